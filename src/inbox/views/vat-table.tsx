import type { WholeInvoiceFragment } from '../generated/graphql.ts';
import { useSpeech } from '../language/language.ts';

/** The amounts by VAT rate. */
export function VatTable({ invoice: { vatCategories, currency } }: { readonly invoice: WholeInvoiceFragment }) {
  const { texts, format } = useSpeech();
  if (vatCategories.length === 0) return null;
  return (
    <section className="group">
      <h2>{texts.vat}</h2>
      <table className="item-table">
        <thead>
          <tr>
            <th scope="col">{texts.vatRate}</th>
            {[texts.net, texts.vat, texts.gross].map((name) => (
              <th key={name} scope="col" className="amount">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {vatCategories.map((row, index) => (
            <tr key={`${row.vatRate} ${index}`}>
              <td className="figures">{format.percent(row.exactRate) || '–'}</td>
              <td className="amount">{format.money(row.baseAmount, currency)}</td>
              <td className="amount">{format.money(row.vatAmount, currency)}</td>
              <td className="amount">{format.money(row.totalAmount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
