import { useQuery } from '@apollo/client/react';
import { go } from '../client/route.ts';
import { WholeInvoiceDocument, type WholeInvoiceFragment } from '../generated/graphql.ts';
import { useSpeech, type Speech } from '../language/language.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { Loading } from '../parts/loading.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { StatusBadge } from '../parts/status-badge.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { DocumentPane } from './document-pane.tsx';

/** Two invoices side by side, to see where they differ, and to decide on either. */
export function CompareView({ uids }: { readonly uids: readonly [string, string] }) {
  const speech = useSpeech();
  const { texts } = speech;
  usePageTitle(texts.compareTitle);
  const queries = [useCompared(uids[0]), useCompared(uids[1])] as const;
  const facts = queries.map(({ data }) => (data?.invoice ? listFacts(data.invoice, speech) : []));
  return (
    <div className="compare-page">
      <Link className="back" href={`/invoices/${uids[0]}`}>
        <Icon name="back" />
        {texts.close}
      </Link>
      <h1>{texts.compareTitle}</h1>
      <div className="compare">
        {queries.map(({ data, error, refetch }, index) =>
          data?.invoice ? (
            <ComparedInvoice
              key={uids[index]}
              invoice={data.invoice}
              facts={facts[index] ?? []}
              others={facts[1 - index] ?? []}
              onDeleted={() => go(`/invoices/${uids[index === 0 ? 1 : 0]}`)}
            />
          ) : (
            <Loading key={uids[index]} error={error} onRetry={refetch} />
          ),
        )}
      </div>
    </div>
  );
}

function useCompared(uid: string) {
  return useQuery(WholeInvoiceDocument, { variables: { uid } });
}

type Fact = readonly [label: string, value: string];

function listFacts(invoice: WholeInvoiceFragment, { texts, format }: Speech): readonly Fact[] {
  return [
    [texts.f_invoiceNumber, invoice.invoiceNumber ?? ''],
    [texts.f_invoiceDate, format.day(invoice.invoiceDate)],
    [texts.f_totalPrice, format.money(invoice.totalPrice, invoice.currency)],
    [texts.f_iban, format.iban(invoice.iban)],
  ];
}

interface ComparedInvoiceProps {
  readonly invoice: WholeInvoiceFragment;
  readonly facts: readonly Fact[];
  /** Those of the other invoice; empty while it is loading. */
  readonly others: readonly Fact[];
  readonly onDeleted: () => void;
}

function ComparedInvoice({ invoice, facts, others, onDeleted }: ComparedInvoiceProps) {
  const { format } = useSpeech();
  const name = invoice.company?.name ?? invoice.fileName ?? invoice.hfId;
  return (
    <article className="compared" aria-label={`${name} ${invoice.hfId}`}>
      <h2>
        <Link href={`/invoices/${invoice.uid}`}>{name}</Link>
      </h2>
      <p className="compared-head">
        <StatusBadge {...invoice} />
        <span className="quiet">
          {invoice.hfId} · {format.instant(invoice.createdAt)}
        </span>
      </p>
      <dl className="facts">
        {facts.map(([label, value], index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{others.length > 0 && others[index]?.[1] !== value ? <mark>{value || '–'}</mark> : value || '–'}</dd>
          </div>
        ))}
      </dl>
      <DecisionBar invoice={invoice} onDeleted={onDeleted} />
      <DocumentPane invoice={invoice} marks={[]} />
    </article>
  );
}
