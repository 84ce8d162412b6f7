import { useEffect, useMemo, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { WholeInvoiceDocument, type WholeInvoiceFragment } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { Loading } from '../parts/loading.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { go } from '../client/route.ts';
import { CheckList } from './check-list.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { DocumentPane } from './document-pane.tsx';
import { buildMarks } from './document-marks.ts';
import { FieldList } from './field-list.tsx';
import { History } from './history.tsx';
import type { FieldDefinition } from './invoice-fields.ts';
import { ItemTable } from './item-table.tsx';
import { isTyping } from './list-keys.ts';
import { VatTable } from './vat-table.tsx';

/** One invoice beside its pages. */
export function InvoiceView({ uid }: { readonly uid: string }) {
  const { data, error, refetch } = useQuery(WholeInvoiceDocument, {
    variables: { uid },
    fetchPolicy: 'cache-and-network',
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isTyping(event)) go('/');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  if (!data?.invoice) return <Loading error={error} onRetry={refetch} />;
  return <WholeInvoice invoice={data.invoice} />;
}

/** A field under the pointer or the focus, and one that is being edited. */
export interface FieldFocus {
  readonly active: string | null;
  readonly edited: FieldDefinition | null;
  /** The value that was picked on the page. */
  readonly picked: string | null;
}

const NOTHING: FieldFocus = { active: null, edited: null, picked: null };

function WholeInvoice({ invoice }: { readonly invoice: WholeInvoiceFragment }) {
  const { texts } = useSpeech();
  const [focus, setFocus] = useState<FieldFocus>(NOTHING);
  const change = (patch: Partial<FieldFocus>) => setFocus((current) => ({ ...current, ...patch }));
  const marks = useMemo(
    () => buildMarks(invoice, focus, (value) => change({ picked: value })),
    [invoice, focus.active, focus.edited],
  );
  return (
    <div className="invoice-page">
      <div className="invoice-data">
        <Link className="back" href="/">
          <Icon name="back" />
          {texts.back}
        </Link>
        <InvoiceHead invoice={invoice} />
        <DecisionBar invoice={invoice} />
        <a className="to-document" href="#document">
          {texts.document}
        </a>
        <CheckList invoice={invoice} />
        <FieldList invoice={invoice} focus={focus} onFocus={change} />
        <ItemTable invoice={invoice} onActive={(active) => change({ active })} />
        <VatTable invoice={invoice} />
        <History invoice={invoice} />
      </div>
      <DocumentPane invoice={invoice} marks={marks} isMain />
    </div>
  );
}

function InvoiceHead({ invoice }: { readonly invoice: WholeInvoiceFragment }) {
  const { texts, format } = useSpeech();
  const { company, fileName, documentType, invoiceNumber, totalPrice, currency, processingError } = invoice;
  const kind = texts[`type_${documentType ?? 'INVOICE'}`];
  return (
    <header className="invoice-head">
      <p className="quiet">
        {kind} {invoiceNumber ?? texts.noNumber}
      </p>
      <h1>
        {company ? (
          <Link className="plain-link" href={`/companies/${company.uid}`}>
            {company.name}
          </Link>
        ) : (
          (fileName ?? texts.unknownSupplier)
        )}
      </h1>
      <p className="invoice-sum">
        <strong className="figures">{format.money(totalPrice, currency) || '–'}</strong>
        <StatusBadge {...invoice} />
      </p>
      {processingError && (
        <p className="notice" role="status">
          {processingError.message}
        </p>
      )}
    </header>
  );
}
