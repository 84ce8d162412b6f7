/** The limit of uploads: the body goes to a file, which is flushed to disk and then renamed. */
import { createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

let files = 0;

/** Stores the bytes of a request durably. */
export async function receiveFile(request, response, folder) {
  files += 1;
  const file = path.join(folder, `received-${files}`);
  const stream = createWriteStream(`${file}.part`);
  await pipeline(request, stream);
  const handle = await open(`${file}.part`, 'r+');
  await handle.sync();
  await handle.close();
  await rename(`${file}.part`, file);
  const bytes = Buffer.from(JSON.stringify({ file, size: stream.bytesWritten }));
  response.writeHead(201, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': bytes.length });
  response.end(bytes);
}
