import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import {
  CompaniesDocument,
  CompanyDocument,
  DeleteCompanyDocument,
  type CompanyLineFragment,
  type SumsFragment,
} from '../../generated/graphql.ts';
import { go } from '../../client/route.ts';
import { useSpeech } from '../../language/language.ts';
import { Facts } from '../../parts/facts.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Link } from '../../parts/link.tsx';
import { Loading } from '../../parts/loading.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { MoreButton } from '../../parts/record-table.tsx';
import { RemovalDialog } from '../../parts/removal-dialog.tsx';
import { InvoiceTable } from '../invoice-table.tsx';
import { ColumnChart } from '../statistics/column-chart.tsx';
import { CompanyDialog } from './company-dialog.tsx';

const LIST = '/companies';

/** A company with what is known of it, what it has charged, and its invoices. */
export function CompanyPage({ uid }: { readonly uid: string }) {
  const { texts } = useSpeech();
  const { data, error, refetch, fetchMore } = useQuery(CompanyDocument, {
    variables: { uid, filter: { companyUids: [uid] } },
    fetchPolicy: 'cache-and-network',
  });
  if (!data?.company) return <Loading error={error} onRetry={refetch} />;
  const { company, invoices, invoiceStats, months } = data;
  return (
    <div className="list-page narrow stacked">
      <Link className="back" href={LIST}>
        <Icon name="back" />
        {texts.companies}
      </Link>
      <CompanyHead company={company} />
      <CompanyFacts company={company} sums={invoiceStats ?? []} />
      <CompanyMonths uid={uid} rows={months ?? []} />
      <PageHead title={texts.invoices} level={2}>
        <Link href={`/?company=${uid}`}>{texts.showInInbox}</Link>
      </PageHead>
      {invoices && invoices.nodes.length > 0 ? (
        <InvoiceTable invoices={invoices.nodes} />
      ) : (
        <p className="empty quiet">{texts.noneYet}</p>
      )}
      {invoices && <MoreButton page={invoices.pageInfo} onMore={fetchMore} />}
    </div>
  );
}

function CompanyHead({ company }: { readonly company: CompanyLineFragment }) {
  const { texts } = useSpeech();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const { canUpdate, canDelete } = company.permissions;
  return (
    <>
      <PageHead title={company.name}>
        {canUpdate && (
          <button type="button" className="button" onClick={() => setOpen('edit')}>
            {texts.edit}
          </button>
        )}
        {canDelete && (
          <button type="button" className="text-button danger" onClick={() => setOpen('delete')}>
            {texts.delete}
          </button>
        )}
      </PageHead>
      {open === 'edit' && <CompanyDialog company={company} onClose={close} onSaved={close} />}
      {open === 'delete' && (
        <RemovalDialog
          title={texts.deleteCompany}
          action={texts.delete}
          name={company.name}
          hint={texts.deleteRecordHint}
          mutation={DeleteCompanyDocument}
          uid={company.uid}
          list={CompaniesDocument}
          onClose={close}
          onRemoved={() => go(LIST)}
        />
      )}
    </>
  );
}

interface CompanyFactsProps {
  readonly company: CompanyLineFragment;
  readonly sums: readonly SumsFragment[];
}

function CompanyFacts({ company, sums }: CompanyFactsProps) {
  const { texts, format } = useSpeech();
  const totals = sums.map(({ totalPrice, currency }) => format.money(totalPrice, currency)).filter(Boolean);
  const facts = [
    [texts.taxNumber, company.taxNumber],
    [texts.taxOffice, company.taxOffice],
    [texts.address, company.address],
    [texts.phone, company.phone],
    [texts.total, totals.join(' · ')],
  ] as const;
  return <Facts facts={facts} />;
}

/** What the company has charged in each month, in a chart for each currency. */
function CompanyMonths({ uid, rows }: { readonly uid: string; readonly rows: readonly SumsFragment[] }) {
  const { texts } = useSpeech();
  const currencies = [...new Set(rows.flatMap(({ currency }) => currency ?? []))].toSorted();
  return currencies.map((currency) => (
    <ColumnChart
      key={currency}
      title={`${texts.byMonth}, ${currency}`}
      rows={rows.filter((row) => row.currency === currency)}
      amount="totalPrice"
      filter={{ companyUids: [uid], ...(currencies.length > 1 && { currencies: [currency] }) }}
    />
  ));
}
