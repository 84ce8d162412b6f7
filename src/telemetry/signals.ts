import { Signal } from './signal.js';
import type { SpanContext } from './tracing.js';

/**
 * What is known about a request when it ends. It holds no personal data and no secrets: no names, addresses, keys, search words or URLs,
 * which may contain any of them.
 */
export interface RequestRecord {
  /** The route or the field of the schema, such as `GET /v1/invoices/:uid` or `query invoices`. Clients cannot make up new ones. */
  operation: string;
  accountUid: string | null;
  keyUid: string | null;
  /** The error codes that the response reports. */
  codes: string[];
  readonly requestId: string;
  /** Null if the request is not traced. */
  readonly span: SpanContext | null;
}

/** A request whose response has ended. */
export interface RequestEnded {
  readonly record: RequestRecord;
  readonly method: string;
  /** 499 if the client left before the response began. */
  readonly status: number;
  readonly seconds: number;
}

/** How an attempt at a job ended. */
export type JobOutcome = 'finished' | 'failed' | 'retried' | 'outage' | 'interrupted' | 'lost';

/** An attempt at a job that has ended. */
export interface JobEnded {
  readonly id: number;
  /** What kind of work it was, such as `process_invoice`. */
  readonly kind: string;
  readonly accountId: number;
  readonly attempts: number;
  readonly outcome: JobOutcome;
  readonly seconds: number;
  readonly result: JobResult;
}

/** What a job reports about its work; members that do not apply are absent. */
export interface JobResult {
  /** `failed` if the job is done and its invoice could not be read. */
  readonly outcome?: 'finished' | 'failed';
  readonly invoiceUid?: string;
  /** The format of the file: that of an e-invoice, `text` or `image`. */
  readonly format?: string;
  /** Why the invoice could not be read. */
  readonly code?: string;
}

/** A file that a parser process has read. */
export interface FileParsed {
  /** The format of the file: that of an e-invoice, `text` or `image`. */
  readonly format: string;
  readonly seconds: number;
}

/**
 * Who answered a statement that might have gone to the read replica: `served` is the replica; otherwise the primary, because the replica was
 * `behind`, `failed`, or was not in use (`away`).
 */
export type ReplicaOutcome = 'served' | 'behind' | 'failed' | 'away';

export const requestEnded = new Signal<RequestEnded>('request-ended');
export const jobEnded = new Signal<JobEnded>('job-ended');
export const fileParsed = new Signal<FileParsed>('file-parsed');
/** A parser process died or was killed while it read a file. */
export const parserDied = new Signal<{ readonly reason: string }>('parser-died');
/** A file was received from a client. */
export const fileReceived = new Signal<{ readonly bytes: number }>('file-received');
/** A call was refused because its key has used up a rate limit. */
export const rateLimited = new Signal<{ readonly bucket: string }>('rate-limited');
export const replicaRead = new Signal<{ readonly outcome: ReplicaOutcome }>('replica-read');
