import type { Finding } from '../../model/finding.js';
import { toFindings } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';
import { describeChoice, MIN_PROBABILITY, weighCandidates } from '../../ranking/weights.js';
import { collectCountries } from './country-evidence.js';
import type { CountryContext } from './country-signs.js';
import { COUNTRY_WEIGHTS } from './country-weights.js';

/** Finds the issuer's country (EN 16931 BT-40) by all the evidence for one: address, tax number, telephone, account, currency, language. */
export function findCountry(
  document: ReadDocument,
  context: CountryContext,
  weights = COUNTRY_WEIGHTS,
): Finding<'country'>[] {
  const candidates = weighCandidates(collectCountries(document, context), weights, ({ country }) => country)
    .filter(({ probability }) => probability >= MIN_PROBABILITY)
    .map(({ candidate: { country, page, box, features }, probability }) => ({
      value: country,
      page,
      box,
      rule: describeChoice({ name: 'country' }, features, weights),
      confidence: probability,
    }));
  return toFindings(document, 'country', candidates);
}
