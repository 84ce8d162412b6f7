import type { VatCategoryFinding } from '../extraction/model/finding.js';
import { getChosenValue, type ExtractionReport } from '../extraction/model/report.js';
import { fitDecimal, MONEY_DIGITS, MONEY_SCALE, RATE_DIGITS, RATE_SCALE } from '../shared/money.js';
import type { VatCategory } from './fields/vocabulary.js';

/** Reads the VAT rows that the document states from its report; a value that the contract does not allow is null. */
export function readStatedVat(report: ExtractionReport): VatCategory[] {
  return (getChosenValue(report, 'vat_categories') ?? []).map(toVatCategory);
}

function toVatCategory(category: VatCategoryFinding): VatCategory {
  const toAmount = (value: string | null) => fitDecimal(value, MONEY_DIGITS, MONEY_SCALE);
  return {
    vatRate: fitDecimal(category.vat_rate, RATE_DIGITS, RATE_SCALE),
    baseAmount: toAmount(category.base_amount),
    vatAmount: toAmount(category.vat_amount),
    totalAmount: toAmount(category.total_amount),
  };
}
