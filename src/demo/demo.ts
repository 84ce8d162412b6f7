import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AccountService, NewUser, UserWithKey } from '../accounts/account.service.js';
import type { KeyService } from '../accounts/key.service.js';
import type { UploadService } from '../processing/upload.service.js';
import type { Actor, Role } from '../shared/actor.js';
import { newToken } from '../shared/ids.js';
import type { Logger } from '../shared/logger.js';

const OWNER = { email: 'nora.visser@larkspur.example', firstName: 'Nora', lastName: 'Visser' };

const OTHERS: readonly NewUser[] = [
  { role: 'admin', email: 'tomas.lind@larkspur.example', firstName: 'Tomas', lastName: 'Lind' },
  { role: 'approver', email: 'ayse.demir@larkspur.example', firstName: 'Ayşe', lastName: 'Demir' },
  { role: 'member', email: 'joao.prata@larkspur.example', firstName: 'João', lastName: 'Prata' },
  { role: 'viewer', email: 'maeve.quinn@larkspur.example', firstName: 'Maeve', lastName: 'Quinn' },
];

/** Whose uploads the samples are, in turn: so that a member's own and another's invoices can be told apart. */
const UPLOADERS: readonly Role[] = ['member', 'admin'];

const OWNER_ONLY = 0o600;

/** The file in the data folder that keeps the demo account's keys. */
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
  /** Where `demo-keys.json` goes: each key by its role, readable by the file's owner alone. */
  readonly dataDirectory: string;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Makes the account "Demo" with a user of each role and a few sample invoices, unless the installation has an account already.
 * Several processes may ask at once: one makes it.
 *
 * @returns the keys, to be shown once, or null when there is nothing to make
 */
export async function createDemo(dependencies: DemoDependencies): Promise<readonly DemoKey[] | null> {
  const made = await dependencies.accounts.createFirst({ name: 'Demo', owner: OWNER }, OTHERS);
  if (!made) return null;
  const keys = made.map(demoKeyOf);
  await writeKeys(dependencies.dataDirectory, keys);
  await uploadSamples(dependencies, keys).catch((error: unknown) => {
    dependencies.logger.warn({ err: error }, 'the demo account lacks sample invoices');
  });
  return keys;
}

function demoKeyOf({ user, issued }: UserWithKey): DemoKey {
  return { role: user.roleType, name: `${user.firstName} ${user.lastName}`, key: issued.secret };
}

/** Puts the file there whole, each key by its role, in place of one that an earlier database may have left. */
async function writeKeys(dataDirectory: string, keys: readonly DemoKey[]): Promise<void> {
  await mkdir(dataDirectory, { recursive: true });
  const file = path.join(dataDirectory, DEMO_KEYS_FILE);
  const temporary = `${file}.${newToken()}`;
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
  const folder = samplesFolder(import.meta.dirname);
  const names = (await readdir(folder)).toSorted();
  for (const [index, fileName] of names.entries()) {
    const actor = uploaders[index % uploaders.length];
    if (actor) await uploads.upload(actor, { source: createReadStream(path.join(folder, fileName)), fileName });
  }
}

/** The samples lie with the sources, which the compiled files are beside, at a depth that differs between builds. */
function samplesFolder(start: string): string {
  let root = start;
  while (!existsSync(path.join(root, 'package.json')) && path.dirname(root) !== root) root = path.dirname(root);
  return path.join(root, 'src/demo/samples');
}
