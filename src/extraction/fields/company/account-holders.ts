import type { LabelHit } from '../../page/labels.js';
import type { Cell } from '../../page/lines.js';
import { rightOf } from '../../page/lines.js';
import { ACCOUNT_HOLDERS } from '../../locales/dictionaries.js';
import type { PartyLabel } from '../../locales/locale.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { canBeName, cutName } from './name-text.js';
import type { NameCandidate } from './seller-candidates.js';
import { valueRight } from '../../page/values.js';

/** Too weak to be the name by itself: the payee may be a factoring company. */
const SCORE = 2;
/** The largest gap between the label and the name, in points. */
const MAX_GAP = 120;

/** Finds the names after "Account holder:". The account is usually the issuer's. */
export function findAccountHolders(document: ReadDocument): NameCandidate[] {
  return document.lines.flatMap((line) =>
    line.parties.filter((hit) => ACCOUNT_HOLDERS.has(hit.label)).flatMap((hit) => readHolder(line, hit)),
  );
}

function readHolder(line: ReadLine, hit: LabelHit<PartyLabel>): NameCandidate[] {
  const value = valueRight(line, hit);
  const first = value?.words[0];
  const cell = line.cells.find((candidate) => first !== undefined && candidate.words.includes(first));
  if (!value || !cell || value.box.x - rightOf(hit.box) > MAX_GAP) return [];
  const name = cutName(joinWordsIn(cell, value.words));
  return canBeName(name) ? [{ name, score: SCORE, rule: `holder:${hit.label}`, line, box: value.box }] : [];
}

function joinWordsIn(cell: Cell, words: Cell['words']): string {
  return words
    .filter((word) => cell.words.includes(word))
    .map((word) => word.text)
    .join(' ');
}
