const SHAPES: readonly { readonly pattern: RegExp; readonly grouping: RegExp }[] = [
  // 1234, 1234.5 and 1234,50
  { pattern: /^-?\d{1,15}(?:[.,]\d{1,2})?$/, grouping: /(?!)/g },
  // 1,234,567.50 and 1'234.50
  { pattern: /^-?\d{1,3}(?:[,'’]\d{3})+(?:\.\d{1,2})?$/, grouping: /[,'’]/g },
  // 1.234.567,50
  { pattern: /^-?\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/, grouping: /\./g },
];

/** A number in any of the usual local forms (`1.234,50`, `1,234.50`, `1'234.50`) as hundredths; null for any other text. */
export function parseLocalAmount(word: string): bigint | null {
  const shape = SHAPES.find(({ pattern }) => pattern.test(word));
  if (!shape) return null;
  const [whole = '', fraction = ''] = word.replace(shape.grouping, '').split(/[.,]/);
  return BigInt(whole + fraction.padEnd(2, '0'));
}

/** Removes the spaces within amounts that are grouped by them (`1 234,50`), so that each is one word. */
export function removeGroupingSpaces(text: string): string {
  return text.replace(/(?<!\S)\d{1,3}(?:\s\d{3})+[.,]\d{2}(?!\S)/g, (amount) => amount.replace(/\s/g, ''));
}
