import type { ReactNode } from 'react';
import { useQuery } from '@apollo/client/react';
import { CardsDocument, CategoriesDocument, CompaniesDocument } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { Link } from '../parts/link.tsx';
import { Loading } from '../parts/loading.tsx';

export function CompanyList() {
  const { texts } = useSpeech();
  const { data, error, refetch, fetchMore } = useQuery(CompaniesDocument, { fetchPolicy: 'cache-and-network' });
  if (!data?.companies) return <Loading error={error} onRetry={refetch} />;
  const { nodes, pageInfo } = data.companies;
  return (
    <RecordPage
      title={texts.companies}
      columns={[texts.name, texts.taxNumber, texts.address]}
      isEmpty={nodes.length === 0}
    >
      {nodes.map(({ uid, name, taxNumber, address }) => (
        <tr key={uid}>
          <td>
            <Link className="row-link" href={`/?company=${uid}`}>
              {name}
            </Link>
          </td>
          <td className="figures">{taxNumber}</td>
          <td>{address}</td>
        </tr>
      ))}
      {pageInfo.hasNextPage && (
        <tr>
          <td colSpan={3}>
            <button
              type="button"
              className="button"
              onClick={() => void fetchMore({ variables: { after: pageInfo.endCursor } })}
            >
              {texts.loadMore}
            </button>
          </td>
        </tr>
      )}
    </RecordPage>
  );
}

export function CategoryList() {
  const { texts } = useSpeech();
  const { data, error, refetch } = useQuery(CategoriesDocument, { fetchPolicy: 'cache-and-network' });
  if (!data?.categories) return <Loading error={error} onRetry={refetch} />;
  return (
    <RecordPage title={texts.categories} columns={[texts.name]} isEmpty={data.categories.length === 0}>
      {data.categories.map(({ uid, name }) => (
        <tr key={uid}>
          <td>
            <Link className="row-link" href={`/?category=${uid}`}>
              {name}
            </Link>
          </td>
        </tr>
      ))}
    </RecordPage>
  );
}

export function CardList() {
  const { texts } = useSpeech();
  const { data, error, refetch } = useQuery(CardsDocument, { fetchPolicy: 'cache-and-network' });
  if (!data?.cards) return <Loading error={error} onRetry={refetch} />;
  return (
    <RecordPage title={texts.cards} columns={[texts.name, texts.cardNumber]} isEmpty={data.cards.nodes.length === 0}>
      {data.cards.nodes.map(({ uid, name, firstFourDigits, lastFourDigits }) => (
        <tr key={uid}>
          <td>{name}</td>
          <td className="figures">
            {firstFourDigits ?? '••••'} •••• •••• {lastFourDigits}
          </td>
        </tr>
      ))}
    </RecordPage>
  );
}

interface RecordPageProps {
  readonly title: string;
  readonly columns: readonly string[];
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

function RecordPage({ title, columns, isEmpty, children }: RecordPageProps) {
  const { texts } = useSpeech();
  return (
    <div className="list-page narrow">
      <h1>{title}</h1>
      {isEmpty ? (
        <p className="empty quiet">{texts.noneYet}</p>
      ) : (
        <table className="record-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      )}
    </div>
  );
}
