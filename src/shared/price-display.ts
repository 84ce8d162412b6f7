import { LRUCache } from 'lru-cache';

const MAX_FORMATS = 1_000;

const formats = new LRUCache<string, Intl.NumberFormat>({ max: MAX_FORMATS });

/**
 * Formats an amount with its currency for a locale; empty if either is unknown.
 *
 * @param amount a decimal string, formatted from its digits, never through a double
 */
export function formatPrice(amount: string | null, currency: string | null, locale: string): string {
  if (amount === null || currency === null) return '';
  return getFormatter(locale, currency).format(amount as Intl.StringNumericLiteral);
}

function getFormatter(locale: string, currency: string): Intl.NumberFormat {
  const name = `${locale} ${currency}`;
  const known = formats.get(name);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(name, format);
  return format;
}
