import type { CardStore } from '../cards/card.store.js';
import type { CategoryStore } from '../categories/category.store.js';
import type { CompanyStore } from '../companies/company.store.js';
import type { ExportService } from '../exports/export.service.js';
import type { FileStore } from '../files/file-store.js';
import type { InvoiceHistoryStore } from '../invoices/invoice-history.store.js';
import type { InvoiceItemStore } from '../invoices/invoice-item.store.js';
import type { Invoice } from '../invoices/invoice.entity.js';
import type { InvoiceStore } from '../invoices/invoice.store.js';
import type { Account } from '../accounts/account.entity.js';
import type { Actor } from '../shared/actor.js';
import { AppError } from '../shared/errors.js';
import type { AccountExportStore, AccountRows } from './account-export.store.js';
import {
  ACCOUNT_FIELDS,
  presentHistory,
  presentInvoice,
  presentRecord,
  RECORD_FIELDS,
  type InvoiceParts,
  type RecordKind,
} from './archive-records.js';
import type { ArchivedFile } from './archive-manifest.js';

const RECORDS = Object.keys(RECORD_FIELDS) as readonly RecordKind[];
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/tiff': 'tiff',
  'image/heic': 'heic',
  'image/avif': 'avif',
  'application/xml': 'xml',
};

/** Where an archive gets its data from. */
export interface ArchiveSources {
  readonly accountExports: AccountExportStore;
  readonly invoices: Pick<InvoiceStore, 'listExtractions'>;
  readonly items: InvoiceItemStore;
  readonly history: InvoiceHistoryStore;
  readonly companies: CompanyStore;
  readonly categories: CategoryStore;
  readonly cards: CardStore;
  readonly exports: ExportService;
  readonly files: Pick<FileStore, 'open'>;
}

export interface ArchiveOptions {
  readonly account: Account;
  /** With the rights of an owner. */
  readonly operator: Actor;
  /** Called with the number of invoices that were written. */
  readonly onProgress?: ((invoices: number) => void) | undefined;
}

/** Generates the files of an account's archive. Rows are read in batches, so memory does not grow with the account. */
export async function* listArchivedFiles(
  sources: ArchiveSources,
  { account, operator, onProgress }: ArchiveOptions,
): AsyncGenerator<ArchivedFile> {
  const accountId = account.id;
  yield { name: 'account.json', content: [formatJson(presentRecord(account, ACCOUNT_FIELDS))] };
  const users = new Map<number, string>();
  for await (const batch of sources.accountExports.list('users', accountId))
    for (const { id, uid } of batch) users.set(id, uid);
  for (const kind of RECORDS) yield { name: `${kind}.json`, content: writeRecords(sources, kind, accountId, users) };
  for (const rows of ['invoice', 'item'] as const) {
    const { stream } = await sources.exports.exportCsv(operator, { filter: {}, rows }, { delimiter: ',', bom: false });
    yield { name: `${rows}s.csv`, content: stream };
  }
  let written = 0;
  for await (const batch of sources.accountExports.list('invoices', accountId)) {
    yield* writeInvoices(sources, batch.filter(hasFile), users);
    written += batch.length;
    onProgress?.(written);
  }
}

async function* writeRecords(
  { accountExports }: ArchiveSources,
  kind: RecordKind,
  accountId: number,
  users: ReadonlyMap<number, string>,
): AsyncGenerator<string> {
  let before = '[';
  for await (const batch of accountExports.list(kind, accountId)) {
    for (const row of batch) {
      yield `${before}\n${formatJson(presentRow(kind, row, users)).trimEnd()}`;
      before = ',';
    }
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

function presentRow<Kind extends RecordKind>(
  kind: Kind,
  row: AccountRows[Kind],
  users: ReadonlyMap<number, string>,
): object {
  const shown = presentRecord(row, RECORD_FIELDS[kind]);
  if (!('workspaceUserId' in row)) return shown;
  return { ...shown, workspace_user_uid: row.workspaceUserId === null ? null : users.get(row.workspaceUserId) };
}

type StoredInvoice = Invoice & { readonly fileKey: string };

/** A purged invoice has neither a file nor values. */
function hasFile(invoice: Invoice): invoice is StoredInvoice {
  return invoice.fileKey !== null;
}

/** The values of each invoice, and its file unless an older one has the same. */
async function* writeInvoices(
  sources: ArchiveSources,
  invoices: readonly StoredInvoice[],
  users: ReadonlyMap<number, string>,
): AsyncGenerator<ArchivedFile> {
  if (invoices.length === 0) return;
  const parts = await readParts(sources, invoices, users);
  const first = await sources.accountExports.listFirstWithFile(invoices.map(({ fileKey }) => fileKey));
  for (const invoice of invoices) {
    const path = nameOriginal(invoice);
    const values = presentInvoice(invoice, path, parts);
    yield { name: `invoices/${invoice.hfId}.json`, content: [formatJson(values)] };
    if (first.has(invoice.id)) yield await openOriginal(sources, invoice, path);
  }
}

async function readParts(
  { cards, categories, companies, history, invoices, items }: ArchiveSources,
  rows: readonly StoredInvoice[],
  users: ReadonlyMap<number, string>,
): Promise<InvoiceParts> {
  const ids = rows.map(({ id }) => id);
  const accountId = Number(rows[0]?.accountId);
  const listIds = (column: 'companyId' | 'categoryId' | 'cardId') => [
    ...new Set(rows.flatMap((row) => row[column] ?? [])),
  ];
  return {
    users,
    items: groupByInvoice(await items.list(ids)),
    history: groupByInvoice((await history.list(ids)).toReversed().map(presentHistory)),
    extractions: new Map((await invoices.listExtractions(ids)).map((one) => [one.invoiceId, one.report])),
    companies: byId(await companies.listByIds(accountId, listIds('companyId'))),
    categories: byId(await categories.listByIds(accountId, listIds('categoryId'))),
    cards: byId(await cards.listByIds(accountId, listIds('cardId'))),
  };
}

function groupByInvoice<Row extends { readonly invoiceId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.invoiceId, [...(groups.get(row.invoiceId) ?? []), row]);
  return groups;
}

function byId<Row extends { readonly id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Named by its key, without the account: invoices that share a file name the same one. */
function nameOriginal({ fileKey, fileType }: StoredInvoice): string {
  return `originals/${fileKey.slice(fileKey.indexOf('/') + 1)}.${EXTENSIONS[fileType] ?? 'bin'}`;
}

/** The file as it was uploaded; without content if the store has lost it, which the manifest reports. */
async function openOriginal(
  { files }: ArchiveSources,
  { fileKey, fileSha256 }: StoredInvoice,
  name: string,
): Promise<ArchivedFile> {
  try {
    const { stream } = await files.open(fileKey);
    return { name, content: stream as AsyncIterable<Buffer>, sha256: fileSha256 };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    return { name, content: null };
  }
}

function formatJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
