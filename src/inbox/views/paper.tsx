import type { WholeInvoiceFragment } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';

/** A readable page made from the values of an e-invoice. */
export function Paper({ invoice }: { readonly invoice: WholeInvoiceFragment }) {
  const { texts, format } = useSpeech();
  const { company, buyer, currency } = invoice;
  const facts = [
    [texts.f_invoiceNumber, invoice.invoiceNumber],
    [texts.f_invoiceDate, format.day(invoice.invoiceDate)],
    [texts.f_dueDate, format.day(invoice.dueDate)],
    [texts.f_iban, format.iban(invoice.iban)],
    [texts.f_paymentReference, invoice.paymentReference],
  ].filter(([, value]) => value);
  const sums = [
    [texts.f_netTotal, invoice.netTotal],
    [texts.f_totalVat, invoice.totalVat],
    [texts.f_totalPrice, invoice.totalPrice],
  ] as const;
  return (
    <>
      <p className="quiet small paper-hint">{texts.fromXml}</p>
      <article className="paper">
        <header>
          <Party name={company?.name} address={company?.address} taxNumber={company?.taxNumber} />
          <Party name={buyer?.name} address={buyer?.address} taxNumber={buyer?.taxNumber} />
        </header>
        <h2>{texts[`type_${invoice.documentType ?? 'INVOICE'}`]}</h2>
        <dl className="facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <PaperItems invoice={invoice} />
        <dl className="paper-sums">
          {sums.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{format.money(value, currency)}</dd>
            </div>
          ))}
        </dl>
      </article>
    </>
  );
}

interface PartyProps {
  readonly name: string | null | undefined;
  readonly address: string | null | undefined;
  readonly taxNumber: string | null | undefined;
}

function Party({ name, address, taxNumber }: PartyProps) {
  return (
    <address>
      <strong>{name}</strong>
      <span>{address}</span>
      <span>{taxNumber}</span>
    </address>
  );
}

function PaperItems({ invoice: { items, currency } }: { readonly invoice: WholeInvoiceFragment }) {
  const { texts, format } = useSpeech();
  if (items.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.itemName}</th>
          <th scope="col" className="amount">
            {texts.quantity}
          </th>
          <th scope="col" className="amount">
            {texts.vat}
          </th>
          <th scope="col" className="amount">
            {texts.gross}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.uid}>
            <td>{item.name ?? item.description}</td>
            <td className="amount">{format.decimal(item.quantity)}</td>
            <td className="amount">{format.percent(item.vatRate)}</td>
            <td className="amount">{format.money(item.totalPrice, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
