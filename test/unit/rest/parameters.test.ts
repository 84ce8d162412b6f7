import { describe, expect, it } from '@jest/globals';
import { Parameters } from '../../../src/rest/parameters.js';

const parseQuery = (query: string) => Parameters.fromQuery(new URLSearchParams(query));
const isVowel = (value: string): value is 'a' | 'e' => value === 'a' || value === 'e';

describe('parameters', () => {
  it('return the last non-empty value of a name', () => {
    const parameters = parseQuery('a=1&a=+2+&a=&b=');
    expect([parameters.readOne('a'), parameters.readOne('b'), parameters.readOne('c')]).toEqual([
      '2',
      undefined,
      undefined,
    ]);
    expect(parameters.readRaw('a')).toBe('');
    expect(parseQuery('a=+2+').readRaw('a')).toBe(' 2 ');
  });

  it('return all values of a name and split lists', () => {
    expect(parseQuery('a[]=1,+2&a=3&a=,').readMany('a')).toEqual(['1', '2', '3']);
    expect(parseQuery('a=,').readMany('a')).toBeUndefined();
  });

  it('count as a list by their index, and brackets with anything else are reported', () => {
    const parameters = Parameters.fromQuery(
      new URLSearchParams('a[0]=1&a[12]=2&a[gte]=3&filter[a]=4&b[c]=5&a[][d]=6'),
      ['a'],
    );
    expect(parameters.readMany('a')).toEqual(['1', '2']);
    expect(Object.keys(parameters.problems)).toEqual(['a[gte]', 'filter[a]', 'a[][d]']);
    expect(() => parameters.requireValid()).toThrow('Some values are not valid');
  });

  it('hold at most 250 values each, unless more are allowed', () => {
    const parameters = parseQuery(`a=${'x,'.repeat(249)}x&b=${'x,'.repeat(250)}x&c=${',x'.repeat(300)}`);
    expect([parameters.readMany('a')?.length, parameters.readMany('b'), parameters.readMany('c', 400)?.length]).toEqual(
      [250, undefined, 300],
    );
    expect(parameters.problems).toEqual({ b: ['Must contain at most 250 values.'] });
  });

  it('with a null character or half a surrogate pair are reported', () => {
    const parameters = Parameters.fromBody({ a: 'x\0', b: ['\ud800'], c: '😀' });
    expect([parameters.readOne('a'), parameters.readMany('b'), parameters.readOne('c')]).toEqual([
      undefined,
      undefined,
      '😀',
    ]);
    expect(Object.keys(parameters.problems)).toEqual(['a', 'b']);
  });

  it('in a JSON body are strings, numbers and lists of them; null counts as absent', () => {
    const parameters = Parameters.fromBody({ a: 1, b: ['x', true], c: null });
    expect([parameters.readOne('a'), parameters.readMany('b'), parameters.readOne('c')]).toEqual([
      '1',
      ['x', 'true'],
      undefined,
    ]);
    expect(parameters.problems).toEqual({});
  });

  it('have at most ten problems each', () => {
    const parameters = parseQuery('a=x');
    for (let number = 1; number <= 12; number += 1) parameters.addMessage('a', `Problem ${number}.`);
    parameters.addMessage('b', 'Another.');
    expect(parameters.problems['a']).toHaveLength(10);
    expect(parameters.problems['a']?.at(-1)).toBe('Problem 10.');
    expect(parameters.problems['b']).toEqual(['Another.']);
  });

  it('nested in a JSON body are reported once, when they are read', () => {
    const parameters = Parameters.fromBody({ a: { b: 1 }, c: [{}] });
    expect(parameters.problems).toEqual({});
    expect([parameters.readOne('a'), parameters.readMany('a')]).toEqual([undefined, undefined]);
    expect(parameters.problems).toEqual({ a: ['Must be a string or a list of strings.'] });
  });

  it('that break a rule are reported, at most ten of them, each shortened', () => {
    const parameters = parseQuery(`a=a,${'x'.repeat(70)},e&b=${'zyxwvutsrqpo'.split('').join(',')}`);
    expect(parameters.readManyValid('a', isVowel, 'Be a vowel.')).toEqual(['a', 'e']);
    expect(parameters.problems['a']).toEqual([`"${'x'.repeat(64)}" is not valid. Be a vowel.`]);
    parameters.readManyValid('b', isVowel, 'Be a vowel.');
    expect(parameters.problems['b']).toHaveLength(10);
    expect(parameters.readManyValid('c', isVowel, 'Be a vowel.')).toBeUndefined();
  });
});
