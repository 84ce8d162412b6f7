/** Smaller weights change nothing that anybody would notice. */
const MIN_WEIGHT = 0.05;

/** Writes weights as a TypeScript module, sorted by name, so that a change of the data shows as a small change of the file. */
export function formatWeights(constant, { features, none }) {
  const lines = Object.entries(features)
    .filter(([, weight]) => Math.abs(weight) >= MIN_WEIGHT)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, weight]) => `    ${formatName(name)}: ${round(weight)},`);
  return `import type { Weights } from '../../ranking/weights.js';

/** Fitted by \`npm run train\`; not written by hand. */
export const ${constant}: Weights = {
  none: ${round(none)},
  features: {
${lines.join('\n')}
  },
};
`;
}

function formatName(name) {
  return /^[a-z]+$/.test(name) ? name : `'${name.replaceAll("'", String.raw`\'`)}'`;
}

function round(weight) {
  return String(Math.round(weight * 100) / 100);
}
