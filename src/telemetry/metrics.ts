import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withDeadline } from '../shared/deadline.js';
import { fileParsed, fileReceived, jobEnded, parserDied, rateLimited, replicaRead, requestEnded } from './signals.js';

const PREFIX = 'invoice_graph_';
const COLLECT_MILLISECONDS = 2_000;
const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160];

/** The jobs of the installation that are not done. */
export interface QueueState {
  readonly queued: number;
  readonly running: number;
  /** How long the oldest due job has waited, in seconds; null if none is due. */
  readonly oldestSeconds: number | null;
}

/** The connections of a pool of this process. */
export interface PoolState {
  readonly name: string;
  readonly limit: number;
  readonly open: number;
  readonly used: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
}

export interface MetricsOptions {
  readonly version: string;
  readonly role: string;
  /** Asked at each scrape. The metrics of the queue are left out if it fails or takes longer than two seconds. */
  readonly readQueue: () => Promise<QueueState>;
  readonly readPools: () => readonly PoolState[];
  /** Whether the read replica is used. Absent without one. */
  readonly isReplicaUsed?: () => boolean;
}

/** The metrics of this process in the format of Prometheus. */
export interface Metrics {
  readonly contentType: string;
  format(): Promise<string>;
  /** Stops counting. */
  stop(): void;
}

/** Starts to count what the process does. */
export function startMetrics(options: MetricsOptions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const info = new Gauge(describe('info', 'The version and the role of the process; always 1.', ['version', 'role']));
  info.set({ version: options.version, role: options.role }, 1);
  registry.registerMetric(info);
  const { isReplicaUsed } = options;
  const stops = [
    ...countRequests(registry),
    ...countWork(registry),
    ...(isReplicaUsed ? countReplica(registry, isReplicaUsed) : []),
  ];
  gaugeQueue(registry, options.readQueue);
  gaugePools(registry, options.readPools);
  return {
    contentType: registry.contentType,
    format: () => registry.metrics(),
    stop: () => stops.forEach((stop) => stop()),
  };
}

function describe<Label extends string>(name: string, help: string, labelNames: Label[]) {
  return { registers: [], name: `${PREFIX}${name}`, help, labelNames };
}

function countRequests(registry: Registry): (() => void)[] {
  const requests = new Counter(
    describe('requests_total', 'Requests by route or field of the schema, and status.', ['operation', 'status']),
  );
  const errors = new Counter(
    describe('request_errors_total', 'Errors reported to clients, by error code.', ['operation', 'code']),
  );
  const durations = new Histogram({
    ...describe('request_duration_seconds', 'Time from a request to the end of its response.', ['operation']),
    buckets: REQUEST_SECONDS,
  });
  const refusals = new Counter(
    describe('rate_limit_refusals_total', 'Calls that were refused because of a rate limit.', ['bucket']),
  );
  for (const metric of [requests, errors, durations, refusals]) registry.registerMetric(metric);
  return [
    requestEnded.listen(({ record: { operation, codes }, status, seconds }) => {
      requests.inc({ operation, status });
      durations.observe({ operation }, seconds);
      for (const code of codes) errors.inc({ operation, code });
    }),
    rateLimited.listen(({ bucket }) => refusals.inc({ bucket })),
  ];
}

function countWork(registry: Registry): (() => void)[] {
  const jobs = new Histogram({
    ...describe('job_duration_seconds', 'Attempts at jobs, by the format of the file and the outcome.', [
      'kind',
      'format',
      'outcome',
    ]),
    buckets: JOB_SECONDS,
  });
  const parsing = new Histogram({
    ...describe('parse_duration_seconds', 'Time that a parser process took to read a file.', ['format']),
    buckets: JOB_SECONDS,
  });
  const deaths = new Counter(
    describe('parser_deaths_total', 'Parser processes that died or were stopped while they read a file.', ['reason']),
  );
  const ocr = new Counter(
    describe('ocr_seconds_total', 'Time that parser processes took to read scans and photos.', []),
  );
  const bytes = new Counter(describe('upload_bytes_total', 'Bytes of the files received.', []));
  const uploads = new Counter(describe('uploads_total', 'Files received.', []));
  for (const metric of [jobs, parsing, deaths, ocr, bytes, uploads]) registry.registerMetric(metric);
  return [
    jobEnded.listen(({ kind, outcome, seconds, result }) =>
      jobs.observe({ kind, format: result.format ?? 'unknown', outcome }, seconds),
    ),
    fileParsed.listen(({ format, seconds }) => {
      parsing.observe({ format }, seconds);
      if (format === 'image') ocr.inc(seconds);
    }),
    parserDied.listen(({ reason }) => deaths.inc({ reason })),
    fileReceived.listen((file) => {
      uploads.inc();
      bytes.inc(file.bytes);
    }),
  ];
}

function countReplica(registry: Registry, isUsed: () => boolean): (() => void)[] {
  const reads = new Counter(
    describe('replica_reads_total', 'Statements that the read replica may answer, by who answered and why.', [
      'outcome',
    ]),
  );
  registry.registerMetric(reads);
  registry.registerMetric(
    new Gauge({
      ...describe('replica_used', 'Whether the read replica is used.', []),
      collect() {
        this.set(isUsed() ? 1 : 0);
      },
    }),
  );
  return [replicaRead.listen(({ outcome }) => reads.inc({ outcome }))];
}

/** Every process reports the same queue, so dashboards use the maximum. */
function gaugeQueue(registry: Registry, readQueue: MetricsOptions['readQueue']): void {
  let reading: Promise<QueueState | null> | null = null;
  /** Both gauges of a scrape share one look at the queue. */
  const readOnce = () => {
    reading ??= withDeadline(COLLECT_MILLISECONDS, readQueue())
      .catch(() => null)
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  registry.registerMetric(
    new Gauge({
      ...describe('queue_jobs', 'Jobs of the installation that are not done, by state.', ['state']),
      async collect() {
        const queue = await readOnce();
        this.reset();
        if (!queue) return;
        this.set({ state: 'queued' }, queue.queued);
        this.set({ state: 'running' }, queue.running);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      ...describe('queue_oldest_seconds', 'How long the oldest due job has waited; 0 if none is due.', []),
      async collect() {
        const queue = await readOnce();
        this.remove();
        if (queue) this.set(queue.oldestSeconds ?? 0);
      },
    }),
  );
}

function gaugePools(registry: Registry, readPools: MetricsOptions['readPools']): void {
  const gauge = new Gauge({
    ...describe('database_pool_connections', 'Connections of a pool, and callers that wait for one.', [
      'pool',
      'state',
    ]),
    collect() {
      for (const { name: pool, ...states } of readPools())
        for (const [state, count] of Object.entries(states)) this.set({ pool, state }, count);
    },
  });
  registry.registerMetric(gauge);
}
