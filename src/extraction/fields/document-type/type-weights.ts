import type { Weights } from '../../ranking/weights.js';

/** Fitted by `npm run train`; not written by hand. */
export const TYPE_WEIGHTS: Weights = {
  none: -5.24,
  features: {
    'highest title': 0.07,
    invoice: 3.11,
    'label of an invoice number': 2.14,
    'label of the number': 7.2,
    'names the original invoice': 5.63,
    'negative total': 1.53,
    'only type with a title alone': 1.62,
    title: 0.92,
    'title above the table': 1.3,
    'title alone': 1.62,
    'title alone and large': 1.55,
    'title alone in the head': 1.21,
    'title in the head': 0.35,
    'title large': -0.96,
    'title opens its cell': 0.66,
    'words of a receipt': 1.94,
  },
};
