// Takes a picture of each page and state of the inbox and of the pages for developers, on a desk and on a phone, in light and dark, for people
// who change how they look. Needs Chromium.
// npm run build && node test/support/take-inbox-pictures.mjs FOLDER [--language de] [--only list]
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { startMeasured } from '../bench/measured.mjs';
import { listStates } from './inbox-states.mjs';

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string', default: 'en' }, only: { type: 'string', default: '' } },
});
const [output = 'pictures'] = positionals;
const main = new URL('../../dist/server/main.js', import.meta.url);
const samples = new URL('../../src/demo/samples/', import.meta.url);

const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-pictures-'));
const data = path.join(folder, 'data');
const settings = { PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error', WEBHOOK_ALLOW_PRIVATE: 'on' };
const service = await startMeasured(main, settings);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const key = JSON.parse(readFileSync(path.join(data, 'demo-keys.json'), 'utf8')).owner;
  const states = await listStates({ url: service.url, key, samples });
  mkdirSync(output, { recursive: true });
  for (const state of states.filter(({ name }) => name.includes(values.only))) await takePictures(state);
} finally {
  await browser.close();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Takes the pictures of a state. A browser of its own keeps what one state does from the others. */
async function takePictures({ name, path: address, isSignedOut = false, prepare }) {
  const context = await browser.newContext({ viewport: SIZES.desk, locale: values.language });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  try {
    await page.goto(service.url);
    if (!isSignedOut) {
      await page.locator('.demo .button.primary').click();
      await page.locator('.bar').waitFor();
    }
    await page.goto(service.url + address);
    await prepare(page);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const file = path.join(output, `${name}-${size}-${colorScheme}.png`);
        await page.screenshot({ path: file, animations: 'disabled', fullPage: size === 'phone' });
      }
    }
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}
