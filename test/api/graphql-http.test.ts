import { describe, expect, test } from '@jest/globals';
import { auditServer, serverAudits } from 'graphql-http';
import { useService } from '../support/service.js';

describe('GraphQL over HTTP', () => {
  const service = useService('sqlite');

  test('passes each audit of the specification', async () => {
    const { owner } = await service.account();
    const results = await auditServer({
      url: `${service.baseUrl}/graphql`,
      fetchFn: (url: string, init: RequestInit = {}) =>
        fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), 'Api-Key': owner.key } }),
    });
    const broken = results.filter((result) => result.status !== 'ok').map((result) => `${result.id} ${result.name}`);
    expect(broken).toEqual([]);
    expect(results).toHaveLength(serverAudits({ url: '' }).length);
  });
});
