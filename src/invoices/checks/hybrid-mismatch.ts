import type { ComparedField, Mismatch } from '../../extraction/model/mismatch.js';
import { toCamelCase } from '../../shared/letter-case.js';
import { cleanText } from '../../shared/text.js';
import { toCheckValue, type Check, type CheckValue, type CheckValueName } from './check.js';

const MAX_LENGTH = 255;
const NAMES: Readonly<Record<ComparedField, readonly [CheckValueName, words: string]>> = {
  invoice_number: ['invoice_number', 'the number'],
  invoice_date: ['invoice_date', 'the date'],
  total_price: ['total_price', 'the total'],
  currency: ['currency', 'the currency'],
  'company.name': ['company_name', 'the supplier'],
};

/**
 * Reports a PDF whose page disagrees with the e-invoice in it, except for the fields that a person has set.
 *
 * @param editedFields as in the invoice's row
 */
export function checkHybrid(mismatches: readonly Mismatch[], editedFields: readonly string[]): Check[] {
  const open = mismatches.filter(({ field }) => !editedFields.includes(toEditedField(field)));
  if (open.length === 0) return [];
  const differences = open.map(describeMismatch);
  const message =
    `The page and the e-invoice in this PDF disagree: ${differences.map(({ words }) => words).join('; ')}. ` +
    'Ask the supplier which is right before you pay.';
  return [{ code: 'hybrid_mismatch', message, values: differences.map(({ value }) => value), invoiceUid: null }];
}

function describeMismatch({ field, stated, printed }: Mismatch): {
  readonly words: string;
  readonly value: CheckValue;
} {
  const [name, words] = NAMES[field];
  const onPage = cleanText(printed.value, MAX_LENGTH) ?? '';
  const inInvoice = cleanText(stated, MAX_LENGTH) ?? '';
  return {
    words: `${words} is ${onPage} on the page and ${inInvoice} in the e-invoice`,
    value: toCheckValue(name, onPage, inInvoice),
  };
}

function toEditedField(field: ComparedField): string {
  return field === 'company.name' ? 'companyId' : toCamelCase(field);
}
