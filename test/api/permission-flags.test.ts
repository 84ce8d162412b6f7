import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ApprovementStatus, ProcessingStatus } from '../../src/access/policy.js';
import { ROLES } from '../../src/shared/actor.js';
import { insertInvoice } from '../support/account-rows.js';
import { callGraphql, readGraphqlData } from '../support/graphql-client.js';
import { RestClient } from '../support/rest-client.js';
import { waitUntil, useService, type TestAccount, type TestUser } from '../support/service.js';

/** How each flag's action is called on each face. */
const ACTIONS = {
  update: { field: 'updateInvoice', values: { totalPrice: '1.00' }, rest: ['PUT', '', { total_price: '1.00' }] },
  delete: { field: 'deleteInvoice', values: {}, rest: ['DELETE', '', undefined] },
  approve: { field: 'approveInvoice', values: {}, rest: ['POST', '/approve', undefined] },
  reject: { field: 'rejectInvoice', values: {}, rest: ['POST', '/reject', undefined] },
  remove_approval: { field: 'removeInvoiceApproval', values: {}, rest: ['POST', '/remove-approval', undefined] },
} as const;
type Action = keyof typeof ACTIONS;
const NAMES = Object.keys(ACTIONS) as Action[];

const INPUT_TYPES: Partial<Record<Action, string>> = { update: 'UpdateInvoiceInput', delete: 'InvoiceTargetInput' };
const FLAGS = `query ($uid: ID!) { invoice(uid: $uid) { permissions {
  update: canUpdateReason delete: canDeleteReason approve: canApproveReason reject: canRejectReason
  remove_approval: canRemoveApprovalReason canUpdate canDelete canApprove canReject canRemoveApproval } } }`;

const toCamelCase = (name: string) => name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

const STATES: readonly (readonly [ProcessingStatus, ApprovementStatus])[] = [
  ['processing', 'waiting'],
  ['processing', 'rejected'],
  ['failed', 'waiting'],
  ['failed', 'approved'],
  ['finished', 'waiting'],
  ['finished', 'approved'],
  ['finished', 'rejected'],
];

describe('the permission flags of an invoice predict the outcome of calls', () => {
  const service = useService('sqlite');
  let account: TestAccount;
  let strict: TestAccount;

  beforeAll(async () => {
    account = await service.account();
    strict = await service.account();
    await service.core.services.accounts.update(strict.owner.actor, { fourEyes: true });
    const { keys } = service.core.services;
    for (const role of ROLES) await waitUntil(async () => (await keys.authenticate(strict[role].key)).fourEyes);
  });

  /** The flags on both faces: null if allowed, else the reason. */
  async function readReasons(user: TestUser, uid: string): Promise<Record<Action, string | null>> {
    const { invoice } = await readGraphqlData<{ invoice: { permissions: Record<string, string | boolean | null> } }>(
      service,
      user.key,
      FLAGS,
      { uid },
    );
    const { body } = await new RestClient(service, user.key).get(`/invoices/${uid}`);
    const decisions = NAMES.map((action) => [action, invoice.permissions[action]] as const);
    const byReasons = decisions.map(([action, reason]) => [`can_${action}`, reason === null]);
    expect(body.permissions).toEqual(Object.fromEntries(byReasons));
    expect(Object.values(invoice.permissions).slice(-NAMES.length)).toEqual(
      decisions.map(([, reason]) => reason === null),
    );
    return Object.fromEntries(decisions) as Record<Action, string | null>;
  }

  /** The reason for the refusal on each face; null if the call succeeded. */
  async function collectRefusals(user: TestUser, action: Action, makeInvoice: () => Promise<string>) {
    const [method, path, json] = ACTIONS[action].rest;
    const rest = await new RestClient(service, user.key).call(method, `/invoices/${await makeInvoice()}${path}`, {
      json,
    });
    const { field, values } = ACTIONS[action];
    const mutation = `mutation ($input: ${INPUT_TYPES[action] ?? 'InvoiceDecisionInput'}!) { ${field}(input: $input) { __typename } }`;
    const answer = await callGraphql(service, user.key, mutation, { input: { uid: await makeInvoice(), ...values } });
    const named = [rest.body?.error?.details.permission, answer.errors?.[0]?.extensions.details?.['permission']];
    expect([`can_${action}`, undefined]).toContain(named[0]);
    expect([toCamelCase(`can_${action}`), undefined]).toContain(named[1]);
    return [rest.status < 300 ? null : rest.body.error.message, answer.errors?.[0]?.message ?? null];
  }

  describe.each(['without four eyes', 'with four eyes'])('in an account %s', (kind) => {
    test.each(STATES)('while it is %s and %s', async (processingStatus, approvementStatus) => {
      const tested = kind === 'without four eyes' ? account : strict;
      for (const role of ROLES) {
        const user = tested[role];
        for (const uploader of [user, tested[role === 'owner' ? 'admin' : 'owner']]) {
          const makeInvoice = () => insertInvoice(service, uploader, { processingStatus, approvementStatus });
          const decisions = await readReasons(user, await makeInvoice());
          for (const action of NAMES) {
            const found = await collectRefusals(user, action, makeInvoice);
            expect([role, action, ...found]).toEqual([role, action, decisions[action], decisions[action]]);
          }
        }
      }
    });
  });
});
