import { pino, type Logger as PinoLogger } from 'pino';
import { openStandardError } from './standard-error.js';

export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

const WARN = 40;

/**
 * Creates a logger that writes JSON lines to standard error, those of the level warn and above at once. Keys, tokens and bodies are never
 * logged; redaction is a second safeguard.
 */
export function createLogger(level: string): Logger {
  const destination = openStandardError();
  return pino(
    {
      level,
      base: undefined,
      redact: ['*["api-key"]', '*.authorization', '*.cookie', '*.secret', 'err.parameters', 'err.query', 'err.sql'],
      hooks: {
        logMethod(given, log, levelNumber) {
          log.apply(this, given);
          if (levelNumber >= WARN) destination.flush();
        },
      },
    },
    destination,
  );
}
