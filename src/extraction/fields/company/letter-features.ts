import { isContact } from '../../page/address-lines.js';
import { findCellAbove, findCellsBelow, type PlacedCell } from '../../page/cells.js';
import type { ReadDocument } from '../../page/document.js';
import { toFeatures, type Features } from '../../ranking/features.js';
import { hasPostcode } from '../../regions/addresses.js';
import { foldText } from '../../../shared/text.js';
import { isTitle, isTitledPerson } from './companies-below.js';
import { hasLegalForm } from './legal-forms.js';
import { isSenderLine } from './sender-line.js';

/** The words before the comma of a salutation: "Dear Mr Fox", "Sehr geehrte Frau Dr. Fuchs". */
const MAX_SALUTATION = 6;
const MIN_SALUTATION = 2;
const MIN_NAME_WORD = 3;
/** The lines between a sender line and the name in the window of an envelope. */
const MAX_LINES_BELOW_SENDER = 4;
/** In points. */
const SAME_EDGE = 5;

/** Signs that a name belongs to a letter: a personal title, a place in the envelope's window, and a salutation. */
export function describeLetter(
  name: string,
  placed: PlacedCell,
  { document }: { readonly document: ReadDocument },
): Features {
  const above = findCellAbove(document, placed);
  const below = findCellsBelow(document, placed).map(({ cell }) => cell.text);
  const postcode = below.findIndex(hasPostcode);
  const isAbovePlace = placed.line.index < document.layout.table;
  const headsBlock = above === null || isTitle(above.text) || isSenderLine(above);
  return toFeatures({
    // A person after the name of a company is its contact: "Kraxi – Ms Ann Fox".
    'personal title':
      (placed.cell.text.startsWith(name) && isTitle(name.split(/\s+/)[0] ?? '')) ||
      (above !== null && (isTitle(above.text) || (hasLegalForm(name) && isTitledPerson(above.text)))),
    'only an address below': isAbovePlace && headsBlock && postcode >= 0 && !below.some(isContact),
    'below a sender line': isBelowSender(placed, document),
    greeted: isGreeted(name, placed, document),
  });
}

/** Whether a sender line is right above: the small line with the sender's name and address that shows in the envelope's window. */
function isBelowSender({ line, cell }: PlacedCell, { lines }: ReadDocument): boolean {
  return lines
    .slice(Math.max(0, line.index - MAX_LINES_BELOW_SENDER), line.index)
    .filter(({ page }) => page === line.page)
    .flatMap(({ cells }) => cells)
    .some((other) => Math.abs(other.box.x - cell.box.x) < SAME_EDGE && isSenderLine(other));
}

/** Whether a salutation has a word of the name before its comma. Salutations differ between languages; the comma does not. */
function isGreeted(name: string, { line }: PlacedCell, { lines }: ReadDocument): boolean {
  const words = name.split(/[^\p{L}]+/u).map(foldText);
  return lines.some(({ index, page, cells }) => {
    const text = page === line.page && index > line.index ? (cells[0]?.text ?? '') : '';
    const parts = /^\p{Lu}[^,\d]{1,60}(?=,(?:$|\s\p{Ll}))/u.exec(text)?.[0].split(' ') ?? [];
    const last = foldText(parts.at(-1) ?? '');
    const isSalutation = parts.length >= MIN_SALUTATION && parts.length <= MAX_SALUTATION;
    return (
      isSalutation && last.length >= MIN_NAME_WORD && words.includes(last) && !words.includes(foldText(parts[0] ?? ''))
    );
  });
}
