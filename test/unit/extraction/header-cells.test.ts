import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../../../src/extraction/page/document.js';
import { pageOf } from '../../support/page-of.js';

/** In points. In proportional fonts, a space is narrower than a letter. */
const NARROWER = 2;

/** Reads the columns of the first table on a page whose words are as close together as in a proportional font. */
function readColumns(text: string): string[] {
  const page = pageOf(text);
  const words = page.words.map((word) => ({ ...word, box: { ...word.box, width: word.box.width + NARROWER } }));
  return readDocument([{ ...page, words }]).tables[0]!.columns.map((column) => `${column.key}: ${column.text}`);
}

describe('a header cell', () => {
  it('may have words before its label', () => {
    const columns = readColumns(`
No         Arbeit / Bezeichnung      Menge     Preis     Betrag
A-100      Service und Reifen            1     10,00      10,00
A-101      Ersatz                        2     10,00      20,00`);
    expect(columns).toEqual([
      ...['position: No', 'name: Arbeit / Bezeichnung', 'quantity: Menge', 'price: Preis', 'amount: Betrag'],
    ]);
  });

  it('is a label alone if the word before it is above a column of its own', () => {
    const columns = readColumns(`
Mesa Descripción         Cantidad     Precio     Importe
12   Servicio de cena           1      10,00       10,00
14   Bebida                     2      10,00       20,00`);
    expect(columns).toEqual(['name: Descripción', 'quantity: Cantidad', 'price: Precio', 'amount: Importe']);
  });

  it.each([
    ['Preis inkl. MwSt    Betrag inkl. MwSt', ['price: Preis inkl. MwSt', 'gross: Betrag inkl. MwSt']],
    ['Preis exkl. MwSt    Betrag exkl. MwSt', ['price: Preis exkl. MwSt', 'net: Betrag exkl. MwSt']],
  ])('of a price or an amount may say whether it is with VAT: %s', (cells, expected) => {
    const columns = readColumns(`
Bezeichnung     Menge     ${cells}
Schrauben           2                10,00                20,00
Muttern             1                 5,00                 5,00`);
    expect(columns).toEqual(['name: Bezeichnung', 'quantity: Menge', ...expected]);
  });

  it.each([
    ['Upust %', 'discount: Upust %'],
    ['Rabatt %', 'discount: Rabatt %'],
  ])('of discounts keeps its percent sign: %s', (cell, expected) => {
    const columns = readColumns(`
Nazwa           Ilość     Cena     ${cell}      Kwota
Papier              1    10,00                10,00
Taśma               2    10,00          5     19,00`);
    expect(columns.slice(3)).toEqual([expected, 'amount: Kwota']);
  });

  it('of a price and one with VAT may be close together', () => {
    const columns = readColumns(`
Bezeichnung     Menge     Preis    Betrag Inkl. MwSt
Schrauben           2     10,00     20,00      24,00
Muttern             1      5,00      5,00       6,00`);
    expect(columns.slice(2)).toEqual(['price: Preis', 'amount: Betrag', 'gross: Inkl. MwSt']);
  });

  it('may be unknown to the right of the amounts, if numbers are below it', () => {
    const columns = readColumns(`
Bezeichnung     Menge     Betrag     Kasse    Eigenanteil
Schrauben           2      20,00     15,00           5,00
Muttern             1       5,00      3,00           2,00`);
    expect(columns.slice(2)).toEqual(['amount: Betrag', 'other: Kasse', 'other: Eigenanteil']);
  });

  it('may be the currency, below which nothing else begins', () => {
    const columns = readColumns(`
Bezeichnung     Menge     Betrag     EUR
Schrauben           2      20,00   20,00`);
    expect(columns.slice(2)).toEqual(['amount: Betrag']);
  });
});
