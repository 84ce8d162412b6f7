import type { EntityManager } from 'typeorm';
import { post } from '../../shared/posted-statements.store.js';
import { addPacked, BITMAP_BYTES, FULL_LIST_BYTES, groupByChunk, repack, type IdSet } from './id-set.js';
import type { Lookup } from './search-terms.js';

/** Where a word of an invoice comes from. Each source has its own entries, so that renaming a company touches only the company's. */
export const SEARCH_SOURCES = { invoice: 0, company: 1, category: 2 } as const;
export type SearchSource = keyof typeof SEARCH_SOURCES;

interface Change {
  readonly source: number;
  readonly term: string;
  readonly removed: number[][];
  readonly added: number[][];
}

interface PostingRow {
  readonly term: string;
  readonly chunk: number | string;
  readonly source: number | string;
  readonly ids: Uint8Array;
}

const ROWS_PER_STATEMENT = 400;
const POSTING_COLUMNS = 'search_posting.term, search_posting.chunk, search_posting.source, search_posting.ids';
const NO_IDS = new Uint8Array();
const REPLACE = { verb: 'REPLACE', otherwise: '' };
const OFFSET = '(ASCII(SUBSTR(VALUES(ids), 1, 1)) + 256 * ASCII(SUBSTR(VALUES(ids), 2, 1)))';
const PLACE = `1 + ${OFFSET} DIV 8`;
const BYTE = `CHAR(ASCII(SUBSTR(search_posting.ids, ${PLACE}, 1)) | 1 << (${OFFSET} & 7))`;
/** MySQL adds one offset to a bitmap, or to a list that is not full. */
const APPEND = {
  verb: 'INSERT',
  otherwise: ` ON DUPLICATE KEY UPDATE ids = IF(LENGTH(search_posting.ids) = ${BITMAP_BYTES},
    INSERT(search_posting.ids, ${PLACE}, 1, ${BYTE}), CONCAT(search_posting.ids, VALUES(ids)))`,
};

/** What is known of the stored entries that changes replace. */
export class StoredEntries {
  /** The packed ids of those that were read; empty for one that does not exist. */
  readonly ids = new Map<string, Uint8Array>();
  /** Those that the server can append to. */
  readonly appendable = new Set<string>();
}

/** Changes to the index that are written together. */
export class PostingChanges {
  /** Chunk -> entry -> change. */
  readonly chunks = new Map<number, Map<string, Change>>();

  /** Replaces the terms of a source under which invoices are found. */
  replace(
    source: SearchSource,
    before: ReadonlySet<string>,
    after: ReadonlySet<string>,
    invoiceIds: readonly number[],
  ): void {
    for (const [chunk, offsets] of groupByChunk(invoiceIds)) {
      for (const term of before) if (!after.has(term)) this.change(chunk, source, term).removed.push(offsets);
      for (const term of after) if (!before.has(term)) this.change(chunk, source, term).added.push(offsets);
    }
  }

  private change(chunk: number, source: SearchSource, term: string): Change {
    const changes = this.chunks.get(chunk) ?? new Map<string, Change>();
    this.chunks.set(chunk, changes);
    const entry = toEntry(term, SEARCH_SOURCES[source]);
    const change = changes.get(entry) ?? { source: SEARCH_SOURCES[source], term, removed: [], added: [] };
    changes.set(entry, change);
    return change;
  }
}

/** The index of search: packed ids of invoices by account and term. */
export class SearchPostingStore {
  private readonly isSqlite: boolean;

  constructor(private readonly manager: EntityManager) {
    this.isSqlite = manager.connection.options.type === 'better-sqlite3';
  }

  /** The invoices of each lookup, read by one statement. */
  async find(accountId: number, lookups: readonly Lookup[]): Promise<IdSet[]> {
    const sets: IdSet[] = lookups.map(() => new Map());
    if (lookups.length === 0) return sets;
    const statements = lookups.map(({ before }, index) => {
      const range = before === null ? '= ?' : '>= ? AND search_posting.term < ?';
      const columns = `${index} AS lookup, search_posting.chunk, search_posting.ids`;
      return `SELECT ${columns} FROM search_posting WHERE search_posting.account_id = ? AND search_posting.term ${range}`;
    });
    const parameters = lookups.flatMap(({ term, before }) => [accountId, term, ...(before === null ? [] : [before])]);
    type Row = { lookup: number; chunk: number; ids: Uint8Array };
    const rows = await this.manager.query<Row[]>(statements.join(' UNION ALL '), parameters);
    for (const { lookup, chunk, ids } of rows) {
      const set = sets[Number(lookup)];
      if (set) addPacked(set, Number(chunk), ids);
    }
    return sets;
  }

  /**
   * Locks the account's index until the transaction ends: changes share rows, and would deadlock. SQLite has only one writer anyway.
   */
  async hold(accountId: number): Promise<void> {
    if (this.isSqlite) return;
    const columns = 'account_id, term, chunk, source, ids';
    await post(
      this.manager,
      `INSERT INTO search_posting (${columns}) VALUES (?, '', 0, 0, '') ON DUPLICATE KEY UPDATE search_posting.ids = ''`,
      [accountId],
    );
  }

  /** Reads the entries that changes replace, once `hold` has locked the index. */
  async read(accountId: number, changes: PostingChanges): Promise<StoredEntries> {
    const stored = new StoredEntries();
    for (const [chunk, some] of listBatches(changes)) await this.readSome(accountId, chunk, some, stored);
    return stored;
  }

  /**
   * Writes changes to an index that `hold` has locked.
   *
   * @param stored entries that were read since; it reads the others
   */
  async write(accountId: number, changes: PostingChanges, stored: StoredEntries = new StoredEntries()): Promise<void> {
    for (const [chunk, some] of listBatches(changes)) {
      const unread = some.filter((change) => !this.isKnown(chunk, change, stored));
      if (unread.length > 0) await this.readSome(accountId, chunk, unread, stored);
      await this.writeSome(accountId, chunk, some, stored);
    }
  }

  private async writeSome(
    accountId: number,
    chunk: number,
    changes: readonly Change[],
    stored: StoredEntries,
  ): Promise<void> {
    const rows = changes.map(({ term, source, removed, added }) => {
      const ids = stored.ids.get(toKey(chunk, term, source));
      const packed = repack(ids ?? NO_IDS, removed, added);
      return { key: [accountId, term, chunk, source], term, source, packed, isAppended: !ids };
    });
    const filled = rows.filter(({ packed }) => packed.length > 0);
    await this.insert(
      APPEND,
      filled.filter(({ isAppended }) => isAppended),
    );
    await this.insert(
      REPLACE,
      filled.filter(({ isAppended }) => !isAppended),
    );
    const empty = rows.filter(({ packed }) => packed.length === 0);
    for (const source of new Set(empty.map((row) => row.source))) {
      const terms = empty.filter((row) => row.source === source).map((row) => row.term);
      const sql = `DELETE FROM search_posting WHERE ${toEntries(terms)} AND search_posting.source = ?`;
      await post(this.manager, sql, [accountId, ...terms, chunk, source]);
    }
  }

  private async insert(
    { verb, otherwise }: { readonly verb: string; readonly otherwise: string },
    rows: readonly { readonly key: readonly unknown[]; readonly packed: Uint8Array }[],
  ): Promise<void> {
    if (rows.length === 0) return;
    const values = rows.map(() => '(?, ?, ?, ?, ?)').join(', ');
    const sql = `${verb} INTO search_posting (account_id, term, chunk, source, ids) VALUES ${values}${otherwise}`;
    await post(
      this.manager,
      sql,
      rows.flatMap(({ key, packed }) => [...key, packed]),
    );
  }

  private isKnown(chunk: number, change: Change, { ids, appendable }: StoredEntries): boolean {
    const key = toKey(chunk, change.term, change.source);
    return ids.has(key) || (this.isAppendable(change) && appendable.has(key));
  }

  /** Whether a change only adds one invoice, so that the server can add it without reading the entry first. */
  private isAppendable({ removed, added }: Change): boolean {
    return !this.isSqlite && removed.length === 0 && added.flat().length === 1;
  }

  /** Reads the entries that the changes replace. Of those that the server can append to, it reads only full lists. */
  private async readSome(
    accountId: number,
    chunk: number,
    changes: readonly Change[],
    stored: StoredEntries,
  ): Promise<void> {
    const others: string[] = [];
    for (const change of changes) {
      const key = toKey(chunk, change.term, change.source);
      if (this.isAppendable(change)) stored.appendable.add(key);
      else {
        stored.ids.set(key, NO_IDS);
        others.push(change.term);
      }
    }
    const terms = changes.map(({ term }) => term);
    const isOther = others.length === 0 ? '' : ` OR search_posting.term IN (${others.map(() => '?').join(', ')})`;
    const isRead =
      others.length === terms.length ? '' : ` AND (LENGTH(search_posting.ids) = ${FULL_LIST_BYTES}${isOther})`;
    const rows = await this.manager.query<PostingRow[]>(
      `SELECT ${POSTING_COLUMNS} FROM search_posting WHERE ${toEntries(terms)}${isRead}`,
      [accountId, ...terms, chunk, ...(isRead === '' ? [] : others)],
    );
    for (const { term, source, ids } of rows) stored.ids.set(toKey(chunk, term, Number(source)), ids);
  }
}

/** The changes of each chunk in the order of their terms, as many as a statement takes. */
function* listBatches({ chunks }: PostingChanges): Generator<[chunk: number, changes: Change[]]> {
  for (const [chunk, changes] of chunks) {
    const sorted = [...changes.values()].toSorted((left, right) => (left.term < right.term ? -1 : 1));
    for (let start = 0; start < sorted.length; start += ROWS_PER_STATEMENT) {
      yield [chunk, sorted.slice(start, start + ROWS_PER_STATEMENT)];
    }
  }
}

function toKey(chunk: number, term: string, source: number): string {
  return `${chunk} ${toEntry(term, source)}`;
}

function toEntry(term: string, source: number): string {
  return `${source}${term}`;
}

function toEntries(terms: readonly string[]): string {
  const places = terms.map(() => '?').join(', ');
  return `search_posting.account_id = ? AND search_posting.term IN (${places}) AND search_posting.chunk = ?`;
}
