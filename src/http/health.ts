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
}

/** `/live`: the process responds. It checks no dependencies, so that an outage elsewhere does not restart the process. */
export const answerLive: RequestHandler = (_request, response) => {
  response.json({ status: 'ok' });
};

/** `/ready`: the process can serve requests. Otherwise 503, with what fails or does not respond within two seconds, and why. */
export function createReadyHandler({ isStopping, checkDatabase, checkFiles }: HealthOptions): RequestHandler {
  return async (_request: Request, response: Response) => {
    if (isStopping?.()) {
      response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
      response.status(503).json({ status: toStatus(false), reasons: { process: STOPPING } });
      return;
    }
    const [database, files] = await Promise.all([findReason(checkDatabase), findReason(checkFiles)]);
    const ok = database === null && files === null;
    if (!ok) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    response.status(ok ? 200 : 503).json({
      status: toStatus(ok),
      database: toStatus(database === null),
      files: toStatus(files === null),
      ...(ok ? {} : { reasons: { ...(database && { database }), ...(files && { files }) } }),
    });
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
