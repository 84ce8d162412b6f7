import type { Finding } from '../extraction/model/finding.js';
import type { PageRange } from '../extraction/model/page-range.js';
import type { Extraction } from '../extraction/model/report.js';
import type { ExtractionSettings } from '../extraction/model/settings.js';
import type { RecallRequest } from '../learning/recall.js';
import { createCrashFailure, ParseFailure } from './parse-failure.js';
import type { DrawnPage, DrawRequest, ParserRequest, ParserResult } from './parser-answer.js';
import { ParserChild, type ParserChildOptions } from './parser-child.js';

export interface ParserPoolOptions extends Omit<ParserChildOptions, 'program'> {
  /** The number of files that are parsed at once, each in its own process. */
  readonly processes: number;
  /** The operator's settings for reading files. */
  readonly settings: ExtractionSettings;
  readonly program?: URL;
}

const PROGRAM = new URL('./parser-main.js', import.meta.url);
/** A child is replaced after this many files, because parser libraries leak a little memory with each. */
const MAX_FILES_PER_CHILD = 500;

const NEVER = new AbortController().signal;
const CLOSED = new Error('The parser is closed.');
const WORN = new Error('The parser process has read enough files, or retains too much memory.');

interface Slot {
  child: ParserChild | null;
  files: number;
}

/** Parses files in child processes, since only a process can have a memory limit. Children are started on demand. */
export class ParserPool {
  private readonly slots: readonly Slot[];
  private readonly free: Slot[];
  private readonly waiting: ((slot: Slot) => void)[] = [];
  private isClosed = false;

  constructor(private readonly options: ParserPoolOptions) {
    this.slots = Array.from({ length: options.processes }, () => ({ child: null, files: 0 }));
    this.free = [...this.slots];
  }

  /**
   * Extracts the contents of a file, or of some of its pages, within the limits of time and memory.
   *
   * @param path absolute
   * @param range the only pages to read; null for the whole file
   * @throws ParseFailure, or the signal's reason
   */
  async parse(path: string, range: PageRange | null, signal: AbortSignal): Promise<Extraction> {
    const result = await this.ask({ path, range, settings: this.options.settings }, signal);
    if (!('report' in result)) throw createCrashFailure();
    return result;
  }

  /**
   * Applies corrections of earlier documents to the words of a document, within the same limits. If this fails, the failure is logged and
   * nothing is returned, so the findings from the file itself stay unchanged.
   *
   * @throws the signal's reason
   */
  async recall(request: RecallRequest, signal: AbortSignal): Promise<readonly Finding[]> {
    try {
      const result = await this.ask(request, signal);
      if (!('recalled' in result)) throw createCrashFailure();
      return result.recalled;
    } catch (error) {
      if (!(error instanceof ParseFailure)) throw error;
      this.options.logger.warn({ code: error.code }, 'earlier corrections could not be applied');
      return [];
    }
  }

  /** Draws or measures pages of a file. @throws ParseFailure */
  async draw(request: DrawRequest): Promise<DrawnPage> {
    const result = await this.ask(request, NEVER);
    if (!('drawing' in result)) throw createCrashFailure();
    return result.drawing;
  }

  private async ask(request: ParserRequest, signal: AbortSignal): Promise<ParserResult> {
    const slot = this.free.pop() ?? (await new Promise<Slot>((resolve) => this.waiting.push(resolve)));
    try {
      signal.throwIfAborted();
      if (this.isClosed) throw CLOSED;
      return await this.getChild(slot).ask(request, signal);
    } finally {
      await this.giveBack(slot);
    }
  }

  /** Ends every child; requests in flight fail. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.slots.map((slot) => slot.child?.kill(CLOSED)));
  }

  private getChild(slot: Slot): ParserChild {
    if (!slot.child?.isUsable) {
      slot.child = new ParserChild({ program: PROGRAM, ...this.options });
      slot.files = 0;
    }
    slot.files += 1;
    return slot.child;
  }

  private async giveBack(slot: Slot): Promise<void> {
    if (slot.files >= MAX_FILES_PER_CHILD || (await slot.child?.retainsTooMuch())) await slot.child?.kill(WORN);
    const next = this.waiting.shift();
    if (next) next(slot);
    else this.free.push(slot);
  }
}
