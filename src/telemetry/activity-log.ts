import type { Logger } from '../shared/logger.js';
import { jobEnded, requestEnded, type JobEnded, type RequestEnded } from './signals.js';

const PROBE = /^\S+ \/(live|ready)$/;

export interface ActivityLogOptions {
  readonly logger: Logger;
  /** Returns the uid of an account; null if it no longer exists. */
  readonly findAccountUid: (id: number) => Promise<string | null>;
}

/**
 * Writes a line for each request and for each attempt at a job, at the level info. Successful probes are only written at the level debug,
 * because there are many of them.
 *
 * @returns a function that ends this
 */
export function startActivityLog(options: ActivityLogOptions): () => void {
  const accounts = new Map<number, Promise<string | null>>();
  const stops = [
    requestEnded.listen((event) => logRequest(options.logger, event)),
    jobEnded.listen((event) => void logJob(options, accounts, event)),
  ];
  return () => stops.forEach((stop) => stop());
}

function logRequest(logger: Logger, { record, status, seconds }: RequestEnded): void {
  const { operation, requestId, accountUid, keyUid, codes, span } = record;
  const level = status < 400 && PROBE.test(operation) ? 'debug' : 'info';
  logger[level](
    {
      requestId,
      operation,
      status,
      milliseconds: toMilliseconds(seconds),
      ...(accountUid !== null && { account: accountUid, key: keyUid }),
      ...(codes.length > 0 && { codes }),
      ...(span && { traceId: span.traceId }),
    },
    'request',
  );
}

async function logJob(
  { logger, findAccountUid }: ActivityLogOptions,
  accounts: Map<number, Promise<string | null>>,
  { id, kind, accountId, attempts, outcome, seconds, result }: JobEnded,
): Promise<void> {
  const known = accounts.get(accountId) ?? findAccountUid(accountId).catch(() => null);
  accounts.set(accountId, known);
  const account = await known;
  // It is looked up again if the database could not be asked.
  if (account === null) accounts.delete(accountId);
  const { invoiceUid: invoice, format, code } = result;
  const milliseconds = toMilliseconds(seconds);
  logger.info({ job: id, kind, account, invoice, attempts, outcome, format, code, milliseconds }, 'job');
}

/** Rounds to hundredths of a millisecond. */
function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 100_000) / 100;
}
