/** Writes trees in the form that `src/extraction/ranking/trees.ts` reads. Features that no tree asks for are left out. */
export function encodeTrees({ features, base, trees }) {
  const asked = [...new Set(trees.flatMap(listFeatures))].toSorted((a, b) => a - b);
  const at = new Map(asked.map((feature, index) => [feature, index]));
  const write = (tree) =>
    tree.value === undefined
      ? [`${at.get(tree.feature)}:${round(tree.limit, 4)}`, ...write(tree.yes), ...write(tree.no)]
      : [`=${round(tree.value, 3)}`];
  return {
    features: asked.map((feature) => features[feature]),
    base: round(base, 3),
    trees: trees.map((tree) => write(tree).join(' ')),
  };
}

/** Writes encoded trees as a TypeScript module. */
export function formatTrees(constant, { features, base, trees }) {
  return `import type { Trees } from '../../../ranking/trees.js';

/** Fitted by \`npm run train\`; not written by hand. */
export const ${constant}: Trees = {
  features: [
${features.map((name) => `    '${name}',`).join('\n')}
  ],
  base: ${base},
  trees: [
${trees.map((text) => `    '${text}',`).join('\n')}
  ],
};
`;
}

function listFeatures(tree) {
  return tree.value === undefined ? [tree.feature, ...listFeatures(tree.yes), ...listFeatures(tree.no)] : [];
}

function round(value, decimals) {
  return Number(value.toFixed(decimals));
}
