import { describe, expect, it } from '@jest/globals';
import { readMediaParameter, readMediaType, requireAcceptable } from '../../../src/web/media-type.js';

describe('a Content-Type header', () => {
  it('has a type, which is returned in lower case and without parameters', () => {
    expect([' Application/JSON ; charset=utf-8', undefined, ''].map(readMediaType)).toEqual([
      'application/json',
      '',
      '',
    ]);
  });

  it('has parameters, which are returned without quotes', () => {
    const header = 'text/csv; Charset="UTF-8"; header=present; flag';
    expect(['charset', 'header', 'flag', 'q', 'text/csv'].map((name) => readMediaParameter(header, name))).toEqual([
      'utf-8',
      'present',
      '',
      null,
      null,
    ]);
    expect(readMediaParameter(undefined, 'charset')).toBeNull();
  });
});

describe('an Accept header', () => {
  it.each([
    undefined,
    '',
    '*/*',
    'text/*',
    'text/csv',
    'TEXT/CSV;q=0.1',
    'text/html, text/csv',
    'text/html;q=0, */*',
    'text/*;q=0, text/csv',
  ])('%j allows text/csv', (accept) => expect(() => requireAcceptable(accept, 'text/csv')).not.toThrow());

  it.each(['text/html', 'text/csv;q=0', 'text/csv;q=0.0, */*', 'text/*;q=0, */*', 'application/*', 'csv'])(
    '%j excludes text/csv',
    (accept) => {
      expect(() => requireAcceptable(accept, 'text/csv')).toThrow(expect.objectContaining({ code: 'not_acceptable' }));
    },
  );
});
