import type { Weights } from '../../ranking/weights.js';

/** Fitted by `npm run train`; not written by hand. */
export const TYPE_WEIGHTS: Weights = {
  none: -5.42,
  features: {
    'first title': -0.08,
    'highest title': 0.56,
    invoice: 3.57,
    'label of an invoice number': 2.36,
    'label of the number': 7.49,
    'names the original invoice': 5.35,
    'negative total': 2.86,
    'only type with a title alone': 1.57,
    title: 0.85,
    'title above the table': 0.44,
    'title alone': 1.57,
    'title alone and large': 1.72,
    'title alone in the head': 1.1,
    'title in the head': 0.9,
    'title large': -0.22,
    'title opens its cell': 0.63,
    'words of a receipt': 0.71,
  },
};
