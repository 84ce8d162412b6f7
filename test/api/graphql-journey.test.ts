import { describe, expect, test } from '@jest/globals';
import { ROLES, type Role } from '../../src/shared/actor.js';
import { DIALECTS } from '../support/databases.js';
import { readEInvoice } from '../support/e-invoices.js';
import { callGraphql, readGraphqlCode, readGraphqlData, sendForm, uploadForm } from '../support/graphql-client.js';
import { waitUntil, useService, type TestAccount, type TestService } from '../support/service.js';

interface Flags {
  readonly canUpdate: boolean;
  readonly canDelete: boolean;
  readonly canApprove: boolean;
  readonly canReject: boolean;
  readonly canRemoveApproval: boolean;
}

interface InvoiceView {
  readonly uid: string;
  readonly version: number;
  readonly processingStatus: string;
  readonly approvementStatus: string;
  readonly totalPrice: string | null;
  readonly items: readonly { uid: string; name: string | null; quantity: string | null }[];
  readonly history: readonly { event: string; note: string | null; changes: readonly unknown[] }[];
  readonly permissions: Flags;
}

const FIELDS = `uid version processingStatus approvementStatus totalPrice items { uid name quantity }
  history { event note changes { field old new } }
  permissions { canUpdate canDelete canApprove canReject canRemoveApproval }`;
const READ = `query ($uid: ID!) { invoice(uid: $uid) { ${FIELDS} } }`;

/** The letters of the flags that are true: u(pdate), d(elete), a(pprove), r(eject), m (remove approval). */
function toLetters(flags: Flags): string {
  const up = [
    flags.canUpdate && 'u',
    flags.canDelete && 'd',
    flags.canApprove && 'a',
    flags.canReject && 'r',
    flags.canRemoveApproval && 'm',
  ];
  return up.filter(Boolean).join('');
}

async function readFlagsOfRoles(
  service: TestService,
  account: TestAccount,
  uid: string,
): Promise<Record<Role, string>> {
  const entries = ROLES.map(async (role) => {
    const { invoice } = await readGraphqlData<{ invoice: InvoiceView }>(service, account[role].key, READ, { uid });
    return [role, toLetters(invoice.permissions)];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Role, string>;
}

describe.each(DIALECTS)('the journey of an invoice over GraphQL on %s', (dialect) => {
  const service = useService(dialect);

  async function uploadSample(key: string): Promise<string> {
    const { data } = await sendForm<{ uploadInvoice: { invoice: { uid: string; processingStatus: string } } }>(
      service,
      key,
      uploadForm(await readEInvoice('ubl.xml')),
    );
    expect(data.uploadInvoice.invoice.processingStatus).toBe('PROCESSING');
    return data.uploadInvoice.invoice.uid;
  }

  async function waitUntilFinished(key: string, uid: string): Promise<InvoiceView> {
    return waitUntil(async () => {
      const { invoice } = await readGraphqlData<{ invoice: InvoiceView }>(service, key, READ, { uid });
      return invoice.processingStatus === 'FINISHED' && invoice;
    });
  }

  test('leads from upload to deletion, with correct flags for every role at every step', async () => {
    const account = await service.account();
    const { key } = account.member;
    const uid = await uploadSample(key);
    const read = await waitUntilFinished(key, uid);
    expect(read.totalPrice).toBe('334.50');
    expect(read.items).toHaveLength(3);
    const name = 'query ($uid: ID!) { invoice(uid: $uid) { fileName } }';
    expect(await readGraphqlData(service, key, name, { uid })).toEqual({ invoice: { fileName: 'invoice.xml' } });
    expect(await readFlagsOfRoles(service, account, uid)).toEqual({
      owner: 'udar',
      admin: 'udar',
      approver: 'uar',
      member: 'ud',
      viewer: '',
    });

    const change = `mutation ($input: UpdateInvoiceInput!) { updateInvoice(input: $input) { invoice { ${FIELDS} } } }`;
    const { updateInvoice } = await readGraphqlData<{ updateInvoice: { invoice: InvoiceView } }>(service, key, change, {
      input: { uid, expectedVersion: read.version, totalPrice: '400.00', currency: null, paymentType: 'CASH' },
    });
    expect(updateInvoice.invoice.totalPrice).toBe('400.00');
    expect(updateInvoice.invoice.history[0]).toMatchObject({
      event: 'UPDATED',
      changes: expect.arrayContaining([{ field: 'totalPrice', old: '334.50', new: '400.00' }]),
    });

    const add = `mutation ($input: CreateInvoiceItemInput!) {
      createInvoiceItem(input: $input) { item { uid name quantity unit vatRate } invoice { items { uid } } }
    }`;
    const { createInvoiceItem } = await readGraphqlData<{
      createInvoiceItem: { item: { uid: string }; invoice: { items: unknown[] } };
    }>(service, key, add, { input: { invoiceUid: uid, name: 'Twine', quantity: '2', unit: 'P' } });
    expect(createInvoiceItem.item).toMatchObject({ name: 'Twine', quantity: '2.000', unit: 'P', vatRate: null });
    expect(createInvoiceItem.invoice.items).toHaveLength(4);
    const itemUid = createInvoiceItem.item.uid;

    const edit = `mutation ($input: UpdateInvoiceItemInput!) { updateInvoiceItem(input: $input) { item { name quantity } } }`;
    expect(
      await readGraphqlData(service, key, edit, { input: { invoiceUid: uid, uid: itemUid, quantity: '3.5' } }),
    ).toEqual({ updateInvoiceItem: { item: { name: 'Twine', quantity: '3.500' } } });

    const drop = `mutation ($input: DeleteInvoiceItemInput!) { deleteInvoiceItem(input: $input) { invoice { items { uid } } } }`;
    const dropped = await readGraphqlData<{ deleteInvoiceItem: { invoice: { items: unknown[] } } }>(
      service,
      key,
      drop,
      {
        input: { invoiceUid: uid, uid: itemUid },
      },
    );
    expect(dropped.deleteInvoiceItem.invoice.items).toHaveLength(3);

    const decide = (field: string) =>
      `mutation ($input: InvoiceDecisionInput!) { decided: ${field}(input: $input) { invoice { ${FIELDS} } } }`;
    const input = { uid, note: 'Checked.' };
    expect(await readGraphqlCode(service, key, decide('approveInvoice'), { input })).toBe('FORBIDDEN');
    const { decided } = await readGraphqlData<{ decided: { invoice: InvoiceView } }>(
      service,
      account.approver.key,
      decide('approveInvoice'),
      { input },
    );
    expect(decided.invoice).toMatchObject({
      approvementStatus: 'APPROVED',
      history: [{ note: 'Checked.' }, {}, {}, {}, {}, {}, {}],
    });
    const onlyRemoval = { owner: 'm', admin: 'm', approver: 'm', member: '', viewer: '' };
    expect(await readFlagsOfRoles(service, account, uid)).toEqual(onlyRemoval);
    const refused = await callGraphql(service, account.owner.key, change, { input: { uid, totalPrice: '1.00' } });
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      details: { permission: 'canUpdate', reason: 'The invoice is approved; remove the decision first.' },
    });

    await readGraphqlData(service, account.approver.key, decide('removeInvoiceApproval'), { input });
    await readGraphqlData(service, account.owner.key, decide('rejectInvoice'), { input });
    expect(await readFlagsOfRoles(service, account, uid)).toEqual({
      owner: 'dm',
      admin: 'dm',
      approver: 'm',
      member: 'd',
      viewer: '',
    });

    const remove = `mutation ($input: InvoiceTargetInput!) { deleteInvoice(input: $input) { uid } }`;
    expect(await readGraphqlCode(service, account.viewer.key, remove, { input: { uid } })).toBe('FORBIDDEN');
    expect(await readGraphqlData(service, key, remove, { input: { uid } })).toEqual({ deleteInvoice: { uid } });
    expect(await readGraphqlCode(service, key, READ, { uid })).toBe('NOT_FOUND');
    expect(await readGraphqlCode(service, key, remove, { input: { uid } })).toBe('NOT_FOUND');
  });

  test('reprocessing reads the file again and keeps the values that a person has set', async () => {
    const { owner } = await service.account();
    const uid = await uploadSample(owner.key);
    await waitUntilFinished(owner.key, uid);
    const change = 'mutation ($input: UpdateInvoiceInput!) { updateInvoice(input: $input) { invoice { uid } } }';
    await readGraphqlData(service, owner.key, change, { input: { uid, totalPrice: '7.00' } });
    const again =
      'mutation ($input: InvoiceTargetInput!) { reprocessInvoice(input: $input) { invoice { processingStatus } } }';
    const { reprocessInvoice } = await readGraphqlData<{ reprocessInvoice: { invoice: { processingStatus: string } } }>(
      service,
      owner.key,
      again,
      { input: { uid } },
    );
    expect(reprocessInvoice.invoice.processingStatus).toBe('PROCESSING');
    expect((await waitUntilFinished(owner.key, uid)).totalPrice).toBe('7.00');
  });

  test('an empty text clears a value, each time', async () => {
    const { owner } = await service.account();
    const uid = await uploadSample(owner.key);
    await waitUntilFinished(owner.key, uid);
    const change = `mutation ($input: UpdateInvoiceInput!) {
      updateInvoice(input: $input) { invoice { invoiceNumber paymentReference } }
    }`;
    const write = (text: string) =>
      readGraphqlData(service, owner.key, change, { input: { uid, invoiceNumber: text, paymentReference: text } });
    for (const text of ['A-1', '', 'A-1', '']) {
      const invoice = { invoiceNumber: text || null, paymentReference: text || null };
      expect(await write(text)).toEqual({ updateInvoice: { invoice } });
    }
  });

  test('a client with an outdated version changes nothing', async () => {
    const { owner } = await service.account();
    const uid = await uploadSample(owner.key);
    const { version } = await waitUntilFinished(owner.key, uid);
    const change = 'mutation ($input: UpdateInvoiceInput!) { updateInvoice(input: $input) { invoice { version } } }';
    const input = { uid, expectedVersion: version, invoiceNumber: 'first' };
    expect(await readGraphqlData(service, owner.key, change, { input })).toEqual({
      updateInvoice: { invoice: { version: version + 1 } },
    });
    expect(await readGraphqlCode(service, owner.key, change, { input: { ...input, invoiceNumber: 'second' } })).toBe(
      'CONFLICT',
    );
    const changeAtVersion = (expectedVersion: number) =>
      readGraphqlCode(service, owner.key, change, { input: { ...input, expectedVersion } });
    expect([await changeAtVersion(0), await changeAtVersion(1)]).toEqual(['BAD_USER_INPUT', 'CONFLICT']);
  });

  test('all invalid values are reported at once by field, and nothing is saved', async () => {
    const { owner } = await service.account();
    const uid = await uploadSample(owner.key);
    const { version } = await waitUntilFinished(owner.key, uid);
    const change = 'mutation ($input: UpdateInvoiceInput!) { updateInvoice(input: $input) { invoice { uid } } }';
    const input = { uid, totalPrice: '1.234', currency: 'XYZ', companyUid: 'none', invoiceNumber: 'ok' };
    const { errors } = await callGraphql(service, owner.key, change, { input });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(errors?.[0]?.extensions.details ?? {}).toSorted()).toEqual([
      'companyUid',
      'currency',
      'totalPrice',
    ]);
    expect((await waitUntilFinished(owner.key, uid)).version).toBe(version);
  });
});
