import { describe, expect, it } from '@jest/globals';
import { searchPages } from '../../../src/extraction/documents/search.js';
import { toUsualForms } from '../../../src/extraction/input/letter-forms.js';
import { toWords } from '../../../src/extraction/input/pdf-words.js';
import type { Draft, Page, Word } from '../../../src/extraction/model/draft.js';
import { findWrittenDates } from '../../../src/extraction/page/dates.js';
import { joinLines, joinWords } from '../../../src/extraction/page/lines.js';
import { splitWord } from '../../../src/extraction/page/split-words.js';
import { rankFindings } from '../../../src/extraction/rank.js';

const HEIGHT = 9;
const LINE = 14;
const NOTHING: Omit<Draft, 'pages'> = {
  bytes: new Uint8Array(),
  mediaType: null,
  xml: [],
  pageCount: 1,
  format: null,
  findings: [],
};

/** Words at the left edges of their texts: [x, text], each of which may have several words. Letters are as wide as high. */
function makePage(rows: readonly (readonly (readonly [number, string])[])[], isRightToLeft = false): Page {
  const words = rows.flatMap((row, index) =>
    row.flatMap(([x, text]) => {
      const parts = isRightToLeft ? text.split(' ').toReversed() : text.split(' ');
      let left = x;
      return parts.map((part): Word => {
        const width = Array.from(part).length * (isRightToLeft ? 5 : 8);
        const word = { text: part, confidence: 1, box: { x: left, y: 40 + index * LINE, width, height: HEIGHT } };
        left += width + 3;
        return word;
      });
    }),
  );
  return { number: 1, width: 595, height: 842, source: 'text', words };
}

function read(page: Page): Record<string, unknown> {
  const { findings } = searchPages({ ...NOTHING, pages: [page] });
  return Object.fromEntries(
    Object.entries(rankFindings(findings)).map(([field, found]) => [field, found.chosen.value]),
  );
}

describe('letters', () => {
  it.each([
    ['請求書番号:A-12', '請求書番号：Ａ－１２'],
    ['(株)山田', '㈱山田'],
    ['金額', '⾦額'],
    ['長野', '⻑野'],
    ['¥1,200', '￥１，２００'],
    ['20/11/2569', '๒๐/๑๑/๒๕๖๙'],
    ['จำกัด', 'จํากัด'],
    ['½ ㎡ №', '½ ㎡ №'],
  ])('are written as %s', (expected, text) => {
    expect(toUsualForms(text)).toBe(expected);
  });

  it('of Hebrew words are joined from right to left, whichever piece is stored first', () => {
    const piece = (str: string, x: number, width: number) => ({
      str,
      transform: [10, 0, 0, 10, x, 700],
      width,
      height: 10,
    });
    const viewport = [1, 0, 0, -1, 0, 800];
    const ofPage = toWords([piece('מ', 100, 6), piece('"', 106, 3), piece('בע', 109, 10)], viewport);
    const ofText = toWords([piece('בע', 109, 10), piece('"', 106, 3), piece('מ', 100, 6)], viewport);
    expect([ofPage, ofText].map((words) => words.map(({ text }) => text))).toEqual([['בע"מ'], ['בע"מ']]);
  });
});

describe('a run of text without spaces', () => {
  const split = (text: string): string[] => {
    const box = { x: 0, y: 0, width: 100, height: 10 };
    return splitWord({ text, confidence: 1, box }).map((part) => part.text);
  };

  it.each([
    ['請求書番号:S-2026-042', ['請求書番号:', 'S-2026-042']],
    ['合計金額¥77,980', ['合計金額', '¥77,980']],
    ['小計77,980円(税込)', ['小計', '77,980円', '(税込)']],
    ['消費税(10%)', ['消費税', '(10%)']],
    ['8%※', ['8%', '※']],
    ['山田商店御中', ['山田商店', '御中']],
    ['¥77,980-', ['¥77,980']],
    ['▲1,000', ['-1,000']],
    ['道玄坂1-10-8', ['道玄坂1-10-8']],
    ['Rechnungsnr.:4711', ['Rechnungsnr.:4711']],
    ['12:30', ['12:30']],
  ])('%s is split into its label and value', (text, parts) => {
    expect(split(text)).toEqual(parts);
  });

  it('is the same text again when its parts are joined', () => {
    const box = { x: 0, y: 0, width: 100, height: 10 };
    expect(joinWords(splitWord({ text: '小計77,980円(税込)', confidence: 1, box }))).toBe('小計77,980円(税込)');
  });

  it('may have labels whose letters are spread over the line or below each other', () => {
    const spread = makePage([
      [
        [40, '合'],
        [76, '計'],
        [200, '14,500'],
      ],
    ]);
    expect(joinLines([spread])[0]?.words.map(({ text }) => text)).toEqual(['合計', '14,500']);
    const stacked = makePage([
      [[40, '购']],
      [
        [40, '买'],
        [60, '名称:'],
      ],
      [[40, '方']],
    ]);
    expect(joinLines([stacked]).map(({ words }) => words.map(({ text }) => text))).toContainEqual(['购买方']);
  });
});

describe('a date', () => {
  it.each([
    ['2026年11月20日'],
    ['令和8年11月20日'],
    ['民國115年11月20日'],
    ['115年11月20日'],
    ['2026년 11월 20일'],
    ['2026. 11. 20.'],
    ['20 บ 20 พฤศจิกายน พ.ศ. 2569'],
    ['20 พ.ย. 69'],
    ['20 พฤศจิกายน 2569'],
    ['20/11/2569'],
    ['20 בנובמבר 2026'],
  ])('is read from %s', (text) => {
    expect(findWrittenDates(text, null).map(({ value }) => value)).toEqual(['2026-11-20']);
  });

  it('of the first year of an era is read', () => {
    expect(findWrittenDates('令和元年5月1日', null)[0]?.value).toBe('2019-05-01');
  });

  it.each([
    ['115/11/20', 'minguo'],
    ['R8.11.20', 'eras'],
    ['20/11/69', 'buddhist'],
  ] as const)('%s is read in the calendar of its country', (text, calendar) => {
    expect(findWrittenDates(text, null, calendar)[0]?.value).toBe('2026-11-20');
    expect(findWrittenDates(text, null)[0]?.value).not.toBe('2026-11-20');
  });
});

describe('an invoice', () => {
  it('in Japanese is read', () => {
    const page = makePage([
      [[240, '請求書']],
      [
        [40, '有限会社北白川文具店 御中'],
        [340, '請求書番号:INV-07'],
      ],
      [[340, '発行日:2026年11月20日']],
      [[340, '株式会社みどり印刷']],
      [[340, '〒604-8152 京都府京都市中京区手洗水町670']],
      [[340, 'TEL:075-221-0148']],
      [[340, '登録番号:T4130001052786']],
      [[40, '下記の通りご請求申し上げます。']],
      [
        [40, '品名'],
        [300, '数量'],
        [400, '単価'],
        [500, '金額'],
      ],
      [
        [40, 'パンフレット'],
        [300, '500'],
        [400, '105'],
        [500, '52,500'],
      ],
      [
        [40, '名刺'],
        [300, '8'],
        [400, '1,800'],
        [500, '14,400'],
      ],
      [
        [400, '小計'],
        [500, '66,900'],
      ],
      [
        [400, '消費税(10%)'],
        [500, '6,690'],
      ],
      [
        [400, '合計'],
        [500, '73,590'],
      ],
    ]);
    expect(read(page)).toMatchObject({
      invoice_number: 'INV-07',
      invoice_date: '2026-11-20',
      net_total: '66900.00',
      total_vat: '6690.00',
      total_price: '73590.00',
      currency: 'JPY',
      country: 'JP',
      language: 'ja',
      'company.name': '株式会社みどり印刷',
      'company.tax_number': 'T4130001052786',
      buyer_name: '有限会社北白川文具店',
    });
  });

  it('in Hebrew is read from right to left, and its boxes stay where the values are', () => {
    const page = makePage(
      [
        [
          [420, 'אורן מחשבים בע"מ'],
          [40, 'חשבונית מס מספר: 20417'],
        ],
        [
          [440, 'ח.פ. 514382076'],
          [40, 'תאריך: 16/11/2026'],
        ],
        [[400, 'רחוב הברזל 21, תל אביב']],
        [[440, 'לכבוד: גני השרון בע"מ']],
        [
          [480, 'תיאור'],
          [330, 'כמות'],
          [220, 'מחיר'],
          [100, 'סה"כ'],
        ],
        [
          [460, 'מחשב נייד'],
          [340, '1'],
          [210, '3,800.00'],
          [90, '3,800.00'],
        ],
        [
          [460, 'התקנה והדרכה'],
          [340, '2'],
          [210, '450.00'],
          [90, '900.00'],
        ],
        [
          [180, 'סה"כ לפני מע"מ'],
          [90, '4,700.00'],
        ],
        [
          [180, 'מע"מ 18%'],
          [90, '846.00'],
        ],
        [
          [180, 'סה"כ לתשלום'],
          [80, '5,546.00 ₪'],
        ],
      ],
      true,
    );
    expect(read(page)).toMatchObject({
      invoice_number: '20417',
      invoice_date: '2026-11-16',
      net_total: '4700.00',
      total_vat: '846.00',
      total_price: '5546.00',
      currency: 'ILS',
      country: 'IL',
      'company.tax_number': '514382076',
    });
    const number = searchPages({ ...NOTHING, pages: [page] }).findings.find(({ field }) => field === 'invoice_number');
    expect(number?.box?.x).toBeLessThan(60);
  });
});
