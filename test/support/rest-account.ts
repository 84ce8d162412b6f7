import { createToken } from '../../src/shared/ids.js';
import { readEInvoice } from './e-invoices.js';
import { RestClient, type RestAnswer } from './rest-client.js';
import { waitUntil, type TestAccount, type TestService } from './service.js';

/** A fresh account with a client of each role. */
export interface RestAccount {
  readonly owner: RestClient;
  readonly approver: RestClient;
  readonly member: RestClient;
  readonly viewer: RestClient;
  readonly users: TestAccount;
}

export async function createRestAccount(service: TestService): Promise<RestAccount> {
  const users = await service.account();
  const createClient = (role: 'owner' | 'approver' | 'member' | 'viewer') => new RestClient(service, users[role].key);
  return {
    users,
    owner: createClient('owner'),
    approver: createClient('approver'),
    member: createClient('member'),
    viewer: createClient('viewer'),
  };
}

/** Creates a small e-invoice that is not a duplicate of any other. */
export function createSampleInvoice(number: string = createToken()): Promise<string> {
  return readEInvoice('ubl.xml', { '<cbc:ID>2026-0417</cbc:ID>': `<cbc:ID>${number}</cbc:ID>` });
}

/** Uploads an e-invoice and waits until it is processed; returns its detail. */
export async function uploadProcessed(client: RestClient, content?: string | Uint8Array): Promise<RestAnswer['body']> {
  const uploaded = await client.upload(content ?? (await createSampleInvoice()));
  if (uploaded.status !== 201) throw new Error(`The upload was refused: ${uploaded.bytes.toString()}`);
  return waitUntil(async () => {
    const { body } = await client.get(`/invoices/${uploaded.body.uid}`);
    return body.processing_status === 'finished' && body;
  });
}
