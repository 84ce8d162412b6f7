/** In digits. Two telephone numbers side by side have fewer. */
const MIN_DIGITS = 24;
const LONG_NUMBER = new RegExp(String.raw`\d(?: ?\d){${MIN_DIGITS - 1},}`, 'g');

/** Whether digits are a part of a longer number in groups, such as the reference of a payment slip. */
export function isPartOfLongNumber(digits: string, text: string): boolean {
  const runs = text.match(LONG_NUMBER) ?? [];
  return runs.some((run) => run.replaceAll(' ', '').includes(digits));
}
