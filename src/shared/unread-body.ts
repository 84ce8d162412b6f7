import type { IncomingMessage, ServerResponse } from 'node:http';

const MOST_BYTES = 64 * 1024 * 1024;
const MOST_MILLISECONDS = 15_000;

/**
 * Reads on what a client still sends when it is answered early, and forgets it: a connection that is closed on a sending client
 * takes the answer with it. A client that goes on for too long is cut off.
 */
export function discardRest(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || request.destroyed) return;
  let bytes = 0;
  const cut = () => request.destroy();
  const timer = setTimeout(cut, MOST_MILLISECONDS);
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) cut();
  });
  request.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
  request.on('error', () => response.destroy());
  request.resume();
}
