/** The position of a text line in a picture, in pixels: a box whose upper and lower edges may be sloped and bent. */
export interface LineBox {
  readonly left: number;
  readonly right: number;
  /** At the horizontal centre of the line. */
  readonly top: number;
  readonly bottom: number;
  /** Pixels downwards per pixel to the right. */
  readonly slope: number;
  /** Pixels downwards per squared pixel from the horizontal centre. The lines of curled paper are bent. */
  readonly bend: number;
}

/** How much lower a line is at a place than at its horizontal centre. */
export function sinkAt({ left, right, slope, bend }: LineBox, x: number): number {
  const offset = x - (left + right) / 2;
  return slope * offset + bend * offset * offset;
}

/** Enlarges a box on all sides by its area divided by its perimeter, times `share`. This limits the margin of long lines. */
export function enlargeBox(box: LineBox, share: number): LineBox {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const around = (width * height * share) / (2 * (width + height));
  return {
    left: box.left - around,
    right: box.right + around,
    top: box.top - around,
    bottom: box.bottom + around,
    slope: box.slope,
    bend: box.bend,
  };
}
