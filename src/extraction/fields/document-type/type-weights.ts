import type { Weights } from '../../ranking/weights.js';

/** Fitted by `npm run train`; not written by hand. */
export const TYPE_WEIGHTS: Weights = {
  none: -1.43,
  features: {
    'highest title': 0.57,
    invoice: 4,
    'label of an invoice number': 2.86,
    'label of the number': 6.41,
    'names the original invoice': 6.02,
    'negative total': 3.16,
    'only type with a title alone': 1.06,
    title: 0.83,
    'title above the table': 0.55,
    'title alone': 1.07,
    'title alone and large': 0.98,
    'title alone in the head': 0.33,
    'title in the head': 0.49,
    'title large': 0.56,
    'title opens its cell': 0.4,
    'words of a receipt': 2.09,
  },
};
