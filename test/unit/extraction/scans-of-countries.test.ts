import { describe, expect, it, jest } from '@jest/globals';
import { extract } from '../../../src/extraction/chain.js';
import type { Field } from '../../../src/extraction/model/finding.js';
import type { ExtractionSettings } from '../../../src/extraction/model/settings.js';
import { toSharp, drawPage } from '../../support/scan-fixtures.js';
import type { PlacedText } from '../../support/pdf-fixtures.js';
import { WRITTEN_COUNTRIES } from '../../support/written-countries.js';
import { WRITTEN_RECEIPTS } from '../../support/written-receipts.js';

const SETTINGS: ExtractionSettings = { ocrLanguages: ['eng'], ocrMilliseconds: 200_000, ocrLooks: 1, ocrThreads: 1 };
/** In points: the width of a letter, the height of a line, and the widths of till and office paper. */
const LETTER = 5.5;
const LINE = 15;
const TILL_PAPER = 240;
const OFFICE_PAPER = 595;
const COUNTRIES = ['AU', 'IN', 'NZ', 'SG', 'US'];
/** The fields that rules for one country once corrupted on documents of others. Names and dates are tested without OCR. */
const FIELDS = ['country', 'currency', 'total_price'];

// Recognising characters takes seconds, and much longer on a busy machine.
jest.setTimeout(300_000);

function placeInvoiceTexts(text: string): PlacedText[] {
  return text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map((cell) => ({
      text: cell[0],
      x: 40 + cell.index * LETTER,
      y: 20 + row * LINE,
    })),
  );
}

function placeReceiptTexts(text: string): PlacedText[] {
  const lines = text.trim().split('\n');
  return lines.flatMap((line, row) => {
    const [left = '', right = ''] = line.trim().split('|');
    const y = 14 + row * LINE;
    const end = { text: right, x: TILL_PAPER - 12 - right.length * LETTER, y };
    return [{ text: left, x: 12, y }, ...(right === '' ? [] : [end])];
  });
}

/** A photo of the top left of a page, cut to the width of the paper. */
async function photograph(texts: readonly PlacedText[], paper: number): Promise<Uint8Array> {
  const picture = await drawPage(texts);
  const scale = picture.width / OFFICE_PAPER;
  const lowest = Math.max(...texts.map(({ y }) => y)) + 2 * LINE;
  const width = Math.round(paper * scale);
  const height = Math.min(picture.height, Math.round(lowest * scale));
  return toSharp(picture).extract({ left: 0, top: 0, width, height }).jpeg({ quality: 90 }).toBuffer();
}

async function readFields(photo: Uint8Array): Promise<Record<string, unknown>> {
  const { fields } = await extract(photo, SETTINGS);
  return Object.fromEntries(FIELDS.map((field) => [field, fields[field as Field]?.chosen.value]));
}

const selectCountries = <Document extends { expected: Readonly<Record<string, unknown>> }>(
  documents: readonly Document[],
) => documents.filter(({ expected }) => COUNTRIES.includes(String(expected['country'])));

describe('the scan of an invoice', () => {
  it.each(selectCountries(WRITTEN_COUNTRIES))('keeps its country and currency: $title', async ({ text, expected }) => {
    const read = await readFields(await photograph(placeInvoiceTexts(text), OFFICE_PAPER));
    expect(read).toEqual(Object.fromEntries(FIELDS.map((field) => [field, expected[field]])));
  });
});

describe('the photo of a till receipt', () => {
  it.each(selectCountries(WRITTEN_RECEIPTS))('keeps its country and currency: $title', async ({ text, expected }) => {
    const read = await readFields(await photograph(placeReceiptTexts(text), TILL_PAPER));
    expect(read).toEqual(Object.fromEntries(FIELDS.map((field) => [field, expected[field]])));
  });
});
