import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { BulkMutations } from '../../../src/graphql/bulk-mutations.resolver.js';
import { AppError, unavailable } from '../../../src/shared/errors.js';

/** Deletes two invoices; deleting the second fails with the given reason. */
function deleteTwo(reason: Error) {
  const remove = async (_actor: object, { uid }: { uid: string }) => {
    if (uid === 'b') throw reason;
  };
  const mutations = new BulkMutations({ invoices: { remove } } as never);
  return mutations.deleteInvoices({ uids: ['a', 'b', 'a'] }, {} as never);
}

test('the refusal of one invoice is reported in the result of that invoice only', async () => {
  const refusal = { code: 'FORBIDDEN', message: 'It is approved.' };
  expect(await deleteTwo(new AppError('forbidden', 'It is approved.'))).toEqual({
    results: [
      { uid: 'a', invoice: null, error: null },
      { uid: 'b', invoice: null, error: { ...refusal, userErrors: [{ ...refusal, field: null }] } },
    ],
  });
});

test.each([unavailable(), new AppError('internal_error', 'x'), new TypeError('x')])(
  'an error that is not the client’s fault fails the whole call: %s',
  async (reason) => {
    await expect(deleteTwo(reason)).rejects.toBe(reason);
  },
);
