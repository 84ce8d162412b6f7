import { Socket } from 'node:net';
import { ExtractionError } from '../extraction/model/extraction-error.js';
import type { Finding } from '../extraction/model/finding.js';
import type { PageRange } from '../extraction/model/page-range.js';
import type { Extraction } from '../extraction/model/report.js';
import type { ExtractionSettings } from '../extraction/model/settings.js';
import type { RecallRequest } from '../learning/recall.js';
import { createAnswerTooLargeFailure } from './parse-failure.js';
import {
  ANSWER_DESCRIPTOR,
  MAX_ANSWER_BYTES,
  RECOGNISING,
  type DrawnPage,
  type DrawRequest,
  type ParserAnswer,
} from './parser-answer.js';
import { readRequests, type ReceivedRequest } from './request-reader.js';

/** The work of a parser process; a program serves only what it was given. */
export interface ParserWork {
  extract(bytes: Uint8Array, settings: ExtractionSettings, range: PageRange | null): Promise<Extraction>;
  recall(request: RecallRequest): readonly Finding[];
  draw(bytes: Uint8Array, request: DrawRequest): Promise<DrawnPage>;
  /** Receives a function to call before characters are recognised. */
  onRecognising?(announce: () => void): void;
}

const refuse = () => {
  throw new Error('This program does not do that.');
};
const NO_WORK: ParserWork = { extract: refuse, recall: refuse, draw: refuse };

/**
 * Answers the requests of the parent process, one after another, until the parent closes the input or dies. It ignores the signals that
 * a terminal or a service manager sends to a whole process group: the parent decides when to end.
 */
export function serveParser(given: Partial<ParserWork>): void {
  const work = { ...NO_WORK, ...given };
  const answers = new Socket({ fd: ANSWER_DESCRIPTOR, readable: false });
  answers.on('error', () => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  work.onRecognising?.(() => answers.write(`${RECOGNISING}\n`));
  void serve();

  async function serve(): Promise<void> {
    for await (const received of readRequests(process.stdin)) {
      answers.write(`${formatLine(await createAnswer(received))}\n`);
    }
    process.exit();
  }

  async function createAnswer({ request, bytes }: ReceivedRequest): Promise<ParserAnswer> {
    try {
      if (!('size' in request)) return { recalled: work.recall(request) };
      const file = bytes ?? new Uint8Array();
      if ('drawn' in request) return { drawing: await work.draw(file, request) };
      return await work.extract(file, request.settings, request.range);
    } catch (error) {
      if (error instanceof ExtractionError) return { error: { code: error.code, message: error.message } };
      return isOutOfMemory(error) ? { exhausted: true } : { unforeseen: describe(error) };
    }
  }
}

function formatLine(answer: ParserAnswer): string {
  const line = JSON.stringify(answer);
  if (Buffer.byteLength(line) < MAX_ANSWER_BYTES) return line;
  const { message } = createAnswerTooLargeFailure();
  return JSON.stringify({ error: { code: 'too_large', message } } satisfies ParserAnswer);
}

/** Node, WebAssembly, the C++ library and libvips each have words of their own. */
function isOutOfMemory(error: unknown): boolean {
  return (
    error instanceof Error &&
    /allocation failed|(could not|failed to) allocate|bad_alloc|out of memory/i.test(error.message)
  );
}

function describe(error: unknown): { name: string; frames: string } {
  if (!(error instanceof Error)) return { name: typeof error, frames: '' };
  const frames = String(error.stack)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return { name: error.name, frames: frames.slice(0, 10).join('\n') };
}
