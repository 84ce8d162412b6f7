import { describe, expect, test } from '@jest/globals';
import { findProblems } from '../../../src/invoices/invoice-checks.js';
import { findTaxNumberProblem } from '../../../src/invoices/tax-number-check.js';

/** Valid numbers, at least one of each country whose check-digit rule is known. */
const RIGHT: readonly string[] = [
  ...['ATU13585627', 'BE0428759497', 'CHE-107.787.577 IVA', 'CZ25123891', 'DE136695976', 'DK13585628', 'EE100931558'],
  ...['EL094259216', 'ESA13585625', 'ES54362315K', 'ESX2482300W', 'ESJ99216582', 'FI20774740', 'FR40303265045'],
  ...['GB980780684', 'HR33392005961', 'HU12892312', 'IT00743110157', 'LU15027442', 'MT11679112', 'NL004495445B01'],
  ...['NO995525828MVA', 'PL8567346215', 'PT501964843', 'RO18547290', 'SE123456789701', 'SI50223054', 'SK2022749619'],
];

/** The number with a changed check digit. */
function changeCheckDigit(number: string): string {
  const at = /^(NO|NL|CHE|SE)/.test(number) ? lastOfTheNumber(number) : number.length - 1;
  const next = number[at] === 'Z' ? 'A' : String.fromCharCode(number.charCodeAt(at) + 1);
  return `${number.slice(0, at)}${number[at] === '9' ? '0' : next}${number.slice(at + 1)}`;
}

function lastOfTheNumber(number: string): number {
  return { NO: 10, NL: 10, CH: 14, SE: 11 }[number.slice(0, 2)]!;
}

describe('the checks of an invoice', () => {
  test.each(RIGHT)('the tax number %s is valid, and invalid with another check digit', (number) => {
    expect(findTaxNumberProblem(number, null)).toBeNull();
    expect(findTaxNumberProblem(changeCheckDigit(number), null)).toMatch(
      /^The check digit of the tax number .* is wrong\.$/,
    );
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
    expect(found === null ? null : /form|wrong/.exec(found)?.[0]).toBe(problem);
  });

  test('reports a tax number that breaks the rule of its country', () => {
    const invoice = { totalPrice: null, totalVat: null, vatCategoriesJson: '[]', country: 'DE', furtherInvoices: 0 };
    const company = (taxNumber: string | null) => ({ taxNumber });
    expect(findProblems({ ...invoice, company: company('DE136695976') }, [], [])).toEqual([]);
    expect(findProblems({ ...invoice, company: company(null) }, [], [])).toEqual([]);
    expect(findProblems({ ...invoice, company: null }, [], [])).toEqual([]);
    expect(findProblems({ ...invoice, company: company('DE136695975') }, [], [])).toEqual([
      { code: 'tax_number', message: 'The check digit of the tax number DE136695975 is wrong.', invoiceUid: null },
    ]);
  });
});
