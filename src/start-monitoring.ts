import type { AddressInfo } from 'node:net';
import { createHealthChecks, type Core, type Running } from './core.js';
import { readPoolState } from './database/pool-state.js';
import { closeServer } from './http/server.js';
import { createMonitoringServer } from './http/monitoring-server.js';
import { VERSION } from './shared/version.js';
import { startActivityLog } from './telemetry/activity-log.js';

const STOP_MILLISECONDS = 2_000;

/** What reports on the process, with the port of its metrics; null if it has none. */
export interface Monitoring extends Running {
  readonly port: number | null;
}

/**
 * Starts what reports on the process, whatever its role: a line in the log for each request and job, and, if METRICS_PORT is set, the server
 * of metrics and probes, and, if TRACES_URL is set, traces.
 */
export async function startMonitoring(core: Core): Promise<Monitoring> {
  const { config, logger, stores } = core;
  const stopLog = ['debug', 'info'].includes(config.LOG_LEVEL)
    ? startActivityLog({
        // These lines have a fixed set of members, none of which needs redaction, which would take as long as everything else.
        logger: logger.child({}, { redact: [] }),
        findAccountUid: async (id) => (await stores.accounts.findAccountById(id))?.uid ?? null,
      })
    : () => undefined;
  const traces = config.TRACES_URL === undefined ? null : await startTraces(core, config.TRACES_URL);
  const server = config.METRICS_PORT === undefined ? null : await startServer(core, config.METRICS_PORT);
  return {
    port: server?.port ?? null,
    async stop() {
      await server?.stop();
      await traces?.stop();
      stopLog();
    },
  };
}

async function startTraces({ config, logger }: Core, url: string): Promise<Running> {
  const { TraceExport } = await import('./telemetry/trace-export.js');
  return new TraceExport({ url, share: config.TRACES_PERCENT / 100, version: VERSION, role: config.ROLE, logger });
}

async function startServer(core: Core, port: number): Promise<Running & { readonly port: number }> {
  const { config, database, logger, replica, stores } = core;
  // Loaded on demand, because most small installations have no metrics.
  const { startMetrics } = await import('./telemetry/metrics.js');
  const metrics = startMetrics({
    version: VERSION,
    role: config.ROLE,
    async readQueue() {
      const [counts, oldestSeconds] = await Promise.all([
        stores.jobs.countByStatus(),
        stores.jobs.getOldestQueuedSeconds(),
      ]);
      return { ...counts, oldestSeconds };
    },
    readPools: () =>
      Object.entries({ reader: database.reader, writer: database.writer, replica: replica?.dataSource })
        .map(([name, pool]) => (pool ? readPoolState(name, pool) : null))
        .filter((state) => state !== null),
    ...(replica && { isReplicaUsed: () => replica.problem === null }),
  });
  const server = createMonitoringServer({ health: createHealthChecks(core), metrics, logger });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, config.HOST, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      await closeServer(server, STOP_MILLISECONDS);
      metrics.stop();
    },
  };
}
