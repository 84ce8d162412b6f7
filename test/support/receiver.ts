import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a receiver of webhooks gets it. */
export interface ReceivedMessage {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** `invoice.approved`, for example. */
  readonly type: string;
  readonly invoiceUid: string | undefined;
}

/** A receiver of webhooks on a free port of this machine. */
export interface Receiver {
  readonly url: string;
  readonly messages: ReceivedMessage[];
  /** The status that it answers with; it may depend on the message. */
  answer: (message: ReceivedMessage) => number | Promise<number>;
  close(): Promise<void>;
}

/** Starts a receiver that accepts every message. */
export async function startReceiver(): Promise<Receiver> {
  const receiver = { messages: [] as ReceivedMessage[], answer: () => 204 } as unknown as Receiver & { url: string };
  const server: Server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const { type, data } = JSON.parse(body) as { type: string; data: { invoice?: { uid: string } } };
      const message = { headers: request.headers, body, type, invoiceUid: data.invoice?.uid };
      receiver.messages.push(message);
      response.statusCode = await receiver.answer(message);
      if (response.statusCode === 302) response.setHeader('Location', '/elsewhere');
      response.end('ok');
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`;
  receiver.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  return receiver;
}
