/** Where a line of text lies in a picture, in pixels: a box whose upper and lower edges may run downhill. */
export interface LineBox {
  readonly left: number;
  readonly right: number;
  /** At the middle of the line. */
  readonly top: number;
  readonly bottom: number;
  /** By how many pixels the line sinks with each pixel to the right. */
  readonly slope: number;
}

/** A box with more around it on all sides: its area over its outline, times `share`, which keeps long lines apart. */
export function widened(box: LineBox, share: number): LineBox {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const around = (width * height * share) / (2 * (width + height));
  return {
    left: box.left - around,
    right: box.right + around,
    top: box.top - around,
    bottom: box.bottom + around,
    slope: box.slope,
  };
}
