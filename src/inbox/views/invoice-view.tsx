import { useEffect, useMemo, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { WholeInvoiceDocument, type WholeInvoiceFragment } from '../generated/graphql.ts';
import { useSpeech, type Texts } from '../language/language.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { Loading } from '../parts/loading.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { StatusBadge } from '../parts/status-badge.tsx';
import { findLastList, rememberOpened } from '../client/last-list.ts';
import { go } from '../client/route.ts';
import { describeFailure } from '../language/failure.ts';
import { CheckList } from './check-list.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { DocumentPane } from './document-pane.tsx';
import { buildMarks } from './document-marks.ts';
import { FieldList } from './field-list.tsx';
import { History } from './history.tsx';
import type { FieldFocus } from './field-focus.ts';
import { ItemTable } from './item-table.tsx';
import { ListLinks } from './list-links.tsx';
import { VatTable } from './vat-table.tsx';

/** One invoice beside its pages. */
export function InvoiceView({ uid }: { readonly uid: string }) {
  const { data, error, refetch } = useQuery(WholeInvoiceDocument, {
    variables: { uid },
    fetchPolicy: 'cache-and-network',
  });
  useEffect(() => rememberOpened(uid), [uid]);
  if (!data?.invoice) return <Loading error={error} onRetry={refetch} />;
  return <WholeInvoice invoice={data.invoice} />;
}

const NOTHING: FieldFocus = { active: null, edited: null, left: null, picked: null };

function WholeInvoice({ invoice }: { readonly invoice: WholeInvoiceFragment }) {
  const speech = useSpeech();
  const { texts } = speech;
  usePageTitle(nameInvoice(invoice, texts));
  const [focus, setFocus] = useState<FieldFocus>(NOTHING);
  const change = (patch: Partial<FieldFocus>) => setFocus((current) => ({ ...current, ...patch }));
  const marks = useMemo(
    () => buildMarks(invoice, focus, speech, (value) => change({ picked: value })),
    [invoice, focus.active, focus.edited, speech],
  );
  return (
    <div className="invoice-page">
      <div className="invoice-data">
        <ListLinks uid={invoice.uid} />
        <InvoiceHead invoice={invoice} />
        <DecisionBar invoice={invoice} isMain onDeleted={() => go(findLastList())} />
        <a className="text-button to-document" href="#document">
          <Icon name="down" />
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

function nameInvoice({ company, fileName, invoiceNumber }: WholeInvoiceFragment, texts: Texts): string {
  return [company?.name ?? fileName ?? texts.unknownSupplier, invoiceNumber].filter(Boolean).join(' ');
}

function InvoiceHead({ invoice }: { readonly invoice: WholeInvoiceFragment }) {
  const { texts, format } = useSpeech();
  const { company, fileName, documentType, invoiceNumber, totalPrice, currency, processingError } = invoice;
  const kind = texts[`type_${documentType ?? 'INVOICE'}`];
  const isRead = invoiceNumber !== null || totalPrice !== null;
  return (
    <header className="invoice-head">
      <p className="quiet">{isRead ? `${kind} ${invoiceNumber ?? texts.noNumber}` : texts.document}</p>
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
        {isRead && <strong className="figures">{format.money(totalPrice, currency) || '–'}</strong>}
        <StatusBadge {...invoice} />
      </p>
      {processingError && (
        <p className="notice" role="status">
          {describeFailure(processingError, texts)} {texts.failedHint}
        </p>
      )}
    </header>
  );
}
