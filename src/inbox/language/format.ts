/** Formats values for people. A missing value is an empty text. */
export interface Format {
  /** @param value a decimal, never rounded through a double */
  money(value: string | null | undefined, currency: string | null | undefined): string;
  decimal(value: string | null | undefined): string;
  percent(value: string | null | undefined): string;
  /** @param day YYYY-MM-DD */
  day(day: string | null | undefined): string;
  /** @param month YYYY-MM */
  month(month: string): string;
  instant(instant: string): string;
  /** Groups of four, as on a bank card. */
  iban(iban: string | null | undefined): string;
  count(count: number): string;
  /** The values, of which any may be: "A, B or C". */
  anyOf(values: readonly string[]): string;
  /** The name of a country. @param code ISO 3166-1 alpha-2; a text that is none stays as it is */
  country(code: string): string;
  /** The name of a language. @param code ISO 639-1; a text that is none stays as it is */
  language(code: string): string;
  size(bytes: number | null | undefined): string;
  /** A decimal as people type it: without groups. */
  typed(value: string | null | undefined): string;
  /** The decimal that somebody has typed, as the API takes it; a text that is none stays as it is. */
  parse(typed: string): string;
}

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;
const CURRENCY = /^[A-Z]{3}$/;

export function createFormat(locale: string, timeZone: string): Format {
  const decimals = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const amounts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const instants = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const counts = new Intl.NumberFormat(locale);
  const alternatives = new Intl.ListFormat(locale, { type: 'disjunction' });
  const sign = decimals.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
  return {
    money(value, currency) {
      if (value == null) return '';
      if (currency == null || !CURRENCY.test(currency)) return amounts.format(value as Intl.StringNumericLiteral);
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
      return format.format(value as Intl.StringNumericLiteral);
    },
    decimal: (value) => (value == null ? '' : decimals.format(value as Intl.StringNumericLiteral)),
    percent: (value) => (value == null ? '' : `${decimals.format(value as Intl.StringNumericLiteral)} %`),
    day: (day) => (day ? days.format(new Date(`${day}T00:00:00Z`)) : ''),
    month: (month) => months.format(new Date(`${month}-01T00:00:00Z`)),
    instant: (instant) => instants.format(new Date(instant)),
    iban: (iban) => (iban ?? '').replaceAll(/(.{4})(?=.)/g, '$1 '),
    count: (count) => counts.format(count),
    anyOf: (values) => alternatives.format(values),
    country: (code) => nameCode(code, /^[A-Z]{2}$/, new Intl.DisplayNames(locale, { type: 'region' })),
    language: (code) => nameCode(code, /^[a-z]{2}$/, new Intl.DisplayNames(locale, { type: 'language' })),
    size: (bytes) => (bytes == null ? '' : formatSize(bytes, locale)),
    typed: (value) => (value ?? '').replace(/\.000$/, '').replace('.', sign),
    parse: (typed) => parseDecimal(typed, sign),
  };
}

function nameCode(code: string, pattern: RegExp, names: Intl.DisplayNames): string {
  return pattern.test(code) ? (names.of(code) ?? code) : code;
}

function formatSize(bytes: number, locale: string): string {
  const [unit, size] = bytes < MEGABYTE ? (['kilobyte', KILOBYTE] as const) : (['megabyte', MEGABYTE] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 0 }).format(
    Math.ceil(bytes / size),
  );
}

/** @param sign what separates the decimals where the user lives; the other sign then groups thousands, if it stands where groups begin */
function parseDecimal(typed: string, sign: ',' | '.'): string {
  const text = typed.replaceAll(/[\s'’]/g, '');
  const [point, group] = sign === ',' ? [',', '\\.'] : ['\\.', ','];
  if (new RegExp(`^[-+]?\\d{1,3}(${group}\\d{3})+(${point}\\d*)?$`).test(text))
    return text.replaceAll(sign === ',' ? '.' : ',', '').replace(',', '.');
  if (!/^[-+]?\d[\d.,]*$/.test(text)) return typed.trim();
  const place = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  return place < 0 ? text : `${text.slice(0, place).replaceAll(/[.,]/g, '')}.${text.slice(place + 1)}`;
}
