import { beforeAll, describe, expect, test } from '@jest/globals';
import { ROLES, type Role } from '../../src/shared/actor.js';
import { DIALECTS } from '../support/databases.js';
import { createRows } from '../support/account-rows.js';
import { buildBareSchema, listGraphqlOperationNames, listGraphqlOperations } from '../support/graphql-operations.js';
import { compareNames, type Operation, type OperationAnswer } from '../support/operations.js';
import { listRestOperations } from '../support/rest-operations.js';
import { useService, type TestAccount } from '../support/service.js';

/** What a role may call: always, only on its own uploads, or never. */
type Reach = 'yes' | 'own' | 'no';

/** The permission table: a column for each role, then the scope that the key needs. */
const EXPECTED: Readonly<Record<string, string>> = {
  //                                              owner  admin  approver  member  viewer   scope
  'GET /invoices': '                               yes    yes    yes       yes     yes      read ',
  'POST /invoices': '                              yes    yes    yes       yes     no       write ',
  'POST /invoices/from-url': '                     yes    yes    yes       yes     no       write ',
  'GET /invoices/:uid': '                          yes    yes    yes       yes     yes      read ',
  'PUT /invoices/:uid': '                          yes    yes    yes       own     no       write ',
  'PATCH /invoices/:uid': '                        yes    yes    yes       own     no       write ',
  'DELETE /invoices/:uid': '                       yes    yes    own       own     no       write ',
  'POST /invoices/:uid/approve': '                 yes    yes    yes       no      no       approve ',
  'POST /invoices/:uid/reject': '                  yes    yes    yes       no      no       approve ',
  'POST /invoices/:uid/remove-approval': '         yes    yes    yes       no      no       approve ',
  'POST /invoices/:uid/reprocess': '               yes    yes    yes       own     no       write ',
  'POST /invoices/export-csv': '                   yes    yes    yes       yes     yes      export ',
  'POST /invoices/export-xlsx': '                  yes    yes    yes       yes     yes      export ',
  'GET /invoices/:uid/items': '                    yes    yes    yes       yes     yes      read ',
  'POST /invoices/:uid/items': '                   yes    yes    yes       own     no       write ',
  'GET /invoices/:uid/items/:item_uid': '          yes    yes    yes       yes     yes      read ',
  'PUT /invoices/:uid/items/:item_uid': '          yes    yes    yes       own     no       write ',
  'PATCH /invoices/:uid/items/:item_uid': '        yes    yes    yes       own     no       write ',
  'DELETE /invoices/:uid/items/:item_uid': '       yes    yes    yes       own     no       write ',
  'GET /companies': '                              yes    yes    yes       yes     yes      read ',
  'POST /companies': '                             yes    yes    no        no      no       admin ',
  'GET /companies/:uid': '                         yes    yes    yes       yes     yes      read ',
  'PUT /companies/:uid': '                         yes    yes    no        no      no       admin ',
  'PATCH /companies/:uid': '                       yes    yes    no        no      no       admin ',
  'DELETE /companies/:uid': '                      yes    yes    no        no      no       admin ',
  'GET /cards': '                                  yes    yes    yes       yes     yes      read ',
  'POST /cards': '                                 yes    yes    no        no      no       admin ',
  'GET /cards/:uid': '                             yes    yes    yes       yes     yes      read ',
  'PUT /cards/:uid': '                             yes    yes    no        no      no       admin ',
  'PATCH /cards/:uid': '                           yes    yes    no        no      no       admin ',
  'DELETE /cards/:uid': '                          yes    yes    no        no      no       admin ',
  'GET /': '                                       yes    yes    yes       yes     yes      any ',
  'GET /categories': '                             yes    yes    yes       yes     yes      read ',
  'GET /workspace-users': '                        yes    yes    yes       yes     yes      read ',
  'GET /events': '                                 yes    yes    yes       yes     yes      read ',

  'Query.accountHistory': '                        yes    yes    no        no      no       admin ',
  'Query.apiKeyConnection': '                      yes    yes    no        no      no       admin ',
  'Query.apiKeys': '                               yes    yes    no        no      no       admin ',
  'Query.card': '                                  yes    yes    yes       yes     yes      read ',
  'Query.cards': '                                 yes    yes    yes       yes     yes      read ',
  'Query.categories': '                            yes    yes    yes       yes     yes      read ',
  'Query.companies': '                             yes    yes    yes       yes     yes      read ',
  'Query.company': '                               yes    yes    yes       yes     yes      read ',
  'Query.events': '                                yes    yes    yes       yes     yes      read ',
  'Query.exportRun': '                             yes    yes    yes       yes     yes      export ',
  'Query.exportRuns': '                            yes    yes    yes       yes     yes      export ',
  'Query.invoice': '                               yes    yes    yes       yes     yes      read ',
  'Query.invoiceStats': '                          yes    yes    yes       yes     yes      read ',
  'Query.invoices': '                              yes    yes    yes       yes     yes      read ',
  'Query.node': '                                  yes    yes    yes       yes     yes      read ',
  'Query.nodes': '                                 yes    yes    yes       yes     yes      read ',
  'Query.viewer': '                                yes    yes    yes       yes     yes      any ',
  'Query.workspaceUserConnection': '               yes    yes    yes       yes     yes      read ',
  'Query.workspaceUsers': '                        yes    yes    yes       yes     yes      read ',
  'Query.savedViews': '                            yes    yes    yes       yes     yes      read ',
  'Query.webhookDeliveries': '                     yes    yes    no        no      no       admin ',
  'Query.webhooks': '                              yes    yes    no        no      no       admin ',
  'Mutation.uploadInvoice': '                      yes    yes    yes       yes     no       write ',
  'Mutation.uploadInvoices': '                     yes    yes    yes       yes     no       write ',
  'Mutation.uploadInvoiceByUrl': '                 yes    yes    yes       yes     no       write ',
  'Mutation.updateInvoice': '                      yes    yes    yes       own     no       write ',
  'Mutation.deleteInvoice': '                      yes    yes    own       own     no       write ',
  'Mutation.deleteInvoices': '                     yes    yes    own       own     no       write ',
  'Mutation.approveInvoice': '                     yes    yes    yes       no      no       approve ',
  'Mutation.updateInvoices': '                     yes    yes    yes       own     no       write ',
  'Mutation.approveInvoices': '                    yes    yes    yes       no      no       approve ',
  'Mutation.rejectInvoice': '                      yes    yes    yes       no      no       approve ',
  'Mutation.rejectInvoices': '                     yes    yes    yes       no      no       approve ',
  'Mutation.removeInvoiceApproval': '              yes    yes    yes       no      no       approve ',
  'Mutation.removeInvoiceApprovals': '             yes    yes    yes       no      no       approve ',
  'Mutation.reprocessInvoice': '                   yes    yes    yes       own     no       write ',
  'Mutation.createInvoiceItem': '                  yes    yes    yes       own     no       write ',
  'Mutation.updateInvoiceItem': '                  yes    yes    yes       own     no       write ',
  'Mutation.deleteInvoiceItem': '                  yes    yes    yes       own     no       write ',
  'Mutation.createCompany': '                      yes    yes    no        no      no       admin ',
  'Mutation.updateCompany': '                      yes    yes    no        no      no       admin ',
  'Mutation.deleteCompany': '                      yes    yes    no        no      no       admin ',
  'Mutation.createCard': '                         yes    yes    no        no      no       admin ',
  'Mutation.updateCard': '                         yes    yes    no        no      no       admin ',
  'Mutation.deleteCard': '                         yes    yes    no        no      no       admin ',
  'Mutation.createCategory': '                     yes    yes    no        no      no       admin ',
  'Mutation.updateCategory': '                     yes    yes    no        no      no       admin ',
  'Mutation.deleteCategory': '                     yes    yes    no        no      no       admin ',
  'Mutation.addWorkspaceUser': '                   yes    yes    no        no      no       admin ',
  'Mutation.updateWorkspaceUser': '                yes    yes    no        no      no       admin ',
  'Mutation.removeWorkspaceUser': '                yes    yes    no        no      no       admin ',
  'Mutation.updateAccount': '                      yes    yes    no        no      no       admin ',
  'Mutation.exportAccount': '                      yes    no     no        no      no       admin ',
  'Mutation.deleteAccount': '                      yes    no     no        no      no       admin ',
  'Mutation.issueApiKey': '                        yes    no     no        no      no       admin ',
  'Mutation.rotateApiKey': '                       yes    no     no        no      no       admin ',
  'Mutation.revokeApiKey': '                       yes    yes    no        no      no       admin ',
  'Mutation.saveView': '                           yes    yes    yes       yes     yes      read ',
  'Mutation.startExport': '                        yes    yes    yes       yes     yes      export ',
  'Mutation.deleteView': '                         own    own    own       own     own      read ',
  'Mutation.createWebhook': '                      yes    yes    no        no      no       admin ',
  'Mutation.updateWebhook': '                      yes    yes    no        no      no       admin ',
  'Mutation.rotateWebhookSecret': '                yes    yes    no        no      no       admin ',
  'Mutation.deleteWebhook': '                      yes    yes    no        no      no       admin ',
  'Mutation.sendTestWebhook': '                    yes    yes    no        no      no       admin ',
  'Mutation.replayWebhookDelivery': '              yes    yes    no        no      no       admin ',
  'Mutation.replayFailedWebhookDeliveries': '      yes    yes    no        no      no       admin ',
  'Subscription.invoiceChanged': '                 yes    yes    yes       yes     yes      read ',
};

interface Expectation {
  readonly reach: Readonly<Record<Role, Reach>>;
  /** A scope, or `any`. */
  readonly scope: string;
}

function getExpectation(name: string): Expectation {
  const columns = EXPECTED[name]!.trim().split(/\s+/);
  const reach = ROLES.map((role, column) => [role, columns[column]]);
  return { reach: Object.fromEntries(reach) as Expectation['reach'], scope: columns[ROLES.length]! };
}

const schema = await buildBareSchema();
const operations = [...listRestOperations(), ...listGraphqlOperations(schema)];
const names = [...listRestOperations().map(({ name }) => name), ...listGraphqlOperationNames(schema)];

test('the permission table lists every operation of both faces, and no other', () => {
  expect(compareNames(names, Object.keys(EXPECTED))).toEqual({ missing: [], superfluous: [] });
  expect(
    compareNames(
      names,
      operations.map(({ name }) => name),
    ).missing,
  ).toEqual([]);
});

/** Decides whether a call succeeded, was refused for lack of rights, or failed for another reason. */
function toVerdict({ name }: Operation, { status, refusal, text }: OperationAnswer): 'yes' | 'no' | string {
  if (refusal === null && status < 300) return 'yes';
  // Only who may delete the account learns that its name was wrong.
  if (name === 'Mutation.deleteAccount' && text.includes('Must be the name of the account.')) return 'yes';
  // Only who may export learns that a column was wrong.
  if (name === 'Mutation.startExport' && text.includes('Columns of items')) return 'yes';
  return refusal?.toLowerCase() === 'forbidden' ? 'no' : `${status} ${text}`;
}

describe.each(DIALECTS)('the permission table, on %s', (dialect) => {
  const service = useService(dialect, { LOG_LEVEL: 'silent', UPLOAD_ALLOW_PRIVATE: 'on' });
  let account: TestAccount;
  beforeAll(async () => {
    account = await service.account();
  });

  /** Calls an operation on fresh rows, uploaded by somebody, that are in a state that allows it. */
  async function callForVerdict(operation: Operation, key: string | null, uploader: Role): Promise<string> {
    const approvementStatus = /remove-?InvoiceApproval|remove-approval/i.test(operation.name) ? 'approved' : 'waiting';
    const rows = await createRows(service, account, {
      uploader: account[uploader],
      invoice: { approvementStatus },
      kinds: operation.needs,
    });
    return toVerdict(operation, await operation.call(service, key, rows));
  }

  describe.each(operations.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
    const expected = getExpectation(name);

    test('each role can do what the table says, on its own uploads and on those of others', async () => {
      const found = ROLES.map(async (role) => {
        const own = await callForVerdict(operation, account[role].key, role);
        const others = await callForVerdict(operation, account[role].key, role === 'owner' ? 'member' : 'owner');
        return [role, own === others ? own : own === 'yes' && others === 'no' ? 'own' : `${own}, ${others}`];
      });
      expect(Object.fromEntries(await Promise.all(found))).toEqual(expected.reach);
    });

    test('a key needs the scope in the table, and all other scopes are not enough', async () => {
      const scopes = ['read', 'write', 'approve', 'export', 'admin'] as const;
      const createKeyWithScopes = async (chosen: readonly (typeof scopes)[number][]) => {
        const { keys } = service.core.services;
        const options = { userUid: account.owner.uid, name: 'scoped', scopes: [...chosen] };
        return callForVerdict(operation, (await keys.issue(account.owner.actor, options)).secret, 'owner');
      };
      const needed = scopes.filter((scope) => scope === expected.scope);
      expect(await createKeyWithScopes(needed.length > 0 ? needed : ['read'])).toBe('yes');
      const others = scopes.filter((scope) => scope !== expected.scope);
      expect(await createKeyWithScopes(others)).toBe(expected.scope === 'any' ? 'yes' : 'no');
    });

    test('no operation works without a valid key', async () => {
      const { keys } = service.core.services;
      const rows = await createRows(service, account, { kinds: operation.needs });
      const revoked = await keys.issue(account.owner.actor, { userUid: account.owner.uid, name: 'revoked' });
      await keys.revoke(account.owner.actor, revoked.key.uid);
      for (const key of [null, '', revoked.secret, `${account.owner.key}x`]) {
        const { status, refusal, text } = await operation.call(service, key, rows);
        expect([status, refusal]).toEqual([401, name.includes(' ') ? 'unauthorized' : 'UNAUTHENTICATED']);
        expect(text).toContain('Invalid or missing API key');
      }
    });
  });
});
