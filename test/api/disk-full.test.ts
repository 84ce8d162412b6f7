import { describe, expect, it } from '@jest/globals';
import { createRestAccount, createSampleInvoice } from '../support/rest-account.js';
import type { RestAnswer } from '../support/rest-client.js';
import { useService } from '../support/service.js';

/** Repeats a call while the pages of the file have space. */
async function repeatUntilRefused(call: () => Promise<RestAnswer>): Promise<RestAnswer> {
  let answer = await call();
  for (let calls = 0; answer.status === 201 && calls < 200; calls += 1) answer = await call();
  return answer;
}

describe('while the disk of the SQLite file is full', () => {
  const service = useService('sqlite', { LOG_LEVEL: 'silent' });

  it('changes are answered with 503 and Retry-After, and succeed once there is space', async () => {
    const { owner } = await createRestAccount(service);
    const { writer } = service.core.database;
    const create = () => owner.post('/companies/', { name: 'x'.repeat(200), address: 'y'.repeat(400) });
    const [{ page_count: pages }] = await writer.query<[{ page_count: number }]>('PRAGMA page_count');
    await writer.query(`PRAGMA max_page_count = ${pages}`);
    const answer = await repeatUntilRefused(create);
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'service_unavailable' } } });
    expect(answer.body.error.message).toMatch(/storage is full/);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await repeatUntilRefused(async () => owner.upload(await createSampleInvoice()))).toMatchObject({
      status: 503,
    });
    expect((await owner.get('/companies/')).status).toBe(200);
    await writer.query('PRAGMA max_page_count = 1000000');
    expect((await create()).status).toBe(201);
  });
});
