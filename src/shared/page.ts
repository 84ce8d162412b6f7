/** A range of a list, and the total number of its elements. */
export interface PageOf<Row> {
  readonly rows: Row[];
  readonly count: number;
}

/** Selects a range of a list. */
export interface ListRange {
  readonly offset: number;
  readonly limit: number;
}

/** Selects a range of a list that is sorted by row id, newest first; `backwards` selects its last `limit` rows. */
export interface RowRange {
  readonly after?: number;
  readonly before?: number;
  readonly limit: number;
  readonly backwards: boolean;
}
