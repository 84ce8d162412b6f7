import type { Finding } from '../../model/finding.js';
import type { Candidate } from '../../page/candidate.js';
import { toFindings } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { describeChoice, MIN_PROBABILITY, weighCandidates } from '../../ranking/weights.js';
import type { PlacedName } from '../company/nearest-name.js';
import { squash } from '../../text/squash.js';
import { collectTaxNumberCandidates, type TaxNumberCandidate } from './tax-number-candidates.js';
import { TAX_NUMBER_WEIGHTS } from './tax-number-weights.js';

/** The code of a country, squashed. */
const PREFIX = /^[a-z]{2}/;

/** A tax number that may be the seller's. */
export interface FoundTaxNumber extends Candidate {
  /** ISO 3166-1 alpha-2 code of the country whose form it has; null if it has none. */
  readonly country: string | null;
  /** Squashed; null without one. */
  readonly label: string | null;
  /** Whether a label or the prefix of a country says that it is a tax number; otherwise it only has the form of one. */
  readonly isNamed: boolean;
  /** Whether it is beside or below the buyer's name. */
  readonly isBuyers: boolean;
}

/**
 * Collects all tax numbers, the seller's most likely one first (EN 16931 BT-31, BT-32); the confidence is that of being the seller's. Of two
 * numbers of one company, the VAT identifier comes first.
 */
export function collectTaxNumbers(
  document: ReadDocument,
  blocks: readonly PartyBlock[],
  names: readonly PlacedName[],
  weights = TAX_NUMBER_WEIGHTS,
): FoundTaxNumber[] {
  const found = collectTaxNumberCandidates(document, blocks, names);
  const [others, buyers] = [found.filter((one) => !isBuyers(one)), found.filter(isBuyers)];
  const weighed = weighCandidates(others, weights, ({ company }) => String(company)).toSorted(
    (a, b) => b.probability - a.probability || rankOf(b.candidate, others) - rankOf(a.candidate, others),
  );
  return [...weighed, ...buyers.map((candidate) => ({ candidate, probability: 0 }))].map(
    ({ candidate, probability }) => ({
      value: candidate.number.value,
      country: candidate.number.country,
      label: candidate.label,
      isNamed: candidate.isNamed,
      isBuyers: isBuyers(candidate),
      page: candidate.line.page,
      box: candidate.box,
      rule: describeChoice({ name: 'company.tax_number', label: candidate.label }, candidate.features, weights),
      confidence: probability,
    }),
  );
}

/** A VAT identifier ranks before other numbers, and with the code of its country before the same without it. */
function rankOf({ isVatId, number }: TaxNumberCandidate, all: readonly TaxNumberCandidate[]): number {
  const value = squash(number.value);
  const isPrefixed = PREFIX.test(value) && all.some((other) => squash(other.number.value) === value.slice(2));
  return Number(isVatId) + Number(isVatId && isPrefixed);
}

/** Few documents state no tax number of the seller, so the weights rarely leave a number out, even if it is clearly the buyer's. */
function isBuyers({ features }: TaxNumberCandidate): boolean {
  return (
    features['on a line with the buyer'] === 1 || (features['block:buyer'] === 1 && features['under the buyer'] === 1)
  );
}

/** Finds the seller's tax number. */
export function findTaxNumber(
  document: ReadDocument,
  numbers: readonly FoundTaxNumber[],
): Finding<'company.tax_number'>[] {
  return toFindings(
    document,
    'company.tax_number',
    numbers.filter(({ confidence }) => confidence >= MIN_PROBABILITY),
  );
}
