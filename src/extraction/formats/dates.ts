const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:$|[TZ+\- ])/;
const COMPACT_DATE = /^(\d{4})(\d{2})(\d{2})(?:\d{4}(?:\d{2})?)?$/;

/**
 * The day of a date as XML documents write it: xs:date with or without a time or zone, or the digits of UNTDID 2379 format
 * 102, 203 and 204. Null for everything else and for days that no calendar has. The zone is ignored: the invoice's day counts.
 */
export function dayOf(text: string | null): string | null {
  const match = ISO_DATE.exec(text ?? '') ?? COMPACT_DATE.exec(text ?? '');
  if (!match) return null;
  const day = `${match[1]}-${match[2]}-${match[3]}`;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : null;
}
