import type { EntityManager } from 'typeorm';
import { intersect, unite, type IdSet } from './id-set.js';
import type { IndexDifference } from './index-difference.js';
import { SearchCheckStore } from './search-check.store.js';
import {
  buildDocument,
  SearchDocumentStore,
  type InvoiceDocument,
  type SearchedRow,
  type SearchOwner,
} from './search-document.store.js';
import { SearchMatches } from './search-matches.js';
import { PostingChanges, SearchPostingStore, type StoredEntries } from './search-posting.store.js';
import { parseSearchQuery, type WordAlternatives } from './search-query.js';
import { collectInvoiceTokens, toTerms } from './search-terms.js';

const INVOICES_PER_BATCH = 1_000;
const OWNERS: readonly SearchOwner[] = ['company', 'category'];
const NO_TERMS: ReadonlySet<string> = new Set();

/** The searchable values of an invoice's row before and after its change. */
interface RowChange {
  readonly before: SearchedRow;
  readonly after: SearchedRow;
}

/** What was read for an update of the index since it was locked. */
interface ReadBefore {
  /** The terms of companies and categories. */
  readonly owners?: Map<string, ReadonlySet<string>>;
  readonly stored?: StoredEntries | undefined;
}

/**
 * Searches invoices: a match has every word of the query as the prefix of some token.
 *
 * Code that changes searchable values must update the index in the same transaction, after the change: with `refresh` or `put` for an
 * invoice, its items, its company or category, and with `remove` for its deletion, while the invoice is locked; with `refreshCompany` or
 * `refreshCategory` after a rename.
 */
export class SearchStore {
  private readonly check: SearchCheckStore;
  private readonly postings: SearchPostingStore;
  private readonly documents: SearchDocumentStore;
  private readonly dialect: 'mysql' | 'sqlite';

  constructor(private readonly manager: EntityManager) {
    this.check = new SearchCheckStore(manager);
    this.postings = new SearchPostingStore(manager);
    this.documents = new SearchDocumentStore(manager);
    this.dialect = manager.connection.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql';
  }

  /** Finds the invoices of an account that match every word of the query; a query without a letter or digit finds none. */
  async find(accountId: number, query: string): Promise<SearchMatches> {
    const words = parseSearchQuery(query);
    const lookups = words.flat(2);
    const sets = await this.postings.find(accountId, lookups);
    const setOf = new Map(lookups.map((lookup, index) => [lookup, sets[index] ?? new Map()]));
    const perWord = words.map((alternatives) => findMatches(alternatives, setOf));
    return new SearchMatches(perWord.length === 0 ? new Map() : perWord.reduce(intersect), this.dialect);
  }

  /** Indexes a new invoice, of which only its identifier is known. */
  async add(accountId: number, { id, hfId }: { readonly id: number; readonly hfId: string }): Promise<void> {
    const tokens = collectInvoiceTokens({ hfId, invoiceNumber: null, totalPrice: null, texts: [] });
    await this.postings.hold(accountId);
    await this.index(accountId, [id], new Map(), new Map([[id, { tokens, companyId: null, categoryId: null }]]));
  }

  /** Indexes an invoice that the caller has just written, with the names and descriptions of its items. */
  async put(
    invoice: SearchedRow & { readonly id: number; readonly accountId: number },
    texts: readonly (string | null)[],
  ): Promise<void> {
    const { id, accountId } = invoice;
    const document = buildDocument(invoice, texts);
    await this.postings.hold(accountId);
    const [indexed, owners] = await Promise.all([
      this.documents.findIndexed([id]),
      this.readOwners(accountId, document),
    ]);
    await this.index(accountId, [id], indexed, new Map([[id, document]]), { owners });
  }

  /**
   * Indexes invoices as they are now; deleted ones are no longer found.
   *
   * @param change the row of an only invoice before and after its change. Most changes of terms follow from it, so that their entries are
   * read together with its texts
   */
  async refresh(accountId: number, invoiceIds: readonly number[], change?: RowChange): Promise<void> {
    for (let start = 0; start < invoiceIds.length; start += INVOICES_PER_BATCH) {
      await this.refreshBatch(accountId, invoiceIds.slice(start, start + INVOICES_PER_BATCH), change);
    }
  }

  /** Removes invoices from the index, deleted or not. */
  async remove(accountId: number, invoiceIds: readonly number[]): Promise<void> {
    if (invoiceIds.length === 0) return;
    await this.postings.hold(accountId);
    const indexed = await this.documents.findIndexed(invoiceIds);
    await this.index(accountId, invoiceIds, indexed, new Map());
  }

  /** Indexes a company's invoices under its current texts. */
  async refreshCompany(accountId: number, companyId: number): Promise<void> {
    await this.refreshOwner(accountId, 'company', companyId);
  }

  /** Indexes a category's invoices under its current name. */
  async refreshCategory(accountId: number, categoryId: number): Promise<void> {
    await this.refreshOwner(accountId, 'category', categoryId);
  }

  /** Rebuilds the index from the invoices. No other process may write meanwhile. */
  async rebuild(): Promise<void> {
    await this.manager.query('DELETE FROM search_posting');
    await this.manager.query('DELETE FROM search_document');
    for await (const { accountId, ids } of this.check.listInvoices()) await this.refreshBatch(accountId, ids);
  }

  /** Compares the index with the invoices, within one snapshot of the database. */
  findDifferences(): Promise<IndexDifference[]> {
    return this.check.findDifferences();
  }

  private async refreshBatch(accountId: number, ids: readonly number[], change?: RowChange): Promise<void> {
    await this.postings.hold(accountId);
    const [indexed, current, stored] = await Promise.all([
      this.documents.findIndexed(ids),
      this.documents.readCurrent(accountId, ids),
      change && this.postings.read(accountId, expectChanges(change, ids)),
    ]);
    await this.index(accountId, ids, indexed, current, { stored });
  }

  /**
   * Writes the difference between documents. The account's index is locked before anything is read for it, because the texts of a company
   * may change until then.
   */
  private async index(
    accountId: number,
    ids: readonly number[],
    before: ReadonlyMap<number, InvoiceDocument>,
    after: ReadonlyMap<number, InvoiceDocument>,
    { owners = new Map(), stored }: ReadBefore = {},
  ): Promise<void> {
    const changes = new PostingChanges();
    const kept = new Map<number, InvoiceDocument | null>();
    for (const id of ids) {
      const [old, now] = [before.get(id), after.get(id)];
      kept.set(id, now ?? null);
      changes.replace('invoice', toTerms(old?.tokens ?? []), toTerms(now?.tokens ?? []), [id]);
      for (const owner of OWNERS) {
        const [from, to] = [getOwnerId(old, owner), getOwnerId(now, owner)];
        if (from === to) continue;
        const read = (ownerId: number | null) => this.readOwnerTerms(owners, accountId, owner, ownerId);
        changes.replace(owner, await read(from), await read(to), [id]);
      }
    }
    await this.postings.write(accountId, changes, stored);
    await this.documents.keep(accountId, kept);
  }

  /** Reads the terms of a document's company and category together. */
  private async readOwners(accountId: number, document: InvoiceDocument): Promise<Map<string, ReadonlySet<string>>> {
    const owners = new Map<string, ReadonlySet<string>>();
    const read = (owner: SearchOwner) => this.readOwnerTerms(owners, accountId, owner, getOwnerId(document, owner));
    await Promise.all(OWNERS.map(read));
    return owners;
  }

  /** The terms of a company or a category, each read once; a new one is added to the index. */
  private async readOwnerTerms(
    known: Map<string, ReadonlySet<string>>,
    accountId: number,
    owner: SearchOwner,
    id: number | null,
  ): Promise<ReadonlySet<string>> {
    if (id === null) return NO_TERMS;
    const terms = known.get(`${owner} ${id}`) ?? toTerms(await this.readOwnerTokens(accountId, owner, id));
    known.set(`${owner} ${id}`, terms);
    return terms;
  }

  private async readOwnerTokens(accountId: number, owner: SearchOwner, id: number): Promise<string[]> {
    const indexed = await this.documents.findIndexedOwnerTexts(owner, id);
    if (indexed) return indexed;
    const tokens = await this.documents.readOwnerTexts(accountId, owner, id);
    await this.documents.keepOwner(accountId, owner, id, tokens);
    return tokens;
  }

  private async refreshOwner(accountId: number, owner: SearchOwner, id: number): Promise<void> {
    await this.postings.hold(accountId);
    const before = await this.documents.findIndexedOwnerTexts(owner, id);
    if (!before) return;
    const after = await this.documents.readOwnerTexts(accountId, owner, id);
    const changes = new PostingChanges();
    changes.replace(owner, toTerms(before), toTerms(after), await this.documents.listInvoicesOfOwner(owner, id));
    await this.postings.write(accountId, changes);
    await this.documents.keepOwner(accountId, owner, id, after);
  }
}

function findMatches(alternatives: WordAlternatives, setOf: ReadonlyMap<unknown, IdSet>): IdSet {
  return unite(
    alternatives.map((lookups) => lookups.map((lookup) => setOf.get(lookup) ?? new Map()).reduce(intersect)),
  );
}

/** What a change of a row changes in the index if the texts of its items have none of the changed terms. */
function expectChanges({ before, after }: RowChange, ids: readonly number[]): PostingChanges {
  const changes = new PostingChanges();
  const listTerms = (row: SearchedRow) => toTerms(buildDocument(row, []).tokens);
  changes.replace('invoice', listTerms(before), listTerms(after), ids);
  return changes;
}

function getOwnerId(document: InvoiceDocument | undefined, owner: SearchOwner): number | null {
  return (owner === 'company' ? document?.companyId : document?.categoryId) ?? null;
}
