import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { TaxNumberForm } from '../../../src/extraction/regions/region.js';
import { listVatRates, REGIONS } from '../../../src/extraction/regions/regions.js';
import { labelledTaxNumber, nationalTaxNumber } from '../../../src/extraction/regions/tax-number.js';
import { squash } from '../../../src/extraction/text/squash.js';
import { COUNTRY_CODES } from '../../../src/extraction/regions/iso-3166.js';
import { CHECK_DIGIT_EXAMPLES } from '../../support/check-digit-examples.js';

/** Invented numbers for every form of tax number that has check digits, without prefixes. */
const VALID: Readonly<Record<string, readonly string[]>> = {
  'AR CUIT': ['20948219930', '30260181595'],
  'AT UID': ['13585627', '52155297'],
  'AU ABN': ['91345678901', '18044288939'],
  'BE BTW-nummer': ['0428759497', '1276729440'],
  'BG ДДС №': ['123456786', '823121199', '995163740'],
  'BR CNPJ': ['12345678000195', '12337913902890'],
  'BY УНП': ['192847166', '100472152'],
  'CA GST/HST number': ['123456782RT0001'],
  'CH UID': ['107787577MWST', '961742070'],
  'CL RUT': ['764183924', '63257861K'],
  'CN USCC': ['91310000MA1K123451', '91919965XA7G099690'],
  'CO NIT': ['8002170424', '9210280572'],
  'CY ΦΠΑ': ['12345673A', '89452207F', '16996118I'],
  'CZ DIČ': ['25123891', '71623850'],
  'DE USt-IdNr.': ['136695976'],
  'DK CVR': ['13585628'],
  'DO RNC': ['132456785', '00148293715'],
  'EE KMKR': ['100931558', '121634038'],
  'ES NIF': ['A13585625', 'Z1234567R', 'H3696119A', 'Q10595205'],
  'FI ALV-numero': ['20774740', '24914851'],
  'FR TVA intracommunautaire': ['40303265045', '83404833048'],
  'GB VAT registration number': ['980780684', '860724271', '615858907012'],
  'GR ΑΦΜ': ['094259216', '432219830'],
  'GT NIT': ['12345679', '4812303K'],
  'HR OIB': ['12345678903'],
  'HU Adószám': ['12892312'],
  'HU Adószám with VAT code and county': ['12892312242'],
  'IE VAT number': ['1234567T', '4A86939W', '3354216GC'],
  'IL ח.פ.': ['512345679'],
  'IN GSTIN': ['27AAPFU0939F1ZV'],
  'IS Kennitala': ['4105192080', '1201742070'],
  'IT Partita IVA': ['00743110157'],
  'KR 사업자등록번호': ['1234567891', '3582357866'],
  'KZ БИН': ['180740014278', '090540006736'],
  'LT PVM': ['123456786', '245518420', '323323349'],
  'LU TVA': ['15027442'],
  'LV PVN': ['40123456783', '87950466756'],
  'MD IDNO': ['1003600184278', '1014600027186'],
  'ME PIB': ['03128741', '02719460'],
  'MK ЕДБ': ['4030018472199', '4080993517265'],
  'MT VAT number': ['11679112'],
  'NL BTW-nummer': ['123456782B90', '000099998B57'],
  'NO MVA': ['995525828'],
  'NO Organisasjonsnummer': ['918427198MVA'],
  'NZ GST number': ['012345674', '792926694', '12345674'],
  'PE RUC': ['20786984620', '10213230315'],
  'PL NIP': ['8567346215'],
  'PT NIF': ['501964843', '595272720'],
  'PY RUC': ['800482913', '34829172'],
  'RO CUI': ['18547290', '1649097175'],
  'RU ИНН': ['7712345671', '279154177195', '7617495420'],
  'SE Momsregistreringsnummer': ['123456789701'],
  'SG GST registration number': ['201812345M', 'S33BC8595D', '58772863M', '211018543R'],
  'SI ID za DDV': ['50223054', '84994720'],
  'SK IČ DPH': ['2022749619'],
  'TH เลขประจำตัวผู้เสียภาษี': ['0105555123450', '2726518924837'],
  'TR VKN': ['4540536920', '3628594898'],
  'TR TCKN': ['12345678950', '90672478924'],
  'TW 統一編號': ['28471619', '53904271', '53290176', '12345675'],
  'UY RUT': ['213147310010', '211886000015'],
  'VE RIF': ['J304829175', 'V123456781'],
  'VN MST': ['0312345673', '7200300518'],
};
/** Well-formed numbers with wrong check digits. */
const WRONG: readonly (readonly [string, string])[] = [
  ['BR CNPJ', '60749097755502'],
  ['BR CNPJ', '12ABC34501DE30'],
  ['CA GST/HST number', '823456782RT0001'],
  ['DE USt-IdNr.', '036695976'],
  ['RU ИНН', '451243155610'],
  ['SE Momsregistreringsnummer', '823456789701'],
  ['TR VKN', '4540539920'],
  ['TR TCKN', '06984171972'],
];
/** Well-formed numbers for which no rule is published. */
const UNCHECKED: readonly (readonly [string, string])[] = [
  ['BG ДДС №', '7523169263'],
  ['CZ DIČ', '7103192745'],
  ['FR TVA intracommunautaire', 'K7399859412'],
  ['GB VAT registration number', 'GD123'],
  ['LV PVN', '16117519997'],
  ['SG GST registration number', 'M90312345X'],
  ['DO RNC', '132456784'],
  ['VE RIF', 'C123456780'],
];
const CURRENCY_NAMES = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
const FORMS = REGIONS.flatMap((region) =>
  region.taxNumbers.map((form) => [`${region.code} ${form.name}`, form] as const),
);
const FORM_OF = new Map<string, TaxNumberForm>(FORMS);
/** The last of a run of digits that only a letter, a suffix such as "MVA" or the number of a branch may follow. */
const LAST_DIGIT = /\d(?=(?:MVA|RT0001|B\d{2}|01)?$)/;
/** Of these, the check digits are elsewhere, a letter may stand for the digit, or there are two rules. */
const SEVERAL_CHECK_DIGITS: ReadonlySet<string> = new Set([
  'NL BTW-nummer',
  'ES NIF',
  'CN USCC',
  'IN GSTIN',
  'IE VAT number',
  'CY ΦΠΑ',
  'HU Adószám with VAT code and county',
]);
const CHECKED = FORMS.filter(([, form]) => form.check !== null);

it('registered countries and region files correspond', () => {
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

  it('has plausible rates in percent', () => {
    for (const rate of listVatRates(region)) expect(rate).toMatch(/^(?:[1-9]|[1-4]\d)(?:\.\d{1,2})?$/);
    expect(new Set(listVatRates(region)).size).toBe(listVatRates(region).length);
    expect(region.cashRounding ?? 5).toBeGreaterThan(1);
  });

  it('has a postcode format if it has a postcode position', () => {
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

  it.each(CHECKED)('accept examples of %s and refuse them with a wrong digit', (name, { form, check }) => {
    for (const example of VALID[name] ?? []) {
      expect([example, form.test(example), check?.(example)]).toEqual([example, true, true]);
      const damaged = Array.from(example, (_, at) => listDamaged(example, at)).flat();
      const refused = damaged.filter((copy) => check?.(copy) !== true);
      expect(refused.length).toBeGreaterThan(0.5 * damaged.length);
    }
  });

  it.each(Object.entries(CHECK_DIGIT_EXAMPLES))('accept %s with every possible check digit', (name, list) => {
    const examples = list.trim().split(/\s+/);
    expect(examples.filter((example) => runCheck(name, example) !== true)).toEqual([]);
  });

  it.each(Object.entries(CHECK_DIGIT_EXAMPLES).filter(([name]) => !SEVERAL_CHECK_DIGITS.has(name)))(
    'accept only one last digit of %s',
    (name, list) => {
      const examples = list.trim().split(/\s+/);
      const damaged = examples.flatMap((example) => listDamaged(example, LAST_DIGIT.exec(example)?.index ?? 0));
      expect(damaged.filter((number) => FORM_OF.get(name)?.check?.(number) === true)).toEqual([]);
    },
  );

  it.each(WRONG)('refuse the %s %s', (name, number) => {
    expect(runCheck(name, number)).toBe(false);
  });

  it.each(UNCHECKED)('leave the %s %s undecided', (name, number) => {
    expect(runCheck(name, number)).toBeNull();
  });
});

describe('the UEN of a Singaporean entity', () => {
  const [form] = REGIONS.find(({ code }) => code === 'SG')!.taxNumbers;

  it.each(['00192200M', '197401143C', 'S16FC0121D', 'T01FC6132D'])(
    '%s is valid, and invalid with another letter',
    (number) => {
      expect(form!.form.test(number)).toBe(true);
      expect(form!.check!(number)).toBe(true);
      expect(form!.check!(`${number.slice(0, -1)}${number.endsWith('A') ? 'B' : 'A'}`)).toBe(false);
    },
  );
});

it('an unlabelled number matches at most one country', () => {
  const examples = Object.entries(VALID).flatMap(([name, numbers]) => numbers.map((number) => [name, number] as const));
  for (const [name, example] of examples) {
    const owners = FORMS.filter(([, form]) => form.bare === 'anywhere' && form.form.test(example));
    expect(owners.filter(([owner]) => owner !== name)).toEqual([]);
  }
  const prefixes = FORMS.flatMap(([, form]) => (form.prefix === null ? [] : [form.prefix]));
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

it('every number format can be identified by a label, a prefix or the company’s country', () => {
  const without = FORMS.filter(
    ([, form]) => form.bare === 'labelled' && form.prefix === null && form.labels.length === 0,
  );
  expect(without.map(([name]) => name)).toEqual([]);
});

/** Runs the check-digit rule of a form on a well-formed number. */
function runCheck(name: string, number: string): boolean | null {
  const form = CHECKED.find(([owner]) => owner === name)?.[1];
  expect(number).toMatch(form?.form ?? /^$/);
  return form?.check?.(number) ?? null;
}

describe('the printed form of a tax number', () => {
  it.each([
    ['AE', 'TRN', '100 2345 6789 0123', '100234567890123'],
    ['AR', 'CUIT', '30-26018159-5', '30-26018159-5'],
    ['AT', null, 'ATU 1358 5627', 'ATU13585627'],
    ['AU', 'ABN', '91 345 678 901', '91345678901'],
    ['BA', 'JIB', '4200 1234 56789', '4200123456789'],
    ['BE', null, '0428.759.497', '0428759497'],
    ['BE', null, 'BE 0428.759.497', 'BE0428759497'],
    ['BR', 'CNPJ', '12.345.678/0001-95', '12.345.678/0001-95'],
    ['BY', 'УНП', '192847166', '192847166'],
    ['CA', null, '123456782 RT 0001', '123456782RT0001'],
    ['CH', null, 'CHE-107.787.577 MWST', 'CHE107787577MWST'],
    ['CL', 'R.U.T.', '76.418.392-4', '76.418.392-4'],
    ['CL', 'RUT', '63.257.861-K', '63.257.861-K'],
    ['CN', '纳税人识别号', '91310000 MA1K123451', '91310000MA1K123451'],
    ['CO', 'NIT', '800.217.042-4', '800.217.042-4'],
    ['EC', 'RUC', '1790012345001', '1790012345001'],
    ['DK', 'CVR-nr', '13 58 56 28', '13585628'],
    ['ES', null, 'A-13585625', 'A13585625'],
    ['FI', 'Y-tunnus', '2077474-0', '20774740'],
    ['GR', 'ΑΦΜ', '094 259 216', '094259216'],
    ['HR', 'OIB', '123 456 789 03', '12345678903'],
    ['HU', null, '12892312', '12892312'],
    ['HU', 'Adószám', '12892312-2-42', '12892312-2-42'],
    ['ID', 'NPWP', '01.234.567.8-901.000', '01.234.567.8-901.000'],
    ['IL', 'ח.פ.', '51-234567-9', '512345679'],
    ['IN', null, '27-AAPFU0939F-1ZV', '27AAPFU0939F1ZV'],
    ['IN', 'PAN', 'AAPFU 0939 F', 'AAPFU0939F'],
    ['IS', 'Kt.', '410519-2080', '4105192080'],
    ['IS', 'VSK nr.', '134872', '134872'],
    ['IT', null, '007 431 101 57', '00743110157'],
    ['KR', '사업자등록번호', '123-45-67891', '123-45-67891'],
    ['KZ', 'БИН', '180740014278', '180740014278'],
    ['LU', null, 'LU 150 274 42', 'LU15027442'],
    ['MD', 'IDNO', '1003600184278', '1003600184278'],
    ['ME', 'PIB', '03128741', '03128741'],
    ['MK', 'ЕДБ', 'MK4030018472199', 'MK4030018472199'],
    ['MX', 'RFC', 'ABC-010203-XY1', 'ABC010203XY1'],
    ['MY', 'SST no', 'W10-1808-32000123', 'W10-1808-32000123'],
    ['MY', 'GST ID', '0012-3456-7890', '001234567890'],
    ['NO', null, 'NO 995 525 828 MVA', 'NO995525828MVA'],
    ['NZ', 'IRD number', '12-345-674', '12-345-674'],
    ['PE', 'RUC', '20786984620', '20786984620'],
    ['PL', null, '856-734-62-15', '8567346215'],
    ['PT', null, '501 964 843', '501964843'],
    ['RS', 'PIB', '125926660', '125926660'],
    ['RU', 'ИНН', '77 12345671', '7712345671'],
    ['SA', 'الرقم الضريبي', '300 1234 5678 9013', '300123456789013'],
    ['SG', 'GST reg no', 'M9-0312345-X', 'M9-0312345-X'],
    ['SI', null, 'SI 5022 3054', 'SI50223054'],
    ['TH', 'เลขประจำตัวผู้เสียภาษี', '0-1055-55123-45-0', '0105555123450'],
    ['TR', 'VKN', '454 053 6920', '4540536920'],
    ['TR', 'TC Kimlik No', '123 456 789 50', '12345678950'],
    ['UA', 'ІПН', '1234 5678 9012', '123456789012'],
    ['US', 'EIN', '12-3456789', '12-3456789'],
    ['UY', 'RUT', '21 314731 0010', '213147310010'],
    ['VN', 'MST', '0312345673-001', '0312345673-001'],
  ])('of %s after the label %s is read from %s', (country, label, printed, value) => {
    expect(nationalTaxNumber(printed, country)).toMatchObject({ value, country });
    if (label === null) return;
    expect(labelledTaxNumber(printed, squash(label))).toMatchObject({ value });
  });

  it.each([
    ['GB 382 7411 46', 'VAT no', 'GB382741146', 'GB'],
    ['FR16 482 719 305', 'VAT no', 'FR16482719305', 'FR'],
    ['53 182 342 225', 'ABN', '53182342225', 'AU'],
    ['201824210r', 'UEN', '201824210R', 'SG'],
    ['m9-0312345-x', 'GST reg no', 'M9-0312345-X', 'SG'],
    ['218/4827/1930', 'Steuernummer', '218/4827/1930', null],
  ])('%s after the label %s is %s of %s', (printed, label, value, country) => {
    expect(labelledTaxNumber(printed, squash(label))).toMatchObject({ value, country });
  });

  it.each([
    ['a number of another form', '4827', 'Steuernummer'],
    ['a number that is too long', '4827193048271930', 'Steuernummer'],
    ['a number after the label of one country', '482719304', 'ABN'],
    ['a word', 'DE', 'USt-IdNr'],
  ])('%s is not a tax number: %s after %s', (_, printed, label) => {
    expect(labelledTaxNumber(printed, squash(label))).toBeNull();
  });

  it.each([
    ['BG', '823121199'],
    ['EE', '100931558'],
    ['LT', '123456786'],
    ['SE', '123456789701'],
  ])('of %s needs its prefix: %s', (country, number) => {
    expect(nationalTaxNumber(number, country)).toBeNull();
    expect(nationalTaxNumber(country + number, country)).toMatchObject({ value: country + number, country });
  });
});

/** Lists the number with each other digit at one position. */
function listDamaged(number: string, at: number): string[] {
  return Array.from('0123456789')
    .filter((digit) => digit !== number[at])
    .map((digit) => number.slice(0, at) + digit + number.slice(at + 1));
}

/** Removes the groups of a pattern, the innermost ones first. */
function removeGroups(source: string): string {
  const less = source.replace(/\([^()]*\)/g, '');
  return less === source ? source : removeGroups(less);
}
