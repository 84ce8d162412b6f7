import type { Finding } from '../../model/finding.js';
import { toFindings } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';
import { describeChoice, MIN_PROBABILITY, weighCandidates } from '../../ranking/weights.js';
import { collectTypes, type TypeContext } from './type-evidence.js';
import { TYPE_WEIGHTS } from './type-weights.js';

/** Finds the type of the document (EN 16931 BT-3) by its titles and by what it states. */
export function findDocumentType(
  document: ReadDocument,
  context: TypeContext,
  weights = TYPE_WEIGHTS,
): Finding<'document_type'>[] {
  const weighed = weighCandidates(collectTypes(document, context), weights, ({ type }) => type);
  const candidates = weighed
    .filter(({ probability }) => probability >= MIN_PROBABILITY)
    .map(({ candidate: { type, page, box, title, features }, probability }) => ({
      value: type,
      page,
      box,
      rule: describeChoice({ name: 'document_type', label: title }, features, weights),
      confidence: probability,
    }));
  return toFindings(document, 'document_type', candidates);
}
