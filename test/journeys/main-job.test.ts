import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DIALECTS } from '../support/databases.js';
import { FACES, createFace, formatFlags, listRolesExcept, type Face, type Outcome } from '../support/faces.js';
import { waitUntil, useService, type TestAccount, type TestUser } from '../support/service.js';

const SAMPLES = path.resolve(import.meta.dirname, '../../../src/demo/samples');
const INVOICE_FILE = readFileSync(path.join(SAMPLES, 'feldmann-invoice.xml'));
const RANDOM_UID = '0190b5f2-0000-7000-8000-000000000000';
const ALL_BUT_REMOVAL = 'update delete approve reject';

describe.each(DIALECTS)('the main job on %s', (dialect) => {
  const service = useService(dialect);

  describe.each(FACES)('over %s', (name) => {
    const openFace = () => createFace(name, service);

    /** Uploads the sample as a user of a new account and waits until it is processed. */
    async function uploadAndProcess(
      role: keyof Omit<TestAccount, 'uid'>,
    ): Promise<{ account: TestAccount; uid: string }> {
      const account = await service.account();
      const uid = String((await requireSuccess(openFace().upload(account[role], INVOICE_FILE, 'invoice.xml')))['uid']);
      await waitUntilFinished(openFace(), account[role], uid);
      return { account, uid };
    }

    test('an uploaded e-invoice is answered at once and read in the background', async () => {
      const account = await service.account();
      const created = await requireSuccess(openFace().upload(account.member, INVOICE_FILE, 'invoice.xml'));
      expect(created).toMatchObject({
        processing_status: 'processing',
        workspace_user: { uid: account.member.uid, role_type: 'member' },
      });
      expect(created['hf_id']).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
      expect(created['created_at']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00$/);

      const detail = await waitUntilFinished(openFace(), account.viewer, String(created['uid']));
      expect(detail).toMatchObject({
        uid: created['uid'],
        approvement_status: 'waiting',
        total_price: '1335.83',
        total_vat: '206.83',
        total_price_display: '€1,335.83',
        currency: 'EUR',
        invoice_date: '2025-09-12',
        invoice_number: 'FS-2025-0417',
        country: 'DE',
        payment_type: 'bank_transfer',
        company: {
          name: 'Feldmann & Söhne Werkzeugbau GmbH',
          tax_number: 'DE999000017',
          address: 'Am Hammerwerk 7, 58097 Hagen',
        },
        vat_categories: [
          { vat_rate: '19.00', base_amount: '1065.00', vat_amount: '202.35', total_amount: '1267.35' },
          { vat_rate: '7.00', base_amount: '64.00', vat_amount: '4.48', total_amount: '68.48' },
        ],
        checks: [],
      });
      expect((detail['items'] as { total_price: string }[]).map((item) => item.total_price)).toEqual([
        '1142.40',
        '124.95',
        '68.48',
      ]);
      expect(listEvents(detail)).toEqual(['processed', 'uploaded']);
      expect(await openFace().list(account.viewer)).toEqual([created['uid']]);
    });

    test('a correction keeps omitted fields, clears those that are null, and survives reprocessing', async () => {
      const { account, uid } = await uploadAndProcess('member');
      const patch = { total_price: '1400.5', invoice_number: null, payment_type: 'cash' };
      const changed = await requireSuccess(openFace().update(account.member, uid, patch));
      expect(changed).toMatchObject({
        total_price: '1400.50',
        invoice_number: null,
        payment_type: 'cash',
        total_vat: '206.83',
      });
      await requireSuccess(openFace().reprocess(account.member, uid));
      const again = await waitUntilFinished(openFace(), account.member, uid);
      expect(again).toMatchObject({
        total_price: '1400.50',
        invoice_number: null,
        payment_type: 'cash',
        invoice_date: '2025-09-12',
      });
      expect(listEvents(again)).toEqual(['processed', 'reprocessed', 'updated', 'processed', 'uploaded']);
      expect(again['checks']).toMatchObject([{ code: 'items_total' }]);
    });

    test('invalid values are refused together and none is saved', async () => {
      const { account, uid } = await uploadAndProcess('owner');
      const bad = { total_price: '1.005', currency: 'EUX', invoice_date: '2025-02-30', invoice_number: 'NEW' };
      const refused = await openFace().update(account.owner, uid, bad);
      expect(refused.refusal).toBe('BAD_USER_INPUT');
      expect(await requireSuccess(openFace().read(account.owner, uid))).toMatchObject({
        total_price: '1335.83',
        invoice_number: 'FS-2025-0417',
      });
      const nowhere = await openFace().update(account.owner, uid, { company_uid: RANDOM_UID });
      expect(nowhere.refusal).toBe('BAD_USER_INPUT');
    });

    test('items are created, changed and removed, and the VAT rows follow them', async () => {
      const { account, uid } = await uploadAndProcess('member');
      const item = await requireSuccess(
        openFace().createItem(account.member, uid, {
          name: 'Paint',
          quantity: '2',
          unit: 'l',
          total_price: '10.7',
          vat_rate: '7',
        }),
      );
      expect(item).toEqual({
        uid: item['uid'],
        name: 'Paint',
        description: null,
        quantity: '2.000',
        unit: 'l',
        total_price: '10.70',
        vat_rate: '7.00',
      });
      const changed = await requireSuccess(
        openFace().updateItem(account.member, uid, String(item['uid']), { description: 'white' }),
      );
      expect(changed).toEqual({ ...item, description: 'white' });
      const detail = await requireSuccess(openFace().read(account.member, uid));
      expect((detail['items'] as { uid: string }[]).at(-1)).toEqual(changed);
      expect(detail['vat_categories']).toMatchObject([
        { vat_rate: '7.00', total_amount: '79.18', base_amount: '74.00', vat_amount: '5.18' },
        { vat_rate: '19.00', total_amount: '1267.35' },
      ]);
      expect(detail['total_price']).toBe('1335.83');
      await requireSuccess(openFace().removeItem(account.member, uid, String(item['uid'])));
      expect((await openFace().updateItem(account.member, uid, String(item['uid']), { name: 'x' })).refusal).toBe(
        'NOT_FOUND',
      );
      expect(listEvents(await requireSuccess(openFace().read(account.member, uid)))).toEqual([
        'item_deleted',
        'item_updated',
        'item_created',
        'processed',
        'uploaded',
      ]);
    });

    test('the flags follow the state and the role at each step of the approval', async () => {
      const { account, uid } = await uploadAndProcess('member');
      const readFlags = async () => {
        const entries = listRolesExcept().map(async (role) => [
          role,
          formatFlags(await requireSuccess(openFace().read(account[role], uid))),
        ]);
        return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
      };
      const waiting = {
        owner: ALL_BUT_REMOVAL,
        admin: ALL_BUT_REMOVAL,
        approver: 'update approve reject',
        member: 'update delete',
        viewer: '',
      };
      expect(await readFlags()).toEqual(waiting);

      const approved = await requireSuccess(openFace().decide(account.approver, uid, 'approve', 'looks right'));
      expect(approved).toMatchObject({ uid, approvement_status: 'approved' });
      expect(formatFlags(approved)).toBe('remove_approval');
      expect(await readFlags()).toEqual({
        owner: 'remove_approval',
        admin: 'remove_approval',
        approver: 'remove_approval',
        member: '',
        viewer: '',
      });
      for (const refused of [
        openFace().decide(account.owner, uid, 'approve'),
        openFace().decide(account.owner, uid, 'reject'),
        openFace().update(account.owner, uid, { total_price: '1.00' }),
        openFace().createItem(account.owner, uid, { name: 'late' }),
        openFace().remove(account.owner, uid),
        openFace().decide(account.member, uid, 'remove-approval'),
      ]) {
        expect((await refused).refusal).toBe('FORBIDDEN');
      }

      expect(formatFlags(await requireSuccess(openFace().decide(account.admin, uid, 'remove-approval')))).toBe(
        ALL_BUT_REMOVAL,
      );
      expect(await readFlags()).toEqual(waiting);
      expect(formatFlags(await requireSuccess(openFace().decide(account.admin, uid, 'reject')))).toBe(
        'delete remove_approval',
      );
      expect(await readFlags()).toEqual({
        owner: 'delete remove_approval',
        admin: 'delete remove_approval',
        approver: 'remove_approval',
        member: 'delete',
        viewer: '',
      });
      const { history } = await requireSuccess(openFace().read(account.viewer, uid));
      expect(history).toMatchObject([
        { event: 'rejected', workspace_user: { uid: account.admin.uid } },
        { event: 'approval_removed' },
        { event: 'approved', note: 'looks right', workspace_user: { uid: account.approver.uid } },
        { event: 'processed', workspace_user: null },
        { event: 'uploaded', workspace_user: { uid: account.member.uid } },
      ]);
    });

    test('a deleted invoice is gone from every read', async () => {
      const { account, uid } = await uploadAndProcess('member');
      expect((await openFace().remove(account.approver, uid)).refusal).toBe('FORBIDDEN');
      await requireSuccess(openFace().remove(account.member, uid));
      expect((await openFace().read(account.owner, uid)).refusal).toBe('NOT_FOUND');
      expect((await openFace().remove(account.owner, uid)).refusal).toBe('NOT_FOUND');
      expect(await openFace().list(account.owner)).toEqual([]);
    });

    test('of concurrent approvals and rejections exactly one wins', async () => {
      const { account, uid } = await uploadAndProcess('member');
      const rivals = Array.from({ length: 10 }, (_, index) =>
        openFace().decide(account[index % 2 ? 'owner' : 'admin'], uid, index % 3 ? 'approve' : 'reject'),
      );
      const outcomes = await Promise.all(rivals);
      expect(outcomes.map(({ refusal }) => refusal).sort()).toEqual([...Array(9).fill('FORBIDDEN'), null]);
      expect(listEvents(await requireSuccess(openFace().read(account.owner, uid)))).toHaveLength(3);
    });

    test('another account’s invoice looks like one that does not exist', async () => {
      const { uid } = await uploadAndProcess('owner');
      const stranger = (await service.account()).owner;
      const startCalls = (target: string): Promise<Outcome>[] => [
        openFace().read(stranger, target),
        openFace().update(stranger, target, { total_price: '1.00' }),
        openFace().remove(stranger, target),
        openFace().decide(stranger, target, 'approve'),
        openFace().reprocess(stranger, target),
        openFace().createItem(stranger, target, { name: 'x' }),
        openFace().updateItem(stranger, target, RANDOM_UID, { name: 'x' }),
        openFace().removeItem(stranger, target, RANDOM_UID),
      ];
      for (const target of [uid, RANDOM_UID, 'not-a-uid']) {
        const refusals = (await Promise.all(startCalls(target))).map(({ refusal }) => refusal);
        expect(refusals).toEqual(Array(8).fill('NOT_FOUND'));
      }
      expect(await openFace().list(stranger)).toEqual([]);
    });

    test('uploads by a viewer and files of unknown type are refused', async () => {
      const account = await service.account();
      expect((await openFace().upload(account.viewer, INVOICE_FILE, 'invoice.xml')).refusal).toBe('FORBIDDEN');
      expect((await openFace().upload(account.member, Buffer.from('MZ not an invoice'), 'invoice.pdf')).refusal).toBe(
        'BAD_USER_INPUT',
      );
      expect((await openFace().upload(account.member, Buffer.alloc(0), 'invoice.pdf')).refusal).toBe('BAD_USER_INPUT');
      expect(await openFace().list(account.owner)).toEqual([]);
    });

    test('an invalid key is refused', async () => {
      const { owner } = await service.account();
      for (const key of [
        '',
        'igk_000000000000_00000000000000000000000000000000',
        `${owner.key}x`,
        owner.key.toLowerCase(),
      ]) {
        expect((await openFace().read({ ...owner, key }, RANDOM_UID)).refusal).toBe('UNAUTHENTICATED');
      }
    });

    test('a file that cannot be read ends as failed, with the reason, and can be corrected by hand', async () => {
      const account = await service.account();
      const created = await requireSuccess(
        openFace().upload(account.member, Buffer.from('%PDF-1.7\nnothing in it'), 'broken.pdf'),
      );
      const uid = String(created['uid']);
      const failed = await waitUntil(async () => {
        const detail = await requireSuccess(openFace().read(account.member, uid));
        return detail['processing_status'] === 'failed' && detail;
      });
      expect(failed['processing_error']).toMatchObject({ code: 'unreadable_file' });
      expect(listEvents(failed)).toEqual(['processing_failed', 'uploaded']);
      expect(await requireSuccess(openFace().update(account.member, uid, { total_price: '5.00' }))).toMatchObject({
        total_price: '5.00',
      });
    });
  });
});

async function requireSuccess(call: Promise<Outcome>): Promise<Record<string, unknown>> {
  const { refusal, value } = await call;
  expect({ refusal, value: refusal ? value : null }).toEqual({ refusal: null, value: null });
  return value;
}

function listEvents(detail: Record<string, unknown>): string[] {
  return (detail['history'] as { event: string }[]).map(({ event }) => event);
}

function waitUntilFinished(face: Face, user: TestUser, uid: string): Promise<Record<string, unknown>> {
  return waitUntil(async () => {
    const detail = await requireSuccess(face.read(user, uid));
    return detail['processing_status'] === 'finished' && detail;
  });
}
