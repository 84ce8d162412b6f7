import { describe, expect, it } from '@jest/globals';
import { formatAnswer } from '../../../src/commands/format-answer.js';

describe('an answer in a terminal', () => {
  it('shows a list as a table with a column for each name', () => {
    const list = [
      { uid: '1', name: 'Larkspur', scopes: ['read', 'write'], key: { uid: 'k' } },
      { uid: '22', name: null, scopes: [], removed_at: '2026-01-02' },
    ];
    expect(formatAnswer(list).split('\n')).toEqual([
      'uid  name      scopes       key.uid  removed_at',
      '1    Larkspur  read, write  k        –',
      '22   –         –            –        2026-01-02',
    ]);
    expect(formatAnswer([])).toBe('none');
    expect(formatAnswer(['search', 'facets'])).toBe('search\nfacets');
  });

  it('shows an object as names and values, with its lists of objects below', () => {
    const answer = { account: { uid: 'a', name: 'Larkspur' }, moved: true, missing: [], damaged: [{ id: 7 }] };
    expect(formatAnswer(answer).split('\n')).toEqual([
      ...['account.uid   a', 'account.name  Larkspur', 'moved         true', 'missing       –'],
      ...['', 'damaged:', 'id', '7'],
    ]);
  });

  it('never sends control characters to the terminal', () => {
    expect(formatAnswer([{ name: 'a\u001b[2Jb\nc' }])).toBe('name\na [2Jb c');
  });
});
