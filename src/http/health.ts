import type { Request, RequestHandler, Response } from 'express';
import { withDeadline } from '../shared/deadline.js';

const CHECK_MILLISECONDS = 2_000;
const RETRY_AFTER_SECONDS = '2';

export interface HealthOptions {
  /** Rejects if the database cannot be read. */
  readonly checkDatabase: () => Promise<void>;
  /** Rejects if the file store cannot be written. */
  readonly checkFiles: () => Promise<void>;
}

/** `/live`: the process responds. It checks no dependencies, so that an outage elsewhere does not restart the process. */
export const answerLive: RequestHandler = (_request, response) => {
  response.json({ status: 'ok' });
};

/** `/ready`: the process can serve requests. Otherwise 503, naming what fails or does not respond within two seconds. */
export function createReadyHandler({ checkDatabase, checkFiles }: HealthOptions): RequestHandler {
  return async (_request: Request, response: Response) => {
    const [database, files] = await Promise.all([checkOutcome(checkDatabase), checkOutcome(checkFiles)]);
    const ok = database === 'ok' && files === 'ok';
    if (!ok) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    response.status(ok ? 200 : 503).json({ status: ok ? 'ok' : 'unavailable', database, files });
  };
}

async function checkOutcome(check: () => Promise<void>): Promise<'ok' | 'unavailable'> {
  try {
    await withDeadline(CHECK_MILLISECONDS, check());
    return 'ok';
  } catch {
    return 'unavailable';
  }
}
