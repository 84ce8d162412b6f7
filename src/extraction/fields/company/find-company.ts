import type { Finding } from '../../model/finding.js';
import { squash } from '../../text/squash.js';
import { findingsOf } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';
import type { NameCandidate } from './seller-candidates.js';

/** The lowest score of a name. A legal form or an address alone is not enough. */
const MIN_SCORE = 3.4;
const CONFIDENCE = {
  base: 0.5,
  /** Added in full at `fullScore`, or in proportion. */
  strength: 0.3,
  fullScore: 8,
  /** Added in full if the name leads by `fullLead`, or in proportion. */
  lead: 0.2,
  fullLead: 2.5,
  /** Added if another name scores at least as much. */
  noLead: -0.3,
  min: 0.3,
  max: 0.96,
} as const;
/** Names of one block are at most this many lines, and this many points, apart. */
const SAME_BLOCK = { lines: 2, points: 6 } as const;

/** Finds the name of the seller (EN 16931 BT-27) among the names on the document. */
export function findCompanyName(document: ReadDocument, names: readonly NameCandidate[]): Finding<'company.name'>[] {
  const distinct = names.filter(
    (name, index) => names.findIndex((other) => squash(other.name) === squash(name.name)) === index,
  );
  const candidates = distinct
    .filter((candidate) => candidate.score >= MIN_SCORE)
    .map((candidate, index) => ({
      value: candidate.name,
      page: candidate.line.page,
      box: candidate.box,
      rule: candidate.rule,
      confidence: confidenceOf(candidate, index === 0 ? findRival(candidate, distinct) : distinct[0]),
    }));
  return findingsOf(document, 'company.name', candidates);
}

/** Finds the best competing name. A second name in the same block, such as a trade name above the company's, does not compete. */
function findRival(first: NameCandidate, names: readonly NameCandidate[]): NameCandidate | undefined {
  return names.slice(1).find((other) => {
    const sameBlock =
      other.line.page === first.line.page && Math.abs(other.line.index - first.line.index) <= SAME_BLOCK.lines;
    return !sameBlock || Math.abs(other.box.x - first.box.x) > SAME_BLOCK.points;
  });
}

function confidenceOf(candidate: NameCandidate, rival: NameCandidate | undefined): number {
  const lead = candidate.score - (rival?.score ?? 0);
  const strength = Math.min(1, candidate.score / CONFIDENCE.fullScore);
  const leadBonus = lead > 0 ? CONFIDENCE.lead * Math.min(1, lead / CONFIDENCE.fullLead) : CONFIDENCE.noLead;
  const confidence = CONFIDENCE.base + CONFIDENCE.strength * strength + leadBonus;
  return Math.max(CONFIDENCE.min, Math.min(CONFIDENCE.max, confidence));
}
