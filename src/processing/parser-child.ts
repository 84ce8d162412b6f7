import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { AppError } from '../shared/errors.js';
import type { Logger } from '../shared/logger.js';
import {
  createCrashFailure,
  createMemoryFailure,
  ParseFailure,
  createTimeoutFailure,
  createAnswerTooLargeFailure,
} from './parse-failure.js';
import {
  ANSWER_DESCRIPTOR,
  MAX_ANSWER_BYTES,
  type ParserAnswer,
  type ParserRequest,
  type ParserResult,
} from './parser-answer.js';
import { measureResidentMegabytes } from './resident-memory.js';

export interface ParserChildOptions {
  /** The child's program, which calls `serveParser`. */
  readonly program: URL;
  readonly timeoutMilliseconds: number;
  /** The memory limit of the child, including native memory. */
  readonly memoryMegabytes: number;
  readonly logger: Logger;
}

const WATCH_MILLISECONDS = 50;
const LINE_FEED = 10;
const MAX_RETAINED_SHARE = 0.6;
/** The heap's share of the memory; the rest is for buffers, which the heap's limit does not cover. */
const HEAP_SHARE = 0.5;

/** A process that answers one request at a time. It receives no secrets, and is killed if it exceeds a limit. */
export class ParserChild {
  private readonly child: ChildProcess;
  private readonly exited: Promise<void>;
  private hasExited = false;
  private failure: unknown = null;

  constructor(private readonly options: ParserChildOptions) {
    this.child = spawn(process.execPath, buildChildArguments(options), {
      // The child inherits neither our environment, which holds secrets, nor our working folder, nor our options of Node.
      // With one arena per thread, glibc would keep a quarter more memory than it uses.
      env: { TZ: 'UTC', MALLOC_ARENA_MAX: '2' },
      cwd: path.parse(process.execPath).root,
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    });
    this.exited = new Promise((resolve) => {
      const onExit = () => {
        this.hasExited = true;
        resolve();
      };
      this.child.once('exit', onExit);
      this.child.once('error', (error) => {
        this.failure ??= createStartError(error);
        onExit();
      });
    });
    // Without a process, for example because too many files are open, there are no pipes either.
    if (!this.child.stdin) throw createStartError();
    // A write to a child that has just died; its exit code gives the reason.
    this.input.on('error', () => undefined);
    this.output.on('error', () => undefined);
  }

  /** Whether it can take another request. */
  get isUsable(): boolean {
    return !this.hasExited && this.failure === null;
  }

  /**
   * Sends a request and waits for the answer. When it rejects for any other reason than an error answer, the process has exited.
   *
   * @throws ParseFailure, or the signal's reason
   */
  async ask(request: ParserRequest, signal: AbortSignal): Promise<ParserResult> {
    const onAbort = () => this.end(signal.reason);
    const timer = setTimeout(() => this.end(createTimeoutFailure()), this.options.timeoutMilliseconds);
    const watch = this.watchMemory();
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      signal.throwIfAborted();
      this.input.write(`${JSON.stringify(request)}\n`);
      const line = await Promise.race([this.readLine(), this.exited]);
      if (line === undefined) throw this.failure ?? this.createExitFailure();
      return this.toResult(line);
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      signal.removeEventListener('abort', onAbort);
    }
  }

  /** Whether it retains so much memory that the next file might not have enough. */
  async retainsTooMuch(): Promise<boolean> {
    const megabytes = this.child.pid === undefined ? null : await measureResidentMegabytes(this.child.pid);
    return megabytes !== null && megabytes > MAX_RETAINED_SHARE * this.options.memoryMegabytes;
  }

  /** Kills the process, and resolves once it has exited; a request in flight fails with the reason. */
  async kill(reason: Error): Promise<void> {
    this.end(reason);
    await this.exited;
  }

  private get input(): Writable {
    return this.child.stdin as Writable;
  }

  private get output(): Readable {
    return this.child.stdio[ANSWER_DESCRIPTOR] as Readable;
  }

  private end(failure: unknown): void {
    this.failure ??= failure;
    this.child.kill('SIGKILL');
  }

  private watchMemory(): NodeJS.Timeout {
    const { pid } = this.child;
    let isLooking = false;
    return setInterval(() => {
      if (pid === undefined || isLooking) return;
      isLooking = true;
      void measureResidentMegabytes(pid).then((megabytes) => {
        isLooking = false;
        return megabytes !== null && megabytes > this.options.memoryMegabytes
          ? this.end(createMemoryFailure())
          : undefined;
      });
    }, WATCH_MILLISECONDS);
  }

  /** The next line of the child's answers; never resolves when the child dies before its end. */
  private readLine(): Promise<string> {
    const { output } = this;
    const chunks: Buffer[] = [];
    let length = 0;
    return new Promise((resolve) => {
      const onData = (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length > MAX_ANSWER_BYTES) this.end(createAnswerTooLargeFailure());
        if (length <= MAX_ANSWER_BYTES && chunk.at(-1) !== LINE_FEED) return;
        output.off('data', onData);
        if (length <= MAX_ANSWER_BYTES) resolve(Buffer.concat(chunks).toString());
      };
      output.on('data', onData);
    });
  }

  private toResult(line: string): ParserResult {
    const answer = parseAnswer(line);
    if ('report' in answer || 'recalled' in answer || 'drawing' in answer) return answer;
    if ('error' in answer) throw new ParseFailure(answer.error.code, answer.error.message);
    this.options.logger.error(answer.unforeseen, 'unexpected error in the parser');
    // Its state is unknown.
    this.end(createCrashFailure());
    throw createCrashFailure();
  }

  /** V8 aborts the process when the heap is full. */
  private createExitFailure(): ParseFailure {
    const { exitCode, signalCode } = this.child;
    this.options.logger.warn({ exitCode, signalCode }, 'a parser process ended while it read a file');
    return signalCode === 'SIGABRT' ? createMemoryFailure() : createCrashFailure();
  }
}

/** A process that could not be started says nothing about the file. */
function createStartError(cause?: unknown): AppError {
  return new AppError('service_unavailable', 'No parser process could be started.', { cause });
}

function buildChildArguments({ memoryMegabytes, program }: ParserChildOptions): string[] {
  return [
    `--max-old-space-size=${Math.floor(memoryMegabytes * HEAP_SHARE)}`,
    '--disallow-code-generation-from-strings',
    fileURLToPath(program),
    String(process.pid),
  ];
}

/** A child that parsed a hostile file may answer anything. */
function parseAnswer(line: string): ParserAnswer {
  try {
    return Object(JSON.parse(line)) as ParserAnswer;
  } catch {
    return { unforeseen: { name: 'an answer that is not JSON', frames: '' } };
  }
}
