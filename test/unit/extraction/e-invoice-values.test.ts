import { describe, expect, it } from '@jest/globals';
import { joinAddress } from '../../../src/extraction/formats/address.js';
import { toCountry, findCountryByName, toCurrency, toLanguage } from '../../../src/extraction/formats/codes.js';
import { parseDay } from '../../../src/extraction/formats/dates.js';
import { FindingsList } from '../../../src/extraction/formats/findings-list.js';
import { selectCountedLines } from '../../../src/extraction/formats/line-hierarchy.js';
import { toItems, type LineText } from '../../../src/extraction/formats/line-item.js';
import {
  findPaymentTypeOfFacturae,
  findPaymentTypeOfFatturaPa,
  findPaymentTypeOfUntdid,
} from '../../../src/extraction/formats/payment-means.js';
import {
  findUnitByCode,
  findUnitByFacturaeCode,
  findUnitByItalianText,
} from '../../../src/extraction/formats/units.js';
import { findCommonRate, buildVatTable } from '../../../src/extraction/formats/vat-table.js';

describe('the payment type of an e-invoice', () => {
  it.each([
    ['10', 'cash'],
    ['20', 'check'],
    ['30', 'bank_transfer'],
    ['58', 'bank_transfer'],
    ['48', 'credit_card'],
    ['55', 'debit_card'],
    ['49', 'direct_debit'],
    ['59', 'direct_debit'],
    ['68', 'online'],
    ['97', 'other'],
    ['02', 'bank_transfer'],
    ['1', null],
    ['ZZZ', null],
    ['0', null],
  ])('with the UNTDID 4461 code %s is %s', (code, type) => {
    expect(findPaymentTypeOfUntdid([code])).toBe(type);
  });

  it.each([
    ['MP01', 'cash'],
    ['mp02', 'check'],
    ['MP05', 'bank_transfer'],
    ['MP08', 'credit_card'],
    ['MP12', 'direct_debit'],
    ['MP23', 'online'],
    ['MP22', 'other'],
    ['MP99', null],
  ])('with the FatturaPA code %s is %s', (code, type) => {
    expect(findPaymentTypeOfFatturaPa([code])).toBe(type);
  });

  it.each([
    ['01', 'cash'],
    ['02', 'direct_debit'],
    ['04', 'bank_transfer'],
    ['11', 'check'],
    ['19', 'credit_card'],
    ['13', 'other'],
    ['99', null],
  ])('with the Facturae code %s is %s', (code, type) => {
    expect(findPaymentTypeOfFacturae([code])).toBe(type);
  });

  it('is the first known one', () => {
    expect(findPaymentTypeOfUntdid(['1', '10', '48'])).toBe('cash');
    expect(findPaymentTypeOfUntdid([])).toBeNull();
  });
});

describe('the unit of an item', () => {
  it('is recognised by its code or its Italian name', () => {
    expect(['KGM', 'h87', 'MTR', 'LTR', 'TNE', 'XPP', null].map(findUnitByCode)).toEqual([
      'k',
      'p',
      'm',
      'l',
      null,
      'p',
      null,
    ]);
    expect(['01', '03', '04', '25', '02', null].map(findUnitByFacturaeCode)).toEqual(['p', 'k', 'l', 'm', null, null]);
    expect(['kg', 'Pz.', 'N.', 'metri', 'lt', 'ore', null].map(findUnitByItalianText)).toEqual([
      'k',
      'p',
      'p',
      'm',
      'l',
      null,
      null,
    ]);
  });
});

describe('the codes and dates of an e-invoice', () => {
  it('are converted to ISO codes from whatever the profile writes', () => {
    expect(['EUR', 'eur', 'TL', 'TRL', 'XYZ', '', null].map(toCurrency)).toEqual([
      'EUR',
      'EUR',
      'TRY',
      'TRY',
      null,
      null,
      null,
    ]);
    expect(['DE', 'deu', 'EL', 'UK', 'XI', 'XK', 'ZZ', '', null].map(toCountry)).toEqual([
      ...['DE', 'DE', 'GR', 'GB', 'GB', 'XK'],
      ...[null, null, null],
    ]);
    expect(['Türkiye', 'TURKEY', 'Almanya', 'Germany', 'FR', 'Nowhere', null].map(findCountryByName)).toEqual([
      ...['TR', 'TR', 'DE', 'DE', 'FR'],
      ...[null, null],
    ]);
    expect(['DE', 'de-AT', 'fr_CH', 'xx', '', null].map(toLanguage)).toEqual(['de', 'de', 'fr', null, null, null]);
  });

  it('exclude days that do not exist', () => {
    expect(
      ['2024-02-29', '2024-05-06T10:00:00', '2024-05-06+02:00', '20240506', '202405061030', '20240506103059'].map(
        parseDay,
      ),
    ).toEqual(['2024-02-29', ...Array<string>(5).fill('2024-05-06')]);
    expect(['2023-02-29', '2024-13-01', '2024-05-061', '24-05-06', '2024050', '', null].map(parseDay)).toEqual(
      Array(7).fill(null),
    );
  });
});

describe('the address in an e-invoice', () => {
  it('joins the stated parts without repetitions', () => {
    expect(joinAddress(['Kajvägen 7'], ['411 04', 'Göteborg'])).toBe('Kajvägen 7, 411 04 Göteborg');
    expect(joinAddress(['Via Roma', null], [null, null], ['Torino'], ['Torino'])).toBe('Via Roma, Torino');
    expect(joinAddress([null], [])).toBeNull();
  });
});

describe('the VAT of an e-invoice', () => {
  it('has one row per rate, with equal rates added up', () => {
    expect(
      buildVatTable([
        { rate: '20', base: '100', vat: '20' },
        { rate: '5', base: '10', vat: '0.5' },
        { rate: '20.0', base: '50', vat: '10' },
        { rate: null, base: '7', vat: '0' },
        { rate: null, base: '7', vat: '1' },
        { rate: '7', base: '7', vat: null },
        { rate: '8', base: null, vat: null },
        { rate: '9', base: null, vat: '3' },
      ]),
    ).toEqual([
      { vat_rate: '20.00', base_amount: '150.00', vat_amount: '30.00', total_amount: '180.00' },
      { vat_rate: '5.00', base_amount: '10.00', vat_amount: '0.50', total_amount: '10.50' },
      { vat_rate: '0.00', base_amount: '7.00', vat_amount: '0.00', total_amount: '7.00' },
      { vat_rate: null, base_amount: '7.00', vat_amount: '1.00', total_amount: '8.00' },
      { vat_rate: '7.00', base_amount: '7.00', vat_amount: null, total_amount: null },
      { vat_rate: '9.00', base_amount: null, vat_amount: '3.00', total_amount: null },
    ]);
  });

  it('gives items its rate if there is only one', () => {
    const makeRow = (rate: string | null) => ({
      vat_rate: rate,
      base_amount: null,
      vat_amount: null,
      total_amount: null,
    });
    expect(findCommonRate([makeRow('20.00')], 5n)).toBe('20.00');
    expect(findCommonRate([makeRow('20.00'), makeRow('5.00')], 5n)).toBeNull();
    expect(findCommonRate([makeRow(null)], 5n)).toBeNull();
    expect(findCommonRate([], 0n)).toBe('0.00');
    expect(findCommonRate([], null)).toBeNull();
    expect(findCommonRate([makeRow('0.00'), makeRow('0.00')], 0n)).toBe('0.00');
    expect(findCommonRate([makeRow('0.00'), makeRow('5.00')], 0n)).toBeNull();
    expect(findCommonRate([makeRow('0.00'), makeRow('0.00')], 5n)).toBeNull();
  });
});

describe('the items of an e-invoice', () => {
  const line: LineText = {
    name: 'Rope',
    description: 'Hemp',
    quantity: '2',
    unit: 'm',
    net: '10',
    rate: '20',
    tax: null,
  };

  it('have totals including the stated tax, or else the tax at their rate', () => {
    const listTotals = (...lines: Partial<LineText>[]) =>
      toItems(
        lines.map((each) => ({ ...line, ...each })),
        null,
      ).map((item) => item.total_price);
    expect(listTotals({}, { tax: '1.5' }, { rate: null }, { rate: null, tax: '3' }, { net: null })).toEqual([
      ...['12.00', '11.50', '10.00', '13.00'],
      null,
    ]);
  });

  it('use the common rate if they have none, and the description if they have no name', () => {
    expect(toItems([{ ...line, rate: null }, line], '5')).toMatchObject([
      { vat_rate: '5.00', total_price: '10.50' },
      { vat_rate: '20.00' },
    ]);
    expect(toItems([{ ...line, name: null }], null)).toMatchObject([
      { name: 'Hemp', description: null, quantity: '2.000', unit: 'm' },
    ]);
  });

  it('are dropped if they have neither a quantity nor an amount', () => {
    expect(toItems([{ ...line, quantity: null, net: null }], null)).toEqual([]);
    expect(
      toItems(
        [
          { ...line, quantity: null },
          { ...line, net: null },
        ],
        null,
      ),
    ).toHaveLength(2);
  });

  it('count every amount once if they are grouped', () => {
    const makeLine = (id: string, parentId: string | null, status: string | null, net: string) => ({
      id,
      parentId,
      status,
      net,
    });
    const listCounted = (lines: ReturnType<typeof makeLine>[], total: string | null) =>
      selectCountedLines(lines, total).map(({ id }) => id);
    expect(
      listCounted(
        [
          makeLine('1', null, 'DETAIL', '5'),
          makeLine('2', null, 'INFORMATION', '5'),
          makeLine('3', null, 'GROUP', '5'),
        ],
        '5',
      ),
    ).toEqual(['1']);
    const nested = [makeLine('1', null, null, '10'), makeLine('1.1', '1', null, '4'), makeLine('1.2', '1', null, '5')];
    expect(listCounted(nested, '9')).toEqual(['1.1', '1.2']);
    expect(listCounted(nested, '10')).toEqual(['1']);
    expect(listCounted(nested, '19')).toEqual(['1', '1.1', '1.2']);
    expect(listCounted(nested, '7')).toEqual(['1.1', '1.2']);
    expect(listCounted([makeLine('1', null, 'GROUP', '9'), ...nested.slice(1)], '9')).toEqual(['1.1', '1.2']);
  });
});

describe('the findings of an e-invoice', () => {
  it('are certain, and absent or empty values add none', () => {
    const list = new FindingsList();
    list.addText('invoice_number', '', 'ID');
    list.addText('invoice_number', null, 'ID');
    list.addTexts('company.phone', ['1', null, '2', '1'], 'Phone');
    list.addMoney('total_vat', null, 'Tax');
    list.addMoney('total_price', 12_500_000n, 'Total');
    list.addItems([], 'Line');
    list.addVatCategories([], 'Row');
    expect(list.findings).toEqual([
      { field: 'company.phone', value: '1', source: 'xml', page: null, box: null, rule: 'Phone', confidence: 1 },
      expect.objectContaining({ field: 'company.phone', value: '2' }),
      expect.objectContaining({ field: 'total_price', value: '12.50', rule: 'Total' }),
    ]);
  });

  it('have a date only if all texts agree on it', () => {
    const readDayFrom = (...texts: (string | null)[]) => {
      const list = new FindingsList();
      list.addDay('due_date', texts, 'Due');
      return list.findings[0]?.value ?? null;
    };
    expect(readDayFrom('2024-05-06', null, '20240506')).toBe('2024-05-06');
    expect(readDayFrom('2024-05-06', '2024-05-07')).toBeNull();
    expect(readDayFrom('2024-05-06', 'soon')).toBeNull();
    expect(readDayFrom()).toBeNull();
  });
});
