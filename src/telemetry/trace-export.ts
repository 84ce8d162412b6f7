import type { Logger } from '../shared/logger.js';
import { requestEnded } from './signals.js';
import { readEpochMilliseconds, setTracedShare, spanEnded, type SpanEnded, type SpanKind } from './tracing.js';

/** The numbers of OTLP. */
const KINDS: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, consumer: 5 };
const STATUS_ERROR = 2;
const BATCH = 512;
/** Spans that wait beyond this number are dropped, so that a collector that is away takes no memory. */
const MAX_WAITING = 4_096;
const SEND_MILLISECONDS = 2_000;
const TIMEOUT_MILLISECONDS = 5_000;
/** How long the end of the process waits for the collector. */
const STOP_MILLISECONDS = 1_000;

export interface TraceExportOptions {
  /** The collector's URL for traces, such as `http://collector:4318/v1/traces`. */
  readonly url: string;
  /** The share of the requests that is traced, from 0 to 1. */
  readonly share: number;
  readonly version: string;
  readonly role: string;
  readonly logger: Logger;
}

/** Sends traces to a collector by OTLP over HTTP, as JSON. It loses spans rather than delay or fail any work. */
export class TraceExport {
  private waiting: SpanEnded[] = [];
  private readonly stops: (() => void)[];
  private readonly timer: NodeJS.Timeout;
  private sending: Promise<void> = Promise.resolve();
  private readonly ending = new AbortController();
  private isFailing = false;

  constructor(private readonly options: TraceExportOptions) {
    setTracedShare(options.share);
    this.stops = [
      spanEnded.listen((span) => this.add(span)),
      requestEnded.listen(({ record, method, status, seconds }) => {
        if (!record.span) return;
        const { operation: name, requestId, accountUid, keyUid } = record;
        const end = readEpochMilliseconds();
        const attributes = {
          'http.request.method': method,
          'http.response.status_code': status,
          'invoice_graph.request_id': requestId,
          ...(accountUid !== null && { 'invoice_graph.account': accountUid }),
          ...(keyUid !== null && { 'invoice_graph.key': keyUid }),
        };
        const times = { start: end - seconds * 1_000, end };
        this.add({ ...record.span, ...times, name, kind: 'server', attributes, failed: status >= 500 });
      }),
    ];
    this.timer = setInterval(() => this.send(), SEND_MILLISECONDS);
    this.timer.unref();
  }

  /** Sends what waits, and stops tracing. What the collector has not taken within a second is lost. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    for (const stop of this.stops) stop();
    this.send();
    const limit = setTimeout(() => this.ending.abort(), STOP_MILLISECONDS);
    await this.sending;
    clearTimeout(limit);
  }

  private add(span: SpanEnded): void {
    if (this.waiting.length < MAX_WAITING) this.waiting.push(span);
    if (this.waiting.length === BATCH) this.send();
  }

  /** One batch after another, so that a slow collector gets no more at once. */
  private send(): void {
    this.sending = this.sending.then(() => this.sendAll());
  }

  private async sendAll(): Promise<void> {
    while (this.waiting.length > 0 && !this.ending.signal.aborted) await this.post(this.waiting.splice(0, BATCH));
  }

  private async post(spans: readonly SpanEnded[]): Promise<void> {
    const { url, logger } = this.options;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(this.format(spans)),
        signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MILLISECONDS), this.ending.signal]),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The collector answered ${response.status}.`);
      if (this.isFailing) logger.info('traces are accepted again');
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) logger.warn({ err: error }, 'traces could not be sent and are lost');
      this.isFailing = true;
    }
  }

  private format(spans: readonly SpanEnded[]): object {
    const { version, role } = this.options;
    const resource = { 'service.name': 'invoice-graph', 'service.version': version, 'invoice_graph.role': role };
    const scope = { name: 'invoice-graph', version };
    return {
      resourceSpans: [
        { resource: { attributes: formatAttributes(resource) }, scopeSpans: [{ scope, spans: spans.map(formatSpan) }] },
      ],
    };
  }
}

function formatSpan({ traceId, spanId, parentId, name, kind, start, end, attributes, failed }: SpanEnded): object {
  return {
    traceId,
    spanId,
    ...(parentId !== null && { parentSpanId: parentId }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: toNanoseconds(start),
    endTimeUnixNano: toNanoseconds(end),
    attributes: formatAttributes(attributes),
    ...(failed && { status: { code: STATUS_ERROR } }),
  };
}

function formatAttributes(attributes: SpanEnded['attributes']): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(value) },
  }));
}

/** As a decimal number in a string: it exceeds what a double holds. */
function toNanoseconds(milliseconds: number): string {
  const whole = Math.floor(milliseconds);
  return `${whole}${String(Math.floor((milliseconds - whole) * 1_000_000)).padStart(6, '0')}`;
}
