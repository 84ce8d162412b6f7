/** A stretch of a list with the number of all that it has. */
export interface PageOf<Row> {
  readonly rows: Row[];
  readonly count: number;
}

/** Which stretch of a list is meant. */
export interface PageRange {
  readonly offset: number;
  readonly limit: number;
}

/** A stretch of a list that is sorted by its rows' ids, newest first; `backwards` takes the last `limit` rows of it. */
export interface RowStretch {
  readonly after?: number;
  readonly before?: number;
  readonly limit: number;
  readonly backwards: boolean;
}
