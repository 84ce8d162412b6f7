import type { Weights } from '../../ranking/weights.js';

/** Fitted by `npm run train`; not written by hand. */
export const TYPE_WEIGHTS: Weights = {
  none: -5.43,
  features: {
    'first title': -0.11,
    'highest title': 0.57,
    invoice: 3.52,
    'label of an invoice number': 2.34,
    'label of the number': 7.42,
    'names the original invoice': 5.31,
    'negative total': 2.83,
    'only type with a title alone': 1.59,
    title: 0.88,
    'title above the table': 0.47,
    'title alone': 1.58,
    'title alone and large': 1.77,
    'title alone in the head': 1.09,
    'title in the head': 0.86,
    'title large': -0.32,
    'title opens its cell': 0.57,
    'words of a receipt': 0.73,
  },
};
