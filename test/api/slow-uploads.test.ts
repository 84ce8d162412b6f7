import { expect, it, jest } from '@jest/globals';
import { request, type ClientRequest } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { useService, type TestAccount } from '../support/service.js';

const service = useService('sqlite', { UPLOADS_PER_ACCOUNT: '2', UPLOAD_CONCURRENCY: '3', UPLOAD_SECONDS: '3' });
const BOUNDARY = 'slow';
const HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.xml"\r\n\r\n<?xml version="1.0"?>`;

interface SlowUpload {
  readonly sent: ClientRequest;
  readonly answer: Promise<{ status: number | undefined; body: string }>;
}

/** Begins an upload that never ends. */
function trickle({ owner }: TestAccount): SlowUpload {
  const sent = request(`${service.baseUrl}/v1/invoices`, {
    method: 'POST',
    headers: { 'Api-Key': owner.key, 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
  });
  const answer = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    sent.once('error', reject).once('response', async (response) => {
      const body = Buffer.concat(await response.toArray()).toString();
      resolve({ status: response.statusCode, body });
    });
  });
  answer.catch(() => undefined);
  sent.write(HEAD);
  return { sent, answer };
}

const upload = ({ owner }: TestAccount) =>
  service.core.services.uploads.upload(owner.actor, {
    source: Readable.from([Buffer.from('<?xml version="1.0"?><Invoice/>')]),
    fileName: 'b.xml',
  });

it('slow uploads of one account end after the time limit, and meanwhile refuse only further ones of the same account', async () => {
  const [slow, other] = await Promise.all([service.account(), service.account()]);
  const receive = jest.spyOn(service.core.files, 'receive');
  const trickling = [trickle(slow), trickle(slow)];
  while (receive.mock.calls.length < 2) await sleep(10);
  await expect(upload(slow)).rejects.toMatchObject({ code: 'rate_limit_exceeded' });
  expect(await upload(other)).toMatchObject({ processingStatus: 'processing' });
  for (const { answer } of trickling) {
    const { status, body } = await answer;
    expect(status).toBe(408);
    expect(body).toContain('took longer than 3 seconds');
  }
  expect(await upload(slow)).toMatchObject({ processingStatus: 'processing' });
});
