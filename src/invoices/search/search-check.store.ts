import type { EntityManager } from 'typeorm';
import { CHUNK_SIZE, listPacked } from './id-set.js';
import { DifferenceCount, type IndexDifference } from './index-difference.js';
import { SearchDocumentStore, type InvoiceDocument, type SearchOwner } from './search-document.store.js';
import { SEARCH_SOURCES } from './search-posting.store.js';
import { toTerms } from './search-terms.js';
import { hashWord, WordChecksums, type WordHash } from './word-checksum.js';

const ROWS_PER_BATCH = 1_000;
const MAX_REMEMBERED_OWNERS = 10_000;
const OWNERS: readonly SearchOwner[] = ['company', 'category'];

interface InvoiceRow {
  readonly id: number | string;
  readonly account_id: number | string;
}

interface DocumentRow {
  readonly account_id: number | string;
  readonly source_id: number | string;
  readonly company_id: number | string | null;
  readonly category_id: number | string | null;
  readonly tokens: string;
}

interface PostingRow {
  readonly term: string;
  readonly chunk: number | string;
  readonly source: number | string;
  readonly ids: Uint8Array;
}

/** Compares the index of search with the invoices, in batches, within one snapshot of the database. */
export class SearchCheckStore {
  private readonly documents: SearchDocumentStore;

  constructor(private readonly manager: EntityManager) {
    this.documents = new SearchDocumentStore(manager);
  }

  /** The accounts that search would answer wrongly for. */
  async findDifferences(): Promise<IndexDifference[]> {
    return [...(await this.findWrongTexts()), ...(await this.findWrongWords())];
  }

  /** Lists the invoices that are not deleted, in batches of one account. */
  async *listInvoices(): AsyncGenerator<{ accountId: number; ids: number[] }> {
    for (let after = 0; ;) {
      const rows = await this.manager.query<InvoiceRow[]>(
        `SELECT invoice.id, invoice.account_id FROM invoice WHERE invoice.id > ? AND invoice.deleted_at IS NULL ORDER BY invoice.id LIMIT ${ROWS_PER_BATCH}`,
        [after],
      );
      const last = rows.at(-1);
      if (!last) return;
      after = Number(last.id);
      for (const [accountId, group] of groupByAccount(rows))
        yield { accountId, ids: group.map(({ id }) => Number(id)) };
    }
  }

  private async findWrongTexts(): Promise<IndexDifference[]> {
    const wrong = new DifferenceCount('search_texts');
    for await (const { accountId, ids } of this.listInvoices()) {
      const current = await this.documents.readCurrent(accountId, ids);
      const indexed = await this.documents.findIndexed(ids);
      wrong.add(accountId, ids.filter((id) => !isSame(current.get(id), indexed.get(id))).length);
    }
    for (const row of await this.listLeftOver()) wrong.add(row.account_id);
    for (const owner of OWNERS) {
      for await (const { account_id: accountId, source_id: id, tokens } of this.listDocuments(owner)) {
        const current = await this.documents.readOwnerTexts(Number(accountId), owner, Number(id));
        wrong.add(accountId, Number(formatTerms(splitTokens(tokens)) !== formatTerms(current)));
      }
    }
    return wrong.list();
  }

  /** The documents of invoices that were deleted. */
  private listLeftOver(): Promise<{ account_id: number | string }[]> {
    return this.manager.query(
      `SELECT search_document.account_id FROM search_document WHERE search_document.source = ? AND NOT EXISTS
       (SELECT 1 FROM invoice WHERE invoice.id = search_document.source_id AND invoice.deleted_at IS NULL)`,
      [SEARCH_SOURCES.invoice],
    );
  }

  private async findWrongWords(): Promise<IndexDifference[]> {
    const [expected, stored] = [new WordChecksums(), new WordChecksums()];
    const owners = new Map<string, WordHash[]>();
    for await (const row of this.listDocuments('invoice')) {
      const id = Number(row.source_id);
      const hashes = hashTerms('invoice', splitTokens(row.tokens));
      for (const owner of OWNERS) {
        const ownerId = row[`${owner}_id`];
        if (ownerId !== null) hashes.push(...(await this.hashOwner(owners, owner, Number(ownerId))));
      }
      for (const hash of hashes) expected.add(row.account_id, id, hash);
    }
    const accounts = await this.manager.query<{ id: number | string }[]>('SELECT account.id FROM account');
    for (const { id: accountId } of accounts) {
      for await (const { term, chunk, source, ids } of this.listPostings(Number(accountId))) {
        const hash = hashWord(Number(source), term);
        for (const offset of listPacked(ids)) stored.add(accountId, Number(chunk) * CHUNK_SIZE + offset, hash);
      }
    }
    const wrong = new DifferenceCount('search_words');
    for (const accountId of expected.compareWith(stored)) wrong.add(accountId);
    return wrong.list();
  }

  private async hashOwner(known: Map<string, WordHash[]>, owner: SearchOwner, id: number): Promise<WordHash[]> {
    const key = `${owner} ${id}`;
    const hashes = known.get(key) ?? hashTerms(owner, (await this.documents.findIndexedOwnerTexts(owner, id)) ?? []);
    if (known.size > MAX_REMEMBERED_OWNERS) known.clear();
    known.set(key, hashes);
    return hashes;
  }

  /** The documents of all invoices, or of the companies or categories that still exist. */
  private async *listDocuments(source: keyof typeof SEARCH_SOURCES): AsyncGenerator<DocumentRow> {
    const existing = source === 'invoice' ? '' : `JOIN ${source} ON ${source}.id = search_document.source_id`;
    for (let after = 0; ;) {
      const rows = await this.manager.query<DocumentRow[]>(
        `SELECT search_document.account_id, search_document.source_id, search_document.company_id, search_document.category_id,
         search_document.tokens FROM search_document ${existing} WHERE search_document.source = ? AND search_document.source_id > ?
         ORDER BY search_document.source_id LIMIT ${ROWS_PER_BATCH}`,
        [SEARCH_SOURCES[source], after],
      );
      const last = rows.at(-1);
      if (!last) return;
      after = Number(last.source_id);
      yield* rows;
    }
  }

  /** The rows of an account's words in the order of their key, apart from the row that is only locked. */
  private async *listPostings(accountId: number): AsyncGenerator<PostingRow> {
    const read = (condition: string, parameters: unknown[]) =>
      this.manager.query<PostingRow[]>(
        `SELECT search_posting.term, search_posting.chunk, search_posting.source, search_posting.ids FROM search_posting
         WHERE search_posting.account_id = ? AND ${condition}
         ORDER BY search_posting.term, search_posting.chunk, search_posting.source LIMIT ${ROWS_PER_BATCH}`,
        [accountId, ...parameters],
      );
    for (let after = ''; ;) {
      const rows = await read('search_posting.term > ?', [after]);
      yield* rows;
      let last = rows.at(-1);
      if (!last) return;
      after = last.term;
      // A batch may end within a term, whose other rows follow.
      for (let isCut = rows.length === ROWS_PER_BATCH; isCut && last;) {
        const rest = await read(
          'search_posting.term = ? AND (search_posting.chunk > ? OR search_posting.chunk = ? AND search_posting.source > ?)',
          [after, last.chunk, last.chunk, last.source],
        );
        yield* rest;
        last = rest.at(-1);
        isCut = rest.length === ROWS_PER_BATCH;
      }
    }
  }
}

function groupByAccount(rows: readonly InvoiceRow[]): Map<number, InvoiceRow[]> {
  const groups = new Map<number, InvoiceRow[]>();
  for (const row of rows) {
    const accountId = Number(row.account_id);
    const group = groups.get(accountId) ?? [];
    groups.set(accountId, group);
    group.push(row);
  }
  return groups;
}

function isSame(current: InvoiceDocument | undefined, indexed: InvoiceDocument | undefined): boolean {
  if (!current || !indexed) return current === indexed;
  const hasSameOwners = current.companyId === indexed.companyId && current.categoryId === indexed.categoryId;
  return hasSameOwners && formatTerms(current.tokens) === formatTerms(indexed.tokens);
}

function formatTerms(tokens: readonly string[]): string {
  return [...new Set(tokens)].toSorted().join(' ');
}

function hashTerms(source: keyof typeof SEARCH_SOURCES, tokens: readonly string[]): WordHash[] {
  return [...toTerms(tokens)].map((term) => hashWord(SEARCH_SOURCES[source], term));
}

function splitTokens(tokens: string): string[] {
  return tokens.split(' ').filter(Boolean);
}
