import type { Weights } from '../../ranking/weights.js';

/** Fitted by `npm run train`; not written by hand. */
export const TYPE_WEIGHTS: Weights = {
  none: -3.33,
  features: {
    'first title': -0.36,
    'highest title': 0.45,
    invoice: 3.47,
    'label of an invoice number': 2.28,
    'label of the number': 5.71,
    'names the original invoice': 4.75,
    'negative total': 3.25,
    'only type with a title alone': 1.1,
    title: 0.82,
    'title above the table': 0.43,
    'title alone': 1.12,
    'title alone and large': 0.95,
    'title alone in the head': -0.07,
    'title in the head': 0.42,
    'title large': 0.24,
    'title opens its cell': 0.59,
    'words of a receipt': 1.31,
  },
};
