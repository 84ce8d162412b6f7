const { max, min } = Math;

const MIN_LIKELIHOOD = 0.3;
/** The slope of a region is measured if it is at least this many times as wide as high. */
const MIN_ASPECT = 3;
/** So is its bend. The bend of a shorter region says more about its letters than about the paper. */
const MIN_ASPECT_OF_BEND = 8;
/** A line is bent if its bend makes its band lower by this share. */
const MIN_GAIN = 0.15;

/** Connected pixels, described by a box along their slope and bend. */
export interface InkRegion {
  readonly left: number;
  readonly width: number;
  /** At the horizontal centre of the region. */
  readonly top: number;
  readonly height: number;
  readonly slope: number;
  readonly bend: number;
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
  const middle = (left + right) / 2;
  const course = chooseCourse(columns, rows, middle, right - left + 1);
  const { top, bottom } = measureExtent(columns, rows, middle, course);
  const likelihood = places.reduce((sum, at) => sum + (map[at] ?? 0), 0) / places.length;
  return { left, width: right - left + 1, top, height: bottom - top, ...course, likelihood };
}

/** How the middle of a region runs: in pixels downwards per pixel to the right, and per squared pixel from the centre. */
interface Course {
  readonly slope: number;
  readonly bend: number;
}

const LEVEL: Course = { slope: 0, bend: 0 };

function chooseCourse(columns: readonly number[], rows: readonly number[], middle: number, width: number): Course {
  if (width <= MIN_ASPECT * measureHeight(columns, rows, middle, LEVEL)) return LEVEL;
  const straight = { slope: measureSlope(columns, rows), bend: 0 };
  const height = measureHeight(columns, rows, middle, straight);
  if (width <= MIN_ASPECT_OF_BEND * height) return straight;
  const bent = measureBend(columns, rows, middle);
  return measureHeight(columns, rows, middle, bent) <= (1 - MIN_GAIN) * height ? bent : straight;
}

/** The slope of the regression line through the pixels. */
function measureSlope(columns: readonly number[], rows: readonly number[]): number {
  const x = findMean(columns);
  const y = findMean(rows);
  let both = 0;
  let across = 0;
  for (const [index, column] of columns.entries()) {
    both += (column - x) * ((rows[index] ?? 0) - y);
    across += (column - x) ** 2;
  }
  return across === 0 ? 0 : both / across;
}

/** The regression parabola through the pixels. Its square is made independent of the slope first. */
function measureBend(columns: readonly number[], rows: readonly number[], middle: number): Course {
  const slope = measureSlope(columns, rows);
  const mean = findMean(columns);
  const squares = columns.map((column) => (column - mean) ** 2);
  const tilt = measureSlope(columns, squares);
  const parts = squares.map((square, index) => square - tilt * ((columns[index] ?? 0) - mean));
  const bend = measureSlope(parts, rows);
  return { slope: slope + bend * (2 * (middle - mean) - tilt), bend };
}

function findMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function measureHeight(columns: readonly number[], rows: readonly number[], middle: number, course: Course): number {
  const { top, bottom } = measureExtent(columns, rows, middle, course);
  return bottom - top;
}

function measureExtent(
  columns: readonly number[],
  rows: readonly number[],
  middle: number,
  { slope, bend }: Course,
): { top: number; bottom: number } {
  let top = Infinity;
  let bottom = -Infinity;
  for (const [index, x] of columns.entries()) {
    const y = (rows[index] ?? 0) - slope * (x - middle) - bend * (x - middle) ** 2;
    top = min(top, y);
    bottom = max(bottom, y + 1);
  }
  return { top, bottom };
}
