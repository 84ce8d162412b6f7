import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../support/databases.js';
import { waitUntil } from '../support/service.js';

const MAIN = path.resolve(import.meta.dirname, '../../../dist/server/main.js');
/** Whose lines exceed what a pipe or a socket holds for its reader. */
const REQUESTS = 4_000;
const AT_ONCE = 20;

let created: TestDatabase;
let child: ChildProcess;
/** Where the log goes: a socket, as another Node gives it, or a pipe that waits for its reader, as a shell or systemd gives it. */
let openLog: Readonly<Record<'socket' | 'pipe', () => 'pipe' | number>>;
let opened: number[];

beforeEach(async () => {
  created = await createTestDatabase('sqlite');
  opened = [];
  openLog = {
    socket: () => 'pipe',
    pipe: () => {
      const place = path.join(created.folder, 'log');
      execFileSync('mkfifo', [place]);
      opened = [openSync(place, constants.O_RDWR)];
      return opened[0]!;
    },
  };
});
afterEach(async () => {
  child.kill('SIGKILL');
  for (const descriptor of opened) closeSync(descriptor);
  await created.drop();
});

it.each(['socket', 'pipe'] as const)(
  'a process whose log nobody reads keeps answering, and ends on SIGTERM: %s',
  async (kind) => {
    const settings = { DATA_DIR: created.folder, DATABASE_URL: created.url, PORT: '0', DEMO: 'off', RATE_LIMIT: 'off' };
    child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], ...settings },
      stdio: ['ignore', 'pipe', openLog[kind]()],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    const url = await waitUntil(async () => /GraphQL +(\S+)\/graphql/.exec(output)?.[1]);
    const statuses = new Set<number>();
    for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
      const answers = Array.from({ length: AT_ONCE }, () => fetch(`${url}/v1/invoices/`));
      for (const answer of await Promise.all(answers)) {
        await answer.text();
        statuses.add(answer.status);
      }
    }
    expect([...statuses]).toEqual([401]);
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
  },
);
