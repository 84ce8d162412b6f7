import { describe, expect, it } from '@jest/globals';
import { hasLegalForm } from '../../../src/extraction/fields/company/legal-forms.js';
import { canBeName, cutName, nameContinues } from '../../../src/extraction/fields/company/name-text.js';
import { cutAtStreet } from '../../../src/extraction/fields/company/cut-at-street.js';
import { collectNames } from '../../../src/extraction/fields/company/name-candidates.js';
import { placeNames } from '../../../src/extraction/fields/company/nearest-name.js';
import { findSellerNames } from '../../../src/extraction/fields/company/seller.js';
import { splitSenderLine } from '../../../src/extraction/fields/company/sender-line.js';
import { findAddress, findTaxOffice } from '../../../src/extraction/fields/contact/find-contact.js';
import { findPhone } from '../../../src/extraction/fields/phone/find-phone.js';
import { findCompanyName } from '../../../src/extraction/fields/company/find-company.js';
import { findCountry } from '../../../src/extraction/fields/country/find-country.js';
import { collectTaxNumbers } from '../../../src/extraction/fields/tax-number/find-tax-number.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { joinLines } from '../../../src/extraction/page/lines.js';
import { findPartyBlocks } from '../../../src/extraction/page/party-blocks.js';
import { pageOf } from '../../support/page-of.js';

const round = (value: number): number => Math.round(value * 1000) / 1000;
const listValues = (found: readonly { value: unknown; confidence: number }[]) =>
  found.map(({ value, confidence }) => [value, round(confidence)]);

/** Finds the seller on a page whose first line is at the given height. */
function findSeller(text: string, top = 30) {
  const document = readDocument([pageOf(text, 1, top)]);
  const blocks = findPartyBlocks(document);
  const names = findSellerNames(collectNames(document, blocks));
  return {
    company: listValues(findCompanyName(document, names)),
    address: listValues(findAddress(document, blocks, { names, buyers: [] })),
    phone: listValues(findPhone(document, blocks, placeNames(names))),
    office: listValues(findTaxOffice(document, blocks)),
    country: (language: string | null = null) =>
      listValues(
        findCountry(document, {
          blocks,
          names,
          language,
          numbers: collectTaxNumbers(document, blocks, placeNames(names)),
        }),
      ),
  };
}

const ADDRESS = '12 High Street\nLondon EC1A 1BB';

it('leaves the line beside a name out of it', () => {
  expect(cutName('| Strojírna Kraxi, s.r.o. |')).toBe('Strojírna Kraxi, s.r.o.');
});

describe('what is no name', () => {
  it.each([
    ['Plumbing • Gas • Roofing', false],
    ['Kern · Vogt', true],
    ['Invoice #47', false],
    ['Travel licence #', false],
  ])('in %j: %s', (text, expected) => {
    expect(canBeName(text)).toBe(expected);
  });

  it.each(['Via dei Tornitori Vecchi, 19/r – 50122 Firenze (FI)', 'Calle Molino Alto, n.º 5, 28001 Madrid'])(
    'is a street before its number: %s',
    (address) => {
      const document = readDocument([pageOf(`${address}\nTel. 055 264 8173\n\nLUDOVICA BRAMANTI`)]);
      const names = collectNames(document, findPartyBlocks(document)).map(({ name }) => name);
      expect(names).not.toContain(address.split(',')[0]);
      expect(names).toContain('LUDOVICA BRAMANTI');
    },
  );
});

describe('the name of the seller', () => {
  it.each([
    ['in the seller’s block', `Seller:\nKraxi Widgets\n${ADDRESS}`, 'Kraxi Widgets'],
    ['after a label in the seller’s block', `Seller:\nName: Kraxi Widgets\n${ADDRESS}`, 'Kraxi Widgets'],
    [
      'below the organiser’s label',
      `Spring Fair\nin Leeds\n\nBilled to      Organiser\nAnn Fox        Kraxi Widgets\nYork YO1 7HH   London EC1A 1BB`,
      'Kraxi Widgets',
    ],
    ['in a sender line', 'Kraxi Widgets · High Street 12 · 12345 London', 'Kraxi Widgets'],
    ['above an address with a telephone', `Kraxi Widgets\n${ADDRESS}\nTel: 0123 456789`, 'Kraxi Widgets'],
    ['and not confused with the buyer’s', `Kraxi Ltd\n${ADDRESS}\n\nBuyer:\nAcme Widgets Ltd\n${ADDRESS}`, 'Kraxi Ltd'],
    [
      'above the buyer, in Turkish e-invoices',
      'Demir Mobilya\n34710 Kadıköy / İstanbul\n\nSAYIN\nAhmet Yılmaz',
      'Demir Mobilya',
    ],
    [
      'across three lines',
      'Demir Mobilya\nSanayi ve Ticaret\nAnonim Şirketi\n\nSAYIN\nAhmet',
      'Demir Mobilya Sanayi ve Ticaret Anonim Şirketi',
    ],
    [
      'with its partners below',
      `Officina Rossi S.n.c.\ndi Rossi M. & C.\n${ADDRESS}\nTel: 0123 456789`,
      'Officina Rossi S.n.c. di Rossi M. & C.',
    ],
    ['on several lines, if a line repeats it', 'Kraxi\nWidgets\n\n\n\nHead office: Kraxi Widgets', 'Kraxi Widgets'],
    [
      'without the brand before it',
      `Hotel Kraxi – Kraxi Inns Ltd, High Street 12, London EC1A 1BB · Tel: 0123 456789`,
      'Kraxi Inns Ltd',
    ],
    [
      'below a label with a remark in brackets',
      `Market Place\n\nSeller (trader on the market)\nKraxi Widgets\n${ADDRESS}\n\n\n\n\nSeller: registered in London`,
      'Kraxi Widgets',
    ],
    [
      'beside its address in a letterhead, not in the window below',
      [
        '                                                        Kvarngatan 6, 352 31 Växjö',
        'Ljungby Trävaror AB                                     Tel: 0470-881 20',
        '                                                        Org.nr: 556301-2281',
        '',
        'SMÅLANDS STUGBY AB                                      Fakturanummer',
        'Sjövägen 3                                              F-2291',
        '342 30 Alvesta                                          Fakturadatum',
        'Sverige                                                 2026-02-18',
        '',
        'Totalt                                                  1 250,00',
      ].join('\n'),
      'Ljungby Trävaror AB',
    ],
    [
      'by the web address in the footer, if either party may be the seller',
      [
        'Moor Valley Crafts Ltd                                   Tarn Property Services Ltd',
        '3 Quay Road                                              14 Weaver Street',
        'Kendal LA9 4QR                                           Penrith CA11 7AB',
        'VAT no: GB123456782                                      VAT no: GB987654326',
        'accounts@moorcrafts.example                              office@tarnproperty.example',
        '',
        'Item                 Quantity        Price           Sum',
        'Boiler service       1               110.00          110.00',
        '                                     Total GBP       110.00',
        '',
        '                                                         www.tarnproperty.example',
      ].join('\n'),
      'Tarn Property Services Ltd',
    ],
    ['not as a register court', 'Acme GmbH\n\n\n\nSitz Leipzig, AG Leipzig HRB 4711', 'Acme GmbH'],
  ])('is found %s', (_, text, name) => {
    expect(findSeller(text).company[0]?.[0]).toBe(name);
  });

  it('is that of the company, not a part of it that a logo shows, and certain', () => {
    const letterhead = [
      '                                                         Joinery Bolt & Sparks Ltd',
      'Bolt & Sparks                                            14 Mill Lane',
      '                                                         York YO1 7HH',
    ];
    const [company] = findSeller(letterhead.join('\n')).company;
    expect(company?.[0]).toBe('Joinery Bolt & Sparks Ltd');
    expect(company?.[1]).toBeGreaterThan(0.95);
  });

  it('is less certain if another name fits as well', () => {
    const readConfidence = (text: string) =>
      Number(findSeller(text).company.find(([name]) => name === 'Kraxi Ltd')?.[1]);
    expect(readConfidence('Kraxi Ltd\n\n\nAcme Ltd')).toBeLessThan(readConfidence('Kraxi Ltd\n\n\nThank you'));
  });
});

describe('the text of a name', () => {
  it.each([
    ['Kraxi', true],
    ['Abc', true],
    ['AB', false],
    ['x'.repeat(90), true],
    ['x'.repeat(91), false],
    ['Kraxi: Widgets', false],
    ['Street 12', false],
    ['12 Street', false],
    ['12345', false],
    ['mail@kraxi', false],
    ['www.kraxi', false],
    ['Total 1.2.2024', false],
    ['Seller', false],
    ['Seller Name', false],
    ['Registered office', false],
    ['CNPJ / CPF', false],
    ['VAT ID', false],
    ['Kraxi / VAT', true],
    ['PayPal', true],
    ['Co. KG', false],
    ['L.L.C.', false],
    ['Unipessoal Lda', false],
    ['Paper-Kites-GmbH', true],
    ['Paper-Kites GmbH & Co. KG', true],
    ['Kraxi L.L.C.', true],
    ['Sitz Leipzig', false],
    ['AG Leipzig HRB', false],
    ['Sitzmöbel Meyer AG', true],
    ['sede legale Roma', false],
    ['Registro Mercantil de Madrid', false],
    ['For and on behalf of Kraxi Ltd', false],
    ['A1 B2 C3', false],
    ['we thank you very much', false],
    ['We Thank you very much', false],
    ['We thank You Very much', true],
  ])('%s can be a name: %s', (text, expected) => {
    expect(canBeName(text)).toBe(expected);
  });

  it('is cut off after the name', () => {
    expect(cutName('is due now. Kraxi Ltd')).toBe('Kraxi Ltd');
    expect(cutName('dm Kraxi d.o.o. Zagreb')).toBe('dm Kraxi d.o.o. Zagreb');
    expect(cutName(': Kraxi Widgets Ltd registered in England')).toBe('Kraxi Widgets Ltd');
    expect(cutName('Kraxi Ltd registered in England')).toBe('Kraxi Ltd');
    expect(cutName('▲ Kraxi Widgets')).toBe('Kraxi Widgets');
    expect(cutName('Hinz AG & Co. KG')).toBe('Hinz AG & Co. KG');
    expect(cutName('Kraxi Widgets,')).toBe('Kraxi Widgets');
  });

  it('may continue on the next line', () => {
    const continuesName = (first: string, second: string) => {
      const [upper, lower] = joinLines([pageOf(`${first}\n${second}`)]);
      return nameContinues(upper!.cells[0]!, lower!.cells[0]!);
    };
    expect(continuesName('Meyer &', 'Sons Ltd')).toBe(true);
    expect(continuesName('Bar Sport', 'di Rossi Mario S.n.c.')).toBe(true);
    expect(continuesName('Officina Rossi S.n.c.', 'di Rossi M. & C.')).toBe(true);
    expect(continuesName('OFFICINA ROSSI S.A.S.', 'DI ROSSI M. E BIANCHI L.')).toBe(true);
    expect(continuesName('Officina Rossi S.n.c. di', 'Bianchi & Verdi')).toBe(true);
    expect(continuesName('Officina Rossi S.n.c. di', 'Via Roma 1')).toBe(false);
    expect(continuesName('Officina Rossi S.n.c.', 'di fronte al mare & C.')).toBe(false);
    expect(continuesName('Officina Rossi S.n.c.', 'Rossi M. & C.')).toBe(false);
    expect(continuesName('Officina Rossi', 'di Rossi M. & C.')).toBe(false);
    expect(continuesName('Bakker B.V.', 'De heer Jansen')).toBe(false);
    expect(continuesName('Kraxi Widgets', 'Ltd')).toBe(true);
    expect(continuesName('Kraxi Widgets', 'Sons Ltd')).toBe(false);
    expect(continuesName('Kraxi Ltd', 'Ltd')).toBe(false);
    expect(continuesName('Kraxi 5', 'Ltd')).toBe(false);
    expect(continuesName('Meyer &', 'Sons')).toBe(false);
  });

  it('may be the first part of a sender line, split by separators or commas', () => {
    expect(splitSenderLine('Kraxi · High Street 12 · 12345 London')).toEqual([
      'Kraxi',
      'High Street 12',
      '12345 London',
    ]);
    expect(splitSenderLine('Kraxi, High Street 12, 12345 London')).toHaveLength(3);
    expect(splitSenderLine('Kraxi, red, green')).toHaveLength(1);
    expect(splitSenderLine('Kraxi Ltd, red, green')).toHaveLength(3);
    expect(splitSenderLine('Kraxi Ltd, red')).toHaveLength(1);
    expect(splitSenderLine('Kraxi Ltd, a, b, c, d')).toHaveLength(1);
  });
});

it('no name continues in the header of a table', () => {
  const page = pageOf(`
Zestawienie
Lp.  Nazwa usługi       Ilość  Cena netto  Wartość netto
1    Nocleg                 2       50,00         100,00`);
  const document = readDocument([page]);
  expect(collectNames(document, []).map(({ name }) => name)).not.toContain('Zestawienie Lp.');
});

describe('the address of the seller', () => {
  it.each([
    ['below the name', `Kraxi Ltd\n${ADDRESS}`, [['12 High Street, London EC1A 1BB', 0.88]]],
    [
      'in a sender line',
      'Kraxi · High Street 12 · 12345 London · Tel 0123 456789',
      [['High Street 12, 12345 London', 0.85]],
    ],
    [
      'in a sender line with its parts apart',
      'Kraxi GmbH - Talweg 4 - Berg - 12345 - Deutschland',
      [['Talweg 4, Berg, 12345, Deutschland', 0.85]],
    ],
    ['only with a postcode or a house number', 'Kraxi Ltd\nHigh Street\nLondon', []],
    [
      'below a telephone number',
      `Kraxi Ltd\nTel: 0123 456789\n${ADDRESS}`,
      [['12 High Street, London EC1A 1BB', 0.88]],
    ],
    ['unless a telephone number splits it', 'Kraxi Ltd\n12 High Street\nTel: 0123 456789\nLondon EC1A 1BB', []],
    ['with less certainty far below the name', `Kraxi Ltd\n\n\n${ADDRESS}`, [['12 High Street, London EC1A 1BB', 0.6]]],
    ['from many lines', `Kraxi Ltd\nA\nB\nC\nD\n${ADDRESS}`, [['A, B, C, D, 12 High Street, London EC1A 1BB', 0.88]]],
    ['unless it has too many lines', `Kraxi Ltd\nAa\nBb\nCc\nDd\nEe\n${ADDRESS}`, []],
  ])('is read %s', (_, text, address) => {
    expect(findSeller(text).address).toEqual(address);
  });
});

describe('the telephone number of the seller', () => {
  it.each([
    ['Kraxi Ltd\nTel: 0123 456789', '0123 456789'],
    ['Kraxi Ltd\nTel: +44 (0)123 456-789', '+44 (0)123 456-789'],
    [`Kraxi Ltd\n${ADDRESS}\nTel\n0123 456789`, '0123 456789'],
    [`Kraxi Ltd\n${ADDRESS}\n+44 123 456 789 · info@kraxi.example`, '+44 123 456 789'],
    [`Kraxi Ltd\n${ADDRESS}\nTel: 0123 456789\nFax: 0123 456780`, '0123 456789'],
    [`Kraxi Ltd\n${ADDRESS}\nTel: 0123 456789\n\n\n\nBuyer:\nWood Ltd\nTel: 0999 111222`, '0123 456789'],
    ['Kraxi Ltd\nTel: 01234', null],
    ['Kraxi Ltd\nDate: 12.05.2025', null],
  ])('is read from %j', (text, phone) => {
    expect(findSeller(text).phone[0]?.[0] ?? null).toBe(phone);
  });

  it('is more certain in the seller’s block than in the buyer’s', () => {
    const readConfidence = (text: string) => Number(findSeller(text).phone[0]?.[1]);
    const text = `Kraxi Ltd\n${ADDRESS}\nTel: 0123 456789`;
    expect(readConfidence(`Seller:\n${text}`)).toBeGreaterThan(readConfidence(`Buyer:\n${text}`));
  });
});

describe('the tax office', () => {
  it.each([
    ['Vergi Dairesi: Göztepe', [['Göztepe', 0.95]]],
    ['Göztepe V.D. 4540536920', [['Göztepe', 0.95]]],
    ['Vergi Dairesi: Göztepe 4540536920', [['Göztepe', 0.95]]],
    ['Vergi Dairesi: 4540536920', []],
    ['Buyer:\nVergi Dairesi: Göztepe', []],
    ['Vergi Dairesi: Göztepe\nVergi Dairesi: Kadıköy', [['Göztepe', 0.95]]],
  ])('is read from %j', (text, office) => {
    expect(findSeller(text).office).toEqual(office);
  });
});

describe('the country of the seller', () => {
  it.each([
    ['Seller:\nKraxi Ltd\nCountry: Germany', null, 'DE'],
    ['VAT no: DE136695976', 'de', 'DE'],
    ['Kraxi GmbH\nD-80331 München', 'de', 'DE'],
    ['Kraxi Ltd\n12 High Street\nLondon EC1A 1BB\nTel: +44 20 7946 0000', 'en', 'GB'],
    ['Kraxi Inc.\n1 Pier Street\nSpringfield, IL 62701\nTotal USD 5.00', 'en', 'US'],
    ['Kraxi AB\nStorgatan 1\n111 22 Stockholm\nkontakt@kraxi.se', 'sv', 'SE'],
  ])('is read from %j', (text, language, country) => {
    expect(findSeller(text).country(language)[0]?.[0]).toBe(country);
  });

  it('is unknown without any evidence', () => {
    expect(findSeller('Text').country()).toEqual([]);
  });
});

describe('a name on one line with its address', () => {
  it.each([
    ['Alder Yard Care 902 Pecan Rd, 78704 Austin', 'Alder Yard Care'],
    ['Helena Prata Arquitetura Rua do Almada 385, 4050-037 Porto', 'Helena Prata Arquitetura'],
    ['Alder Yard Care 902 Pecan Rd', null],
    ['902 Pecan Rd, 78704 Austin', null],
    ['Rua do Almada 385, 4050-037 Porto', null],
  ])('ends before the street: %s', (text, name) => {
    expect(cutAtStreet(text)).toBe(name);
  });

  it('ends with its legal form, if a street follows', () => {
    const text = 'Ferro Nord S.n.c. Via Pietra, 7, 10121 Torino';
    const names = collectNames(readDocument([pageOf(text)]), []).map(({ name }) => name);
    expect(names).toContain('Ferro Nord S.n.c.');
    expect(names).not.toContain('Ferro Nord S.n.c. Via Pietra');
  });

  it('is no name itself if it begins with a postcode', () => {
    expect(['F92 X4PD, Letterkenny', 'SW1A 1AA London', 'F92 Studios'].map(canBeName)).toEqual([false, false, true]);
  });
});

describe('a text that goes on, names a value or begins an address', () => {
  it.each([
    'Prepared by',
    'The company behind the shop is',
    'Merci !',
    'CUIT',
    'Imm. Les Oliviers',
    'Mobile number',
    'Sole proprietorship L.L.C.',
  ])('is no name: %s', (text) => {
    expect(canBeName(text)).toBe(false);
  });

  it.each(['Standby Ltd', 'Yahoo! Inc.', 'IMM Electronics', 'KPMG'])('may be a name: %s', (text) => {
    expect(canBeName(text)).toBe(true);
  });

  it('is cut before the number of its company in brackets', () => {
    expect(cutName('KEDAI TIMUR TRADING (PG0123456-K)')).toBe('KEDAI TIMUR TRADING');
    expect(cutName('Kraxi Widgets (York)')).toBe('Kraxi Widgets (York)');
  });

  it('keeps both parts of its legal form', () => {
    expect(cutName('Kraxi S.à r.l. registered in Luxembourg')).toBe('Kraxi S.à r.l.');
  });

  it.each(['Weber Kurz PartmbB', 'Bosfeest vzw', 'Bakkerij Jansen bv', 'Les Amis asbl'])(
    'has a legal form: %s',
    (text) => {
      expect(hasLegalForm(text)).toBe(true);
    },
  );
});
