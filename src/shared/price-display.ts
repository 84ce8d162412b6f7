import { LRUCache } from 'lru-cache';

const MAX_FORMATS = 1_000;

const formats = new LRUCache<string, Intl.NumberFormat, { locale: string; currency: string }>({
  max: MAX_FORMATS,
  memoMethod: (_name, _stale, { context }) =>
    new Intl.NumberFormat(context.locale, { style: 'currency', currency: context.currency }),
});

/**
 * Formats an amount with its currency for a locale; empty if either is unknown.
 *
 * @param amount a decimal string, formatted from its digits, never through a double
 */
export function formatPrice(amount: string | null, currency: string | null, locale: string): string {
  if (amount === null || currency === null) return '';
  const format = formats.memo(`${locale} ${currency}`, { context: { locale, currency } });
  return format.format(amount as Intl.StringNumericLiteral);
}
