import { formatDecimal } from '../../shared/money.js';
import type { XmlElement } from '../input/xml-element.js';
import { addressLine } from './address.js';
import { AMOUNT_SCALE, amountOf, sumOf } from './amounts.js';
import { countryOfCode, currencyOf, languageOf } from './codes.js';
import { FindingsList } from './findings-list.js';
import type { InvoiceFormat } from './format.js';
import type { LineText } from './line-item.js';
import { itemsOf } from './line-item.js';
import { paymentTypeOfFacturae } from './payment-means.js';
import { unitOfFacturaeCode } from './units.js';
import { vatTable } from './vat-table.js';

/** Value added taxes by `TaxTypeCode`: IVA on the mainland, IPSI in Ceuta and Melilla, IGIC in the Canary Islands. */
const VALUE_ADDED = ['01', '02', '03'];

function vatOutputs(parent: XmlElement): XmlElement[] {
  return parent.all('TaxesOutputs/Tax').filter((tax) => VALUE_ADDED.includes(tax.value('TaxTypeCode') ?? '01'));
}

function vatAmount(taxes: readonly XmlElement[]): bigint | null {
  return sumOf(taxes.map((tax) => amountOf(tax.value('TaxAmount/TotalAmount'))));
}

function nameOf(party: XmlElement): string | null {
  const individual = ['Name', 'FirstSurname', 'SecondSurname'].map((part) => party.value(`Individual/${part}`));
  return party.value('LegalEntity/CorporateName') ?? (individual.filter((part) => part !== null).join(' ') || null);
}

function readSeller(seller: XmlElement, list: FindingsList): void {
  const entity = seller.first('LegalEntity') ?? seller.first('Individual');
  const address = entity?.first('AddressInSpain') ?? entity?.first('OverseasAddress') ?? null;
  list.texts('company.name', [nameOf(seller), ...seller.values('LegalEntity/TradeName')], 'SellerParty');
  const taxNumber = seller.value('TaxIdentification/TaxIdentificationNumber');
  list.text('company.tax_number', taxNumber, 'SellerParty/TaxIdentification/TaxIdentificationNumber');
  list.text('company.phone', entity?.value('ContactDetails/Telephone') ?? null, 'SellerParty/ContactDetails/Telephone');
  if (!address) return;
  const line = addressLine(
    [address.value('Address')],
    [address.value('PostCode'), address.value('Town')],
    [address.value('PostCodeAndTown')],
    [address.value('Province')],
  );
  list.text('company.address', line, 'SellerParty/AddressInSpain');
  list.text('country', countryOfCode(address.value('CountryCode')), 'SellerParty/AddressInSpain/CountryCode');
}

/** The total with taxes and before withholding, which older programs subtract from `InvoiceTotal`. */
function grossTotal(totals: XmlElement | null): bigint | null {
  const before = amountOf(totals?.value('TotalGrossAmountBeforeTaxes') ?? null);
  const outputs = amountOf(totals?.value('TotalTaxOutputs') ?? null);
  const withheld = amountOf(totals?.value('TotalTaxesWithheld') ?? null);
  const stated = amountOf(totals?.value('InvoiceTotal') ?? null);
  if (before !== null && outputs !== null && (withheld || stated === null)) return before + outputs;
  return stated;
}

function lineText(line: XmlElement): LineText {
  const taxes = vatOutputs(line);
  const vat = vatAmount(taxes);
  return {
    name: line.value('ItemDescription'),
    description: line.value('AdditionalLineItemInformation'),
    quantity: line.value('Quantity'),
    unit: unitOfFacturaeCode(line.value('UnitOfMeasure')),
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
  const taxes = vatOutputs(invoice);
  const both = number !== null && series !== null ? series + number : null;
  list.texts('invoice_number', [number, both], 'InvoiceHeader/InvoiceNumber');
  list.day('invoice_date', [issue?.value('IssueDate') ?? null], 'InvoiceIssueData/IssueDate');
  list.text(
    'currency',
    currencyOf(issue?.value('InvoiceCurrencyCode') ?? null),
    'InvoiceIssueData/InvoiceCurrencyCode',
  );
  list.text('language', languageOf(issue?.value('LanguageName') ?? null), 'InvoiceIssueData/LanguageName');
  list.money('total_price', grossTotal(invoice.first('InvoiceTotals')), 'InvoiceTotals/InvoiceTotal');
  list.money('total_vat', vatAmount(taxes), 'TaxesOutputs/Tax/TaxAmount');
  const rows = taxes.map((tax) => ({
    rate: tax.value('TaxRate'),
    base: tax.value('TaxableBase/TotalAmount'),
    vat: tax.value('TaxAmount/TotalAmount'),
  }));
  list.vatCategories(vatTable(rows), 'TaxesOutputs');
  list.items(itemsOf(invoice.all('Items/InvoiceLine').map(lineText), null), 'Items/InvoiceLine');
  const due = invoice.values('PaymentDetails/Installment/InstallmentDueDate');
  list.day('due_date', due, 'PaymentDetails/Installment/InstallmentDueDate');
  const means = invoice.values('PaymentDetails/Installment/PaymentMeans');
  list.text('payment_type', paymentTypeOfFacturae(means), 'PaymentDetails/Installment/PaymentMeans');
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
    if (seller) readSeller(seller, list);
    if (invoice) readInvoice(invoice, list);
    return list.findings;
  },
};
