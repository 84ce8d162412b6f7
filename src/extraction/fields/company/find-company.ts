import type { Finding } from '../../model/finding.js';
import { toFindings } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';
import { MIN_PROBABILITY } from '../../ranking/weights.js';
import type { NameCandidate } from './seller.js';

/** Finds the name of the seller (EN 16931 BT-27) among the names on the document. */
export function findCompanyName(document: ReadDocument, names: readonly NameCandidate[]): Finding<'company.name'>[] {
  const candidates = names
    .filter(({ probability }) => probability >= MIN_PROBABILITY)
    .map(({ name, line, box, rule, probability }) => ({
      value: name,
      page: line.page,
      box,
      rule,
      confidence: probability,
    }));
  return toFindings(document, 'company.name', candidates);
}
