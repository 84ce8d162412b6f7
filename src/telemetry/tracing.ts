import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { systemClock } from '../shared/clock.js';
import { Signal } from './signal.js';

/** The place of work in a trace (W3C Trace Context). */
export interface SpanContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** Of the work that this is a part of; null for the first. */
  readonly parentId: string | null;
}

export type SpanKind = 'internal' | 'server' | 'consumer';
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** Work that has ended. */
export interface SpanEnded extends SpanContext {
  readonly name: string;
  readonly kind: SpanKind;
  /** Milliseconds since 1970, with fractions. */
  readonly start: number;
  readonly end: number;
  readonly attributes: SpanAttributes;
  readonly failed: boolean;
}

/** Work that is traced has ended. Nothing is traced while nobody listens. */
export const spanEnded = new Signal<SpanEnded>('span-ended');

const TRACE_PARENT = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/;
const ALL_ZERO = /^0+$/;
/** How long the monotonic clock is taken to keep step with the wall clock. */
const STEP_MILLISECONDS = 60_000;

const current = new AsyncLocalStorage<SpanContext>();
let offset = 0;
let offsetUntil = -1;
let share = 1;

/** Sets which share of the requests is traced, from 0 to 1. */
export function setTracedShare(traced: number): void {
  share = traced;
}

/**
 * Begins the span of a request; null if it is not traced.
 *
 * @param traceParent the caller's header, whose trace it joins if it is valid; whether to trace is never the caller's choice
 */
export function beginRequestSpan(traceParent: unknown): SpanContext | null {
  if (!spanEnded.isHeard || Math.random() >= share) return null;
  return createSpan(parseTraceParent(traceParent));
}

/** Calls a function whose work, also what it starts and awaits, belongs to the span. */
export function runInSpan<Result>(span: SpanContext | null | undefined, work: () => Result): Result {
  return span ? current.run(span, work) : work();
}

/** The place of the running work as the header `traceparent` states it; null if it is not traced. */
export function getTraceParent(): string | null {
  const span = spanEnded.isHeard ? current.getStore() : undefined;
  return span ? `00-${span.traceId}-${span.spanId}-01` : null;
}

export interface TraceOptions<Result> {
  readonly name: string;
  readonly kind?: SpanKind;
  /** The work that this is a part of, as `getTraceParent` returned it; by default the running one. */
  readonly parent?: string | null;
  /** What to report about the work once it is done. */
  readonly describe?: (result: Result) => SpanAttributes;
}

/** Traces work that is part of traced work. Other work is only done. */
export async function trace<Result>(options: TraceOptions<Result>, work: () => Promise<Result>): Promise<Result> {
  const parent = parseTraceParent(options.parent === undefined ? getTraceParent() : options.parent);
  if (!parent || !spanEnded.isHeard) return work();
  const span = createSpan(parent);
  const start = readEpochMilliseconds();
  const { name, kind = 'internal', describe } = options;
  const end = (failed: boolean, attributes: SpanAttributes = {}) =>
    spanEnded.publish({ ...span, name, kind, start, end: readEpochMilliseconds(), attributes, failed });
  try {
    const result = await current.run(span, work);
    end(false, describe?.(result));
    return result;
  } catch (error) {
    end(true);
    throw error;
  }
}

/** The wall clock with the resolution of the monotonic one, so that parts never begin before the whole. */
export function readEpochMilliseconds(): number {
  const now = performance.now();
  if (now > offsetUntil) {
    offset = systemClock.milliseconds() - now;
    offsetUntil = now + STEP_MILLISECONDS;
  }
  return offset + now;
}

function createSpan(parent: SpanContext | null): SpanContext {
  const traceId = parent?.traceId ?? randomBytes(16).toString('hex');
  return { traceId, spanId: randomBytes(8).toString('hex'), parentId: parent?.spanId ?? null };
}

function parseTraceParent(text: unknown): SpanContext | null {
  const [, traceId = '0', spanId = '0'] = (typeof text === 'string' && TRACE_PARENT.exec(text)) || [];
  return ALL_ZERO.test(traceId) || ALL_ZERO.test(spanId) ? null : { traceId, spanId, parentId: null };
}
