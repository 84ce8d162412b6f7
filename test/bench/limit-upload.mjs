/**
 * The limit of uploads: the body goes to a file, which is flushed to disk and renamed. The folder is flushed too, because a power cut could
 * otherwise undo the rename after the answer.
 */
import { createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

let files = 0;

/** Stores the bytes of a request durably. */
export async function receiveFile(request, response, folder) {
  files += 1;
  const file = path.join(folder, `received-${files}`);
  const stream = createWriteStream(`${file}.part`, { flush: true });
  await pipeline(request, stream);
  await rename(`${file}.part`, file);
  await syncFolder(folder);
  const bytes = Buffer.from(JSON.stringify({ file, size: stream.bytesWritten }));
  response.writeHead(201, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': bytes.length });
  response.end(bytes);
}

async function syncFolder(folder) {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
