import type { GreyImage } from './grey-image.js';

// Called for each pixel. Looking up the global each time is slow in the contexts that tests run in.
const { floor, max, min } = Math;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of a quadrilateral in a picture. */
export interface Corners {
  readonly topLeft: Point;
  readonly topRight: Point;
  readonly bottomRight: Point;
  readonly bottomLeft: Point;
}

/** Projects a quadrilateral of a picture onto a rectangle of the given size, as a camera right above it would show it. */
export function straighten(image: GreyImage, corners: Corners, width: number, height: number): GreyImage {
  const { across, down, origin, depth } = findProjection(corners);
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const v = (row + 0.5) / height;
    for (let column = 0; column < width; column += 1) {
      const u = (column + 0.5) / width;
      const scale = 1 / (depth.x * u + depth.y * v + 1);
      const x = (across.x * u + down.x * v + origin.x) * scale;
      const y = (across.y * u + down.y * v + origin.y) * scale;
      pixels[row * width + column] = interpolateAt(image, x, y);
    }
  }
  return { width, height, pixels };
}

/** The projection of the unit square onto a quadrilateral (Heckbert, "Fundamentals of Texture Mapping", 1989, section 2.2.3). */
function findProjection({ topLeft, topRight, bottomRight, bottomLeft }: Corners): {
  readonly across: Point;
  readonly down: Point;
  readonly origin: Point;
  readonly depth: Point;
} {
  const right = { x: topRight.x - bottomRight.x, y: topRight.y - bottomRight.y };
  const left = { x: bottomLeft.x - bottomRight.x, y: bottomLeft.y - bottomRight.y };
  const rest = {
    x: topLeft.x - topRight.x + bottomRight.x - bottomLeft.x,
    y: topLeft.y - topRight.y + bottomRight.y - bottomLeft.y,
  };
  const area = right.x * left.y - left.x * right.y;
  const depth = {
    x: (rest.x * left.y - left.x * rest.y) / area,
    y: (right.x * rest.y - rest.x * right.y) / area,
  };
  return {
    across: {
      x: topRight.x - topLeft.x + depth.x * topRight.x,
      y: topRight.y - topLeft.y + depth.x * topRight.y,
    },
    down: {
      x: bottomLeft.x - topLeft.x + depth.y * bottomLeft.x,
      y: bottomLeft.y - topLeft.y + depth.y * bottomLeft.y,
    },
    origin: topLeft,
    depth,
  };
}

function interpolateAt({ width, height, pixels }: GreyImage, x: number, y: number): number {
  const left = min(width - 2, max(0, floor(x)));
  const above = min(height - 2, max(0, floor(y)));
  const across = min(1, max(0, x - left));
  const down = min(1, max(0, y - above));
  const at = above * width + left;
  const upper = (pixels[at] ?? 255) * (1 - across) + (pixels[at + 1] ?? 255) * across;
  const lower = (pixels[at + width] ?? 255) * (1 - across) + (pixels[at + width + 1] ?? 255) * across;
  return upper * (1 - down) + lower * down;
}
