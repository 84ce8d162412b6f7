import type { TotalLabel } from '../locales/locale.js';
import { centsOf, sumOf } from './cents.js';
import type { LabelledAmount } from './labelled-amount.js';
import type { ReadLine } from './document.js';
import { isMoney, type Numeral } from './numbers.js';

/** The highest VAT rate is 27 %. */
const MAX_SHARE = { tax: 27n, net: 100n } as const;
/** Labels of a line below a table that shows the sum of each of its columns. */
const SUMS: readonly string[] = ['total', 'lines'];
const WHOLES: readonly string[] = ['payable', 'gross', 'total'];
/** More sums of columns than a table has. */
const MAX_COLUMNS = 8;
/** The sums of the net amounts, of one tax, and of both; of two taxes if other amounts have the label of a net total or of VAT. */
const MIN_COLUMNS = { unnamed: 3, named: 4 } as const;

/**
 * Reads the sums of the columns of a table on one line: of all, or the two of "Total 9,200.00 1,748.00" as the net total and the VAT, if a
 * total below is what both add up to.
 */
export function splitTotals(lines: readonly ReadLine[], labelled: readonly LabelledAmount[]): LabelledAmount[] {
  const isNamed = labelled.some(({ key }) => key === 'net' || key === 'vat');
  const columns = lines.flatMap((line) => splitColumns(line, isNamed ? MIN_COLUMNS.named : MIN_COLUMNS.unnamed));
  const others = labelled.filter(({ line }) => columns.every((sum) => sum.line !== line));
  return [...columns, ...others].flatMap((sum) => {
    const net = SUMS.includes(sum.key) ? findNet(sum, labelled) : null;
    return net ? [net, { ...sum, key: 'vat' as const }] : [sum];
  });
}

/** Reads the sums of all columns in "Total 9,200.00 874.00 874.00 10,948.00": the last is that of the others. Returns none for other lines. */
function splitColumns(line: ReadLine, minColumns: number): LabelledAmount[] {
  const hit = line.totals.find(({ key }) => SUMS.includes(key));
  const numerals = line.numerals.filter(({ percent, suffix }) => !percent && suffix === '');
  if (!hit || numerals.length < minColumns || numerals.length > MAX_COLUMNS) return [];
  const label = (key: TotalLabel, { value, box, currencySign }: Numeral): LabelledAmount => ({
    ...{ key, label: hit.label, cents: centsOf(value) ?? 0n, rate: null, line, box, currencySign },
  });
  const [net, ...rest] = numerals.map((numeral) => label('net', numeral));
  const [gross, taxes] = [rest.at(-1), rest.slice(0, -1)];
  const added = sumOf(taxes.map(({ cents }) => cents));
  if (!net || !gross || net.cents + added !== gross.cents || !isShare(added, net.cents)) return [];
  if (taxes.some(({ cents }) => cents < 0n)) return [];
  const taxed = taxes.filter(({ cents }) => cents > 0n).map((tax) => ({ ...tax, key: 'vat' as const }));
  return [net, ...taxed, { ...gross, key: hit.key }];
}

/** Whether an amount may be the tax on another one. */
function isShare(tax: bigint, net: bigint): boolean {
  return tax > 0n && tax * MAX_SHARE.net <= net * MAX_SHARE.tax + MAX_SHARE.net;
}

function findNet(tax: LabelledAmount, labelled: readonly LabelledAmount[]): LabelledAmount | null {
  const amounts = tax.line.numerals.filter(isMoney);
  const [net, last] = amounts;
  const cents = net ? centsOf(net.value) : null;
  if (!net || last?.box !== tax.box || amounts.length !== 2 || cents === null) return null;
  const isWhole = labelled.some(
    ({ key, cents: whole, line }) => WHOLES.includes(key) && line.index > tax.line.index && whole === cents + tax.cents,
  );
  return isShare(tax.cents, cents) && isWhole
    ? { ...tax, key: 'net', cents, box: net.box, currencySign: net.currencySign }
    : null;
}
