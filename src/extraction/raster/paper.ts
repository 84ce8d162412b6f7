import type { GreyImage } from './grey-image.js';
import { shrink } from './grey-image.js';
import { findCorners, type Region } from './paper-corners.js';
import { straighten, type Corners, type Point } from './warp.js';

// Called for each pixel. Looking up the global each time is slow in the contexts that tests run in.
const { ceil, hypot, max, min, round } = Math;

/** The longer side in pixels to which the picture is reduced to find the paper. */
const LONG_SIDE = 400;
/** The brightness of the background varies less within one pixel around. At the edge of the paper, it jumps. */
const MAX_VARIATION = 20;
/** By how much paper is brighter than what it lies on. A frame printed on it is as bright inside as outside. */
const MIN_CONTRAST = 25;
const MIN_SHARE = 0.15;
/** The share that is cut off at each side, since the edge of the paper is dark or blurred. */
const INSET = 0.008;

/**
 * Cuts a sheet of paper out of a photo and makes it a rectangle, which undoes the perspective. A picture stays as it is unless it shows
 * background on all sides of a brighter sheet with straight edges.
 */
export function cutOutPaper(image: GreyImage): GreyImage {
  const factor = max(1, ceil(max(image.width, image.height) / LONG_SIDE));
  const small = shrink(image, factor);
  const paper = findPaper(small);
  const found = paper && findCorners(paper);
  if (!found) return image;
  const corners = enlarge(found, factor);
  const { topLeft, topRight, bottomRight, bottomLeft } = corners;
  const width = (measureDistance(topLeft, topRight) + measureDistance(bottomLeft, bottomRight)) / 2;
  const height = (measureDistance(topLeft, bottomLeft) + measureDistance(topRight, bottomRight)) / 2;
  return straighten(image, corners, round(width), round(height));
}

/** The pixels inside the background; null if they are few, or not brighter than the background. */
function findPaper(image: GreyImage): Region | null {
  const { width, height } = image;
  const background = toRegion(image, takeConnected(findSmooth(image), listBorder(width, height)));
  const rest = { width, height, pixels: background.pixels.map((pixel) => 1 - pixel) };
  let places: number[] = [];
  for (let at = 0; at < rest.pixels.length; at += 1) {
    const connected = rest.pixels[at] === 1 ? takeConnected(rest, [at]) : [];
    if (connected.length > places.length) places = connected;
  }
  if (places.length < MIN_SHARE * width * height) return null;
  const inside = toRegion(image, places);
  return measureBrightness(image, inside) > measureBrightness(image, background) + MIN_CONTRAST ? inside : null;
}

function toRegion({ width, height }: GreyImage, places: readonly number[]): Region {
  const pixels = new Uint8Array(width * height);
  for (const place of places) pixels[place] = 1;
  return { width, height, pixels };
}

/** Removes all pixels from a region that are connected to the given ones, and returns their indexes. */
function takeConnected({ width, pixels }: Region, from: readonly number[]): number[] {
  const places = [...from];
  for (const place of places) pixels[place] = 0;
  for (let next = 0; next < places.length; next += 1) {
    const at = places[next] ?? 0;
    const x = at % width;
    for (const near of [at - width, at + width, x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1]) {
      if (pixels[near] !== 1) continue;
      pixels[near] = 0;
      places.push(near);
    }
  }
  return places;
}

/** The pixels that are about as bright as all their neighbours. */
function findSmooth({ width, height, pixels }: GreyImage): Region {
  const smooth = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let least = 255;
      let most = 0;
      for (let row = max(0, y - 1); row <= min(height - 1, y + 1); row += 1) {
        for (let column = max(0, x - 1); column <= min(width - 1, x + 1); column += 1) {
          least = min(least, pixels[row * width + column] ?? 0);
          most = max(most, pixels[row * width + column] ?? 0);
        }
      }
      smooth[y * width + x] = most - least < MAX_VARIATION ? 1 : 0;
    }
  }
  return { width, height, pixels: smooth };
}

function listBorder(width: number, height: number): number[] {
  const columns = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]);
  const rows = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  return [...columns, ...rows].flat();
}

function measureBrightness(image: GreyImage, region: Region): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < image.pixels.length; at += 1) {
    if (region.pixels[at] !== 1) continue;
    sum += image.pixels[at] ?? 0;
    count += 1;
  }
  return sum / max(1, count);
}

/** Moves the corners to a picture enlarged by a factor, and inwards by the share that is cut off. */
function enlarge({ topLeft, topRight, bottomRight, bottomLeft }: Corners, factor: number): Corners {
  const move = (corner: Point, opposite: Point): Point => ({
    x: (corner.x + 0.5 + INSET * (opposite.x - corner.x)) * factor - 0.5,
    y: (corner.y + 0.5 + INSET * (opposite.y - corner.y)) * factor - 0.5,
  });
  return {
    topLeft: move(topLeft, bottomRight),
    topRight: move(topRight, bottomLeft),
    bottomRight: move(bottomRight, topLeft),
    bottomLeft: move(bottomLeft, topRight),
  };
}

function measureDistance(one: Point, other: Point): number {
  return hypot(one.x - other.x, one.y - other.y);
}
