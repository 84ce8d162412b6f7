import type { GreyImage } from '../../raster/grey-image.js';

const { ceil, floor, max, min } = Math;

/** Of the darkness of most letters, as much is ink: the rest is grain and the blur around letters. */
const INK_SHARE = 0.4;
/** Lines above and below reach into what was cut out. */
const EDGE = 0.15;

/** The columns of a line that was cut out of a picture, by whether there is ink in them. */
export class InkGaps {
  private readonly isInked: readonly boolean[];

  constructor(private readonly strip: GreyImage) {
    const darkness = Array.from({ length: strip.width }, (_, x) => darknessOf(strip, x));
    const usual = darkness.toSorted((a, b) => a - b)[floor(0.8 * darkness.length)] ?? 255;
    this.isInked = darkness.map((dark) => dark > INK_SHARE * usual);
  }

  /** The longest run of columns without ink between two places of the line (0 to 1), in heights of the strip. */
  between(from: number, to: number): number {
    let longest = 0;
    let run = 0;
    for (let x = ceil(from * this.strip.width); x < min(this.strip.width, to * this.strip.width); x += 1) {
      run = this.isInked[x] === true ? 0 : run + 1;
      longest = max(longest, run);
    }
    return longest / this.strip.height;
  }
}

function darknessOf({ width, height, pixels }: GreyImage, x: number): number {
  let darkest = 255;
  for (let y = floor(EDGE * height); y < (1 - EDGE) * height; y += 1)
    darkest = min(darkest, pixels[y * width + x] ?? 255);
  return 255 - darkest;
}
