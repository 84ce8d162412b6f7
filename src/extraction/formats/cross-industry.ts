import type { Finding, ItemFinding } from '../model/finding.js';
import type { XmlElement } from '../input/xml-element.js';
import { parseAmount, sumAmounts } from './amounts.js';
import { toCurrency, toLanguage } from './codes.js';
import { CROSS_INDUSTRY_SELLER, readCrossIndustryParty } from './cross-industry-party.js';
import { findTypeByUntdid } from './document-types.js';
import { FindingsList } from './findings-list.js';
import { selectCountedLines } from './line-hierarchy.js';
import type { LineText } from './line-item.js';
import { toItems } from './line-item.js';
import { addBuyer, addSeller } from './party.js';
import { findPaymentTypeOfUntdid } from './payment-means.js';
import { findUnitByCode } from './units.js';
import type { VatRow } from './vat-table.js';
import { findCommonRate, buildVatTable } from './vat-table.js';

/** The element names in which the versions of UN/CEFACT's Cross Industry Invoice differ. */
export interface CrossIndustryNames {
  readonly document: string;
  readonly transaction: string;
  readonly agreement: string;
  readonly delivery: string;
  readonly settlement: string;
  readonly summation: string;
  readonly lineAgreement: string;
  readonly lineDelivery: string;
  readonly lineSettlement: string;
  readonly lineSummation: string;
}

/** The rate of a tax. Categories without tax need not state it and have 0. */
function readRate(tax: XmlElement | null): string | null {
  const stated = tax?.value('RateApplicablePercent') ?? tax?.value('ApplicablePercent') ?? null;
  if (stated !== null || tax === null) return stated;
  return ['O', 'E', 'Z', 'AE', 'K', 'G'].includes(tax.value('CategoryCode') ?? '') ? '0' : null;
}

function isVat(tax: XmlElement): boolean {
  return ['VAT', 'GST'].includes(tax.value('TypeCode')?.toUpperCase() ?? 'VAT');
}

function readVatRow(tax: XmlElement): VatRow {
  return { rate: readRate(tax), base: tax.value('BasisAmount'), vat: tax.value('CalculatedAmount') };
}

function filterByCurrency(elements: readonly XmlElement[], currency: string | null): XmlElement[] {
  return elements.filter((element) => {
    const stated = element.attribute('currencyID');
    return stated === null || currency === null || stated === currency;
  });
}

/** The VAT of the invoice: the stated total, or the sum of the VAT rows if there are other taxes or no total. */
function readVatTotal(
  summation: XmlElement | null,
  taxes: readonly XmlElement[],
  currency: string | null,
): bigint | null {
  const vat = taxes.filter(isVat);
  const rows = sumAmounts(vat.map((tax) => parseAmount(tax.value('CalculatedAmount'))));
  if (vat.length < taxes.length) return rows;
  const totals = filterByCurrency(summation?.all('TaxTotalAmount') ?? [], currency);
  const own = totals.find((total) => total.attribute('currencyID') === currency) ?? totals[0];
  return parseAmount(own?.content() ?? null) ?? rows;
}

function readGrossTotal(summation: XmlElement | null, currency: string | null): bigint | null {
  const stated = filterByCurrency(summation?.all('GrandTotalAmount') ?? [], currency)[0]?.content();
  return parseAmount(stated ?? summation?.value('DuePayableAmount') ?? null);
}

/** Reads the amounts and returns the rate of lines that state none. */
function readAmounts(settlement: XmlElement, names: CrossIndustryNames, list: FindingsList): string | null {
  const currency = settlement.value('InvoiceCurrencyCode');
  const summation = settlement.first(names.summation);
  const taxes = settlement.all('ApplicableTradeTax');
  const vat = readVatTotal(summation, taxes, currency);
  const table = buildVatTable(taxes.filter(isVat).map(readVatRow));
  list.addText('currency', toCurrency(currency), 'ram:InvoiceCurrencyCode (BT-5)');
  list.addMoney('total_price', readGrossTotal(summation, currency), 'ram:GrandTotalAmount (BT-112)');
  list.addMoney('total_vat', vat, 'ram:TaxTotalAmount (BT-110)');
  const net = filterByCurrency(summation?.all('TaxBasisTotalAmount') ?? [], currency)[0]?.content() ?? null;
  list.addMoney('net_total', parseAmount(net), 'ram:TaxBasisTotalAmount (BT-109)');
  list.addVatCategories(table, 'ram:ApplicableTradeTax (BG-23)');
  return findCommonRate(table, vat);
}

function readTransaction(transaction: XmlElement, names: CrossIndustryNames, list: FindingsList): void {
  const agreement = transaction.first(names.agreement);
  const seller = agreement?.first('SellerTradeParty');
  const buyer = agreement?.first('BuyerTradeParty');
  const settlement = transaction.first(names.settlement);
  if (seller) addSeller(list, readCrossIndustryParty(seller), CROSS_INDUSTRY_SELLER);
  if (buyer) addBuyer(list, readCrossIndustryParty(buyer), 'ram:BuyerTradeParty (BG-7)');
  const order = agreement?.value('BuyerOrderReferencedDocument/IssuerAssignedID');
  list.addText(
    'order_number',
    order ?? agreement?.value('BuyerOrderReferencedDocument/ID') ?? null,
    'ram:BuyerOrderReferencedDocument (BT-13)',
  );
  const commonRate = settlement ? readAmounts(settlement, names, list) : null;
  if (settlement) readPayment(settlement, list);
  list.addItems(readItems(transaction, names, commonRate), 'ram:IncludedSupplyChainTradeLineItem (BG-25)');
}

function readPayment(settlement: XmlElement, list: FindingsList): void {
  const due = settlement.values('SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString');
  list.addDay('due_date', due, 'ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime (BT-9)');
  const means = settlement.values('SpecifiedTradeSettlementPaymentMeans/TypeCode');
  list.addText(
    'payment_type',
    findPaymentTypeOfUntdid(means),
    'ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode (BT-81)',
  );
  const accounts = settlement.values('SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID');
  list.addIbans(accounts, 'ram:PayeePartyCreditorFinancialAccount/ram:IBANID (BT-84)');
  list.addText('payment_reference', settlement.value('PaymentReference'), 'ram:PaymentReference (BT-83)');
  const period = settlement.first('BillingSpecifiedPeriod');
  const start = period?.values('StartDateTime/DateTimeString') ?? [];
  const end = period?.values('EndDateTime/DateTimeString') ?? [];
  list.addDay('service_period_start', start, 'ram:BillingSpecifiedPeriod/ram:StartDateTime (BT-73)');
  list.addDay('service_period_end', end, 'ram:BillingSpecifiedPeriod/ram:EndDateTime (BT-74)');
}

/** Reads the text of a line. */
export function readCrossIndustryLine(line: XmlElement, names: CrossIndustryNames): LineText {
  const quantity = line.first(`${names.lineDelivery}/BilledQuantity`);
  const settlement = line.first(names.lineSettlement);
  const tax = settlement?.all('ApplicableTradeTax').find(isVat) ?? null;
  return {
    name: line.value('SpecifiedTradeProduct/Name'),
    description: line.value('SpecifiedTradeProduct/Description'),
    quantity: quantity?.content() || null,
    unit: findUnitByCode(quantity?.attribute('unitCode') ?? null),
    net: settlement?.value(`${names.lineSummation}/LineTotalAmount`) ?? null,
    rate: readRate(tax),
    tax: tax?.value('CalculatedAmount') ?? null,
  };
}

function readItems(transaction: XmlElement, names: CrossIndustryNames, commonRate: string | null): ItemFinding[] {
  const lines = transaction.all('IncludedSupplyChainTradeLineItem').map((line) => ({
    ...readCrossIndustryLine(line, names),
    id: line.value('AssociatedDocumentLineDocument/LineID'),
    parentId: line.value('AssociatedDocumentLineDocument/ParentLineID'),
    status: line.value('AssociatedDocumentLineDocument/LineStatusReasonCode'),
  }));
  const lineTotal = transaction.value(`${names.settlement}/${names.summation}/LineTotalAmount`);
  return toItems(selectCountedLines(lines, lineTotal), commonRate);
}

/** Reads a Cross Industry Invoice of the version with the given element names. */
export function readCrossIndustry(invoice: XmlElement, names: CrossIndustryNames): readonly Finding[] {
  const list = new FindingsList();
  const document = invoice.first(names.document);
  const transaction = invoice.first(names.transaction);
  const date = document?.value('IssueDateTime/DateTimeString') ?? document?.value('IssueDateTime/DateTime') ?? null;
  list.addText('invoice_number', document?.value('ID') ?? null, 'rsm:ExchangedDocument/ram:ID (BT-1)');
  list.addDay('invoice_date', [date], 'ram:IssueDateTime (BT-2)');
  if (document) list.addText('document_type', findTypeByUntdid(document.value('TypeCode')), 'ram:TypeCode (BT-3)');
  list.addText('language', toLanguage(document?.value('LanguageID') ?? null), 'rsm:ExchangedDocument/ram:LanguageID');
  if (transaction) readTransaction(transaction, names, list);
  return list.findings;
}
