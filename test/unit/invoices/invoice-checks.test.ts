import { describe, expect, test } from '@jest/globals';
import { NO_RELATED_INVOICES } from '../../../src/invoices/checks/related-invoice.js';
import { findProblems } from '../../../src/invoices/invoice-checks.js';
import { findTaxNumberProblem } from '../../../src/invoices/tax-number-check.js';

/** Valid numbers, at least one for each country with a known check-digit rule. */
const RIGHT: readonly string[] = [
  ...['ATU13585627', 'BE0428759497', 'CHE-107.787.577 IVA', 'CZ25123891', 'DE136695976', 'DK13585628', 'EE100931558'],
  ...['EL094259216', 'ESA13585625', 'ES54362315K', 'ESX2482300W', 'ESJ99216582', 'FI20774740', 'FR40303265045'],
  ...['GB980780684', 'HR33392005961', 'HU12892312', 'IT00743110157', 'LU15027442', 'MT11679112', 'NL004495445B01'],
  ...['NO995525828MVA', 'PL8567346215', 'PT501964843', 'RO18547290', 'SE123456789701', 'SI50223054', 'SK2022749619'],
];

/** Changes the check digit of a number. */
function changeCheckDigit(number: string): string {
  const at = /^(NO|NL|CHE|SE)/.test(number) ? findLastDigit(number) : number.length - 1;
  const next = number[at] === 'Z' ? 'A' : String.fromCharCode(number.charCodeAt(at) + 1);
  return `${number.slice(0, at)}${number[at] === '9' ? '0' : next}${number.slice(at + 1)}`;
}

function findLastDigit(number: string): number {
  return { NO: 10, NL: 10, CH: 14, SE: 11 }[number.slice(0, 2)]!;
}

const NOTHING = {
  id: 1,
  createdAt: '2026-01-01 00:00:00.000000',
  documentType: null,
  invoiceNumber: null,
  invoiceDate: null,
  currency: null,
  totalPrice: null,
  totalVat: null,
  iban: null,
  buyerName: null,
  buyerTaxNumber: null,
  vatCategoriesJson: '[]',
  country: null,
  furtherInvoices: 0,
  firstPage: null,
  company: null,
};
const NO_EVIDENCE = { items: [], duplicates: [], related: NO_RELATED_INVOICES, record: null };

describe('the checks of an invoice', () => {
  test.each(RIGHT)('the tax number %s is valid, and invalid with another check digit', (number) => {
    expect(findTaxNumberProblem(number, null)).toBeNull();
    expect(findTaxNumberProblem(changeCheckDigit(number), null)).toEqual({
      message: expect.stringMatching(/^The check digit of the tax number .* is wrong\.$/),
      country: null,
    });
  });

  test.each([
    ['4540536920', 'TR', null],
    ['4540536921', 'TR', 'wrong'],
    ['00743110157', 'IT', null],
    ['00743110158', 'IT', 'wrong'],
    ['501 964 844', 'PT', 'wrong'],
    ['DE12345', null, 'form'],
    ['GB 12', null, null],
    ['be 0428 759 497', null, null],
    ['12/345/67890', 'DE', null],
    ['732 829 320', 'FR', null],
    ['12-3456789', 'US', null],
    ['DEPOT 7', null, null],
    ['27AAPFU0939F1ZV', 'IN', null],
    ['27AAPFU0939F1ZW', null, 'wrong'],
  ])('the tax number %s in %s: %s', (number, country, problem) => {
    const found = findTaxNumberProblem(number, country);
    expect(found === null ? null : /form|wrong/.exec(found.message)?.[0]).toBe(problem);
    expect(found?.country ?? null).toBe(problem === 'form' ? number.slice(0, 2) : null);
  });

  test('reports a tax number that breaks the rule of its country', () => {
    const invoice = { ...NOTHING, country: 'DE' };
    const makeCompany = (taxNumber: string | null) => ({ name: 'Nordhamn', taxNumber });
    expect(findProblems({ ...invoice, company: makeCompany('DE136695976') }, NO_EVIDENCE)).toEqual([]);
    expect(findProblems({ ...invoice, company: makeCompany(null) }, NO_EVIDENCE)).toEqual([]);
    expect(findProblems({ ...invoice, company: null }, NO_EVIDENCE)).toEqual([]);
    expect(findProblems({ ...invoice, company: makeCompany('DE136695975') }, NO_EVIDENCE)).toEqual([
      {
        code: 'tax_number',
        message: 'The check digit of the tax number DE136695975 is wrong.',
        values: [{ name: 'tax_number', value: 'DE136695975', other: null }],
        invoiceUid: null,
      },
    ]);
    expect(findProblems({ ...invoice, country: null, company: makeCompany('DE12345') }, NO_EVIDENCE)).toMatchObject([
      { values: [{ value: 'DE12345' }, { name: 'country', value: 'DE', other: null }] },
    ]);
  });

  const listCodes = (invoice: object, prices: readonly (string | null)[] = []) => {
    const items = prices.map((totalPrice) => ({ totalPrice }));
    return findProblems({ ...NOTHING, ...invoice }, { ...NO_EVIDENCE, items }).map(({ code, message }) => [
      code,
      message,
    ]);
  };

  test.each<[total: string | null, prices: (string | null)[], isWrong: boolean]>([
    ['10.00', ['4.00', '6.00'], false],
    ['10.02', ['4.00', '6.00'], false],
    ['9.98', ['4.00', '6.00'], false],
    ['10.03', ['4.00', '6.00'], true],
    ['9.97', ['4.00', '6.00'], true],
    ['10.00', ['9.99'], false],
    ['10.00', ['9.98'], true],
    ['10.00', ['4.00', null], false],
    ['10.00', [], false],
    [null, ['4.00'], false],
  ])('compares the total %s with the items %j, allowing a cent per item', (totalPrice, prices, isWrong) => {
    expect(listCodes({ totalPrice }, prices).map(([code]) => code)).toEqual(isWrong ? ['items_total'] : []);
  });

  test('compares the sums of a credit note without their signs', () => {
    const prices = ['4.00', '6.00'];
    expect(listCodes({ documentType: 'credit_note', totalPrice: '-10.00' }, prices)).toEqual([]);
    expect(listCodes({ documentType: 'invoice', totalPrice: '-10.00' }, prices)).toHaveLength(1);
    expect(listCodes({ documentType: 'credit_note', totalPrice: '-12.00' }, prices)).toHaveLength(1);
  });

  test('compares VAT rows only if each of them has an amount', () => {
    const check = (rows: object[]) => listCodes({ totalVat: '2.00', vatCategoriesJson: JSON.stringify(rows) });
    expect(check([{ vatAmount: '1.00' }]).map(([code]) => code)).toEqual(['vat_total']);
    expect(check([{ vatAmount: '1.00' }, { vatAmount: null }])).toEqual([]);
  });

  test('reports another supplier’s name on the page, unless a person chose the supplier or its name', () => {
    const place = { source: 'text', page: 1, box: null, rule: 'label', confidence: 1 } as const;
    const invoice = { ...NOTHING, company: { name: 'Nordhamn Handels AB', taxNumber: 'SE556123456701' } };
    const record = {
      ...{ editedFields: [] as string[], companyEditedFields: [] as string[], mismatches: [] },
      printedName: { field: 'company.name', value: 'Fjord Kontor AB', ...place },
      printedTaxNumber: { field: 'company.tax_number', value: 'SE556123456701', ...place },
    } as const;
    const check = (edited: object) =>
      findProblems(invoice, { ...NO_EVIDENCE, record: { ...record, ...edited } }).map(({ code }) => code);
    expect(check({})).toContain('supplier_name_differs');
    expect(check({ editedFields: ['totalPrice'], companyEditedFields: ['phone'] })).toContain('supplier_name_differs');
    expect(check({ editedFields: ['companyId'] })).not.toContain('supplier_name_differs');
    expect(check({ companyEditedFields: ['name'] })).not.toContain('supplier_name_differs');
    expect(findProblems(invoice, NO_EVIDENCE).map(({ code }) => code)).not.toContain('supplier_name_differs');
  });

  test('reports both sums of a mismatch', () => {
    const vatCategoriesJson = JSON.stringify([{ vatAmount: '1.00' }, { vatAmount: '0.50' }]);
    expect(listCodes({ totalPrice: '9.00', totalVat: '2.00', vatCategoriesJson }, ['-1.50', '2.00'])).toEqual([
      ['items_total', 'The items add up to 0.50, the total is 9.00.'],
      ['vat_total', 'The VAT rows add up to 1.50, the total VAT is 2.00.'],
    ]);
    const invoice = { ...NOTHING, totalPrice: '9.00', totalVat: '2.00', vatCategoriesJson };
    const found = findProblems(invoice, { ...NO_EVIDENCE, items: [{ totalPrice: '0.50' }] });
    expect(found.flatMap(({ values }) => values)).toEqual([
      { name: 'total_price', value: '0.50', other: '9.00' },
      { name: 'total_vat', value: '1.50', other: '2.00' },
    ]);
  });

  test('reports further invoices in the file and possible duplicates', () => {
    expect(listCodes({ furtherInvoices: 2 })).toEqual([
      ['further_invoices', 'The file holds 3 invoices; only the first was read.'],
    ]);
    expect(listCodes({ furtherInvoices: 1, firstPage: 3 })).toEqual([
      ['further_invoices', 'The pages of this invoice hold 2 invoices; only the first was read.'],
    ]);
    const duplicates = [
      { uid: 'a', hfId: 'AAAAAA', sameFile: true },
      { uid: 'b', hfId: 'BBBBBB', sameFile: false },
    ];
    const first = { name: 'hf_id', value: 'AAAAAA', other: null };
    const [second, number] = [
      { ...first, value: 'BBBBBB' },
      { name: 'invoice_number', value: 'R-1', other: null },
    ];
    expect(findProblems({ ...NOTHING, invoiceNumber: 'R-1' }, { ...NO_EVIDENCE, duplicates })).toEqual([
      { code: 'duplicate', message: 'Invoice AAAAAA comes from the same file.', values: [first], invoiceUid: 'a' },
      {
        code: 'duplicate',
        message: 'Invoice BBBBBB has the same company and number.',
        values: [second, number],
        invoiceUid: 'b',
      },
    ]);
  });
});
