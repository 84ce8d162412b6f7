import type { FileStore } from '../files/file-store.js';
import type { InvoiceStore, StoredFile } from '../invoices/invoice.store.js';
import { AppError } from '../shared/errors.js';

const BATCH = 200;
/** Files that are copied at once: most of the time of a small one is spent waiting. */
const CONCURRENCY = 8;

/** How far a copy is. */
export interface CopyProgress {
  /** Invoices whose file has been looked at, of `total`. */
  readonly done: number;
  readonly total: number;
  readonly copied: number;
  readonly copiedBytes: number;
}

export interface CopyReport {
  readonly copied: number;
  readonly copiedBytes: number;
  /** Files that the target had already, for example from an interrupted run. */
  readonly present: number;
  /** Invoices whose file the source lacks. */
  readonly missing: readonly StoredFile[];
  /** Invoices whose file in the source differs from the uploaded one; it is not copied. */
  readonly damaged: readonly StoredFile[];
}

export interface CopyFilesOptions {
  readonly source: FileStore;
  readonly target: FileStore;
  readonly invoices: Pick<InvoiceStore, 'listFiles' | 'countFiles'>;
  readonly onProgress?: (progress: CopyProgress) => void;
}

/**
 * Copies the files of all invoices, and checks each by its hash on the way. A file appears in the target only once it is complete, so an
 * interrupted run is continued by another one. The source is not changed, and files without an invoice are not copied.
 *
 * @throws service_unavailable
 */
export async function copyFiles({ source, target, invoices, onProgress }: CopyFilesOptions): Promise<CopyReport> {
  const report = { copied: 0, copiedBytes: 0, present: 0, missing: [] as StoredFile[], damaged: [] as StoredFile[] };
  const sizes = new Map<string, number>();
  for await (const { key, size } of target.list()) sizes.set(key, size);
  const seen = new Set<string>();
  const total = await invoices.countFiles();
  let done = 0;
  const copyOne = async (file: StoredFile): Promise<void> => {
    const outcome = sizes.get(file.fileKey) === file.fileSize ? 'present' : await copyFile(source, target, file);
    if (outcome === 'missing' || outcome === 'damaged') report[outcome].push(file);
    else report[outcome] += 1;
    if (outcome === 'copied') report.copiedBytes += file.fileSize;
  };
  for (let afterId = 0; ;) {
    const batch = await invoices.listFiles(afterId, BATCH);
    const last = batch.at(-1);
    if (!last) return report;
    afterId = last.id;
    const fresh = batch.filter(({ fileKey }) => !seen.has(fileKey) && seen.add(fileKey));
    await inParallel(fresh, copyOne);
    done += batch.length;
    onProgress?.({ done, total: Math.max(total, done), copied: report.copied, copiedBytes: report.copiedBytes });
  }
}

async function copyFile(
  source: FileStore,
  target: FileStore,
  { fileKey, fileSize, fileSha256 }: StoredFile,
): Promise<'copied' | 'missing' | 'damaged'> {
  const opened = await source.open(fileKey).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  if (!opened) return 'missing';
  if (opened.size !== fileSize) {
    opened.stream.destroy();
    return 'damaged';
  }
  const received = await target.receive(fileKey, opened.stream, fileSize);
  if (received.sha256 !== fileSha256) {
    await received.discard();
    return 'damaged';
  }
  await received.keep();
  return 'copied';
}

/** Runs work for each value, a few at once. After a failure it begins no further ones, and waits for those that run. */
async function inParallel<Value>(values: readonly Value[], work: (value: Value) => Promise<void>): Promise<void> {
  const waiting = [...values];
  const runner = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        await work(next);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: CONCURRENCY }, runner));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
