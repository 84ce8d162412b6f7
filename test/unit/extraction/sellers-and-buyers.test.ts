import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { cutBrand } from '../../../src/extraction/fields/company/name-text.js';
import { isPostBox } from '../../../src/extraction/page/address-lines.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { pageOf } from '../../support/page-of.js';

/** The best value of each field on a page. */
function read(text: string): Record<string, unknown> {
  const ranked = rankFindings(findValues([pageOf(text)]));
  return Object.fromEntries(Object.entries(ranked).map(([field, ranking]) => [field, ranking?.chosen.value]));
}

describe('a buyer in a sentence', () => {
  const SENTENCES = [
    [
      'A cargo de Bodegas Ruiz, S.L., con domicilio en Calle Mayor 14, 26001',
      'Logroño y NIF B26000017, por los servicios siguientes:',
      'Bodegas Ruiz, S.L.',
      'Calle Mayor 14, 26001 Logroño',
    ],
    [
      'A carico di Cantina Rossi S.r.l., con sede in Via Roma 14, 37121',
      'Verona e P.IVA 01234567897, per i servizi seguenti:',
      'Cantina Rossi S.r.l.',
      'Via Roma 14, 37121 Verona',
    ],
  ] as const;

  it.each(SENTENCES)('has its name and address: %s', (first, second, name, address) => {
    const values = read(`
Marta Ochoa Vidal
Abogada · NIF 12345678Z
Paseo del Prado 3, 28014 Madrid

Minuta n.º 12/2026

${first}
${second}

Redacción de un contrato                                   500,00 €
Base imponible                                             500,00 €
IVA 21 %                                                   105,00 €
Total                                                      605,00 €`);
    expect(values).toMatchObject({ buyer_name: name, buyer_address: address });
  });
});

it('takes the company of the footer, not its brand in the letterhead', () => {
  const page = pageOf(`
HOTEL ALPENROSE

Familie Gruber · Dorfplatz 2 · 6020 Innsbruck · Tel. +43 512 555 01 · info@alpenrose.example

Tischlerei Huber GmbH
Talweg 4
4020 Linz

Rechnung Nr. A26/118 vom 03.06.2026

Leistung              Menge     Preis    Betrag
Zimmer                    2     50,00    100,00

Gesamtbetrag EUR                         100,00

Alpenrose Gruber KG · FN 318827 t, Landesgericht Innsbruck · UID ATU12345675`);
  const words = page.words.map((word) =>
    word.box.y < 40 ? { ...word, box: { ...word.box, height: 2 * word.box.height } } : word,
  );
  const ranked = rankFindings(findValues([{ ...page, words }]));
  expect(ranked['company.name']?.chosen.value).toBe('Alpenrose Gruber KG');
  expect(ranked['company.address']?.chosen.value).toBe('Dorfplatz 2, 6020 Innsbruck');
});

it.each([
  ['SARL Les Bruyères', 'SARL Les Bruyères – au capital de 8 000 € – RCS Colmar 509 381 463 – SIRET 50938146300017'],
  [
    'Bruyères et Fils SAS',
    'Bruyères et Fils SAS au capital de 8 000 € – RCS Colmar 509 381 463 – SIRET 50938146300017',
  ],
])('takes %s of the footer, not a brand in the letterhead with other words', (name, footer) => {
  const page = pageOf(`
Auberge du Lac Noir

4, chemin du Bois – 68370 Orbey
Tél. 03 89 00 01 02 – contact@lacnoir.example

                                        Menuiserie Kopp EURL
                                        9, rue des Prés
                                        67000 Strasbourg

Facture n° 118 du 03/06/2026

Prestation            Quantité  Prix     Montant
Chambre                   2     50,00    100,00

Total TTC                                100,00


${footer}`);
  const words = page.words.map((word) =>
    word.box.y < 40 ? { ...word, box: { ...word.box, height: 2 * word.box.height } } : word,
  );
  const ranked = rankFindings(findValues([{ ...page, words }]));
  expect(ranked['company.name']?.chosen.value).toBe(name);
  expect(ranked['buyer_name']?.chosen.value).toBe('Menuiserie Kopp EURL');
});

it.each([
  {
    labels: ['Cedente/prestatore (fornitore)', 'Cessionario/committente (cliente)'],
    names: ['Denominazione: Vetreria Salvi S.r.l.', 'Denominazione: Circolo Nautico Garda'],
    streets: ['Indirizzo: Via dei Mulini 8', 'Indirizzo: Lungolago 3'],
    towns: ['Comune: Verona Provincia: VR', 'Comune: Garda Provincia: VR'],
    postcodes: ['Cap: 37121 Nazione: IT', 'Cap: 37016 Nazione: IT'],
    addresses: ['Via dei Mulini 8, 37121 Verona VR', 'Lungolago 3, 37016 Garda VR'],
  },
  {
    labels: ['Verkäufer', 'Käufer'],
    names: ['Name: Glaserei Salb GmbH', 'Name: Segelverein Garding'],
    streets: ['Anschrift: Mühlweg 8', 'Anschrift: Seestraße 3'],
    towns: ['PLZ: 24103 Ort: Kiel', 'PLZ: 25836 Ort: Garding'],
    postcodes: ['Land: DE', 'Land: DE'],
    addresses: ['Mühlweg 8, 24103 Kiel', 'Seestraße 3, 25836 Garding'],
  },
])('reads the columns below labels that are centred over them: $labels', (party) => {
  const row = ([left = '', right = '']: readonly string[]) => left.padEnd(60) + right;
  const values = read(`
${' '.repeat(26)}${party.labels.join(' '.repeat(30))}
${[party.names, party.streets, party.towns, party.postcodes].map(row).join('\n')}
Telefono: 045123456

Fattura n. 96/2026 del 12.10.2026

Totale documento                               122,00`);
  expect(values).toMatchObject({
    'company.name': party.names[0]?.replace(/^.*?: /, ''),
    'company.address': party.addresses[0],
    buyer_name: party.names[1]?.replace(/^.*?: /, ''),
    buyer_address: party.addresses[1],
  });
});

describe('the name of an association in large letters', () => {
  const readNames = (first: string, second: string, footer: string): unknown => {
    const page = pageOf(`
          ${first}
${second}
Ahornallee 6, 90402 Nürnberg · Telefon 0911 4711 00 · post@imker.example

Holzbau Greif OHG
Talweg 4
91052 Erlangen

Beitragsrechnung Nr. 118
Datum: 03.06.2026

Jahresbeitrag                                     100,00 €
Gesamtbetrag                                      100,00 €

${footer}`);
    const words = page.words.map((word) =>
      word.box.y < 50 ? { ...word, box: { ...word.box, height: 1.3 * word.box.height } } : word,
    );
    return rankFindings(findValues([{ ...page, words }]))['company.name']?.chosen.value;
  };
  const first = 'Kreisverband der Imker und Züchter';

  it('continues on the line with the legal form', () => {
    expect(readNames(first, '                Mittelfranken e. V.', '')).toBe(`${first} Mittelfranken e. V.`);
    expect(readNames(first, '                       e. V.', '')).toBe(`${first} e. V.`);
  });

  it('is the longer one that repeats it with its legal form', () => {
    const footer = `${first} e. V. · Vereinsregister Fürth VR 8123`;
    expect(readNames(first, 'Aus Liebe zu den Bienen!', footer)).toBe(`${first} e. V.`);
  });
});

it.each([
  ['Accounts Department', 'Larkin Tools Ltd', 'Larkin Tools Ltd'],
  ['Buchhaltung', 'Larkin Werkzeuge GmbH', 'Larkin Werkzeuge GmbH'],
  ['Ms Nora Finch\nSales Office', 'Larkin Tools Ltd', 'Larkin Tools Ltd'],
  ['Brf Linden 7', 'Box 114', 'Brf Linden 7'],
  ['Condominio Via Roma 12', '', 'Condominio Via Roma 12'],
])('takes the organisation of an address as the buyer: %j above %j', (first, second, name) => {
  const values = read(`
Ashby Print Works Ltd
4 Mill Lane, Leeds LS1 4AP
Tel. 0113 496 0000

${first}${second === '' ? '' : `\n${second}`}
27 Market Street
10115 Berlin

Invoice no. 2026/19
Date: 6 October 2026
Your reference: Bridget Allis

Printing                                  100.00
Total due                                 100.00`);
  expect(values).toMatchObject({ buyer_name: name });
});

it('reads the head office below the trade of a company', () => {
  const values = read(`
FERRETERIA DEL SUR LIMITADA                              R.U.T.: 76.086.428-5
Giro: Venta de herramientas y materiales
Casa matriz: Av. Los Carrera 410, Concepción             FACTURA ELECTRÓNICA
Sucursal: Freire 88, Talcahuano                          N° 51992
Fono: (41) 222 3344

SEÑOR(ES)  : Constructora Biobío SpA                     FECHA EMISIÓN : 3 de Junio de 2026`);
  expect(values['company.address']).toBe('Av. Los Carrera 410, Concepción');
});

it('tells a telephone number without a label from the tax number beside it', () => {
  const values = read(`
Facture 2026/118                         ASBL Les Amis du Canal
12/06/2026                               Rue Haute 5
                                         5590 Ciney
                                         BE 0428.759.497

Description                     Quantité      Prix     Montant
Affiches                              10      5,00       50,00

Total HTVA                                               50,00
TVA 21 %                                                 10,50
Total TVAC                                               60,50

Imprimerie Lambert SRL     TVA BE 0403.170.701     +32 4 555 21 08     IBAN BE68 5390 0754 7034
Quai Nord 6                RPM Liège               info@lambert.example
4020 Liège`);
  expect(values['company.phone']).toBe('+32 4 555 21 08');
});

it('keeps the telephone numbers of both parties, side by side on one line', () => {
  const values = read(`
Seller:                                  Buyer:
Marram Cleaning Ltd                      Dunlin Joinery Ltd
VAT no. GB123456782                      4 Mill Lane
+44 20 7946 0018                         +44 20 7946 0991
12 High Street                           Leeds LS1 4DJ
London N1 1AA

Invoice no. 2041`);
  expect(values['company.phone']).toBe('+44 20 7946 0018');
});

it('joins a Polish firm with its owner on the next line', () => {
  const values = read(`
Sprzedawca                               Nabywca
Zielony Las Sp. z o.o.                   Pracownia Ceramiki Glina
ul. Lipowa 8                             Ewa Kowalczyk
61-758 Poznań                            ul. Polna 12/3
NIP: 781-204-63-90                       61-806 Poznań
                                         NIP: 525-317-08-41

Faktura VAT nr 14/2026`);
  expect(values).toMatchObject({
    buyer_name: 'Pracownia Ceramiki Glina Ewa Kowalczyk',
    buyer_address: 'ul. Polna 12/3, 61-806 Poznań',
  });
});

it('keeps a name with its trade behind a dash, but not a brand', () => {
  expect(cutBrand('Nunes & Filhos – Comércio de Tintas, Lda.')).toBe('Nunes & Filhos – Comércio de Tintas, Lda.');
  expect(cutBrand('Hotel Alba – Alba Turismo, Lda.')).toBe('Alba Turismo, Lda.');
});

it('takes a street rather than the post-office box for complaints', () => {
  expect(isPostBox('Reclamaciones: Apdo. 412, 28080 Madrid')).toBe(true);
  expect(isPostBox('Oficina: Calle Mayor 4, 28001 Madrid')).toBe(false);
});

describe('a letter for an envelope with a window', () => {
  it.each([
    ['Kraxi Zeltverleih - Talweg 4 - Berg - 12345 - Deutschland', 'Kraxi Zeltverleih'],
    ['Kraxi Zeltverleih · Talweg 4 · 12345 Berg', 'Kraxi Zeltverleih'],
  ])('is from the one in the sender line, to the one below it: %s', (line, seller) => {
    const values = read(`
${line}

Brandt & Sohn GbR                                      Datum          04.09.2026
Mühlgasse 8                                            Kunden-Nr.     771
54321 Auenheim                                         Rechnungs-Nr.  Z-4411

Rechnung

Menge     Bezeichnung          Einzelpreis     Gesamtpreis
1         Zelt, 3 Tage            250,00 €        250,00 €
Nettobetrag                                       250,00 €
zzgl. 19 % MwSt                                    47,50 €
Rechnungsbetrag                                   297,50 €
`);
    expect([values['company.name'], values['buyer_name']]).toEqual([seller, 'Brandt & Sohn GbR']);
  });
});

const invoiceTo = (buyer: string) => `
Brightwater Signs Ltd
4 Quay Road
Poole BH15 1AA

${buyer}

Invoice no. 4711
Date 12/03/2026

Description        Qty     Price     Amount
Shop sign            1    480.00     480.00
Total                                480.00`;

describe('a company with its contact', () => {
  const around = (lines: string) => invoiceTo(`Bill to\n${lines}\n18 Sandy Lane\nBournemouth BH1 2CD`);

  it('is the buyer, whether the person is above or below it', () => {
    expect(read(around('Karen Holt\nAmber Cove Tea Rooms'))).toMatchObject({ buyer_name: 'Amber Cove Tea Rooms' });
    expect(read(around('Amber Cove Tea Rooms\nKaren Holt'))).toMatchObject({ buyer_name: 'Amber Cove Tea Rooms' });
  });

  it('is not the name of a place below a person', () => {
    expect(read(around('Karen Holt\nEstate Road North'))).toMatchObject({ buyer_name: 'Karen Holt' });
  });
});

describe('a form with labels and values side by side', () => {
  const text = `
                                              Azulejos Peral S.L.
                                              B83914275 - Calle Olmo 7, nave 2
                                              46470, Catarroja (Valencia) España

Factura: F2026-18

Cliente:    Hostal Brisa S.L.              Fecha:    12-03-2026
Dirección:  Avda. Marina 40                Serie:    A
            46011, Valencia
CIF/NIF:    B12345674

Descripción          Cantidad     Precio       Neto       IVA
Azulejo blanco             10      20,00     200,00       21%
Total                                        242,00`;

  it('names the buyer in the first, although other labels are on its line', () => {
    expect(read(text)).toMatchObject({ buyer_name: 'Hostal Brisa S.L.', buyer_tax_number: 'B12345674' });
  });

  it('leaves the seller a tax number without a label, before the address', () => {
    expect(read(text)).toMatchObject({ 'company.tax_number': 'B83914275' });
  });
});

describe('the label of a buyer', () => {
  it('may be a word in capitals before the name, without a colon', () => {
    expect(read(invoiceTo('CUSTOMER Vlei Guest Farm CC'))).toMatchObject({ buyer_name: 'Vlei Guest Farm CC' });
  });

  it('may be that of a patient, and a number in brackets is no part of the name', () => {
    expect(read(invoiceTo('Datos del paciente:\nNombre: Elvira Montes Rueda (Exp: 20417)'))).toMatchObject({
      buyer_name: 'Elvira Montes Rueda',
    });
  });
});
