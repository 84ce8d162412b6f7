const POSTCODE =
  /(?<![\p{L}\d])(?:[A-Z]{1,2}[ -])?\d{4,5}(?![\d.,/])(?:\s?[A-Z]{2})?\s+\p{L}{2,}|(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![\p{L}\d])|\d{2}-\d{3}\s+\p{L}|\d{3}\s\d{2}\s+\p{L}|\p{L}{2}[^\d]{1,30}\s\d{5}(?:-\d{4})?$/u;
const NOT_A_NAME =
  /:\s|\s\d{1,4}\s?\p{L}?$|^\d{1,5}[\s,]|^(?:\P{L}{0,80}|.{0,2})$|@|www\.|https?:|\d{5,}|[:=]\s*$|^\(|\d{1,2}[./]\d{1,2}[./]\d{2,4}/u;
const MAX_NAME = 90;

/** Whether a text holds a postcode with a place, as an address does. */
export function hasPostcode(text: string): boolean {
  return POSTCODE.test(text.slice(0, 300));
}

/** Whether a text can be a party's name: mostly letters, no number, date, address of the web or label. */
export function canBeName(name: string): boolean {
  return (
    name.length >= 2 &&
    name.length <= MAX_NAME &&
    !NOT_A_NAME.test(name) &&
    /\p{L}{2}/u.test(name) &&
    (name.match(/\p{L}/gu)?.length ?? 0) >= name.length * 0.5
  );
}

/** A name without the punctuation around it. */
export function tidy(text: string): string {
  return text
    .replace(/^[\s:;,–-]+/u, '')
    .replace(/[\s:;,–-]+$/u, '')
    .trim();
}
