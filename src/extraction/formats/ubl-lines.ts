import type { ItemFinding } from '../model/finding.js';
import type { XmlElement } from '../input/xml-element.js';
import { AMOUNT_SCALE } from './amounts.js';
import type { LineText } from './line-item.js';
import { itemsOf } from './line-item.js';
import { formatDecimal } from '../../shared/money.js';
import { lineTaxOf, rateOf, vatCategoryOf, vatSubtotalsOf } from './ubl-tax.js';
import { unitOfCode } from './units.js';

const LINES = ['InvoiceLine', 'CreditNoteLine', 'DebitNoteLine'];
const QUANTITIES = ['InvoicedQuantity', 'CreditedQuantity', 'DebitedQuantity'];

/** The sum of all taxes of a line. Its total also includes excise duties, which are subject to VAT. */
function taxAmount(totals: readonly XmlElement[]): string | null {
  const tax = lineTaxOf(totals);
  return tax === null ? null : formatDecimal(tax, AMOUNT_SCALE);
}

function lineText(line: XmlElement): LineText {
  const quantity = QUANTITIES.map((name) => line.first(name)).find((element) => element !== null) ?? null;
  const totals = line.all('TaxTotal');
  const category = vatCategoryOf(line.all('Item/ClassifiedTaxCategory'));
  return {
    name: line.value('Item/Name'),
    description: line.value('Item/Description'),
    quantity: quantity?.content() || null,
    unit: unitOfCode(quantity?.attribute('unitCode') ?? null),
    net: line.value('LineExtensionAmount'),
    rate: rateOf(category) ?? rateOf(vatSubtotalsOf(totals)[0] ?? null),
    tax: taxAmount(totals),
  };
}

/** Reads the lines of a UBL document without sub-lines, which the amount of their parent includes. */
export function readUblLines(document: XmlElement, commonRate: string | null): ItemFinding[] {
  return itemsOf(LINES.flatMap((name) => document.all(name)).map(lineText), commonRate);
}
