import { describe, expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { extract } from '../../src/extraction/chain.js';
import { FIELDS } from '../../src/extraction/model/finding.js';
import { getChosenValue } from '../../src/extraction/model/report.js';

// The tests run from .build, the samples stay with the sources.
const FOLDER = path.resolve(import.meta.dirname, '../../../src/demo/samples');

const SAMPLES = [
  {
    file: 'feldmann-invoice.xml',
    truth: {
      'company.name': 'Feldmann & Söhne Werkzeugbau GmbH',
      'company.address': 'Am Hammerwerk 7, 58097 Hagen',
      'company.tax_number': 'DE999000017',
      'company.phone': '+49 30 23125 104',
      invoice_number: 'FS-2025-0417',
      invoice_date: '2025-09-12',
      total_price: '1335.83',
      total_vat: '206.83',
      currency: 'EUR',
      country: 'DE',
      payment_type: 'bank_transfer',
      vat_categories: [
        { vat_rate: '19.00', base_amount: '1065.00', vat_amount: '202.35', total_amount: '1267.35' },
        { vat_rate: '7.00', base_amount: '64.00', vat_amount: '4.48', total_amount: '68.48' },
      ],
    },
    items: ['Stanzwerkzeug Typ B 1142.40', 'Schneidöl 124.95', 'Fachbuch Stanztechnik 68.48'],
  },
  {
    file: 'feldmann-credit-note.xml',
    truth: {
      'company.name': 'Feldmann & Söhne Werkzeugbau GmbH',
      'company.address': 'Am Hammerwerk 7, 58097 Hagen',
      'company.tax_number': 'DE999000017',
      'company.phone': '+49 30 23125 104',
      invoice_number: 'FS-2025-G031',
      invoice_date: '2025-09-26',
      total_price: '49.98',
      total_vat: '7.98',
      currency: 'EUR',
      country: 'DE',
      payment_type: 'bank_transfer',
      vat_categories: [{ vat_rate: '19.00', base_amount: '42.00', vat_amount: '7.98', total_amount: '49.98' }],
    },
    items: ['Schneidöl 49.98'],
  },
  {
    file: 'trois-ponts-facture.xml',
    truth: {
      'company.name': 'Imprimerie des Trois Ponts SARL',
      'company.address': '18 quai des Mariniers, 44000 Nantes',
      'company.tax_number': 'FR48999000102',
      'company.phone': '+33 1 99 00 42 17',
      invoice_number: 'IM25-1183',
      invoice_date: '2025-10-03',
      total_price: '1330.59',
      total_vat: '167.39',
      currency: 'EUR',
      country: 'FR',
      payment_type: 'bank_transfer',
      vat_categories: [
        { vat_rate: '20.00', base_amount: '713.20', vat_amount: '142.64', total_amount: '855.84' },
        { vat_rate: '5.50', base_amount: '450.00', vat_amount: '24.75', total_amount: '474.75' },
      ],
    },
    items: ['Brochure A5, 24 pages 828.00', 'Carnet de croquis 474.75', 'Papier kraft 27.84'],
  },
  {
    file: 'hafenlicht-rechnung.pdf',
    truth: {
      'company.name': 'Hafenlicht Veranstaltungstechnik GmbH',
      'company.address': 'Lendkai 41, 8020 Graz',
      'company.tax_number': 'ATU99900018',
      'company.phone': '+43 316 555 0142',
      invoice_number: '2025/00862',
      invoice_date: '2025-10-20',
      total_price: '741.60',
      total_vat: '123.60',
      currency: 'EUR',
      country: 'AT',
      language: 'de',
      payment_type: 'bank_transfer',
      vat_categories: [{ vat_rate: '20.00', base_amount: '618.00', vat_amount: '123.60', total_amount: '741.60' }],
    },
    items: ['Bühnenscheinwerfer LED 432.00', 'Lastkabel 309.60'],
  },
  {
    file: 'thistledown-invoice.pdf',
    truth: {
      'company.name': 'Thistledown Catering Ltd',
      'company.address': '27 Old Cannery Row, Leeds, LS2 8XX',
      'company.tax_number': 'GB999999973',
      'company.phone': '01632 960173',
      invoice_number: 'TC-20817',
      invoice_date: '2025-10-28',
      total_price: '1027.80',
      total_vat: '171.30',
      currency: 'GBP',
      country: 'GB',
      language: 'en',
      payment_type: 'bank_transfer',
      vat_categories: [{ vat_rate: '20.00', base_amount: '856.50', vat_amount: '171.30', total_amount: '1027.80' }],
    },
    items: ['Conference lunch 609.00', 'Afternoon tea 260.40', 'Waiting staff 158.40'],
  },
  {
    file: 'mavi-kalem-fatura.pdf',
    truth: {
      'company.name': 'Mavi Kalem Kırtasiye Ticaret Ltd. Şti.',
      'company.address': 'Çınaraltı Sokak No: 9, 34710 Kadıköy / İstanbul',
      'company.tax_number': '9990001231',
      'company.tax_office': 'Göztepe',
      'company.phone': '0216 555 01 42',
      invoice_number: 'MVK2025000000614',
      invoice_date: '2025-11-05',
      total_price: '9582.00',
      total_vat: '1532.00',
      currency: 'TRY',
      country: 'TR',
      language: 'tr',
      payment_type: 'bank_transfer',
      vat_categories: [
        { vat_rate: '20.00', base_amount: '7270.00', vat_amount: '1454.00', total_amount: '8724.00' },
        { vat_rate: '10.00', base_amount: '780.00', vat_amount: '78.00', total_amount: '858.00' },
      ],
    },
    items: ['Dolma kalem 4620.00', 'Çizim defteri 4104.00', 'Tipografi kitabı 858.00'],
  },
] as const;

describe('the sample invoices of the demo account', () => {
  it.each(SAMPLES)('$file is read correctly', async ({ file, truth, items }) => {
    const report = await extract(await readFile(path.join(FOLDER, file)));
    const fields = FIELDS.filter((field) => field !== 'items' && report.fields[field] !== undefined);
    expect(Object.fromEntries(fields.map((field) => [field, getChosenValue(report, field)]))).toMatchObject(truth);
    const found = getChosenValue(report, 'items') ?? [];
    expect(found.map((item) => `${item.name} ${item.total_price}`)).toEqual(items);
  });

  it('are all files of the folder, and small', async () => {
    const files = await readdir(FOLDER);
    expect(files.toSorted()).toEqual(SAMPLES.map(({ file }) => file).toSorted());
    const sizes = await Promise.all(files.map(async (file) => (await readFile(path.join(FOLDER, file))).length));
    expect(Math.max(...sizes)).toBeLessThan(60_000);
  });
});
