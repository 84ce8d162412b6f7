import type { Finding } from '../../model/finding.js';
import { toFindings } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { describeChoice, MIN_PROBABILITY, weighCandidates } from '../../ranking/weights.js';
import type { PlacedName } from '../company/nearest-name.js';
import { collectPhones } from './phone-candidates.js';
import { PHONE_WEIGHTS } from './phone-weights.js';

/** Finds the seller's telephone number (EN 16931 BT-42) among all texts that have the form of one. */
export function findPhone(
  document: ReadDocument,
  blocks: readonly PartyBlock[],
  names: readonly PlacedName[],
  weights = PHONE_WEIGHTS,
): Finding<'company.phone'>[] {
  const weighed = weighCandidates(collectPhones(document, blocks, names), weights, ({ value }) =>
    value.replaceAll(/\D/g, ''),
  );
  const candidates = weighed
    .filter(({ probability }) => probability >= MIN_PROBABILITY)
    .map(({ candidate: { value, line, box, label, features }, probability }) => ({
      value,
      page: line.page,
      box,
      rule: describeChoice({ name: 'company.phone', label }, features, weights),
      confidence: probability,
    }));
  return toFindings(document, 'company.phone', candidates);
}
