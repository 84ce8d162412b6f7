/** The SQL of an invoice's amount as sums count it: a credit note is negative, whichever sign its document states. */
export function buildSignedSql(amount: string): string {
  return `CASE WHEN invoice.document_type = 'credit_note' THEN -ABS(${amount}) ELSE ${amount} END`;
}
