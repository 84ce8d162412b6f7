import { foldText } from '../../shared/text.js';
import type { XmlElement } from '../input/xml-element.js';
import { parseAmount, formatMoney, sumAmounts } from './amounts.js';
import { toCurrency } from './codes.js';
import type { VatRow } from './vat-table.js';

/**
 * Identifiers of value added taxes in cac:TaxScheme: VAT and GST of UNTDID 5153, the codes of national profiles (63 is Moms in the
 * Danish OIOUBL, 0015 is KDV in UBL-TR), and local names.
 */
const VALUE_ADDED = new Set(
  ['vat', 'gst', 'hst', 'iva', 'tva', 'btw', 'mva', 'moms', 'mwst', 'ust', 'kdv', 'igv'].concat(['63', '0015']),
);

/** Codes of withholding taxes in UBL-TR: of income tax, corporate tax and KDV. */
const WITHHELD = new Set(['0003', '0011', '9015']);

/** Whether any identifier of a cac:TaxScheme means a value added tax. A scheme without identifiers is assumed to be one. */
function isValueAdded(scheme: XmlElement | null): boolean {
  const stated = ['TaxTypeCode', 'ID', 'Name']
    .map((name) => scheme?.value(name) ?? null)
    .filter((text) => text !== null);
  return stated.length === 0 || stated.map(foldText).some((text) => VALUE_ADDED.has(text) || /katma deger/.test(text));
}

function isVatSubtotal(subtotal: XmlElement): boolean {
  return isValueAdded(subtotal.first('TaxCategory/TaxScheme'));
}

/** The VAT category of an item (EN 16931 BG-30), or null if it has only other taxes. */
export function findVatCategory(categories: readonly XmlElement[]): XmlElement | null {
  return categories.find((category) => isValueAdded(category.first('TaxScheme'))) ?? null;
}

/** The rate of a tax category or subtotal. Categories without tax need not state it and have 0. */
export function readRate(category: XmlElement | null): string | null {
  const stated = category?.value('Percent') ?? category?.value('TaxCategory/Percent') ?? null;
  if (stated !== null || category === null) return stated;
  const code = category.value('ID') ?? category.value('TaxCategory/ID');
  return code !== null && ['O', 'E', 'Z', 'AE', 'K', 'G', 'ZeroRated'].includes(code) ? '0' : null;
}

/**
 * The tax totals in the document's currency, without a total in the accounting currency (EN 16931 BT-111). UBL has another element
 * for withholding taxes.
 */
export function findTaxTotals(parent: XmlElement, currency: string | null): XmlElement[] {
  return parent.all('TaxTotal').filter((total) => {
    const stated = toCurrency(total.first('TaxAmount')?.attribute('currencyID') ?? null);
    return stated === null || currency === null || stated === currency;
  });
}

/** The VAT subtotals of the given tax totals (EN 16931 BG-23). */
export function findVatSubtotals(totals: readonly XmlElement[]): XmlElement[] {
  return totals.flatMap((total) => total.all('TaxSubtotal')).filter(isVatSubtotal);
}

/** The VAT in tax totals, with six decimals: their stated sum, or the sum of the VAT subtotals if there are other taxes. */
export function sumVat(totals: readonly XmlElement[], trustSubtotals: boolean): bigint | null {
  const subtotals = totals.flatMap((total) => total.all('TaxSubtotal'));
  const vat = subtotals.filter(isVatSubtotal);
  const sum = sumAmounts(vat.map((subtotal) => parseAmount(subtotal.value('TaxAmount'))));
  if (subtotals.length > vat.length || (trustSubtotals && sum !== null)) return sum;
  return sumAmounts(totals.map((total) => parseAmount(total.value('TaxAmount'))));
}

/**
 * The taxes of a line without withholding taxes, with six decimals. Null if the line states none, or if its subtotals contradict
 * the stated sum; the rate of the line is more reliable then.
 */
export function sumLineTax(totals: readonly XmlElement[]): bigint | null {
  const stated = sumAmounts(totals.map((total) => parseAmount(total.value('TaxAmount'))));
  const subtotals = totals.flatMap((total) => total.all('TaxSubtotal'));
  if (subtotals.length === 0) return stated;
  const added = subtotals.filter((subtotal) => !isWithheld(subtotal));
  const sum = sumAmounts(added.map((subtotal) => parseAmount(subtotal.value('TaxAmount'))));
  return formatMoney(sum) === formatMoney(stated) ? sum : null;
}

function isWithheld(subtotal: XmlElement): boolean {
  return subtotal.values('TaxCategory/TaxScheme/TaxTypeCode').some((code) => WITHHELD.has(code));
}

/** One row of the VAT breakdown. */
export function readVatRow(subtotal: XmlElement): VatRow {
  return { rate: readRate(subtotal), base: subtotal.value('TaxableAmount'), vat: subtotal.value('TaxAmount') };
}
