import type { Weights } from '../../ranking/weights.js';

/** Fitted by `npm run train`; not written by hand. */
export const COUNTRY_WEIGHTS: Weights = {
  none: -0.19,
  features: {
    'another currency': -1,
    'code at the end of the address': 0.47,
    'domain of another party': 0.96,
    'domain outside': 2.04,
    'form of the tax number': 1.46,
    'home of the language': 2.8,
    'iban outside': 1.68,
    'its currency alone': 1.21,
    'its rates of VAT': 2.04,
    'legal form': 1.99,
    'named in the address': 1.7,
    'named of another party': 1.43,
    'named outside': 2.86,
    'other rates of VAT': -0.98,
    'phone of another party': 0.17,
    'phone outside': 1.82,
    postcode: -0.07,
    'postcode of another party': -0.77,
    'postcode of few countries': 2.45,
    'postcode outside': 2.38,
    'prefix of the tax number': 3.48,
    'state of another party': 2.34,
    'state or code in the address': 1.64,
    'state outside': 1.81,
    'words of the address': 2.18,
  },
};
