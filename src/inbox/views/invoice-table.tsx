import type { InvoiceLineFragment } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';

/** A line for each invoice; the whole line is a link. */
export function InvoiceTable({ invoices }: { readonly invoices: readonly InvoiceLineFragment[] }) {
  const { texts } = useSpeech();
  return (
    <table className="invoice-table">
      <thead>
        <tr>
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
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </table>
  );
}

function InvoiceRow({ invoice }: { readonly invoice: InvoiceLineFragment }) {
  const { texts, format } = useSpeech();
  const { uid, company, fileName, processingStatus, documentType, totalPrice, currency } = invoice;
  const isReading = processingStatus === 'PROCESSING';
  const name = company?.name ?? fileName ?? texts.unknownSupplier;
  const special = documentType && documentType !== 'INVOICE' ? texts[`type_${documentType}`] : null;
  return (
    <tr data-status={processingStatus} data-kind={documentType}>
      <td className="cell-name">
        <Link className="row-link" href={`/invoices/${uid}`}>
          {name}
        </Link>
        {special !== null && <span className="tag">{special}</span>}
        <CheckMark checks={invoice.checks} />
      </td>
      <td className="cell-number">{invoice.invoiceNumber}</td>
      <td className="cell-date">{format.day(invoice.invoiceDate)}</td>
      <td className="cell-category">{invoice.category?.name}</td>
      <td className="cell-status">
        <StatusBadge {...invoice} />
      </td>
      <td className="cell-amount amount">
        {isReading ? <progress aria-label={texts.reading} /> : format.money(totalPrice, currency)}
      </td>
    </tr>
  );
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
