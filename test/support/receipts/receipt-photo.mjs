// Draws the lines of a receipt and distorts the picture as printers, scanners and cameras do.
import sharp from 'sharp';
import { addDots, tilt, reduceToTwoTones, addWaves, wearOut } from '../scans/distort.mjs';
import { createRandom } from './receipt-text.mjs';

/** Fonts. `advance` is the width of a letter, or roughly the mean width; `squeeze` narrows letters as till printers do. */
const FONTS = [
  { family: 'Liberation Mono', advance: 0.602, squeeze: 1 },
  { family: 'DejaVu Sans Mono', advance: 0.603, squeeze: 1 },
  { family: 'DejaVu Sans Mono', advance: 0.603, squeeze: 0.8 },
  { family: 'Liberation Mono', advance: 0.602, squeeze: 0.8 },
  { family: 'Liberation Sans', advance: 0.62, squeeze: 1 },
  { family: 'Liberation Sans Narrow', advance: 0.52, squeeze: 1 },
  { family: 'DejaVu Sans Condensed', advance: 0.62, squeeze: 1 },
];
/** In pixels; what is drawn is scaled to the scanner's resolution afterwards. */
const SIZE = 26;
const escapeXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

async function drawLines(lines, random) {
  const { family, advance, squeeze } = FONTS[Math.floor(random() * FONTS.length)];
  const weight = random() < 0.25 ? 'bold' : 'normal';
  const columns = 38 + Math.floor(random() * 10);
  const width = Math.round(SIZE * advance * squeeze * columns + SIZE * 2);
  const leading = 1.15 + random() * 0.4;
  const inner = width - 2 * SIZE;
  let y = SIZE * 2;
  const texts = lines.flatMap(({ left, right, size, align }) => {
    // A line that is too long for the paper is printed narrower.
    const wanted = (left.length + right.length + (right ? 1 : 0)) * SIZE * size * advance * squeeze;
    const narrow = squeeze * Math.min(1, inner / wanted);
    y += SIZE * size * leading;
    const drawText = (content, x, anchor) =>
      `<text transform="translate(${x} ${y}) scale(${narrow} 1)" text-anchor="${anchor}" font-size="${SIZE * size}" font-family="${family}" font-weight="${weight}" xml:space="preserve" fill="#222">${escapeXml(content)}</text>`;
    const isCentred = align === 'centre';
    return [
      left.trim() && drawText(left, isCentred ? width / 2 : SIZE, isCentred ? 'middle' : 'start'),
      right && drawText(right, width - SIZE, 'end'),
    ];
  });
  const height = Math.round(y + SIZE * 3);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fafafa"/>${texts.filter(Boolean).join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { columns, image: { width: info.width, height: info.height, pixels: data } };
}

const toSharp = ({ width, height, pixels }) => sharp(pixels, { raw: { width, height, channels: 1 } });

async function toGreyImage(picture) {
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Places the paper askew on a sheet or a table, at the resolution of a scanner or a camera. */
async function placeImage(image, random, { degrees, border, background, width }) {
  const scale = width / image.width;
  const turned = await toGreyImage(toSharp(image).rotate((random() - 0.5) * 2 * degrees, { background }));
  const pickMargin = () => Math.round(border * random() * image.width);
  const extended = await toGreyImage(
    toSharp(turned).extend({
      top: pickMargin(),
      bottom: pickMargin(),
      left: pickMargin(),
      right: pickMargin(),
      background,
    }),
  );
  return toGreyImage(
    toSharp(extended)
      .resize({ width: Math.round(extended.width * scale) })
      .blur(0.3 + random() * 0.6),
  );
}

/** Creates one receipt as a JPEG: scanned tightly, scanned askew on a large sheet, in black and white, or photographed. */
export async function photograph(lines, seed) {
  const random = createRandom(seed * 7919 + 1);
  const kind = Math.floor(random() * 6);
  const { image, columns } = await drawLines(lines, random);
  const printed = kind !== 4 && random() < 0.2 ? addDots(image, 3 + Math.floor(random() * 2)) : image;
  const resolution = columns * (10 + random() * 12);
  const options = [
    { fade: 0.3, noise: 10, wave: 1, degrees: 0.5, border: 0.04, background: '#fff' },
    { fade: 0.5, noise: 16, wave: 3, degrees: 2, border: 0.1, background: '#f4f4f4', folds: 1 },
    { fade: 0.65, shadow: 0.1, noise: 14, wave: 3, degrees: 1, border: 0.1, background: '#fff', folds: 2 },
    { fade: 0.3, noise: 14, wave: 4, degrees: 4, border: 0.8, background: '#f2f2f2' },
    { fade: 0.1, noise: 30, wave: 2, degrees: 1.5, border: 0.1, background: '#fff' },
    { fade: 0.3, shadow: 0.45, noise: 20, wave: 5, degrees: 5, border: 0.3, background: '#6d6258', folds: 2 },
  ][kind];
  const curved = addWaves(printed, options.wave, random() * 6);
  const seen = kind === 5 ? tilt(curved, 0.06 * random(), 0.06 * (random() - 0.5)) : curved;
  const laid = await placeImage(seen, random, { ...options, width: resolution });
  const old = wearOut(laid, random, options);
  const scanned = kind === 4 ? reduceToTwoTones(old, 195) : old;
  return toSharp(scanned)
    .jpeg({ quality: 40 + Math.floor(random() * 45) })
    .toBuffer();
}
