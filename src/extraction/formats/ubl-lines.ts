import type { ItemFinding } from '../model/finding.js';
import type { XmlElement } from '../input/xml-element.js';
import { AMOUNT_SCALE } from './amounts.js';
import type { StatedLine } from '../model/stated-details.js';
import type { LineText } from './line-item.js';
import { toItems, toStatedLine } from './line-item.js';
import { formatDecimal } from '../../shared/money.js';
import { sumLineTax, readRate, findVatCategory, findVatSubtotals } from './ubl-tax.js';
import { findUnitByCode } from './units.js';

const LINES = ['InvoiceLine', 'CreditNoteLine', 'DebitNoteLine'];
const QUANTITIES = ['InvoicedQuantity', 'CreditedQuantity', 'DebitedQuantity'];

/** The sum of all taxes of a line. Its total also includes excise duties, which are subject to VAT. */
function readTaxAmount(totals: readonly XmlElement[]): string | null {
  const tax = sumLineTax(totals);
  return tax === null ? null : formatDecimal(tax, AMOUNT_SCALE);
}

function findQuantity(line: XmlElement): XmlElement | null {
  return QUANTITIES.map((name) => line.first(name)).find((element) => element !== null) ?? null;
}

function listLines(document: XmlElement): XmlElement[] {
  return LINES.flatMap((name) => document.all(name));
}

function readLine(line: XmlElement): LineText {
  const quantity = findQuantity(line);
  const totals = line.all('TaxTotal');
  const category = findVatCategory(line.all('Item/ClassifiedTaxCategory'));
  return {
    name: line.value('Item/Name'),
    description: line.value('Item/Description'),
    quantity: quantity?.content() || null,
    unit: findUnitByCode(quantity?.attribute('unitCode') ?? null),
    net: line.value('LineExtensionAmount'),
    rate: readRate(category) ?? readRate(findVatSubtotals(totals)[0] ?? null),
    tax: readTaxAmount(totals),
  };
}

/** Reads the lines of a UBL document without sub-lines, which the amount of their parent includes. */
export function readUblLines(document: XmlElement, commonRate: string | null): ItemFinding[] {
  return toItems(listLines(document).map(readLine), commonRate);
}

/** Reads what people see of the lines of a UBL document, without sub-lines. */
export function readStatedUblLines(document: XmlElement): StatedLine[] {
  return listLines(document).map((line) =>
    toStatedLine(readLine(line), {
      position: line.value('ID'),
      unit: findQuantity(line)?.attribute('unitCode') ?? null,
      price: line.value('Price/PriceAmount'),
      priceQuantity: line.value('Price/BaseQuantity'),
    }),
  );
}
