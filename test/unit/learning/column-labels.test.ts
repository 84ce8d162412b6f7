import { describe, expect, test } from '@jest/globals';
import { readDocument } from '../../../src/extraction/page/document.js';
import { isSameText } from '../../../src/learning/column-labels.js';
import { placeWords } from '../../support/placed-document.js';

describe('the labels of two tables', () => {
  const read = (source: 'text' | 'ocr') => readDocument([{ ...placeWords([{ text: 'x', x: 40, y: 100 }]), source }]);

  test.each([
    ['VARA STYCK ANTAL BELOPP', true, true],
    ['Vara Styck Antal Belopq', false, true],
    // Three of the twenty letters differ, and four of them.
    ['Vora Stick Antol Belopp', false, true],
    ['Vora Stick Antol Belapp', false, false],
  ])('%s is the same as before in a text layer: %s, and on a scan: %s', (text, inText, onScan) => {
    const labels = 'Vara Styck Antal Belopp';
    expect([isSameText(read('text'), text, labels), isSameText(read('ocr'), text, labels)]).toEqual([inText, onScan]);
  });
});
