import { hash } from 'node:crypto';
import type { KeptReading } from '../extraction/model/kept-reading.js';
import { DEFAULT_SETTINGS } from '../extraction/model/settings.js';
import type { FileStore } from '../files/file-store.js';
import type { InvoiceService } from '../invoices/invoice.service.js';
import type { InvoiceFile } from '../invoices/invoice.store.js';
import type { LessonStore } from '../learning/lesson.store.js';
import type { Actor } from '../shared/actor.js';
import { AppError, notFound } from '../shared/errors.js';
import type { PageCache } from './page-cache.js';
import { ParseFailure } from './parse-failure.js';
import type { DrawnPage, DrawRequest, MeasuredPage, RecognisedPage } from './parser-answer.js';
import { ParserPool, type ParserPoolOptions } from './parser-process.js';

/** The widths in pixels in which pages are drawn; others are rounded up, so that the cache stays small. */
const WIDTHS = [240, 480, 800, 1200, 1600] as const;
const MAX_WAITING = 32;
const IDLE_MILLISECONDS = 60_000;
/** Enough to tell which way up a page is. */
const MAX_BOXES = 60;
/** An e-invoice in XML gets pages that are made from it. */
const XML_TYPES = new Set(['application/xml', 'application/pkcs7-mime']);
/** Raise it when the layout of such pages changes, so that images of the old layout are no longer used. */
const LAYOUT = 'layout-2';
const PROGRAM = new URL('./page-main.js', import.meta.url);

/** A page of a file as people see it, in points like the boxes of values. */
export type InvoicePage = MeasuredPage;

export interface PageRequest {
  readonly number: number;
  /** In pixels. */
  readonly width: number;
  readonly turn: InvoicePage['turn'];
}

/** What identifies the pages of an invoice. */
export interface PagedInvoice {
  readonly id: number;
  readonly uid: string;
  readonly fileType: string;
  readonly firstPage: number | null;
  readonly lastPage: number | null;
}

/** The file of an invoice. */
export type PagedFile = Pick<InvoiceFile, 'accountId' | 'fileKey' | 'fileType'>;

export interface PageServiceDependencies {
  readonly invoices: Pick<InvoiceService, 'getFile'>;
  readonly files: Pick<FileStore, 'withLocalFile'>;
  readonly lessons: Pick<LessonStore, 'findReading'>;
  readonly cache: PageCache;
  readonly parser: Omit<ParserPoolOptions, 'processes' | 'program' | 'settings'>;
}

/** Shows the pages of invoices: their sizes, and their images, which a child process draws and a folder keeps. */
export class PageService {
  private pool: ParserPool | null = null;
  private idle: NodeJS.Timeout | undefined;
  private readonly running = new Map<string, Promise<Buffer>>();

  constructor(private readonly dependencies: PageServiceDependencies) {}

  /** Lists the pages of an invoice; none for a file that cannot be read. @throws not_found, service_unavailable */
  async list(actor: Actor, invoice: PagedInvoice): Promise<InvoicePage[]> {
    if (!hasPages(invoice.fileType)) return [];
    const reading = await this.dependencies.lessons.findReading(invoice.id);
    const pages = await this.measure(actor, invoice, listScans(reading));
    const { firstPage, lastPage } = invoice;
    return pages.filter(({ number }) => number >= (firstPage ?? 1) && number <= (lastPage ?? number));
  }

  /** Returns the number of an invoice's first page without opening the file; null if such a file has no pages. */
  findFirst({ fileType, firstPage }: Pick<PagedInvoice, 'fileType' | 'firstPage'>): number | null {
    return hasPages(fileType) ? (firstPage ?? 1) : null;
  }

  /** Returns a page as a WebP image, at most 1600 pixels wide. @throws not_found, service_unavailable */
  async draw(file: PagedFile, page: PageRequest): Promise<Buffer> {
    const { number, turn } = page;
    const width = WIDTHS.find((step) => step >= page.width) ?? 1600;
    const name = `${number}-${width}-${turn ?? 'plain'}.webp`;
    return this.findOrMake(file, name, async () => {
      const { webp } = await this.ask(file, { number, width, turn });
      if (webp === null) throw notFound();
      return Buffer.from(webp, 'base64');
    });
  }

  /** Ends the child process. */
  async stop(): Promise<void> {
    clearTimeout(this.idle);
    const { pool } = this;
    this.pool = null;
    await pool?.close();
  }

  /** @returns nothing if the file is missing or cannot be read */
  private async measure(actor: Actor, invoice: PagedInvoice, scans: readonly RecognisedPage[]): Promise<InvoicePage[]> {
    try {
      const file = await this.dependencies.invoices.getFile(actor.accountUid, invoice.uid);
      const name = `sizes-${hash('sha256', JSON.stringify(scans)).slice(0, 16)}.json`;
      const sizes = await this.findOrMake(file, name, async () =>
        Buffer.from(JSON.stringify((await this.ask(file, null, scans)).pages)),
      );
      return JSON.parse(sizes.toString()) as InvoicePage[];
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return [];
      throw error;
    }
  }

  /** Finds an entry of the cache. Concurrent callers who miss it wait for the same drawing. */
  private async findOrMake(
    { fileKey, fileType }: PagedFile,
    entry: string,
    make: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const { cache } = this.dependencies;
    const name = XML_TYPES.has(fileType) ? `${LAYOUT}-${entry}` : entry;
    const known = await cache.find(fileKey, name);
    if (known) return known;
    const id = `${fileKey}/${name}`;
    const running = this.running.get(id);
    if (running) return running;
    if (this.running.size >= MAX_WAITING)
      throw new AppError('service_unavailable', 'Too many pages are being drawn.', { retryAfter: 2 });
    const made = make().finally(() => this.running.delete(id));
    this.running.set(id, made);
    const bytes = await made;
    await cache.put(fileKey, name, bytes);
    return bytes;
  }

  /** @throws not_found if the file has no such page or cannot be read */
  private async ask(
    { accountId, fileKey, fileType }: PagedFile,
    drawn: DrawRequest['drawn'],
    scans: DrawRequest['scans'] = [],
  ): Promise<DrawnPage> {
    const pool = this.keepAwake();
    try {
      return await this.dependencies.files.withLocalFile(fileKey, (path) =>
        pool.draw(accountId, path, { mediaType: fileType, drawn, scans }),
      );
    } catch (error) {
      throw error instanceof ParseFailure ? notFound() : error;
    }
  }

  /** Drawing is rare, so the child ends when it has had nothing to do for a minute. */
  private keepAwake(): ParserPool {
    this.pool ??= new ParserPool({
      ...this.dependencies.parser,
      settings: DEFAULT_SETTINGS,
      processes: 1,
      program: PROGRAM,
    });
    clearTimeout(this.idle);
    this.idle = setTimeout(() => {
      if (this.running.size === 0) void this.stop();
      else this.keepAwake();
    }, IDLE_MILLISECONDS).unref();
    return this.pool;
  }
}

function hasPages(fileType: string): boolean {
  return fileType === 'application/pdf' || fileType.startsWith('image/') || XML_TYPES.has(fileType);
}

/** The recognised pages with some of their words. Their boxes refer to the straightened page, so that is what has to be shown. */
function listScans(reading: KeptReading | null): RecognisedPage[] {
  return (reading?.pages ?? [])
    .filter(({ source }) => source === 'ocr')
    .map(({ number, width, height, words }) => ({
      ...{ number, width, height },
      boxes: words.slice(0, MAX_BOXES).map(([, x, y, boxWidth, boxHeight]) => [x, y, boxWidth, boxHeight] as const),
    }));
}
