import { findBuyerForm, type BuyerForm } from './buyer-forms.js';
import { findAddressee, findAddressHead, findTitledPerson } from './addressees.js';
import type { LabelHit } from './labels.js';
import { hasPostcode } from '../regions/addresses.js';
import { PAYEES, PAYERS, RECEIVERS } from '../locales/dictionaries.js';
import { findConsignors } from './consignors.js';
import { namesContractHolder } from './contract-holders.js';
import { hasCaselessLetters } from '../text/scripts.js';
import { squash } from '../text/squash.js';
import { findCentredColumn, findPairsEdge, findRightAlignedEdge, findRightEdge, isFormLabel } from './block-edges.js';
import { areAligned, findCellAbove } from './cells.js';
import type { Cell } from './lines.js';
import { bottomOf, middleOf, rightOf } from './boxes.js';
import { joinWords } from './lines.js';
import { isMoney } from './numbers.js';
import { fillsCell, findCell, isTranslation, startsParty } from './party-labels.js';
import type { PartyLabel } from '../locales/locale.js';
import type { ReadDocument, ReadLine } from './document.js';

/** The part of a page that describes one party, from its label down to the next label or a wide gap. */
export interface PartyBlock {
  readonly kind: PartyLabel;
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly label: LabelHit<PartyLabel>;
  readonly line: ReadLine;
}

const INVOICE: ReadonlySet<string> = new Set(['invoice_number', 'invoice_date', 'invoice_title']);
/** The parties precede the item table. If a document begins with the table, this many lines are searched nevertheless. */
const MIN_HEAD_LINES = 6;
/** In cells. A row of labels over their values has at least this many. */
const MIN_ROW = 3;
/** In heights of a line. The lines of one address are closer together. */
const MAX_LEADING = 1.6;
const MAX_LINES = 18;
const MAX_BLOCKS = 60;
/** The maximum number of lines above the person who receives a letter: the party's name, and a department. */
const MAX_HEAD = 3;
/** Shorter texts occur in others by chance. */
const MIN_REPEATED = 8;
/** In points. The heading of a section begins this far right of what is below it. */
const MIN_INDENT = 60;
/** In line heights. A wider gap ends a block. */
const MAX_GAP = 4.2;

/** Finds all blocks that begin with a party's label ("Seller:", "Bill to"), in reading order. */
export function findPartyBlocks(document: ReadDocument): PartyBlock[] {
  const table = document.tables[0]?.first ?? document.lines.length;
  const head = document.lines.slice(0, Math.max(table, MIN_HEAD_LINES));
  const labelled = findConsignors(document, readBlocks(document, head, startsParty));
  const isBuyerKnown = labelled.some(({ kind }) => kind === 'buyer');
  const form = isBuyerKnown ? null : findBuyerForm(head);
  const others = form ? [readForm(document, form)] : findAddresseeBlock(document, head);
  const blocks = [...labelled, ...(isBuyerKnown ? [] : others)];
  const missing = (['seller', 'buyer'] as const).filter((kind) => !blocks.some((block) => block.kind === kind));
  return [...blocks, ...findBlocksAtFoot(document).filter(({ kind }) => missing.some((other) => other === kind))].slice(
    0,
    MAX_BLOCKS,
  );
}

/** The block of a form without the label of a party. What is left of its first label on the line belongs to it too. */
function readForm(document: ReadDocument, { line, hit }: BuyerForm): PartyBlock {
  const block = readBlock(document, line, { ...hit, key: 'buyer' });
  return { ...block, left: Math.min(block.left, line.box.x - 8) };
}

/** The block that begins with the first name before an honorific. */
function findAddresseeBlock(document: ReadDocument, lines: readonly ReadLine[]): PartyBlock[] {
  const line = lines.find((other) => findAddressee(other) !== null);
  const hit = line ? findAddressee(line) : null;
  if (!line || !hit) return findTitledBlock(document, lines);
  const block = readBlock(document, line, hit);
  return [{ ...block, ...findAddressHead(document, block) }];
}

/** The block of an address that begins with a person's courtesy title: "Mr Fox" is the buyer, or the buyer's contact above a company. */
function findTitledBlock(document: ReadDocument, lines: readonly ReadLine[]): PartyBlock[] {
  const [first] = lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const found = findTitledPerson(document, { line, cell });
      return found ? [{ ...readBlock(document, line, found.hit), bottom: bottomOf(found.town.cell.box) }] : [];
    }),
  );
  return first ? [first] : [];
}

/** The blocks of sellers, payers and holders of a contract that are described below the totals. There, a label has to fill its cell. */
function findBlocksAtFoot(document: ReadDocument): PartyBlock[] {
  const foot = document.tables.length > 0 ? document.lines.slice(document.layout.lastTotal + 1) : [];
  const isLabel = (line: ReadLine, hit: LabelHit<PartyLabel>): boolean => {
    const isOurs = hit.key === 'seller' || PAYERS.has(hit.label) || namesContractHolder(document, line, hit);
    return isOurs && startsParty(line, hit) && fillsCell(line, hit);
  };
  return readBlocks(document, foot, isLabel).filter((block) => !isSalesperson(block));
}

/** Whether a label has only a value beside it, and nothing below: "Seller: R. Fox" names the person who sold. */
function isSalesperson({ kind, line, bottom }: PartyBlock): boolean {
  return kind === 'seller' && line.cells.length > 1 && bottom <= bottomOf(line.box);
}

function readBlocks(document: ReadDocument, lines: readonly ReadLine[], isLabel: typeof startsParty): PartyBlock[] {
  const blocks = lines
    .flatMap((line) =>
      line.parties
        .filter((hit) => isLabel(line, hit) && !isTranslation(document, line, hit))
        .map((hit) => addHead(document, readBlock(document, line, hit))),
    )
    .flatMap((block) => readHolder(document, block))
    .filter((block) => !isSingleValue(document, block));
  return findPayers(document, blocks);
}

/**
 * The block below the label of the holder of a contract is the buyer's. Beside such a label is only a name, which may be written otherwise
 * than above the buyer's address.
 */
function readHolder(document: ReadDocument, block: PartyBlock): PartyBlock[] {
  if (!namesContractHolder(document, block.line, block.label)) return [block];
  const isAlone = fillsCell(block.line, block.label);
  if (isAlone) return [{ ...block, kind: 'buyer' }];
  return block.kind === 'buyer' ? [] : [block];
}

/** Adds the lines above a label that names a person of the party, such as the company's name above "Attn: Ann Fox". */
function addHead(document: ReadDocument, block: PartyBlock): PartyBlock {
  let { line } = block;
  let cell = RECEIVERS.has(block.label.label) ? findCell(line, block.label) : undefined;
  for (let count = 0; cell && count < MAX_HEAD; count += 1) {
    const above: Cell | null = findCellAbove(document, { line, cell });
    const row = document.lines.find(({ cells }) => above !== null && cells.includes(above));
    if (!above || !row || row.parties.some((hit) => startsParty(row, hit)) || isOutsideHead(row, above)) break;
    cell = above;
    line = row;
  }
  return line === block.line ? block : { ...block, line, top: line.box.y - 1 };
}

/** Whether a cell does not belong to the lines above a person: it is a sender line, or begins with a label. */
function isOutsideHead(line: ReadLine, { words, text }: Cell): boolean {
  return hasPostcode(text) || line.fields.some(({ from }) => line.words[from] === words[0]);
}

/**
 * Whether a label heads a single value in a row of labels, not a party: the customer's number below "Customer", or the salesman below
 * "Seller". A name that other lines repeat is a party's.
 */
function isSingleValue(document: ReadDocument, block: PartyBlock): boolean {
  if (!isInRow(block) || isBesideLabel(block) || isBesideValue(block)) return false;
  const [first, second] = listValues(document, block);
  if (!first || isRepeated(document.lines, first.text)) return false;
  const isApart = !second || second.box.y - bottomOf(first.box) > MAX_LEADING * first.box.height;
  const row = document.lines.find(({ cells }) => cells.includes(first));
  return isApart && (row?.cells.length ?? 0) >= MIN_ROW;
}

/** Whether a label fills a cell in a row of labels. */
function isInRow({ line, label }: PartyBlock): boolean {
  return line.cells.length >= MIN_ROW && findCell(line, label)?.words.at(-1) === line.words[label.to - 1];
}

/** Whether the label of a value is beside a party's label, as in a form with a column of labels. */
function isBesideLabel({ line, label }: PartyBlock): boolean {
  const index = line.cells.findIndex(({ words }) => words.some((word) => word === line.words[label.from]));
  const next = line.cells[index + 1];
  return next !== undefined && isFormLabel(line, next);
}

/** Whether what a label with a colon names is beside it: "Customer:  Fox Ltd.  Date:  4 May". */
function isBesideValue({ line, label }: PartyBlock): boolean {
  const next =
    line.cells[line.cells.findIndex(({ words }) => words.some((word) => word === line.words[label.from])) + 1];
  const at = next ? line.words.findIndex((word) => word === next.words[0]) : -1;
  const isLabel = [...line.fields, ...line.parties].some(({ from }) => from === at);
  return at >= 0 && !isLabel && (line.words[label.to - 1]?.text.endsWith(':') ?? false);
}

/** The cells below a label within its block, from top to bottom. */
function listValues({ lines }: ReadDocument, { line, label, left, right, bottom }: PartyBlock): Cell[] {
  const below = lines
    .slice(line.index + 1, line.index + 1 + MAX_LINES)
    .filter(({ page, box }) => page === line.page && box.y < bottom);
  return below
    .flatMap(({ cells }) => cells.filter(({ box }) => box.x < rightOf(label.box) && rightOf(box) > left))
    .filter(({ box }) => box.x < right);
}

/**
 * The blocks with the payer of a payment slip as the buyer: the sender named below the payee sends the money, not the invoice, if the two
 * have different names.
 */
function findPayers(document: ReadDocument, blocks: readonly PartyBlock[]): PartyBlock[] {
  const nameOf = (block: PartyBlock): string => squash(listValues(document, block)[0]?.text ?? '');
  const payees = blocks.filter(
    (block) => block.kind === 'seller' && (isInRow(block) || PAYEES.has(block.label.label)) && nameOf(block) !== '',
  );
  return blocks.map((block) => {
    const isPayer = payees.some(
      (payee) =>
        block.kind === 'seller' &&
        block.page === payee.page &&
        block.line.index > payee.line.index &&
        block.label.label !== payee.label.label &&
        !['', nameOf(payee)].includes(nameOf(block)),
    );
    return isPayer ? { ...block, kind: 'buyer' } : block;
  });
}

/** Whether several lines have a text that reads like a name. */
function isRepeated(lines: readonly ReadLine[], text: string): boolean {
  const key = squash(text);
  const isName = key.length >= MIN_REPEATED && !/\d/.test(text);
  return isName && lines.filter((line) => squash(line.text).includes(key)).length > 1;
}

/** Returns the block that contains a place, or null if it is in none. */
export function findBlockAround(
  blocks: readonly PartyBlock[],
  page: number,
  box: { x: number; y: number; width: number; height: number },
): PartyBlock | null {
  const y = middleOf(box);
  const inside = blocks.filter(
    (block) => block.page === page && box.x >= block.left && box.x < block.right && y >= block.top && y < block.bottom,
  );
  // Where two blocks overlap, the one with the closest label above wins.
  return inside.toSorted((a, b) => b.top - a.top || b.left - a.left)[0] ?? null;
}

/** Whether a label is the heading of a section over the whole page: alone on its line, with nothing below it in its place. */
function isHeading({ lines }: ReadDocument, line: ReadLine, hit: LabelHit<PartyLabel>): boolean {
  const next = lines.slice(line.index + 1, line.index + 1 + MIN_ROW).filter(({ page }) => page === line.page);
  const isAlone = line.words.length === hit.to - hit.from;
  const isIndented = next[0] !== undefined && line.box.x - next[0].box.x > MIN_INDENT;
  return isAlone && isIndented && !next.some(({ cells }) => cells.some(({ box }) => areAligned(box, line.box)));
}

function readBlock(document: ReadDocument, line: ReadLine, hit: LabelHit<PartyLabel>): PartyBlock {
  const column = findCentredColumn(document, line, hit);
  const edge = column?.left ?? findPairsEdge(document, line, hit) ?? findRightAlignedEdge(document, line, hit);
  const left = (edge ?? (isHeading(document, line, hit) ? 0 : hit.box.x)) - 8;
  const candidates = document.lines
    .slice(line.index, line.index + MAX_LINES * 2)
    .filter((other) => other.page === line.page);
  const isForm = hasCaselessLetters(joinWords(line.words.slice(hit.from, hit.to)));
  const table = isForm ? (document.tables[0]?.first ?? Infinity) : Infinity;
  const below = candidates.filter(({ index }) => index < table || index <= line.index);
  const right = column?.right ?? findRightEdge(hit, below);
  const block = { kind: hit.key, page: line.page, left, right, top: line.box.y - 1, label: hit, line };
  let last = line;
  let count = 0;
  for (const next of candidates.slice(1)) {
    const cells = next.cells.filter((cell) => cell.box.x >= left && cell.box.x < right);
    if (cells.length === 0) continue;
    const gap = next.box.y - bottomOf(last.box) > MAX_GAP * line.box.height;
    const other = next.parties.some(
      (party) =>
        party.box.x >= left - 4 &&
        party.box.x < right &&
        startsParty(next, party) &&
        !isTranslation(document, next, party),
    );
    if (gap || count >= MAX_LINES || other || startsInvoice(next, cells[0], left + 40) || showsSum(next)) break;
    last = next;
    count += 1;
  }
  return { ...block, bottom: bottomOf(last.box) };
}

/** Whether a line has the invoice's title, number or date at the left edge of a block, or the item table's header. */
function startsInvoice(line: ReadLine, cell: Cell | undefined, edge: number): boolean {
  const own = line.fields.some(
    (hit) => INVOICE.has(hit.key) && cell !== undefined && cell.box.x < edge && line.words[hit.from] === cell.words[0],
  );
  return own || new Set(line.columns.map((hit) => hit.key)).size >= 4;
}

/** Whether a line has the label of a sum and an amount. Parties precede the sums, even where the items have no header. */
function showsSum({ numerals, totals }: ReadLine): boolean {
  return totals.length > 0 && numerals.some(isMoney);
}
