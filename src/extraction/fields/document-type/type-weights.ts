import type { Weights } from '../../ranking/weights.js';

/** Fitted by `npm run train`; not written by hand. */
export const TYPE_WEIGHTS: Weights = {
  none: -5.54,
  features: {
    'first title': -0.46,
    'highest title': 0.44,
    invoice: 3.58,
    'label of an invoice number': 2.2,
    'label of the number': 6.13,
    'names the original invoice': 4.76,
    'negative total': 3.16,
    'only type with a title alone': 1.18,
    title: 0.91,
    'title above the table': 0.42,
    'title alone': 1.2,
    'title alone and large': 1.39,
    'title alone in the head': 0.22,
    'title in the head': 0.53,
    'title large': 0.31,
    'title opens its cell': 0.55,
    'words of a receipt': 1.29,
  },
};
