import { describe, expect, it } from '@jest/globals';
import { collectNames, type NameText } from '../../../src/extraction/fields/company/name-candidates.js';
import type { Page } from '../../../src/extraction/model/draft.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { findPartyBlocks } from '../../../src/extraction/page/party-blocks.js';
import { pageOf } from '../../support/page-of.js';

const ADDRESS = '12 High Street\nLondon EC1A 1BB';
const TABLE =
  'Description      Quantity    Price    Amount\nBolts                   2     5.00     10.00\nTotal                                10.00';

function collect(...pages: Page[]): NameText[] {
  const document = readDocument(pages);
  return collectNames(document, findPartyBlocks(document));
}
const listNames = (text: string): string[] => collect(pageOf(text)).map(({ name }) => name);
function listFeatures(text: string, name: string): string[] {
  return Object.keys(collect(pageOf(text)).find((found) => found.name === name)?.features ?? {});
}
/** Lists the features that begin with one of these words. */
const listThose = (text: string, name: string, ...words: string[]): string[] =>
  listFeatures(text, name).filter((feature) => words.some((word) => feature.startsWith(word)));

describe('the form of a name', () => {
  it.each([
    ['Kraxi', ['words:1']],
    ['Kraxi Ltd', ['words:2', 'ends with a legal form']],
    ['Kraxi Ltd of Kent', ['words:4', 'legal form']],
    ['Kraxi One Two Three Four Five', ['words:6']],
    ['Kraxi One Two Three Four Five Six', ['words:7']],
    ['Kraxi One Two Three Four Five Six Seven', ['words:7']],
    ['KRAXI SHOP', ['words:2', 'capitals']],
    ['kraxi Shop', ['words:2', 'starts small']],
    ['Kraxi and Sons', ['words:3']],
    ['Kraxi dello Steps', ['words:3']],
    ['Kraxi blue Sons', ['words:3']],
    ['Kraxi blue sons', ['words:3', 'small words']],
    ['Kraxi di Sons', ['words:3']],
    ['Kraxi & Sons', ['words:3', 'and']],
    ['Kraxi + Sons', ['words:3', 'and']],
    ['Kraxi! Shop', ['words:2', 'odd sign']],
    ['Hey. Kraxi', ['words:2', 'odd sign']],
    ['Main Street', ['words:2', 'street']],
    ['Main Street 12 Kraxi', ['words:4', 'digit', 'street', 'street with a number']],
    ['Main Street, Kraxi', ['words:3', 'street']],
    ['Kraxi 24 Shop', ['words:3', 'digit']],
    ['London EC1A 1BB', ['words:3', 'digit', 'postcode']],
    ['Annika Kraxi', ['words:2', 'given name']],
    ['KRAXI Jean-Pierre', ['words:2', 'given name']],
    ['Kraxi, Ömer', ['words:2', 'given name']],
    ['Annika', ['words:1']],
    ['Annika Kraxi Ltd', ['words:3', 'ends with a legal form']],
    ['The Kraxi Home of Annika Fox', ['words:6']],
    ['A. Kraxi', ['words:2', 'initial', 'odd sign']],
  ])('%s is %j', (name, features) => {
    const isOfForm = (feature: string): boolean =>
      !/^(?:part|side|height|first|outside|nothing|heads|full)/.test(feature);
    expect(listFeatures(name, name).filter(isOfForm)).toEqual(features);
  });
});

describe('a text', () => {
  it.each([
    ['above a person', 'Kraxi Society\nc/o Ms Ann Fox\n12 High Street\nLondon EC1A 1BB', 'c/o Ms Ann Fox'],
    ['in German', 'Kraxi Verein\nz. Hd. Frau Ann Fuchs\nHauptstr. 1\n10115 Berlin', 'z. Hd. Frau Ann Fuchs'],
    ['in French', 'Kraxi Amis\na/s Mme Anne Renard\n1 rue Haute\n75001 Paris', 'a/s Mme Anne Renard'],
    ['in Norwegian', 'Kraxi Lag\nv/ Anne Rev\nHovedgata 1\n0150 Oslo', 'v/ Anne Rev'],
  ])('that names the recipient of a letter is no name of a party %s', (_where, text, recipient) => {
    const [party = ''] = text.split('\n');
    expect(listNames(text)).not.toContain(recipient);
    expect(listFeatures(text, party)).toContain('above care of');
  });

  it('that begins with a legal form is a name', () => {
    expect(listNames('A/S Kraxi\nHovedgata 1\n0150 Oslo')).toContain('A/S Kraxi');
  });

  it('of lowercase words is a name if it ends with a legal form, and a sentence otherwise', () => {
    expect(listNames('Kraxi modrá loď, výrobní družstvo')).toContain('Kraxi modrá loď, výrobní družstvo');
    expect(listNames('Kraxi modrá loď, výrobní hala')).not.toContain('Kraxi modrá loď, výrobní hala');
  });

  it('in capitals that breaks at the edge of its column is joined', () => {
    const address = '\n12 LONG HIGH STREET, 4TH FLOOR\nLONDON EC1A 1BB';
    expect(listNames(`KRAXI BOATS AND SHIP REPAIR\nINTERNATIONAL LTD${address}`)).toContain(
      'KRAXI BOATS AND SHIP REPAIR INTERNATIONAL LTD',
    );
    expect(listNames(`KRAXI BOATS\nINTERNATIONAL LTD${address}`)).not.toContain('KRAXI BOATS INTERNATIONAL LTD');
    expect(listNames(`Kraxi Boats and Ship Repair\nInternational Ltd${address}`)).not.toContain(
      'Kraxi Boats and Ship Repair International Ltd',
    );
  });

  it('after a code of accounting is a name without the code', () => {
    expect(listNames('120.01.0447 Kraxi Boats Ltd')).toContain('Kraxi Boats Ltd');
  });

  it('below a large logo and a slogan is not joined with them', () => {
    const names = listNames('Kraxi.\nboats · repairs\nShipyard Kraxi Ltd\n12 High Street\nLondon EC1A 1BB');
    expect(names).toContain('Shipyard Kraxi Ltd');
    expect(names.some((name) => name.includes('repairs Shipyard'))).toBe(false);
  });
});

describe('the place of a name', () => {
  const FOOTER = 'Kraxi AS · Gate 1, 0150 Oslo   Org.nr. 918 405 275 MVA';
  const ITEMS = 'Description      Quantity    Price    Amount\nBolts                   2     5.00     10.00';
  const listOfFooter = (...texts: string[]): string[] => {
    const found = collect(...texts.map((text, index) => pageOf(text, index + 1)));
    return Object.keys(found.find(({ name }) => name === 'Kraxi AS')?.features ?? {});
  };

  it('at the foot of several pages is not in the table, even if the total is on the last one', () => {
    const first = `Faktura\n${ITEMS}\n${FOOTER}`;
    expect(listOfFooter(first, `Faktura\n${ITEMS}\nTotal    10.00`)).toEqual(
      expect.arrayContaining(['row', 'in the table']),
    );
    const names = listOfFooter(first, `Faktura\n${ITEMS}\n${FOOTER}\nTotal    10.00`);
    expect(names).not.toContain('row');
    expect(names).not.toContain('in the table');
  });

  it('beside a tax number is not on the line of a total', () => {
    expect(listOfFooter(`${TABLE}\n${FOOTER}`)).not.toContain('line:total');
    expect(listOfFooter(`${TABLE}\n${FOOTER}`)).toContain('below the table');
  });

  it('above an account is marked', () => {
    expect(listFeatures('Kraxi Bank\nIBAN DE89370400440532013000', 'Kraxi Bank')).toContain('account below');
    expect(listFeatures('Kraxi Bank\nLondon', 'Kraxi Bank')).not.toContain('account below');
  });

  it('of a person has its surname elsewhere', () => {
    const text = 'Rowland T. Amesk · Tuner\n\n\n\nRegards\n\n\n\nMr R Amesk, Sort code 30-96-41\n\n\n\nAnn Fox';
    expect(listFeatures(text, 'Rowland T. Amesk')).toContain('surname elsewhere');
    expect(listFeatures(text, 'Mr R Amesk')).toContain('surname elsewhere');
    expect(listFeatures(text, 'Ann Fox')).not.toContain('surname elsewhere');
  });

  it('below a sender line heads its block', () => {
    expect(listFeatures(`Acme · Gate 1 · 0150 Oslo\nKraxi\n${ADDRESS}`, 'Kraxi')).toContain('heads a block');
    expect(listFeatures(`Acme\nKraxi\n${ADDRESS}`, 'Kraxi')).not.toContain('heads a block');
  });
});

describe('a name in a letter', () => {
  const LETTER = ['personal title', 'only an address below', 'below a sender line', 'greeted'];
  it.each([
    [`Ann Fox\n${ADDRESS}`, ['only an address below']],
    [`Ann Fox\n${ADDRESS}\nTel: 0123 456789`, []],
    [`Shop\nAnn Fox\n${ADDRESS}`, []],
    [`${TABLE}\n\n\nAnn Fox\n${ADDRESS}`, []],
    ['Ann Fox', []],
    [`Frau\nAnn Fox\n${ADDRESS}`, ['personal title', 'only an address below']],
    ['Kraxi · Mill Lane 1 · 80331 London\n\nAnn Fox', ['below a sender line']],
    ['Kraxi - Talweg 4 - Berg - 12345 - Deutschland\n\nAnn Fox', ['below a sender line']],
    ['Kraxi · Mill Lane 1 · 80331 London\n\n          Ann Fox', []],
    ['Kraxi · Mill Lane 1 · 80331 London\nv\nw\nx\ny\nAnn Fox', []],
    ['Ann Fox\n\nDear Ms Fox,', ['greeted']],
    ['Ann Fox\n\nHi Ann, here is your bill', ['greeted']],
    ['Ann Fox\n\nDear Ms Fox', []],
    ['Ann Fox\n\nDear Ms Foxley,', []],
    ['Ann Fox\n\nAnn Fox, lane 1', []],
    ['Ann Fox\n\nFox,', []],
    ['Dear Ms Fox,\n\nAnn Fox', []],
  ])('%j is %j', (text, features) => {
    expect(LETTER.filter((feature) => listFeatures(text, 'Ann Fox').includes(feature))).toEqual(features);
  });

  it('may begin with a title', () => {
    expect(listFeatures('Mr. Fox', 'Mr. Fox')).toContain('personal title');
  });
});

describe('the place of a name', () => {
  it.each([
    ['Kraxi', ['first line']],
    ['a\nKraxi', ['among the first lines']],
    ['a\nb\nKraxi', ['among the first lines']],
    ['a\nb\nc\nKraxi', []],
    [`Kraxi\n\n\n${TABLE}`, ['first line']],
    [TABLE.replace('Bolts', 'Kraxi'), ['in the table', 'among the first lines', 'row']],
    [`${TABLE}\n\n\nKraxi`, ['below the table']],
  ])('in %j is %j', (text, features) => {
    expect(listThose(text, 'Kraxi', 'first line', 'among', 'in the', 'below the', 'row', 'large')).toEqual(features);
  });

  it('is on the left, in the middle or on the right of the text', () => {
    const wide = `\n${'wide '.repeat(20)}`;
    const listSides = (blanks: number) => listThose(`${' '.repeat(blanks)}Kraxi${wide}`, 'Kraxi', 'side');
    expect([0, 30, 42, 50, 64].flatMap(listSides)).toEqual([
      'side:left',
      'side:left',
      'side:middle',
      'side:middle',
      'side:right',
    ]);
  });

  it('is in the head or in one of five bands of its page', () => {
    const listHeights = (line: number) => {
      const lines = Array.from({ length: 60 }, (_, index) => (index === line ? 'Kraxi' : `${index}`));
      return Object.keys(
        collect({ ...pageOf(lines.join('\n'), 1, 0) }).find(({ name }) => name === 'Kraxi')?.features ?? {},
      ).filter((feature) => feature.startsWith('height'));
    };
    expect([0, 3, 4, 11, 12, 23, 24, 59].flatMap(listHeights)).toEqual([
      'height:head',
      'height:head',
      'height:0',
      'height:0',
      'height:1',
      'height:1',
      'height:2',
      'height:4',
    ]);
    const later = collect(pageOf('text'), pageOf('Kraxi', 2));
    expect(Object.keys(later.find(({ name }) => name === 'Kraxi')?.features ?? {})).toContain('later page');
  });

  it('is large if the letters are', () => {
    const page = pageOf('text text\ntext text\nKRAXI');
    const isLarge = (height: number): boolean => {
      const words = page.words.map((word) =>
        word.text === 'KRAXI' ? { ...word, box: { ...word.box, height } } : word,
      );
      return collect({ ...page, words }).some(({ name, features }) => name === 'KRAXI' && features['large'] === 1);
    };
    expect([9, 11, 12].map(isLarge)).toEqual([false, false, true]);
  });
});

describe('the parties around a name', () => {
  it.each([
    ['Kraxi', ['outside, buyer unknown']],
    ['Kraxi\n\n\n\nBuyer:\nAcme Ltd', ['outside, buyer known']],
    ['Kraxi\n\n\n\nSeller:\nAcme Ltd', ['outside, buyer unknown', 'outside, seller known']],
    ['Buyer:\nKraxi', ['block:buyer', 'first in buyer']],
    ['Buyer:\ntext\nKraxi', ['block:buyer', 'first in buyer']],
    ['Buyer:\ntext\ntext\nKraxi', ['block:buyer']],
    ['Kraxi\n\nSAYIN\nAhmet Yılmaz', ['above a buyer below sellers', 'outside, buyer known']],
    ['SAYIN\nAhmet Yılmaz\n\n\n\n\nKraxi', ['outside, buyer known']],
    ['Seller   Kraxi', ['block:seller', 'first in seller', 'behind:seller']],
    ['Account holder   Kraxi', ['block:other_party', 'first in other_party', 'behind:account holder']],
  ])('in %j are %j', (text, features) => {
    expect(listThose(text, 'Kraxi', 'block', 'first in', 'outside', 'above a', 'behind')).toEqual(features);
  });
});

describe('the labels around a name', () => {
  it.each([
    ['Kraxi Shop', 'Kraxi Shop', []],
    ['Phone Kraxi Shop', 'Phone Kraxi Shop', ['starts with:phone']],
    ['No. Kraxi Shop', 'No. Kraxi Shop', []],
    ['Kraxi · mail@kraxi.example', 'Kraxi', ['holds:other_contact']],
    ['Kraxi   Phone 0123', 'Kraxi', []],
    ['Date   Kraxi', 'Kraxi', ['behind:date']],
    ['Date x   Kraxi', 'Kraxi', ['behind:date']],
    ['Date x y   Kraxi', 'Kraxi', []],
    ['Seller x   Kraxi', 'Kraxi', ['behind:seller']],
    ['Seller x y   Kraxi', 'Kraxi', []],
    ['Total Kraxi', 'Total Kraxi', ['line:total']],
  ])('in %j at %s are %j', (text, name, features) => {
    expect(listThose(text, name, 'starts with', 'holds', 'behind', 'line:')).toEqual(features);
  });
});

describe('the block under a name', () => {
  const WORDS = ['address', 'tax', 'phone', 'mail', 'invoice', 'nothing', 'continues', 'heads', 'under'];

  it.each([
    ['Kraxi', ['nothing below', 'heads a block']],
    ['Kraxi\n\n\nText', ['nothing below', 'heads a block']],
    ['Kraxi\nText', ['heads a block']],
    ['Text\nKraxi', ['nothing below', 'continues a block']],
    ['Seller:\nKraxi', ['nothing below', 'heads a block', 'under a label']],
    ['Kraxi\nLondon EC1A 1BB', ['address below:0', 'heads a block', 'address block:0 of 1']],
    ['Kraxi\nb\nc\nd\nLondon EC1A 1BB', ['address below:3', 'heads a block', 'address block:0 of 1']],
    ['Kraxi\nb\nc\nd\ne\nLondon EC1A 1BB', ['address below:3', 'heads a block', 'address block:0 of 1']],
    ['Text\nKraxi\nLondon EC1A 1BB', ['address below:0', 'continues a block']],
    ['Kraxi\nVAT no: GB123456789', ['tax number below', 'heads a block']],
    ['Kraxi\nPhone: 0123', ['phone below', 'heads a block']],
    ['Kraxi\nmail@kraxi.example', ['mail below', 'heads a block']],
    ['Kraxi\nwww.kraxi.example', ['mail below', 'heads a block']],
    ['Kraxi\nInvoice number: 4711', ['invoice data below', 'heads a block']],
    ['Kraxi\nDue date: 5 June 2024', ['invoice data below', 'heads a block']],
    ['Kraxi\nText          Phone: 0123', ['heads a block']],
    [
      'Kraxi\nLondon EC1A 1BB\nwww.kraxi.example',
      ['address below:0', 'mail below', 'address and contact below', 'heads a block', 'address block:0 of 1'],
    ],
    [
      'Kraxi\nLondon EC1A 1BB\nPhone: 0123',
      ['address below:0', 'phone below', 'address and contact below', 'heads a block', 'address block:0 of 1'],
    ],
    [
      'Kraxi\nLondon EC1A 1BB\nVAT no: GB123456789',
      ['address below:0', 'tax number below', 'address and contact below', 'heads a block', 'address block:0 of 1'],
    ],
  ])('in %j is %j', (text, features) => {
    expect(listThose(text, 'Kraxi', ...WORDS)).toEqual(features);
  });
});

describe('the domains that a name resembles', () => {
  it.each([
    ['Kraxi\nmail@kraxi.example', 'Kraxi', ['domain:below']],
    ['Kraxi Tools\nmail@kraxi.example', 'Kraxi Tools', ['domain:below']],
    ['Kraxi Tools\nmail@kraxi-shop.example', 'Kraxi Tools', ['domain:below']],
    ['Kraxi\nmail@ kraxi.example', 'Kraxi', ['domain:below']],
    ['Kraxi\nwww.kraxi.example', 'Kraxi', ['domain:below']],
    ['Kraxi\nhttps://kraxi.example', 'Kraxi', ['domain:below']],
    ['www.kraxi.example\n\n\nKraxi\n\n\nTotal  10.00', 'Kraxi', ['domain:apart']],
    ['Kraxi\n\n\nTotal  10.00\n\n\nwww.kraxi.example', 'Kraxi', ['domain:foot']],
    ['Kraxi\nBuyer: www.kraxi.example', 'Kraxi', ['domain:buyer']],
    ['Kraxi\nmail@acme.example', 'Kraxi', []],
    ['Gmail Shop\nmail@gmail.com', 'Gmail Shop', []],
    ['Kra\nmail@kra.example', 'Kra', []],
    ['Krax\nmail@krax.example', 'Krax', ['domain:below']],
    ['Foo Limited\nmail@limited-service.example', 'Foo Limited', []],
  ])('in %j is for %s %j', (text, name, features) => {
    expect(listThose(text, name, 'domain')).toEqual(features);
  });
});

describe('the parts of a cell that may be a name', () => {
  it.each([
    ['Kraxi Ltd', ['Kraxi Ltd']],
    ['Kraxi Ltd registered in England', ['Kraxi Ltd']],
    ['Old Mill Ltd registered in England', ['Old Mill Ltd']],
    ['Old Mill Ltd and more', ['Old Mill Ltd and more', 'Old Mill Ltd']],
    ['Seller: Kraxi Ltd', ['Kraxi Ltd']],
    ['Kraxi Ltd Old Mill House', ['Kraxi Ltd Old Mill House', 'Kraxi Ltd']],
    ['Kraxi · Mill House · London', ['Kraxi', 'Mill House', 'London']],
    ['Kraxi, Mill House', ['Kraxi, Mill House', 'Kraxi', 'Mill House']],
    ['Meyer &\nSons Ltd', ['Meyer & Sons Ltd', 'Meyer &', 'Sons Ltd']],
    ['Bar Sport\ndi Rossi Mario S.r.l.', ['Bar Sport di Rossi Mario S.r.l.', 'Bar Sport', 'di Rossi Mario S.r.l.']],
    ['Kraxi\nWidgets\nLtd', ['Kraxi Widgets Ltd', 'Kraxi', 'Widgets Ltd', 'Widgets']],
    ['Kraxi\nWidgets\nTools\nLtd', ['Kraxi', 'Widgets Tools Ltd', 'Widgets', 'Tools Ltd', 'Tools']],
    ['Kraxi\n12 Widgets\nLtd', ['Kraxi']],
    ['Kraxi Ltd\nWidgets\nLtd', ['Kraxi Ltd', 'Widgets Ltd', 'Widgets']],
    ['Old Mill Meyer &\nSons Ltd', ['Old Mill Meyer & Sons Ltd', 'Old Mill Meyer &', 'Sons Ltd']],
    ['Old Mill &\n3 Sons Ltd', ['Old Mill &']],
    ['Old Mill Ltd &\nSons Ltd', ['Old Mill Ltd &', 'Old Mill Ltd', 'Sons Ltd']],
    ['Old Mill &\nSons', ['Old Mill &', 'Sons']],
    ['Old Mill\nRed Ltd', ['Old Mill', 'Red Ltd']],
    ['Old Mill\nCompany Ltd', ['Old Mill Company Ltd', 'Old Mill']],
    ['One two three Four five Six', ['One two three Four five Six']],
    ['Seller Kraxi', ['Seller Kraxi', 'Kraxi']],
    ['Seller', []],
    ['Kraxi Seller Shop', ['Kraxi Seller Shop']],
    ['Old Mill Ltd', ['Old Mill Ltd']],
    ['Old Mill Ltd Kent', ['Old Mill Ltd Kent', 'Old Mill Ltd']],
    ['Ltd Kent', ['Ltd Kent']],
    ['Kraxi\nWidgets\nLtd\nTools', ['Kraxi Widgets Ltd', 'Kraxi', 'Widgets Ltd', 'Widgets', 'Tools']],
    ['12345', []],
    ['Kr', []],
    ['A'.repeat(91), []],
    ['A'.repeat(90), ['A'.repeat(90)]],
    ['one two three four five', []],
    ['one two three four', ['one two three four']],
    ['One two three four five', []],
    ['One two three Four Five', ['One two three Four Five']],
    ['A-1-2-3-B-4', []],
  ])('in %j are %j', (text, names) => {
    expect(listNames(text)).toEqual(names);
  });
});

describe('the rest of the line of a part', () => {
  it.each([
    ['Kraxi · High Street 12 · 12345 London', 'Kraxi', ['part:first', 'address on its line']],
    ['Kraxi · High Street 12 · 12345 London', 'High Street 12', []],
    ['Kraxi · Phone 0123 456789', 'Kraxi', ['part:first', 'contact on its line']],
    ['Kraxi · VAT no DE136695976', 'Kraxi', ['part:first', 'contact on its line']],
    ['Kraxi · Date', 'Kraxi', ['part:first']],
    ['Mill · Kraxi', 'Kraxi', ['part:later']],
    ['Kraxi Ltd Kent', 'Kraxi Ltd', ['part:form']],
    ['Kraxi', 'Kraxi', ['part:cell']],
    ['Phone Kraxi Shop', 'Phone Kraxi Shop', ['part:cell']],
    ['London EC1A 1BB', 'London EC1A 1BB', ['part:cell']],
  ])('in %j is for %s %j', (text, name, features) => {
    expect(listThose(text, name, 'part', 'address on', 'contact on')).toEqual(features);
  });
});

describe('the other places of a name', () => {
  it.each([
    ['Kraxi\n\n\n\nKraxi', 'Kraxi', ['twice', 'also']],
    ['Kraxi\n\n\n\nKraxi\n\n\n\nKraxi', 'Kraxi', ['often', 'also']],
    ['Kra\n\n\n\nKra', 'Kra', ['also']],
    ['Krax\n\n\n\nKrax', 'Krax', ['twice', 'also']],
    ['Kraxis\n\n\n\nKraxis Widgets', 'Kraxis', ['twice', 'short form']],
    ['Kraxis\n\n\n\nKraxis Widgets', 'Kraxis Widgets', ['full form']],
    ['Kraxi\n\n\n\nKraxi Widgets', 'Kraxi', ['twice']],
    ['Kraxi\n\n\n\nKraxi Widgets', 'Kraxi Widgets', ['full form']],
    ['Kra\n\n\n\nKra Widgets', 'Kra Widgets', []],
  ])('in %j are for %s %j', (text, name, words) => {
    const found = listThose(text, name, 'twice', 'often', 'also', 'short form', 'full form');
    expect([...new Set(found.map((feature) => feature.replace(/^also .*/, 'also')))]).toEqual(words);
  });

  it('add what is there, but not the form of the name and how it was cut', () => {
    const text = `Kraxi Ltd\n\n\n\nBuyer:\nKraxi Ltd\n${ADDRESS}`;
    const also = listThose(text, 'Kraxi Ltd', 'also');
    expect(also).toEqual(expect.arrayContaining(['also block:buyer', 'also first in buyer', 'also address below:1']));
    expect(also).not.toContain('also words:2');
    expect(also).not.toContain('also part:cell');
    expect(also).not.toContain('also ends with a legal form');
  });

  it('count up to three addresses', () => {
    const names = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo'];
    const text = names.map((name) => `${name}\n${ADDRESS}`).join('\n\n\n\n');
    expect(names.flatMap((name) => listThose(text, name, 'address block'))).toEqual([
      'address block:0 of 3',
      'address block:1 of 3',
      'address block:2 of 3',
      'address block:3 of 3',
      'address block:3 of 3',
    ]);
  });
});

describe('a name beside contact details', () => {
  it.each([
    [
      'in a letterhead of two columns',
      'Kraxi Ltd          12 High Street, London EC1A 1BB\n\n\n\nTotal  10.00',
      ['contact beside'],
    ],
    ['with its own address', 'Kraxi Ltd          Tel. 020 7946 0001\nLondon EC1A 1BB\n\n\n\nTotal  10.00', []],
    ['alone', 'Kraxi Ltd\n\n\n\nTotal  10.00', []],
  ])('%s', (_, text, features) => {
    expect(listThose(text, 'Kraxi Ltd', 'contact beside')).toEqual(features);
  });
});

it('is not above a telephone number if a tax number below ends with letters of such a label', () => {
  expect(listThose('Kraxi\nLondon EC1A 1BB\nVAT no: IE1234567PH', 'Kraxi', 'phone below')).toEqual([]);
  expect(listThose('Kraxi\nLondon EC1A 1BB\nPH 020 7946 0001', 'Kraxi', 'phone below')).toEqual(['phone below']);
});
