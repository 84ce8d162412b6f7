import type { Request, RequestHandler, Response } from 'express';

export interface HealthOptions {
  /** Rejects when the database can't be read. */
  readonly checkDatabase: () => Promise<void>;
  /** Rejects when the file store can't be written. */
  readonly checkFiles: () => Promise<void>;
}

/** `/live`: the process answers; it asks nothing else, so that an outage elsewhere restarts nothing. */
export const live: RequestHandler = (_request, response) => {
  response.json({ status: 'ok' });
};

/** `/ready`: the process can do its work; 503 naming what is away. */
export function ready({ checkDatabase, checkFiles }: HealthOptions): RequestHandler {
  return async (_request: Request, response: Response) => {
    const [database, files] = await Promise.all([outcome(checkDatabase), outcome(checkFiles)]);
    const ok = database === 'ok' && files === 'ok';
    response.status(ok ? 200 : 503).json({ status: ok ? 'ok' : 'unavailable', database, files });
  };
}

async function outcome(check: () => Promise<void>): Promise<'ok' | 'unavailable'> {
  try {
    await check();
    return 'ok';
  } catch {
    return 'unavailable';
  }
}
