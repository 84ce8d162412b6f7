const COLUMN = 100 / 24;
const ROW_PIXELS = 30;
const WIDTH = 400;
const HEIGHT = 150;
const COLORS = [
  '#3b7dd8',
  '#e08a1e',
  '#3a9d5d',
  '#c8504b',
  '#8661c1',
  '#17a2a2',
  '#b5892f',
  '#d667a4',
  '#6b7785',
  '#9bbb3c',
];
const BYTES = ['B', 'KiB', 'MiB', 'GiB'];

/**
 * Draws the panels of a dashboard of Grafana as a page, where the dashboard places them.
 *
 * @param series the lines of each panel by its id: `{ name, points: [seconds, value][] }`
 */
export function drawDashboard(panels, series) {
  const bottom = Math.max(...panels.map(({ gridPos: { y, h } }) => y + h));
  const drawn = panels.map((panel) => drawPanel(panel, series.get(panel.id) ?? []));
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 8px; background: #f4f5f5; font: 12px sans-serif; color: #24292e; position: relative; height: ${bottom * ROW_PIXELS}px }
    section { position: absolute; box-sizing: border-box; border: 4px solid transparent; background: #fff padding-box; padding: 6px }
    h2 { font-size: 12px; margin: 0 0 4px } .row { background: none; padding-top: 8px }
    .stat { font-size: 26px; color: #2a7d46; text-align: center } svg { width: 100%; display: block } p { margin: 2px 0; line-height: 15px }
    p span { margin-right: 10px; white-space: nowrap } .none { color: #888; text-align: center; padding-top: 60px }
  </style><body>${drawn.join('')}`;
}

function drawPanel(panel, lines) {
  const { x, y, w, h } = panel.gridPos;
  const place = `left:${x * COLUMN}%;top:${y * ROW_PIXELS}px;width:${w * COLUMN}%;height:${h * ROW_PIXELS}px`;
  return `<section class="${panel.type}" style="${place}"><h2>${escape(panel.title)}</h2>${drawContent(panel, lines)}</section>`;
}

function drawContent({ type, fieldConfig }, lines) {
  const unit = fieldConfig?.defaults?.unit;
  if (type === 'row') return '';
  if (lines.length === 0) return '<div class="none">No data</div>';
  if (type === 'stat') {
    const texts = lines.map(({ name, points }) => `${name} ${format(points.at(-1)[1], unit)}`);
    return `<div class="stat">${escape(texts.join('  '))}</div>`;
  }
  const isStacked = fieldConfig.defaults.custom?.stacking?.mode === 'normal';
  return drawChart(isStacked ? stack(lines) : lines, unit) + drawLegend(lines);
}

/** Puts each line on top of those before it. */
function stack(lines) {
  const sums = new Map();
  return lines.map(({ name, points }) => {
    const raised = points.map(([time, value]) => {
      sums.set(time, (sums.get(time) ?? 0) + value);
      return [time, sums.get(time)];
    });
    return { name, points: raised };
  });
}

function drawChart(lines, unit) {
  const points = lines.flatMap((line) => line.points);
  const times = points.map(([time]) => time);
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const top = Math.max(...points.map(([, value]) => value)) * 1.1 || 1;
  const toX = (time) => 60 + ((time - start) / (end - start || 1)) * (WIDTH - 66);
  const toY = (value) => HEIGHT - 8 - (value / top) * (HEIGHT - 18);
  const grid = [0, 0.5, 1].map((share) => {
    const y = toY(top * share);
    return `<path d="M60 ${y}H${WIDTH - 6}" stroke="#e3e5e8"/><text x="56" y="${y + 4}" text-anchor="end" font-size="10" fill="#667">${format(top * share, unit)}</text>`;
  });
  const drawn = lines.map((line, index) => {
    const path = line.points.map(([time, value]) => `${toX(time).toFixed(1)} ${toY(value).toFixed(1)}`).join('L');
    return `<path d="M${path}" fill="none" stroke="${COLORS[index % COLORS.length]}" stroke-width="1.4"/>`;
  });
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" style="height:${HEIGHT}px">${grid.join('')}${drawn.join('')}</svg>`;
}

function drawLegend(lines) {
  const entries = lines.map(
    ({ name }, index) => `<span><b style="color:${COLORS[index % COLORS.length]}">━</b> ${escape(name)}</span>`,
  );
  return `<p>${entries.join(' ')}</p>`;
}

function format(value, unit) {
  if (unit === 'percentunit') return `${Number((value * 100).toFixed(1))} %`;
  if (unit === 's') return value < 1 ? `${Number((value * 1_000).toPrecision(2))} ms` : `${Number(value.toFixed(1))} s`;
  if (unit === 'bytes' || unit === 'Bps') {
    const step = Math.max(0, Math.min(BYTES.length - 1, Math.floor(Math.log2(value || 1) / 10)));
    return `${Number((value / 1_024 ** step).toPrecision(3))} ${BYTES[step]}${unit === 'Bps' ? '/s' : ''}`;
  }
  return `${Number(value.toPrecision(3))}${unit === 'reqps' ? '/s' : ''}`;
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
