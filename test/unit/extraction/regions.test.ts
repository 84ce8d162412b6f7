import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { REGIONS } from '../../../src/extraction/regions/regions.js';
import { COUNTRY_CODES } from '../../../src/extraction/regions/iso-3166.js';

/** An invented number for each form of tax number with check digits, without its prefix. */
const VALID: Readonly<Record<string, string>> = {
  'AT UID': '13585627',
  'AU ABN': '91345678901',
  'BE BTW-nummer': '0428759497',
  'BG ДДС №': '123456786',
  'BR CNPJ': '12345678000195',
  'CA GST/HST number': '123456782RT0001',
  'CH UID': '107787577MWST',
  'CN USCC': '91310000MA1K123451',
  'CY ΦΠΑ': '12345673A',
  'CZ DIČ': '25123891',
  'DE USt-IdNr.': '136695976',
  'DK CVR': '13585628',
  'EE KMKR': '100931558',
  'ES NIF': 'A13585625',
  'FI ALV-numero': '20774740',
  'FR TVA intracommunautaire': '40303265045',
  'GB VAT registration number': '980780684',
  'GR ΑΦΜ': '094259216',
  'HR OIB': '12345678903',
  'HU Adószám': '12892312',
  'IE VAT number': '1234567T',
  'IL ח.פ.': '512345679',
  'IN GSTIN': '27AAPFU0939F1ZV',
  'IT Partita IVA': '00743110157',
  'KR 사업자등록번호': '1234567891',
  'LT PVM': '123456786',
  'LU TVA': '15027442',
  'LV PVN': '40123456783',
  'MT VAT number': '11679112',
  'NL BTW-nummer': '123456782B90',
  'NO MVA': '995525828MVA',
  'NZ GST number': '012345674',
  'PL NIP': '8567346215',
  'PT NIF': '501964843',
  'RO CUI': '18547290',
  'RU ИНН': '7712345671',
  'SE Momsregistreringsnummer': '123456789701',
  'SG GST registration number': '201812345M',
  'SI ID za DDV': '50223054',
  'SK IČ DPH': '2022749619',
  'TH เลขประจำตัวผู้เสียภาษี': '0105555123450',
  'TR TCKN': '12345678950',
  'TR VKN': '4540536920',
  'VN MST': '0312345673',
};
const CURRENCY_NAMES = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
const FORMS = REGIONS.flatMap((region) =>
  region.taxNumbers.map((form) => [`${region.code} ${form.name}`, form] as const),
);
const CHECKED = FORMS.filter(([, form]) => form.check !== null);

it('has a file for each registered country, and registers each file', () => {
  const files = readdirSync('src/extraction/regions').filter((file) => /^[A-Z]{2}\.ts$/.test(file));
  expect(REGIONS.map((region) => `${region.code}.ts`)).toEqual(files.toSorted());
});

describe.each(REGIONS.map((region) => [region.code, region] as const))('%s', (code, region) => {
  it('has existing codes', () => {
    expect(COUNTRY_CODES).toContain(code);
    for (const currency of [region.currency, ...Object.keys(region.formerCurrencies)]) {
      expect(CURRENCY_NAMES.of(currency)).toBeDefined();
    }
    expect(region.diallingCode).toMatch(/^[1-9]\d{0,2}$/);
    expect(region.carSign ?? 'D').toMatch(/^[A-Z]{1,3}$/);
  });

  it('has plausible rates in per cent', () => {
    for (const rate of region.vatRates) expect(rate).toMatch(/^(?:[1-9]|[1-4]\d)(?:\.\d{1,2})?$/);
    expect(new Set(region.vatRates).size).toBe(region.vatRates.length);
    expect(region.cashRounding ?? 5).toBeGreaterThan(1);
  });

  it('has a postcode form if it has a place for one', () => {
    const { postcode, postcodePlace, states } = region.address;
    expect(postcode === null && postcodePlace !== null).toBe(false);
    expect(postcodePlace === 'after-state' && states.length === 0).toBe(false);
  });

  it('has anchored number forms, without separators', () => {
    const forms = [...region.taxNumbers, ...region.registers].flatMap(({ form }) => (form === null ? [] : [form]));
    for (const { source } of forms) expect(removeGroups(source)).toMatch(/^\^[^|]*\$$/);
  });

  it('has distinct labels and signs', () => {
    for (const list of [region.currencySigns, ...region.taxNumbers.map(({ labels }) => labels)]) {
      expect(new Set(list).size).toBe(list.length);
    }
  });
});

describe('check-digit rules', () => {
  it('each have an example', () => {
    expect(Object.keys(VALID).toSorted()).toEqual(CHECKED.map(([name]) => name).toSorted());
  });

  it.each(CHECKED)('of %s accept the example and reject it with a wrong digit', (name, form) => {
    const example = VALID[name]!;
    expect(form.form.test(example)).toBe(true);
    expect(form.check!(example)).toBe(true);
    const damaged = Array.from(example, (_, at) => damageDigit(example, at)).flat();
    const refused = damaged.filter((copy) => form.check!(copy) !== true);
    expect(refused.length).toBeGreaterThan(0.5 * damaged.length);
  });
});

describe('the number of a Singaporean entity', () => {
  const [form] = REGIONS.find(({ code }) => code === 'SG')!.taxNumbers;

  it.each(['00192200M', '197401143C', 'S16FC0121D', 'T01FC6132D'])(
    '%s is valid, and invalid with another letter',
    (number) => {
      expect(form!.form.test(number)).toBe(true);
      expect(form!.check!(number)).toBe(true);
      expect(form!.check!(`${number.slice(0, -1)}${number.endsWith('A') ? 'B' : 'A'}`)).toBe(false);
    },
  );

  it('of a form without a known rule is left open', () => {
    expect(form!.check!('M90312345X')).toBeNull();
  });
});

it('no two countries claim the same number where no label says what it is', () => {
  const examples = Object.entries(VALID);
  for (const [name, example] of examples) {
    const owners = FORMS.filter(([, form]) => form.bare === 'anywhere' && form.form.test(example));
    expect(owners.filter(([owner]) => owner !== name)).toEqual([]);
  }
  const prefixes = FORMS.flatMap(([, form]) => (form.prefix === null ? [] : [form.prefix]));
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

it('numbers that need a label have one, unless a prefix or the company’s country is enough', () => {
  const without = FORMS.filter(
    ([, form]) => form.bare === 'labelled' && form.prefix === null && form.labels.length === 0,
  );
  expect(without.map(([name]) => name)).toEqual([]);
});

/** Replaces the digit in one place by each other digit. */
function damageDigit(number: string, at: number): string[] {
  return Array.from('0123456789')
    .filter((digit) => digit !== number[at])
    .map((digit) => number.slice(0, at) + digit + number.slice(at + 1));
}

/** Removes the groups of a pattern, the innermost ones first. */
function removeGroups(source: string): string {
  const less = source.replace(/\([^()]*\)/g, '');
  return less === source ? source : removeGroups(less);
}
