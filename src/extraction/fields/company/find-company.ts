import type { Finding } from '../../model/finding.js';
import { toFindings } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';
import { toCandidates, type NameCandidate } from './seller.js';

/** Finds the name of the seller (EN 16931 BT-27) among the names on the document. */
export function findCompanyName(document: ReadDocument, names: readonly NameCandidate[]): Finding<'company.name'>[] {
  return toFindings(document, 'company.name', toCandidates(names));
}
