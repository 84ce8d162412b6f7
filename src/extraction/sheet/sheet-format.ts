import { formatDecimal } from '../../shared/money.js';
import { AMOUNT_SCALE, parseAmount } from '../formats/amounts.js';
import type { SheetWords } from './words/sheet-words.js';

const MAX_DECIMALS = 6;

/** UN/ECE Recommendation 20 codes of units with a sign that all languages share. */
const SIGNS: Readonly<Record<string, string>> = {
  KGM: 'kg',
  GRM: 'g',
  TNE: 't',
  LTR: 'l',
  CLT: 'cl',
  MLT: 'ml',
  MTR: 'm',
  CMT: 'cm',
  MMT: 'mm',
  KMT: 'km',
  MTK: 'm²',
  MTQ: 'm³',
  KWH: 'kWh',
  MWH: 'MWh',
  HUR: 'h',
  MIN: 'min',
  SEC: 's',
  DAY: 'd',
  P1: '%',
};
const PIECES = new Set(['C62', 'H87', 'EA', 'PCE', 'NAR', 'XPP', 'XNAR', 'XEA', 'XPCE', 'NIU']);

type DecimalText = `${number}`;

/** Kept formats: creating one takes as long as reading a small e-invoice. */
const MAX_KEPT = 50;
const kept = new Map<string, SheetFormat>();

/** The format of a language and currency. @param currency ISO 4217; null if the document states none */
export function getSheetFormat(language: string, words: SheetWords, currency: string | null): SheetFormat {
  const key = `${language} ${currency ?? ''}`;
  const format = kept.get(key) ?? new SheetFormat(language, words, currency);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, format);
  return format;
}

/** Writes the values of an e-invoice in one language. */
export class SheetFormat {
  private readonly money: Intl.NumberFormat;
  private readonly numbers = new Map<number, Intl.NumberFormat>();
  private readonly days: Intl.DateTimeFormat;
  private readonly countries: Intl.DisplayNames;

  /** @param currency ISO 4217; null if the document states none */
  constructor(
    private readonly language: string,
    private readonly words: SheetWords,
    currency: string | null,
  ) {
    const style = currency === null ? {} : ({ style: 'currency', currency, currencyDisplay: 'code' } as const);
    this.money = new Intl.NumberFormat(language, { ...style, minimumFractionDigits: 2, useGrouping: 'always' });
    this.days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
    this.countries = new Intl.DisplayNames(language, { type: 'region' });
  }

  /** An amount with its currency. */
  toMoney(text: string | null): string | null {
    return this.apply(this.money, text);
  }

  /** A number with at least `decimals` decimals, and more if it has them. Text that is no number stays as it is. */
  toNumber(text: string | null, decimals: number): string | null {
    return this.apply(this.getNumbers(decimals), text);
  }

  toPercent(text: string | null): string | null {
    const number = this.toNumber(text, 0);
    return number === null ? null : `${number} %`;
  }

  /** @param day YYYY-MM-DD */
  toDay(day: string | null): string | null {
    return day === null ? null : this.days.format(new Date(`${day}T00:00:00Z`));
  }

  toPeriod(start: string | null, end: string | null): string | null {
    if (start === null && end === null) return null;
    return start === end ? this.toDay(start) : `${this.toDay(start) ?? ''} – ${this.toDay(end) ?? ''}`.trim();
  }

  /** @param code ISO 3166-1 alpha-2 */
  toCountry(code: string | null): string | null {
    return code === null ? null : (this.countries.of(code) ?? code);
  }

  /** A quantity with its unit. */
  toQuantity(quantity: string | null, unit: string | null): string | null {
    const number = this.toNumber(quantity, 0);
    return number === null ? null : `${number} ${this.toUnit(unit)}`.trim();
  }

  private toUnit(unit: string | null): string {
    if (unit === null) return '';
    return PIECES.has(unit.toUpperCase()) ? this.words.piece : (SIGNS[unit.toUpperCase()] ?? unit);
  }

  private getNumbers(minimumFractionDigits: number): Intl.NumberFormat {
    const known = this.numbers.get(minimumFractionDigits);
    if (known) return known;
    const digits = { minimumFractionDigits, maximumFractionDigits: MAX_DECIMALS };
    const format = new Intl.NumberFormat(this.language, { ...digits, useGrouping: 'always' });
    this.numbers.set(minimumFractionDigits, format);
    return format;
  }

  private apply(format: Intl.NumberFormat, text: string | null): string | null {
    const amount = parseAmount(text);
    return amount === null ? text : format.format(formatDecimal(amount, AMOUNT_SCALE) as DecimalText);
  }
}

/** Groups an IBAN as on paper (ISO 13616). */
export function groupIban(iban: string | null): string | null {
  return iban === null ? null : iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
