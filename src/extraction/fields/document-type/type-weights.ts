import type { Weights } from '../../ranking/weights.js';

/** Fitted by `npm run train`; not written by hand. */
export const TYPE_WEIGHTS: Weights = {
  none: -5.21,
  features: {
    'first title': -0.07,
    'highest title': 0.57,
    invoice: 3.12,
    'label of an invoice number': 2.19,
    'label of the number': 6.74,
    'names the original invoice': 4.91,
    'negative total': 2.55,
    'only type with a title alone': 1.41,
    title: 0.86,
    'title above the table': 0.54,
    'title alone': 1.41,
    'title alone and large': 1.58,
    'title alone in the head': 0.92,
    'title in the head': 0.68,
    'title large': -0.44,
    'title opens its cell': 0.45,
    'words of a receipt': 0.83,
  },
};
