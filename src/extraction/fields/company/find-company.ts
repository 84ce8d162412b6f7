import type { Finding } from '../../model/finding.js';
import { squash } from '../../text/squash.js';
import { findingsOf } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';
import type { NameCandidate } from './seller-candidates.js';

/** Below this much evidence a name is not given. */
const MIN_SCORE = 3.4;

/** Finds the name of the invoice's issuer (EN 16931 BT-27), told from the buyer's. */
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
      confidence: confidenceOf(candidate, index === 0 ? rivalOf(candidate, distinct) : distinct[0]),
    }));
  return findingsOf(document, 'company.name', candidates);
}

/** A second name in the same block, as a trade name over the company's, is no rival. */
function rivalOf(first: NameCandidate, names: readonly NameCandidate[]): NameCandidate | undefined {
  return names.slice(1).find((other) => {
    const sameBlock = other.line.page === first.line.page && Math.abs(other.line.index - first.line.index) <= 2;
    return !sameBlock || Math.abs(other.box.x - first.box.x) > 6;
  });
}

function confidenceOf(candidate: NameCandidate, rival: NameCandidate | undefined): number {
  const lead = candidate.score - (rival?.score ?? 0);
  const strength = Math.min(1, candidate.score / 8);
  return Math.max(0.3, Math.min(0.96, 0.5 + 0.3 * strength + (lead > 0 ? 0.2 * Math.min(1, lead / 2.5) : -0.3)));
}
