import { TITLES } from '../locales/dictionaries.js';
import type { ReadDocument, ReadLine } from './document.js';

const REMINDERS = [...TITLES].flatMap(([title, type]) => (type === 'reminder' ? [title] : []));
const MIN_COLUMNS = 3;

/**
 * Whether a line is the header of the invoices that a reminder lists: "Invoice   Invoice date   Due   Amount". The numbers and dates below
 * it are those of other documents.
 */
export function isHeaderOfInvoices({ lines }: ReadDocument, { cells, fields }: ReadLine): boolean {
  const has = (...keys: readonly string[]): boolean => fields.some(({ key }) => keys.includes(key));
  const isHeader =
    cells.length >= MIN_COLUMNS && has('invoice_title', 'invoice_number') && has('invoice_date', 'date', 'due_date');
  return (
    isHeader &&
    lines.some((line) => line.fields.some(({ label }) => REMINDERS.some((title) => label.startsWith(title))))
  );
}
