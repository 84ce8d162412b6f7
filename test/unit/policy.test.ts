import { describe, expect, test } from '@jest/globals';
import {
  INVOICE_ACTIONS,
  getPermissions,
  findRefusal,
  requireAllowed,
  type InvoiceState,
} from '../../src/access/policy.js';
import { listScopesOfRole } from '../../src/access/roles.js';
import { ROLES, SCOPES, type Role } from '../../src/shared/actor.js';

const ME = 1;
const SOMEBODY_ELSE = 2;

function createActor(role: Role, fourEyes = false) {
  return { role, scopes: SCOPES, workspaceUserId: ME, fourEyes };
}

function formatFlags(role: Role, state: Partial<InvoiceState>, fourEyes = false): string {
  const invoice: InvoiceState = {
    processingStatus: 'finished',
    approvementStatus: 'waiting',
    workspaceUserId: SOMEBODY_ELSE,
    ...state,
  };
  const permissions = getPermissions(createActor(role, fourEyes), invoice);
  return INVOICE_ACTIONS.filter((action) => permissions[action] === null).join(' ');
}

const ALL_BUT_REMOVAL = 'update delete approve reject';
const OWN = { workspaceUserId: ME };

describe('the flags of an invoice', () => {
  test.each<[Role, Partial<InvoiceState>, string]>([
    ['owner', {}, ALL_BUT_REMOVAL],
    ['owner', OWN, ALL_BUT_REMOVAL],
    ['owner', { processingStatus: 'processing' }, 'update delete'],
    ['owner', { processingStatus: 'failed' }, ALL_BUT_REMOVAL],
    ['owner', { approvementStatus: 'approved' }, 'remove_approval'],
    ['owner', { approvementStatus: 'rejected' }, 'delete remove_approval'],
    ['owner', { approvementStatus: 'approved', processingStatus: 'processing' }, ''],
    ['admin', {}, ALL_BUT_REMOVAL],
    ['admin', { approvementStatus: 'rejected' }, 'delete remove_approval'],
    ['approver', {}, 'update approve reject'],
    ['approver', OWN, ALL_BUT_REMOVAL],
    ['approver', { approvementStatus: 'rejected' }, 'remove_approval'],
    ['approver', { approvementStatus: 'rejected', ...OWN }, 'delete remove_approval'],
    ['member', {}, ''],
    ['member', OWN, 'update delete'],
    ['member', { approvementStatus: 'approved', ...OWN }, ''],
    ['member', { approvementStatus: 'rejected', ...OWN }, 'delete'],
    ['viewer', {}, ''],
    ['viewer', OWN, ''],
  ])('for a %s and %j are: %s', (role, state, expected) => {
    expect(formatFlags(role, state)).toBe(expected);
  });

  test('forbid uploaders to decide on their own invoice with four eyes', () => {
    expect(formatFlags('owner', OWN, true)).toBe('update delete');
    expect(formatFlags('owner', {}, true)).toBe(ALL_BUT_REMOVAL);
    expect(formatFlags('owner', { approvementStatus: 'approved', ...OWN }, true)).toBe('');
  });

  test.each(ROLES)('are all false for a %s whose key may only read', (role) => {
    const permissions = getPermissions(
      { ...createActor(role), scopes: ['read'] },
      { processingStatus: 'finished', approvementStatus: 'waiting', ...OWN },
    );
    expect(Object.values(permissions)).not.toContain(null);
  });
});

describe('a refused call', () => {
  const invoice = { processingStatus: 'finished', approvementStatus: 'approved', workspaceUserId: ME } as const;

  test.each([
    ['update', invoice, 'can_update', 'The invoice is approved; remove the decision first.'],
    ['approve', { ...invoice, processingStatus: 'processing' as const }, 'can_approve', 'still being processed'],
    [
      'administer',
      undefined,
      'administer',
      'Your role (approver) does not allow this: manage users, keys, webhooks and the account.',
    ],
  ] as const)('to %s %j names the permission %s and the reason', (action, state, permission, reason) => {
    const call = () => requireAllowed(createActor('approver'), action, state);
    expect(call).toThrow(
      expect.objectContaining({
        code: 'forbidden',
        message: expect.stringContaining(reason),
        details: { permission, reason: expect.stringContaining(reason) },
      }),
    );
  });

  test('is told which scope the key lacks', () => {
    const reader = { ...createActor('owner'), scopes: ['read'] as const };
    expect(() => requireAllowed(reader, 'update', { ...invoice, approvementStatus: 'waiting' })).toThrow(
      expect.objectContaining({ details: { permission: 'can_update', reason: 'This key lacks the scope write.' } }),
    );
  });

  test('is not one that is allowed', () => {
    expect(() => requireAllowed(createActor('approver'), 'remove_approval', invoice)).not.toThrow();
    expect(() => requireAllowed(createActor('viewer'), 'read')).not.toThrow();
  });
});

describe('what a role may do in its account', () => {
  test.each<[Role, string]>([
    ['owner', 'read export upload administer'],
    ['admin', 'read export upload administer'],
    ['approver', 'read export upload'],
    ['member', 'read export upload'],
    ['viewer', 'read export'],
  ])('%s: %s', (role, expected) => {
    const actions = (['read', 'export', 'upload', 'administer'] as const).filter(
      (action) => findRefusal(createActor(role), action) === null,
    );
    expect(actions.join(' ')).toBe(expected);
  });

  test('a key of a member cannot have a scope that the role cannot use', () => {
    expect(listScopesOfRole('member')).toEqual(['read', 'export', 'write']);
  });
});
