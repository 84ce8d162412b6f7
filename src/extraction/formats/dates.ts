const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:$|[TZ+\- ])/;
const COMPACT_DATE = /^(\d{4})(\d{2})(\d{2})(?:\d{4}(?:\d{2})?)?$/;

/**
 * Parses the day of a date in XML: an xs:date with or without a time or zone, or UNTDID 2379 format 102, 203 or 204. Null for other texts
 * and days that do not exist. Ignores the time zone, since the day at the place of issue is what matters.
 */
export function parseDay(text: string | null): string | null {
  const match = ISO_DATE.exec(text ?? '') ?? COMPACT_DATE.exec(text ?? '');
  if (!match) return null;
  const day = `${match[1]}-${match[2]}-${match[3]}`;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : null;
}
