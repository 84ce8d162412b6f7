import type { Weights } from '../../ranking/weights.js';

/** Fitted by `npm run train`; not written by hand. */
export const TYPE_WEIGHTS: Weights = {
  none: -5.73,
  features: {
    'first title': 0.8,
    'highest title': 1.02,
    invoice: 4.64,
    'label of an invoice number': 4.07,
    'label of the number': 7.44,
    'names the original invoice': 9.22,
    'negative total': 1.74,
    title: 1.04,
    'title above the table': 1.07,
    'title alone': 1.5,
    'title alone and large': 1.32,
    'title alone in the head': 1.38,
    'title in the head': 0.62,
    'title large': 0.88,
    'title opens its cell': 0.5,
    'words of a receipt': 3.61,
  },
};
