import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { CompaniesDocument } from '../../generated/graphql.ts';
import { go } from '../../client/route.ts';
import { useSpeech } from '../../language/language.ts';
import { Link } from '../../parts/link.tsx';
import { Loading } from '../../parts/loading.tsx';
import { AddButton, PageHead } from '../../parts/page-head.tsx';
import { MoreButton, RecordTable } from '../../parts/record-table.tsx';
import { CompanyDialog } from './company-dialog.tsx';

/** The suppliers of the account, newest first. */
export function CompanyList({ canAdd }: { readonly canAdd: boolean }) {
  const { texts } = useSpeech();
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch, fetchMore } = useQuery(CompaniesDocument, { fetchPolicy: 'cache-and-network' });
  if (!data?.companies) return <Loading error={error} onRetry={refetch} />;
  const { nodes, pageInfo } = data.companies;
  return (
    <div className="list-page narrow">
      <PageHead title={texts.companies}>
        {canAdd && <AddButton label={texts.addCompany} onClick={() => setAdding(true)} />}
      </PageHead>
      {nodes.length === 0 ? (
        <p className="empty quiet">{texts.noneYet}</p>
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
