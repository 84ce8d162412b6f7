import { describe, expect, test } from '@jest/globals';
import { checkBankAccount } from '../../../../src/invoices/checks/bank-account.js';
import { checkBuyer } from '../../../../src/invoices/checks/buyer.js';
import { checkHybrid } from '../../../../src/invoices/checks/hybrid-mismatch.js';
import { checkPossibleDuplicates } from '../../../../src/invoices/checks/possible-duplicate.js';
import type { RelatedInvoice } from '../../../../src/invoices/checks/related-invoice.js';
import { checkSupplierName } from '../../../../src/invoices/checks/supplier-name.js';
import { checkVatRates } from '../../../../src/invoices/checks/vat-rates.js';

/** The higher the id, the later the invoice was created. */
function makeInvoice(id: number, values: Partial<RelatedInvoice> = {}): RelatedInvoice {
  return {
    id,
    uid: `uid-${id}`,
    hfId: `HF${id}`,
    createdAt: `2026-01-${String(id).padStart(2, '0')} 00:00:00.000000`,
    invoiceNumber: null,
    totalPrice: null,
    currency: null,
    invoiceDate: null,
    documentType: null,
    iban: null,
    ...values,
  };
}

describe('the bank account to pay into', () => {
  const OLD = 'DE02120300000000202051';
  const NEW = 'LT601010012345678901';
  const check = (iban: string | null, others: readonly RelatedInvoice[], documentType: 'credit_note' | null = null) =>
    checkBankAccount(makeInvoice(10, { iban, documentType }), others);

  test('is reported when it is new, beside the latest other one, by its last four characters only', () => {
    const others = [makeInvoice(2, { iban: 'FR7630006000011234567890189' }), makeInvoice(5, { iban: OLD })];
    const [found] = check(NEW, others);
    expect(found).toMatchObject({ code: 'bank_account_changed', invoiceUid: 'uid-5' });
    expect(found?.message).toMatch(/it ends in 8901,.*invoice HF5 in 2051\..*Before you pay, call/);
    expect(found?.values).toEqual([
      { name: 'iban_end', value: '8901', other: '2051' },
      { name: 'hf_id', value: 'HF5', other: null },
    ]);
    expect(JSON.stringify(found)).not.toMatch(/\d{5}/);
  });

  test('is compared with the latest of the earlier invoices, in whatever order they come', () => {
    const others = [7, 3, 9, 5].map((id) => makeInvoice(id, { iban: `${OLD.slice(0, -1)}${id}` }));
    for (const order of [others, others.toReversed()]) expect(check(NEW, order)[0]?.invoiceUid).toBe('uid-9');
  });

  test.each([
    ['the supplier has used it before', NEW, [makeInvoice(2, { iban: NEW }), makeInvoice(5, { iban: OLD })]],
    ['it is spelt with spaces', 'lt60 1010 0123 4567 8901', [makeInvoice(2, { iban: NEW })]],
    ['only later invoices name another', NEW, [makeInvoice(11, { iban: OLD })]],
    ['earlier invoices name none', NEW, [makeInvoice(2)]],
    ['the invoice names none', null, [makeInvoice(2, { iban: OLD })]],
  ])('is fine when %s', (_why, iban, others) => {
    expect(check(iban, others)).toEqual([]);
  });

  test('of a credit note is never reported', () => {
    expect(check(NEW, [makeInvoice(5, { iban: OLD })], 'credit_note')).toEqual([]);
  });

  test('counts as used before when two invoices were created at the same instant and the other has the lower id', () => {
    const at = { createdAt: '2026-01-10 00:00:00.000000' };
    expect(check(NEW, [makeInvoice(9, { ...at, iban: OLD })])).toHaveLength(1);
    expect(check(NEW, [makeInvoice(11, { ...at, iban: OLD })])).toEqual([]);
  });
});

describe('possible duplicates', () => {
  const BASE = { invoiceNumber: 'INV-0012', totalPrice: '100.00', currency: 'EUR', invoiceDate: '2026-03-10' };
  const check = (other: Partial<RelatedInvoice>) =>
    checkPossibleDuplicates(makeInvoice(1, BASE), [makeInvoice(2, { ...BASE, ...other })], new Set());

  test('name the other invoice and both numbers', () => {
    expect(check({ invoiceNumber: 'INV 12' })).toEqual([
      {
        code: 'possible_duplicate',
        message:
          'Invoice HF2 of this supplier has nearly the same number: INV 12 instead of INV-0012. Compare the two before you pay.',
        values: [
          { name: 'hf_id', value: 'HF2', other: null },
          { name: 'invoice_number', value: 'INV-0012', other: 'INV 12' },
        ],
        invoiceUid: 'uid-2',
      },
    ]);
  });

  test.each<[why: string, other: Partial<RelatedInvoice>, isReported: boolean]>([
    ['other separators', { invoiceNumber: 'INV/00/12' }, true],
    ['no separators, another total', { invoiceNumber: 'inv0012', totalPrice: '90.00' }, true],
    ['no separators, another date', { invoiceNumber: 'inv0012', invoiceDate: '2025-03-10' }, true],
    [
      'no separators, another total and date',
      { invoiceNumber: 'inv0012', totalPrice: '1.00', invoiceDate: '2025-03-10' },
      false,
    ],
    ['the same number, which is a duplicate', { invoiceNumber: 'inv-0012' }, false],
    ['another character', { invoiceNumber: 'INV-0017' }, true],
    ['another character, three days later', { invoiceNumber: 'INV-0017', invoiceDate: '2026-03-13' }, true],
    ['another character, four days later', { invoiceNumber: 'INV-0017', invoiceDate: '2026-03-14' }, false],
    ['another character and total', { invoiceNumber: 'INV-0017', totalPrice: '100.01' }, false],
    ['another character and currency', { invoiceNumber: 'INV-0017', currency: 'USD' }, false],
    ['another character, no dates', { invoiceNumber: 'INV-0017', invoiceDate: null }, false],
    ['two other characters', { invoiceNumber: 'INV-0034' }, false],
    ['a credit note', { invoiceNumber: 'INV-0017', documentType: 'credit_note' }, false],
    ['leading zeros', { invoiceNumber: '00INV0012' }, true],
    ['nothing but signs', { invoiceNumber: '--' }, false],
    ['a character less', { invoiceNumber: 'INV-001' }, true],
    ['three days earlier and another character', { invoiceNumber: 'INV-0017', invoiceDate: '2026-03-07' }, true],
    ['four days earlier and another character', { invoiceNumber: 'INV-0017', invoiceDate: '2026-03-06' }, false],
    [
      'no separators, another total and no date',
      { invoiceNumber: 'inv0012', totalPrice: '1.00', invoiceDate: null },
      true,
    ],
    ['another character, no totals', { invoiceNumber: 'INV-0017', totalPrice: null }, false],
    ['no number', { invoiceNumber: null }, false],
  ])('with %s', (_why, other, isReported) => {
    expect(check(other)).toHaveLength(isReported ? 1 : 0);
  });

  test('leave out what is reported as a duplicate, and end after ten', () => {
    const others = Array.from({ length: 12 }, (_, index) =>
      makeInvoice(20 - index, { ...BASE, invoiceNumber: 'INV12' }),
    );
    const found = checkPossibleDuplicates(makeInvoice(1, BASE), others, new Set(['uid-9']));
    expect(found.map(({ invoiceUid }) => invoiceUid)).toEqual(
      [10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((id) => `uid-${id}`),
    );
  });
});

describe('VAT rates', () => {
  const check = (country: string | null, rates: readonly (string | null)[], taxNumber: string | null = null) =>
    checkVatRates(
      { country, taxNumber },
      rates.map((vatRate) => ({ vatRate })),
    ).map(({ message }) => message);

  test('that the country of the supplier does not have are reported once each', () => {
    expect(check('DE', ['18.00', '19.00', '18.00'])).toEqual([
      'Germany has no VAT rate of 18 %. Check the rate, and ask the supplier for a corrected invoice if it is wrong.',
    ]);
    expect(check(null, ['17.50'], 'SE556123456701')).toHaveLength(1);
    const [found] = checkVatRates({ country: null, taxNumber: 'SE556123456701' }, [{ vatRate: '17.50' }]);
    expect(found?.values).toEqual([
      { name: 'vat_rate', value: '17.50', other: null },
      { name: 'country', value: 'SE', other: null },
    ]);
  });

  test.each<[why: string, country: string | null, rates: (string | null)[], taxNumber: string | null]>([
    ['are in force', 'TR', ['20.00', '1.00'], null],
    ['were in force', 'DE', ['16.00'], null],
    ['are zero, as with reverse charge', 'DE', ['0.00'], null],
    ['are unknown', 'DE', [null], null],
    ['are those of a province', 'CA', ['9.97', '5.00'], null],
    ['are those of an island', 'ES', ['7.00', '9.50'], null],
    ['are of a country without national rates', 'US', ['8.25'], null],
    ['are of a country without a file', 'XK', ['18.00'], null],
    ['are of an unknown country', null, ['18.00'], null],
    ['are of a supplier registered in another country', 'LU', ['19.00'], 'DE136695976'],
  ])('that %s are fine', (_why, country, rates, taxNumber) => {
    expect(check(country, rates, taxNumber)).toEqual([]);
  });
});

describe('the name of the supplier', () => {
  const place = { source: 'text', page: 1, box: null, rule: 'label' } as const;
  const check = (
    printed: string,
    {
      confidence = 0.95,
      printedNumber = 'SE 556123-456701' as string | null,
      known = 'SE556123456701' as string | null,
    } = {},
  ) =>
    checkSupplierName(
      { name: 'Nordhamn Handels AB', taxNumber: known },
      {
        name: { field: 'company.name', value: printed, confidence, ...place },
        taxNumber:
          printedNumber === null ? null : { field: 'company.tax_number', value: printedNumber, confidence, ...place },
      },
    );

  test('is reported when it differs beside the same tax number', () => {
    expect(check('Fjord Kontor AB')).toEqual([
      {
        code: 'supplier_name_differs',
        message:
          'The document names Fjord Kontor AB as its supplier, but the tax number SE556123456701 is that of Nordhamn Handels AB. ' +
          'Find out who issued it before you pay.',
        values: [
          { name: 'company_name', value: 'Fjord Kontor AB', other: 'Nordhamn Handels AB' },
          { name: 'tax_number', value: 'SE556123456701', other: null },
        ],
        invoiceUid: null,
      },
    ]);
  });

  test('is cut if it is very long', () => {
    const [found] = check(`Fjord ${'x'.repeat(300)}`);
    expect(found?.message).toMatch(/names Fjord x{249} as its supplier/);
  });

  test('is fine in another spelling, when it is uncertain, or when a tax number is missing or another', () => {
    expect(check('NORDHAMN')).toEqual([]);
    expect(check('Fjord Kontor AB', { confidence: 0.8 })).toEqual([]);
    expect(check('Fjord Kontor AB', { confidence: 0.9 })).toHaveLength(1);
    expect(check('Fjord Kontor AB', { printedNumber: null })).toEqual([]);
    expect(check('Fjord Kontor AB', { printedNumber: 'SE556188840401' })).toEqual([]);
    expect(check('Fjord Kontor AB', { known: null })).toEqual([]);
  });
});

describe('the buyer', () => {
  const OURS = ['Fjord Kontor AB', 'FJORD KONTOR', 'Fjord Kontor AB'];
  const toBuyers = (names: readonly string[], buyerTaxNumber: string | null = null) =>
    names.map((buyerName, index) => ({ buyerName, buyerTaxNumber, invoiceIds: [index + 1] }));
  const check = (buyerName: string | null, names: readonly string[], id = 60) =>
    checkBuyer({ id, buyerName, buyerTaxNumber: null }, toBuyers(names));

  test('is reported when most invoices agree on another one', () => {
    expect(check('Hamburger Seehandel GmbH', OURS)).toEqual([
      {
        code: 'not_addressed_to_us',
        message:
          'The invoice is addressed to Hamburger Seehandel GmbH, but most of your invoices are addressed to Fjord Kontor AB: ' +
          'make sure that it is meant for you before you pay.',
        values: [{ name: 'buyer_name', value: 'Hamburger Seehandel GmbH', other: 'Fjord Kontor AB' }],
        invoiceUid: null,
      },
    ]);
    expect(check('Hamburger Seehandel GmbH', [...OURS, 'Ada Park'])).toHaveLength(1);
  });

  test.each<[why: string, name: string | null, others: string[]]>([
    ['it is the same in another spelling', 'Fjord-Kontor Aktiebolag', OURS],
    ['it is unknown', null, OURS],
    ['too few invoices name one', 'Hamburger Seehandel GmbH', OURS.slice(0, 2)],
    ['too few invoices agree', 'Hamburger Seehandel GmbH', [...OURS, 'Ada Park', 'Lin Vega']],
    ['no other invoice names one', 'Hamburger Seehandel GmbH', []],
    [
      'the account has several companies',
      'Hamburger Seehandel GmbH',
      [...OURS, ...OURS, ...OURS, 'Kajen AB', 'Kajen AB', 'Kajen'],
    ],
  ])('is fine when %s', (_why, name, others) => {
    expect(check(name, others)).toEqual([]);
  });

  test.each<[others: string[], isReported: boolean]>([
    // Two thirds of those that name a buyer have to agree.
    [[...OURS, 'Fjord Kontor', 'Ada Park', 'Lin Vega'], true],
    [[...OURS, 'Fjord Kontor', 'Ada Park', 'Lin Vega', 'Kai Brandt'], false],
    // The first ones do not decide.
    [['Ada Park', 'Lin Vega', ...OURS, ...OURS], true],
    // Two invoices to another company may be mistakes, three are not.
    [[...OURS, ...OURS, 'Kajen AB', 'Kajen AB'], true],
    [[...OURS, ...OURS, 'Kajen AB', 'Kajen AB', 'Kajen AB'], false],
  ])('beside invoices to %j is reported: %s', (others, isReported) => {
    expect(check('Hamburger Seehandel GmbH', others)).toHaveLength(isReported ? 1 : 0);
  });

  test('is fine under another name with the same tax number', () => {
    const others = toBuyers(OURS, 'SE 5566 7788 9901');
    const renamed = { id: 60, buyerName: 'Skagerrak Invest AB', buyerTaxNumber: 'SE556677889901' };
    expect(checkBuyer(renamed, others)).toEqual([]);
    expect(checkBuyer({ ...renamed, buyerTaxNumber: null }, others)).toHaveLength(1);
  });

  test('is fine under the name of any invoice with our tax number, and is reported with another number', () => {
    const others = toBuyers([...OURS, 'Skagerrak Invest AB'], 'SE556677889901');
    const checkWith = (buyerName: string, buyerTaxNumber: string | null) =>
      checkBuyer({ id: 60, buyerName, buyerTaxNumber }, others);
    expect(checkWith('Skagerrak Invest', null)).toEqual([]);
    expect(checkWith('Hamburger Seehandel GmbH', 'DE136695976')).toHaveLength(1);
  });

  test('does not count the invoice itself', () => {
    expect(check('Ada Park', OURS, 1)).toEqual([]);
  });

  test('counts every invoice that names it alike', () => {
    const other = { id: 60, buyerName: 'Ada Park', buyerTaxNumber: null };
    const makeBuyers = (...invoiceIds: number[]) => [
      { buyerName: 'Fjord Kontor AB', buyerTaxNumber: null, invoiceIds },
      { buyerName: 'Ada Park', buyerTaxNumber: null, invoiceIds: [60] },
    ];
    expect(checkBuyer(other, makeBuyers(1, 2, 3))).toHaveLength(1);
    expect(checkBuyer(other, makeBuyers(1, 2))).toEqual([]);
    expect(checkBuyer({ ...other, id: 3 }, makeBuyers(1, 2, 3))).toEqual([]);
  });
});

describe('the page and the e-invoice of a PDF', () => {
  const place = { source: 'text', page: 1, box: null, rule: 'label', confidence: 1 } as const;
  const MISMATCHES = [
    { field: 'total_price', stated: '100.00', printed: { field: 'total_price', value: '90.00', ...place } },
    { field: 'company.name', stated: 'Kajen AB', printed: { field: 'company.name', value: 'Fjord  AB', ...place } },
  ] as const;

  test('are reported with every field that no person has set', () => {
    const [all] = checkHybrid(MISMATCHES, []);
    expect(all?.message).toMatch(
      /the total is 90\.00 on the page and 100\.00 in the e-invoice; the supplier is Fjord AB on/,
    );
    expect(all?.values).toEqual([
      { name: 'total_price', value: '90.00', other: '100.00' },
      { name: 'company_name', value: 'Fjord AB', other: 'Kajen AB' },
    ]);
    const long = { ...MISMATCHES[1], printed: { ...MISMATCHES[1].printed, value: 'y'.repeat(300) } };
    expect(checkHybrid([long], [])[0]?.message).toMatch(/the supplier is y{255} on the page/);
    const [rest] = checkHybrid(MISMATCHES, ['totalPrice']);
    expect(rest?.message).not.toContain('total');
    expect(checkHybrid(MISMATCHES, ['totalPrice', 'companyId'])).toEqual([]);
  });
});
