/** Deadlock, lock wait timeout, and the snapshot conflict of MariaDB 11.6.2 and later. */
const CONFLICT_ERRNOS = new Set([1213, 1205, 1020]);

/** A connection that cannot be opened or was lost, because the server is down, restarting or full. */
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_SERVER_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  'ER_QUERY_INTERRUPTED',
]);

interface DriverError {
  readonly code?: unknown;
  readonly errno?: unknown;
  readonly message?: unknown;
}

function getDriverError(error: unknown): DriverError {
  if (typeof error !== 'object' || error === null) return {};
  const inner = (error as { driverError?: unknown }).driverError;
  return typeof inner === 'object' && inner !== null ? inner : error;
}

/** Whether a transaction failed because of a concurrent one and may be retried. */
export function isConflict(error: unknown): boolean {
  const { errno } = getDriverError(error);
  return typeof errno === 'number' && CONFLICT_ERRNOS.has(errno);
}

/** Whether another process holds the SQLite file's write lock. */
export function isBusy(error: unknown): boolean {
  return String(getDriverError(error).message).includes('database is locked');
}

/** Whether a row violates a unique constraint. */
export function isDuplicateKey(error: unknown): boolean {
  const { code, message } = getDriverError(error);
  return code === 'ER_DUP_ENTRY' || String(message).includes('UNIQUE constraint failed');
}

/** Whether the database could not be reached, so that a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = getDriverError(error);
  return UNAVAILABLE_CODES.has(String(code)) || message === 'Queue limit reached.';
}
