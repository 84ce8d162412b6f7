import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((_request, response) => {
  response.setHeader('Content-Type', 'application/xml').end('<Order xmlns="urn:x"/>');
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
server.unref();

/** The URL of a file on this machine, for as long as the test runs. Only a service with UPLOAD_ALLOW_PRIVATE downloads it. */
export const FILE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/order.xml`;
