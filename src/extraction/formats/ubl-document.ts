import type { Finding } from '../model/finding.js';
import type { DocumentType } from '../model/document-type.js';
import type { XmlElement } from '../input/xml-element.js';
import { parseAmount, sumAmounts } from './amounts.js';
import { toCurrency } from './codes.js';
import { findTypeByUntdid } from './document-types.js';
import { FindingsList } from './findings-list.js';
import { addBuyer, addSeller, type Party, type SellerPaths } from './party.js';
import { readUblLines } from './ubl-lines.js';
import { findTaxTotals, sumVat, readVatRow, findVatSubtotals } from './ubl-tax.js';
import { findPaymentTypeOfUntdid } from './payment-means.js';
import { findCommonRate, buildVatTable } from './vat-table.js';

/** What differs between the profiles of UBL: how to read the parties, and whether VAT is the sum of its subtotals. */
export interface UblProfile {
  readonly readParty: (party: XmlElement) => Party;
  readonly sellerPaths: SellerPaths;
  readonly trustSubtotals: boolean;
}

const INVOICE = /^urn:oasis:names:(?:specification|tc):ubl:(?:schema:xsd:)?(?:Invoice|CreditNote|DebitNote)-/;

/** Whether an element is a UBL 2 invoice, credit note or debit note. */
export function isUblDocument(element: XmlElement): boolean {
  if (!['Invoice', 'CreditNote', 'DebitNote'].includes(element.name)) return false;
  return INVOICE.test(element.namespace) || element.first('AccountingSupplierParty/Party') !== null;
}

function readGrossTotal(document: XmlElement, tax: bigint | null): bigint | null {
  const totals = document.first('LegalMonetaryTotal') ?? document.first('RequestedMonetaryTotal');
  const inclusive = parseAmount(totals?.value('TaxInclusiveAmount') ?? null);
  if (inclusive !== null) return inclusive;
  const exclusive = parseAmount(totals?.value('TaxExclusiveAmount') ?? null);
  if (exclusive !== null && tax !== null) return exclusive + tax;
  return parseAmount(totals?.value('PayableAmount') ?? null);
}

function readNetTotal(document: XmlElement): bigint | null {
  const totals = document.first('LegalMonetaryTotal') ?? document.first('RequestedMonetaryTotal');
  return parseAmount(totals?.value('TaxExclusiveAmount') ?? null);
}

/** The root element decides; among `Invoice` documents the code does. UBL-TR has words instead of codes there. */
function findType(document: XmlElement): DocumentType {
  if (document.name === 'CreditNote') return 'credit_note';
  if (document.name === 'DebitNote') return 'debit_note';
  return findTypeByUntdid(document.value('InvoiceTypeCode'));
}

function readCurrency(document: XmlElement): string | null {
  const stated = toCurrency(document.value('DocumentCurrencyCode'));
  return stated ?? toCurrency(document.first('LegalMonetaryTotal/PayableAmount')?.attribute('currencyID') ?? null);
}

function readAmounts(document: XmlElement, profile: UblProfile, list: FindingsList): void {
  const currency = readCurrency(document);
  const totals = findTaxTotals(document, currency);
  const vat = sumVat(totals, profile.trustSubtotals);
  const tax = sumAmounts(totals.map((total) => parseAmount(total.value('TaxAmount'))));
  const table = buildVatTable(findVatSubtotals(totals).map(readVatRow));
  list.addText('currency', currency, 'cbc:DocumentCurrencyCode (BT-5)');
  list.addMoney('total_price', readGrossTotal(document, tax), 'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount (BT-112)');
  list.addMoney('total_vat', vat, 'cac:TaxTotal/cbc:TaxAmount (BT-110)');
  list.addMoney('net_total', readNetTotal(document), 'cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount (BT-109)');
  list.addVatCategories(table, 'cac:TaxTotal/cac:TaxSubtotal (BG-23)');
  list.addItems(readUblLines(document, findCommonRate(table, vat)), 'cac:InvoiceLine (BG-25)');
}

/** The due dates at the first place that states any. Credit notes and UBL-TR state them with the payment. */
function readDueDates(document: XmlElement): readonly string[] {
  const places = ['DueDate', 'PaymentMeans/PaymentDueDate', 'PaymentTerms/PaymentDueDate'];
  return places.map((place) => document.values(place)).find((values) => values.length > 0) ?? [];
}

function readReferences(document: XmlElement, list: FindingsList): void {
  const accounts = document.values('PaymentMeans/PayeeFinancialAccount/ID');
  list.addIbans(accounts, 'cac:PayeeFinancialAccount/cbc:ID (BT-84)');
  list.addText('payment_reference', document.value('PaymentMeans/PaymentID'), 'cac:PaymentMeans/cbc:PaymentID (BT-83)');
  list.addText('order_number', document.value('OrderReference/ID'), 'cac:OrderReference/cbc:ID (BT-13)');
  const period = document.first('InvoicePeriod');
  list.addDay('service_period_start', period?.values('StartDate') ?? [], 'cac:InvoicePeriod/cbc:StartDate (BT-73)');
  list.addDay('service_period_end', period?.values('EndDate') ?? [], 'cac:InvoicePeriod/cbc:EndDate (BT-74)');
}

/** Reads a UBL document. */
export function readUblDocument(document: XmlElement, profile: UblProfile): readonly Finding[] {
  const list = new FindingsList();
  const seller = document.first('AccountingSupplierParty/Party');
  if (seller) addSeller(list, profile.readParty(seller), profile.sellerPaths);
  const buyer = document.first('AccountingCustomerParty/Party');
  if (buyer) addBuyer(list, profile.readParty(buyer), 'cac:AccountingCustomerParty (BG-7)');
  list.addText('document_type', findType(document), 'cbc:InvoiceTypeCode (BT-3)');
  list.addText('invoice_number', document.value('ID'), 'cbc:ID (BT-1)');
  list.addDay('invoice_date', [document.value('IssueDate')], 'cbc:IssueDate (BT-2)');
  list.addDay('due_date', readDueDates(document), 'cbc:DueDate (BT-9)');
  readAmounts(document, profile, list);
  const means = document.values('PaymentMeans/PaymentMeansCode');
  list.addText('payment_type', findPaymentTypeOfUntdid(means), 'cac:PaymentMeans/cbc:PaymentMeansCode (BT-81)');
  readReferences(document, list);
  return list.findings;
}
