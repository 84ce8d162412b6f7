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
