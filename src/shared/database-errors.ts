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

/** Reported without a code after a connection was lost. */
const UNAVAILABLE_MESSAGES = [
  'Queue limit reached.',
  'Pool is closed.',
  "Can't add new command when connection is in closed state",
  "Can't write in closed state",
];

/** A table or the disk has no space left: of MySQL (1021, 1026, 1114) and of the system. */
const FULL_CODES = new Set(['ER_DISK_FULL', 'ER_ERROR_ON_WRITE', 'ER_RECORD_FILE_FULL', 'ENOSPC', 'EDQUOT']);
const FULL_MESSAGES = ['database or disk is full', 'No space left on device', 'Got error 28 '];

/** A database or disk that can be read but not written now, for example during a failover. */
const READ_ONLY_CODES = new Set(['ER_OPTION_PREVENTS_STATEMENT', 'ER_READ_ONLY_MODE', 'EROFS', 'EIO', 'ESTALE']);
const READ_ONLY_MESSAGES = ['attempt to write a readonly database', 'disk I/O error', 'unable to open database file'];

/** The process or the system has too many open files. */
const EXHAUSTED_CODES = new Set(['EMFILE', 'ENFILE']);

interface DriverError {
  readonly code?: unknown;
  readonly fatal?: unknown;
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

/** Whether a statement names a table that the database does not have. */
export function isMissingTable(error: unknown): boolean {
  const { code, message } = getDriverError(error);
  return code === 'ER_NO_SUCH_TABLE' || String(message).includes('no such table');
}

/** Whether the database could not be reached, so that a retry may succeed. A fatal error is one that ended the connection. */
export function isUnavailable(error: unknown): boolean {
  const { code, fatal, message } = getDriverError(error);
  return UNAVAILABLE_CODES.has(String(code)) || fatal === true || UNAVAILABLE_MESSAGES.includes(String(message));
}

/** Whether the disk of the database or of the files is full. */
export function isFull(error: unknown): boolean {
  return matches(error, FULL_CODES, FULL_MESSAGES);
}

/** Whether the database or the disk cannot be written now. */
export function isReadOnly(error: unknown): boolean {
  return matches(error, READ_ONLY_CODES, READ_ONLY_MESSAGES);
}

/** Whether too many files are open. */
export function isExhausted(error: unknown): boolean {
  return matches(error, EXHAUSTED_CODES, []);
}

function matches(error: unknown, codes: ReadonlySet<string>, messages: readonly string[]): boolean {
  const { code, message } = getDriverError(error);
  return codes.has(String(code)) || messages.some((part) => String(message).includes(part));
}
