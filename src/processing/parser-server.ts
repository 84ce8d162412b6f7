import { readFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
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
  type DrawnPage,
  type DrawRequest,
  type ParserAnswer,
  type ParserRequest,
} from './parser-answer.js';

/** The work of a parser process; a program serves only what it was given. */
export interface ParserWork {
  extract(bytes: Uint8Array, settings: ExtractionSettings, range: PageRange | null): Promise<Extraction>;
  recall(request: RecallRequest): readonly Finding[];
  draw(bytes: Uint8Array, request: DrawRequest): Promise<DrawnPage>;
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
  watchParent();
  const requests = createInterface({ input: process.stdin });
  requests.on('line', (line) => void answer(line));
  requests.on('close', () => process.exit());

  async function answer(line: string): Promise<void> {
    answers.write(`${formatLine(await createAnswer(JSON.parse(line) as ParserRequest))}\n`);
  }

  async function createAnswer(request: ParserRequest): Promise<ParserAnswer> {
    try {
      if ('drawn' in request) return { drawing: await work.draw(await readFile(request.drawn), request) };
      if (!('path' in request)) return { recalled: work.recall(request) };
      return await work.extract(await readFile(request.path), request.settings, request.range);
    } catch (error) {
      if (error instanceof ExtractionError) return { error: { code: error.code, message: error.message } };
      return { unforeseen: describe(error) };
    }
  }
}

/** Runs in its own thread: during a parse that never ends, this one would not notice that the parent has died. */
function watchParent(): void {
  const parent = Number(process.argv[2]);
  new Worker(new URL('./parser-orphan-watch.js', import.meta.url), { workerData: parent }).unref();
}

function formatLine(answer: ParserAnswer): string {
  const line = JSON.stringify(answer);
  if (Buffer.byteLength(line) < MAX_ANSWER_BYTES) return line;
  const { message } = createAnswerTooLargeFailure();
  return JSON.stringify({ error: { code: 'too_large', message } } satisfies ParserAnswer);
}

function describe(error: unknown): { name: string; frames: string } {
  if (!(error instanceof Error)) return { name: typeof error, frames: '' };
  const frames = String(error.stack)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return { name: error.name, frames: frames.slice(0, 10).join('\n') };
}
