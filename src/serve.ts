import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { startServer, type RunningServer } from './app.js';
import { ConfigError, loadConfig, type Config } from './config.js';
import { createCore, type Core, type Running } from './core.js';
import { VERSION } from './shared/version.js';
import { startArrivals } from './start-arrivals.js';
import { startMonitoring, type Monitoring } from './start-monitoring.js';
import { startWebhooks } from './start-webhooks.js';
import { requireConnections } from './database/connection-limit.js';
import { createDemo, DEMO_KEYS_FILE, type DemoKey } from './demo/demo.js';

/** How long the end of the process may take beyond its settings, for example because the database does not respond. */
const SLACK_MILLISECONDS = 3_000;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs the service until a signal stops it. If it cannot start, it says why on standard error and ends the process with 2 for invalid
 * settings and 1 for everything else.
 */
export async function serve(environment: Environment): Promise<void> {
  try {
    await startService(environment);
  } catch (error) {
    process.stderr.write(`Invoice Graph could not start: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/**
 * Starts the parts that ROLE names. SIGTERM or SIGINT stops them: requests in progress finish, jobs return to the queue. Before that,
 * SIGTERM lets balancers notice it; a person who presses Ctrl-C does not wait for them.
 */
async function startService(environment: Environment): Promise<void> {
  const config = readOrExit(() => loadConfig(environment));
  const startWorker = config.ROLE === 'api' ? null : await loadWorker(config);
  const core = await createCore(config);
  const running: Running[] = [];
  await requireConnections(core.database, core.logger);
  const monitoring = await startMonitoring(core);
  stopOnSignals(core, running, monitoring);
  if (startWorker) running.push(startWorker(core));
  if (config.ROLE === 'worker') {
    logStart(core, monitoring);
    return print('The Invoice Graph worker is ready.');
  }
  const server = await startServer(core);
  running.push(server, startWebhooks(core), startArrivals(core));
  logStart(core, monitoring, server);
  const { logger, services } = core;
  const demo = config.DEMO ? await createDemo({ ...services, dataDirectory: config.DATA_DIR, logger }) : null;
  print(formatWelcome(server.publicUrl, config, demo));
}

function logStart(
  { config, database, logger }: Core,
  { port: metricsPort }: Monitoring,
  server: RunningServer | null = null,
): void {
  const { type } = database.writer.options;
  const place = server && { port: (server.server.address() as AddressInfo).port };
  const { ROLE: role, LOG_LEVEL: logLevel } = config;
  logger.info(
    { version: VERSION, role, node: process.version, database: type, logLevel, metricsPort, ...place },
    'start',
  );
}

/** Loaded on demand, so that API processes do not load the code that reads files. */
async function loadWorker(config: Config): Promise<(core: Core) => Running> {
  const { createParser, startWorker } = await import('./start-worker.js');
  const { readExtractionSettings } = await import('./processing/extraction-settings.js');
  const settings = readOrExit(() => readExtractionSettings(config));
  return (core) => startWorker(core, createParser(core, settings));
}

/** Reports invalid settings and ends the process. */
function readOrExit<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

function formatWelcome(url: string, config: Config, demo: readonly DemoKey[] | null): string {
  const lines = [
    'Invoice Graph is ready.',
    ...(config.INBOX ? [`  Inbox     ${url}/`] : []),
    `  GraphQL   ${url}/graphql`,
    ...(config.EXPLORER ? [`  Explorer  ${url}/explorer`] : []),
    `  REST      ${url}/v1`,
    ...(config.EXPLORER ? [`  Reference ${url}/docs`, `  Code      ${url}/developers`] : []),
  ];
  if (!demo) return lines.join('\n');
  const file = path.join(config.DATA_DIR, DEMO_KEYS_FILE);
  const keys = demo.map(({ role, key, name }) => `  ${role.padEnd(9)} ${key}  ${name}`);
  return [
    ...lines,
    '',
    `Created a demo account. Its API keys are shown only this once, and saved in ${file}:`,
    ...keys,
  ].join('\n');
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function stopOnSignals(core: Core, running: readonly Running[], monitoring: Monitoring): void {
  const { DRAIN_SECONDS, SHUTDOWN_SECONDS } = core.config;
  let stopping = false;
  const stop = async (exitCode: number, drainSeconds = 0) => {
    if (stopping) process.exit(1);
    stopping = true;
    core.links.isStopping = true;
    const limit = (drainSeconds + SHUTDOWN_SECONDS) * 1_000 + SLACK_MILLISECONDS;
    setTimeout(() => process.exit(1), limit).unref();
    await Promise.all(running.map((part) => part.stop(drainSeconds * 1_000)));
    await monitoring.stop();
    core.logger.info({ exitCode }, 'stop');
    await core.database.close();
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void stop(0, DRAIN_SECONDS));
  process.on('SIGINT', () => void stop(0));
  const handleFatalError = (error: unknown) => {
    core.logger.error({ err: error }, 'uncaught error; stopping');
    void stop(1);
  };
  process.on('uncaughtException', handleFatalError);
  process.on('unhandledRejection', handleFatalError);
}
