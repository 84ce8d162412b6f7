/** The part of an account's index that differs from its invoices. */
export interface IndexDifference {
  readonly accountId: number;
  /**
   * `facets` are statuses, currencies, payment types and users; `ranges` are dates and totals; `creation_times` bound blocks of invoices;
   * `search_texts` are what an invoice, a company or a category was indexed with; `search_words` are the invoices of each word.
   */
  readonly index: 'facets' | 'ranges' | 'creation_times' | 'search_texts' | 'search_words';
  /** How many entries are missing, wrong or left over: values of an invoice, or blocks of invoices. */
  readonly entries: number;
}

/** Counts wrong entries by account. */
export class DifferenceCount {
  private readonly entries = new Map<number, number>();

  constructor(private readonly index: IndexDifference['index']) {}

  add(accountId: number | string, entries = 1): void {
    if (entries === 0) return;
    const id = Number(accountId);
    this.entries.set(id, (this.entries.get(id) ?? 0) + entries);
  }

  list(): IndexDifference[] {
    return [...this.entries].map(([accountId, entries]) => ({ accountId, index: this.index, entries }));
  }
}
