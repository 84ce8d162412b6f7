import { expect, test } from '@jest/globals';
import { readDownloadName } from '../../../src/arrivals/download-name.js';

const URL = 'https://shop.example.com/orders/17/invoice%20n%C2%B0%2017.pdf?token=x';

test.each([
  [undefined, 'invoice n° 17.pdf'],
  ['attachment', 'invoice n° 17.pdf'],
  ['attachment; filename=plain.pdf', 'plain.pdf'],
  ['attachment; filename="with \\"quotes\\".pdf"', 'with "quotes".pdf'],
  [`inline; filename="plain.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9.pdf`, 'Résumé.pdf'],
  [`attachment; filename*=UTF-8''broken%E0.pdf`, 'broken%E0.pdf'],
])('the name of a download with the header %s is %s', (header, name) => {
  expect(readDownloadName(URL, header)).toBe(name);
});

test('a download without any name has none', () => {
  expect(readDownloadName('https://shop.example.com/', undefined)).toBeNull();
});
