import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import type { Field } from '../../../src/extraction/model/finding.js';
import type { Page } from '../../../src/extraction/model/draft.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { findPartyBlocks } from '../../../src/extraction/page/party-blocks.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { pageOf } from '../../support/page-of.js';

function readFields(text: string, source: Page['source'] = 'text') {
  const fields = rankFindings(findValues([{ ...pageOf(text), source }]));
  return (field: Field): unknown => fields[field]?.chosen.value ?? null;
}
const listBlocks = (text: string) =>
  findPartyBlocks(readDocument([pageOf(text)])).map(
    ({ kind, left }) => `${kind} from ${left < 30 ? 'the edge' : 'its label'}`,
  );

describe('short words that label the parties', () => {
  it('may stand alone over their columns', () => {
    const read = readFields(`
FACTURA                                   Núm. F26-044
                                          Fecha: 05-11-2026

DE                                 PARA
Nuria Pascual Roig                 Aceites Sierra Alta, S.L.
NIF 44819273R                      CIF B66912049
C/ Girona 87                       Pol. Ind. El Garrotal 12
08009 Barcelona                    41370 Cazalla
Tel. 619 55 02 48

CONCEPTO                  CANT.     PRECIO     IMPORTE
Fotografía                    2     380,00      760,00

Base imponible                                  760,00
IVA 21 %                                        159,60
TOTAL                                           919,60`);
    expect([read('company.name'), read('buyer_name')]).toEqual(['Nuria Pascual Roig', 'Aceites Sierra Alta, S.L.']);
  });

  it.each([
    ['a name', 'LUZ  DE  TARDE\nfotos de bodas'],
    ['a period', 'De: 01.11.2026\nHasta: 30.11.2026'],
  ])('are no labels in %s', (_, text) => {
    expect(listBlocks(text)).toEqual([]);
  });
});

describe('a form with headings over its whole width', () => {
  it('has the names of the parties below them, after their labels', () => {
    const text = `
                        PRESTADOR DE SERVIÇOS
CPF/CNPJ: 28.471.903/0001-70                      Inscrição Municipal: 418227
Nome/Razão Social: Vértice Engenharia Ltda
Endereço: Av. Souza Campos, 1073 - CEP 13025-320       Município: Campinas - SP

                         TOMADOR DE SERVIÇOS
CPF/CNPJ: 11.048.362/0001-79
Nome/Razão Social: Laticínios Serra Morena S.A.
Endereço: Rodovia SP-340, km 172 - CEP 13825-000       Município: Holambra - SP

VALOR TOTAL DA NOTA = R$ 8.400,00`;
    const read = readFields(text);
    expect(listBlocks(text)).toEqual(['seller from the edge', 'buyer from the edge']);
    expect([read('company.name'), read('buyer_name')]).toEqual([
      'Vértice Engenharia Ltda',
      'Laticínios Serra Morena S.A.',
    ]);
  });
});

describe('a reminder', () => {
  it('may be the second one, with a number', () => {
    const read = readFields(`
Druckerei Auental GmbH
Kellergasse 9, 3500 Krems

2. Mahnung Nr. M26-0118

leider konnten wir zu unserer Rechnung keinen Eingang feststellen.

Rechnung       Rechnungsdatum     Betrag EUR     offen EUR
R26-3307       18.09.2026           1.264,80        764,80

Zu zahlen                                           764,80`);
    expect([read('document_type'), read('invoice_number')]).toEqual(['reminder', 'M26-0118']);
  });
});

describe('a credit note', () => {
  it('has its own date beside that of the invoice', () => {
    const read = readFields(`
Auental Möbel GmbH
Venloer Str. 488, 50825 Köln
                                        Gutschrift-Nr.        GS260377
Praxis am Stadtgarten                   Gutschrift-Datum    19.11.2026
                                        zu Rechnung Nr.       RE264915
50996 Köln
                                        Rechnungsdatum      03.11.2026

Gutschrift
Nettobetrag                                                     510,72
MwSt. 19,00 %                                                    97,04
Gutschriftsbetrag                                               607,76`);
    expect([read('invoice_number'), read('invoice_date')]).toEqual(['GS260377', '2026-11-19']);
  });
});

describe('the total', () => {
  it('includes lines that the table of taxes leaves out', () => {
    const read = readFields(`
Facture N° 2026/0733

Désignation              Qté     P.U. TTC     TVA     Montant TTC
Chambre double             3       850,00    10 %        2 550,00
Petit-déjeuner             6        90,00    10 %          540,00
Taxe de séjour             6        25,30       –          151,80
TOTAL TTC                                                3 241,80

Taux TVA        Base HT     Montant TVA           TTC
10 %           2 809,09          280,91      3 090,00
Total          2 809,09          280,91      3 090,00`);
    expect([read('net_total'), read('total_vat'), read('total_price')]).toEqual(['2809.09', '280.91', '3241.80']);
  });

  it('has a base that also names the tax', () => {
    const read = readFields(`
Compensi: fase di studio                                      1.500,00
Compensi: fase istruttoria                                      900,00
Cassa 4%                                                         96,00
Totale imponibile IVA                                         2.496,00
IVA 22%                                                         549,12
Totale fattura                                                3.045,12`);
    expect([read('net_total'), read('total_vat'), read('total_price')]).toEqual(['2496.00', '549.12', '3045.12']);
    expect(read('items')).toHaveLength(3);
  });
});

describe('the tax number', () => {
  it('ends before a telephone number without a label', () => {
    const read = readFields(`
Tui Energy Limited, 17 Lambton Quay, Wellington 6011
GST No. 491-827-300 0800 555 884

Tax invoice TE-40918827
Total  218.06`);
    expect(read('company.tax_number')).toBe('491-827-300');
  });
});

describe('the items', () => {
  it('have their names above lines that show quantity, price and amount', () => {
    const read = readFields(`
Ridge Store
Fence posts
2 x 10.00                             20.00
Wire
3 x 5.00                              15.00
Total                                 35.00`);
    const items = read('items') as { name: string; quantity: string }[];
    expect(items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Fence posts', '2'],
      ['Wire', '3'],
    ]);
  });

  it('have their quantity beside a column of units that is labelled like it, and may have a discount', () => {
    const read = readFields(`
Concepto              Ud.   Medición    Precio    % Dto.    Importe
Ferralla              kg    4850,00       1,35              6547,50
Encofrado             m2     312,40      24,80      5,00    7360,14
Hormigonado           m3      96,50     118,50             11435,25
Base imponible                                             25342,89`);
    const items = read('items') as { quantity: string }[];
    expect(items.map(({ quantity }) => quantity)).toEqual(['4850', '312.4', '96.5']);
  });
});

it('takes a scanned R for the sign of rupees in India', () => {
  const read = readFields(
    `
Kraxi Tiles Pvt Ltd
4 Lake Road, Mumbai, Maharashtra 400001
GSTIN: 27AAPFU0939F1ZV
Tax invoice no. 4711 of 05.11.2026
Floor tiles                                              R 640.00
Total                                                    R 640.00`,
    'ocr',
  );
  expect(read('currency')).toBe('INR');
});

describe('a scanned euro sign', () => {
  const scan = (sign: string) => `
Auental Möbel GmbH
Venloer Str. 488, 50825 Köln
USt-IdNr. DE136695976
Rechnung Nr. 4711 vom 05.11.2026
Nettobetrag                                              ${sign} 100,00
MwSt. 19 %                                                ${sign} 19,00
Gesamtbetrag                                             ${sign} 119,00`;

  it.each([
    ['£', 'ocr', 'EUR'],
    ['£', 'text', 'GBP'],
    ['GBP', 'ocr', 'GBP'],
  ] as const)('%s in %s is %s', (sign, source, currency) => {
    expect(readFields(scan(sign), source)('currency')).toBe(currency);
  });
});
