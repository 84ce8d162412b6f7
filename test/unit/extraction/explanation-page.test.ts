import { describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { renderExplanationPage } from '../../../src/extraction/explaining/explanation-page.js';
import { drawPageImages } from '../../../src/extraction/explaining/page-images.js';
import { examine, toReport } from '../../../src/extraction/chain.js';
import type { Field, Finding } from '../../../src/extraction/model/finding.js';
import { makePdf } from '../../support/pdf-fixtures.js';

const SAMPLES = path.resolve(import.meta.dirname, '../../../../src/demo/samples');
const FINDING: Finding<'total_price'> = {
  field: 'total_price',
  value: '119.00',
  source: 'text',
  page: 1,
  box: { x: 50, y: 100, width: 100, height: 10 },
  rule: 'total.gross',
  confidence: 0.9,
};
const IMAGE = { number: 1, width: 500, height: 1000, webp: new Uint8Array([1, 2, 3]) };

describe('the explanation page', () => {
  test('marks a chosen value on its page, and lists the other candidates', () => {
    const other = { ...FINDING, value: '100.00', rule: 'total.net', confidence: 0.4 };
    const page = renderExplanationPage(
      'a.pdf',
      { format: 'text', pages: 1, fields: { total_price: { chosen: FINDING, others: [other] } } },
      [IMAGE],
    );
    expect(page).toContain('left:10.000%;top:10.000%;width:20.000%;height:1.000%');
    expect(page).toContain('src="data:image/webp;base64,AQID"');
    expect(page).toMatch(/<li>100\.00 <small>text, page 1, total\.net, 0\.4<\/small><\/li>/);
  });

  test('draws boxes for everything that was read: every item, every line of the address, the VAT, but not for the language', async () => {
    const report = toReport(await examine(await readFile(path.join(SAMPLES, 'mavi-kalem-fatura.pdf'))));
    const getBox = (field: Field) => report.fields[field]!.chosen.box;
    const getHeight = (field: Field) => getBox(field)!.height;
    expect(getHeight('items')).toBeGreaterThan(3 * getHeight('total_price'));
    expect(getHeight('company.address')).toBeGreaterThan(1.5 * getHeight('company.phone'));
    expect(getBox('vat_categories')).not.toBeNull();
    expect(getBox('payment_type')!.width).toBeLessThan(80);
    expect(report.fields.language!.chosen).toMatchObject({ box: null, rule: expect.stringMatching(/^words:\d+$/) });
  });

  test('shows hostile content as text', () => {
    const attack = `"><script>alert('1')</script>&`;
    const hostile = { ...FINDING, value: attack, rule: attack };
    const page = renderExplanationPage(
      attack,
      { format: attack, pages: 1, fields: { total_price: { chosen: hostile, others: [{ ...hostile, value: 'x' }] } } },
      [IMAGE],
    );
    expect(page).not.toContain('<script');
    expect(page).not.toContain(`alert('`);
    expect(page).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;');
  });

  test('shows the pages of a PDF in their own size, and none for an XML file', async () => {
    const pdf = await makePdf({
      pages: [[{ text: 'Invoice total 119.00 EUR for hosting in May and June 2026', x: 50, y: 50 }]],
    });
    const draft = await examine(pdf);
    const images = await drawPageImages(draft);
    expect(images).toMatchObject([{ number: 1, width: 612, height: 792 }]);
    expect(Buffer.from(images[0]!.webp.subarray(8, 12)).toString()).toBe('WEBP');
    expect(toReport(draft).pages).toBe(1);
    expect(await drawPageImages({ ...draft, mediaType: 'application/xml' })).toEqual([]);
  });
});
