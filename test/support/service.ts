import { afterAll, beforeAll } from '@jest/globals';
import { startServer } from '../../src/app.js';
import { startWebhooks } from '../../src/start-webhooks.js';
import { createParser, startWorker } from '../../src/start-worker.js';
import { createCore, type Core, type Running } from '../../src/core.js';
import { loadConfig } from '../../src/config.js';
import type { ParserPool } from '../../src/processing/parser-process.js';
import { ROLES, type Actor, type Role } from '../../src/shared/actor.js';
import { createToken } from '../../src/shared/ids.js';
import { createTestDatabase, type Dialect, type TestDatabase } from './databases.js';

const STOP_MILLISECONDS = 60_000;

/** A user of a test's account, with its key. */
export interface TestUser {
  readonly key: string;
  readonly uid: string;
  readonly actor: Actor;
}

export type TestAccount = Readonly<Record<Role, TestUser>> & { readonly uid: string };

/** The whole service on a separate database, listening on a free port. */
export interface TestService {
  readonly core: Core;
  readonly baseUrl: string;
  /** Creates an account with a user and a key of each role. */
  account(): Promise<TestAccount>;
  stop(): Promise<void>;
}

/** Starts the service with a worker and the settings of the environment. */
export async function startService(dialect: Dialect, settings: Record<string, string> = {}): Promise<TestService> {
  const created: TestDatabase = await createTestDatabase(dialect);
  const config = loadConfig({
    PORT: '0',
    DATA_DIR: created.folder,
    DATABASE_URL: created.url,
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
    JOB_POLL_MILLISECONDS: '50',
    // Other tests may keep the processors busy.
    OCR_SECONDS: '90',
    PARSER_TIMEOUT_SECONDS: '120',
    ...settings,
  });
  const core = await createCore(config);
  const [worker, webhooks] = [startWorker(core, shareParser(createParser(core))), startWebhooks(core)];
  const server = await startServer(core);
  return {
    core,
    baseUrl: server.publicUrl,
    account: () => createAccount(core),
    async stop() {
      for (const [name, part] of Object.entries({ server, webhooks, worker })) await stopInTime(name, part);
      await core.database.close();
      await created.drop();
    },
  };
}

/** Reads the files of all accounts in the same processes, because the start of one takes longer than the file of a test. */
function shareParser(parser: ParserPool): Pick<ParserPool, 'parse' | 'recall' | 'close'> {
  const shared = 0;
  return {
    parse: (_accountId, ...given) => parser.parse(shared, ...given),
    recall: (_accountId, ...given) => parser.recall(shared, ...given),
    close: () => parser.close(),
  };
}

/** The tests of stopping are in `journeys/stop`. Here a part that does not stop is named, and makes no other test fail. */
async function stopInTime(name: string, part: Running): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), STOP_MILLISECONDS);
  });
  const isLate = await Promise.race([part.stop().then(() => false), late]);
  clearTimeout(timer);
  if (isLate) console.warn(`The ${name} did not stop in ${STOP_MILLISECONDS} ms.`);
}

/** Starts another server on the same database and files, without a worker, as a second process would. */
export async function startSecondServer({ core: { config } }: TestService): Promise<TestService> {
  const core = await createCore(config);
  const server = await startServer(core);
  return {
    core,
    baseUrl: server.publicUrl,
    account: () => createAccount(core),
    async stop() {
      await server.stop();
      await core.database.close();
    },
  };
}

/** Provides a service to all tests of the enclosing block. Its members exist once the tests run. */
export function useService(
  dialect: Dialect,
  settings: Record<string, string> | (() => Promise<Record<string, string>>) = {},
): TestService {
  const service = {} as TestService;
  beforeAll(async () => {
    const given = typeof settings === 'function' ? await settings() : settings;
    Object.assign(service, await startService(dialect, given));
  });
  afterAll(() => service.stop());
  return service;
}

async function createAccount(core: Core): Promise<TestAccount> {
  const { accounts, keys } = core.services;
  const created = await accounts.create({ name: `Account ${createToken()}`, owner: { email: 'owner@example.com' } });
  const owner = await toTestUser(core, created.user.uid, created.issued.secret);
  const others = ROLES.filter((role) => role !== 'owner').map(async (role) => {
    const user = await accounts.addUser(owner.actor, {
      email: `${role}@example.com`,
      role,
      firstName: role,
      lastName: 'Tester',
    });
    const issued = await keys.issue(owner.actor, { userUid: user.uid, name: role });
    return [role, await toTestUser(core, user.uid, issued.secret)] as const;
  });
  const entries = Object.fromEntries(await Promise.all(others)) as Record<Exclude<Role, 'owner'>, TestUser>;
  return { ...entries, owner, uid: created.account.uid };
}

async function toTestUser(core: Core, uid: string, key: string): Promise<TestUser> {
  return { key, uid, actor: await core.services.keys.authenticate(key) };
}

/** Polls until a condition returns something; fails after the given time. */
export async function waitUntil<Result>(
  look: () => Promise<Result | null | undefined | false>,
  milliseconds = 60_000,
): Promise<Result> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
