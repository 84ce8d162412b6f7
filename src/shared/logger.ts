import { pino, type Logger as PinoLogger } from 'pino';

export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

/** Creates a logger that writes JSON lines to standard error. Keys, tokens and bodies are never logged; redaction is a second safeguard. */
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
