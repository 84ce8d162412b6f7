import { describe, expect, it } from '@jest/globals';
import { extractValues, readEInvoice } from '../../support/e-invoices.js';

type Changes = Readonly<Record<string, string>>;
type Expected = Readonly<Record<string, unknown>>;

/** Reads an e-invoice with parts replaced, and takes the fields that are expected of it; null for those that were not found. */
async function readThose(file: string, changes: Changes, expected: Expected): Promise<Expected> {
  const values: Expected = await extractValues(await readEInvoice(file, changes));
  return Object.fromEntries(Object.keys(expected).map((field) => [field, values[field] ?? null]));
}

const INCLUSIVE = '<cbc:TaxInclusiveAmount currencyID="EUR">334.50</cbc:TaxInclusiveAmount>';
const EXCLUSIVE = '<cbc:TaxExclusiveAmount currencyID="EUR">275.60</cbc:TaxExclusiveAmount>';
const MEANS = '<cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode></cac:PaymentMeans>';
const TYPE = '<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>';
const EXEMPT =
  '<cbc:ID>AE</cbc:ID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>';
const writeTax = (scheme: string): string => `
  <cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">275.60</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">5.00</cbc:TaxAmount>
    <cac:TaxCategory><cbc:Percent>2</cbc:Percent><cac:TaxScheme>${scheme}</cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>`;

describe('a UBL invoice', () => {
  it.each<[string, Changes, Expected]>([
    [
      'without a total including VAT has the sum of net total and tax',
      { [INCLUSIVE]: '', '<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">671.46</cbc:TaxAmount></cac:TaxTotal>': '' },
      { total_price: '334.50', net_total: '275.60' },
    ],
    [
      'without either total has the amount due',
      { [INCLUSIVE]: '', [EXCLUSIVE]: '' },
      { total_price: '234.50', net_total: null },
    ],
    [
      'that calls its totals requested, as debit notes do, has them too',
      { LegalMonetaryTotal: 'RequestedMonetaryTotal' },
      { total_price: '334.50', net_total: '275.60' },
    ],
    [
      'without a currency has that of the amount due',
      { '<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>': '' },
      { currency: 'EUR' },
    ],
    [
      'without a currency anywhere has none',
      { '<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>': '', ' currencyID="EUR"': '' },
      { currency: null },
    ],
    ['leaves out the tax in the currency of accounting', {}, { total_vat: '58.90' }],
    ['has no tax if it states none', { '>58.90<': '><', '>671.46<': '><' }, { total_vat: null }],
    ['has its due date', { [TYPE]: `<cbc:DueDate>2026-04-30</cbc:DueDate>${TYPE}` }, { due_date: '2026-04-30' }],
    [
      'may have its due date with the payment means',
      { [MEANS]: MEANS.replace('</cac', '<cbc:PaymentDueDate>2026-05-01</cbc:PaymentDueDate></cac') },
      { due_date: '2026-05-01' },
    ],
    [
      'may have its due date with the payment terms',
      { [MEANS]: `${MEANS}<cac:PaymentTerms><cbc:PaymentDueDate>2026-05-02</cbc:PaymentDueDate></cac:PaymentTerms>` },
      { due_date: '2026-05-02' },
    ],
    [
      'has no due date if it is due on several days',
      {
        [MEANS]: ['2026-05-02', '2026-06-02']
          .map((day) => `<cac:PaymentTerms><cbc:PaymentDueDate>${day}</cbc:PaymentDueDate></cac:PaymentTerms>`)
          .join(''),
      },
      { due_date: null },
    ],
    ['has the code of its type', { '>380<': '>386<' }, { document_type: 'prepayment' }],
    [
      'with another tax has the sum of its VAT only',
      { [EXEMPT]: EXEMPT + writeTax('<cbc:ID>ENV</cbc:ID>'), '>58.90<': '>63.90<' },
      { total_vat: '58.90' },
    ],
    [
      'with a tax without a name counts it as VAT',
      { [EXEMPT]: EXEMPT + writeTax(''), '>58.90<': '>63.90<' },
      { total_vat: '63.90' },
    ],
    [
      'with a local name of VAT counts it as VAT',
      { [EXEMPT]: EXEMPT + writeTax('<cbc:ID>X</cbc:ID><cbc:Name>Moms</cbc:Name>'), '>58.90<': '>63.90<' },
      { total_vat: '63.90' },
    ],
  ])('%s', async (_, changes, expected) => {
    expect(await readThose('ubl.xml', changes, expected)).toEqual(expected);
  });

  it.each(['O', 'E', 'Z', 'AE', 'K', 'G'])('has a rate of zero in the category %s', async (category) => {
    const values = await extractValues(await readEInvoice('ubl.xml', { '<cbc:ID>AE<': `<cbc:ID>${category}<` }));
    expect(values.items?.at(-1)).toMatchObject({ vat_rate: '0.00', total_price: '40.00' });
    expect(values.vat_categories?.at(-1)).toMatchObject({ vat_rate: '0.00', base_amount: '40.00' });
  });

  it('has no rate in a taxed category that states none', async () => {
    const values = await extractValues(await readEInvoice('ubl.xml', { '<cbc:ID>AE<': '<cbc:ID>S<' }));
    expect(values.items?.at(-1)).toMatchObject({ vat_rate: null, total_price: '40.00' });
  });
});

const TAX_TOTAL = '<ram:TaxTotalAmount currencyID="EUR">16.50</ram:TaxTotalAmount>';
const OTHER_TOTAL = '<ram:TaxTotalAmount currencyID="CHF">15.80</ram:TaxTotalAmount>';
const GRAND_TOTAL = '<ram:GrandTotalAmount>105.60</ram:GrandTotalAmount>';
const SELLER_END = '</ram:SellerTradeParty>';
const PAYMENT = '<ram:SpecifiedTradeSettlementPaymentMeans>';
const writeDue = (day: string): string =>
  `<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">${day}</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>`;

describe('a Cross Industry Invoice', () => {
  it.each<[string, Changes, Expected]>([
    ['has its tax in its own currency', {}, { total_vat: '16.50', currency: 'EUR' }],
    ['without a total tax in its currency has the sum of its rates', { [TAX_TOTAL]: '' }, { total_vat: '16.50' }],
    ['has the stated tax, although the sum of its rates differs', { '>16.50<': '>16.51<' }, { total_vat: '16.51' }],
    [
      'may state its tax without a currency',
      { [OTHER_TOTAL]: '', [TAX_TOTAL]: '<ram:TaxTotalAmount>16.49</ram:TaxTotalAmount>' },
      { total_vat: '16.49' },
    ],
    [
      'prefers the tax in its currency to one without a currency',
      { [OTHER_TOTAL]: '<ram:TaxTotalAmount>1.00</ram:TaxTotalAmount>' },
      { total_vat: '16.50' },
    ],
    [
      'with another tax has the sum of its VAT only',
      {
        '<ram:CalculatedAmount>0.50</ram:CalculatedAmount><ram:TypeCode>VAT<':
          '<ram:CalculatedAmount>0.50</ram:CalculatedAmount><ram:TypeCode>ENV<',
      },
      { total_vat: '16.00' },
    ],
    ['without a total has the amount due', { [GRAND_TOTAL]: '' }, { total_price: '100.00' }],
    ['has its net total', {}, { net_total: '89.10', total_price: '105.60' }],
    ['has its due date', { [PAYMENT]: writeDue('20260208') + PAYMENT }, { due_date: '2026-02-08' }],
    [
      'has no due date if it is due on several days',
      { [PAYMENT]: writeDue('20260208') + writeDue('20260308') + PAYMENT },
      { due_date: null },
    ],
    [
      'has the number of its order',
      {
        [SELLER_END]: `${SELLER_END}<ram:BuyerOrderReferencedDocument><ram:ID>PO-1</ram:ID></ram:BuyerOrderReferencedDocument>`,
      },
      { order_number: 'PO-1' },
    ],
    ['without a type is an invoice', { '<ram:TypeCode>380</ram:TypeCode>': '' }, { document_type: 'invoice' }],
    [
      'with the code of a credit note is one',
      { '<ram:TypeCode>380<': '<ram:TypeCode>381<' },
      { document_type: 'credit_note' },
    ],
    ['may be without a language', { '<ram:LanguageID>fr</ram:LanguageID>': '' }, { language: null }],
  ])('%s', async (_, changes, expected) => {
    expect(await readThose('cii.xml', changes, expected)).toEqual(expected);
  });

  it.each(['O', 'E', 'Z', 'AE', 'K', 'G'])('has a rate of zero in the category %s', async (category) => {
    const rate = '<ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>5.50</ram:RateApplicablePercent>';
    const changes = { [rate]: `<ram:CategoryCode>${category}</ram:CategoryCode>`, '>0.50<': '>0.00<' };
    const values = await extractValues(await readEInvoice('cii.xml', changes));
    expect(values.items?.at(-1)).toMatchObject({ name: 'Livre', vat_rate: '0.00', total_price: '9.10' });
    expect(values.vat_categories?.at(-1)).toMatchObject({ vat_rate: '0.00', base_amount: '9.10', vat_amount: '0.00' });
  });
});

const TOTALS = '<TotalTaxesWithheld>30.00</TotalTaxesWithheld><InvoiceTotal>184.00</InvoiceTotal>';
const TAX = '<TaxTypeCode>03</TaxTypeCode><TaxRate>7.00</TaxRate>';

describe('a Facturae invoice', () => {
  it.each<[string, Changes, Expected]>([
    ['has the total before tax is withheld', {}, { total_price: '214.00', net_total: '200.00', total_vat: '14.00' }],
    [
      'has the stated total if no tax is withheld',
      { [TOTALS]: '<InvoiceTotal>213.99</InvoiceTotal>' },
      { total_price: '213.99' },
    ],
    [
      'has the stated total if the tax withheld is zero',
      { [TOTALS]: '<TotalTaxesWithheld>0.00</TotalTaxesWithheld><InvoiceTotal>213.99</InvoiceTotal>' },
      { total_price: '213.99' },
    ],
    ['without a total has the sum of net total and tax', { [TOTALS]: '' }, { total_price: '214.00' }],
    [
      'without taxes has the stated total',
      { '<TotalTaxOutputs>14.00</TotalTaxOutputs>': '' },
      { total_price: '184.00' },
    ],
    ['leaves out taxes that are no VAT', { [TAX]: TAX.replace('03', '04') }, { total_vat: null, vat_categories: null }],
    ['has the tax of the mainland', { [TAX]: TAX.replace('03', '01') }, { total_vat: '14.00' }],
    ['has a tax without a type', { [TAX]: '<TaxRate>7.00</TaxRate>' }, { total_vat: '14.00' }],
    [
      'is a credit note if it corrects another with a negative total',
      {
        '<InvoiceSeriesCode>T26-</InvoiceSeriesCode>': '<InvoiceClass>OR</InvoiceClass>',
        '>200.00<': '>-200.00<',
        '>14.00<': '>-14.00<',
      },
      { document_type: 'credit_note', total_price: '-214.00', invoice_number: '118' },
    ],
    [
      'is an invoice if it corrects another with a positive total',
      { '<InvoiceSeriesCode>T26-</InvoiceSeriesCode>': '<InvoiceClass>OR</InvoiceClass>' },
      { document_type: 'invoice' },
    ],
    [
      'may be issued by a person',
      {
        '<LegalEntity>': '<Individual>',
        '</LegalEntity>': '</Individual>',
        '<CorporateName>Talleres Guayedra SL</CorporateName>':
          '<Name>Ana</Name><FirstSurname>Rey</FirstSurname><SecondSurname>Gil</SecondSurname>',
      },
      { 'company.name': 'Ana Rey Gil', 'company.phone': '+34 928 555 010', country: 'ES' },
    ],
  ])('%s', async (_, changes, expected) => {
    expect(await readThose('facturae.xml', changes, expected)).toEqual(expected);
  });
});

describe('a FatturaPA invoice', () => {
  it.each<[string, Changes, Expected]>([
    ['has the sum of its summary', {}, { total_price: '68.36', total_vat: '4.36', net_total: '64.00' }],
    [
      'has the sum of its summary with its rounding',
      { '<Imposta>2.20</Imposta>': '<Imposta>2.20</Imposta><Arrotondamento>0.04</Arrotondamento>' },
      { total_price: '68.40', total_vat: '4.36', net_total: '64.00' },
    ],
    [
      'has its due date, if it is due on one day',
      { '<ModalitaPagamento>': '<DataScadenzaPagamento>2026-06-03</DataScadenzaPagamento><ModalitaPagamento>' },
      { due_date: '2026-06-03', payment_type: 'bank_transfer' },
    ],
    ['has the code of its type', { '>TD01<': '>TD04<' }, { document_type: 'credit_note' }],
  ])('%s', async (_, changes, expected) => {
    expect(await readThose('fatturapa.xml', changes, expected)).toEqual(expected);
  });
});
