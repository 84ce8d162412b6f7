import { createHash } from 'node:crypto';
import type { CompanyWordStore } from '../companies/company-word.store.js';
import type { FileStore } from '../files/file-store.js';
import type { InvoiceStore, StoredFile } from '../invoices/invoice.store.js';
import type { IndexDifference } from '../invoices/search/index-difference.js';
import type { InvoiceIndexStore } from '../invoices/search/invoice-index.store.js';
import type { InvoiceSumStore, SumDifference } from '../invoices/search/invoice-sum.store.js';
import type { InvoiceTallyStore, TallyDifference } from '../invoices/search/invoice-tally.store.js';
import type { SearchStore } from '../invoices/search/search.store.js';
import type { Clock } from '../shared/clock.js';
import { AppError } from '../shared/errors.js';

type FileState = 'intact' | 'missing' | 'damaged';

const BATCH = 200;
const DAY = 86_400_000;

/** The result of checking every stored file, the counts, the sums and the index. */
export interface VerifyReport {
  /** The number of files that invoices have. Several invoices may share one. */
  readonly checked: number;
  /** Invoices whose file is missing. */
  readonly missing: readonly StoredFile[];
  /** Invoices whose file differs from the uploaded one. */
  readonly damaged: readonly StoredFile[];
  /** Keys of files without an invoice. An upload leaves one if it is interrupted between storing and committing. */
  readonly orphaned: readonly string[];
  /** Groups of invoices whose count is wrong. */
  readonly miscounted: readonly TallyDifference[];
  /** Months and companies whose sums are wrong. */
  readonly wrongSums: readonly SumDifference[];
  /** Accounts whose lists, filters or search would be answered wrongly. */
  readonly misindexed: readonly IndexDifference[];
}

/** The part of the report that the stored files decide. */
export type VerifiedFiles = Pick<VerifyReport, 'checked' | 'missing' | 'damaged' | 'orphaned'>;
/** The part of the report that tables derived from invoices decide. */
export type VerifiedIndex = Omit<VerifyReport, keyof VerifiedFiles>;

/** The stores of tables that are derived from invoices. */
export interface DerivedStores {
  readonly index: InvoiceIndexStore;
  readonly search: SearchStore;
  readonly sums: InvoiceSumStore;
  readonly tallies: InvoiceTallyStore;
}

/** The stores that `rebuild` needs besides. */
export interface RebuiltStores extends DerivedStores {
  readonly companyWords: CompanyWordStore;
}

/** What `rebuild` can rebuild: the words of search; statuses, ranges and creation times; counts and sums. */
export const DERIVED_PARTS = ['search', 'facets', 'tallies'] as const;
export type DerivedPart = (typeof DERIVED_PARTS)[number];

/** Derives the given parts again from the invoices, in the transaction of the stores. No other process may write meanwhile. */
export async function rebuild(
  { companyWords, index, search, sums, tallies }: RebuiltStores,
  parts: readonly DerivedPart[],
): Promise<void> {
  if (parts.includes('search')) {
    await search.rebuild();
    await companyWords.rebuild();
  }
  if (parts.includes('facets')) await index.rebuild();
  if (!parts.includes('tallies')) return;
  await tallies.recount();
  await sums.recount();
}

/** Counts and sums the invoices again and compares the index with them. The stores share one snapshot of the database. */
export async function verifyIndex({ index, search, sums, tallies }: DerivedStores): Promise<VerifiedIndex> {
  const miscounted = await tallies.findDifferences();
  const wrongSums = await sums.findDifferences();
  return {
    miscounted,
    wrongSums,
    misindexed: [...(await index.findDifferences()), ...(await search.findDifferences())],
  };
}

/** The number of faults in a report; orphaned files are none. */
export function countFaults({ missing, damaged, miscounted, wrongSums, misindexed }: VerifyReport): number {
  return missing.length + damaged.length + miscounted.length + wrongSums.length + misindexed.length;
}

/**
 * Hashes every stored file and compares it with its row. An upload in progress may look orphaned.
 *
 * @param others the keys of files that belong to no invoice, which are not read
 */
export async function verifyFiles(
  files: FileStore,
  invoices: Pick<InvoiceStore, 'listFiles'>,
  others: readonly string[] = [],
): Promise<VerifiedFiles> {
  const found: Record<Exclude<FileState, 'intact'>, StoredFile[]> = { missing: [], damaged: [] };
  const known = new Map<string, FileState>();
  let afterId = 0;
  for (;;) {
    const batch = await invoices.listFiles(afterId, BATCH);
    for (const file of batch) {
      const state = known.get(file.fileKey) ?? (await checkFile(files, file));
      known.set(file.fileKey, state);
      if (state !== 'intact') found[state].push(file);
    }
    const last = batch.at(-1);
    if (!last) break;
    afterId = last.id;
  }
  return { checked: known.size, ...found, orphaned: await findOrphans(files, new Set([...known.keys(), ...others])) };
}

async function checkFile(files: FileStore, { fileKey, fileSha256 }: StoredFile): Promise<FileState> {
  const hash = await hashFile(files, fileKey);
  if (hash === null) return 'missing';
  return hash === fileSha256 ? 'intact' : 'damaged';
}

async function hashFile(files: FileStore, key: string): Promise<string | null> {
  try {
    const { stream } = await files.open(key);
    const hash = createHash('sha256');
    for await (const chunk of stream) hash.update(chunk as Buffer);
    return hash.digest('hex');
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

async function findOrphans(files: FileStore, known: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of files.list()) if (!known.has(key)) found.push(key);
  return found;
}

/**
 * Removes orphaned files that are older than a day, so that no upload in progress loses its file. Only the operator may ask for it:
 * after a restore of an older database, the files of newer invoices look orphaned too.
 *
 * @returns the number of removed files
 */
export async function removeOrphans(files: FileStore, orphaned: readonly string[], clock: Clock): Promise<number> {
  const keys = new Set(orphaned);
  const before = clock.milliseconds() - DAY;
  let removed = 0;
  for await (const { key, modifiedAt } of files.list()) {
    if (!keys.has(key) || modifiedAt > before) continue;
    await files.remove(key);
    removed += 1;
  }
  return removed;
}
