import type { Weights } from '../../ranking/weights.js';

/** Fitted by `npm run train`; not written by hand. */
export const COUNTRY_WEIGHTS: Weights = {
  none: 0.13,
  features: {
    'another currency': -1.01,
    'code at the end of the address': 0.31,
    'domain of another party': 0.94,
    'domain outside': 2.07,
    'form of the tax number': 1.47,
    'home of the language': 2.74,
    'iban outside': 1.38,
    'its currency alone': 1.18,
    'its rates of VAT': 2.02,
    'legal form': 2.11,
    'named in the address': 1.76,
    'named of another party': 1.48,
    'named outside': 2.3,
    'other rates of VAT': -0.88,
    'phone of another party': 0.26,
    'phone outside': 1.84,
    'postcode of another party': -0.74,
    'postcode of few countries': 2.62,
    'postcode outside': 2.58,
    'prefix of the tax number': 3.59,
    'state of another party': 2.45,
    'state or code in the address': 1.46,
    'state outside': 2.05,
    'words of the address': 2.11,
  },
};
