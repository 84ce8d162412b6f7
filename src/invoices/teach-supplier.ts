import { teachAliases } from '../companies/company-alias.js';
import { chosenValue } from '../extraction/model/report.js';
import type { InvoiceTransaction } from './invoice-transaction.js';
import type { Invoice } from './invoice.entity.js';

/** Remembers what the document of an invoice calls the company that a person has chosen for it. */
export async function teachSupplier(
  tx: InvoiceTransaction,
  { id, accountId }: Pick<Invoice, 'id' | 'accountId'>,
  companyId: number,
): Promise<void> {
  const [record] = await tx.invoices.listExtractions([id]);
  const reading = await tx.lessons.findReading(id);
  const name = record?.report ? chosenValue(record.report, 'company.name') : null;
  await teachAliases(tx.aliases, { accountId, id: companyId }, { name, ibans: reading?.ibans ?? [] });
}
