import { pino, type Logger as PinoLogger } from 'pino';

export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

type Destination = ReturnType<typeof pino.destination>;

const BUFFER_BYTES = 8_192;
const FLUSH_MILLISECONDS = 100;
const WARN = 40;

/**
 * Creates a logger that writes JSON lines to standard error. Keys, tokens and bodies are never logged; redaction is a second safeguard.
 * Lines below the level warn are collected for a tenth of a second, because a write for each request would slow requests down.
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
          if (levelNumber >= WARN) destination.flushSync();
          else flushSoon(destination);
        },
      },
    },
    destination,
  );
}

let standardError: Destination | null = null;
let timer: NodeJS.Timeout | null = null;

/** All loggers of the process share it, so that their lines stay whole and in order. */
function openStandardError(): Destination {
  if (standardError) return standardError;
  const destination = pino.destination({ fd: 2, sync: true, minLength: BUFFER_BYTES });
  process.on('exit', () => destination.flushSync());
  standardError = destination;
  return destination;
}

function flushSoon(destination: Destination): void {
  timer ??= setTimeout(() => {
    timer = null;
    destination.flushSync();
  }, FLUSH_MILLISECONDS).unref();
}
