import type { SKRSContext2D } from '@napi-rs/canvas';
import type { FontName } from '../extraction/sheet/font-names.js';
import { findFontFile } from '../extraction/sheet/fonts.js';
import type { SheetPage, SheetText, Tone } from '../extraction/sheet/sheet.js';

/** Colours as CSS writes them. */
const COLOURS: Readonly<Record<Tone, string>> = {
  ink: '#1c2430',
  quiet: '#5b6675',
  line: '#d5dae2',
  band: '#eef1f5',
};
/** Text is laid out this much larger and drawn smaller, since heights of fonts are rounded, which moves the baselines of small ones. */
const ENLARGEMENT = 16;

/** The files whose fonts can be drawn. They stay open, so only those of the pages so far are among them. */
const registered = new Set<string>();

/** The pixels of a drawn page, four bytes each: red, green, blue and opacity. */
export interface SheetImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/** Draws a page in a width in pixels, with the fonts of the service alone. */
export async function drawSheetPage(page: SheetPage, width: number): Promise<SheetImage> {
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas');
  for (const { fonts, weight } of page.texts) {
    for (const font of fonts) {
      const file = findFontFile(font, weight);
      if (!registered.has(file)) GlobalFonts.registerFromPath(file, toFamily(font));
      registered.add(file);
    }
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
  context.scale(1 / ENLARGEMENT, 1 / ENLARGEMENT);
  for (const text of page.texts) drawText(context, text);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, pixels: Buffer.from(data.buffer) };
}

function drawText(context: SKRSContext2D, { text, x, y, width, size, weight, tone, ...how }: SheetText): void {
  const families = how.fonts.map((font) => `"${toFamily(font)}"`).join(', ');
  context.fillStyle = COLOURS[tone];
  context.font = `${weight === 'bold' ? 'bold ' : ''}${size * ENLARGEMENT}px ${families}`;
  context.direction = how.direction;
  context.textAlign = how.align;
  const left = how.align === 'left' ? x : x + width;
  // Letters that join may need more than was measured: then they are drawn narrower, so that they stay within their box.
  const most = how.fonts.length > 1 ? width * ENLARGEMENT : undefined;
  context.fillText(text, left * ENLARGEMENT, y * ENLARGEMENT, most);
}

/** Both weights are one family, in which the weight chooses the font. */
function toFamily(font: FontName): string {
  return `Invoice Sheet ${font}`;
}
