import { fileURLToPath } from 'node:url';
import type { Finding } from '../extraction/model/finding.js';
import type { PageRange } from '../extraction/model/page-range.js';
import type { Extraction } from '../extraction/model/report.js';
import type { ExtractionSettings } from '../extraction/model/settings.js';
import type { RecallRequest } from '../learning/recall.js';
import type { Logger } from '../shared/logger.js';
import { prepareCage } from './cage/cage.js';
import type { Tools } from './cage/tools.js';
import { createCrashFailure, ParseFailure } from './parse-failure.js';
import type { DrawnPage, DrawRequest, ParserResult } from './parser-answer.js';
import type { FileRequest } from './parser-child.js';
import { ParserChildren } from './parser-children.js';

export interface ParserPoolOptions {
  /** The number of files that are parsed at once, each in its own process. */
  readonly processes: number;
  readonly timeoutMilliseconds: number;
  /** The memory limit of a process, including native memory. */
  readonly memoryMegabytes: number;
  /** The operator's settings for reading files. */
  readonly settings: ExtractionSettings;
  readonly logger: Logger;
  readonly program?: URL;
  /** The programs that close the cage; by default those that the system has. */
  readonly tools?: Tools;
}

const PROGRAM = new URL('./parser-main.js', import.meta.url);

const NEVER = new AbortController().signal;
const CLOSED = new Error('The parser is closed.');

/**
 * Parses files in child processes, since only a process can have a memory limit and a cage. Children are started on demand, and each
 * serves one account only.
 */
export class ParserPool {
  private readonly children: Promise<ParserChildren>;
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private isClosed = false;

  constructor(private readonly options: ParserPoolOptions) {
    this.children = this.prepare();
  }

  /**
   * Extracts the contents of a file of an account, or of some of its pages, within the limits of time and memory.
   *
   * @param path absolute
   * @param range the only pages to read; null for the whole file
   * @throws ParseFailure, or the signal's reason
   */
  async parse(accountId: number, path: string, range: PageRange | null, signal: AbortSignal): Promise<Extraction> {
    const result = await this.ask(accountId, { path, range, settings: this.options.settings }, signal);
    if (!('report' in result)) throw createCrashFailure();
    return result;
  }

  /**
   * Applies corrections of an account's earlier documents to the words of a document, within the same limits. If this fails, the failure
   * is logged and nothing is returned, so the findings from the file itself stay unchanged.
   *
   * @throws the signal's reason
   */
  async recall(accountId: number, request: RecallRequest, signal: AbortSignal): Promise<readonly Finding[]> {
    try {
      const result = await this.ask(accountId, request, signal);
      if (!('recalled' in result)) throw createCrashFailure();
      return result.recalled;
    } catch (error) {
      if (!(error instanceof ParseFailure)) throw error;
      this.options.logger.warn({ code: error.code }, 'earlier corrections could not be applied');
      return [];
    }
  }

  /** Draws or measures pages of a file of an account. @throws ParseFailure */
  async draw(accountId: number, path: string, request: Omit<DrawRequest, 'size'>): Promise<DrawnPage> {
    const result = await this.ask(accountId, { path, ...request }, NEVER);
    if (!('drawing' in result)) throw createCrashFailure();
    return result.drawing;
  }

  /** Ends every child; requests in flight fail. */
  async close(): Promise<void> {
    this.isClosed = true;
    await (await this.children).kill(CLOSED);
  }

  private async prepare(): Promise<ParserChildren> {
    const { logger, memoryMegabytes, processes, timeoutMilliseconds, program = PROGRAM, tools } = this.options;
    const file = fileURLToPath(program);
    const cage = await prepareCage({ program: file, memoryMegabytes, logger, ...(tools && { tools }) });
    return new ParserChildren({ program: file, cage, memoryMegabytes, timeoutMilliseconds, logger }, processes);
  }

  private async ask(
    accountId: number,
    request: FileRequest | RecallRequest,
    signal: AbortSignal,
  ): Promise<ParserResult> {
    await this.takeTurn();
    try {
      const children = await this.children;
      signal.throwIfAborted();
      if (this.isClosed) throw CLOSED;
      return await children.use(accountId, (child) => child.ask(request, signal));
    } finally {
      this.giveTurn();
    }
  }

  private async takeTurn(): Promise<void> {
    if (this.running < this.options.processes) this.running += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private giveTurn(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
