import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { LOCALES } from '../../../src/extraction/locales/locales.js';
import type { Field } from '../../../src/extraction/model/finding.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { pageOf } from '../../support/page-of.js';

const SELLER = 'Kraxi Ltd\n12 High Street\nLondon SW1A 1AA\nVAT no: GB980780684';
const BUYER = 'Bill to:\nWoodford & Sons Ltd\n4 Mill Lane\nLeeds LS1 4AP';
const TABLE =
  'Description      Quantity    Price     Amount\nOak board      2      50.00     100.00\nSubtotal                  100.00\nVAT 20%            20.00\nTotal            120.00';

function readFields(...parts: string[]): Record<string, unknown> {
  const found = rankFindings(findValues([pageOf(parts.join('\n\n\n\n'))]));
  return Object.fromEntries(Object.entries(found).map(([field, { chosen }]) => [field, chosen.value]));
}

function readField(field: Field, ...parts: string[]): unknown {
  return readFields(...parts)[field] ?? null;
}

describe('the type of a document', () => {
  it.each([
    ['Invoice', 'invoice'],
    ['Credit note', 'credit_note'],
    ['Gutschrift', 'credit_note'],
    ['Faktura korygująca', 'credit_note'],
    ['Debit note', 'debit_note'],
    ['Receipt', 'receipt'],
    ['Pro forma invoice', 'other'],
    ['Zahlungserinnerung', 'reminder'],
    ['Anzahlungsrechnung', 'prepayment'],
    ['Adjustment note', 'credit_note'],
    ['Voorschotnota', 'prepayment'],
    ["Bolletta n. 2026/E/77\nScontrino dell'energia", 'invoice'],
    ["Demande d'acompte", 'prepayment'],
    ['Fatura-Recibo', 'invoice'],
  ])('with the title %s is %s', (title, type) => {
    expect(readField('document_type', title, SELLER, BUYER, 'Date: 12 May 2025', TABLE)).toBe(type);
  });

  it('is an invoice that mentions a credit note in a sentence', () => {
    const text = 'If goods are returned, you receive a credit note within a week.';
    expect(readField('document_type', 'Invoice', SELLER, BUYER, TABLE, text)).toBe('invoice');
  });

  it.each(LOCALES.map((locale) => [locale.language, locale] as const))('has a title for each in %s', (_, locale) => {
    expect(Object.values(locale.titles).filter((titles) => titles.length === 0)).toEqual([]);
  });
});

describe('the buyer', () => {
  it('is the party under its label, with its address and tax number', () => {
    expect(readFields('Invoice', SELLER, `${BUYER}\nVAT no: GB844281425`, TABLE)).toMatchObject({
      'company.name': 'Kraxi Ltd',
      'company.tax_number': 'GB980780684',
      buyer_name: 'Woodford & Sons Ltd',
      buyer_address: '4 Mill Lane, Leeds LS1 4AP',
      buyer_tax_number: 'GB844281425',
    });
  });

  it.each(['Herrn', 'Eheleute', 'Madame', 'Monsieur et Madame', 'Mevrouw', 'Egregio'])(
    'is the person under the title %s, without another label',
    (title) => {
      const address = `${title}\nAnna Riva\n4 Mill Lane\nLeeds LS1 4AP`;
      expect(readFields('Invoice', SELLER, address, TABLE)).toMatchObject({
        'company.name': 'Kraxi Ltd',
        buyer_name: 'Anna Riva',
        buyer_address: '4 Mill Lane, Leeds LS1 4AP',
      });
    },
  );

  it('has its tax number even if the seller states none', () => {
    const seller = 'Kraxi Ltd\n12 High Street\nLondon SW1A 1AA';
    const found = readFields('Invoice', seller, `${BUYER}\nVAT no: GB844281425`, TABLE);
    expect([found['company.tax_number'] ?? null, found['buyer_tax_number']]).toEqual([null, 'GB844281425']);
  });

  it('has no tax number if only the seller has one', () => {
    expect(readField('buyer_tax_number', 'Invoice', SELLER, BUYER, TABLE)).toBeNull();
  });

  it('has the tax number in the lines below its name, where no label names it', () => {
    const seller = `${SELLER}\nTel: 020 7946 0182\noffice@kraxi.example`;
    const buyer = 'Woodford & Sons Ltd\n4 Mill Lane\nLeeds LS1 4AP';
    expect(readField('buyer_tax_number', 'Invoice', seller, `${buyer}\nVAT no: GB844281425`, TABLE)).toBe(
      'GB844281425',
    );
    const beside = `${buyer.replace('Leeds LS1 4AP', 'Leeds LS1 4AP                         VAT no: GB844281425')}`;
    expect(readField('buyer_tax_number', 'Invoice', seller, beside, TABLE)).toBeNull();
  });

  it('has no tax number from the same place of another page', () => {
    const seller = 'Invoice\n\n\n\nKraxi Ltd\n12 High Street\nLondon SW1A 1AA\nVAT no: GB980780684';
    const first = `${seller}\n\n\n\nWoodford & Sons Ltd\n4 Mill Lane\nLeeds LS1 4AP\nattn. Ms Hale\n\n\n${TABLE}`;
    const line = first.split('\n').findIndex((text) => text.startsWith('attn.'));
    const second = `${'\n'.repeat(line)}VAT no: GB844281425`;
    const found = rankFindings(findValues([pageOf(first, 1), pageOf(second, 2)]));
    expect(found.buyer_name?.chosen.value).toBe('Woodford & Sons Ltd');
    expect(found.buyer_tax_number).toBeUndefined();
  });

  it('is not the seller', () => {
    expect(readField('buyer_name', 'Invoice', SELLER, TABLE)).not.toBe('Kraxi Ltd');
  });
});

describe('the bank account to pay into', () => {
  it.each([
    ['IBAN: DE89370400440532013000', 'DE89370400440532013000'],
    ['IBAN DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX', 'DE89370400440532013000'],
    ['Our bank: GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
    ['Momsreg.nr SE556731421501 IBAN SE45 5000 0000 0583 9825 7466', 'SE4550000000058398257466'],
    ['IBAN: DE88370400440532013000', null],
    ['IBAN: DE 89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['Konto: 61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
    ['Nr konta: 61109010140000071219812874', 'PL61109010140000071219812874'],
    ['Konto: PL61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
    ['Konto: 62 1090 1014 0000 0712 1981 2874', null],
    ['DE89370400440532013000\n\nNL91ABNA0417164300', 'DE89370400440532013000'],
    ['IBAN\nDE89 3704 0044        Our office\n0532 0130 00           1 High Street', 'DE89370400440532013000'],
    [
      'Please pay the whole amount to our account DE89 3704\n0044 0532 0130 00 within the next 14 days.',
      'DE89370400440532013000',
    ],
    // A BIC after the number fits the checksum by chance.
    ['FI95 1751 1805 5487 81 BIC OKOYFIHH', 'FI9517511805548781'],
    // Too short for Finland, though the checksum is valid.
    ['FI22 1234 3000 228 1', null],
  ])('in %j is %s', (text, iban) => {
    expect(readField('iban', 'Invoice', SELLER, BUYER, TABLE, text)).toBe(iban);
  });

  it('is not the account in the buyer’s block', () => {
    const buyer = `${BUYER}\nIBAN: DE89370400440532013000`;
    expect(readField('iban', 'Invoice', SELLER, buyer, TABLE)).toBeNull();
    expect(readField('iban', 'Invoice', SELLER, buyer, TABLE, 'IBAN: NL91ABNA0417164300')).toBe('NL91ABNA0417164300');
  });
});

describe('references', () => {
  it.each([
    ['order_number', 'PO number: 4500017', '4500017'],
    ['order_number', 'Ihre Bestellnummer: B-77/12', 'B-77/12'],
    ['order_number', 'Order number\n4500017', '4500017'],
    ['order_number', 'Order number: see letter', null],
    ['order_number', 'Order number: 17\nOrder number: 18', null],
    ['order_number', 'Order number: 17\n\nOrder number: 17', '17'],
    ['order_number', 'Order number: 7', null],
    ['order_number', 'Order number: #4500017.', '4500017'],
    ['order_number', 'Order number     Customer number\n4500017          815', '4500017'],
    ['order_number', `Order number: B${'1'.repeat(39)}`, `B${'1'.repeat(39)}`],
    ['order_number', `Order number: B${'1'.repeat(40)}`, null],
    ['payment_reference', 'Variabilní symbol: 2025001', '2025001'],
    ['payment_reference', 'Payment reference: RF18 5390 0754 7034', 'RF18 5390 0754 7034'],
  ] as const)('%s in %j is %s', (field, text, value) => {
    expect(readField(field, 'Invoice', SELLER, text, TABLE)).toBe(value);
  });
});

describe('the invoicing period', () => {
  it.each([
    ['Billing period: 1 March 2025 - 31 March 2025', ['2025-03-01', '2025-03-31']],
    ['Leistungszeitraum: 01.03.2025 bis 31.03.2025', ['2025-03-01', '2025-03-31']],
    ['Billing period\n1 March 2025 - 31 March 2025', ['2025-03-01', '2025-03-31']],
    ['Billing period: 1 March 2025 - 1 March 2025', ['2025-03-01', '2025-03-01']],
    [
      'Billing period: 1 March 2025 - 31 March 2025\n\nService period: 1 March 2025 - 31 March 2025',
      ['2025-03-01', '2025-03-31'],
    ],
    ['Billing period: 1 March 2025 - 31 March 2025\n\nService period: 1 April 2025 - 30 April 2025', [null, null]],
    ['Billing period: 1 March 2025 - 31 March 2025, 1 April 2025', [null, null]],
    ['Billing period: 1 March 2025', [null, null]],
    ['Billing period: March 2025', [null, null]],
    ['Billing period: 31 March 2025 - 1 March 2025', [null, null]],
  ])('in %j is %j', (text, days) => {
    const found = readFields('Invoice', SELLER, text, TABLE);
    expect([found['service_period_start'] ?? null, found['service_period_end'] ?? null]).toEqual(days);
  });
});

describe('the net total', () => {
  it('is the one that makes the gross total with the VAT', () => {
    expect(readField('net_total', 'Invoice', SELLER, BUYER, TABLE)).toBe('100.00');
  });

  it('is null if nothing states or proves it', () => {
    expect(readField('net_total', 'Invoice', SELLER, 'Total: 120.00')).toBeNull();
  });
});

describe('the number and date of an invoice', () => {
  it('are not the label and the date below the title', () => {
    const head = 'INVOICE\n\nINVOICE 10877\nDATE 04/30/2026';
    expect(readFields(head, SELLER, BUYER, TABLE)).toMatchObject({ invoice_number: '10877' });
  });

  it('have the series before the number', () => {
    const seller = 'Furnizor:\nKraxi S.R.L.\nStr. Morii 12, 500001 Brașov\nCIF: RO38417022';
    expect(readField('invoice_number', 'FACTURĂ\nSeria TVC nr. 00628\nData 07.04.2026', seller)).toBe('TVC 00628');
  });

  it('stand together behind "Nummer / Datum" on a German form', () => {
    const head = 'Rechnung\nNummer / Datum      90417738 / 09.03.2026\nLieferschein / Datum      80553190 / 02.03.2026';
    expect(readFields(head, SELLER)).toMatchObject({ invoice_number: '90417738', invoice_date: '2026-03-09' });
  });

  it('are not the dates of lines below "Date"', () => {
    const table = TABLE.replace('Description ', 'Date        Description ').replace('Oak', '14 April 2026   Oak');
    expect(readField('invoice_date', 'Leeds, 27 April 2026', 'Invoice no. 143', SELLER, BUYER, table)).toBe(
      '2026-04-27',
    );
  });
});

describe('a Turkish party', () => {
  it('has an address that ends with district and province', () => {
    const seller = 'Kraxi Makina San. ve Tic. A.Ş.\nTavşanlı Mah. B Blok No: 118 Gebze / KOCAELİ\nVKN: 4107720836';
    expect(readField('company.address', 'e-Arşiv Fatura', seller, TABLE)).toBe(
      'Tavşanlı Mah. B Blok No: 118 Gebze / KOCAELİ',
    );
  });
});

it('is Moroccan by its tax number, and in dirhams by their sign', () => {
  const seller = 'Kraxi Froid SARL\nBloc 14, Hay Dakhla, Agadir\nICE : 002417720800094';
  const table = 'Désignation      Qté    P.U. HT     Montant HT\nPose     2      50,00     100,00';
  const sums = 'Total HT       100,00 DH\nTVA 20 %        20,00 DH\nTotal TTC      120,00 DH';
  expect(readFields('Facture n° 063/2026', seller, `${table}\n${sums}`)).toMatchObject({
    'company.tax_number': '002417720800094',
    country: 'MA',
    currency: 'MAD',
    total_price: '120.00',
  });
});

it('is no receipt because of the receipt of a Swiss payment slip', () => {
  const slip = 'Ricevuta      Sezione pagamento\nCHF 120.00      CHF 120.00';
  expect(readField('document_type', 'Fattura no. 26-0318', SELLER, BUYER, TABLE, slip)).toBe('invoice');
});

it('has a seller without the slogan after the legal form', () => {
  const seller = SELLER.replace('Kraxi Ltd', 'Kraxi Ltd – pipes and more');
  expect(readField('company.name', 'Invoice', seller, BUYER, TABLE)).toBe('Kraxi Ltd');
});
