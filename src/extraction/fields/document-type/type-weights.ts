import type { Weights } from '../../ranking/weights.js';

/** Fitted by `npm run train`; not written by hand. */
export const TYPE_WEIGHTS: Weights = {
  none: -2.08,
  features: {
    'first title': 0.53,
    'highest title': 0.84,
    invoice: 3.43,
    'label of the number': 3.6,
    'names the original invoice': 7.19,
    'negative total': 1.37,
    title: 0.63,
    'title above the table': 0.67,
    'title alone': 1.13,
    'title alone and large': 1.02,
    'title alone in the head': 1.05,
    'title in the head': 0.55,
    'title large': 0.81,
    'title opens its cell': 0.2,
    'words of a receipt': 3.09,
  },
};
