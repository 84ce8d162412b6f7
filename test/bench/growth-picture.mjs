const PANEL = { width: 220, height: 90 };
const GAP = 46;
const COLUMNS = 4;
const HEAD = 46;
const TITLE = 22;

/**
 * Draws the database's CPU time against the number of invoices as SVG, one panel per case, all with the same scales: sizes are logarithmic,
 * times are not.
 *
 * @param results the rows of each size, as measureGrowth returns them
 */
export function drawGrowth(results) {
  const sizes = [...results.keys()].toSorted((left, right) => left - right);
  const names = results.get(sizes[0]).map((row) => row.case);
  const curves = names.map((name) => ({ name, times: sizes.map((size) => readTime(results.get(size), name)) }));
  const most = Math.ceil(Math.max(...curves.flatMap(({ times }) => times)));
  const width = GAP + COLUMNS * (PANEL.width + GAP);
  const height = HEAD + Math.ceil(curves.length / COLUMNS) * (PANEL.height + TITLE + GAP);
  const panels = curves.map((curve, index) => {
    const x = GAP + (index % COLUMNS) * (PANEL.width + GAP);
    const y = HEAD + TITLE + Math.floor(index / COLUMNS) * (PANEL.height + TITLE + GAP);
    return `<g transform="translate(${x} ${y})">${drawPanel(curve, sizes, most)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#fff"/>
<text x="${GAP}" y="24" font-size="15" font-weight="600">CPU milliseconds of the database by the number of invoices of the account</text>
${panels.join('\n')}
</svg>
`;
}

function readTime(rows, name) {
  return Number(rows.find((row) => row.case === name)['database ms']);
}

function drawPanel({ name, times }, sizes, most) {
  const toX = (index) => round((index / (sizes.length - 1)) * PANEL.width);
  const toY = (time) => round((1 - time / most) * PANEL.height);
  const grid = [0, most / 2, most].map(
    (time) =>
      `<path d="M0 ${toY(time)}H${PANEL.width}" stroke="#e2e8f0"/>` +
      `<text x="-6" y="${toY(time) + 4}" fill="#64748b" text-anchor="end">${round(time)}</text>`,
  );
  const ticks = sizes.map(
    (size, index) =>
      `<text x="${toX(index)}" y="${PANEL.height + 15}" fill="#64748b" text-anchor="middle">${formatSize(size)}</text>`,
  );
  const dots = times.map(
    (time, index) =>
      `<circle cx="${toX(index)}" cy="${toY(time)}" r="3" fill="#2563eb"><title>${name}: ${time} ms at ${sizes[index]}</title></circle>`,
  );
  const line = times.map((time, index) => `${index === 0 ? 'M' : 'L'}${toX(index)} ${toY(time)}`).join('');
  return [
    `<text y="-8" font-weight="600">${name}</text>`,
    ...grid,
    ...ticks,
    `<path d="${line}" fill="none" stroke="#2563eb" stroke-width="2"/>`,
    ...dots,
  ].join('');
}

function formatSize(size) {
  return size >= 1_000_000 ? `${round(size / 1_000_000)}M` : `${round(size / 1_000)}k`;
}

function round(value) {
  return Number(value.toFixed(1));
}
