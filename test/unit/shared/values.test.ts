import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { Kind } from 'graphql';
import { isUid, createHumanId, createSecret, createUid, requireUid } from '../../../src/shared/ids.js';
import { spellOut, toCamelCase, toSnakeCase } from '../../../src/shared/letter-case.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../../../src/shared/scalars.js';
import { readStoredDecimal, idTransformer, moneyTransformer } from '../../../src/shared/transformers.js';
import { IsDecimalText, isCountry, isCurrency, isDay, isLanguage } from '../../../src/shared/validators.js';
import { buildInput, createRememberingValidator } from '../../../src/shared/validation.js';

const makeLiteral = (kind: Kind, value: string) => ({ kind, value }) as never;

describe('codes', () => {
  it.each([
    [isCurrency, ['EUR', 'SEK'], ['eur', 'EURO', 'QQQ', '', null, 1]],
    [isCountry, ['SE', 'GB', 'XK'], ['se', 'SWE', 'QQ', '', null]],
    [isLanguage, ['sv', 'de'], ['SV', 'swe', 'qq', '', null]],
    [isDay, ['2024-02-29'], ['2023-02-29', '2024-2-29', '2024-02-29T00:00', '', null]],
    [isUid, [createUid(), createUid().toUpperCase()], ['', 'x', createUid().slice(1), null]],
  ] as [(value: unknown) => boolean, unknown[], unknown[]][])('%o', (isValid, valid, invalid) => {
    expect(valid.filter((value) => !isValid(value))).toEqual([]);
    expect(invalid.filter((value) => isValid(value))).toEqual([]);
  });

  it('that name an object are read in lower case; anything else names none', () => {
    const uid = createUid();
    expect([requireUid(uid), requireUid(uid.toUpperCase())]).toEqual([uid, uid]);
    for (const malformed of ['', 'x', ` ${uid}`, `${uid} `, uid.slice(1)]) {
      expect(() => requireUid(malformed)).toThrow(expect.objectContaining({ code: 'not_found' }));
    }
  });

  it('for people have six unambiguous characters, and secrets the requested number', () => {
    expect(Array.from({ length: 200 }, createHumanId).filter((id) => !/^[A-HJ-NP-Z2-9]{6}$/.test(id))).toEqual([]);
    expect(createSecret(12)).toMatch(/^[0-9A-Za-z]{12}$/);
  });
});

describe('a decimal as a text', () => {
  class Amount {
    @IsDecimalText(5, 2)
    value: string;
  }
  const isAccepted = (value: unknown) => {
    try {
      buildInput(Amount, { value });
      return true;
    } catch {
      return false;
    }
  };

  it.each(['0', '-999.99', '1.5', '001'])('may be %j', (value) => expect(isAccepted(value)).toBe(true));
  it.each(['1000', '1.234', '.5', '5.', '+1', '1e2', '', 1, null])('may not be %j', (value) => {
    expect(isAccepted(value)).toBe(false);
  });
});

describe('the GraphQL scalars', () => {
  it('accept decimals as strings, and as numbers in query literals', () => {
    expect(DecimalScalar.parseValue('1.50')).toBe('1.50');
    expect(() => DecimalScalar.parseValue(1.5)).toThrow('Decimal must be given as a string.');
    const literals = [makeLiteral(Kind.INT, '12'), makeLiteral(Kind.FLOAT, '1.50'), makeLiteral(Kind.STRING, '2.00')];
    expect(literals.map((node) => DecimalScalar.parseLiteral(node))).toEqual(['12', '1.50', '2.00']);
    expect(() => DecimalScalar.parseLiteral(makeLiteral(Kind.BOOLEAN, 'true'))).toThrow('Decimal must be');
  });

  it('accept existing dates only', () => {
    expect(DateScalar.parseValue('2024-02-29')).toBe('2024-02-29');
    expect(DateScalar.parseLiteral(makeLiteral(Kind.STRING, '2024-02-29'))).toBe('2024-02-29');
    for (const value of ['2023-02-29', 20240229, null])
      expect(() => DateScalar.parseValue(value)).toThrow('Date must be');
    expect(() => DateScalar.parseLiteral(makeLiteral(Kind.INT, '2024'))).toThrow('Date must be');
  });

  it('accept instants with an offset and return them in UTC', () => {
    expect(DateTimeScalar.parseValue('2024-02-29T01:00:00+01:00')).toBe('2024-02-29 00:00:00.000000');
    expect(DateTimeScalar.serialize('2024-02-29 00:00:00.000001')).toBe('2024-02-29T00:00:00.000001+00:00');
    for (const value of ['2024-02-29', '2024-02-29T01:00:00', 1]) {
      expect(() => DateTimeScalar.parseValue(value)).toThrow('DateTime must be');
    }
    expect(() => DateTimeScalar.parseLiteral(makeLiteral(Kind.INT, '2024'))).toThrow('DateTime must be');
  });
});

it('names are converted between the spellings of the contracts', () => {
  expect([toSnakeCase('totalPriceMin'), toCamelCase('total_price_min'), spellOut('totalPriceMin')]).toEqual([
    ...['total_price_min', 'totalPriceMin', 'total price min'],
  ]);
  expect([toCamelCase('line_2'), toSnakeCase('name')]).toEqual(['line2', 'name']);
});

it('amounts are stored in hundredths, and ids are read as numbers', () => {
  expect(['12.5', '-0.05', null, undefined].map((value) => moneyTransformer.to(value))).toEqual([
    '1250',
    '-5',
    null,
    undefined,
  ]);
  expect([1250, '-5', null, undefined].map((value) => moneyTransformer.from(value))).toEqual([
    '12.50',
    '-0.05',
    null,
    null,
  ]);
  expect(readStoredDecimal('1500', 3)).toBe('1.500');
  expect(['7', 7, null, undefined].map((value) => idTransformer.from(value))).toEqual([7, 7, null, null]);
});

describe('a validator that remembers', () => {
  class Amount {
    @IsDecimalText(5, 2)
    value: string;
  }

  it('gives the same verdict every time', () => {
    const validate = createRememberingValidator();
    const judge = (value: string) => () => validate(Object.assign(new Amount(), { value }));
    for (let times = 0; times < 3; times += 1) {
      expect(judge('1.00')).not.toThrow();
      expect(judge('1.000')).toThrow(expect.objectContaining({ code: 'validation_error' }));
    }
  });
});
