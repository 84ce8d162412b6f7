import { getChosenValue, type ExtractionReport } from '../extraction/model/report.js';
import { learnAliases } from './learn-aliases.js';
import type { CompanyAliasStore } from './company-alias.store.js';
import type { LessonStore } from './lesson.store.js';

interface LearningTransaction {
  readonly aliases: CompanyAliasStore;
  readonly lessons: LessonStore;
  readonly invoices: {
    listExtractions(invoiceIds: readonly number[]): Promise<readonly { readonly report: ExtractionReport | null }[]>;
  };
}

/** Learns how the document of an invoice names the company that a person has chosen for it. */
export async function learnSupplier(
  tx: LearningTransaction,
  { id, accountId }: { readonly id: number; readonly accountId: number },
  companyId: number,
): Promise<void> {
  const records = await tx.invoices.listExtractions([id]);
  const report = records[0]?.report ?? null;
  const reading = await tx.lessons.findReading(id);
  const name = report && getChosenValue(report, 'company.name');
  await learnAliases(tx.aliases, { accountId, id: companyId }, { name, ibans: reading?.ibans ?? [] });
}
