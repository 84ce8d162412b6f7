import type { Invoice } from '../../src/invoices/invoice.entity.js';
import { EMPTY_CONTENT } from '../../src/invoices/invoice.store.js';
import { createToken, createUid } from '../../src/shared/ids.js';
import { KINDS, type Kind, type Rows } from './operations.js';
import type { TestAccount, TestService, TestUser } from './service.js';

type Row<Entity> = Partial<Omit<Entity, 'id'>>;

/** Inserts a processed invoice without a file as a user's upload; returns its uid. */
export async function insertInvoice(
  service: Pick<TestService, 'core'>,
  uploader: Pick<TestUser, 'actor'>,
  values: Row<Invoice> = {},
): Promise<string> {
  const { accountId, workspaceUserId } = uploader.actor;
  const uid = createUid();
  await service.core.transact(async (tx) => {
    const invoice = await tx.invoices.insert({
      ...EMPTY_CONTENT,
      ...{ accountId, workspaceUserId, uid },
      fileKey: null,
      fileName: 'invoice.pdf',
      fileType: 'application/pdf',
      fileSize: 1,
      fileSha256: createToken(),
      processingStatus: 'finished',
      processingErrorCode: null,
      processingErrorMessage: null,
      approvementStatus: 'waiting',
      editedFields: [],
      version: 1,
      createdAt: service.core.clock.timestamp(),
      ...values,
    });
    await tx.search.refresh(accountId, [invoice.id]);
  });
  return uid;
}

/** Inserts an export that has ended, without a file. */
export async function insertExport(
  { core }: Pick<TestService, 'core'>,
  { actor }: Pick<TestUser, 'actor'>,
): Promise<string> {
  const { accountId, workspaceUserId } = actor;
  const uid = createUid();
  const at = core.clock.timestamp();
  await core.transact((tx) =>
    tx.exportRuns.insert({
      ...{ accountId, workspaceUserId, uid, request: { filter: {}, rows: 'invoice', format: { type: 'xlsx' } } },
      ...{ status: 'failed', errorCode: 'too_large', errorMessage: 'Too large.', rowsDone: 0, rowsTotal: null },
      ...{ fileName: 'a.xlsx', fileKey: null, fileSize: null, fileSha256: null, attempts: 1, leaseToken: null },
      ...{ leaseUntil: null, createdAt: at, finishedAt: at, expiresAt: '9999-01-01 00:00:00.000000' },
    }),
  );
  return uid;
}

export interface FreshRowsOptions {
  /** The uploader of the invoice; the owner by default. */
  readonly uploader?: TestUser;
  readonly invoice?: Row<Invoice>;
  /** Other kinds get no row and an empty uid. */
  readonly kinds?: readonly Kind[];
}

/** Creates a row of each kind in an account; the key belongs to the viewer, and has no scopes, so that any key can grant them. */
export async function createRows(
  service: TestService,
  account: TestAccount,
  { uploader = account.owner, invoice = {}, kinds = KINDS }: FreshRowsOptions = {},
): Promise<Rows> {
  const { accounts, cards, categories, companies, items, keys, savedViews, webhooks } = service.core.services;
  const { actor } = account.owner;
  const rows: Record<Kind, string> = {
    ...{ invoice: '', item: '', company: '', category: '', card: '', user: '', key: '' },
    ...{ webhook: '', delivery: '', event: '', view: '', export: '', account: account.uid },
  };
  const makers: Partial<Record<Kind, () => Promise<string>>> = {
    invoice: () => insertInvoice(service, uploader, invoice),
    item: async () => (await items.create(actor, { uid: rows.invoice }, { name: 'Chalk' })).uid,
    company: async () => (await companies.create(actor, { name: `Company ${createToken()}` })).uid,
    category: async () => (await categories.create(actor, { name: `Category ${createToken()}` })).uid,
    card: async () => (await cards.create(actor, { name: 'Card', ...generateDigits() })).card.uid,
    key: async () => (await keys.issue(actor, { userUid: account.viewer.uid, name: 'spare', scopes: [] })).key.uid,
    user: async () => (await accounts.addUser(actor, { email: `${createToken()}@example.com`, role: 'viewer' })).uid,
    webhook: async () => (await webhooks.create(actor, { url: 'https://receiver.invalid/in' })).webhook.uid,
    view: async () => (await savedViews.save(uploader.actor, { name: `View ${createToken()}`, filter: {} })).uid,
    export: () => insertExport(service, uploader),
    delivery: async () => {
      const { webhook } = await webhooks.create(actor, { url: 'https://receiver.invalid/in' });
      return (await webhooks.sendTest(actor, webhook.uid)).uid;
    },
    event: async () => (await accounts.listHistory(actor, { limit: 1, backwards: false }))[0]!.uid,
  };
  for (const kind of kinds) rows[kind] = (await makers[kind]?.()) ?? rows[kind];
  return rows;
}

function generateDigits() {
  return { firstFourDigits: generateFourDigits(), lastFourDigits: generateFourDigits() };
}

function generateFourDigits(): string {
  return String(Math.floor(Math.random() * 10_000)).padStart(4, '0');
}
