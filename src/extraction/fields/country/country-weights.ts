import type { Weights } from '../../ranking/weights.js';

/** Fitted by `npm run train`; not written by hand. */
export const COUNTRY_WEIGHTS: Weights = {
  none: 0.39,
  features: {
    'another currency': -0.97,
    'code at the end of the address': 0.21,
    'domain of another party': 0.88,
    'domain outside': 2.09,
    'form of the tax number': 1.43,
    'home of the language': 2.8,
    'iban outside': 1.4,
    'its currency alone': 1.13,
    'its rates of VAT': 1.97,
    'legal form': 2.24,
    'named in the address': 1.73,
    'named of another party': 1.54,
    'named outside': 2.27,
    'other rates of VAT': -0.88,
    'phone of another party': 0.3,
    'phone outside': 1.82,
    postcode: 0.4,
    'postcode of another party': -0.58,
    'postcode of few countries': 2.33,
    'postcode outside': 2.24,
    'prefix of the tax number': 3.44,
    'state of another party': 2.63,
    'state or code in the address': 1.86,
    'state outside': 1.69,
    'words of the address': 1.97,
  },
};
