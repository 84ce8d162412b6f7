import type { Request, RequestHandler, Response } from 'express';
import { toAppError } from '../shared/errors.js';
import { withDeadline } from '../shared/deadline.js';

const CHECK_MILLISECONDS = 2_000;
const RETRY_AFTER_SECONDS = '2';
const STOPPING = 'This process is stopping. Send requests to another one.';

export interface HealthOptions {
  /** Whether this process was told to stop, so that balancers send requests elsewhere. */
  readonly isStopping?: () => boolean;
  /** Rejects if the database cannot be read. */
  readonly checkDatabase: () => Promise<void>;
  /** Rejects if the file store cannot be written. */
  readonly checkFiles: () => Promise<void>;
  /** Why the read replica is not used; null if it is. Absent without one. Requests are answered without it too. */
  readonly findReplicaProblem?: () => string | null;
}

/** `/live`: the process responds. It checks no dependencies, so that an outage elsewhere does not restart the process. */
export const answerLive: RequestHandler = (_request, response) => {
  response.json({ status: 'ok' });
};

/** Whether the process can serve requests; otherwise what fails or does not respond within two seconds, and why. */
export interface Readiness {
  readonly ok: boolean;
  readonly body: object;
}

/** Checks everything that requests and jobs need. Never rejects. */
export async function checkReadiness(options: HealthOptions): Promise<Readiness> {
  const { isStopping, checkDatabase, checkFiles, findReplicaProblem } = options;
  if (isStopping?.()) return { ok: false, body: { status: toStatus(false), reasons: { process: STOPPING } } };
  const [database, files] = await Promise.all([findReason(checkDatabase), findReason(checkFiles)]);
  const ok = database === null && files === null;
  const replica = findReplicaProblem?.();
  const reasons = Object.entries({ database, files, replica }).filter(([, reason]) => typeof reason === 'string');
  const body = {
    status: toStatus(ok),
    database: toStatus(database === null),
    files: toStatus(files === null),
    ...(replica !== undefined && { replica: toStatus(replica === null) }),
    ...(reasons.length > 0 && { reasons: Object.fromEntries(reasons) }),
  };
  return { ok, body };
}

/** `/ready`: 200 if the process can serve requests, otherwise 503. */
export function createReadyHandler(options: HealthOptions): RequestHandler {
  return async (_request: Request, response: Response) => {
    const { ok, body } = await checkReadiness(options);
    if (!ok) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    response.status(ok ? 200 : 503).json(body);
  };
}

function toStatus(ok: boolean): 'ok' | 'unavailable' {
  return ok ? 'ok' : 'unavailable';
}

/** Runs a check; null if it passes. Only messages for clients are shown. */
async function findReason(check: () => Promise<void>): Promise<string | null> {
  try {
    await withDeadline(CHECK_MILLISECONDS, check());
    return null;
  } catch (error) {
    const { code, message } = toAppError(error);
    return code === 'internal_error' ? `The check failed (${(error as NodeJS.ErrnoException).code}).` : message;
  }
}
