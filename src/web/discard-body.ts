import type { IncomingMessage, ServerResponse } from 'node:http';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MILLISECONDS = 15_000;

/**
 * Reads and drops the rest of a request's body after an early response: closing the connection on a client that is still sending
 * would lose the response. A client that sends too much, or for too long, is disconnected.
 */
export function discardBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || request.destroyed) return;
  let bytes = 0;
  const cut = () => request.destroy();
  const timer = setTimeout(cut, MAX_MILLISECONDS);
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) cut();
  });
  request.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
  request.on('error', () => response.destroy());
  request.resume();
}
