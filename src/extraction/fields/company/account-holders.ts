import type { LabelHit } from '../../page/labels.js';
import { squash } from '../../text/squash.js';
import type { Cell } from '../../page/lines.js';
import { rightOf } from '../../page/lines.js';
import type { PartyLabel } from '../../locales/locale.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { canBeName, wholeName } from './name-text.js';
import type { NameCandidate } from './seller-candidates.js';
import { valueRight } from '../../page/values.js';

const HOLDERS = new Set(
  [
    'Titulaire du compte',
    'Titulaire',
    'Kontoinhaber',
    'Account name',
    'Account holder',
    'Ten name van',
    't.n.v',
    'Titular',
    'Beneficiary',
    'Intestatario conto',
    'Hesap sahibi',
    'Posiadacz rachunku',
    'Majitel účtu',
  ].map(squash),
);
/** Fairly weak by itself: money may also go to a factor. */
const SCORE = 2;

/** The names after "Account holder:": money goes to the issuer's account, unless a factor or a payee has a region of its own. */
export function accountHolders(document: ReadDocument): NameCandidate[] {
  return document.lines.flatMap((line) =>
    line.parties.filter((hit) => HOLDERS.has(hit.label)).flatMap((hit) => holderAt(line, hit)),
  );
}

function holderAt(line: ReadLine, hit: LabelHit<PartyLabel>): NameCandidate[] {
  const value = valueRight(line, hit);
  const first = value?.words[0];
  const cell = line.cells.find((candidate) => first !== undefined && candidate.words.includes(first));
  if (!value || !cell || value.box.x - rightOf(hit.box) > 120) return [];
  const name = wholeName(textWithin(cell, value.words));
  return canBeName(name) ? [{ name, score: SCORE, rule: `holder:${hit.label}`, line, box: value.box }] : [];
}

function textWithin(cell: Cell, words: Cell['words']): string {
  return words
    .filter((word) => cell.words.includes(word))
    .map((word) => word.text)
    .join(' ');
}
