import { formatDecimal } from '../../shared/money.js';
import type { DocumentType } from '../model/document-type.js';
import type { XmlElement } from '../input/xml-element.js';
import { joinAddress } from './address.js';
import { AMOUNT_SCALE, parseAmount, sumAmounts } from './amounts.js';
import { toCountry, toCurrency, toLanguage } from './codes.js';
import { readFacturaeDetails } from './facturae-details.js';
import { FindingsList } from './findings-list.js';
import type { InvoiceFormat } from './format.js';
import type { LineText } from './line-item.js';
import { toItems } from './line-item.js';
import { addBuyer, addSeller, type Party } from './party.js';
import { findPaymentTypeOfFacturae } from './payment-means.js';
import { findUnitByFacturaeCode } from './units.js';
import { buildVatTable } from './vat-table.js';

/** Value added taxes by `TaxTypeCode`: IVA on the mainland, IPSI in Ceuta and Melilla, IGIC in the Canary Islands. */
const VALUE_ADDED = ['01', '02', '03'];

function selectVatOutputs(parent: XmlElement): XmlElement[] {
  return parent.all('TaxesOutputs/Tax').filter((tax) => VALUE_ADDED.includes(tax.value('TaxTypeCode') ?? '01'));
}

function readVatAmount(taxes: readonly XmlElement[]): bigint | null {
  return sumAmounts(taxes.map((tax) => parseAmount(tax.value('TaxAmount/TotalAmount'))));
}

function readName(party: XmlElement): string | null {
  const individual = ['Name', 'FirstSurname', 'SecondSurname'].map((part) => party.value(`Individual/${part}`));
  return party.value('LegalEntity/CorporateName') ?? (individual.filter((part) => part !== null).join(' ') || null);
}

function readParty(party: XmlElement): Party {
  const entity = party.first('LegalEntity') ?? party.first('Individual');
  const address = entity?.first('AddressInSpain') ?? entity?.first('OverseasAddress') ?? null;
  return {
    names: [readName(party), ...party.values('LegalEntity/TradeName')],
    taxNumbers: [party.value('TaxIdentification/TaxIdentificationNumber')],
    address: address && readAddress(address),
    phone: entity?.value('ContactDetails/Telephone') ?? null,
    country: toCountry(address?.value('CountryCode') ?? null),
  };
}

function readAddress(address: XmlElement): string | null {
  return joinAddress(
    [address.value('Address')],
    [address.value('PostCode'), address.value('Town')],
    [address.value('PostCodeAndTown')],
    [address.value('Province')],
  );
}

const SELLER_PATHS = {
  name: 'SellerParty',
  taxNumber: 'SellerParty/TaxIdentification/TaxIdentificationNumber',
  address: 'SellerParty/AddressInSpain',
  phone: 'SellerParty/ContactDetails/Telephone',
  country: 'SellerParty/AddressInSpain/CountryCode',
};

/** A corrective invoice (`OR`) with a negative total is a credit note. Recapitulative and collective ones are invoices. */
function findType(header: XmlElement | null, total: bigint | null): DocumentType {
  return header?.value('InvoiceClass')?.endsWith('R') && total !== null && total < 0n ? 'credit_note' : 'invoice';
}

/** The total with taxes and before withholding, which older programs subtract from `InvoiceTotal`. */
function readGrossTotal(totals: XmlElement | null): bigint | null {
  const before = parseAmount(totals?.value('TotalGrossAmountBeforeTaxes') ?? null);
  const outputs = parseAmount(totals?.value('TotalTaxOutputs') ?? null);
  const withheld = parseAmount(totals?.value('TotalTaxesWithheld') ?? null);
  const stated = parseAmount(totals?.value('InvoiceTotal') ?? null);
  if (before !== null && outputs !== null && (withheld || stated === null)) return before + outputs;
  return stated;
}

function readLine(line: XmlElement): LineText {
  const taxes = selectVatOutputs(line);
  const vat = readVatAmount(taxes);
  return {
    name: line.value('ItemDescription'),
    description: line.value('AdditionalLineItemInformation'),
    quantity: line.value('Quantity'),
    unit: findUnitByFacturaeCode(line.value('UnitOfMeasure')),
    net: line.value('GrossAmount') ?? line.value('TotalCost'),
    rate: taxes[0]?.value('TaxRate') ?? null,
    tax: vat === null ? null : formatDecimal(vat, AMOUNT_SCALE),
  };
}

function readInvoice(invoice: XmlElement, list: FindingsList): void {
  const header = invoice.first('InvoiceHeader');
  const issue = invoice.first('InvoiceIssueData');
  const number = header?.value('InvoiceNumber') ?? null;
  const series = header?.value('InvoiceSeriesCode') ?? null;
  const taxes = selectVatOutputs(invoice);
  const both = number !== null && series !== null ? series + number : null;
  list.addTexts('invoice_number', [number, both], 'InvoiceHeader/InvoiceNumber');
  list.addDay('invoice_date', [issue?.value('IssueDate') ?? null], 'InvoiceIssueData/IssueDate');
  list.addText(
    'currency',
    toCurrency(issue?.value('InvoiceCurrencyCode') ?? null),
    'InvoiceIssueData/InvoiceCurrencyCode',
  );
  list.addText('language', toLanguage(issue?.value('LanguageName') ?? null), 'InvoiceIssueData/LanguageName');
  const totals = invoice.first('InvoiceTotals');
  const total = readGrossTotal(totals);
  const net = parseAmount(totals?.value('TotalGrossAmountBeforeTaxes') ?? null);
  list.addText('document_type', findType(header, total), 'InvoiceHeader/InvoiceClass');
  list.addMoney('total_price', total, 'InvoiceTotals/InvoiceTotal');
  list.addMoney('net_total', net, 'InvoiceTotals/TotalGrossAmountBeforeTaxes');
  list.addMoney('total_vat', readVatAmount(taxes), 'TaxesOutputs/Tax/TaxAmount');
  const rows = taxes.map((tax) => ({
    rate: tax.value('TaxRate'),
    base: tax.value('TaxableBase/TotalAmount'),
    vat: tax.value('TaxAmount/TotalAmount'),
  }));
  list.addVatCategories(buildVatTable(rows), 'TaxesOutputs');
  list.addItems(toItems(invoice.all('Items/InvoiceLine').map(readLine), null), 'Items/InvoiceLine');
  const due = invoice.values('PaymentDetails/Installment/InstallmentDueDate');
  list.addDay('due_date', due, 'PaymentDetails/Installment/InstallmentDueDate');
  const means = invoice.values('PaymentDetails/Installment/PaymentMeans');
  list.addText('payment_type', findPaymentTypeOfFacturae(means), 'PaymentDetails/Installment/PaymentMeans');
  const accounts = invoice.values('PaymentDetails/Installment/AccountToBeCredited/IBAN');
  list.addIbans(accounts, 'PaymentDetails/Installment/AccountToBeCredited/IBAN');
  const reference = invoice.value('PaymentDetails/Installment/PaymentReconciliationReference');
  list.addText('payment_reference', reference, 'PaymentDetails/Installment/PaymentReconciliationReference');
  const period = issue?.first('InvoicingPeriod');
  list.addDay('service_period_start', period?.values('StartDate') ?? [], 'InvoiceIssueData/InvoicingPeriod/StartDate');
  list.addDay('service_period_end', period?.values('EndDate') ?? [], 'InvoiceIssueData/InvoicingPeriod/EndDate');
}

/** Facturae 3.2 (Spain). Reads the first invoice of a batch. */
export const facturae: InvoiceFormat = {
  name: 'facturae',
  matches: (element) => element.name === 'Facturae',
  count: (document) => document.all('Invoices/Invoice').length,
  read: (document) => {
    const list = new FindingsList();
    const seller = document.first('Parties/SellerParty');
    const invoice = document.first('Invoices/Invoice');
    const buyer = document.first('Parties/BuyerParty');
    if (seller) addSeller(list, readParty(seller), SELLER_PATHS);
    if (buyer) addBuyer(list, readParty(buyer), 'BuyerParty');
    if (invoice) readInvoice(invoice, list);
    return list.findings;
  },
  readDetails: (document) => readFacturaeDetails(document, readLine),
};
