import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { CompaniesDocument } from '../../generated/graphql.ts';
import { go, useRoute } from '../../client/route.ts';
import { useSpeech } from '../../language/language.ts';
import { Link } from '../../parts/link.tsx';
import { Loading } from '../../parts/loading.tsx';
import { AddButton, PageHead } from '../../parts/page-head.tsx';
import { MoreButton, RecordTable } from '../../parts/record-table.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { CompanyDialog } from './company-dialog.tsx';

/** The suppliers of the account, newest first, and a search among them. */
export function CompanyList({ canAdd }: { readonly canAdd: boolean }) {
  const { texts, format } = useSpeech();
  const [isAdding, setAdding] = useState(false);
  const query = useRoute().search.get('query') ?? '';
  const { data, previousData, error, refetch, fetchMore } = useQuery(CompaniesDocument, {
    variables: query === '' ? {} : { query },
    fetchPolicy: 'cache-and-network',
  });
  const { companies } = data ?? previousData ?? {};
  if (!companies) return <Loading error={error} onRetry={refetch} />;
  const { nodes, pageInfo, totalCount } = companies;
  const search = (text: string) =>
    go(text === '' ? '/companies' : `/companies?query=${encodeURIComponent(text)}`, { replace: true });
  return (
    <div className="list-page narrow">
      <PageHead title={texts.companies}>
        {canAdd && <AddButton label={texts.addCompany} onClick={() => setAdding(true)} />}
      </PageHead>
      <div className="filters" role="search">
        <SearchField query={query} hint={texts.companyHint} onSearch={search} />
        <span className="quiet figures filter-count">
          {format.count(nodes.length)} / {format.count(totalCount)}
        </span>
      </div>
      {nodes.length === 0 ? (
        <p className="empty quiet">{query === '' ? texts.noneYet : texts.noCompanyFound}</p>
      ) : (
        <RecordTable label={texts.companies} columns={[texts.name, texts.taxNumber, texts.address]}>
          {nodes.map(({ uid, name, taxNumber, address }) => (
            <tr key={uid}>
              <td>
                <Link className="row-link" href={`/companies/${uid}`}>
                  {name}
                </Link>
              </td>
              <td className="figures">{taxNumber}</td>
              <td className="desk-only">{address}</td>
            </tr>
          ))}
        </RecordTable>
      )}
      <MoreButton page={pageInfo} onMore={fetchMore} />
      {isAdding && (
        <CompanyDialog company={null} onClose={() => setAdding(false)} onSaved={(uid) => go(`/companies/${uid}`)} />
      )}
    </div>
  );
}
