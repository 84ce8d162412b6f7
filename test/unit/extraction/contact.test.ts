import { describe, expect, it } from '@jest/globals';
import { collectNames } from '../../../src/extraction/fields/company/name-candidates.js';
import type { NameCandidate } from '../../../src/extraction/fields/company/seller.js';
import { findBuyer } from '../../../src/extraction/fields/buyer/find-buyer.js';
import { collectBuyers, findBuyerNames } from '../../../src/extraction/fields/buyer/buyer-names.js';
import { findAddress, findTaxOffice } from '../../../src/extraction/fields/contact/find-contact.js';
import { findReferences, findServicePeriod } from '../../../src/extraction/fields/references/find-references.js';
import { collectTaxNumbers } from '../../../src/extraction/fields/tax-number/find-tax-number.js';
import type { Finding } from '../../../src/extraction/model/finding.js';
import type { Page } from '../../../src/extraction/model/draft.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { findPartyBlocks } from '../../../src/extraction/page/party-blocks.js';
import { pageOf } from '../../support/page-of.js';

const POSTCODE = 'London EC1A 1BB';
const listValues = (found: readonly Pick<Finding, 'value' | 'confidence'>[]) =>
  found.map(({ value, confidence }) => [value, Math.round(confidence * 1000) / 1000]);

function read(...pages: Page[]) {
  const document = readDocument(pages);
  const blocks = findPartyBlocks(document);
  return { document, blocks, texts: collectNames(document, blocks) };
}
/** Reads a page on which this is the seller's name. */
function readWithSeller(text: string, seller: string, probability = 0.9) {
  const { document, blocks, texts } = read(pageOf(text));
  const names = texts
    .filter(({ name }) => name === seller)
    .map((name): NameCandidate => ({ ...name, probability, rule: 'test' }));
  return { document, blocks, texts, names };
}

describe('the tax office', () => {
  const findOffices = (text: string) => {
    const { document, blocks } = read(pageOf(text));
    return listValues(findTaxOffice(document, blocks));
  };

  it.each([
    ['Vergi Dairesi: Çankaya', [['Çankaya', 0.95]]],
    ['V.D.: Çankaya / 4540536920', [['Çankaya', 0.95]]],
    ['V.D.: Çankaya   Tel', [['Çankaya', 0.95]]],
    ['Göztepe V.D. 1234567890', [['Göztepe', 0.95]]],
    ['Gevher Nesibe V.D. V.No: 1234567890', [['Gevher Nesibe', 0.95]]],
    ['Tax Office: Çankaya', [['Çankaya', 0.95]]],
    ['Vergi Dairesi: Çankaya\nVergi Dairesi: Göztepe', [['Çankaya', 0.95]]],
    ['Buyer:\nAcme\nVergi Dairesi: Çankaya', []],
    ['Vergi Dairesi: 12345', []],
    ['Vergi Dairesi: x', []],
    [`Vergi Dairesi: ${'A'.repeat(60)}`, [['A'.repeat(60), 0.95]]],
    [`Vergi Dairesi: ${'A'.repeat(61)}`, []],
  ])('in %j is %j', (text, offices) => {
    expect(findOffices(text)).toEqual(offices);
  });
});

describe('the address of the seller', () => {
  const findAddresses = (text: string, probability = 0.9) => {
    const { document, blocks, names } = readWithSeller(text, 'Kraxi', probability);
    return listValues(findAddress(document, blocks, { names, buyers: [] }));
  };

  it.each([
    [`Kraxi\n12 High Street\n${POSTCODE}`, [[`12 High Street, ${POSTCODE}`, 0.88]]],
    [`Kraxi\n${POSTCODE}\nUnited Kingdom`, [[POSTCODE, 0.88]]],
    [`Kraxi\n12 High Street`, []],
    [`Kraxi\n1 a\n2 b\n3 c\n4 d\n5 e\n${POSTCODE}`, [[`1 a, 2 b, 3 c, 4 d, 5 e, ${POSTCODE}`, 0.88]]],
    [`Kraxi\n1 a\n2 b\n3 c\n4 d\n5 e\n6 f\n${POSTCODE}`, []],
    [`Kraxi\n\n${POSTCODE}`, [[POSTCODE, 0.88]]],
    [`Kraxi\n\n\n${POSTCODE}`, []],
    [`Kraxi\nTel: 0123\n12 High Street\n${POSTCODE}`, [[`12 High Street, ${POSTCODE}`, 0.88]]],
    [`Kraxi\n12 High Street\nTel: 0123\n${POSTCODE}`, []],
    [`Kraxi\nAddress: 12 High Street\n${POSTCODE}`, [[`12 High Street, ${POSTCODE}`, 0.88]]],
    ['Kraxi\nFine | tools\n12 High Street · 80331 London · Tel. 0123 456789', [['12 High Street, 80331 London', 0.88]]],
    ['Kraxi\nFine tools – for all\n12 High Street\n80331 London', [['12 High Street, 80331 London', 0.88]]],
    ['Kraxi\n12 High Street, 80331 London | info@kraxi.example', [['12 High Street, 80331 London', 0.88]]],
    ['Kraxi\n12 High Street – 80331 London – Tel. 0123', [['12 High Street – 80331 London', 0.88]]],
    ['Kraxi\nFine tools\ninfo@kraxi.example\n12 High Street\n80331 London', [['12 High Street, 80331 London', 0.88]]],
    ['Kraxi\n* * * *\nTower Park\n80331 London Tel. 0123 4567', [['Tower Park, 80331 London', 0.88]]],
    [
      'Kraxi\nGül Mah. 286/4 Sk. No:11 Daire:61\n80331 London',
      [['Gül Mah. 286/4 Sk. No:11 Daire:61, 80331 London', 0.88]],
    ],
    ['Kraxi\nMill House\n12 High Street\n80331 London', [['Mill House, 12 High Street, 80331 London', 0.88]]],
    ['Kraxi\nAttn: J. Fox\n12 High Street\n80331 London', [['12 High Street, 80331 London', 0.88]]],
    ['Kraxi\nWe thank you for this order of 80331 London', []],
    [`Kraxi\n${'Fine 1 tools '.repeat(10)}\n80331 London`, [['80331 London', 0.88]]],
    ['Kraxis\n\n\n\nKraxi Ltd\n12 High Street\n80331 London', []],
    ['Kraxi\nAbout:\nTel: 0123 4567\n80331 London', []],
    ['Kraxi\nHamlet\n80331 London', [['Hamlet, 80331 London', 0.88]]],
    ['Kraxi\n2810 Commerce Drive\nWichita, KS 67202', [['2810 Commerce Drive, Wichita, KS 67202', 0.88]]],
    ['Kraxi | 12 High Street, Fitzroy VIC 3065, as agent', []],
    ['Kraxi\n1010 Wien\nTel: 0123 45678 Wien', [['1010 Wien', 0.88]]],
    [`Kraxi\n                    text\n${POSTCODE}`, [[POSTCODE, 0.88]]],
    ['Kraxi · 12 High Street ·\n80331 London', [['12 High Street, 80331 London', 0.88]]],
    ['Kraxi\nPhone:\nAddress:\nOther:\n80331 London', []],
    ['Kraxi · 12 High Street · 80331 London', [['12 High Street, 80331 London', 0.85]]],
    ['Kraxi, 12 High Street, 80331 London Tel. 0123 456789', [['12 High Street, 80331 London', 0.85]]],
    [
      'Kraxi, 12 High Street, 80331 London. Office 0123 456789. Open from nine, also on Friday, and at noon, daily',
      [['12 High Street, 80331 London', 0.85]],
    ],
    ['Kraxi\nMember 12 · High Street 7, 80331 London', [['High Street 7, 80331 London', 0.88]]],
    [`Registered office: 12 High Street – ${POSTCODE}`, [[`12 High Street, ${POSTCODE}`, 0.7]]],
    ['Registered office: 12 High Street', []],
    [
      'Kraxi\nCasa matriz: Ruta 5 Sur km 19, Puerto Montt\nSucursal: Las Rosas 8, Quilicura',
      [['Ruta 5 Sur km 19, Puerto Montt', 0.88]],
    ],
    ['Seller:\nKraxi\nAddress: Camino Real km 9, Puerto Montt', [['Camino Real km 9, Puerto Montt', 0.88]]],
    ['Kraxi\n12 High Street\nTel: +56 65 255 0147\n80331 London', []],
    ['Kraxi\n3177 Kistelek\nPetőfi Sándor utca 4.', [['3177 Kistelek, Petőfi Sándor utca 4.', 0.88]]],
    ['Kraxi\n3177 Kistelek\nTel: 0123 456789', [['3177 Kistelek', 0.88]]],
    ['Kraxi\nFő tér 1.\n3177 Kistelek\nPetőfi Sándor 4.', [['Fő tér 1., 3177 Kistelek', 0.88]]],
    ['Kraxi\n5 Canal Road, Vypin\nKochi - 682 501', [['5 Canal Road, Vypin, Kochi - 682 501', 0.88]]],
    ['Kraxi\n5 Canal Road\nKochi, PIN: 682501', [['5 Canal Road, Kochi, PIN: 682501', 0.88]]],
    [
      'Kraxi\nAv. Central 12, Col. Centro\nC.P. 76000, Querétaro',
      [['Av. Central 12, Col. Centro, C.P. 76000, Querétaro', 0.88]],
    ],
    [
      'Kraxi\nRégimen fiscal: 601 General de Ley\nAv. Central 12\nC.P. 76000, Querétaro',
      [['Av. Central 12, C.P. 76000, Querétaro', 0.88]],
    ],
    [
      'Kraxi\nDomicilio fiscal: C.P. 76040\nAv. Central 12, Col. Centro, León',
      [
        ['Av. Central 12, Col. Centro, León, C.P. 76040', 0.88],
        ['C.P. 76040', 0.7],
      ],
    ],
    ['Kraxi\nService Clients\nTSA 30518\n69902 Lyon Cedex 20', [['TSA 30518, 69902 Lyon Cedex 20', 0.66]]],
    ['Kraxi\nPostfach 12 34\n80331 München', [['Postfach 12 34, 80331 München', 0.66]]],
    ['Kraxi\n12 High Street\nPO Box 99\n80331 London', [['12 High Street, PO Box 99, 80331 London', 0.88]]],
    ['Kraxi | 12 Orchard Road, Singapore 238801 | Tel +65', [['12 Orchard Road, Singapore 238801', 0.85]]],
    [
      'Kraxi\nTSA 30518\n69902 Lyon\n\n\nKRAXI, SAS – Siège social : 2 rue Basse, 69003 Lyon – RCS Lyon 732829320',
      [
        ['2 rue Basse, 69003 Lyon', 0.7],
        ['TSA 30518, 69902 Lyon', 0.66],
      ],
    ],
    ['Hotel Alba – Kraxi, 12 High Street, 80331 London · Tel. 0123 456789', [['12 High Street, 80331 London', 0.85]]],
    ['Kraxi\nPod Lesem 41\n80331 London', [['Pod Lesem 41, 80331 London', 0.88]]],
    [
      'Kraxi\nThe bolt house\nRegistered office\n12 High Street\n80331 London',
      [['12 High Street, 80331 London', 0.88]],
    ],
    ['Firmensitz: 12 High Street, 80331 London', [['12 High Street, 80331 London', 0.7]]],
    ['Sídlo: 12 High Street, 80331 London', [['12 High Street, 80331 London', 0.7]]],
    ['12 High Street · 80331 London\nTel. 0123 456789', [['12 High Street, 80331 London', 0.65]]],
    ['12 High Street, 80331 London · Tel. 0123 456789', [['12 High Street, 80331 London', 0.65]]],
    ['12 High Street\n80331 London\nTel. 0123 456789', [['12 High Street, 80331 London', 0.65]]],
    ['12 High Street\n80331 London', [['12 High Street, 80331 London', 0.6]]],
    ['Complaints: PO Box 12, 80331 London', []],
    ['56773/2025\n12 High Street\n80331 London', [['12 High Street, 80331 London', 0.6]]],
    ['Acme\n12 High Street\n80331 London', []],
    ['12 High Street\n80331 London\n\n\n7 Low Road\n80333 London', []],
    [
      '12 High Street\n80331 London\n\n\n7 Low Road\n80333 London\nTel. 0123 456789',
      [['7 Low Road, 80333 London', 0.65]],
    ],
    ['80331 London\nTel. 0123 456789', []],
    ['Acme Bank\n12 High Street, 80331 London\nTel. 0123 456789', []],
    ['Deliver to:\n12 High Street\n80331 London\nTel. 0123 456789', []],
    [`Seller:\nAcme\nRegistered office: 1 Mill Lane, ${POSTCODE}`, [[`1 Mill Lane, ${POSTCODE}`, 0.88]]],
    [`Buyer:\nAcme\nRegistered office: 1 Mill Lane, ${POSTCODE}`, []],
    [`                Buyer:\n                Acme\nAddress:        1 Mill Lane, ${POSTCODE}`, []],
    [`Ship to:\nAcme\nRegistered office: 1 Mill Lane, ${POSTCODE}`, []],
  ])('in %j is %j', (text, addresses) => {
    expect(findAddresses(text)).toEqual(addresses);
  });

  it('is not that of the buyer below', () => {
    const { document, blocks, names } = readWithSeller(`Kraxi\n\nAcme\n12 High Street\n${POSTCODE}`, 'Kraxi');
    const { names: buyers } = readWithSeller(`Kraxi\n\nAcme\n12 High Street\n${POSTCODE}`, 'Acme');
    const rivals = buyers.map((buyer) => ({ ...buyer, line: document.lines[buyer.line.index] ?? buyer.line }));
    expect(findAddress(document, blocks, { names, buyers: rivals })).toEqual([]);
    expect(listValues(findAddress(document, blocks, { names: rivals, buyers: names }))).toEqual([
      [`12 High Street, ${POSTCODE}`, 0.88],
    ]);
  });

  it('is not that of the buyer again', () => {
    const text = 'Acme\n12 High Street\n80331 London\n\n\n\n12 High Street\n80331 London';
    const { document, blocks, names } = readWithSeller(text, 'Acme');
    expect(findAddress(document, blocks, { names: [], buyers: names })).toEqual([]);
  });

  it.each([
    ['Kraxi Ltd 12 High Street, 80331 London', [['12 High Street, 80331 London', 0.85]]],
    ['Kraxi Ltd 12 High Street, Soho, 80331 London, Tel. 0123', [['12 High Street, Soho, 80331 London', 0.85]]],
  ])('stands behind the name in %j', (text, addresses) => {
    const { document, blocks, names } = readWithSeller(text, 'Kraxi Ltd');
    expect(listValues(findAddress(document, blocks, { names, buyers: [] }))).toEqual(addresses);
  });

  it('is in a line with a longer form of the name', () => {
    const text = 'Solicitor Ann Kraxi · 12 High Street · 80331 London\n\n\nAnn Kraxi\nSolicitor';
    const { names } = readWithSeller(text, 'Solicitor Ann Kraxi', 0.1);
    const { document, blocks, names: best } = readWithSeller(text, 'Ann Kraxi');
    expect(listValues(findAddress(document, blocks, { names: [...best, ...names], buyers: [] }))).toEqual([
      ['12 High Street, 80331 London', 0.85],
    ]);
  });

  it('is under a longer form of the name', () => {
    const text = 'Kraxi\n\n\n\nKraxi Tools Ltd\n12 High Street\n80331 London';
    const { document, blocks, names } = readWithSeller(text, 'Kraxi Tools Ltd', 0.1);
    const short = readWithSeller(text.replace('Kraxi\n', 'Kraxi Tools\n'), 'Kraxi Tools').names;
    expect(listValues(findAddress(document, blocks, { names: [...short, ...names], buyers: [] }))).toEqual([
      ['12 High Street, 80331 London', 0.88],
    ]);
    expect(
      findAddress(document, blocks, { names: [...readWithSeller(text, 'Kraxi').names, ...names], buyers: [] }),
    ).toEqual([]);
  });

  it('is that of a likely name', () => {
    expect(findAddresses(`Kraxi\n${POSTCODE}`, 0.3)).toHaveLength(1);
    expect(findAddresses(`Kraxi\n${POSTCODE}`, 0.29)).toHaveLength(0);
  });
});

it('the address of a firm is below its partners', () => {
  const name = 'Officina Rossi S.n.c. di Rossi M. & C.';
  const { document, blocks, names } = readWithSeller(`Officina Rossi S.n.c.\ndi Rossi M. & C.\n${POSTCODE}`, name);
  expect(listValues(findAddress(document, blocks, { names, buyers: [] }))).toEqual([[POSTCODE, 0.88]]);
});

describe('the buyer', () => {
  const SELLER_NUMBER = 'VAT no: GB980780684';
  const findFields = (text: string, probability = 0.9) => {
    const { document, blocks, names: buyers } = readWithSeller(text, 'Acme', probability);
    const numbers = collectTaxNumbers(document, blocks, []).toSorted((a, b) => a.page - b.page || a.box.y - b.box.y);
    return findBuyer(document, { blocks, names: [], buyers, numbers }).map(
      ({ field, value, confidence }) => `${field}: ${String(value)} (${confidence})`,
    );
  };

  it.each([
    [`Acme\n${POSTCODE}`, 0.9, ['buyer_name: Acme (0.9)', `buyer_address: ${POSTCODE} (0.88)`]],
    [`Acme\n${POSTCODE}`, 0.3, ['buyer_name: Acme (0.3)', `buyer_address: ${POSTCODE} (0.88)`]],
    [`Acme\n${POSTCODE}`, 0.29, ['buyer_name: Acme (0.29)']],
    ['Acme', 0.01, ['buyer_name: Acme (0.01)']],
    ['Acme', 0.009, []],
    [
      `${SELLER_NUMBER}\n\n\n\nAcme\nVAT no: GB844281425`,
      0.9,
      ['buyer_name: Acme (0.9)', 'buyer_tax_number: GB844281425 (0.8)'],
    ],
    [
      `${SELLER_NUMBER}\n\n\n\nBuyer:\nAcme\nVAT no: GB844281425`,
      0.9,
      ['buyer_name: Acme (0.9)', 'buyer_tax_number: GB844281425 (0.9)'],
    ],
    [`${SELLER_NUMBER}\n\n\n\nAcme\n${SELLER_NUMBER}`, 0.9, ['buyer_name: Acme (0.9)']],
    [`${SELLER_NUMBER}\n\n\n\nAcme\n\n\n\nVAT no: GB844281425`, 0.9, ['buyer_name: Acme (0.9)']],
    ['Acme\nVAT no: GB844281425', 0.9, ['buyer_name: Acme (0.9)']],
    // Digits that pass a check of some country by chance.
    [`${SELLER_NUMBER}\n\n\n\nBuyer:\nAcme\n1 Mill Lane\nDate 15.07.2024`, 0.9, ['buyer_name: Acme (0.9)']],
    [
      `${SELLER_NUMBER}\n\n\n\nBuyer:\nAcme\nB37131885`,
      0.9,
      ['buyer_name: Acme (0.9)', 'buyer_tax_number: B37131885 (0.9)'],
    ],
    [`${SELLER_NUMBER}\n\n\n\nAcme\nVAT no: GB844281425`, 0.29, ['buyer_name: Acme (0.29)']],
  ])('in %j with a probability of %d is %j', (text, probability, fields) => {
    expect(findFields(text, probability)).toEqual(fields);
  });

  it('is not the likely seller, and knows which names resemble the seller’s', () => {
    const list = (probability: number) => {
      const { texts, names } = readWithSeller('Kraxi\n\n\n\nKraxi Widgets\n\n\n\nAcme', 'Kraxi', probability);
      return collectBuyers(texts, names).map(
        ({ name, features }) => `${name} ${features['is the seller']} ${features['like the seller'] ?? 0}`,
      );
    };
    expect(list(0.5)).toEqual(['Kraxi Widgets 0 1', 'Acme 0 0']);
    expect(list(0.49)).toEqual(['Kraxi 0.49 0', 'Kraxi Widgets 0 1', 'Acme 0 0']);
    const { texts } = readWithSeller('Acme', 'Kraxi');
    expect(collectBuyers(texts, [])).toEqual(texts);
  });

  it.each([
    ['Kraxi GmbH\n1 Mill Lane\nLondon EC1A 1BB\n\n\nBuyer:\nKraxi GmbH\n2 Mill Lane\nLondon EC1A 1BB', ['Kraxi GmbH']],
    // Without a label of its own, or without a seller elsewhere, the seller's name is not the buyer's.
    ['Kraxi GmbH\n1 Mill Lane\nLondon EC1A 1BB\n\n\nKraxi GmbH\n2 Mill Lane\nLondon EC1A 1BB', []],
    ['Buyer:\nKraxi GmbH\n2 Mill Lane\nLondon EC1A 1BB', []],
    ['Kraxi GmbH\n\n\nBuyer:\nAcme Ltd\n2 Mill Lane\nLondon EC1A 1BB\n\nKraxi GmbH', ['Acme Ltd']],
  ])('may be the seller itself: in %j it is %j', (text, expected) => {
    const { texts, names } = readWithSeller(text, 'Kraxi GmbH');
    const likely = findBuyerNames(texts, names).filter(({ probability }) => probability >= 0.5);
    expect([...new Set(likely.map(({ name }) => name))]).toEqual(expected);
  });
});

describe('references', () => {
  const listReferences = (text: string) =>
    findReferences(readDocument([pageOf(text)])).map(
      ({ field, value, confidence }) => `${field}: ${String(value)} (${confidence})`,
    );

  it.each([
    ['Order number: PO-4711', ['order_number: PO-4711 (0.9)']],
    ['Order number: # 4711.', ['order_number: 4711 (0.9)']],
    ['Order number\nPO-4711', ['order_number: PO-4711 (0.8)']],
    ['Order number: pending\nPO-4711', []],
    ['Order number: 4', []],
    ['Order number: R4711   2 Fore Street', ['order_number: R4711 (0.9)']],
    ['order@shop.example   4711', []],
    ['Order number: 47', ['order_number: 47 (0.9)']],
    [`Order number: ${'1'.repeat(40)}`, [`order_number: ${'1'.repeat(40)} (0.9)`]],
    [`Order number: ${'1'.repeat(41)}`, []],
    ['Order number: 4711\nOrder number: 4712', ['order_number: 4711 (0.45)', 'order_number: 4712 (0.45)']],
    ['Order number: 4711\nOrder number: 4711', ['order_number: 4711 (0.9)']],
    ['Payment reference: RF18 5390 0754', ['payment_reference: RF18 5390 0754 (0.9)']],
    ['Invoice number: 4711', []],
  ])('in %j are %j', (text, references) => {
    expect(listReferences(text)).toEqual(references);
  });

  it.each([
    ['Service period: 1.5.2024 - 31.5.2024', ['2024-05-01', '2024-05-31']],
    ['Service period\n1.5.2024 - 31.5.2024', ['2024-05-01', '2024-05-31']],
    ['Service period: 1.5.2024 - 1.5.2024', ['2024-05-01', '2024-05-01']],
    ['Service period: 31.5.2024 - 1.5.2024', []],
    ['Service period: 1.5.2024', []],
    ['Service period: 1.5.2024 - 31.5.2024, 1.6.2024', []],
    ['Service period: 1.5.2024 - 31.5.2024\nService period: 1.5.2024 - 31.5.2024', ['2024-05-01', '2024-05-31']],
    ['Service period: 1.5.2024 - 31.5.2024\nService period: 1.6.2024 - 30.6.2024', []],
  ])('and the period in %j is %j', (text, days) => {
    expect(findServicePeriod(readDocument([pageOf(text)]), null).map(({ value }) => value)).toEqual(days);
  });
});
