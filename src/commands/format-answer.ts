const NOTHING = '–';
const GAP = '  ';

type Row = Readonly<Record<string, string>>;

/** Formats what a command answers for a terminal: a list as a table, anything else as lines of names and values. */
export function formatAnswer(output: unknown): string {
  if (Array.isArray(output)) return formatList(output);
  if (!isRecord(output)) return formatValue(output);
  const lists = Object.entries(output).filter(([, value]) => isTable(value));
  const values = flatten(Object.fromEntries(Object.entries(output).filter(([, value]) => !isTable(value))));
  const tables = lists.map(([name, value]) => `${name}:\n${formatList(value as unknown[])}`);
  return [...(Object.keys(values).length > 0 ? [formatPairs(values)] : []), ...tables].join('\n\n');
}

function formatList(list: readonly unknown[]): string {
  if (list.length === 0) return 'none';
  if (!list.some(isRecord)) return list.map(formatValue).join('\n');
  const rows = list.map((row) => flatten(isRecord(row) ? row : { value: row }));
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? NOTHING))];
  const widths = names.map((_name, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}

function formatPairs(values: Row): string {
  const width = Math.max(...Object.keys(values).map((name) => name.length));
  return Object.entries(values)
    .map(([name, value]) => `${name.padEnd(width)}${GAP}${value}`)
    .join('\n');
}

/** Names the members of nested objects by their path, such as `key.uid`. */
function flatten(values: Readonly<Record<string, unknown>>, path = ''): Row {
  const pairs = Object.entries(values).map(([name, value]) =>
    isRecord(value) ? flatten(value, `${path}${name}.`) : { [path + name]: formatValue(value) },
  );
  return Object.assign({}, ...pairs) as Row;
}

/** Control characters would do something to the terminal. */
function formatValue(value: unknown): string {
  if (value === null || value === undefined) return NOTHING;
  if (Array.isArray(value)) return value.length === 0 ? NOTHING : value.map(formatMember).join(', ');
  return formatMember(value);
}

function formatMember(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/\p{Cc}/gu, ' ');
}

function isTable(value: unknown): boolean {
  return Array.isArray(value) && value.some(isRecord);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
