import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { canBeName } from '../../../src/extraction/fields/company/name-text.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { pageOf } from '../../support/page-of.js';

/** The best value of each field on a page. */
function read(text: string): Record<string, unknown> {
  const ranked = rankFindings(findValues([pageOf(text)]));
  return Object.fromEntries(Object.entries(ranked).map(([field, ranking]) => [field, ranking?.chosen.value]));
}

describe('who is to be paid', () => {
  it.each([
    ['Invoiced To', 'Pay To'],
    ['Factuur aan', 'Betalen aan'],
    ['Faktureras till', 'Betalas till'],
  ])('is the seller (%s, %s)', (buyer, seller) => {
    const values = read(`
Invoice 5511

${`${buyer}:`.padEnd(40)} ${seller}:
Larch Lamps                              Elm Hosting
Ada Brandt                               41 Elm Avenue
7 Dock Street                            Yonkers, NY 10701
Hudson, NY 12534

Description                              Amount
Storage                                  $21.00
Total                                    $21.00

No payments were recorded
`);
    expect([values['company.name'], values['buyer_name']]).toEqual(['Elm Hosting', 'Larch Lamps']);
  });
});

describe('a label of a field', () => {
  it.each([
    ['Store Address', false],
    ['Mağaza Adresi', false],
    ['Indirizzo di consegna', false],
    ['Uw BTW nummer', false],
    ['Your VAT number', false],
    ['Store Name', false],
    ['Address Point Ltd', true],
    ['Adresse Verlag GmbH', true],
    ['Your Garden', true],
  ])('is no name: %s (%s)', (text, expected) => {
    expect(canBeName(text)).toBe(expected);
  });

  it('in a row of labels leaves the names and the address below them', () => {
    const values = read(`
Receipt No          Order ID            Date Added
KL-2041             771                 03/04/2026


Store Name          Store Address       Telephone
Larch Lamps LLC     41 Elm Ave          (718) 555-0199
                    Yonkers, NY 10701


Payment Address               Shipping Address
Ada Brandt                    Ada Brandt
Heron Books                   Heron Books
7 Dock St                     7 Dock St
Hudson, NY 12534              Hudson, NY 12534


Product             Quantity   Price     Total
Desk lamp           2          30.00     60.00
Sub-Total                                60.00
Total                                    60.00
`);
    expect(values).toMatchObject({
      'company.name': 'Larch Lamps LLC',
      'company.address': '41 Elm Ave, Yonkers, NY 10701',
    });
  });
});

describe('a label right before a name', () => {
  it('is no part of it where the next line begins below the name', () => {
    const values = read(`
   Client Larkspur Seed Inc.               Payable To Heron Web Works LLC
          2204 Mill Road                              51 Dock Street
          Abilene, TX 79605                           Austin, TX 78745


Invoice no: 4471                Date: March 18, 2026


Description         Quantity   Price     Amount
Relaunch            2          30.00     60.00
Total                                    60.00
`);
    expect(values).toMatchObject({
      'company.name': 'Heron Web Works LLC',
      'company.address': '51 Dock Street, Austin, TX 78745',
      buyer_name: 'Larkspur Seed Inc.',
      buyer_address: '2204 Mill Road, Abilene, TX 79605',
    });
  });
});

describe('a line of copyright', () => {
  it.each(['Copyright © 2026 Larkspur Media Inc.', '© 2019–2026 Larkspur Media Inc. All rights reserved.'])(
    'names the seller of a document without a letterhead: %s',
    (line) => {
      const values = read(`
                                        Receipt

Date: 18 March 2026           Billed to
Order: MX-4471                Ann Fox
                              4 Mill Lane
                              Leeds LS1 4AP


Item                                   Price
Sleep stories, monthly                 14.99
Total                                  14.99


${line}
`);
      expect(values['company.name']).toBe('Larkspur Media Inc.');
    },
  );
});

describe('a telephone number', () => {
  it.each([
    ['020 . 7946 . 0123', '020 . 7946 . 0123'],
    ['Questions? (020) 7946-0123', '(020) 7946-0123'],
    ['post@kraxi.example | 020-79 46\n01', '020-79 46 01'],
  ])('is whole where spaces or a new line divide it: %s', (line, phone) => {
    const values = read(`
Kraxi Ltd
12 High Street
London EC1A 1BB
${line}


Bill to:
Woodford Interiors
4 Mill Lane
Leeds LS1 4AP


Description         Quantity   Price     Amount
Oak board           2          30.00     60.00
Total                                    60.00
`);
    expect(values['company.phone']).toBe(phone);
  });
});

describe('a label with its translation below', () => {
  it('is one label of the block below both', () => {
    const values = read(`
                                                      Faktura VAT nr 31/2026
                                                                  Invoice ID
                                                    Data wystawienia: 2026-03-02
                                                                          Issued
                                                      Adres wysyłki:
                                                    Shipping address

                                                      Elbe Outdoor GmbH
                                                      Am Hafen 3
                                                      01067 Dresden
                                                      DE - Niemcy


   Sprzedawca:                                Nabywca:
        Seller                                   Buyer

   Skalny Serwer Anna Wilk                    Elbe Outdoor GmbH
   ul. Mostowa 8                              Elbgasse 2
   34-400 Nowy Targ                           01067 Dresden
   PL - Polska                                DE - Niemcy

   Numer NIP: PL5261040828                    Numer NIP: DE136695976
      VAT ID                                     VAT ID


Nazwa                 Ilość     Cena       Wartość brutto
Serwer                2         30,00      60,00
Razem                                      60,00 EUR
`);
    expect(values['company.name']).toBe('Skalny Serwer Anna Wilk');
    expect(values['buyer_name']).toBe('Elbe Outdoor GmbH');
  });
});

describe('labels with the parts of a block', () => {
  it('name the parties as the labels alone do', () => {
    const values = read(`
Sales Tax Invoice
Invoice No: 202602-017
Supplier's Name & Address:                      Buyer's Name & Address:
Indus Alkali (SMC-Pvt) Ltd                      Soan Tissue Mills Ltd
Plot 9, I-9 Industrial Area,                    Main Road, Industrial Estate,
Islamabad                                       Gadoon
N.T.N No: 5190338-1                             N.T.N./CNIC No: 3825517-6

Goods                      Quantity     Rate        Value       Total
Caustic soda               120          18.00%      9,000.00    10,620.00
Total Invoice Amount: 10,620.00
`);
    expect(values['company.name']).toBe('Indus Alkali (SMC-Pvt) Ltd');
    expect(values['buyer_name']).toBe('Soan Tissue Mills Ltd');
  });

  it('stand before the first line of a name that goes on below', () => {
    const values = read(`
Furnizor: S.C. GEAMURI NORD               FACTURA          Cumparator: LIVADA TRANS
EST S.R.L.                                                 S.R.L.
C.U.I.: RO27112340                                         CUI: RO25194077
Sediu: Str. Livezii nr. 4, Oradea                          Sediul: Sat Cefa nr. 21

Denumire                 U.M.     Cantitate     Pret          Valoare
Geam                     BUC      1             100.00        100.00
Total                                                         100.00
`);
    expect(values['company.name']).toBe('S.C. GEAMURI NORD EST S.R.L.');
  });
});

describe('labels centred over parties, beside labels of other fields', () => {
  it('name the parties below them', () => {
    const values = read(`
                                              CFDI de Egreso
     Serie          Folio                 Emisor                                     Receptor
       B              77         PAPELERA DEL LAGO DE CHAPALA               FERRETERA LOS TRES OCOTES
                                 RFC: PLC090317AB1                          RFC: FTO140822QC3
    Fecha de Emisión             Régimen Fiscal: 601 - General de Ley       Régimen Fiscal: 626 - Simplificado
   2026-03-11 12:41:07           C.P.: 37230                                C.P.: 36500

Descripción                          Cantidad        Valor Unitario       Importe
Papel bond                           2.00            150.00               300.00

                                                     Total                300.00

Este documento es una representación impresa de un CFDI
`);
    expect(values['company.name']).toBe('PAPELERA DEL LAGO DE CHAPALA');
    expect(values['buyer_name']).toBe('FERRETERA LOS TRES OCOTES');
    expect(values['document_type']).toBe('credit_note');
  });
});

describe('the Portuguese "Entidade Emitente"', () => {
  it('is the label of the seller', () => {
    const values = read(`
                     FATURA / RECIBO
                              Nº: FAT-2026-118
Entidade Emitente
Nome: Joana Marques, Solicitadora
NIF: 245123461
Sede: Rua do Poço 6, 2800-202 Almada
Cliente
Nome: Herança de Rui Paiva
NIF: 702188344
Morada: Travessa Nova 8, 2840-113 Seixal

Descrição                       Qtd       Preço Unit.    Total
Atendimento                     2         55,00 €        110,00 €
Total                                                    110,00 €
`);
    expect(values['company.name']).toBe('Joana Marques, Solicitadora');
  });
});
