import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Actor } from '../shared/actor.js';
import { createUid } from '../shared/ids.js';
import { isLasting, type ArrivalService } from './arrival.service.js';
import { FileChanged, FileUnreadable, listFileNames, listFilesDeep, readUnchanged } from './folder-files.js';

/** A file that did not become an invoice. */
export interface RefusedFile {
  readonly file: string;
  readonly reason: string;
}

export interface ImportReport {
  readonly imported: number;
  /** Files whose bytes an earlier run has imported. */
  readonly known: number;
  readonly refused: readonly RefusedFile[];
  /** Why the run ended before the last file; null if it did not. The next run continues. */
  readonly stopped: string | null;
}

export interface ImportOptions {
  readonly folder: string;
  readonly arrivals: ArrivalService;
  /** Also imports the files of sub-folders. */
  readonly deep?: boolean;
  /** Also imports files whose bytes were imported before. */
  readonly again?: boolean;
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Makes the files of a folder invoices, and leaves them where they are. A file is known by its bytes, so an interrupted run is continued by
 * repeating it.
 *
 * @throws forbidden
 */
export async function importFolder(actor: Actor, options: ImportOptions): Promise<ImportReport> {
  const { arrivals, deep = false, folder, onProgress } = options;
  arrivals.requireTaker(actor);
  const files = deep
    ? await listFilesDeep(folder)
    : (await listFileNames(folder)).map((name) => path.join(folder, name));
  const report = { imported: 0, known: 0, refused: [] as RefusedFile[], stopped: null as string | null };
  for (const [index, file] of files.entries()) {
    try {
      const { isNew } = await importFile(actor, file, options);
      report[isNew ? 'imported' : 'known'] += 1;
    } catch (error) {
      const reason = findReason(error);
      if (reason === null) return { ...report, stopped: error instanceof Error ? error.message : String(error) };
      report.refused.push({ file: path.relative(folder, file), reason });
    }
    onProgress?.(index + 1, files.length);
  }
  return report;
}

async function importFile(actor: Actor, file: string, { again = false, arrivals, folder }: ImportOptions) {
  const { size, mtimeMs } = await stat(file);
  const open = () => readUnchanged(file, { size, mtimeMs });
  const origin = again ? `again:${createUid()}` : `sha256:${await hash(open())}`;
  const note = `Imported from the folder as ${path.relative(folder, file)}.`;
  return arrivals.take(actor, { origin, fileName: path.basename(file), note, open });
}

async function hash(source: AsyncIterable<Uint8Array>): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of source) digest.update(chunk);
  return digest.digest('hex');
}

/** What is wrong with this file; null if the run cannot go on. */
function findReason(error: unknown): string | null {
  if (error instanceof FileChanged) return 'The file changed while it was read. Import it again.';
  return error instanceof FileUnreadable || isLasting(error) ? error.message : null;
}
