/** The SQL of an invoice's amount as sums count it: a credit note is negative, whichever sign its document states. */
export function buildSignedSql(column: 'total_price' | 'total_vat'): string {
  const amount = `invoice.${column}`;
  return `CASE WHEN invoice.document_type = 'credit_note' THEN -ABS(${amount}) ELSE ${amount} END`;
}
