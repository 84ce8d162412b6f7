import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Sharp } from 'sharp';
import { extract } from '../../../src/extraction/chain.js';
import type { Field } from '../../../src/extraction/model/finding.js';
import { getChosenValue } from '../../../src/extraction/model/report.js';
import type { ExtractionSettings } from '../../../src/extraction/model/settings.js';
import type { PlacedText } from '../../support/pdf-fixtures.js';
import { toSharp, drawPage } from '../../support/scan-fixtures.js';

const SETTINGS: ExtractionSettings = { ocrLanguages: ['eng'], ocrMilliseconds: 60_000, ocrLooks: 1, ocrThreads: 1 };
const QUARTERS = [0, 90, 180, 270];

const INVOICE: readonly PlacedText[] = [
  { text: 'Northwind Paper Ltd', x: 60, y: 50, size: 16 },
  { text: '14 Mill Lane, Leeds LS1 4DY', x: 60, y: 72 },
  { text: 'Invoice number: 2024/0417', x: 350, y: 140 },
  { text: 'Invoice date: 14 March 2024', x: 350, y: 156 },
  { text: 'Description', x: 60, y: 200 },
  { text: 'Amount', x: 480, y: 200 },
  { text: 'Copy paper, fifty boxes', x: 60, y: 220 },
  { text: '1,250.00', x: 480, y: 220 },
  { text: 'Net total', x: 350, y: 300 },
  { text: '1,250.00', x: 480, y: 300 },
  { text: 'VAT 20%', x: 350, y: 318 },
  { text: '250.00', x: 480, y: 318 },
  { text: 'Total amount due GBP', x: 350, y: 336 },
  { text: '1,500.00', x: 480, y: 336 },
];

// Recognising characters takes seconds, and much longer on a busy machine.
jest.setTimeout(300_000);

let invoice: Sharp;

beforeAll(async () => {
  invoice = toSharp(await drawPage(INVOICE));
});

describe('an invoice as a JPEG', () => {
  it.each(QUARTERS)(
    'is read the same after a rotation by %i degrees that its metadata does not state',
    async (degrees) => {
      const expected = {
        'company.name': 'Northwind Paper Ltd',
        invoice_number: '2024/0417',
        invoice_date: '2024-03-14',
        total_price: '1500.00',
        total_vat: '250.00',
        currency: 'GBP',
      };
      const report = await extract(await invoice.clone().rotate(degrees).jpeg({ quality: 70 }).toBuffer(), SETTINGS);
      const read = Object.keys(expected).map((field) => [field, getChosenValue(report, field as Field)]);
      expect(Object.fromEntries(read)).toEqual(expected);
    },
  );
});
