import { describe, expect, it } from '@jest/globals';
import { groupByChunk, listIds, repack } from '../../../../src/invoices/search/id-set.js';
import { PostingChanges, SearchPostingStore } from '../../../../src/invoices/search/search-posting.store.js';
import { SearchStore } from '../../../../src/invoices/search/search.store.js';

interface Posting {
  readonly term: string;
  readonly chunk: number;
  readonly source: number;
  readonly ids: Uint8Array;
}

const ACCOUNT = 5;
const FULL_LIST_BYTES = 1_022;

const pack = (ids: readonly number[]) => repack(Buffer.alloc(0), [], [...groupByChunk(ids).values()]);

/** A MySQL server with these entries, which records the statements that it gets. */
function createServer(...entries: readonly Posting[]) {
  const statements: { sql: string; values: readonly unknown[] }[] = [];
  const query = async (sql: string, values: readonly unknown[]) => {
    statements.push({ sql, values });
    if (!sql.startsWith('SELECT')) return [];
    const terms = values.filter((value) => typeof value === 'string');
    const chunk = values.findLast((value) => typeof value === 'number');
    const others = sql.includes('LENGTH') ? values.slice(values.lastIndexOf(chunk) + 1) : terms;
    return entries.filter(
      (row) =>
        terms.includes(row.term) &&
        row.chunk === chunk &&
        (row.ids.length === FULL_LIST_BYTES || others.includes(row.term)),
    );
  };
  const manager = { query, connection: { options: { type: 'mysql' } } } as never;
  return { manager, statements };
}

const replaceTerms = (before: readonly string[], after: readonly string[], ids: readonly number[]) => {
  const changes = new PostingChanges();
  changes.replace('invoice', new Set(before), new Set(after), ids);
  return changes;
};

/** The entries that a statement writes: term, chunk and ids within the chunk. */
function listWritten({ values }: { readonly values: readonly unknown[] }) {
  return Array.from({ length: values.length / 5 }, (_, index) => {
    const [account, term, chunk, source, ids] = values.slice(5 * index, 5 * index + 5);
    const set = new Map([[0, new Uint8Array(1_024)]]);
    for (let at = 0; at < (ids as Buffer).length; at += 2) {
      const offset = (ids as Buffer).readUInt16LE(at);
      set.get(0)![offset >> 3]! |= 1 << (offset & 7);
    }
    return [account, term, chunk, source, listIds(set)];
  });
}

describe('changes to the index of words', () => {
  it('are written in the order of the words, so that two of them cannot wait for each other', async () => {
    const { manager, statements } = createServer();
    await new SearchPostingStore(manager).write(ACCOUNT, replaceTerms([], ['0t', '0a', '0m'], [7]));
    const [read, write] = statements;
    expect(read!.values).toEqual([ACCOUNT, '0a', '0m', '0t', 0]);
    expect(listWritten(write!)).toEqual(['0a', '0m', '0t'].map((term) => [ACCOUNT, term, 0, 0, [7]]));
  });

  it('let the server add one invoice to what others have indexed under the same words', async () => {
    const { manager, statements } = createServer({ term: '0a', chunk: 0, source: 0, ids: pack([3]) });
    await new SearchPostingStore(manager).write(ACCOUNT, replaceTerms([], ['0a', '0b'], [7]));
    expect(statements.map(({ sql }) => sql.split(' ', 1)[0])).toEqual(['SELECT', 'INSERT']);
    expect(listWritten(statements[1]!)).toEqual([
      [ACCOUNT, '0a', 0, 0, [7]],
      [ACCOUNT, '0b', 0, 0, [7]],
    ]);
  });

  it('add several invoices to what others have indexed under the same word', async () => {
    const { manager, statements } = createServer({ term: '0a', chunk: 0, source: 0, ids: pack([3]) });
    await new SearchPostingStore(manager).write(ACCOUNT, replaceTerms([], ['0a'], [7, 8]));
    expect(statements.map(({ sql }) => sql.split(' ', 1)[0])).toEqual(['SELECT', 'REPLACE']);
    expect(listWritten(statements[1]!)).toEqual([[ACCOUNT, '0a', 0, 0, [3, 7, 8]]]);
  });

  it('turn a full list into a bitmap', async () => {
    const full = Array.from({ length: FULL_LIST_BYTES / 2 }, (_, index) => index);
    const { manager, statements } = createServer({ term: '0a', chunk: 0, source: 0, ids: pack(full) });
    await new SearchPostingStore(manager).write(ACCOUNT, replaceTerms([], ['0a', '0b'], [600]));
    expect(statements.map(({ sql }) => sql.split(' ', 1)[0])).toEqual(['SELECT', 'INSERT', 'REPLACE']);
    const bitmap = statements[2]!.values.at(-1) as Buffer;
    expect(bitmap).toHaveLength(1_024);
    expect(listIds(new Map([[0, bitmap]]))).toEqual([...full, 600]);
  });

  it('do not mistake the entries of another range of invoices, or of companies, for theirs', async () => {
    const others = [
      { term: '0a', chunk: 0, source: 0, ids: pack([3]) },
      { term: '0a', chunk: 1, source: 1, ids: pack([4]) },
    ];
    const { manager, statements } = createServer(...others);
    await new SearchPostingStore(manager).write(ACCOUNT, replaceTerms([], ['0a'], [8_192 + 7]));
    expect(listWritten(statements[1]!)).toEqual([[ACCOUNT, '0a', 1, 0, [7]]]);
  });

  it('remove a word that no invoice has any more, and keep the others', async () => {
    const kept = [
      { term: '0a', chunk: 0, source: 0, ids: pack([7]) },
      { term: '0b', chunk: 0, source: 0, ids: pack([3, 7]) },
    ];
    const { manager, statements } = createServer(...kept);
    await new SearchPostingStore(manager).write(ACCOUNT, replaceTerms(['0a', '0b'], [], [7]));
    expect(statements.slice(1).map(({ sql }) => sql.split(' ', 1)[0])).toEqual(['REPLACE', 'DELETE']);
    expect(listWritten(statements[1]!)).toEqual([[ACCOUNT, '0b', 0, 0, [3]]]);
    expect(statements[2]!.values).toEqual([ACCOUNT, '0a', 0, 0]);
  });

  it('are written without another read of what was read before', async () => {
    const { manager, statements } = createServer(
      { term: '0a', chunk: 0, source: 0, ids: pack([7, 9]) },
      { term: '0b', chunk: 0, source: 0, ids: pack([9]) },
    );
    const store = new SearchPostingStore(manager);
    const stored = await store.read(ACCOUNT, replaceTerms(['0a'], ['0b'], [7]));
    statements.length = 0;
    await store.write(ACCOUNT, replaceTerms(['0a'], ['0b'], [7]), stored);
    expect(statements.map(({ sql }) => sql.split(' ', 1)[0])).toEqual(['INSERT', 'REPLACE']);
    expect(statements.map(listWritten)).toEqual([[[ACCOUNT, '0b', 0, 0, [7]]], [[ACCOUNT, '0a', 0, 0, [9]]]]);
  });

  it('read the entries that were not read before, or not for the same change', async () => {
    const { manager, statements } = createServer(
      { term: '0a', chunk: 0, source: 0, ids: pack([7, 9]) },
      { term: '0c', chunk: 0, source: 0, ids: pack([7, 8]) },
    );
    const store = new SearchPostingStore(manager);
    const stored = await store.read(ACCOUNT, replaceTerms([], ['0a'], [7]));
    statements.length = 0;
    await store.write(ACCOUNT, replaceTerms(['0a', '0c'], [], [7]), stored);
    expect(statements.map(({ sql }) => sql.split(' ', 1)[0])).toEqual(['SELECT', 'REPLACE']);
    expect(listWritten(statements[1]!)).toEqual([
      [ACCOUNT, '0a', 0, 0, [9]],
      [ACCOUNT, '0c', 0, 0, [8]],
    ]);
  });

  it('do nothing if there are none', async () => {
    const { manager, statements } = createServer();
    await new SearchPostingStore(manager).write(ACCOUNT, replaceTerms(['0a'], ['0a'], [7]));
    expect(statements).toEqual([]);
  });
});

describe('the name of a company in the index', () => {
  it('is read only while the index of the account is locked, and locked once for many invoices', async () => {
    const invoice = { id: 1, hf_id: 'AB', invoice_number: null, total_price: null, category_id: null, name: null };
    const rows = [1, 2].map((id) => ({ ...invoice, id, company_id: 4, description: null }));
    const statements: string[] = [];
    const query = async (sql: string) => {
      statements.push(sql);
      return sql.includes('LEFT JOIN invoice_item') ? rows : sql.includes('FROM company') ? [{ name: 'Fjord' }] : [];
    };
    const store = new SearchStore({ query, connection: { options: { type: 'mysql' } } } as never);
    await store.refresh(ACCOUNT, [1, 2]);
    const holds = statements.flatMap((sql, at) => (sql.includes("'', 0, 0, ''") ? [at] : []));
    const reads = statements.flatMap((sql, at) => (sql.includes('FROM company') ? [at] : []));
    expect(reads).toHaveLength(1);
    expect(holds.filter((at) => at < reads[0]!)).toHaveLength(1);
    statements.length = 0;
    await store.refreshCompany(ACCOUNT, 4);
    expect(statements[0]).toMatch(/^INSERT INTO search_posting/);
  });
});
