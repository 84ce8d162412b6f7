import { describe, expect, test } from '@jest/globals';
import { selectDuplicates, type DuplicateCandidate } from '../../../../src/invoices/checks/duplicate.js';

const KEY = {
  ...{ id: 5, fileSha256: 'file', firstPage: null, lastPage: null, companyId: 7, invoiceNumber: 'RE-1' },
} as const;

const makeCandidate = (id: number, values: Partial<DuplicateCandidate> = {}): DuplicateCandidate => ({
  ...{ id, uid: `uid-${id}`, hfId: `HF${id}`, fileSha256: `other-${id}`, firstPage: null, lastPage: null },
  ...{ companyId: null, invoiceNumber: null },
  ...values,
});

describe('duplicates', () => {
  test.each<[why: string, other: Partial<DuplicateCandidate>, sameFile: boolean | null]>([
    ['the same file', { fileSha256: 'file' }, true],
    ['the same company and number', { companyId: 7, invoiceNumber: 're-1' }, false],
    ['the same company and another number', { companyId: 7, invoiceNumber: 'RE-2' }, null],
    ['the same company and no number', { companyId: 7 }, null],
    ['the same number of another company', { companyId: 8, invoiceNumber: 'RE-1' }, null],
  ])('are invoices with %s', (_why, other, sameFile) => {
    const expected = sameFile === null ? [] : [{ uid: 'uid-3', hfId: 'HF3', sameFile }];
    expect(selectDuplicates(KEY, [makeCandidate(3, other)])).toEqual(expected);
  });

  test('need a company and a number', () => {
    const other = makeCandidate(3);
    expect(selectDuplicates({ ...KEY, companyId: null }, [{ ...other, invoiceNumber: 'RE-1' }])).toEqual([]);
    expect(selectDuplicates({ ...KEY, invoiceNumber: null }, [{ ...other, companyId: 7 }])).toEqual([]);
  });

  test.each([
    [[1, 2], [3, 4], false],
    [[1, 3], [3, 4], true],
    [[3, 4], [1, 3], true],
    [[3, 4], [1, 2], false],
    [[null, null], [2, 2], true],
    [[1, 1], [null, null], true],
    [[2, null], [1, 1], false],
    [[2, null], [2, 2], true],
  ] as const)('of one file have pages in common: %j and %j: %s', ([firstPage, lastPage], [from, to], areDuplicates) => {
    const other = makeCandidate(3, { fileSha256: 'file', firstPage: from, lastPage: to });
    expect(selectDuplicates({ ...KEY, firstPage, lastPage }, [other])).toHaveLength(areDuplicates ? 1 : 0);
  });

  test('are each listed once, the oldest first, at most ten, without the invoice itself', () => {
    const candidates = Array.from({ length: 14 }, (_, index) => makeCandidate(14 - index, { fileSha256: 'file' }));
    const found = selectDuplicates(KEY, [...candidates, ...candidates]);
    expect(found.map(({ hfId }) => hfId)).toEqual([
      'HF1',
      'HF2',
      'HF3',
      'HF4',
      'HF6',
      'HF7',
      'HF8',
      'HF9',
      'HF10',
      'HF11',
    ]);
  });
});
