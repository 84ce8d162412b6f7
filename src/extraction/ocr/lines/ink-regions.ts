const { max, min } = Math;

const MIN_LIKELIHOOD = 0.3;
/** The slope of a region is measured if it is at least this many times as wide as high. */
const MIN_ASPECT = 3;

/** Connected pixels, described by a box along their slope. */
export interface InkRegion {
  readonly left: number;
  readonly width: number;
  /** At the horizontal centre of the region. */
  readonly top: number;
  readonly height: number;
  readonly slope: number;
  /** The mean likelihood of the pixels. */
  readonly likelihood: number;
}

/** Finds the regions of likely pixels in a map. */
export function findRegions(map: Float32Array, width: number, height: number): InkRegion[] {
  const seen = new Uint8Array(map.length);
  const regions: InkRegion[] = [];
  for (let at = 0; at < width * height; at += 1) {
    if (seen[at] === 1 || (map[at] ?? 0) < MIN_LIKELIHOOD) continue;
    regions.push(measureRegion(collectPixels(map, seen, at, width), map, width));
  }
  return regions;
}

function collectPixels(map: Float32Array, seen: Uint8Array, start: number, width: number): number[] {
  const places = [start];
  seen[start] = 1;
  for (let next = 0; next < places.length; next += 1) {
    const at = places[next] ?? 0;
    const x = at % width;
    const near = [at - width, at + width, x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1];
    for (const other of near) {
      if (other < 0 || other >= map.length || seen[other] === 1 || (map[other] ?? 0) < MIN_LIKELIHOOD) continue;
      seen[other] = 1;
      places.push(other);
    }
  }
  return places;
}

function measureRegion(places: readonly number[], map: Float32Array, width: number): InkRegion {
  const columns = places.map((at) => at % width);
  const rows = places.map((at) => Math.floor(at / width));
  const left = columns.reduce((least, x) => min(least, x));
  const right = columns.reduce((most, x) => max(most, x));
  const level = measureExtent(columns, rows, 0, 0);
  const isLong = right - left + 1 > MIN_ASPECT * (level.bottom - level.top);
  const slope = isLong ? measureSlope(columns, rows) : 0;
  const { top, bottom } = measureExtent(columns, rows, slope, (left + right) / 2);
  const likelihood = places.reduce((sum, at) => sum + (map[at] ?? 0), 0) / places.length;
  return { left, width: right - left + 1, top, height: bottom - top, slope, likelihood };
}

/** The slope of the regression line through the pixels. */
function measureSlope(columns: readonly number[], rows: readonly number[]): number {
  const count = columns.length;
  const middle = columns.reduce((sum, x) => sum + x, 0) / count;
  const level = rows.reduce((sum, y) => sum + y, 0) / count;
  let both = 0;
  let across = 0;
  for (const [index, x] of columns.entries()) {
    both += (x - middle) * ((rows[index] ?? 0) - level);
    across += (x - middle) ** 2;
  }
  return across === 0 ? 0 : both / across;
}

function measureExtent(
  columns: readonly number[],
  rows: readonly number[],
  slope: number,
  middle: number,
): { top: number; bottom: number } {
  let top = Infinity;
  let bottom = -Infinity;
  for (const [index, x] of columns.entries()) {
    const y = (rows[index] ?? 0) - slope * (x - middle);
    top = min(top, y);
    bottom = max(bottom, y + 1);
  }
  return { top, bottom };
}
