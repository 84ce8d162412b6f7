import type { Finding } from '../model/finding.js';
import type { XmlElement } from '../input/xml-element.js';
import { amountOf, sumOf } from './amounts.js';
import { currencyOf } from './codes.js';
import { FindingsList } from './findings-list.js';
import { readUblLines } from './ubl-lines.js';
import { taxTotalsIn, vatOf, vatRowOf, vatSubtotalsOf } from './ubl-tax.js';
import { paymentTypeOfUntdid } from './payment-means.js';
import { commonRateOf, vatTable } from './vat-table.js';

/** What differs between the profiles of UBL: how to read the supplier, and whether VAT is the sum of its subtotals. */
export interface UblProfile {
  readonly readSupplier: (party: XmlElement, list: FindingsList) => void;
  readonly trustSubtotals: boolean;
}

const INVOICE = /^urn:oasis:names:(?:specification|tc):ubl:(?:schema:xsd:)?(?:Invoice|CreditNote|DebitNote)-/;

/** Whether an element is a UBL 2 invoice, credit note or debit note. */
export function isUblDocument(element: XmlElement): boolean {
  if (!['Invoice', 'CreditNote', 'DebitNote'].includes(element.name)) return false;
  return INVOICE.test(element.namespace) || element.first('AccountingSupplierParty/Party') !== null;
}

function grossTotal(document: XmlElement, tax: bigint | null): bigint | null {
  const totals = document.first('LegalMonetaryTotal') ?? document.first('RequestedMonetaryTotal');
  const inclusive = amountOf(totals?.value('TaxInclusiveAmount') ?? null);
  if (inclusive !== null) return inclusive;
  const exclusive = amountOf(totals?.value('TaxExclusiveAmount') ?? null);
  if (exclusive !== null && tax !== null) return exclusive + tax;
  return amountOf(totals?.value('PayableAmount') ?? null);
}

function currencyIn(document: XmlElement): string | null {
  const stated = currencyOf(document.value('DocumentCurrencyCode'));
  return stated ?? currencyOf(document.first('LegalMonetaryTotal/PayableAmount')?.attribute('currencyID') ?? null);
}

function readAmounts(document: XmlElement, profile: UblProfile, list: FindingsList): void {
  const currency = currencyIn(document);
  const totals = taxTotalsIn(document, currency);
  const vat = vatOf(totals, profile.trustSubtotals);
  const tax = sumOf(totals.map((total) => amountOf(total.value('TaxAmount'))));
  const table = vatTable(vatSubtotalsOf(totals).map(vatRowOf));
  list.text('currency', currency, 'cbc:DocumentCurrencyCode (BT-5)');
  list.money('total_price', grossTotal(document, tax), 'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount (BT-112)');
  list.money('total_vat', vat, 'cac:TaxTotal/cbc:TaxAmount (BT-110)');
  list.vatCategories(table, 'cac:TaxTotal/cac:TaxSubtotal (BG-23)');
  list.items(readUblLines(document, commonRateOf(table, vat)), 'cac:InvoiceLine (BG-25)');
}

/** The due dates at the first place that states any. Credit notes and UBL-TR state them with the payment. */
function dueDates(document: XmlElement): readonly string[] {
  const places = ['DueDate', 'PaymentMeans/PaymentDueDate', 'PaymentTerms/PaymentDueDate'];
  return places.map((place) => document.values(place)).find((values) => values.length > 0) ?? [];
}

/** Reads a UBL document. */
export function readUblDocument(document: XmlElement, profile: UblProfile): readonly Finding[] {
  const list = new FindingsList();
  const supplier = document.first('AccountingSupplierParty/Party');
  if (supplier) profile.readSupplier(supplier, list);
  list.text('invoice_number', document.value('ID'), 'cbc:ID (BT-1)');
  list.day('invoice_date', [document.value('IssueDate')], 'cbc:IssueDate (BT-2)');
  list.day('due_date', dueDates(document), 'cbc:DueDate (BT-9)');
  readAmounts(document, profile, list);
  const means = document.values('PaymentMeans/PaymentMeansCode');
  list.text('payment_type', paymentTypeOfUntdid(means), 'cac:PaymentMeans/cbc:PaymentMeansCode (BT-81)');
  return list.findings;
}
