import type { GreyImage } from '../../raster/grey-image.js';

const { ceil, floor, max, min } = Math;

/** Share of the usual darkness of letters above which a column has ink. Lighter columns are grain or blur. */
const INK_SHARE = 0.4;
/** Share of the strip at the top and bottom that is ignored, since the neighbouring lines reach into it. */
const EDGE = 0.15;

/** The gaps without ink in the strip of a text line. */
export class InkGaps {
  private readonly isInked: readonly boolean[];

  constructor(private readonly strip: GreyImage) {
    const darkness = Array.from({ length: strip.width }, (_, x) => measureDarkness(strip, x));
    const usual = darkness.toSorted((a, b) => a - b)[floor(0.8 * darkness.length)] ?? 255;
    this.isInked = darkness.map((dark) => dark > INK_SHARE * usual);
  }

  /** The longest run of columns without ink between two positions (0 to 1) on the line, in heights of the strip. */
  measureBetween(from: number, to: number): number {
    let longest = 0;
    let run = 0;
    for (let x = ceil(from * this.strip.width); x < min(this.strip.width, to * this.strip.width); x += 1) {
      run = this.isInked[x] === true ? 0 : run + 1;
      longest = max(longest, run);
    }
    return longest / this.strip.height;
  }
}

function measureDarkness({ width, height, pixels }: GreyImage, x: number): number {
  let darkest = 255;
  for (let y = floor(EDGE * height); y < (1 - EDGE) * height; y += 1)
    darkest = min(darkest, pixels[y * width + x] ?? 255);
  return 255 - darkest;
}
