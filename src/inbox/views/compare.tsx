import { useQuery } from '@apollo/client/react';
import { WholeInvoiceDocument } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { Loading } from '../parts/loading.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { DocumentPane } from './document-pane.tsx';

/** Two invoices side by side, to see whether one is a duplicate of the other. */
export function CompareView({ uids }: { readonly uids: readonly [string, string] }) {
  const { texts } = useSpeech();
  return (
    <div className="compare-page">
      <Link className="back" href={`/invoices/${uids[0]}`}>
        <Icon name="back" />
        {texts.close}
      </Link>
      <h1>{texts.compareTitle}</h1>
      <div className="compare">
        {uids.map((uid) => (
          <ComparedInvoice key={uid} uid={uid} />
        ))}
      </div>
    </div>
  );
}

function ComparedInvoice({ uid }: { readonly uid: string }) {
  const { texts, format } = useSpeech();
  const { data, error, refetch } = useQuery(WholeInvoiceDocument, { variables: { uid } });
  const invoice = data?.invoice;
  if (!invoice) return <Loading error={error} onRetry={refetch} />;
  const facts = [
    [texts.f_invoiceNumber, invoice.invoiceNumber],
    [texts.f_invoiceDate, format.day(invoice.invoiceDate)],
    [texts.f_totalPrice, format.money(invoice.totalPrice, invoice.currency)],
    [texts.f_iban, format.iban(invoice.iban)],
  ] as const;
  return (
    <article className="compared">
      <h2>
        <Link href={`/invoices/${uid}`}>{invoice.company?.name ?? invoice.fileName ?? invoice.hfId}</Link>
      </h2>
      <p className="compared-head">
        <StatusBadge {...invoice} />
        <span className="quiet">{format.instant(invoice.createdAt)}</span>
      </p>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <DocumentPane invoice={invoice} marks={[]} />
    </article>
  );
}
