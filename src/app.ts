import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from './config.js';
import { createHealthChecks, type Core, type Running } from './core.js';
import { findDemoKey } from './demo/demo.js';
import { createGraphqlHandler, type GraphqlHandler } from './graphql/server.js';
import { createExpressApp } from './http/express-app.js';
import { closeServer, createHttpServer, drainServer } from './http/server.js';
import { createCors } from './web/cors.js';
import { createGate } from './web/gate.js';

/** How long an empty bucket of GraphQL's query cost takes to refill. */
const GRAPHQL_REFILL_SECONDS = 20;

/** The running server, with the address at which clients reach it. */
export interface RunningServer extends Running {
  readonly server: Server;
  readonly publicUrl: string;
}

/** Starts both faces on the configured address. */
export async function startServer(core: Core): Promise<RunningServer> {
  const { config, logger, services } = core;
  const gate = createGate({
    keys: services.keys,
    limits: services.limits,
    sessions: services.sessions,
    clock: core.clock,
    timeoutMilliseconds: config.REQUEST_TIMEOUT_SECONDS * 1_000,
    rateLimit: config.RATE_LIMIT,
    perMinute: {
      reads: config.RATE_LIMIT_READS,
      writes: config.RATE_LIMIT_WRITES,
      uploads: config.RATE_LIMIT_UPLOADS,
      exports: config.RATE_LIMIT_EXPORTS,
    },
    keysPerAccount: config.RATE_LIMIT_ACCOUNT,
    graphql: { limit: config.RATE_LIMIT_GRAPHQL, perSecond: config.RATE_LIMIT_GRAPHQL / GRAPHQL_REFILL_SECONDS },
  });
  const graphql = await createGraphqlHandler({ services, gate, logger, config });
  const health = createHealthChecks(core);
  const publicUrl = () => core.links.publicUrl;
  const rest = createExpressApp({
    ...{ services, files: core.files, gate, logger, config, health, publicUrl },
    findDemoKey: async (role) => (config.DEMO ? findDemoKey(config.DATA_DIR, role) : null),
  });
  const cors = createCors(config.CORS_ORIGINS ?? []);
  const server = createHttpServer({ graphql: graphql.handle, stream: graphql.stream, rest, cors });
  core.links.publicUrl = await startListening(server, config);
  core.replica?.start();
  return {
    server,
    publicUrl: core.links.publicUrl,
    async stop(drainMilliseconds = 0) {
      core.links.isStopping = true;
      await drainServer(server, drainMilliseconds);
      await stopServer(server, graphql, config.SHUTDOWN_SECONDS * 1_000);
      await services.pages.stop();
      await services.urlUploads.close();
      core.replica?.stop();
    },
  };
}

async function startListening(server: Server, config: Config): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.PORT, config.HOST, () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
  return config.PUBLIC_URL ?? `http://${host}:${port}`;
}

async function stopServer(server: Server, graphql: GraphqlHandler, milliseconds: number): Promise<void> {
  graphql.endStreams();
  await closeServer(server, milliseconds);
  await graphql.stop();
}
