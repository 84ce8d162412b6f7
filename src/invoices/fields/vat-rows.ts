import { buildSignedSql } from './signed-amount.js';

/** SQL for the VAT rows of invoices. */
export interface VatRows {
  /** Joins them to `invoice`: one row for each, none for an invoice without any. */
  readonly join: string;
  /** The rate as a decimal text; null if the document states none. */
  readonly rate: string;
  /** Amounts in hundredths as sums count them: those of a credit note are negative. */
  readonly totalPrice: string;
  readonly totalVat: string;
}

/** Builds the SQL that reads the VAT rows of invoices from their JSON. */
export function buildVatRows(dialect: 'mysql' | 'sqlite'): VatRows {
  const read = (name: string) =>
    dialect === 'sqlite' ? `json_extract(vat_row.value, '$.${name}')` : `vat_row.${name}`;
  const text = 'VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin';
  const columns = ['vatRate', 'totalAmount', 'vatAmount'].map((name) => `${name} ${text} PATH '$.${name}'`).join(', ');
  const rows =
    dialect === 'sqlite'
      ? 'json_each(invoice.vat_categories)'
      : `JSON_TABLE(invoice.vat_categories, '$[*]' COLUMNS (${columns}))`;
  // Amounts have two decimal places, so without the point they are hundredths.
  const toHundredths = (amount: string) => `CAST(REPLACE(${amount}, '.', '') AS SIGNED)`;
  return {
    join: ` JOIN ${rows} AS vat_row`,
    rate: read('vatRate'),
    totalPrice: buildSignedSql(toHundredths(read('totalAmount'))),
    totalVat: buildSignedSql(toHundredths(read('vatAmount'))),
  };
}
