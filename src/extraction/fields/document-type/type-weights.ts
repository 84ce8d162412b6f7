import type { Weights } from '../../ranking/weights.js';

/** Fitted by `npm run train`; not written by hand. */
export const TYPE_WEIGHTS: Weights = {
  none: -5.51,
  features: {
    'first title': 0.65,
    'highest title': 0.84,
    invoice: 4.26,
    'label of the number': 4.26,
    'names the original invoice': 8.77,
    'negative total': 1.59,
    title: 0.88,
    'title above the table': 0.9,
    'title alone': 1.36,
    'title alone and large': 1.23,
    'title alone in the head': 1.27,
    'title in the head': 0.73,
    'title large': 0.94,
    'title opens its cell': 0.24,
    'words of a receipt': 3.75,
  },
};
