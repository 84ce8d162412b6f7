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
}

const CURRENCY = /^[A-Z]{3}$/;

export function createFormat(locale: string, timeZone: string): Format {
  const decimals = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const amounts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const instants = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const counts = new Intl.NumberFormat(locale);
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
  };
}
