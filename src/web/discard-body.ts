import type { IncomingMessage, ServerResponse } from 'node:http';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MILLISECONDS = 15_000;

/**
 * Ends a response, and reads and drops the rest of the request's body: closing the connection on a client that is still sending would lose
 * the response. A client that sends too much, or for too long, is disconnected.
 *
 * @param body the whole response, whose headers have its length; omit it if there is none
 */
export function endResponse(request: IncomingMessage, response: ServerResponse, body?: Buffer): void {
  if (request.complete || request.destroyed) {
    response.end(body);
    return;
  }
  const discarded = discardBody(request, response);
  if (response.shouldKeepAlive) {
    response.end(body);
    return;
  }
  // Ending a response closes a connection that is not kept.
  if (body) response.write(body);
  else response.flushHeaders();
  void discarded.then(() => response.end());
}

/** Reads and drops the rest of a request's body. @returns a promise of its end */
export function discardBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  let bytes = 0;
  const cut = () => request.destroy();
  const timer = setTimeout(cut, MAX_MILLISECONDS);
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) cut();
  });
  request.on('error', () => response.destroy());
  request.resume();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    request.once('close', end).once('end', end);
  });
}
