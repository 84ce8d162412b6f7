import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Logger } from '../shared/logger.js';
import { checkReadiness, type HealthOptions } from './health.js';

const JSON_TYPE = 'application/json; charset=utf-8';

export interface MonitoringServerOptions {
  readonly health: HealthOptions;
  readonly metrics: { readonly contentType: string; format(): Promise<string> };
  readonly logger: Logger;
}

/** Creates the server of `/metrics`, `/live` and `/ready`, which every role has. It asks for no key, so only monitoring may reach its port. */
export function createMonitoringServer({ health, metrics, logger }: MonitoringServerOptions): Server {
  const answer = async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const [path] = url.split('?');
    if (path === '/metrics') return send(response, 200, metrics.contentType, await metrics.format());
    if (path === '/live') return send(response, 200, JSON_TYPE, JSON.stringify({ status: 'ok' }));
    if (path !== '/ready') return send(response, 404, 'text/plain', 'Try /metrics, /live or /ready.\n');
    const { ok, body } = await checkReadiness(health);
    return send(response, ok ? 200 : 503, JSON_TYPE, JSON.stringify(body));
  };
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      logger.error({ err: error }, 'a scrape failed');
      send(response, 500, 'text/plain', 'Internal error.\n');
    });
  });
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' });
  response.end(body);
}
