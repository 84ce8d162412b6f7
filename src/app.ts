import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from './config.js';
import type { Core, Running } from './core.js';
import { createGraphqlHandler, type GraphqlHandler } from './graphql/server.js';
import { createExpressApp } from './http/express-app.js';
import { closeServer, createHttpServer } from './http/server.js';
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
  const { config, database, logger, services } = core;
  const gate = createGate({
    keys: services.keys,
    limits: services.limits,
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
  const health = {
    checkDatabase: async () => {
      database.requireIntact();
      await core.watch.checkDatabase();
    },
    checkFiles: async () => {
      await core.watch.requireFolder();
      await core.files.requireWritable(config.UPLOAD_MAX_BYTES);
    },
  };
  const rest = createExpressApp({ services, files: core.files, gate, logger, config, health });
  const server = createHttpServer({ graphql: graphql.handle, stream: graphql.stream, rest });
  core.links.publicUrl = await startListening(server, config);
  return {
    server,
    publicUrl: core.links.publicUrl,
    stop: () => stopServer(server, graphql, config.SHUTDOWN_SECONDS * 1_000),
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
