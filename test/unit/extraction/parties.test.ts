import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { canBeName } from '../../../src/extraction/fields/company/name-text.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { findPartyBlocks } from '../../../src/extraction/page/party-blocks.js';
import { pageOf } from '../../support/page-of.js';

/** The values of the parties' fields on a page, with the best finding of each. */
function readParties(text: string): Record<string, unknown> {
  const found = findValues([pageOf(text)]).toReversed();
  return Object.fromEntries(found.map(({ field, value }) => [field, value]));
}
const listBlocks = (text: string): string[] =>
  findPartyBlocks(readDocument([pageOf(text)])).map(({ kind, line }) => `${kind}: ${line.text}`);

const ITEMS = `Leistung               Menge     Preis    Betrag
Beratung                   2    150.00    300.00
Spesen                     1     20.00     20.00

Total CHF                                 320.00`;

describe('a payment slip at the foot of a page', () => {
  const SLIPS = [
    ['Konto / Zahlbar an', 'Zahlbar durch'],
    ['Compte / Payable à', 'Payable par'],
    ['Conto / Pagabile a', 'Pagabile da (nome/indirizzo)'],
    ['Account / Payable to', 'Payable by'],
  ] as const;

  it.each(SLIPS)('names the payee below “%s” and the payer below “%s”', (payee, payer) => {
    const read = readParties(`
Velowerk Amstutz                         Gasthof Krone Bichsel
                                         Dorfplatz 2
                                         3452 Grünenmatt

${ITEMS}


${payee}
CH94 3080 8001 4477 1829 0
Velowerk Amstutz
Mattenweg 17
3600 Thun

Referenz
00 00000 00447 18260 00118 05262

${payer}
Gasthof Krone Bichsel
Dorfplatz 2
3452 Grünenmatt`);
    expect(read).toMatchObject({
      'company.name': 'Velowerk Amstutz',
      'company.address': 'Mattenweg 17, 3600 Thun',
      buyer_name: 'Gasthof Krone Bichsel',
      buyer_address: 'Dorfplatz 2, 3452 Grünenmatt',
    });
    expect(read).not.toHaveProperty('company.tax_number');
    expect(read).not.toHaveProperty('company.phone');
  });

  it('has labels that are alone in their cells, since they also begin sentences', () => {
    expect(listBlocks('Zahlbar durch')).toEqual(['buyer: Zahlbar durch']);
    expect(listBlocks('Zahlbar durch Banküberweisung')).toEqual([]);
    expect(listBlocks('Payable by 12 May 2026')).toEqual([]);
    expect(listBlocks('Payable à réception')).toEqual([]);
  });
});

describe('a label in two languages', () => {
  it('is one label, also without blanks around the stroke', () => {
    expect(listBlocks('Eladó/Seller                    Vevő/Buyer')).toEqual([
      'seller: Eladó/Seller Vevő/Buyer',
      'buyer: Eladó/Seller Vevő/Buyer',
    ]);
  });
});

describe('the holder of a contract', () => {
  it('is the buyer, whose tax number is beside the name', () => {
    const read = readParties(`
electroluna                              MERCEDES VILLAR OCHOA
                                         CL MOLINO 8
                                         31200 ESTELLA
Detalle
Energía                                  50,00 €
IVA 21 %                                 10,50 €
TOTAL                                    60,50 €

Datos del contrato
Titular: Mercedes Villar Ochoa, NIF 12345678Z
Tarifa: Nocturna`);
    expect(read).toMatchObject({ buyer_name: 'MERCEDES VILLAR OCHOA', buyer_tax_number: '12345678Z' });
    expect(read['company.name']).not.toBe('MERCEDES VILLAR OCHOA');
    expect(read).not.toHaveProperty('company.tax_number');
  });

  it.each(['Titular del suministro', 'Titulaire du contrat', 'Versicherungsnehmer', 'Contraente', 'Huurder'])(
    'is below “%s”',
    (label) => {
      expect(listBlocks(`${label}\nAnn Fox\n1 Mill Lane`)).toEqual([`buyer: ${label}`]);
    },
  );

  it('is not the holder of an account', () => {
    expect(listBlocks('Titular\nAnn Fox')).toEqual(['buyer: Titular']);
    expect(listBlocks('Titular\nAnn Fox\nIBAN ES91 2100 0418 4502 0005 1332')).toEqual(['other_party: Titular']);
  });
});

describe('a label of joining words', () => {
  it('begins its cell or is none', () => {
    const [inside, first] = ['Detalle de la compra', 'De la: Ana'].map(
      (text) => readDocument([pageOf(text)]).lines[0]!,
    );
    expect(inside?.parties).toEqual([]);
    expect(first?.parties.map(({ key }) => key)).toEqual(['seller']);
  });

  it.each(['Datos de la factura', 'Détail de la facture', 'Dettagli della fattura'])('is no name: %s', (text) => {
    expect(canBeName(text)).toBe(false);
  });
});

describe('a title that says what an invoice is for', () => {
  it.each([
    ['Event registration invoice', false],
    ['Cuota anual Factura', false],
    ['Invoice Software', true],
    ['Swift Invoice Ltd', true],
    ['Buffalo Bill', true],
    ['Maud Kerr INVOICE', true],
  ])('is no name: %s', (text, expected) => {
    expect(canBeName(text)).toBe(expected);
  });
});

describe('a label behind a word that says whose it is', () => {
  it.each([
    ['Store Address', false],
    ['Uw btw-nummer', false],
    ['Your VAT number', false],
    ['Store Address Ltd', true],
    ['Harbour Store', true],
  ])('is no name: %s', (text, expected) => {
    expect(canBeName(text)).toBe(expected);
  });

  it.each([
    ['Invoice issued for', 'buyer'],
    ['Vendor details', 'seller'],
    ['Store name', 'seller'],
    ['Ausgestellt an', 'buyer'],
    ['Usługodawca', 'seller'],
  ])('or what it names opens a block: %s', (label, kind) => {
    expect(listBlocks(`${label}\nAnn Fox\n1 Mill Lane`)).toEqual([`${kind}: ${label}`]);
  });
});

it('the tax number beside the buyer’s name is the buyer’s, in another cell too', () => {
  const read = readParties(`
TALLER MECANICO DEL VALLE                FACTURA
RFC: TMV180214AB1 Régimen fiscal: 601
Av. Juárez 88, Col. Centro, 37000 León

Receptor
PAPELERIA OLMECA          RFC: POL990315KT4
Calle Nogal 5, Centro, 56100 Texcoco`);
  expect(read).toMatchObject({ 'company.tax_number': 'TMV180214AB1', buyer_tax_number: 'POL990315KT4' });
});

describe('a company below another line', () => {
  it('is the seller below its brand, also if the lines are centred by eye', () => {
    const read = readParties(`
                       MERAM GÖL OTEL
       Meram Göl Turizm İşletmeleri San. ve Tic. A.Ş.
    Yalı Mah. Kordon Sok. No:14, 35400 Urla/İzmir
      Tel 0232 555 41 07

Müşteri : Toros Tarım Sanayi A.Ş.
          Fabrika Cad. No:9, 42050 Selçuklu/Konya`);
    expect(read).toMatchObject({
      'company.name': 'Meram Göl Turizm İşletmeleri San. ve Tic. A.Ş.',
      'company.address': 'Yalı Mah. Kordon Sok. No:14, 35400 Urla/İzmir',
      buyer_name: 'Toros Tarım Sanayi A.Ş.',
      buyer_address: 'Fabrika Cad. No:9, 42050 Selçuklu/Konya',
    });
  });

  it.each(['Frau Dr. Jana Moll', 'Herrn Paul Moll', 'Mme Julie Moll', 'Ms Jane Moll'])(
    'is the buyer below its contact %s',
    (person) => {
      const read = readParties(`
                    Pension Seeblick
        Uferweg 4 · 6167 Neustift · +43 5226 55519

${person}
Holzbau Moll GmbH
Lindenstraße 3
4020 Linz`);
      expect(read).toMatchObject({ 'company.name': 'Pension Seeblick', buyer_name: 'Holzbau Moll GmbH' });
    },
  );

  it('is not looked for below a doctor, whose name may be the seller’s', () => {
    expect(listBlocks('Dr. Jana Moll\nLindenstraße 3\n4020 Linz')).toEqual([]);
    expect(listBlocks('Frau Jana Moll\nLindenstraße 3\n4020 Linz')).toEqual(['buyer: Frau Jana Moll']);
    expect(listBlocks('Frau Jana Moll\nTel. 0732 123456\n4020 Linz')).toEqual([]);
  });
});

describe('an address', () => {
  it('is that of a person with an initial in the sender line', () => {
    const read = readParties(`
Dr. med. Gisela Ahrens
Fachärztin für Neurologie


Dr. med. G. Ahrens · Wallstraße 8 · 48143 Münster
Herrn
Paul Moll
Lindenstraße 3
48145 Münster



Kontoinhaber: Dr. med. Gisela Ahrens
IBAN DE89 3704 0044 0532 0130 00`);
    expect(read).toMatchObject({
      'company.name': 'Dr. med. Gisela Ahrens',
      'company.address': 'Wallstraße 8, 48143 Münster',
    });
  });

  const readAddress = (text: string): unknown => readParties(text)['company.address'];

  it.each([
    ['with small words', 'Kraxi SARL\n8 ter rue des Lilas\n59000 Lille', '8 ter rue des Lilas, 59000 Lille'],
    ['in India', 'Kraxi Ltd\nNo. 12, Nehru Road\nMadurai 625001', 'No. 12, Nehru Road, Madurai 625001'],
    [
      'instead of a post-office box before it',
      'Kraxi N.V. Postbus 12, 2600 AB Delft Kade 4, 2611 CD Delft KvK 08044718',
      'Kade 4, 2611 CD Delft',
    ],
  ])('is read %s', (_, text, address) => {
    expect(readAddress(text)).toBe(address);
  });
});

it.each(['Vragen? Bel 0570 - 123 456.', 'Questions? Call 0570 - 123 456 today.', 'Rufen Sie uns an: 0570 - 123 456.'])(
  'a number to call in a sentence is the telephone number: %s',
  (sentence) => {
    const read = readParties(`Kraxi Ltd\n1 Mill Lane\nLondon EC1A 1BB\n\n\n${sentence}`);
    expect(read['company.phone']).toBe('0570 - 123 456');
  },
);

it('the label of a number says nothing of another one behind a separating sign', () => {
  const read = readParties(`
Van
Atelier Mies Brouwer
Havenstraat 7
3512 AB Utrecht

KvK 77204471 · Btw-id NL177204473B01 · 06 1234 5678 · mies@brouwer.example`);
  expect(read).toMatchObject({ 'company.name': 'Atelier Mies Brouwer', 'company.phone': '06 1234 5678' });
});

it.each(['Arztpraxis', 'Kanzlei', 'Cabinet médical', 'Studio legale'])(
  'the kind of an office is no name: %s',
  (kind) => {
    expect([kind, `${kind} Ahrens`].map(canBeName)).toEqual([false, true]);
  },
);
