import { JOINING_LABELS, PAYEES } from '../../locales/dictionaries.js';
import type { Word } from '../../model/draft.js';
import type { PlacedCell } from '../../page/cells.js';
import type { ReadLine } from '../../page/document.js';
import { joinWords, type Cell } from '../../page/lines.js';
import { findBlockAround } from '../../page/party-blocks.js';
import { startsParty } from '../../page/party-labels.js';
import { countryOfAddressLine } from '../../regions/addresses.js';
import { cutAtStreet, hasStreetAfter } from './cut-at-street.js';
import { hasLegalForm } from './legal-forms.js';
import type { NameContext, NamePart } from './name-features.js';
import { cutAtSeat } from './seat-words.js';

/** A text in a cell that may be a name. */
interface Part {
  readonly text: string;
  readonly kind: NamePart;
}

const MAX_CELL = 300;
const SEPARATORS = /\s+[·•|∙◦*–—-]\s+|\s*[·•|;]\s*|,\s|:\s|(?<=\p{L}{4})\.\s(?=\p{Lu})/u;
/** An email address in brackets behind a name: "Ann Fox (ann@fox.example)". */
const MAIL_AT_END = /\s[(<[][^\s@]{1,64}@[^\s@]{1,64}[)>\]]$/u;
const QUOTED = /^["“„«]([^"“”«»]+)["“”»]/u;
/** What is beside a street, set off by a comma: "Via Roma, 19/r", "Calle Mayor, n.º 5", "14, rue Haute". */
const HOUSE_NUMBER = /^(?:n[.º°]{0,2}\s?)?\d{1,4}(?:\s?(?:[/-]?\s?(?:\p{L}|bis|ter)|\/\d{1,3}))?$/iu;

/**
 * The parts of a cell that may be a name: the whole cell, with or without the lines that continue it; what follows a label; what ends
 * with a legal form; and what is between separators.
 */
export function splitCell({ line, cell }: PlacedCell, joined: readonly string[], { blocks }: NameContext): Part[] {
  const text = cell.text.slice(0, MAX_CELL);
  const label = line.parties.find(
    (hit) =>
      cell.words[0] === line.words[hit.from] &&
      cell.words.length > hit.to - hit.from &&
      // "Van" is a label on Dutch invoices, and a part of "Van Dam B.V."
      (startsParty(line, hit) || !JOINING_LABELS.has(hit.label)),
  );
  const labelled = label ? joinWords(cell.words.slice(label.to - label.from)).replace(/^[:\s]+/, '') : null;
  const named = findBlockAround(blocks, line.page, cell.box) ? readNamed(line, cell) : null;
  const isLabelled = label !== undefined && startsParty(line, label);
  const isCut = labelled !== null && joined.some((name) => name.startsWith(`${labelled} `));
  const seated = labelled === null ? null : cutAtSeat(labelled);
  // "To be paid by Kraxi, S.L., with its registered office at …" is a label, a name and the rest of a sentence.
  if (seated !== null && seated !== labelled) return [{ text: seated, kind: 'cell' }];
  const payee = readPayee(line, cell);
  if (payee !== null) return [payee, cutAtForm(payee)].flatMap((name) => (name ? [{ text: name, kind: 'cell' }] : []));
  const form = cutAtForm(text);
  const beforeStreet = cutAtStreet(text);
  const beforeMail = text.replace(MAIL_AT_END, '');
  const pieces = text.split(SEPARATORS).map((piece) => piece.trim());
  return [
    ...joined.map((name) => ({ text: name, kind: 'cell' as const })),
    // "Bill to Ann Fox" is a label and a name.
    ...(isLabelled ? [] : [{ text, kind: 'cell' as const }]),
    ...(labelled === null || isCut
      ? []
      : [{ text: labelled, kind: isLabelled ? ('cell' as const) : ('label' as const) }]),
    ...(named === null ? [] : [{ text: named, kind: 'named' as const }]),
    ...(form === null ? [] : [{ text: form, kind: 'form' as const }]),
    ...(beforeMail === text ? [] : [{ text: beforeMail, kind: 'cell' as const }]),
    ...(beforeStreet === null ? [] : [{ text: beforeStreet, kind: 'first' as const }]),
    ...(pieces.length > 1
      ? pieces.flatMap((piece, index): Part[] => {
          const kind: NamePart = index === 0 ? 'first' : 'later';
          const isStreet = [pieces[index + 1], pieces[index - 1]].some((other) => HOUSE_NUMBER.test(other ?? ''));
          if (isStreet && !piece.split(' ').some(hasLegalForm)) return [];
          const cut = cutAtForm(piece);
          if (cut !== null && hasStreetAfter(piece, cut)) return [{ text: cut, kind }];
          return [{ text: piece, kind }, ...(cut === null ? [] : [{ text: cut, kind }])];
        })
      : []),
  ];
}

/** The name in a sentence such as "Make all checks payable to Kraxi Inc.", at its end or in quotes; null if there is none. */
function readPayee(line: ReadLine, { words }: Cell): string | null {
  const label = line.parties.find(
    ({ label: text, from }) => PAYEES.has(text) && words.indexOf(line.words[from] as Word) > 0,
  );
  const rest = label ? joinWords(words.slice(words.indexOf(line.words[label.to - 1] as Word) + 1)) : '';
  const name = QUOTED.exec(rest)?.[1] ?? rest;
  return /^\p{Lu}/u.test(name) ? name : null;
}

/** The text after a label such as "Nome/Razão Social:" that opens a cell of a form; null if there is none. */
function readNamed(line: ReadLine, { words }: Cell): string | null {
  const labels = line.fields.filter(({ key, from }) => key === 'name' && words.includes(line.words[from] as Word));
  const last = labels.at(-1);
  const end = last ? words.indexOf(line.words[last.to - 1] as Word) + 1 : 0;
  const opens = labels[0] !== undefined && line.words[labels[0].from] === words[0];
  return opens && /:$/.test(words[end - 1]?.text ?? '') ? joinWords(words.slice(end)) || null : null;
}

/**
 * A text up to its last legal form: "Kraxi Ltd BSB 12" becomes "Kraxi Ltd"; null if it has none, nothing around it, or if the form is a
 * state: "Glenelg SA 5045".
 */
function cutAtForm(text: string): string | null {
  const words = text.split(' ');
  const form = words.findLastIndex((word) => hasLegalForm(word));
  if (countryOfAddressLine(text) !== null && /^\d{4,5}$/.test(words.slice(form + 1).join(' '))) return null;
  return form > 0 && form < words.length - 1 ? words.slice(0, form + 1).join(' ') : null;
}
