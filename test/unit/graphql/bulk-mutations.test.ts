import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { BulkMutations } from '../../../src/graphql/bulk-mutations.resolver.js';
import { AppError, unavailable } from '../../../src/shared/errors.js';

/** Deletes two invoices, of which the second fails for that reason. */
function deleteTwo(reason: Error) {
  const remove = async (_actor: object, { uid }: { uid: string }) => {
    if (uid === 'b') throw reason;
  };
  const mutations = new BulkMutations({ invoices: { remove } } as never);
  return mutations.deleteInvoices({ uids: ['a', 'b', 'a'] }, {} as never);
}

test('a refusal of one of several invoices is told of that one', async () => {
  expect(await deleteTwo(new AppError('forbidden', 'It is approved.'))).toEqual({
    results: [
      { uid: 'a', invoice: null, error: null },
      { uid: 'b', invoice: null, error: { code: 'FORBIDDEN', message: 'It is approved.' } },
    ],
  });
});

test.each([unavailable(), new AppError('internal_error', 'x'), new TypeError('x')])(
  'what is no fault of the request fails the whole call: %s',
  async (reason) => {
    await expect(deleteTwo(reason)).rejects.toBe(reason);
  },
);
