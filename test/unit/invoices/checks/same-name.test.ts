import { describe, expect, test } from '@jest/globals';
import { areClearlyDifferent, toNameKey } from '../../../../src/invoices/checks/same-name.js';

describe('names of parties', () => {
  test.each([
    ['Nordhamn Handels AB', 'NORDHAMN HÄNDELS ab.'],
    ['Nordhamn Handels AB', 'Nordhamn'],
    ['Nordhamn Handels AB', 'Nordhamn Group'],
    ['Nordharnn Handels AB', 'Nordhamn Handels'],
    ['Muster & Söhne GmbH & Co. KG', 'Muster und Soehne'],
    ['Yıldız Sanayi ve Ticaret A.Ş.', 'YILDIZ SAN. TİC. A.Ş.'],
    ['International Business Machines Corp.', 'IBM'],
    ['Telekom Deutschland GmbH', 'Deutsche Telekom AG'],
    ['ACME S.p.A.', 'Acme Italia S.r.l.'],
    ['株式会社青空', 'Aozora Inc.'],
    ['', 'Nordhamn'],
    // Only legal forms and initials are left of these, so they count.
    ['A & B', 'A und B KG'],
    ['Kontor B AG', 'Kontor B'],
    // Their first words have four letters in common.
    ['Fjord Holding', 'Fjordline'],
    // More than half of the letters of the shorter name are in the longer one.
    ['Bergmann Sohn', 'Haus Bergmann Stade'],
    ['KLM', 'Kuhn Lamprecht Metall'],
    ['Mira Stein', 'Hofgarten Stein'],
    // A word of four letters may abbreviate another.
    ['Ida Kont', 'Max Kontor Villach'],
    // Only together are the words like the other name.
    ['Sea Wind', 'Seawimd'],
    // The first words are equal, and have four letters.
    ['Nord Handelsgesellschaft', 'Nord Immobilienverwaltung'],
  ])('%s may be %s', (left, right) => {
    expect(areClearlyDifferent(left, right)).toBe(false);
    expect(areClearlyDifferent(right, left)).toBe(false);
  });

  test.each([
    ['Nordhamn Handels AB', 'Fjord Kontor AB'],
    ['Feldmann GmbH', 'Bergmann Logistik GmbH'],
    ['Yıldız Sanayi ve Ticaret A.Ş.', 'Demir Sanayi ve Ticaret A.Ş.'],
    ['Les Trois Ponts SARL', 'Boulangerie du Marché SARL'],
    // The beginning of a name may be equal by chance if it has only three letters.
    ['Aga Ruhrtal', 'Aga Möbelwerk'],
    // Two initials are too few for a short form.
    ['KL', 'Kuhn Lamprecht'],
    // Exactly half of the letters are equal.
    ['Mira Zeit', 'Hofgarten Mira'],
    // The letters of one are spread over the other.
    ['Nordwind', 'Dornröschen Wäscherei'],
  ])('%s cannot be %s', (left, right) => {
    expect(areClearlyDifferent(left, right)).toBe(true);
    expect(areClearlyDifferent(right, left)).toBe(true);
  });
});

test('the key of a name has no legal form, no initial and no punctuation', () => {
  expect(toNameKey('NORDHAMN Händels A.B.')).toBe('nordhamnhandels');
  expect(toNameKey('Nordhamn-Handels, AB')).toBe('nordhamnhandels');
  expect(toNameKey('A. B. Nilsson & Co. KG')).toBe('nilsson');
  expect(toNameKey('B&B')).toBe('bb');
  expect(toNameKey('AG')).toBe('ag');
});
