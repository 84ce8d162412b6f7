import { findFontFile, type Weight } from '../extraction/sheet/fonts.js';
import type { SheetPage, Tone } from '../extraction/sheet/sheet.js';

/** Colours as CSS writes them. */
const COLOURS: Readonly<Record<Tone, string>> = {
  ink: '#1c2430',
  quiet: '#5b6675',
  line: '#d5dae2',
  band: '#eef1f5',
};
const FAMILIES: Readonly<Record<Weight, string>> = { regular: 'Invoice Sheet', bold: 'Invoice Sheet Bold' };

/** The pixels of a drawn page, four bytes each: red, green, blue and opacity. */
export interface SheetImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/** Draws a page in a width in pixels, with the fonts of the service alone. */
export async function drawSheetPage(page: SheetPage, width: number): Promise<SheetImage> {
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas');
  for (const weight of ['regular', 'bold'] as const) {
    if (!GlobalFonts.has(FAMILIES[weight])) GlobalFonts.registerFromPath(findFontFile(weight), FAMILIES[weight]);
  }
  const scale = width / page.width;
  const canvas = createCanvas(width, Math.round(page.height * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fontKerning = 'none';
  for (const { x, y, width: across, height, tone } of page.shapes) {
    context.fillStyle = COLOURS[tone];
    context.fillRect(x, y, across, height);
  }
  for (const { text, x, y, size, weight, tone } of page.texts) {
    context.fillStyle = COLOURS[tone];
    context.font = `${size}px "${FAMILIES[weight]}"`;
    context.fillText(text, x, y);
  }
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, pixels: Buffer.from(data.buffer) };
}
