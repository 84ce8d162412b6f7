import type { LabelHit } from '../../page/labels.js';
import type { Cell } from '../../page/lines.js';
import { rightOf } from '../../page/lines.js';
import { ACCOUNT_HOLDERS } from '../../locales/dictionaries.js';
import type { PartyLabel } from '../../locales/locale.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { canBeName, wholeName } from './name-text.js';
import type { NameCandidate } from './seller-candidates.js';
import { valueRight } from '../../page/values.js';

/** Fairly weak by itself: money may also go to a factor. */
const SCORE = 2;

/** The names after "Account holder:": money goes to the issuer's account, unless a factor or a payee has a block of its own. */
export function accountHolders(document: ReadDocument): NameCandidate[] {
  return document.lines.flatMap((line) =>
    line.parties.filter((hit) => ACCOUNT_HOLDERS.has(hit.label)).flatMap((hit) => holderAt(line, hit)),
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
