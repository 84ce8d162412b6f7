import { afterEach, describe, expect, it } from '@jest/globals';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DIALECTS } from '../support/databases.js';
import { createRestAccount, uploadProcessed } from '../support/rest-account.js';
import { useService, waitUntil } from '../support/service.js';

const INVOICE = Buffer.from('%PDF-1.4 not a real file');

describe.each(DIALECTS)('while DATA_DIR is not there, on %s', (dialect) => {
  const service = useService(dialect);
  const getFolder = () => service.core.config.DATA_DIR;
  const getAway = () => `${getFolder()}-away`;
  const putBack = () => {
    if (!existsSync(getAway())) return;
    rmSync(getFolder(), { recursive: true, force: true });
    renameSync(getAway(), getFolder());
  };
  afterEach(putBack);

  async function readReadiness() {
    const response = await fetch(`${service.baseUrl}/ready`);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  it.each([
    ['is missing', () => undefined],
    ['is the empty folder below an unmounted volume', () => mkdirSync(getFolder())],
  ])('because it %s, uploads get 503 and nothing is created; afterwards they succeed', async (_how, leave) => {
    const { owner } = await createRestAccount(service);
    renameSync(getFolder(), getAway());
    leave();
    const refused = await owner.upload(INVOICE);
    expect(refused).toMatchObject({ status: 503, body: { error: { code: 'service_unavailable' } } });
    expect(refused.body.error.message).toMatch(/mount it again/);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(existsSync(getFolder()) ? readdirSync(getFolder()) : []).toEqual([]);
    const ready = await readReadiness();
    expect(ready).toMatchObject({ status: 503, body: { files: 'unavailable' } });
    expect(JSON.stringify(ready.body)).toMatch(/correct DATA_DIR/);
    putBack();
    expect((await owner.upload(INVOICE)).status).toBe(201);
    expect((await readReadiness()).status).toBe(200);
  });

  it('an invoice that is to be read waits instead of failing', async () => {
    if (dialect === 'sqlite') return;
    const { owner } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    renameSync(getFolder(), getAway());
    expect((await owner.post(`/invoices/${uid}/reprocess`)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const [job] = await service.core.database.reader.query<object[]>('SELECT attempts FROM job');
    expect(job).toEqual({ attempts: 0 });
    expect((await owner.get(`/invoices/${uid}`)).body.processing_status).toBe('processing');
    putBack();
    const read = await waitUntil(async () => {
      const { body } = await owner.get(`/invoices/${uid}`);
      return body.processing_status !== 'processing' && body;
    });
    expect(read.processing_status).toBe('finished');
  });

  it('no change is acknowledged that only a deleted or replaced SQLite file would hold', async () => {
    if (dialect !== 'sqlite') return;
    const { owner } = await createRestAccount(service);
    const file = service.core.config.DATABASE_URL.slice('sqlite:'.length);
    const away = path.join(getFolder(), 'moved.sqlite');
    renameSync(file, away);
    const change = () => owner.post('/companies/', { name: 'Lost Ltd' });
    expect(await change()).toMatchObject({ status: 503, body: { error: { code: 'service_unavailable' } } });
    copyFileSync(away, file);
    expect((await change()).body.error.message).toMatch(/moved, deleted or replaced/);
    expect(await readReadiness()).toMatchObject({ status: 503, body: { database: 'unavailable' } });
    renameSync(away, file);
    expect((await change()).status).toBe(201);
  });
});
