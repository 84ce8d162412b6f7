/**
 * Photographs the receipts in this folder as JPEG files, beside a copy of their true values: tilted, shaded, blurred and noisy, as a phone
 * does. The same receipt always gives the same photo.
 *
 *     node test/layouts/receipts/render.mjs FOLDER
 *
 * Needs Chromium: the program `chromium`, or the one that the environment variable CHROMIUM names.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

/** Pixels of the photo for each of the page: 170 dpi. */
const SCALE = 170 / 96;
const PIXELS_PER_MILLIMETRE = 96 / 25.4;
const TABLE = '#6d5f52';
const MARGIN = { top: 60, bottom: 80, left: 70, right: 50 };

const [given] = process.argv.slice(2);
if (!given) {
  console.error('Name the folder to write to.');
  process.exit(2);
}
const receipts = fileURLToPath(new URL('.', import.meta.url));
const folder = resolve(given);
mkdirSync(folder, { recursive: true });
copyFileSync(join(receipts, 'manifest.json'), join(folder, 'manifest.json'));
const executablePath = process.env.CHROMIUM ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage({ deviceScaleFactor: SCALE });
await page.emulateMedia({ media: 'print' });
const files = readdirSync(receipts).filter((name) => name.endsWith('.html'));
for (const [index, file] of files.entries()) {
  await page.goto(pathToFileURL(join(receipts, file)).href);
  const image = await takePicture();
  await photograph(image, createRandom(index + 1), join(folder, file.replace(/\.html$/, '.jpg')));
}
await browser.close();
console.log(`Wrote ${files.length} photos to ${folder}.`);

/** Takes a picture of the page at the width of its paper, with the margins that its rule for printing has. */
async function takePicture() {
  const rule = await page.evaluate(() => {
    const styles = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((one) => one.cssText));
    return styles.find((text) => text.startsWith('@page')) ?? '';
  });
  const width = Number(/size:\s*(\d+)mm/.exec(rule)?.[1] ?? 80);
  const margin = Number(/margin:\s*(\d+)mm/.exec(rule)?.[1] ?? 4);
  await page.setViewportSize({ width: Math.round(width * PIXELS_PER_MILLIMETRE), height: 100 });
  await page.addStyleTag({ content: `html { background: #fff; padding: ${margin}mm; box-sizing: border-box }` });
  return page.screenshot({ fullPage: true });
}

async function photograph(image, random, path) {
  const shear = () => (random() - 0.5) * 0.03;
  const { data, info } = await sharp(image)
    .flatten({ background: '#fdfcf7' })
    .affine([1, shear(), shear(), 1], { background: TABLE })
    .rotate((random() - 0.5) * 4, { background: TABLE })
    .extend({ ...MARGIN, background: TABLE })
    .blur(0.7)
    .modulate({ brightness: 0.95 })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const [right, down] = [random() - 0.5, random() - 0.5];
  for (let at = 0; at < width * height; at += 1) {
    const light =
      0.86 + 0.25 * right * ((at % width) / width - 0.5) + 0.25 * down * (Math.floor(at / width) / height - 0.5);
    const noise = (random() + random() - 1) * 14;
    for (let channel = 3 * at; channel < 3 * at + 3; channel += 1) {
      data[channel] = Math.max(0, Math.min(255, data[channel] * light + noise));
    }
  }
  await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 72 })
    .toFile(path);
}

/** A linear congruential generator of numbers from 0 to 1. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
