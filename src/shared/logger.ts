import { pino, type Logger as PinoLogger } from 'pino';

export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

/** A logger of JSON lines on standard error. Keys, tokens and bodies are never part of a line; the redaction here is the second lock. */
export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: undefined,
      redact: ['*["api-key"]', '*.authorization', '*.cookie', '*.secret', 'err.parameters', 'err.query', 'err.sql'],
    },
    pino.destination({ fd: 2, sync: true }),
  );
}
