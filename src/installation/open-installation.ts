import { isDuplicateKey } from '../shared/database-errors.js';
import { createUid } from '../shared/ids.js';
import { createUselessSecrets, findSecrets, loadSecrets, type Secrets } from '../shared/secrets.js';
import type { Transact } from '../shared/transact.js';
import type { BucketMarker } from './bucket-marker.js';
import type { DataFolder } from './data-folder.js';
import type { InstallationRow, InstallationStore } from './installation.store.js';
import { SCHEMA_VERSION } from './schema-version.js';

/** Why the service may not start with these settings, with what to do about it. */
export class InstallationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InstallationError';
  }
}

export interface OpenInstallationOptions {
  readonly installation: InstallationStore;
  readonly transact: Transact<{ readonly installation: InstallationStore }>;
  readonly folder: DataFolder;
  /** The bucket of the files, if they are not in the folder. */
  readonly bucket?: BucketMarker | undefined;
  readonly secretKey: string | undefined;
  /** A second secret that is accepted, while the first is being changed. */
  readonly acceptedKey?: string | undefined;
  /** Whether the process works without the secret if SECRET_KEY does not name it, as a worker does. */
  readonly canDoWithoutSecret?: boolean;
  /** Makes the given folder and secret those of the installation, whatever was known before. */
  readonly adopt?: boolean;
}

/** An installation whose database, folder and secret belong together. */
export interface Installation {
  readonly uid: string;
  readonly secrets: Secrets;
}

const ADOPT = 'If this is what you want, for example after restoring a backup, run `invoice-graph adopt` once.';

/**
 * Refuses a database that only newer code may write.
 *
 * @throws InstallationError
 */
export function requireKnownVersion(row: InstallationRow | null | undefined): void {
  if (row && row.oldestWriter > SCHEMA_VERSION) {
    throw new InstallationError(
      'The database was migrated by a newer version, and this version would write wrong data to it. ' +
        'Install the newer version again, or restore the backup from before the upgrade.',
    );
  }
}

/**
 * Checks that the database, DATA_DIR and the secret belong together. At the first start it gives the installation a uid, which the
 * database and the folder both keep.
 *
 * @throws InstallationError that says what to do
 */
export async function openInstallation(options: OpenInstallationOptions): Promise<Installation> {
  const row = await options.installation.find();
  if (row === undefined) {
    throw new InstallationError(
      'The database is empty or of an older version. Run `invoice-graph migrate` (`npm run migrate` in the sources), or set MIGRATE=on.',
    );
  }
  requireKnownVersion(row);
  if (row && !options.adopt) return confirm(options, row);
  return create(options);
}

async function create(options: OpenInstallationOptions): Promise<Installation> {
  const { acceptedKey, adopt, bucket, folder, secretKey, transact } = options;
  if (!adopt && isWithoutSecret(options)) {
    throw new InstallationError(
      'The installation does not exist yet, and a worker cannot create it without SECRET_KEY. Start a process with ROLE=api or ROLE=all first.',
    );
  }
  const problem = adopt ? null : await findProblem(options);
  if (problem !== null) return confirmOther(options, new InstallationError(problem));
  await folder.create();
  const secrets = loadSecrets(folder.root, secretKey, acceptedKey);
  const uid = createUid();
  try {
    await transact(async (tx) => {
      if (adopt) await tx.installation.remove();
      await tx.installation.insert({ uid, secretCheck: secrets.check });
      // After the insert, which lets one process at a time continue; before the commit, so that no uid is without a marker.
      await folder.propose(uid);
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return confirmOther(options, error);
  }
  await bucket?.write(uid);
  await folder.confirm(uid);
  return { uid, secrets };
}

/** Confirms the installation that another process has created meanwhile; throws the problem if there is none. */
async function confirmOther(options: OpenInstallationOptions, problem: unknown): Promise<Installation> {
  const row = await options.installation.find();
  if (!row) throw problem;
  return confirm(options, row);
}

/** Why a database without an installation may not be the one of the folder; null if nothing speaks against it. */
async function findProblem({ bucket, folder, installation }: OpenInstallationOptions): Promise<string | null> {
  if (bucket && (await bucket.read()) !== null) {
    return `FILE_STORE belongs to an installation with another database. Correct DATABASE_URL or FILE_STORE, or restore the database. ${ADOPT}`;
  }
  if ((await folder.readMarker()) !== null) {
    return `DATA_DIR belongs to an installation with another database. Correct DATABASE_URL or DATA_DIR, or restore the database. ${ADOPT}`;
  }
  if ((await installation.hasInvoices()) && !(await folder.hasFiles())) {
    return `The database has invoices, but DATA_DIR has no folder \`files\`. Its volume may not be mounted, or DATA_DIR is wrong. ${ADOPT}`;
  }
  return null;
}

/** Does not even look for a secret in the folder, so that the process never holds it. */
function isWithoutSecret({ canDoWithoutSecret = false, secretKey }: OpenInstallationOptions): boolean {
  return canDoWithoutSecret && secretKey === undefined;
}

async function confirm(options: OpenInstallationOptions, row: InstallationRow): Promise<Installation> {
  const { folder } = options;
  await confirmFolder(options, row.uid);
  const secrets = isWithoutSecret(options) ? createUselessSecrets() : await confirmSecrets(options, row);
  if ((await folder.readMarker()) === null) await folder.claim(row.uid);
  await folder.create();
  return { uid: row.uid, secrets };
}

/**
 * While the secret is being changed, the installation's may be the accepted one. Then the other becomes the installation's.
 *
 * @throws InstallationError if the secret is missing or not the installation's
 */
async function confirmSecrets(options: OpenInstallationOptions, row: InstallationRow): Promise<Secrets> {
  const { acceptedKey, folder, secretKey, transact } = options;
  const secrets = findSecrets(folder.root, secretKey, acceptedKey);
  if (secrets?.check === row.secretCheck) return secrets;
  if (secrets?.accepted?.check === row.secretCheck) {
    await transact((tx) => tx.installation.setSecretCheck(secrets.check));
    return secrets;
  }
  throw new InstallationError(
    'The secret is not the one of this installation, so no API key would work. Set SECRET_KEY as before, or restore the file ' +
      `\`secret\` in DATA_DIR. If you change the secret on purpose, set SECRET_KEY_ACCEPTED to the former one, or run \`invoice-graph adopt\` once, then issue new keys.`,
  );
}

/** @throws InstallationError if the folder, or the bucket, is not the installation's */
async function confirmFolder({ bucket, folder, installation }: OpenInstallationOptions, uid: string): Promise<void> {
  await folder.confirm(uid);
  const found = await folder.readMarker();
  if (found && found.uid === uid && !folder.isOwn(found, uid)) {
    throw new InstallationError(
      `The files of this installation are at ${found.fileStore}. Set FILE_STORE to it, or move the files with \`invoice-graph files move\`. ${ADOPT}`,
    );
  }
  // A bucket is recognised by its own marker, so each host may have an empty DATA_DIR.
  if (found?.uid !== uid && !(found === null && bucket && (await bucket.read()) === uid)) {
    throw new InstallationError(
      'DATA_DIR is not the folder of the installation that DATABASE_URL belongs to. Its volume may not be mounted, or one of the ' +
        `settings is wrong; all processes need the same two. ${ADOPT}`,
    );
  }
  if (bucket) await confirmBucket(bucket, installation, uid);
}

/** Also continues a first start that ended before the bucket had its marker: then there are no invoices. */
async function confirmBucket(bucket: BucketMarker, installation: InstallationStore, uid: string): Promise<void> {
  const found = await bucket.read();
  if (found === uid) return;
  if (found !== null || (await installation.hasInvoices())) {
    throw new InstallationError(
      `FILE_STORE does not hold the files of this installation. Correct it, or restore the bucket. ${ADOPT}`,
    );
  }
  await bucket.write(uid);
}
