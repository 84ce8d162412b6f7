const DIGITS = 36;
/** Widths are in thousandths of the font's size. */
const UNITS = 1_000;

/** The runs of characters of each width: the distance of a run to the end of the run before, and its length if it is not 1. */
type WrittenWidths = Readonly<Record<string, string>>;

/** The widths of the characters of a font, in units of its size, in little memory. */
export class WidthTable {
  /** @param starts the first characters of runs, in ascending order; `ends` are exclusive */
  constructor(
    private readonly starts: Uint32Array,
    private readonly ends: Uint32Array,
    private readonly widths: Uint16Array,
  ) {}

  /** @returns undefined if the font lacks the character */
  get(codePoint: number): number | undefined {
    let [low, high] = [0, this.starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ends[middle] ?? 0) > codePoint) high = middle;
      else low = middle + 1;
    }
    const isWithin = (this.starts[low] ?? Infinity) <= codePoint;
    return isWithin ? (this.widths[low] ?? 0) / UNITS : undefined;
  }

  has(codePoint: number): boolean {
    return this.get(codePoint) !== undefined;
  }
}

/** Reads the tables of `vendor/noto-sans/widths.json`, which `make.py` writes there, by the names of files. */
export function readWidthTables(json: string): ReadonlyMap<string, WidthTable> {
  const written = JSON.parse(json) as Readonly<Record<string, WrittenWidths>>;
  return new Map(Object.entries(written).map(([name, widths]) => [name, readTable(widths)]));
}

function readTable(written: WrittenWidths): WidthTable {
  const runs = Object.entries(written).flatMap(([width, text]) => readRuns(text, Number(width)));
  runs.sort(([first], [second]) => first - second);
  return new WidthTable(
    Uint32Array.from(runs, ([start]) => start),
    Uint32Array.from(runs, ([, end]) => end),
    Uint16Array.from(runs, ([, , width]) => width),
  );
}

function readRuns(text: string, width: number): [start: number, end: number, width: number][] {
  let end = 0;
  return text.split(' ').map((part) => {
    const [gap = '', length = '1'] = part.split('+');
    const start = end + Number.parseInt(gap, DIGITS);
    end = start + Number.parseInt(length, DIGITS);
    return [start, end, width];
  });
}
