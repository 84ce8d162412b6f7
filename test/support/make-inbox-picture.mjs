// Renders the README's picture of the inbox: a sample invoice beside its page. Needs Chromium.
// npm run build && node test/support/make-inbox-picture.mjs docs/images/inbox.webp
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { startMeasured } from '../bench/measured.mjs';

const [output = 'docs/images/inbox.webp'] = process.argv.slice(2);
const SIZE = { width: 1280, height: 780 };
const WIDTH = 1000;

const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-picture-'));
const main = new URL('../../dist/server/main.js', import.meta.url);
const service = await startMeasured(main, { PORT: '0', DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'error' });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({ viewport: SIZE, locale: 'en-GB' });
  await page.goto(service.url);
  await page.getByRole('button', { name: 'Open the demo account' }).click();
  await page.getByRole('link', { name: 'Thistledown Catering Ltd' }).click();
  await page.locator('.page img[data-shown]').waitFor();
  await page.getByRole('button', { name: /^Total/ }).hover();
  await page.locator('.mark[data-kind=active]').waitFor();
  const png = await page.screenshot({ animations: 'disabled' });
  writeFileSync(output, await sharp(png).resize({ width: WIDTH }).webp({ quality: 82 }).toBuffer());
} finally {
  await browser.close();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
}
