/** V8 frees larger texts late, and their bytes with them. */
const MAX_CHARACTERS = 65_536;

/** Formats lines and joins them to texts of slightly more than 64 Ki characters. */
export function* joinLines<Line>(
  lines: readonly Line[],
  format: (line: Line, index: number) => string,
): Generator<string> {
  let text = '';
  for (const [index, line] of lines.entries()) {
    text += format(line, index);
    if (text.length < MAX_CHARACTERS) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}
