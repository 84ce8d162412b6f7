import type { ComparedField, Mismatch } from '../../extraction/model/mismatch.js';
import { toCamelCase } from '../../shared/letter-case.js';
import { cleanText } from '../../shared/text.js';
import type { Check } from './check.js';

const MAX_LENGTH = 255;
const NAMES: Readonly<Record<ComparedField, string>> = {
  invoice_number: 'the number',
  invoice_date: 'the date',
  total_price: 'the total',
  currency: 'the currency',
  'company.name': 'the supplier',
};

/**
 * Reports a PDF whose page disagrees with the e-invoice in it, except for the fields that a person has set.
 *
 * @param editedFields as in the invoice's row
 */
export function checkHybrid(mismatches: readonly Mismatch[], editedFields: readonly string[]): Check[] {
  const open = mismatches.filter(({ field }) => !editedFields.includes(toEditedField(field)));
  if (open.length === 0) return [];
  const differences = open.map(
    ({ field, stated, printed }) =>
      `${NAMES[field]} is ${cleanText(printed.value, MAX_LENGTH)} on the page and ${cleanText(stated, MAX_LENGTH)} in the e-invoice`,
  );
  const message =
    `The page and the e-invoice in this PDF disagree: ${differences.join('; ')}. ` +
    'Ask the supplier which is right before you pay.';
  return [{ code: 'hybrid_mismatch', message, invoiceUid: null }];
}

function toEditedField(field: ComparedField): string {
  return field === 'company.name' ? 'companyId' : toCamelCase(field);
}
