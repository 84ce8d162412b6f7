import { describe, expect, test } from '@jest/globals';
import { areClearlyDifferent } from '../../../../src/invoices/checks/same-name.js';

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
  ])('%s may be %s', (left, right) => {
    expect(areClearlyDifferent(left, right)).toBe(false);
    expect(areClearlyDifferent(right, left)).toBe(false);
  });

  test.each([
    ['Nordhamn Handels AB', 'Fjord Kontor AB'],
    ['Feldmann GmbH', 'Bergmann Logistik GmbH'],
    ['Yıldız Sanayi ve Ticaret A.Ş.', 'Demir Sanayi ve Ticaret A.Ş.'],
    ['Les Trois Ponts SARL', 'Boulangerie du Marché SARL'],
  ])('%s cannot be %s', (left, right) => {
    expect(areClearlyDifferent(left, right)).toBe(true);
    expect(areClearlyDifferent(right, left)).toBe(true);
  });
});
