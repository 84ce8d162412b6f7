import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ANY_DIALECT, createTestDatabase, type TestDatabase } from '../support/databases.js';
import { ServiceProcess } from '../support/service-process.js';
import { waitUntil } from '../support/service.js';

const SAMPLE = path.resolve(import.meta.dirname, '../../../src/demo/samples/thistledown-invoice.pdf');
const SECRET_KEY = 'a secret that both processes need to have';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const UPLOAD = 'mutation ($file: Upload!) { uploadInvoice(file: $file) { invoice { uid } } }';

/** A span as OTLP states it in JSON. */
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
}

interface Export {
  resourceSpans: { resource: Pick<Span, 'attributes'>; scopeSpans: { spans: Span[] }[] }[];
}

/** Collects traces like an OpenTelemetry collector. */
class Collector {
  readonly exports: Export[] = [];
  /** Null never answers. */
  status: number | null = 200;
  received = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Collector> {
    const server = createServer();
    const collector = new Collector(server);
    server.on('request', (request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        collector.received += 1;
        if (collector.status === null) return;
        if (collector.status === 200) collector.exports.push(JSON.parse(body) as Export);
        response.writeHead(collector.status, { Connection: 'close' }).end('{}');
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1/traces`;
  }

  get spans(): Span[] {
    return this.exports.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

describe('traces', () => {
  let created: TestDatabase;
  let collector: Collector;
  let running: ServiceProcess[];

  beforeEach(async () => {
    created = await createTestDatabase(ANY_DIALECT);
    collector = await Collector.start();
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((each) => each.stop()));
    collector.stop();
    await created.drop();
  });

  async function start(settings: Record<string, string> = {}): Promise<ServiceProcess> {
    const service = new ServiceProcess({
      ...{ DATA_DIR: created.folder, DATABASE_URL: created.url, SECRET_KEY, TRACES_URL: collector.url },
      ...settings,
    });
    running.push(service);
    await service.find('start');
    return service;
  }

  /** The address of the service and the key of its demo account. */
  async function findAccess(service: ServiceProcess) {
    const { port } = await service.find('start');
    const key = await waitUntil(async () => /igk_\w+/.exec(service.output)?.[0]);
    return { base: `http://127.0.0.1:${port}`, headers: { 'Api-Key': key, traceparent: `00-${TRACE}-${CALLER}-01` } };
  }

  const file = () => new Blob([readFileSync(SAMPLE)]);

  async function uploadByRest({ base, headers }: Awaited<ReturnType<typeof findAccess>>): Promise<string> {
    const form = new FormData();
    form.set('file', file(), 'a.pdf');
    const response = await fetch(`${base}/v1/invoices/`, { method: 'POST', headers, body: form });
    return ((await response.json()) as { uid: string }).uid;
  }

  async function uploadByGraphql({ base, headers }: Awaited<ReturnType<typeof findAccess>>): Promise<string> {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: UPLOAD, variables: { file: null } }));
    form.set('map', JSON.stringify({ 0: ['variables.file'] }));
    form.set('0', file(), 'a.pdf');
    const response = await fetch(`${base}/graphql`, { method: 'POST', headers, body: form });
    return ((await response.json()) as any).data.uploadInvoice.invoice.uid;
  }

  it.each([
    ['REST', 'POST /v1/invoices', uploadByRest],
    ['GraphQL', 'mutation uploadInvoice', uploadByGraphql],
  ])('lead from an upload by %s through its job in another process to the parser', async (_face, operation, upload) => {
    const api = await start({ ROLE: 'api' });
    const access = await findAccess(api);
    const uid = await upload(access);
    const worker = await start({ ROLE: 'worker' });
    await worker.find('job', ({ invoice }) => invoice === uid);
    await Promise.all([api.stop(), worker.stop()]);

    const spans = collector.spans.filter(({ traceId }) => traceId === TRACE);
    const find = (name: string) => spans.filter((span) => span.name === name);
    const [request] = find(operation);
    const [job] = find('process_invoice');
    expect(request).toMatchObject({ parentSpanId: CALLER, kind: 2 });
    expect(job).toMatchObject({ parentSpanId: request?.spanId, kind: 5 });
    for (const part of ['parse', 'save']) expect(find(part)).toMatchObject([{ parentSpanId: job?.spanId, kind: 1 }]);
    expect(job?.attributes).toContainEqual({ key: 'invoice_graph.invoice', value: { stringValue: uid } });
    expect(job?.attributes).toContainEqual({ key: 'invoice_graph.outcome', value: { stringValue: 'finished' } });
    for (const { startTimeUnixNano, endTimeUnixNano } of spans)
      expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
    const { stringValue: account } = request!.attributes.find(({ key }) => key === 'invoice_graph.account')!.value;
    expect(worker.list('job')).toContainEqual(expect.objectContaining({ account, invoice: uid }));
    expect(api.list('request')).toContainEqual(expect.objectContaining({ operation, traceId: TRACE }));
    expect(JSON.stringify(collector.exports)).not.toMatch(/igk_|a\.pdf|example\.com/);
  });

  it('are lost without harm while the collector refuses them, with one warning', async () => {
    collector.status = 503;
    const service = await start();
    const access = await findAccess(service);
    const uid = await uploadByRest(access);
    await service.find('job', ({ invoice }) => invoice === uid);
    await service.find('traces could not be sent and are lost');
    await uploadByRest(access);
    await service.stop();
    expect(service.list('traces could not be sent and are lost')).toHaveLength(1);
    expect(collector.exports).toEqual([]);
  });

  it('delay no stop while the collector does not answer', async () => {
    collector.status = null;
    const service = await start({ SHUTDOWN_SECONDS: '1' });
    const { base, headers } = await findAccess(service);
    await fetch(`${base}/v1/invoices/`, { headers });
    await waitUntil(async () => collector.received > 0);
    await fetch(`${base}/v1/invoices/`, { headers });
    expect(await service.stop()).toBe(0);
  });
});
