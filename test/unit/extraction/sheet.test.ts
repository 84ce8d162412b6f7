import { describe, expect, it } from '@jest/globals';
import { assert, integer, property, string } from 'fast-check';
import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { examine } from '../../../src/extraction/chain.js';
import { findFontFile, getMetrics } from '../../../src/extraction/sheet/fonts.js';
import { readSheet } from '../../../src/extraction/sheet/read-sheet.js';
import { toShownText } from '../../../src/extraction/sheet/shown-text.js';
import { measureText, wrapText } from '../../../src/extraction/sheet/sheet-text.js';
import type { Sheet, SheetPage } from '../../../src/extraction/sheet/sheet.js';
import { drawSheetPage } from '../../../src/processing/sheet-drawing.js';
import { extractValues, readEInvoice } from '../../support/e-invoices.js';
import { SCRIPT_NAMES, writeScriptInvoice } from '../../support/script-invoices.js';

const run = promisify(execFile);
const SAMPLES = path.resolve(import.meta.dirname, '../../../../src/demo/samples');
const SELLER = 'Nordhamn  Handels AB';
const LINE = /<cac:InvoiceLine>.*?<\/cac:InvoiceLine>/s;

async function layOut(name: string, replacements: Readonly<Record<string, string>> = {}): Promise<Sheet> {
  return readSheet(Buffer.from(await readEInvoice(name, replacements)));
}

function listTexts({ pages }: Sheet): string[] {
  return pages.flatMap(({ texts }) => texts.map(({ text }) => text));
}

function expectWithinPage({ texts, width, height }: SheetPage): void {
  for (const { text, x, y, size, weight } of texts) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + measureText(text, { size, weight })).toBeLessThan(width);
    expect(y).toBeLessThan(height);
  }
}

async function toPng(page: SheetPage, width: number): Promise<Buffer> {
  const { pixels, ...size } = await drawSheetPage(page, width);
  return sharp(pixels, { raw: { ...size, channels: 4 } })
    .png()
    .toBuffer();
}

describe('the page of an e-invoice', () => {
  it.each([
    ['ubl.xml', ['Invoice', 'Nordhamn Handels AB', 'Besteller OÜ', '12.5 kg', '1,200.00 / 100', 'EUR 234.50']],
    ['ubl-tr.xml', ['Fatura', 'Işıl Karaman', '4 adet', 'TRY 1.210,00', 'TRY 1.110,00', 'Tevkifat']],
    ['cii.xml', ['Facture', 'Ateliers Brévent SAS', '40 m', '5,5 %', '105,60 EUR', '100,00 EUR']],
    ['zugferd1.xml', ['Rechnung', 'Rückgabe vom Mai', '-2 Stk.', '-119,00 EUR']],
    ['fatturapa.xml', ['Fattura', "Olio d'oliva", '6 LT', '9,00', '68,36 EUR', 'Bonifico']],
    ['fatturapa-simplified.xml', ['Importo con IVA']],
    ['facturae.xml', ['Factura', 'Aceite motor', '20 l', 'Retención', '184,00 EUR', 'Tarjeta de crédito']],
  ])('shows what %s states, in its language', async (name, expected) => {
    const sheet = await layOut(name);
    expect(sheet.pages).toHaveLength(1);
    expect(listTexts(sheet)).toEqual(expect.arrayContaining(expected));
    sheet.pages.forEach(expectWithinPage);
  });

  it('adds up discounts, where the document states no sum of them', async () => {
    expect(listTexts(await layOut('ubl.xml'))).toEqual(expect.arrayContaining(['Discounts', 'EUR 10.00']));
  });

  it.each([
    ['feldmann-invoice.xml', 'Niederlande'],
    ['trois-ponts-facture.xml', 'Pays-Bas'],
  ])('names the country of the buyer of %s', async (name, country) => {
    expect(listTexts(await readSheet(await readFile(path.join(SAMPLES, name))))).toContain(country);
  });

  it.each([
    [
      'facturae.xml',
      '</TaxIdentification></BuyerParty>',
      '<OverseasAddress><CountryCode>PRT</CountryCode></OverseasAddress>',
    ],
    ['fatturapa.xml', '</FatturaElettronicaHeader>', '<Sede><Nazione>PT</Nazione></Sede>'],
    ['ubl-tr.xml', '</cac:AccountingSupplierParty>', '<cac:Country><cbc:Name>Portekiz</cbc:Name></cac:Country>'],
  ])('names the country of the buyer of %s, which states it in its own way', async (name, end, country) => {
    const buyers: Readonly<Record<string, string>> = {
      'facturae.xml': `</TaxIdentification><LegalEntity>${country}</LegalEntity></BuyerParty>`,
      'fatturapa.xml': `<CessionarioCommittente>${country}</CessionarioCommittente>${end}`,
      'ubl-tr.xml': `${end}<cac:AccountingCustomerParty><cac:Party><cac:PostalAddress>${country}</cac:PostalAddress></cac:Party></cac:AccountingCustomerParty>`,
    };
    const texts = listTexts(await layOut(name, { [end]: buyers[name]! }));
    expect(texts.join(' ')).toMatch(/Portugal|Portogallo|Portekiz/);
  });

  it('leaves out what is not stated', async () => {
    const texts = listTexts(await layOut('ubl.xml'));
    expect(texts).not.toContain('Due date');
    expect(texts).not.toContain('Notes');
    expect(texts.join(' ')).not.toMatch(/null|undefined|NaN/);
  });

  it('can be read by the service', async () => {
    const [page] = (await layOut('ubl.xml')).pages;
    const values = await extractValues(await toPng(page!, 1_600));
    expect(values).toMatchObject({
      'company.name': 'Nordhamn Handels AB',
      invoice_number: '2026-0417',
      invoice_date: '2026-03-31',
      total_price: '334.50',
      currency: 'EUR',
    });
  });

  it('looks the same where the system has no fonts, in all scripts', async () => {
    const sheets = [await layOut('ubl-tr.xml')];
    for (const name of SCRIPT_NAMES) sheets.push(await readSheet(Buffer.from(writeScriptInvoice(name))));
    const pages = sheets.map((sheet) => sheet.pages[0]!);
    const hashes: string[] = [];
    for (const page of pages) hashes.push(hash('sha256', (await drawSheetPage(page, 600)).pixels));
    const program = `import crypto from 'node:crypto';
      const { drawSheetPage } = await import(process.argv[1]);
      for (const page of JSON.parse(process.argv[2]).toReversed())
        console.log(crypto.hash('sha256', (await drawSheetPage(page, 600)).pixels));`;
    const module = new URL('../../../src/processing/sheet-drawing.js', import.meta.url).href;
    const { stdout } = await run(
      process.execPath,
      ['--input-type=module', '-e', program, module, JSON.stringify(pages)],
      {
        env: { DISABLE_SYSTEM_FONTS_LOAD: '1', FONTCONFIG_FILE: '/dev/null' },
      },
    );
    expect(stdout.trim().split('\n').toReversed()).toEqual(hashes);
  });

  it('says where each value is', async () => {
    const { findings } = await examine(Buffer.from(await readEInvoice('ubl.xml')));
    const [page] = (await layOut('ubl.xml')).pages;
    const total = findings.find(({ field }) => field === 'total_price');
    const text = page?.texts.find((one) => one.text === 'EUR 334.50');
    expect(total).toMatchObject({ value: '334.50', source: 'xml', page: 1, confidence: 1 });
    expect(total?.box?.x).toBeCloseTo(text!.x);
    expect(text!.y).toBeGreaterThan(total!.box!.y);
    expect(text!.y).toBeLessThan(total!.box!.y + total!.box!.height);
    const numbers = findings.filter(({ field }) => field === 'company.tax_number');
    expect(numbers.map(({ page: number }) => number)).toEqual([1, null, null]);
  });

  it('continues a long table on further pages, and ends it after a thousand lines', async () => {
    const line = LINE.exec(await readEInvoice('ubl.xml'))![0];
    const sheet = await layOut('ubl.xml', { '</Invoice>': `${line.repeat(2_000)}</Invoice>` });
    const texts = listTexts(sheet);
    expect(sheet.pages.length).toBeGreaterThan(10);
    expect(sheet.pages.length).toBeLessThanOrEqual(50);
    expect(texts.filter((text) => text === 'Unit price').length).toBeGreaterThan(10);
    const rows = texts.filter((text) => text === 'Hemp rope').length;
    expect(texts).toContain(`${(2_003 - rows - 2).toLocaleString('en')} more lines are in the file.`);
    expect(texts).toContain('EUR 334.50');
    expect(texts).toContain(`Page ${sheet.pages.length} of ${sheet.pages.length}`);
  });

  it('keeps huge, unreadable and hostile texts within the page', async () => {
    const name = `&lt;script&gt; &amp; مرحبا &#x202E;株式会社 ${'X'.repeat(100_000)}`;
    const sheet = await layOut('ubl.xml', {
      [SELLER]: name,
      '2026-0417': '9'.repeat(5_000),
      '>EUR</cbc:DocumentCurrencyCode>': '>???</cbc:DocumentCurrencyCode>',
      '>334.50<': `>${'0'.repeat(200_000)}x<`,
      '</cbc:DocumentCurrencyCode>': `</cbc:DocumentCurrencyCode>${'<cbc:Note>Zażółć gęślą jaźń</cbc:Note>'.repeat(500)}`,
    }).catch((error: unknown) => error);
    expect(sheet).toHaveProperty('pages');
    const { pages } = sheet as Sheet;
    pages.forEach(expectWithinPage);
    expect(listTexts(sheet as Sheet)[2]).toMatch(/^<script> & مرحبا 株式会社$/);
    expect((await sharp(await toPng(pages[0]!, 300)).metadata()).width).toBe(300);
  });

  it('has no pages for XML that is no e-invoice', async () => {
    await expect(readSheet(Buffer.from('<?xml version="1.0"?><note>Hello</note>'))).rejects.toThrow(/not an e-invoice/);
  });
});

describe('a text on the page', () => {
  it('shows what the fonts lack as boxes, and drops what is invisible', () => {
    expect(toShownText('Łódź Ελλάδα Київ £€½')).toBe('Łódź Ελλάδα Київ £€½');
    expect(toShownText('a\u202Eb\u0000c\u200D d\te')).toBe('abc d e');
    expect(toShownText('𒀀 😀 \uD800 ﬀ e\u0301 x\uFE0F ①')).toBe('□ □ □ ff é x ①');
    expect(toShownText('日本 ₺ ｻｰﾊﾞｰ می\u200Cخواهم')).toBe('日本 ₺ サーバー می\u200Cخواهم');
  });

  it('wraps between words, breaks long words, and ends with an ellipsis', () => {
    const style = { size: 10, weight: 'regular' } as const;
    expect(wrapText('one two three', style, 40, 9)).toEqual(['one two', 'three']);
    expect(wrapText('MMMMMMMM', style, 35, 9)).toEqual(['MMMM', 'MMMM']);
    expect(wrapText('one two three four', style, 40, 2)).toEqual(['one two', 'three…']);
    expect(wrapText('', style, 40, 2)).toEqual([]);
  });

  it('never needs more room or lines than it has, whatever it says', () => {
    const style = { size: 9, weight: 'bold' } as const;
    assert(
      property(string({ unit: 'binary', maxLength: 300 }), integer({ min: 20, max: 200 }), (text, width) => {
        const lines = wrapText(text, style, width, 4);
        expect(lines.length).toBeLessThanOrEqual(4);
        // Arabic letters have another form at the end of a line, which is drawn narrower if it has no room.
        const others = lines.filter((line) => !/\p{sc=Arabic}/u.test(line));
        for (const line of others) expect(measureText(line, style)).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('is measured as it is drawn', async () => {
    const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas');
    GlobalFonts.registerFromPath(findFontFile('liberation', 'bold'), 'Measured');
    const context = createCanvas(10, 10).getContext('2d');
    context.font = '20px Measured';
    context.fontKerning = 'none';
    const text = 'Rechnungsbetrag 1.234,56 € Größe Київ';
    expect(context.measureText(text).width).toBeCloseTo(getMetrics('liberation', 'bold').measure(text, 20), 0);
  });
});
