import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { constants } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { RecallRequest } from '../learning/recall.js';
import { AppError } from '../shared/errors.js';
import { Interruption } from '../shared/interruption.js';
import type { Logger } from '../shared/logger.js';
import { PARSER_ENVIRONMENT, type Cage } from './cage/cage.js';
import { parserDied } from '../telemetry/signals.js';
import { readChunks } from './file-chunks.js';
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
  parseAnswer,
  RECOGNISING,
  type DrawRequest,
  type ParserRequest,
  type ParserResult,
  type ReadRequest,
} from './parser-answer.js';
import { findOnlyChild, measureCpuSeconds, measureResidentMegabytes } from './resident-memory.js';
import { TimeBudget } from './time-budget.js';

/** A file to read, by its absolute path; the child receives its bytes, and learns neither path nor name. */
export type FileRequest = (Omit<ReadRequest, 'size'> | Omit<DrawRequest, 'size'>) & { readonly path: string };

export interface ParserChildOptions {
  /** The absolute path of the child's program, which calls `serveParser`. */
  readonly program: string;
  readonly cage: Cage;
  /** Counts the children of the pool. */
  readonly turn: number;
  /** How long a request may compute. On a busy machine, where it also waits for the processor, it may take up to six times as long. */
  readonly timeoutMilliseconds: number;
  /** The memory limit of the child, including native memory. */
  readonly memoryMegabytes: number;
  readonly logger: Logger;
}

const WATCH_MILLISECONDS = 50;
const LINE_FEED = 10;
const ANNOUNCEMENT = Buffer.from(`${RECOGNISING}\n`);
/** A shell exits with this number plus that of the signal which ended its command. */
const SHELL_SIGNAL_BASE = 128;
/** Less than the next file may need. */
const MAX_RETAINED_SHARE = 0.3;
/** The heap's share of the memory; the rest is for buffers, which the heap's limit does not cover. */
const HEAP_SHARE = 0.3;
/** The share of the memory that a file may need before its characters are recognised. */
const READING_SHARE = 0.55;

/** A process in a cage that answers one request at a time. It receives no secrets, and is killed if it exceeds a limit. */
export class ParserChild {
  private readonly child: ChildProcess;
  private readonly exited: Promise<void>;
  private readonly exit = new Interruption();
  private hasExited = false;
  private failure: unknown = null;
  private isRecognising = false;
  /** The process that runs the program; null until it has answered. */
  private knownPid: number | null = null;
  private killing: NodeJS.Timeout | undefined;

  constructor(private readonly options: ParserChildOptions) {
    const { file, words } = options.cage.build(buildChildArguments(options), options.turn);
    this.child = spawn(file, words, {
      // The child inherits neither our environment, which holds secrets, nor our working folder, nor our options of Node.
      env: PARSER_ENVIRONMENT,
      cwd: path.parse(process.execPath).root,
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    });
    this.exited = new Promise((resolve) => {
      const onExit = () => {
        this.hasExited = true;
        this.exit.happen();
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
  async ask(request: FileRequest | RecallRequest, signal: AbortSignal): Promise<ParserResult> {
    const onAbort = () => this.end(signal.reason);
    const watch = this.watch();
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      signal.throwIfAborted();
      const answer = this.readLine();
      const line = await this.exit.wait(this.send(request).then(() => answer));
      if (line === undefined) {
        const failure = this.failure ?? this.createExitFailure();
        if (failure instanceof ParseFailure) parserDied.publish({ reason: failure.code });
        throw failure;
      }
      this.knownPid ??= this.findProcess();
      return this.toResult(line);
    } finally {
      clearInterval(watch);
      signal.removeEventListener('abort', onAbort);
    }
  }

  /** Whether it retains so much memory that the next file might not have enough. */
  async retainsTooMuch(): Promise<boolean> {
    const megabytes = await this.measure(measureResidentMegabytes);
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

  /** Kills the process, again and again until it has exited: one that has just been started may not be the one that was found. */
  private end(failure: unknown): void {
    this.failure ??= failure;
    if (this.killing) return;
    this.killing = setInterval(() => this.killOnce(), WATCH_MILLISECONDS);
    void this.exited.then(() => clearInterval(this.killing));
    this.killOnce();
  }

  /** Kills the nested process first, so that it has exited once the outer one has. */
  private killOnce(): void {
    const pid = this.hasExited ? null : this.findProcess();
    if (pid !== null && pid !== this.child.pid) killIfAlive(pid);
    else this.child.kill('SIGKILL');
  }

  /** The process that runs the program; null if it has not been started yet. Another one may have its place until it answers. */
  private findProcess(): number | null {
    const { pid } = this.child;
    if (this.knownPid !== null) return this.knownPid;
    if (pid === undefined || !this.options.cage.isNested) return pid ?? null;
    const shell = findOnlyChild(pid);
    return shell === null ? null : findOnlyChild(shell);
  }

  /** Null if there is no process. */
  private measure<Result>(how: (pid: number) => Result): Result | null {
    const pid = this.hasExited ? null : this.findProcess();
    return pid === null ? null : how(pid);
  }

  /** Ends the process when it exceeds its time or memory. */
  private watch(): NodeJS.Timeout {
    this.isRecognising = false;
    const budget = new TimeBudget(this.options.timeoutMilliseconds, () => this.measure(measureCpuSeconds));
    return setInterval(() => {
      if (budget.isSpent()) return this.end(createTimeoutFailure());
      return void this.measure(measureResidentMegabytes)?.then((megabytes) => {
        const limit = this.options.memoryMegabytes * (this.isRecognising ? 1 : READING_SHARE);
        return megabytes !== null && megabytes > limit ? this.end(createMemoryFailure()) : undefined;
      });
    }, WATCH_MILLISECONDS);
  }

  /** Rejects if the file cannot be read; the child, which then waits for the rest of it, is killed. */
  private async send(request: FileRequest | RecallRequest): Promise<void> {
    if (!('path' in request)) return this.write(toLine(request));
    const { path: file, ...rest } = request;
    try {
      const handle = await open(file);
      try {
        const { size } = await handle.stat();
        // The line is sent together with the first bytes of the file.
        this.input.cork();
        this.input.write(toLine({ ...rest, size }));
        for await (const chunk of readChunks(handle, size)) {
          const written = this.write(chunk);
          this.input.uncork();
          await written;
        }
      } finally {
        await handle.close();
      }
    } catch (error) {
      this.end(error);
      throw error;
    }
  }

  /** Waits until the child has read most of it, or has exited. */
  private async write(chunk: Uint8Array | string): Promise<void> {
    if (!this.input.write(chunk)) await this.exit.wait(once(this.input, 'drain'));
  }

  /** The next line of the child's answers; never resolves when the child dies before its end. */
  private readLine(): Promise<string> {
    const { output } = this;
    const chunks: Buffer[] = [];
    let length = 0;
    return new Promise((resolve) => {
      const onData = (data: Buffer) => {
        const chunk = this.takeAnnouncement(data);
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

  /** Removes the announcements, which come in pieces of their own or before the answer. */
  private takeAnnouncement(data: Buffer): Buffer {
    if (!data.subarray(0, ANNOUNCEMENT.length).equals(ANNOUNCEMENT)) return data;
    this.isRecognising = true;
    return this.takeAnnouncement(data.subarray(ANNOUNCEMENT.length));
  }

  private toResult(line: string): ParserResult {
    const answer = parseAnswer(line);
    if ('report' in answer || 'recalled' in answer || 'drawing' in answer) return answer;
    if ('error' in answer) throw new ParseFailure(answer.error.code, answer.error.message);
    if ('exhausted' in answer) {
      this.end(createMemoryFailure());
      throw createMemoryFailure();
    }
    this.options.logger.error(answer.unforeseen, 'unexpected error in the parser');
    // Its state is unknown.
    this.end(createCrashFailure());
    throw createCrashFailure();
  }

  /** V8 aborts the process when the heap is full. */
  private createExitFailure(): ParseFailure {
    const { exitCode, signalCode } = this.child;
    this.options.logger.warn({ exitCode, signalCode }, 'a parser process ended while it read a file');
    const endedBy = (signal: NodeJS.Signals) =>
      signalCode === signal || exitCode === SHELL_SIGNAL_BASE + constants.signals[signal];
    if (endedBy('SIGABRT')) return createMemoryFailure();
    return createCrashFailure({ wasKilled: endedBy('SIGKILL') || endedBy('SIGTERM') });
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
    program,
  ];
}

function toLine(request: ParserRequest): string {
  return `${JSON.stringify(request)}\n`;
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
