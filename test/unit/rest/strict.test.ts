import { describe, expect, it } from '@jest/globals';
import type { Route } from '../../../src/rest/route.js';
import { prefersStrict, requireKnown } from '../../../src/rest/strict.js';

describe('a Prefer header', () => {
  it.each(['handling=strict', 'return=minimal, handling=strict', 'a;handling = "Strict";b', ' handling=strict '])(
    '%j asks for strict handling',
    (prefer) => expect(prefersStrict({ prefer })).toBe(true),
  );

  it.each([undefined, '', 'handling=lenient', 'handling=stricter', 'xhandling=strict', 'handling'])(
    '%j does not ask for it',
    (prefer) => expect(prefersStrict(prefer === undefined ? {} : { prefer })).toBe(false),
  );

  it('may occur more than once', () => {
    expect(prefersStrict({ prefer: ['return=minimal', 'handling=strict'] as never })).toBe(true);
  });
});

describe('what a strict client may send', () => {
  const route = { parameters: { card__uid: {}, query: {} }, body: { keys: ['name', 'unit'] } } as unknown as Route;
  const listProblems = (query: string, body: object, of: Partial<Route> = {}) => {
    try {
      requireKnown({ ...route, ...of } as Route, new URLSearchParams(query), body as never);
      return {};
    } catch (error) {
      return (error as { details: object }).details;
    }
  };

  it('is what the route defines', () => {
    expect(listProblems('card__uid[]=1&query=x', { name: 1, unit: null })).toEqual({});
  });

  it.each([
    ['quer=x', {}, { quer: ['There is no such parameter. Did you mean query?'] }],
    ['qu=x', {}, { qu: ['There is no such parameter.'] }],
    ['', { nam: 1 }, { nam: ['There is no such key. Did you mean name?'] }],
    ['', { na: 1 }, { na: ['There is no such key. Did you mean name?'] }],
    ['', { n: 1 }, { n: ['There is no such key.'] }],
    ['', { [`${'x'.repeat(64)}name`]: 1 }, { [`${'x'.repeat(64)}name`]: ['There is no such key.'] }],
  ])('is not %j with %j', (query, body, problems) => expect(listProblems(query, body)).toEqual(problems));

  it('is compared with the known names by its first 64 characters', () => {
    const known = 'abcdefghijklmnopqrstuvwxyz012345';
    const name = `${'-'.repeat(32)}${known}!`;
    expect(listProblems('', { [name]: 1 }, { body: { keys: [known] } as never })).toEqual({
      [name]: [`There is no such key. Did you mean ${known}?`],
    });
  });

  it('is reported for the first ten unknown names of each kind', () => {
    const names = Array.from({ length: 20 }, (_, index) => `none${index}`);
    const problems = listProblems(
      names.map((name) => `${name}=1&${name}=2`).join('&'),
      Object.fromEntries(names.map((name) => [`${name}key`, 1])),
    );
    expect(Object.keys(problems)).toEqual([...names.slice(0, 10), ...names.slice(0, 10).map((name) => `${name}key`)]);
  });

  it('is nothing if the route takes neither parameters nor a JSON body', () => {
    const bare = { parameters: undefined, body: 'multipart' } as unknown as Partial<Route>;
    expect(listProblems('query=x', { name: 1 }, bare)).toEqual({
      query: ['There is no such parameter.'],
      name: ['There is no such key.'],
    });
  });
});
