import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { isReceipt } from '../../../src/extraction/documents/receipt/receipt.js';
import { collectNumbers } from '../../../src/extraction/fields/number/number-candidates.js';
import type { Page } from '../../../src/extraction/model/draft.js';
import type { Box, Field } from '../../../src/extraction/model/finding.js';
import { findBuyerForm } from '../../../src/extraction/page/buyer-forms.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { pageOf } from '../../support/page-of.js';

/** The most certain value of a field on a page. */
function findBest(text: string, field: Field, page = pageOf(text)): unknown {
  const found = findValues([page]).filter((finding) => finding.field === field);
  return found.toSorted((a, b) => b.confidence - a.confidence)[0]?.value ?? null;
}

/** A page whose first line is large. */
function pageWithBrand(text: string): Page {
  const page = pageOf(text);
  const enlarge = ({ x, y, width, height }: Box): Box =>
    y > 43 ? { x, y, width, height } : { x, y: y - 9, width, height: 18 };
  return { ...page, words: page.words.map((word) => ({ ...word, box: enlarge(word.box) })) };
}

const ITEMS = `
Description                     Qty     Price     Amount
Copper pipe                       4      5.00      20.00
Brass valve                       2     15.00      30.00
Total                                              50.00`;

describe('a form with a name, an address and a tax number', () => {
  const form = `
Envases del Sur S.A.                          FACTURA
Av. Colón 210, B8000 Bahía Blanca             Fecha de emisión: 12/03/2026
CUIT: 30-50001091-2

CUIT: 30-70752817-1          Apellido y nombre / Razón social: Conservas Quilmes S.R.L.
Condición frente al IVA: RI  Domicilio: Mitre 84, B1878 Quilmes
${ITEMS}`;

  it('is the buyer if the tax number of the seller is above it', () => {
    expect(findBest(form, 'buyer_name')).toBe('Conservas Quilmes S.R.L.');
    expect(findBest(form, 'buyer_address')).toBe('Mitre 84, B1878 Quilmes');
    expect(findBest(form, 'company.tax_number')).toBe('30-50001091-2');
  });

  it('is not the buyer if there is no other tax number', () => {
    const readForm = (text: string) => findBuyerForm(readDocument([pageOf(text)]).lines);
    expect(readForm(form)?.hit.label).toBe('apellidoynombrerazonsocial');
    expect(readForm(form.replace('CUIT: 30-50001091-2', ''))).toBeNull();
  });
});

describe('a brand right above its company', () => {
  it('is not the name of the seller if the company states a number', () => {
    const text = `
BLUE HERON
Marlow Translations Ltd          VAT no: GB980780684
12 High Street, London EC1A 1BB
Tel: 0123 456789

Invoice no. 4711
${ITEMS}`;
    expect(findBest(text, 'company.name', pageWithBrand(text))).toBe('Marlow Translations Ltd');
  });

  it('is not the name of the seller if a logo is beside the company', () => {
    const text = `
      Heron Animal Clinic
HA    Heron Veterinary Services Pty Ltd ABN 51 824 753 556
      9 Wattle Street, Ballarat VIC 3350

Tax invoice 4711
${ITEMS}`;
    expect(findBest(text, 'company.name', pageWithBrand(text))).toBe('Heron Veterinary Services Pty Ltd');
  });
});

describe('the date of the invoice', () => {
  it.each([
    ['that of an order confirmation', 'Auftragsbestätigung 4711 vom 3.2.2026'],
    ['that of an estimate', 'Kostenvoranschlag 4711 vom 3.2.2026'],
  ])('is not %s', (_, line) => {
    expect(findBest(`Steinach, 12.2.2026\nAnzahlungsrechnung Nr. 17\n${line}\n${ITEMS}`, 'invoice_date')).toBe(
      '2026-02-12',
    );
  });

  it('is not that of a remark which begins with the title', () => {
    const text = `Steinach\nDate: 12 February 2026\nInvoice 17\n${ITEMS}\nInvoice generated automatically by Easy Billing - 15 February 2026`;
    expect(findBest(text, 'invoice_date')).toBe('2026-02-12');
  });

  it('is that of an order confirmation without an invoice', () => {
    expect(findBest('Auftragsbestätigung 4711 vom 3.2.2026', 'invoice_date')).toBe('2026-02-03');
  });
});

describe('the number of the invoice', () => {
  it('may be below its title in two languages', () => {
    const document = readDocument([
      pageOf(`
INVOICE / FACTURE      DATE            DUE / ÉCHÉANCE
2093                   2026-03-12      2026-04-11`),
    ]);
    const found = collectNumbers(document, []).find(({ value }) => value === '2093');
    expect(found?.features['above:invoice_title:alone']).toBe(1);
  });

  it('begins with the code of its kind if both fill a line', () => {
    expect(findBest(`Kraxi Lda\n\nFATURA\nFS B/20931\n${ITEMS}`, 'invoice_number')).toBe('FS B/20931');
  });
});

it('the first of two telephone numbers ends before the slash', () => {
  const text = `Kraxi SARL\n12 rue Haute\n69002 Lyon\nTél. 04 72 55 10 14 / 06 55 50 12 08\n${ITEMS}`;
  expect(findBest(text, 'company.phone')).toBe('04 72 55 10 14');
  expect(findBest(text.replace('04 72 55 10 14 / 06 55 50 12 08', '02241 / 550 170'), 'company.phone')).toBe(
    '02241 / 550 170',
  );
});

it('a VAT identifier is preferred to the same number without the prefix of its country', () => {
  const text = `Kraxi Oy   Y-tunnus 0112038-9\nHaapatie 4   ALV-tunnus FI01120389\n00100 Helsinki\n${ITEMS}`;
  expect(findBest(text, 'company.tax_number')).toBe('FI01120389');
});

it('a number that begins with letters is not preferred to the VAT identifier that contains it', () => {
  const text = `Kraxi Pvt Ltd   PAN: AAPFU0939F\n4 Lake Road      GSTIN: 27AAPFU0939F1ZV\nMumbai 400001\n${ITEMS}`;
  expect(findBest(text, 'company.tax_number')).toBe('27AAPFU0939F1ZV');
});

it('a document with a day by which to pay is less likely a receipt', () => {
  const isTill = (text: string): boolean => {
    const page = pageOf(text);
    return isReceipt(readDocument([page]), [page]);
  };
  const till = 'Kraxi\nCashier 4\nTable 7\nCovers 2\nTotal 12.00';
  expect(isTill(till)).toBe(true);
  expect(isTill(`${till}\nDue date: 12 March 2026`)).toBe(false);
});
