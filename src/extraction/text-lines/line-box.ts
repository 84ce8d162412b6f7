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
