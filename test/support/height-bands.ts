const LINES = 40;

/** Lines of a page of 40 lines at the edges of its four equal bands, each with the feature of its band. */
export const HEIGHT_BANDS = [
  [0, 'height:0'],
  [8, 'height:0'],
  [9, 'height:1'],
  [18, 'height:1'],
  [19, 'height:2'],
  [39, 'height:3'],
] as const;

/** A page of 40 lines with a text on one of them. */
export function placeOnLine(text: string, line: number): string {
  return Array.from({ length: LINES }, (_, index) => (index === line ? text : 'x')).join('\n');
}
