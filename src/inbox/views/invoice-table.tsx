import { useEffect, useRef } from 'react';
import type { InvoiceLineFragment } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import type { Selection } from './bulk/selection.ts';

type Choosing = Pick<Selection<InvoiceLineFragment>, 'rows' | 'has' | 'toggle' | 'toggleAll'>;

interface InvoiceTableProps {
  readonly invoices: readonly InvoiceLineFragment[];
  /** Lets people choose several. */
  readonly selection?: Choosing | undefined;
}

/** A line for each invoice; the whole line is a link. */
export function InvoiceTable({ invoices, selection }: InvoiceTableProps) {
  const { texts } = useSpeech();
  return (
    <table className="invoice-table">
      <thead>
        <tr>
          {selection && <AllBox selection={selection} count={invoices.length} />}
          <th scope="col">{texts.supplier}</th>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.date}</th>
          <th scope="col">{texts.category}</th>
          <th scope="col">{texts.status}</th>
          <th scope="col" className="amount">
            {texts.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} selection={selection} />
        ))}
      </tbody>
    </table>
  );
}

function AllBox({ selection, count }: { readonly selection: Choosing; readonly count: number }) {
  const { texts } = useSpeech();
  const ref = useRef<HTMLInputElement>(null);
  const chosen = selection.rows.length;
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = chosen > 0 && chosen < count;
  }, [chosen, count]);
  return (
    <th scope="col" className="cell-choice">
      <label>
        <input
          ref={ref}
          type="checkbox"
          aria-label={texts.selectAll}
          checked={chosen === count}
          onChange={selection.toggleAll}
        />
      </label>
    </th>
  );
}

interface InvoiceRowProps extends Pick<InvoiceTableProps, 'selection'> {
  readonly invoice: InvoiceLineFragment;
}

function InvoiceRow({ invoice, selection }: InvoiceRowProps) {
  const { texts, format } = useSpeech();
  const { uid, company, fileName, processingStatus, documentType, totalPrice, currency } = invoice;
  const isReading = processingStatus === 'PROCESSING';
  const name = company?.name ?? fileName ?? texts.unknownSupplier;
  const special = documentType && documentType !== 'INVOICE' ? texts[`type_${documentType}`] : null;
  return (
    <tr data-uid={uid} data-chosen={selection?.has(uid)}>
      {selection && (
        <td className="cell-choice">
          <label>
            <input
              type="checkbox"
              aria-label={`${texts.select}: ${name}`}
              checked={selection.has(uid)}
              onChange={({ nativeEvent }) => selection.toggle(uid, (nativeEvent as MouseEvent).shiftKey)}
            />
          </label>
        </td>
      )}
      <td className="cell-name">
        <Link className="row-link" href={`/invoices/${uid}`}>
          {name}
        </Link>{' '}
        {special !== null && <span className="tag">{special}</span>}
        <CheckMark checks={invoice.checks} />
      </td>
      <td className="cell-number" title={invoice.invoiceNumber ?? undefined}>
        {invoice.invoiceNumber}
      </td>
      <td className="cell-date">{format.day(invoice.invoiceDate)}</td>
      <td className="cell-category">{invoice.category?.name}</td>
      <td className="cell-status">
        <StatusBadge {...invoice} />
      </td>
      <td className="cell-amount amount">
        {isReading ? (
          <progress aria-label={texts.reading} />
        ) : (
          format.money(signTotal({ documentType, totalPrice }), currency)
        )}
      </td>
    </tr>
  );
}

/** The total as sums count it: a credit note is negative, whichever sign its document states. */
export function signTotal({
  documentType,
  totalPrice,
}: Pick<InvoiceLineFragment, 'documentType' | 'totalPrice'>): string | null {
  return documentType === 'CREDIT_NOTE' && totalPrice !== null ? `-${totalPrice.replace('-', '')}` : totalPrice;
}

function CheckMark({ checks }: Pick<InvoiceLineFragment, 'checks'>) {
  const { texts } = useSpeech();
  if (checks.length === 0) return null;
  const names = checks.map(({ code }) => texts[`check_${code}`]).join(', ');
  return (
    <span className="check-mark" title={names}>
      <Icon name="warning" />
      <span className="visually-hidden">
        {texts.checksFound}: {names}
      </span>
    </span>
  );
}
