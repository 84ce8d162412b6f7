import { describe, expect, it } from '@jest/globals';
import { createEntityTag, hasSeen, readSeenVersions } from '../../../src/rest/entity-tag.js';

const TAG = createEntityTag(7, '{"a":1}');

describe('an entity tag', () => {
  it('changes with the version and with the body', () => {
    expect(TAG).toMatch(/^"7-[\w-]{8}"$/);
    expect(createEntityTag(7, '{"a":1}')).toBe(TAG);
    expect(new Set([TAG, createEntityTag(8, '{"a":1}'), createEntityTag(7, '{"a":2}')]).size).toBe(3);
  });

  it.each([TAG, '*', ' * ', `W/${TAG}`, `"x", ${TAG}`])('matches If-None-Match: %s', (given) => {
    expect(hasSeen({ 'if-none-match': given }, TAG)).toBe(true);
  });

  it.each([undefined, '', '""', '"7"', createEntityTag(8, '{}'), TAG.slice(1, -1)])(
    'does not match If-None-Match: %s',
    (given) => expect(hasSeen(given === undefined ? {} : { 'if-none-match': given }, TAG)).toBe(false),
  );
});

describe('the versions of an If-Match header', () => {
  it.each([
    [undefined, 'any'],
    ['*', 'any'],
    [' * ', 'any'],
    [TAG, [7]],
    [`W/${TAG}, ${createEntityTag(12, '{}')}`, [12]],
    ['"another"', []],
    ['"7-short"', []],
    ['', []],
  ])('are read from %j as %j', (given, versions) => {
    expect(readSeenVersions(given === undefined ? {} : { 'if-match': given })).toEqual(versions);
  });
});
