import { describe, expect, it } from '@jest/globals';
import { listFreeTexts } from '../../../src/extraction/documents/free-texts.js';
import { reviewPage } from '../../../src/extraction/documents/search.js';
import type { Page, Word } from '../../../src/extraction/model/draft.js';
import type { Field, Finding } from '../../../src/extraction/model/finding.js';
import { chooseSpellingLook } from '../../../src/extraction/ocr/looks.js';
import { scanPage } from '../../../src/extraction/ocr/scan-page.js';
import type { Recogniser } from '../../../src/extraction/ocr/recogniser.js';
import type { GreyImage } from '../../../src/extraction/raster/grey-image.js';
import { listWordsOfTexts, spellPage } from '../../../src/extraction/ocr/spelling.js';
import { keepParts } from '../../../src/extraction/raster/keep-parts.js';
import { pageOf } from '../../support/page-of.js';

const page = pageOf('Sahin Ticaret A.$.   Tarih: 5.6.2024\nSeker   2   40,00\nToplam   40,00');
const listTexts = (words: readonly Word[]): string[] => words.map(({ text }) => text);
const read = (text: string, like: Word, confidence = 0.9): Word => ({ ...like, text, confidence });

describe('the spelling of a page', () => {
  it('is checked for the words of names, addresses and items only', () => {
    const texts = ['Şahin Ticaret A.$.', 'Seker 2'];
    expect(listTexts(listWordsOfTexts(page, texts))).toEqual(['Sahin', 'Ticaret', 'A.$.', 'Seker']);
    expect(listWordsOfTexts(page, [])).toEqual([]);
    expect(chooseSpellingLook(page, texts, 'tr', ['eng', 'tur'])).toMatchObject({ by: 'page', languages: ['tur'] });
    expect(chooseSpellingLook(page, texts, 'tr', ['eng'])).toBeNull();
    const whole = ['el', 'sr', 'tr'].map((language) =>
      chooseSpellingLook(page, texts, language, ['ell', 'srp', 'tur']),
    );
    expect(whole.map((look) => look?.by === 'page' && look.only === undefined)).toEqual([true, true, false]);
    expect(chooseSpellingLook(page, ['Kraxi'], 'tr', ['eng', 'tur'])).toBeNull();
  });

  it('is corrected in all of its looks, which still agree', () => {
    const [first] = page.words as [Word];
    const words = [read('Sahin', first, 0.8)];
    const looked: Page = { ...page, words, looks: [words, [read('Sahm', first, 0.7)]] };
    const spelt = spellPage(looked, [read('Şahin', first, 0.85)]);
    expect(listTexts(spelt.words)).toEqual(['Şahin']);
    expect(spelt.looks?.map(listTexts)).toEqual([['Şahin'], ['Sahm']]);
    expect(listTexts(spellPage({ ...page, words }, [read('Şakin', first, 0.85)]).words)).toEqual(['Sahin']);
    expect(listTexts(spellPage({ ...page, words }, [read('Şakin', first, 0.95)]).words)).toEqual(['Şakin']);
  });

  it('matters in what people read', () => {
    const find = (field: Field, value: Finding['value']): Finding => ({
      ...{ field, value, source: 'ocr', page: 1, box: null, rule: 'test', confidence: 0.9 },
    });
    const nothing = { quantity: null, unit: null, total_price: null, vat_rate: null };
    const findings = [
      find('buyer_name', 'Ayşe'),
      find('invoice_number', 'R-1'),
      find('items', [{ ...nothing, name: 'Şeker', description: null }]),
    ];
    expect(listFreeTexts(findings).filter((text) => text !== '')).toEqual(['Ayşe', 'Şeker']);
    expect(reviewPage(pageOf('Kraxi Widgets Ltd\n\nTotal 1.00')).listTexts()).toContain('Kraxi Widgets Ltd');
  });

  it('is looked at once, in a picture that shows nothing else', async () => {
    const print = Uint8Array.from({ length: 400 * 300 }, (_, at) =>
      at % 40 < 4 && Math.floor(at / 400) % 30 < 8 ? 0 : 255,
    );
    const seen: number[] = [];
    const recogniser = {
      recognise: async ({ pixels }: GreyImage) => {
        seen.push(pixels.filter((pixel) => pixel < 255).length);
        const place = { left: 40, right: 200, top: 30, bottom: 42, lineTop: 30, lineBottom: 42 };
        return { words: [{ text: 'Sekerleme'.repeat(3), confidence: 0.9, ...place }], rivals: null };
      },
    } as unknown as Recogniser;
    const rendering = { letters: 24, print: 'as it is' } as const;
    const image = { width: 400, height: 300, pixels: print };
    const first = await scanPage(
      recogniser,
      { number: 1, image, width: 400 },
      { by: 'lines', alphabets: ['latin'], ...rendering },
    );
    const look = { by: 'page', layout: 'page', languages: ['tur'], only: first.page.words, ...rendering } as const;
    const spelt = await first.lookAgain(look);
    expect([first.isSpelt, spelt.isSpelt, spelt.page.looks]).toEqual([false, true, undefined]);
    expect(seen).toHaveLength(2);
    expect(seen[1]).toBeLessThan((seen[0] ?? 0) / 2);
    expect(seen[1]).toBeGreaterThan(0);
  });
});

it('the parts of a picture keep their places, and everything else is white', () => {
  const image: GreyImage = { width: 4, height: 3, pixels: new Uint8Array(12).fill(7) };
  const { pixels, ...size } = keepParts(image, [
    { left: 1.2, top: -2, width: 1.5, height: 3 },
    { left: 3, top: 2, width: 9, height: 9 },
    { left: 9, top: 0, width: 1, height: 1 },
  ]);
  expect(size).toEqual({ width: 4, height: 3 });
  expect([...pixels]).toEqual([255, 7, 7, 255, 255, 255, 255, 255, 255, 255, 255, 7]);
});
