import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { DEFAULT_SETTINGS } from '../../../src/extraction/model/settings.js';
import { prepareCage } from '../../../src/processing/cage/cage.js';
import type { Tools } from '../../../src/processing/cage/tools.js';
import { ParserPool } from '../../../src/processing/parser-process.js';
import { createLogger, type Logger } from '../../../src/shared/logger.js';
import type { Target } from '../../support/hostile-parser.js';

const HOSTILE = new URL('../../support/hostile-parser.js', import.meta.url);
jest.setTimeout(240_000);

const NONE = undefined;
const NO_TOOLS: Tools = { sh: NONE, env: NONE, mount: NONE, chroot: NONE, unshare: NONE, setpriv: NONE, prlimit: NONE };

let folder: string;
let server: Server;
let target: Target;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'invoice-graph-cage-'));
  // Anybody may read and write it, so that only the cage can refuse.
  chmodSync(folder, 0o777);
  const secretFile = path.join(folder, 'secret');
  const picture = path.join(folder, 'picture.png');
  writeFileSync(secretFile, 'the secret');
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toFile(picture);
  server = createServer((_request, response) => response.end('reached')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  target = { secretFile, picture, folder, port: (server.address() as AddressInfo).port, parent: process.pid };
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Lets a parser that was taken over try everything, and returns the outcome of each step. */
async function attack(tools?: Tools): Promise<Record<string, string>> {
  const logger = createLogger('silent');
  const limits = { processes: 1, timeoutMilliseconds: 120_000, memoryMegabytes: 512 };
  const pool = new ParserPool({
    ...limits,
    settings: DEFAULT_SETTINGS,
    logger,
    program: HOSTILE,
    ...(tools && { tools }),
  });
  try {
    const file = path.join(folder, 'invoice');
    writeFileSync(file, JSON.stringify(target));
    const { report } = await pool.parse(1, file, null, new AbortController().signal);
    return JSON.parse(report.format) as Record<string, string>;
  } finally {
    await pool.close();
  }
}

/** The steps that Node itself refuses, wherever it runs. */
const REFUSED_BY_NODE = [
  ...['read the environment of the parent', 'read the memory of the parent', 'read its own environment through /proc'],
  ...['read a secret', 'list the data', 'read a file of the system', 'write a file', 'write to a public folder'],
  ...['change the application', 'start a shell', 'start Node', 'start a thread without permissions'],
  'use the bindings of Node',
];

function listSucceeded(outcomes: Record<string, string>): string[] {
  return Object.keys(outcomes).filter((step) => outcomes[step] === 'succeeded');
}

// Without root, a system may forbid namespaces; a container then has to do their part.
const isRootOfLinux = process.platform === 'linux' && process.getuid?.() === 0;

(isRootOfLinux ? describe : describe.skip)('a parser in a complete cage', () => {
  it('succeeds in no step after a file has taken it over', async () => {
    const outcomes = await attack();
    expect(Object.keys(outcomes).length).toBeGreaterThan(20);
    expect(listSucceeded(outcomes)).toEqual([]);
    expect(readdirSync(folder).toSorted()).toEqual(['invoice', 'picture.png', 'secret']);
    expect(existsSync('/tmp/invoice-graph-hostile')).toBe(false);
  });
});

describe('a parser that a file has taken over', () => {
  it('neither reads nor writes by Node, whatever the system permits', async () => {
    const outcomes = await attack(NO_TOOLS);
    expect(REFUSED_BY_NODE.filter((step) => !outcomes[step]?.startsWith('refused'))).toEqual([]);
  });
});

describe('the cage', () => {
  it('reports what the system does not permit', async () => {
    const warnings: string[] = [];
    const logger = { warn: (message: string) => warnings.push(message) } as unknown as Logger;
    const program = fileURLToPath(HOSTILE);
    const cage = await prepareCage({ program, memoryMegabytes: 512, logger, tools: NO_TOOLS });
    expect(cage.isNested).toBe(false);
    expect(warnings).toEqual([
      expect.stringContaining('can use the network'),
      expect.stringContaining('run as the user of the service'),
      expect.stringContaining('have no limits by the kernel'),
    ]);
  });
});
