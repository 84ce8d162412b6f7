import { pino, type Logger as PinoLogger } from 'pino';
import { systemClock } from './clock.js';
import { LogOutput } from './log-output.js';

export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

const WARN = 40;

/**
 * Creates a logger that writes JSON lines to standard error. Keys, tokens and bodies are never logged; redaction is a second safeguard.
 * Lines below the level warn are collected for a tenth of a second, because a write for each request would slow requests down.
 */
export function createLogger(level: string): Logger {
  const output = openStandardError();
  return pino(
    {
      level,
      base: undefined,
      redact: ['*["api-key"]', '*.authorization', '*.cookie', '*.secret', 'err.parameters', 'err.query', 'err.sql'],
      hooks: {
        logMethod(given, log, levelNumber) {
          log.apply(this, given);
          if (levelNumber >= WARN) output.flush();
        },
      },
    },
    output,
  );
}

/** Resolves when all lines are written, or after a second if nobody reads them. Call it before the process ends. */
export async function finishLog(): Promise<void> {
  await standardError?.finish();
}

let standardError: LogOutput | null = null;

/** All loggers of the process share it, so that their lines stay whole and in order. */
function openStandardError(): LogOutput {
  if (standardError) return standardError;
  const output = new LogOutput(process.stderr, formatGap);
  process.on('exit', () => output.flush());
  standardError = output;
  return output;
}

function formatGap(dropped: number): string {
  const line = {
    level: WARN,
    time: systemClock.milliseconds(),
    dropped,
    msg: 'lines of the log were dropped, because nobody read them',
  };
  return `${JSON.stringify(line)}\n`;
}
