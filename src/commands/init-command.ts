import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { loadConfig } from '../config.js';
import { createCore, type Core } from '../core.js';
import { AppError } from '../shared/errors.js';
import { createSecret } from '../shared/ids.js';
import type { Answer, RunWithConfig } from './answer.js';

const OWNER_ONLY_FILE = 0o600;
/** As many characters have 286 bits of entropy. */
const SECRET_LENGTH = 48;
/** What neither a shell nor Node could read between single quotes. */
const UNQUOTABLE = /['\n\r]/;

interface Options {
  readonly file: string;
  readonly name: string;
  readonly ownerEmail: string;
  readonly databaseUrl?: string;
  readonly dataDir?: string;
  readonly fileStore?: string;
  readonly publicUrl?: string;
}

/** Adds the command that sets up a new installation. */
export function addInitCommand(program: Command, runWithConfig: RunWithConfig): void {
  program
    .command('init')
    .description(
      'set up a new installation: write a file of settings with a new secret, create the database, and create the first account with its ' +
        'owner and an API key, which is shown only once; nothing that exists is overwritten',
    )
    .requiredOption('--name <name>', 'the name of the account')
    .requiredOption('--owner-email <email>')
    .option('--file <file>', 'where to write the settings', 'invoice-graph.env')
    .option('--database-url <url>', 'DATABASE_URL')
    .option('--data-dir <folder>', 'DATA_DIR')
    .option('--file-store <store>', 'FILE_STORE')
    .option('--public-url <url>', 'PUBLIC_URL')
    .action((options: Options) => runWithConfig((_config, { environment }) => initialise(environment, options)));
}

/** The file comes first, because without it the secret would be lost; it goes again if the rest fails. */
async function initialise(
  environment: Readonly<Record<string, string | undefined>>,
  options: Options,
): Promise<Answer> {
  const chosen = chooseSettings(options);
  const config = loadConfig({ ...environment, ...chosen });
  // Absolute, so that the file names the same installation from every folder.
  const settings = { ...chosen, DATA_DIR: config.DATA_DIR };
  await writeSettings(options.file, settings);
  try {
    const core = await createCore(config);
    const account = await createAccount(core, options).finally(() => core.database.close());
    return { output: { settings: options.file, ...account, next: `invoice-graph --settings ${options.file} serve` } };
  } catch (error) {
    await rm(options.file);
    throw error;
  }
}

function chooseSettings({ databaseUrl, dataDir, fileStore, publicUrl }: Options): Record<string, string> {
  return {
    SECRET_KEY: createSecret(SECRET_LENGTH),
    DEMO: 'off',
    ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: makeAbsolute(databaseUrl) }),
    ...(fileStore === undefined ? {} : { FILE_STORE: fileStore }),
    ...(publicUrl === undefined ? {} : { PUBLIC_URL: publicUrl }),
  };
}

/** Names a SQLite file by its absolute path; other databases have no folder. */
function makeAbsolute(databaseUrl: string): string {
  const [, file] = /^sqlite:(.+)$/s.exec(databaseUrl) ?? [];
  return file === undefined ? databaseUrl : `sqlite:${path.resolve(file)}`;
}

/** Writes lines that a shell, systemd and Docker read alike. @throws conflict if the file exists */
async function writeSettings(file: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const strange = Object.keys(settings).find((name) => UNQUOTABLE.test(settings[name] ?? ''));
  if (strange) throw new AppError('conflict', `${strange} may not contain quotes or line breaks.`);
  const handle = await open(file, 'wx', OWNER_ONLY_FILE).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new AppError('conflict', `${file} exists already.`) : error;
  });
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`);
  try {
    await handle.writeFile(lines.join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function createAccount({ services }: Core, { name, ownerEmail }: Options) {
  const created = await services.accounts.createFirst({ name, owner: { email: ownerEmail } }, []);
  const [owner] = created ?? [];
  if (!owner) throw new AppError('conflict', 'The database has an account already.');
  const { user, issued } = owner;
  return {
    user: { uid: user.uid, email: user.email },
    key: { uid: issued.key.uid, api_key: issued.secret, scopes: issued.key.scopes },
  };
}
