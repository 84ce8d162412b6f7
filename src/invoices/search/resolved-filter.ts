import type { IdSet } from './id-set.js';
import { joinWithAnd, type SqlCondition } from './invoice-conditions.js';
import type { SearchMatches } from './search-matches.js';

/** A filter as the index answers it. */
export class ResolvedFilter {
  /**
   * @param filtered the filter without its query, as a condition
   * @param found the invoices that the index found, if it was asked
   * @param isExact whether these are all that match the whole filter and no others
   * @param isSearched whether they matched a query, which the condition does not contain
   */
  constructor(
    private readonly filtered: SqlCondition,
    private readonly found: SearchMatches | null,
    private readonly isExact: boolean,
    private readonly isSearched: boolean,
  ) {}

  /** The filter as a condition. */
  get where(): SqlCondition {
    if (!this.found || !(this.isSearched || this.isFew)) return this.filtered;
    return joinWithAnd([this.filtered, this.found.toCondition()]);
  }

  /** Whether the condition names the few invoices that can match. */
  get isFew(): boolean {
    return this.found?.isFew ?? false;
  }

  /** The filter limited to some invoices, for a statement that reads only these. */
  limitTo(condition: SqlCondition): SqlCondition {
    return joinWithAnd([condition, this.filtered]);
  }

  /** The number of all matching invoices; null if the index alone does not determine it. */
  get count(): number | null {
    return this.found && this.isExact ? this.found.count : null;
  }

  /** All matching invoices; null if the index alone does not determine them, or if they are so few that their rows can be read. */
  get many(): IdSet | null {
    return this.found && this.isExact && !this.isFew ? this.found.ids : null;
  }
}
