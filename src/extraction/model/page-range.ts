/** Pages of a file, from 1, both inclusive. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}
