import type { FieldLabel } from '../locales/locale.js';
import type { ReadLine } from './document.js';
import type { LabelHit } from './labels.js';

/** The label of a name that begins a form with a party's name, address and tax number. */
export interface BuyerForm {
  readonly line: ReadLine;
  readonly hit: LabelHit<FieldLabel>;
}

/** In lines below the name. */
const MAX_LINES = 6;
const TAX_NUMBERS: ReadonlySet<FieldLabel> = new Set(['vat_id', 'tax_number']);

/**
 * Finds the form that describes the buyer without saying so: the last one with labels for a name, an address and a tax number, if the
 * seller's tax number is above it. Greek and Argentine invoices have such forms below the letterhead.
 */
export function findBuyerForm(head: readonly ReadLine[]): BuyerForm | null {
  const forms = head.flatMap((line) =>
    line.fields.flatMap((hit) =>
      hit.key === 'name' && opensCell(line, hit) && isForm(head, line) ? [{ line, hit }] : [],
    ),
  );
  const last = forms.at(-1);
  const above = head.filter(({ page, index }) => page === last?.line.page && index < last.line.index);
  return last && above.some((line) => hasLabel(line, TAX_NUMBERS)) ? last : null;
}

function isForm(head: readonly ReadLine[], line: ReadLine): boolean {
  const rows = head.filter(
    ({ page, index }) => page === line.page && index >= line.index && index <= line.index + MAX_LINES,
  );
  return rows.some((row) => hasLabel(row, new Set(['address']))) && rows.some((row) => hasLabel(row, TAX_NUMBERS));
}

/** Whether a label of one of these kinds opens a cell of a line, with a value behind it. */
function hasLabel(line: ReadLine, keys: ReadonlySet<FieldLabel>): boolean {
  return line.fields.some((hit) => keys.has(hit.key) && opensCell(line, hit));
}

function opensCell({ cells, words }: ReadLine, { from }: LabelHit<FieldLabel>): boolean {
  return cells.some((cell) => cell.words[0] === words[from]);
}
