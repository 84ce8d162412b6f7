import type { CategoryStore } from '../categories/category.store.js';
import { matchCompany, type CompanyDirectory } from '../companies/company-match.js';
import type { Finding } from '../extraction/model/finding.js';
import type { KeptReading } from '../extraction/model/kept-reading.js';
import type { Extraction, ExtractionReport } from '../extraction/model/report.js';
import type { Invoice } from '../invoices/invoice.entity.js';
import type { LessonStore, SupplierHistory } from '../invoices/lesson.store.js';
import type { Logger } from '../shared/logger.js';
import { findingsOf } from './apply-findings.js';
import { withCorrections, withFinding, withRecalled } from './lessons.js';
import { ParseFailure, type ParserPool } from './parser-process.js';
import { tellCategory } from './tell-category.js';

export interface SupplierLessonsDependencies extends CompanyDirectory {
  readonly categories: CategoryStore;
  readonly lessons: LessonStore;
  readonly parser: Pick<ParserPool, 'recall'>;
  readonly logger: Logger;
}

/** What was read of a file, after what corrections have taught. */
export interface Taught extends Extraction {
  /** The row id of the category to file it under, if any. */
  readonly categoryId: number | null;
}

const NO_HISTORY: SupplierHistory = { examples: [], corrections: [] };

/** Applies to a document what people have corrected of the same supplier's earlier ones, in the same account. */
export class SupplierLessons {
  constructor(private readonly dependencies: SupplierLessonsDependencies) {}

  /** @throws the signal's reason */
  async taught(invoice: Invoice, { report, reading }: Extraction, signal: AbortSignal): Promise<Taught> {
    const { categories } = this.dependencies;
    const history = await this.historyOf(invoice, report, reading);
    const recalled = withRecalled(report, await this.recalled(reading, history, signal));
    const corrected = withCorrections(recalled, history.corrections);
    const told = tellCategory(corrected, await categories.list(invoice.accountId), history.corrections);
    return {
      report: told ? withFinding(corrected, told.finding, true) : corrected,
      reading,
      categoryId: told?.category.id ?? null,
    };
  }

  private async historyOf(
    { accountId, companyId, editedFields, id }: Invoice,
    report: ExtractionReport,
    reading: KeptReading | null,
  ): Promise<SupplierHistory> {
    const names = findingsOf(report).company;
    const supplier = editedFields.includes('companyId')
      ? companyId
      : ((await matchCompany(this.dependencies, accountId, names, reading?.ibans ?? []))?.company.id ?? null);
    return supplier === null
      ? NO_HISTORY
      : this.dependencies.lessons.supplierHistory(accountId, supplier, { except: id });
  }

  /** What was read stands without the lessons, so their failure is none of the document. */
  private async recalled(
    reading: KeptReading | null,
    { examples }: SupplierHistory,
    signal: AbortSignal,
  ): Promise<readonly Finding[]> {
    if (reading === null || examples.length === 0) return [];
    try {
      return await this.dependencies.parser.recall({ reading, examples }, signal);
    } catch (error) {
      if (!(error instanceof ParseFailure)) throw error;
      this.dependencies.logger.warn({ code: error.code }, 'earlier corrections could not be applied');
      return [];
    }
  }
}
