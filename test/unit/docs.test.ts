import { describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, loadConfig, SETTING_NAMES } from '../../src/config.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

function listPages(folder: string, recursive: boolean): string[] {
  const files = readdirSync(path.join(ROOT, folder), { recursive, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.md')).map((file) => path.join(folder, file));
}

/** Every page of the documentation, by its path from the root. */
const PAGES = [
  ...listPages('.', false),
  ...listPages('docs', true),
  ...listPages('src', true),
  ...listPages('test', false),
];

function readPage(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

function removeCode(text: string): string {
  return text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, 'code');
}

/** Lists the anchors that GitHub generates from a page's headings. */
function listAnchors(file: string): string[] {
  const headings = readPage(file)
    .replaceAll(/^```.*?^```/gms, '')
    .matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function listDeadLinks(file: string): string[] {
  const targets = [...removeCode(readPage(file)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [place = '', anchor] = target.split('#');
      const page = place === '' ? file : path.join(path.dirname(file), place);
      if (!existsSync(path.join(ROOT, page))) return true;
      return anchor !== undefined && !listAnchors(page).includes(anchor);
    });
}

/** Reads the tables of settings: the name, the default as the page writes it, and the range, which is empty if there is none. */
function readDocumentedSettings(): { name: string; value: string; range: string }[] {
  const rows = readPage('docs/settings.md').matchAll(/^\| `([A-Z_]+)` \| (.+?) \| (.*?)\s*\| .+ \|$/gm);
  return [...rows].map(([, name = '', value = '', range = '']) => ({ name, value, range }));
}

function isAccepted(environment: Record<string, string>): boolean {
  try {
    loadConfig(environment);
    return true;
  } catch (error) {
    if (error instanceof ConfigError) return false;
    throw error;
  }
}

function readValue(name: string, environment: Record<string, string>): unknown {
  return new Map(Object.entries(loadConfig(environment))).get(name);
}

/** Parses the documented default as a value of the setting. */
function parseShownValue(name: string, shown: string): unknown {
  if (shown === 'not set') return undefined;
  return readValue(name, { [name]: shown.replaceAll('`', '').replace('<DATA_DIR>', loadConfig({}).DATA_DIR) });
}

describe('the documentation', () => {
  test.each(PAGES)('%s has no dead link', (file) => {
    expect(listDeadLinks(file)).toEqual([]);
  });

  test('links every page, directly or indirectly, from the README', () => {
    const reached = new Set(['README.md']);
    for (const file of reached) {
      for (const [, target = ''] of removeCode(readPage(file)).matchAll(/\]\(([^)#\s]+\.md)[^)]*\)/g)) {
        if (!/^[a-z]+:/.test(target)) reached.add(path.join(path.dirname(file), target));
      }
    }
    expect(PAGES.filter((file) => file.startsWith('docs/') && !reached.has(file))).toEqual([]);
  });

  test('begins with a README that can be read in a few minutes', () => {
    expect(readPage('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });

  test('lists every setting, and no other', () => {
    const documented = readDocumentedSettings().map(({ name }) => name);
    expect(documented.toSorted()).toEqual([...SETTING_NAMES].toSorted());
  });

  test.each(readDocumentedSettings())('states the default of $name, $value', ({ name, value }) => {
    expect(parseShownValue(name, value)).toEqual(readValue(name, {}));
  });

  test.each(readDocumentedSettings())('states the range of $name: $range', ({ name, range }) => {
    const [smallest, largest] = range.split(' to ').map(Number);
    const isNumber = typeof readValue(name, {}) === 'number';
    expect(isNumber).toBe(range !== '');
    if (smallest === undefined || largest === undefined) return;
    const numbers = [smallest - 1, smallest, largest, largest + 1];
    expect(numbers.map((number) => isAccepted({ [name]: String(number) }))).toEqual([false, true, true, false]);
  });
});
