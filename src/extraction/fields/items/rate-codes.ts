import { formatDecimal } from '../../../shared/money.js';
import { decimalOf } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import { parsePercent, rateOf } from '../../page/rates.js';
import { isMoney } from '../../page/numbers.js';
import { readVatRows } from '../../page/vat-rows.js';
import { isCurrencySign } from '../../regions/currencies.js';
import { findRegion, REGIONS } from '../../regions/regions.js';
import { findRowLine } from './find-row-line.js';

/** What stands for a rate in a row: "A", "T1", "ZRL", "2", "[1]". */
const CODE = /^[([]?([A-Z]{1,3}\d{0,2}|\d)[\]).:]?$/u;
/** A code with its rate in a text: "A = 19 %", "1: 7,00%". */
const STATED = /(?<![\p{L}\d.,])([A-Z]{1,3}\d{0,2}|\d)\s?[=:]\s?(\d{1,2}(?:[.,]\d{1,3})?\s?%)/gu;
/** Words between a code and its rate, as in "ST6 – Service Tax 6%". */
const MAX_WORDS_BETWEEN = 5;
/** Lines from a rate with its tax to one without tax in the same list. */
const MAX_LINES_APART = 3;
/** The share of the rows that must show a code. Some rows are comments, or OCR lost the letter. */
const MIN_SHARE = 0.6;

/** Rates in hundredths of a percent, by their codes. */
type Legend = ReadonlyMap<string, bigint>;

/** Adds the VAT rate to rows that show it as a code, if the document says elsewhere which rate the code stands for. */
export function addCodedRates(document: ReadDocument, rows: readonly ItemRow[]): readonly ItemRow[] {
  const legend = readLegend(document);
  if (legend.size === 0) return rows;
  const codes = rows.map((row) => findCode(document, row, legend));
  const found = codes.filter((code) => code !== null);
  if (found.length === 0 || found.length < MIN_SHARE * rows.length) return rows;
  return rows.map((row, index) => {
    const rate = legend.get(codes[index] ?? '');
    return rate === undefined ? row : { ...row, rate: decimalOf(rate) };
  });
}

/**
 * The codes for rates, such as "SR": those of which the document says which rates they stand for, and those usual in its country. Where
 * the country is unknown, another of its codes beside an amount shows that it is one of those: "ZR".
 */
export function listRateCodes(document: ReadDocument, country: string | null): string[] {
  const beside = new Set(document.lines.flatMap(listCodesBeside));
  const usual = REGIONS.filter(({ rateCodes = [] }) =>
    rateCodes.some((code) => beside.has(code) && !isCurrencySign(code)),
  ).flatMap(({ rateCodes = [] }) => rateCodes);
  return [...new Set([...readLegend(document).keys(), ...(findRegion(country)?.rateCodes ?? []), ...usual])];
}

/** The words right after the amounts on a line, which may be codes. */
function listCodesBeside(line: ReadLine): string[] {
  return line.numerals.filter(isMoney).flatMap(({ to }) => CODE.exec(line.words[to]?.text ?? '')?.[1] ?? []);
}

/**
 * The code in a row: in a cell of its own or beside a number. A bare number must be in brackets, the last word, or in the column of rates.
 */
function findCode(document: ReadDocument, row: ItemRow, legend: Legend): string | null {
  if (row.rate !== null && !legend.has(row.rate)) return null;
  const line = findRowLine(document, row);
  const cells = line?.cells.slice(1) ?? [];
  const words = cells.flatMap((cell) => {
    const isNumeric = cell.words.every(({ text }) => /\d/.test(text) || CODE.test(text) || !/\p{L}/u.test(text));
    return isNumeric ? cell.words : [];
  });
  const codes = words.filter(({ text }) => legend.has(CODE.exec(text)?.[1] ?? ''));
  const clear = codes.findLast(({ text }) => /\p{L}|^\[\d\]$/u.test(text));
  const last = CODE.exec(line?.words.at(-1)?.text ?? '')?.[1] ?? '';
  const code = CODE.exec(clear?.text ?? '')?.[1];
  return code ?? [row.rate ?? '', last].find((each) => legend.has(each)) ?? null;
}

const legends = new WeakMap<ReadDocument, Legend>();

/** Reads which rates the codes of a document stand for. Several fields ask. */
function readLegend(document: ReadDocument): Legend {
  const known = legends.get(document);
  if (known) return known;
  const legend = searchLegend(document);
  legends.set(document, legend);
  return legend;
}

function searchLegend(document: ReadDocument): Legend {
  const proven = document.lines.flatMap((line) => readProvenCode(line) ?? []);
  const near = document.lines.filter((line) =>
    proven.some((other) => other.line.page === line.page && Math.abs(other.line.index - line.index) <= MAX_LINES_APART),
  );
  const legend = new Map([
    ...near.flatMap(readUntaxedCode),
    ...document.lines.flatMap((line) => [...readNamedCodes(line), ...readStatedCodes(line)]),
    ...proven.map(({ code, rate }) => [code, rate] as const),
  ]);
  // A digit that is also a rate may be that rate.
  const rates = new Set([...legend.values()].map((rate) => formatDecimal(rate, 2).replace('.00', '')));
  return new Map([...legend].filter(([code]) => !rates.has(code) || code === '0'));
}

/** Reads a line of a breakdown that begins with a code: its rate times its base is its tax. */
function readProvenCode(line: ReadLine): { code: string; rate: bigint; line: ReadLine } | null {
  const code = CODE.exec(line.words[0]?.text ?? '')?.[1];
  const rates = new Set(readVatRows(line).map(({ rate }) => rate));
  const isShown = line.numerals.some((numeral) => numeral.from > 0 && rates.has(rateOf(numeral) ?? -1n));
  const [rate] = rates;
  return code !== undefined && rate !== undefined && rates.size === 1 && isShown ? { code, rate, line } : null;
}

/** Reads a line of a breakdown that begins with a code and shows a base without tax. */
function readUntaxedCode(line: ReadLine): (readonly [string, bigint])[] {
  const code = CODE.exec(line.words[0]?.text ?? '')?.[1];
  const money = line.numerals.filter((numeral) => numeral.from > 0 && isMoney(numeral));
  const isUntaxed = money.some(({ value }) => Number(value) === 0) && money.some(({ value }) => Number(value) !== 0);
  return code !== undefined && isUntaxed && !line.numerals.some(isTaxRate) ? [[code, 0n]] : [];
}

function isTaxRate(numeral: ReadLine['numerals'][number]): boolean {
  return numeral.percent && Number(numeral.value) !== 0;
}

/** Reads codes of letters before percentages: "T1 20.00%", "ST6 – Service Tax 6%". The label of a tax is not a code. */
function readNamedCodes(line: ReadLine): (readonly [string, bigint])[] {
  return line.numerals.flatMap((numeral, index) => {
    const rate = numeral.percent ? rateOf(numeral) : null;
    const start = line.numerals[index - 1]?.to ?? 0;
    const [first, ...between] = line.words.slice(start, numeral.from);
    const isLabel = line.totals.some(({ from }) => from === start);
    // "VAT A 20%": the code follows the label of the tax.
    const code = CODE.exec((isLabel ? between.at(-1) : first)?.text ?? '')?.[1];
    const isCode = code !== undefined && /\p{L}/u.test(code) && !isCurrencySign(code);
    return rate !== null && isCode && between.length <= MAX_WORDS_BETWEEN ? [[code, rate] as const] : [];
  });
}

function readStatedCodes(line: ReadLine): (readonly [string, bigint])[] {
  return [...line.text.matchAll(STATED)].flatMap(([, code = '', percent = '']) => {
    const rate = parsePercent(percent);
    return rate === null ? [] : [[code, rate] as const];
  });
}
