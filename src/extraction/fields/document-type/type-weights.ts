import type { Weights } from '../../ranking/weights.js';

/** Fitted by `npm run train`; not written by hand. */
export const TYPE_WEIGHTS: Weights = {
  none: -2.09,
  features: {
    'first title': 0.54,
    'highest title': 0.7,
    invoice: 3.55,
    'label of the number': 3.55,
    'names the original invoice': 7.31,
    'negative total': 1.32,
    title: 0.74,
    'title above the table': 0.75,
    'title alone': 1.14,
    'title alone and large': 1.03,
    'title alone in the head': 1.06,
    'title in the head': 0.61,
    'title large': 0.79,
    'title opens its cell': 0.2,
    'words of a receipt': 3.13,
  },
};
