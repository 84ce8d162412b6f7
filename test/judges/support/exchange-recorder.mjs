/**
 * A setup file for Jest: writes the REST requests of tests, and the responses, to the folder in EXCHANGES, one line of
 * JSON each.
 */
import { appendFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(process.env.EXCHANGES, `${process.pid}.jsonl`);
const { fetch } = globalThis;

globalThis.fetch = async (resource, options = {}) => {
  const response = await fetch(resource, options);
  const { pathname, search } = new URL(response.url);
  if (pathname.startsWith('/v1/')) {
    const method = options.method ?? 'GET';
    const body = Buffer.from(await response.clone().arrayBuffer()).toString('base64');
    const exchange = { method, pathname, search, status: response.status, headers: [...response.headers], body };
    appendFileSync(file, `${JSON.stringify(exchange)}\n`);
  }
  return response;
};
