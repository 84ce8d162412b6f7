import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { callGraphql } from '../support/graphql-client.js';
import { useService } from '../support/service.js';

const LIST = '{ invoices { nodes { uid } } }';
/** Enough calls for the query to be compiled. */
const CALLS = 5;

describe('while the database does not answer', () => {
  const service = useService('sqlite', { LOG_LEVEL: 'silent' });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('a query without any data is answered with 503 and Retry-After', async () => {
    const { owner } = await service.account();
    const { invoiceList } = service.core.stores;
    jest.spyOn(invoiceList, 'listKeyset').mockRejectedValue(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    for (let calls = 0; calls < CALLS; calls += 1) {
      const { status, headers, data, errors } = await callGraphql(service, owner.key, LIST);
      expect({ status, retryAfter: headers.get('Retry-After'), data }).toEqual({
        status: 503,
        retryAfter: '2',
        data: { invoices: null },
      });
      expect(errors?.[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');
    }
  });

  test('a query with partial data is answered with that data', async () => {
    const { owner } = await service.account();
    const { invoiceList } = service.core.stores;
    jest.spyOn(invoiceList, 'findByUid').mockRejectedValue(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    const id = Buffer.from(`Invoice:${owner.uid}`).toString('base64url');
    const query = `{ viewer { keyScopes } node(id: "${id}") { uid } }`;
    const { status, data, errors } = await callGraphql<{ viewer: object | null }>(service, owner.key, query);
    expect({ status, codes: errors?.map(({ extensions }) => extensions.code) }).toEqual({
      status: 200,
      codes: ['SERVICE_UNAVAILABLE'],
    });
    expect(data.viewer).not.toBeNull();
  });
});
