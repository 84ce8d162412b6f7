import type { Config } from './config.js';
import { migrate, openDatabase, type Database } from './database/data-source.js';
import { Replica } from './database/replica.js';
import { createRoutedManager } from './database/routed-reader.js';
import { InstallationWatch } from './installation/installation-watch.js';
import { openInstallation, requireKnownVersion } from './installation/open-installation.js';
import { requireDatabaseFile, requireInstalled } from './installation/require-installed.js';
import type { HealthOptions } from './http/health.js';
import { PageCache } from './processing/page-cache.js';
import { systemClock } from './shared/clock.js';
import { createLogger, type Logger } from './shared/logger.js';
import type { Transact } from './shared/transact.js';
import { openStorage } from './storage.js';
import { WebhookSigner } from './webhooks/webhook-signature.js';
import { createStores, createTransact, type Stores } from './stores.js';
import { createServices, type CoreParts, type Links, type Services } from './services.js';

/** The stores, services and settings that every role uses. */
export interface Core extends CoreParts {
  readonly services: Services;
  /** Used while the server runs; null without one. */
  readonly replica: Replica | null;
}

/** How an installation is opened. */
export interface OpenOptions {
  /** Whether DATA_DIR and the secret become those of the database, whatever it knew before. */
  readonly adopt?: boolean;
  /** Whether the installation has to exist; if not, a new one is created. */
  readonly mustExist?: boolean;
}

/** A part of the service that runs until it is stopped. */
export interface Running {
  /** @param drainMilliseconds how long requests are accepted before it stops, so that balancers send them elsewhere first; 0 by default */
  stop(drainMilliseconds?: number): Promise<void>;
}

/**
 * Opens the database, migrates it unless MIGRATE is off, checks that it belongs to DATA_DIR and the secret, and builds the services;
 * nothing runs yet.
 *
 * @throws InstallationError
 */
export async function createCore(config: Config, options: OpenOptions = {}): Promise<Core> {
  if (options.mustExist) requireDatabaseFile(config);
  const database = await openDatabase({ url: config.DATABASE_URL, poolSize: config.DATABASE_POOL_SIZE });
  try {
    return await buildCore(config, database, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function buildCore(
  config: Config,
  opened: Database,
  { adopt = false, mustExist = false }: OpenOptions,
): Promise<Core> {
  const clock = systemClock;
  const logger = createLogger(config.LOG_LEVEL);
  const stores = createStores(opened.reader.manager);
  const { installation } = stores;
  if (mustExist) await requireInstalled(installation, config);
  requireKnownVersion(await installation.find());
  if (config.MIGRATE) await migrate(opened);
  const storage = await openStorage(config);
  const { bucket, folder } = storage;
  const unwatched = createTransact(opened, config.REQUEST_TIMEOUT_SECONDS * 1_000);
  const claim = {
    ...{ installation, transact: unwatched, folder, bucket, adopt },
    secretKey: config.SECRET_KEY,
    acceptedKey: config.SECRET_KEY_ACCEPTED,
    canDoWithoutSecret: config.ROLE === 'worker',
  };
  const { uid, secrets } = await openInstallation(claim);
  const watch = new InstallationWatch({ installation, folder: storage, uid, logger });
  const files = storage.createFiles(() => watch.requireFolder());
  const transact: Transact<Stores> = async (work) => {
    watch.requireWritable();
    return unwatched(work);
  };
  const database = { ...opened, close: () => closeAll(opened, watch) };
  const links: Links = {
    onEnqueued: () => undefined,
    onExportStarted: () => undefined,
    onWebhookDue: () => undefined,
    publicUrl: config.PUBLIC_URL ?? '',
    isStopping: false,
  };
  const pageCache = new PageCache(folder.pages, logger);
  const webhookSigner = new WebhookSigner(secrets.webhookKey, secrets.accepted?.webhookKey);
  const replica = openReplica(config, opened, uid, logger);
  const reads = replica ? createStores(createRoutedManager(opened.reader, replica)) : stores;
  const parts = {
    ...{ config, clock, logger, database, stores, reads, transact, files, pageCache, watch, webhookSigner, links },
  };
  return { ...parts, replica, services: createServices(parts, secrets) };
}

/** Null if there is none. @throws Error if a file for TLS cannot be read */
function openReplica(config: Config, { reader }: Database, uid: string, logger: Logger): Replica | null {
  const { DATABASE_REPLICA_URL: url, DATABASE_POOL_SIZE: poolSize } = config;
  if (url === undefined) return null;
  const requestMilliseconds = config.REQUEST_TIMEOUT_SECONDS * 1_000;
  return new Replica({ url, poolSize, primary: reader, installationUid: uid, requestMilliseconds, logger });
}

/** Builds the checks behind `/ready`. */
export function createHealthChecks({ config, database, files, links, replica, watch }: Core): HealthOptions {
  return {
    ...(replica && { findReplicaProblem: () => replica.problem }),
    isStopping: () => links.isStopping,
    checkDatabase: async () => {
      database.requireIntact();
      await watch.checkDatabase();
    },
    checkFiles: async () => {
      await watch.requireFolder();
      await files.requireWritable(config.UPLOAD_MAX_BYTES);
    },
  };
}

async function closeAll(database: Database, watch: InstallationWatch): Promise<void> {
  watch.stop();
  await database.close();
}
