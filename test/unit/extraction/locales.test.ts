import { readdirSync } from 'node:fs';
import { foldText } from '../../../src/shared/text.js';
import type { Locale } from '../../../src/extraction/locales/locale.js';
import { LOCALES } from '../../../src/extraction/locales/locales.js';
import { findWrittenDates } from '../../../src/extraction/page/dates.js';
import { MONTHS } from '../../../src/extraction/page/months.js';
import { REGIONS } from '../../../src/extraction/regions/regions.js';
import { squash } from '../../../src/extraction/text/squash.js';

const SOURCES = new URL('../../../src/extraction/locales/', import.meta.url);
/** Concepts for which every language must have a word. */
const ESSENTIAL: Readonly<Record<string, (locale: Locale) => readonly (readonly string[])[]>> = {
  'single values': ({ fields: f }) => [f.invoice_number, f.invoice_date, f.date, f.phone],
  'tax numbers': ({ fields: f }) => [[...f.vat_id, ...f.tax_number, ...f.tax_office]],
  'things that are not the number or date': ({ fields: f }) => [f.other_number, f.due_date, f.other_date, f.payment],
  titles: ({ titles: t }) => [t.invoice, t.credit_note, t.receipt, t.prepayment, t.reminder, t.other],
  references: ({ references: r }) => [r.order_number, r.payment_reference, r.original_invoice, r.service_period],
  sums: ({ totals: t }) => [t.lines, t.net, t.vat, t.gross, t.payable, t.total, t.with_vat, t.prepaid],
  columns: ({ columns: c }) => [c.name, c.quantity, c.price, c.vat_rate, c.net, c.gross, c.amount],
  parties: ({ parties: p, accountHolders }) => [p.seller, p.buyer, p.other_party, accountHolders],
  tills: ({ till: t }) => [t.payable, t.total, t.subtotal, t.tax, t.discount, t.rounding, t.change, t.cash, t.card],
  receipts: ({ receiptWords, shopWords, addressWords }) => [receiptWords, shopWords, addressWords],
  payments: ({ payments: p }) => [p.credit_card, p.cash, p.bank_transfer],
  names: ({ legalForms }) => [legalForms],
  language: ({ frequentWords }) => [frequentWords],
};
/** Spellings of months, some from `Intl` and some from the files. */
const MONTH_SPELLINGS: readonly (readonly [string, string, number])[] = [
  ['en', 'sep', 9],
  ['de', 'märz', 3],
  ['de', 'mrz', 3],
  ['de', 'jänner', 1],
  ['de', 'dez', 12],
  ['fr', 'février', 2],
  ['fr', 'août', 8],
  ['fr', 'juil', 7],
  ['it', 'giugno', 6],
  ['it', 'dic', 12],
  ['es', 'septiembre', 9],
  ['es', 'ene', 1],
  ['nl', 'mrt', 3],
  ['pt', 'março', 3],
  ['pt', 'out', 10],
  ['pl', 'styczeń', 1],
  ['pl', 'października', 10],
  ['pl', 'paź', 10],
  ['cs', 'září', 9],
  ['cs', 'července', 7],
  ['tr', 'ağustos', 8],
  ['tr', 'şub', 2],
  ['ms', 'ogos', 8],
  ['sv', 'augusti', 8],
  ['sv', 'maj', 5],
  ['ro', 'ianuarie', 1],
  ['ro', 'iul', 7],
  ['ro', 'noi', 11],
  ['el', 'μαρτίου', 3],
  ['el', 'ΑΥΓΟΥΣΤΟΥ', 8],
  ['el', 'δεκ', 12],
  ['hu', 'március', 3],
  ['hu', 'szept', 9],
  ['hr', 'siječnja', 1],
  ['hr', 'studenog', 11],
  ['hr', '.listopada', 10],
  ['da', 'marts', 3],
  ['da', 'okt', 10],
  ['no', 'desember', 12],
  ['no', 'des', 12],
  ['fi', 'maaliskuuta', 3],
  ['fi', 'joulu', 12],
  ['sk', 'januára', 1],
  ['sk', 'máj', 5],
  ['bg', 'март', 3],
  ['bg', 'окт', 10],
  ['sl', 'avgusta', 8],
  ['et', 'märts', 3],
  ['et', 'dets', 12],
  ['lv', 'augusts', 8],
  ['lt', 'kovo', 3],
  ['lt', 'rugsėjis', 9],
  ['uk', 'жовтня', 10],
  ['uk', 'лист', 11],
  ['sr', 'avgusta', 8],
  ['sr', 'децембар', 12],
  ['is', 'ágúst', 8],
  ['is', 'nóv', 11],
  ['ca', 'març', 3],
  ['ca', 'set', 9],
  ['id', 'agustus', 8],
  ['id', 'agt', 8],
  ['ru', 'мая', 5],
  ['ru', 'нояб', 11],
];

const byLanguage = LOCALES.map((locale) => [locale.language, locale] as const);

function listSections(locale: Locale): [string, Readonly<Record<string, readonly string[]>>][] {
  const { fields, titles, references, totals, columns, parties, till, units, payments } = locale;
  return Object.entries({ fields, titles, references, totals, columns, parties, till, units, payments });
}

function listWordLists(locale: Locale): [string, readonly string[]][] {
  return Object.entries(locale).filter((entry): entry is [string, readonly string[]] => Array.isArray(entry[1]));
}

test('every language file is registered once', () => {
  const files = readdirSync(SOURCES).flatMap((file) => /^(\w\w)\.[jt]s$/.exec(file)?.[1] ?? []);
  expect(LOCALES.map(({ language }) => language).toSorted()).toEqual(files.toSorted());
});

describe.each(byLanguage)('%s', (language, locale) => {
  test.each(Object.entries(ESSENTIAL))('has words for its %s', (_, listsOf) => {
    const empty = listsOf(locale).filter((list) => list.length === 0);
    expect(empty).toEqual([]);
  });

  test('lists no label twice in a section', () => {
    const repeated = listSections(locale).flatMap(([section, lists]) => {
      const labels = Object.values(lists).flatMap((list) => list.map(squash));
      return labels.filter((label, index) => labels.indexOf(label) !== index).map((label) => `${section}: ${label}`);
    });
    expect(repeated).toEqual([]);
  });

  test('leaves the names of a single country’s numbers to its region file', () => {
    const ofRegions = new Set(
      // With check digits, a label may mean something else in a language: "RIF" is a reference in Italian.
      REGIONS.flatMap(({ taxNumbers, registers }) => [...taxNumbers.filter(({ check }) => !check), ...registers])
        .flatMap(({ labels }) => labels)
        .map(squash),
    );
    const { vat_id, tax_number, other_number } = locale.fields;
    expect([...vat_id, ...tax_number, ...other_number].filter((label) => ofRegions.has(squash(label)))).toEqual([]);
  });

  test('has no empty entries', () => {
    const inSections = listSections(locale).flatMap(([, section]) => Object.values(section));
    const all = [...inSections, ...listWordLists(locale).map(([, list]) => list)].flat();
    expect(all.filter((label) => label.trim() === '')).toEqual([]);
  });

  test('has no word twice in a list', () => {
    const repeated = listWordLists(locale).flatMap(([name, list]) => {
      const words = list.map(foldText);
      return words.filter((word, index) => words.indexOf(word) !== index).map((word) => `${name}: ${word}`);
    });
    expect(repeated).toEqual([]);
  });

  test('has frequent words of letters only, the way texts are split', () => {
    expect(locale.frequentWords.filter((word) => !/^[\p{L}\p{M}]+$/u.test(word))).toEqual([]);
  });

  test('has each lone sum as a label with or without VAT', () => {
    const known = [...locale.totals.with_vat, ...locale.totals.without_vat];
    expect(locale.loneSums.filter((label) => !known.includes(label))).toEqual([]);
  });

  test('has existing codes', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
    const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    expect(names.of(language)).toBeDefined();
    expect(locale.homeCountry === null || regions.of(locale.homeCountry)).toBeTruthy();
    expect(Intl.getCanonicalLocales(locale.ocr.tesseract ?? language)).toEqual([language]);
  });

  test('reads a date in each month', () => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 17)));
    const read = days.map((day) => findWrittenDates(format.format(day), null)[0]?.value);
    expect(read).toEqual(days.map((day) => day.toISOString().slice(0, 10)));
  });
});

test.each(MONTH_SPELLINGS)('%s: %s is month %i', (_, name, month) => {
  expect(MONTHS.get(foldText(name))).toBe(month);
});
