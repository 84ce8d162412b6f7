import type { Weights } from '../../ranking/weights.js';

/** Fitted by `npm run train`; not written by hand. */
export const TYPE_WEIGHTS: Weights = {
  none: -5.23,
  features: {
    invoice: 3.19,
    'label of an invoice number': 2.15,
    'label of the number': 7.2,
    'names the original invoice': 5.05,
    'negative total': 2.49,
    'only type with a title alone': 1.62,
    title: 0.84,
    'title above the table': 1.17,
    'title alone': 1.62,
    'title alone and large': 1.55,
    'title alone in the head': 1.21,
    'title in the head': 0.51,
    'title large': -0.84,
    'title opens its cell': 0.75,
    'words of a receipt': 1.91,
  },
};
