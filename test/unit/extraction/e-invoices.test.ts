import { describe, expect, it } from '@jest/globals';
import { extract } from '../../../src/extraction/chain.js';
import { readEInvoice, extractValues } from '../../support/e-invoices.js';

const EXPECTED = {
  'ubl.xml': {
    format: 'ubl',
    buyer_name: 'Besteller OÜ',
    document_type: 'invoice',
    net_total: '275.60',
    'company.name': 'Nordhamn Handels AB',
    'company.address': 'Kajvägen 7, Port 3, 411 04 Göteborg',
    'company.tax_number': 'SE556123456701',
    'company.phone': '+46 31 555 01 02',
    invoice_number: '2026-0417',
    invoice_date: '2026-03-31',
    total_price: '334.50',
    total_vat: '58.90',
    currency: 'EUR',
    country: 'SE',
    payment_type: 'bank_transfer',
    items: [
      {
        name: 'Hemp rope',
        description: 'Rope, 12 mm',
        quantity: '12.500',
        unit: 'k',
        total_price: '187.50',
        vat_rate: '25.00',
      },
      {
        name: 'Block & tackle',
        description: null,
        quantity: '3.000',
        unit: 'p',
        total_price: '119.50',
        vat_rate: '25.00',
      },
      { name: 'Fitting', description: null, quantity: '1.000', unit: null, total_price: '40.00', vat_rate: '0.00' },
    ],
    vat_categories: [
      { vat_rate: '25.00', base_amount: '235.60', vat_amount: '58.90', total_amount: '294.50' },
      { vat_rate: '0.00', base_amount: '40.00', vat_amount: '0.00', total_amount: '40.00' },
    ],
  },
  'ubl-tr.xml': {
    format: 'ubl-tr',
    document_type: 'invoice',
    net_total: '1000.00',
    'company.name': 'Işıl Karaman',
    'company.address': 'Çınar Sokak 8, Kadıköy, 34710 İstanbul',
    'company.tax_number': '12345678950',
    'company.tax_office': 'Göztepe',
    'company.phone': '0216 555 44 33',
    invoice_number: 'KRM2026000000042',
    invoice_date: '2026-02-15',
    total_price: '1210.00',
    total_vat: '200.00',
    currency: 'TRY',
    country: 'TR',
    items: [
      {
        name: 'Bakım hizmeti',
        description: null,
        quantity: '4.000',
        unit: 'p',
        total_price: '1200.00',
        vat_rate: '20.00',
      },
    ],
    vat_categories: [{ vat_rate: '20.00', base_amount: '1000.00', vat_amount: '200.00', total_amount: '1200.00' }],
  },
  'cii.xml': {
    format: 'cii',
    document_type: 'invoice',
    net_total: '89.10',
    'company.name': 'Ateliers Brévent SAS',
    'company.address': '3 rue des Moulins, 74400 Chamonix',
    'company.tax_number': 'FR40812345678',
    'company.phone': '04 50 55 01 99',
    invoice_number: 'FA-1881',
    invoice_date: '2026-01-09',
    total_price: '105.60',
    total_vat: '16.50',
    currency: 'EUR',
    country: 'FR',
    language: 'fr',
    payment_type: 'direct_debit',
    items: [
      { name: 'Câble', description: 'Cuivre', quantity: '40.000', unit: 'm', total_price: '96.00', vat_rate: '20.00' },
      { name: 'Livre', description: null, quantity: '1.000', unit: 'p', total_price: '9.60', vat_rate: '5.50' },
    ],
    vat_categories: [
      { vat_rate: '20.00', base_amount: '80.00', vat_amount: '16.00', total_amount: '96.00' },
      { vat_rate: '5.50', base_amount: '9.10', vat_amount: '0.50', total_amount: '9.60' },
    ],
  },
  'zugferd1.xml': {
    format: 'zugferd1',
    document_type: 'invoice',
    'company.name': 'Uhrenhof Lindig',
    'company.address': 'Am Markt 2, 01768 Glashütte',
    'company.tax_number': '210/555/01234',
    invoice_number: 'R-77',
    invoice_date: '2015-06-30',
    total_price: '-119.00',
    total_vat: '-19.00',
    currency: 'EUR',
    country: 'DE',
    items: [
      { name: 'Pendel', description: null, quantity: '-2.000', unit: 'p', total_price: '-119.00', vat_rate: '19.00' },
    ],
    vat_categories: [{ vat_rate: '19.00', base_amount: '-100.00', vat_amount: '-19.00', total_amount: '-119.00' }],
  },
  'fatturapa.xml': {
    format: 'fatturapa',
    document_type: 'invoice',
    net_total: '64.00',
    'company.name': 'Luca Bianchetti',
    'company.address': 'Via dei Tigli 14, 52100 Arezzo, AR',
    'company.tax_number': 'IT01879020517',
    'company.phone': '0575 555123',
    invoice_number: '12/A',
    invoice_date: '2026-05-04',
    total_price: '68.36',
    total_vat: '4.36',
    currency: 'EUR',
    country: 'IT',
    payment_type: 'bank_transfer',
    items: [
      { name: "Olio d'oliva", description: null, quantity: '6.000', unit: 'l', total_price: '56.16', vat_rate: '4.00' },
      { name: 'Consegna', description: null, quantity: null, unit: null, total_price: '12.20', vat_rate: '22.00' },
    ],
    vat_categories: [
      { vat_rate: '4.00', base_amount: '54.00', vat_amount: '2.16', total_amount: '56.16' },
      { vat_rate: '22.00', base_amount: '10.00', vat_amount: '2.20', total_amount: '12.20' },
    ],
  },
  'fatturapa-simplified.xml': {
    format: 'fatturapa',
    document_type: 'invoice',
    net_total: '55.00',
    'company.name': 'Trattoria del Colle',
    'company.address': 'Via dei Tigli 14, 52100 Arezzo, AR',
    'company.tax_number': 'IT01879020517',
    invoice_number: 'S/9',
    invoice_date: '2026-05-06',
    total_price: '62.40',
    total_vat: '7.40',
    currency: 'EUR',
    country: 'IT',
    items: [
      { name: 'Pranzo', description: null, quantity: null, unit: null, total_price: '33.00', vat_rate: '10.00' },
      { name: 'Libro', description: null, quantity: null, unit: null, total_price: '24.40', vat_rate: '22.00' },
      { name: 'Rimborso', description: null, quantity: null, unit: null, total_price: '5.00', vat_rate: '0.00' },
    ],
    vat_categories: [
      { vat_rate: '10.00', base_amount: '30.00', vat_amount: '3.00', total_amount: '33.00' },
      { vat_rate: '22.00', base_amount: '20.00', vat_amount: '4.40', total_amount: '24.40' },
      { vat_rate: '0.00', base_amount: '5.00', vat_amount: '0.00', total_amount: '5.00' },
    ],
  },
  'facturae.xml': {
    format: 'facturae',
    buyer_tax_number: 'A00000000',
    document_type: 'invoice',
    net_total: '200.00',
    'company.name': 'Talleres Guayedra SL',
    'company.address': 'Calle del Mar 5, 35480 Agaete, Las Palmas',
    'company.tax_number': 'B76123459',
    'company.phone': '+34 928 555 010',
    invoice_number: '118',
    invoice_date: '2026-04-20',
    total_price: '214.00',
    total_vat: '14.00',
    currency: 'EUR',
    country: 'ES',
    language: 'es',
    payment_type: 'credit_card',
    items: [
      {
        name: 'Aceite motor',
        description: null,
        quantity: '20.000',
        unit: 'l',
        total_price: '214.00',
        vat_rate: '7.00',
      },
    ],
    vat_categories: [{ vat_rate: '7.00', base_amount: '200.00', vat_amount: '14.00', total_amount: '214.00' }],
  },
};

describe('an e-invoice', () => {
  it.each(Object.entries(EXPECTED))('is read completely from %s', async (name, expected) => {
    expect(await extractValues(await readEInvoice(name))).toEqual(expected);
  });

  it('reports where each value comes from and keeps the other candidates', async () => {
    const { fields } = await extract(new TextEncoder().encode(await readEInvoice('ubl.xml')));
    expect(fields['company.name']?.chosen).toMatchObject({ source: 'xml', page: 1, confidence: 1 });
    expect(fields['company.name']?.chosen.rule).toContain('BT-27');
    expect(fields['company.tax_number']?.others.map((other) => other.value)).toEqual(['556123-4567', '5561234567']);
  });
});

const CREDIT_NOTE = {
  '<Invoice ': '<CreditNote ',
  '</Invoice>': '</CreditNote>',
  'xsd:Invoice-2': 'xsd:CreditNote-2',
  'cac:InvoiceLine': 'cac:CreditNoteLine',
  'cbc:InvoicedQuantity': 'cbc:CreditedQuantity',
};
const STATED_TOTAL = { '<Numero>': '<ImportoTotaleDocumento>70.00</ImportoTotaleDocumento><Numero>' };

describe('oddities of e-invoices', () => {
  const ublTotals = { '<cbc:TaxInclusiveAmount currencyID="EUR">334.50</cbc:TaxInclusiveAmount>': '' };

  it.each([
    ['a UBL without a gross total', 'ubl.xml', ublTotals, { total_price: '334.50' }],
    ['a UBL credit note', 'ubl.xml', CREDIT_NOTE, { ...EXPECTED['ubl.xml'], document_type: 'credit_note' }],
    ['an unknown currency', 'ubl.xml', { '>EUR<': '>XYZ<', '"EUR"': '"XYZ"' }, { currency: null }],
    ['an impossible date', 'ubl.xml', { '2026-03-31': '2026-02-31' }, { invoice_date: null }],
    ['a date with a zone', 'ubl.xml', { '2026-03-31': '2026-03-31+02:00' }, { invoice_date: '2026-03-31' }],
    ['amounts that are not numbers', 'ubl.xml', { '>334.50<': '>n/a<' }, { total_price: '334.50' }],
    ['amounts in scientific form', 'ubl.xml', { '>334.50<': '>3.345E2<' }, { total_price: '334.50' }],
    ['an undefined payment means', 'ubl.xml', { 'Code>58<': 'Code>1<' }, { payment_type: null }],
    [
      'an old Turkish currency code',
      'ubl-tr.xml',
      { '>TRY<': '>TL<', '"TRY"': '"TL"' },
      { currency: 'TRY', total_vat: '200.00' },
    ],
    ['a stated FatturaPA total', 'fatturapa.xml', STATED_TOTAL, { total_price: '70.00' }],
    ['a Greek seller', 'cii.xml', { 'CountryID>FR<': 'CountryID>EL<' }, { country: 'GR' }],
  ])('%s', async (_name, file, replacements, expected) => {
    const values: Record<string, unknown> = await extractValues(await readEInvoice(file, replacements));
    const compared = Object.keys(expected).map((field) => [field, values[field] ?? null]);
    expect(Object.fromEntries(compared)).toEqual(expected);
  });

  it('drops a quantity that an item cannot hold', async () => {
    const values = await extractValues(await readEInvoice('facturae.xml', { '>20.0<': '>12345678.0<' }));
    expect(values.items).toEqual([expect.objectContaining({ quantity: null, total_price: '214.00' })]);
  });

  it('keeps a VAT row without a rate, and invents none', async () => {
    const values = await extractValues(await readEInvoice('ubl-tr.xml', { '<cbc:Percent>20</cbc:Percent>': '' }));
    expect(values.vat_categories).toEqual([
      { vat_rate: null, base_amount: '1000.00', vat_amount: '200.00', total_amount: '1200.00' },
    ]);
    expect(values.items).toEqual([expect.objectContaining({ vat_rate: null, total_price: '1200.00' })]);
  });

  it('takes the amount of a line as stated if no rate is known', async () => {
    const changes = {
      '<cbc:Percent>20</cbc:Percent>': '',
      '<cbc:TaxAmount currencyID="TRY">200.00</cbc:TaxAmount>': '',
    };
    const values = await extractValues(await readEInvoice('ubl-tr.xml', changes));
    expect(values.items).toEqual([expect.objectContaining({ vat_rate: null, total_price: '1000.00' })]);
  });

  const excise =
    '<cac:TaxSubtotal><cbc:TaxAmount currencyID="TRY">10.00</cbc:TaxAmount><cac:TaxCategory><cac:TaxScheme>' +
    '<cbc:Name>ÖTV</cbc:Name><cbc:TaxTypeCode>0073</cbc:TaxTypeCode></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>';
  const lineSubtotal = '<cac:TaxSubtotal><cbc:TaxAmount';
  const lineTax = '<cbc:TaxAmount currencyID="TRY">200.00</cbc:TaxAmount>\n      <cac:TaxSubtotal>';

  it.each([
    ['with the excise in its tax total', lineTax.replace('200.00', '210.00'), '1210.00'],
    ['at its rate if its taxes contradict each other', lineTax.replace('200.00', '20.00'), '1200.00'],
  ])('the total of a line is calculated %s', async (_name, total, expected) => {
    const changes = { [lineTax]: total, [lineSubtotal]: excise + lineSubtotal };
    const values = await extractValues(await readEInvoice('ubl-tr.xml', changes));
    expect(values).toMatchObject({ total_vat: '200.00', items: [{ total_price: expected, vat_rate: '20.00' }] });
  });

  it('counts an amount once if lines are grouped without a hierarchy', async () => {
    const values = await extractValues(
      await readEInvoice('cii.xml', {
        '<ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode>': '',
        '<ram:LineStatusReasonCode>DETAIL</ram:LineStatusReasonCode>': '',
      }),
    );
    expect(values.items?.map((item) => item.name)).toEqual(['Câble', 'Livre']);
  });

  it('finds the invoice within an envelope', async () => {
    const invoice = (await readEInvoice('cii.xml')).replace(/<\?xml.*?\?>/, '');
    const wrapped = `<?xml version="1.0"?><e:Envelope xmlns:e="urn:e"><e:Header/><e:Body><Data>${invoice}</Data></e:Body></e:Envelope>`;
    expect(await extractValues(wrapped)).toEqual(EXPECTED['cii.xml']);
  });
});
