import type { Weights } from '../../ranking/weights.js';

/** Fitted by `npm run train`; not written by hand. */
export const COUNTRY_WEIGHTS: Weights = {
  none: -0.27,
  features: {
    'another currency': -0.89,
    'code at the end of the address': 0.32,
    'domain of another party': 0.96,
    'domain outside': 2.03,
    'form of the tax number': 1.48,
    'home of the language': 2.79,
    'iban outside': 1.39,
    'its currency alone': 1.13,
    'its rates of VAT': 2.04,
    'legal form': 2.15,
    'named in the address': 1.83,
    'named of another party': 1.35,
    'named outside': 2.38,
    'other rates of VAT': -0.95,
    'phone outside': 1.83,
    postcode: -0.09,
    'postcode of another party': -0.72,
    'postcode of few countries': 2.82,
    'postcode outside': 2.76,
    'prefix of the tax number': 3.6,
    'state of another party': 2.23,
    'state or code in the address': 1.61,
    'state outside': 1.87,
    'words of the address': 2.13,
  },
};
