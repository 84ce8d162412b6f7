const PANEL = 180;
const GAP = 40;
const COLUMNS = 4;
const HEAD = 46;
const TITLE = 22;

/**
 * Draws the reliability curves as SVG, one panel per field: how many of the values with a probability were right. Each dot is a tenth of
 * the scale, larger where it has more values.
 *
 * @param curves name, expected error and `bins` of each field: mean probability, share that was right, and count
 */
export function drawReliability(curves) {
  const rows = Math.ceil(curves.length / COLUMNS);
  const width = GAP + COLUMNS * (PANEL + GAP);
  const height = HEAD + rows * (PANEL + TITLE + GAP);
  const panels = curves.map((curve, index) => {
    const x = GAP + (index % COLUMNS) * (PANEL + GAP);
    const y = HEAD + TITLE + Math.floor(index / COLUMNS) * (PANEL + TITLE + GAP);
    return `<g transform="translate(${x} ${y})">${drawPanel(curve)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
<text x="${GAP}" y="24" font-size="15" font-weight="600">Share of right values by their probability, on authors left out of the training</text>
${panels.join('\n')}
</svg>
`;
}

function drawPanel({ name, error, bins }) {
  const most = Math.max(...bins.map(({ count }) => count));
  const dots = bins.map(({ mean, right, count }) => {
    const radius = (3 + 6 * Math.sqrt(count / most)).toFixed(1);
    const label = `${name}: ${(100 * right).toFixed(0)} % of ${count} right at ${(100 * mean).toFixed(0)} %`;
    return `<circle cx="${toX(mean)}" cy="${toY(right)}" r="${radius}" fill="#2563eb" fill-opacity="0.75"><title>${label}</title></circle>`;
  });
  const grid = [0, 0.5, 1].map(
    (share) =>
      `<path d="M${toX(share)} 0V${PANEL}M0 ${toY(share)}H${PANEL}" stroke="#e2e8f0"/>` +
      `<text x="${toX(share)}" y="${PANEL + 14}" fill="#64748b" text-anchor="middle">${100 * share}</text>` +
      (share > 0 ? `<text x="-4" y="${toY(share) + 4}" fill="#64748b" text-anchor="end">${100 * share}</text>` : ''),
  );
  return [
    `<text y="-8" font-weight="600">${name}</text><text x="${PANEL}" y="-8" fill="#64748b" text-anchor="end">error ${error.toFixed(3)}</text>`,
    ...grid,
    `<path d="M0 ${PANEL}L${PANEL} 0" stroke="#94a3b8" stroke-dasharray="4 4"/>`,
    ...dots,
  ].join('');
}

function toX(share) {
  return Number((share * PANEL).toFixed(1));
}

function toY(share) {
  return Number(((1 - share) * PANEL).toFixed(1));
}
