import type { Weights } from '../../ranking/weights.js';

/** Fitted by `npm run train`; not written by hand. */
export const TYPE_WEIGHTS: Weights = {
  none: -5.22,
  features: {
    'first title': 0.21,
    'highest title': 0.34,
    invoice: 2.99,
    'label of an invoice number': 2.39,
    'label of the number': 5.96,
    'names the original invoice': 5.79,
    'negative total': 1.4,
    title: 0.85,
    'title above the table': 1.03,
    'title alone': 1.7,
    'title alone and large': 1.7,
    'title alone in the head': 1.18,
    'title in the head': 0.29,
    'title large': -1.09,
    'title opens its cell': 0.45,
    'words of a receipt': 1.99,
  },
};
