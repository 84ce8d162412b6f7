import type { Cell } from '../../page/lines.js';
import { hasLegalForm } from './legal-forms.js';
import { hasPostcode } from '../../regions/addresses.js';

/** What divides the parts if none of them holds a comma. */
const SENDER_SEPARATOR = /\s+[·•|∙◦*–—-]\s+|\s*[·•|]\s*/u;
/** The same, or a comma. */
const PART = /\s*[·•|∙◦,]\s*|\s+[–—-]\s+/u;
/** A street with its number before or after it. */
const STREET = /^\d{1,5}\s?\p{L}?\s\p{L}{2}|\p{L}{2}.*\s\d{1,5}(?:\/\d{1,4})?\s?\p{L}?$/u;

/** Splits a sender line into its parts. Commas count only if a name, a street and a town result. */
export function splitSenderLine(text: string): string[] {
  const split = (by: RegExp | string): string[] =>
    text
      .slice(0, 200)
      .split(by)
      .map((part) => part.trim())
      .filter((part) => part !== '');
  const parts = split(SENDER_SEPARATOR);
  const byComma = split(',');
  const [first = '', ...rest] = byComma;
  const isSender = hasLegalForm(first) || (rest.some(hasPostcode) && rest.some((part) => STREET.test(part)));
  return parts.length < 3 && byComma.length >= 3 && byComma.length <= 4 && isSender ? byComma : parts;
}

/** Whether a cell holds a name and a whole address. */
export function isSenderLine({ text }: Cell): boolean {
  const parts = text.split(PART);
  const isAddress = hasPostcode(text) || hasPostcode(parts.join(', '));
  return isAddress && parts.length > 2 && !/^[^:]{1,30}:\s/.test(text);
}
