import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from '../chaos/support/client.mjs';
import { toDocument } from '../chaos/support/documents.mjs';
import { ServiceProcess } from '../chaos/support/service-process.mjs';
import { settle } from '../chaos/support/uploads.mjs';
import { openWorkspace } from '../chaos/support/workspace.mjs';
import { readProcessCpu } from './measured.mjs';

/** As many uploads as an account may have at once. */
const CALLERS = 8;
const SUPPLIERS = 200;
const SAMPLE = path.resolve(import.meta.dirname, '../../src/demo/samples/feldmann-invoice.xml');
const SETTLE_LIMIT_MS = 600_000;
const LIST = '{ invoices(first: 25) { nodes { uid invoiceNumber totalPrice company { name } } } }';

/**
 * Measures what one database server carries: the CPU time, and the bytes written to the disk, that it takes for each kind of work, with
 * every commit flushed. The quotient of 1,000 ms and the CPU time is what one core of the server carries in a second.
 *
 * @param requests how many of each kind
 * @returns a row for each kind of work
 */
export async function measureCapacity({ requests }) {
  const workspace = await openWorkspace({ database: 'mysql', settings: { SECRET_KEY: 'k'.repeat(32) } });
  try {
    await new ServiceProcess(workspace, { role: 'api' }).start();
    await new ServiceProcess(workspace, { role: 'worker' }).start();
    const client = new Client(workspace.baseUrl, workspace.key);
    const uids = [];
    const upload = async (turn) => {
      const { status, uid } = await client.uploadByRest(createInvoice(turn));
      if (!uid) throw new Error(`An upload was answered with ${status}.`);
      uids.push(uid);
    };
    const works = {
      'e-invoice, from upload to finished': upload,
      'page of 25 over GraphQL': () => call(client, 'POST', '/graphql', { query: LIST }),
      'detail over REST': (turn) => call(client, 'GET', `/v1/invoices/${uids[turn]}`),
      'change over REST': (turn) =>
        call(client, 'PATCH', `/v1/invoices/${uids[turn]}`, { invoice_number: `C-${turn}` }),
    };
    const rows = [];
    for (const [work, run] of Object.entries(works)) rows.push({ work, ...(await measure(workspace, requests, run)) });
    return rows;
  } finally {
    await workspace.close();
  }
}

/** Creates an e-invoice with a number of its own, by one of the suppliers. */
function createInvoice(turn) {
  const supplier = turn % SUPPLIERS;
  const text = readFileSync(SAMPLE, 'utf8')
    .replaceAll('FS-2025-0417', `FS-${turn}`)
    .replaceAll('Feldmann', `Supplier ${supplier}`)
    .replaceAll(/DE\d{9}/g, `DE${String(100_000_000 + supplier)}`);
  return toDocument('xml', Buffer.from(text));
}

async function call(client, method, place, json) {
  const { status, body } = await client.call(method, place, { json });
  if (status !== 200 || body.errors) throw new Error(`${method} ${place}: ${status} ${JSON.stringify(body?.errors)}`);
}

async function measure(workspace, requests, run) {
  const before = readUse(workspace.server.pid);
  let turn = 0;
  const callers = Array.from({ length: CALLERS }, async () => {
    while (turn < requests) await run(turn++);
  });
  await Promise.all(callers);
  await settle(workspace, SETTLE_LIMIT_MS);
  const after = readUse(workspace.server.pid);
  const milliseconds = (after.cpu - before.cpu) / 1_000 / requests;
  return {
    'CPU ms': Number(milliseconds.toFixed(2)),
    'a second, per core': Math.round(1_000 / milliseconds),
    'KB written': Math.round((after.written - before.written) / 1_000 / requests),
  };
}

function readUse(pid) {
  const written = Number(/^write_bytes: (\d+)$/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1]);
  return { cpu: readProcessCpu(pid), written };
}
