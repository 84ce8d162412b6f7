import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AccountService, UserWithKey } from '../accounts/account.service.js';
import type { KeyService } from '../accounts/key.service.js';
import type { NewUser } from '../accounts/user-changes.js';
import type { UploadService } from '../processing/upload.service.js';
import type { Actor, Role } from '../shared/actor.js';
import { createToken } from '../shared/ids.js';
import type { Logger } from '../shared/logger.js';
import { PACKAGE_FOLDER } from '../shared/package-folder.js';

const OWNER = { email: 'nora.visser@larkspur.example', firstName: 'Nora', lastName: 'Visser' };

const OTHERS: readonly NewUser[] = [
  { role: 'admin', email: 'tomas.lind@larkspur.example', firstName: 'Tomas', lastName: 'Lind' },
  { role: 'approver', email: 'ayse.demir@larkspur.example', firstName: 'Ayşe', lastName: 'Demir' },
  { role: 'member', email: 'joao.prata@larkspur.example', firstName: 'João', lastName: 'Prata' },
  { role: 'viewer', email: 'maeve.quinn@larkspur.example', firstName: 'Maeve', lastName: 'Quinn' },
];

/** The users who upload the samples, in turn, so that a member sees both their own invoices and another user's. */
const UPLOADERS: readonly Role[] = ['member', 'admin'];

const OWNER_ONLY = 0o600;

/** The file in the data folder that holds the demo account's keys. */
export const DEMO_KEYS_FILE = 'demo-keys.json';

/** A user of the demo account and the key that acts for it. */
export interface DemoKey {
  readonly role: Role;
  readonly name: string;
  readonly key: string;
}

export interface DemoDependencies {
  readonly accounts: Pick<AccountService, 'createFirst'>;
  readonly keys: Pick<KeyService, 'authenticate'>;
  readonly uploads: Pick<UploadService, 'upload'>;
  /** The folder for `demo-keys.json`, which maps each role to its key. Only the file's owner can read it. */
  readonly dataDirectory: string;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Creates the account "Demo" with one user per role and a few sample invoices, unless an account already exists. Several processes
 * may call this at once; only one creates the account.
 *
 * @returns the keys, to be shown once, or null if an account already exists
 */
export async function createDemo(dependencies: DemoDependencies): Promise<readonly DemoKey[] | null> {
  const created = await dependencies.accounts.createFirst({ name: 'Demo', owner: OWNER }, OTHERS, nameDemoKey);
  if (!created) return null;
  const keys = created.map(toDemoKey);
  await writeKeys(dependencies.dataDirectory, keys);
  await uploadSamples(dependencies, keys).catch((error: unknown) => {
    dependencies.logger.warn({ err: error }, 'the sample invoices of the demo account could not be uploaded');
  });
  return keys;
}

/** Finds the saved key of the demo account's user with a role; null if no demo account was created here, or its keys were deleted. */
export async function findDemoKey(dataDirectory: string, role: string): Promise<string | null> {
  const text = await readFile(path.join(dataDirectory, DEMO_KEYS_FILE), 'utf8').catch(() => '{}');
  const keys = JSON.parse(text) as Record<string, unknown>;
  const key = Object.hasOwn(keys, role) ? keys[role] : null;
  return typeof key === 'string' ? key : null;
}

/** People see the names of keys beside each other, in the list of keys and in the history. */
function nameDemoKey({ role }: NewUser): string {
  return `demo ${role}`;
}

function toDemoKey({ user, issued }: UserWithKey): DemoKey {
  return { role: user.roleType, name: `${user.firstName} ${user.lastName}`, key: issued.secret };
}

/** Writes the file atomically. Replaces a file that an earlier database may have left. */
async function writeKeys(dataDirectory: string, keys: readonly DemoKey[]): Promise<void> {
  await mkdir(dataDirectory, { recursive: true });
  const file = path.join(dataDirectory, DEMO_KEYS_FILE);
  const temporary = `${file}.${createToken()}`;
  const byRole = Object.fromEntries(keys.map(({ role, key }) => [role, key]));
  await writeFile(temporary, `${JSON.stringify(byRole, null, 2)}\n`, { mode: OWNER_ONLY, flag: 'wx' });
  await rename(temporary, file);
}

async function uploadSamples(
  { keys, uploads }: Pick<DemoDependencies, 'keys' | 'uploads'>,
  demoKeys: readonly DemoKey[],
): Promise<void> {
  const uploaders: Actor[] = [];
  for (const role of UPLOADERS) uploaders.push(await keys.authenticate(demoKeys.find((key) => key.role === role)?.key));
  // The samples are stored with the sources.
  const folder = path.join(PACKAGE_FOLDER, 'src/demo/samples');
  const names = (await readdir(folder)).toSorted();
  for (const [index, fileName] of names.entries()) {
    const actor = uploaders[index % uploaders.length];
    if (actor) await uploads.upload(actor, { source: createReadStream(path.join(folder, fileName)), fileName });
  }
}
