import type { CategoryStore } from '../categories/category.store.js';
import type { Finding } from '../extraction/model/finding.js';
import type { KeptReading } from '../extraction/model/kept-reading.js';
import type { Extraction, ExtractionReport } from '../extraction/model/report.js';
import { repeatCorrections, addFinding, addRecalled } from './apply-lessons.js';
import { chooseCategory } from './choose-category.js';
import type { LessonStore, SupplierHistory } from './lesson.store.js';
import { readCompanyFinding, matchCompany, type CompanyDirectory } from './match-company.js';
import type { RecallRequest } from './recall.js';

export interface SupplierLessonsDependencies extends CompanyDirectory {
  readonly categories: CategoryStore;
  readonly lessons: LessonStore;
  /** Runs `recall`; finds nothing if that fails. */
  readonly parser: {
    recall(accountId: number, request: RecallRequest, signal: AbortSignal): Promise<readonly Finding[]>;
  };
}

/** The invoice whose file was read. */
export interface ReadInvoice {
  readonly id: number;
  readonly accountId: number;
  readonly companyId: number | null;
  readonly editedFields: readonly string[];
}

/** An extraction after earlier corrections were applied. */
export interface CorrectedExtraction extends Extraction {
  /** The row id of the category to file it under, if any. */
  readonly categoryId: number | null;
}

const NO_HISTORY: SupplierHistory = { examples: [], corrections: [] };

/** Applies people's corrections of a supplier's earlier documents to a new one, within the account. */
export class SupplierLessons {
  constructor(private readonly dependencies: SupplierLessonsDependencies) {}

  /** @throws the signal's reason */
  async apply(
    invoice: ReadInvoice,
    { report, reading }: Extraction,
    signal: AbortSignal,
  ): Promise<CorrectedExtraction> {
    const { categories } = this.dependencies;
    const [history, known] = await Promise.all([
      this.findHistory(invoice, report, reading),
      categories.list(invoice.accountId),
    ]);
    const recalled = addRecalled(report, await this.recall(invoice.accountId, reading, history, signal));
    const corrected = repeatCorrections(recalled, history.corrections);
    const choice = chooseCategory(corrected, known, history.corrections);
    return {
      report: choice ? addFinding(corrected, choice.finding, true) : corrected,
      reading,
      categoryId: choice?.category.id ?? null,
    };
  }

  private async findHistory(
    { accountId, companyId, editedFields, id }: ReadInvoice,
    report: ExtractionReport,
    reading: KeptReading | null,
  ): Promise<SupplierHistory> {
    const finding = readCompanyFinding(report);
    const supplier = editedFields.includes('companyId')
      ? companyId
      : ((await matchCompany(this.dependencies, accountId, finding, reading?.ibans ?? []))?.company.id ?? null);
    return supplier === null
      ? NO_HISTORY
      : this.dependencies.lessons.getSupplierHistory(accountId, supplier, { except: id });
  }

  private async recall(
    accountId: number,
    reading: KeptReading | null,
    { examples }: SupplierHistory,
    signal: AbortSignal,
  ): Promise<readonly Finding[]> {
    if (reading === null || examples.length === 0) return [];
    return this.dependencies.parser.recall(accountId, { reading, examples }, signal);
  }
}
