import { channel } from 'node:diagnostics_channel';
import type { RequestRecord } from './request-record.js';

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
 * A kind of event that the service reports to whoever listens: metrics, logs, traces. Reporting one that nobody listens to costs next to
 * nothing, so the places that report need not know whether anyone does. Errors of listeners never reach them.
 */
export class Signal<Event> {
  private readonly channel;

  constructor(name: string) {
    this.channel = channel(`invoice-graph:${name}`);
  }

  /** Whether anyone listens, for events that take work to describe. */
  get isHeard(): boolean {
    return this.channel.hasSubscribers;
  }

  publish(event: Event): void {
    if (this.channel.hasSubscribers) this.channel.publish(event);
  }

  /** Calls the listener at each event. @returns a function that ends this */
  listen(listener: (event: Event) => void): () => void {
    const onMessage = (message: unknown) => listener(message as Event);
    this.channel.subscribe(onMessage);
    return () => void this.channel.unsubscribe(onMessage);
  }
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
