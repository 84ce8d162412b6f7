/**
 * Receives webhooks and writes all events to a file: `WEBHOOK_SECRET=whsec_… node examples/webhook-receiver.mjs [FILE]`. The secret is what
 * `createWebhook` returned. It listens on `PORT`, 8080 by default. A message only makes it read the feed of events, so it misses nothing
 * while it is away. If it is stopped in the middle of writing, it may write some events again; their last column identifies them.
 */
import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { InvoiceGraph } from 'invoice-graph/client';
import { Webhook } from 'standardwebhooks';

const {
  INVOICE_GRAPH_URL: url = 'http://127.0.0.1:4000',
  INVOICE_GRAPH_KEY: apiKey = '',
  WEBHOOK_SECRET = '',
} = process.env;
if (WEBHOOK_SECRET === '') {
  console.error('Set WEBHOOK_SECRET to the secret of the webhook, which is shown once when it is created.');
  process.exit(2);
}
const [file = 'events.tsv'] = process.argv.slice(2);
const client = new InvoiceGraph({ url, apiKey });
const webhook = new Webhook(WEBHOOK_SECRET);
const MAX_BYTES = 1024 * 1024;
const LOOK_MILLISECONDS = 10_000;

let work = Promise.resolve();

/** Reads the events after the cursor of the last run. */
async function catchUp() {
  const cursor = await readFile(`${file}.cursor`, 'utf8').catch(() => undefined);
  for await (const page of client.readEvents(cursor)) {
    const lines = page.results.map(
      ({ data, type }) => `${data.created_at}\t${type}\t${data.invoice.hf_id}\t${data.uid}\n`,
    );
    await appendFile(file, lines.join(''));
    await writeFile(`${file}.cursor.part`, page.cursor);
    await rename(`${file}.cursor.part`, `${file}.cursor`);
  }
}

/** Begins to catch up once the run before has ended. */
function schedule() {
  work = work.then(catchUp).catch((error) => console.error(error));
}

const server = createServer(async (request, response) => {
  try {
    let body = '';
    for await (const chunk of request) {
      body += chunk;
      if (body.length > MAX_BYTES) return void response.writeHead(413).end();
    }
    webhook.verify(body, /** @type {Record<string, string>} */ (request.headers));
    // Answer first: the service waits 15 seconds at most, and tries again if it takes longer.
    response.writeHead(204).end();
    schedule();
  } catch {
    response.writeHead(400).end();
  }
});
server.listen(Number(process.env['PORT'] ?? 8080), '127.0.0.1', () => {
  const address = server.address();
  console.log(`Listening on http://127.0.0.1:${typeof address === 'object' ? address?.port : address}/`);
});
schedule();
// An event may be in the feed a little later than its message arrives.
setInterval(schedule, LOOK_MILLISECONDS);
