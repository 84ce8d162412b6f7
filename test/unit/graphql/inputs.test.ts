import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import {
  AddWorkspaceUserInput,
  IssueApiKeyInput,
  RotateApiKeyInput,
  UpdateAccountInput,
} from '../../../src/graphql/account.inputs.js';
import { InvoiceChangeFilterInput } from '../../../src/graphql/invoice-change.inputs.js';
import { InvoiceFilterInput, InvoiceOrderInput } from '../../../src/graphql/invoice-filter.inputs.js';
import { toInvoiceFilter, toInvoiceOrder } from '../../../src/graphql/read-invoice-filter.js';
import {
  CreateInvoiceItemInput,
  DeleteInvoiceItemInput,
  InvoiceDecisionInput,
  InvoiceTargetInput,
  UpdateInvoiceInput,
} from '../../../src/graphql/invoice-mutation.inputs.js';
import { PageArguments } from '../../../src/graphql/page.inputs.js';
import { InvoicesDecisionInput, InvoicesInput } from '../../../src/graphql/record-mutation.inputs.js';
import { SCOPES, type Actor } from '../../../src/shared/actor.js';
import { AppError } from '../../../src/shared/errors.js';
import { buildInput } from '../../../src/shared/validation.js';

type InputClass = new () => object;
/** A field, values that it accepts, and values that it refuses. */
type Rule = [field: string, accepted: readonly unknown[], refused: readonly unknown[]];

const UID = '0198c7a2-0000-7000-8000-000000000000';
const repeatText = (length: number) => 'x'.repeat(length);
const repeatValue = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

const ANY_TEXT: readonly unknown[] = ['', 'x'];
const NO_TEXT: readonly unknown[] = [1, {}];
const requireUids = (field: string): Rule => [
  field,
  [null, [], [UID], repeatValue(250, UID)],
  [UID, [UID, 'x'], repeatValue(251, UID)],
];
const requireDay = (field: string): Rule => [field, [null, '2026-02-28'], ['2026-02-29', '28.02.2026']];
const requireAmount = (field: string): Rule => [field, [null, '-12345678901.25'], ['123456789012', '1.234', 1]];
const uid: Rule = ['uid', [UID, 'x'], NO_TEXT];
const invoiceUid: Rule = ['invoiceUid', [UID, 'x'], NO_TEXT];
const version: Rule = ['expectedVersion', [null, 1, 2], [0, 1.5, '1']];
const note: Rule = ['note', [null, '', repeatText(1_000)], [repeatText(1_001), 1]];

const INPUTS: [name: string, input: InputClass, rest: object, rules: Rule[]][] = [
  [
    'InvoiceFilter',
    InvoiceFilterInput,
    {},
    [
      ...['companyUids', 'workspaceUserUids', 'cardUids', 'categoryUids'].map(requireUids),
      [
        'approvementStatuses',
        [null, ['waiting', 'approved'], repeatValue(250, 'waiting')],
        [['waiting', 'x'], 'waiting', repeatValue(251, 'waiting')],
      ],
      [
        'processingStatuses',
        [null, ['finished', 'failed'], repeatValue(250, 'failed')],
        [['finished', 'x'], 'finished', repeatValue(251, 'failed')],
      ],
      ['currencies', [null, ['EUR', 'USD'], repeatValue(250, 'EUR')], [['EUR', 'QQQ'], 'EUR', repeatValue(251, 'EUR')]],
      ['paymentTypes', [null, ['cash'], repeatValue(250, 'cash')], [['cash', 'x'], 'cash', repeatValue(251, 'cash')]],
      ...['createdFromDate', 'createdToDate', 'invoiceDateFrom', 'invoiceDateTo', 'dueDateFrom', 'dueDateTo'].map(
        requireDay,
      ),
      ...['totalPriceMin', 'totalPriceMax'].map(requireAmount),
      ['createdFrom', [null, '2026-01-01 00:00:00.000000'], NO_TEXT],
      ['createdBefore', [null, '2026-01-01 00:00:00.000000'], NO_TEXT],
      ['query', [null, '', repeatText(200)], [repeatText(201), 1]],
    ],
  ],
  [
    'InvoiceOrder',
    InvoiceOrderInput,
    { field: 'created_at', direction: 'asc' },
    [
      ['field', ['created_at', 'total_price'], ['x', null]],
      ['direction', ['asc', 'desc'], ['x', null]],
    ],
  ],
  [
    'InvoiceChangeFilter',
    InvoiceChangeFilterInput,
    {},
    [
      requireUids('invoiceUids'),
      ['kinds', [null, ['updated'], repeatValue(250, 'updated')], [['updated', 'x'], repeatValue(251, 'updated')]],
    ],
  ],
  [
    'the arguments of a list',
    PageArguments,
    {},
    [
      ['first', [null, 0, 100], [-1, 101, 1.5]],
      ['last', [null, 0, 100], [-1, 101, 1.5]],
      ['after', [null, repeatText(500)], [repeatText(501), 1]],
      ['before', [null, repeatText(500)], [repeatText(501), 1]],
    ],
  ],
  ['InvoiceTargetInput', InvoiceTargetInput, { uid: UID }, [uid, version]],
  ['InvoiceDecisionInput', InvoiceDecisionInput, { uid: UID }, [uid, version, note]],
  ['UpdateInvoiceInput', UpdateInvoiceInput, { uid: UID }, [uid, version]],
  ['CreateInvoiceItemInput', CreateInvoiceItemInput, { invoiceUid: UID }, [invoiceUid, version]],
  ['DeleteInvoiceItemInput', DeleteInvoiceItemInput, { invoiceUid: UID, uid: UID }, [invoiceUid, uid, version]],
  [
    'InvoicesInput',
    InvoicesInput,
    { uids: [] },
    [['uids', [[], ['x'], repeatValue(100, UID)], [repeatValue(101, UID), [1], UID]]],
  ],
  ['InvoicesDecisionInput', InvoicesDecisionInput, { uids: [] }, [note]],
  [
    'IssueApiKeyInput',
    IssueApiKeyInput,
    { workspaceUserUid: UID, name: 'n' },
    [
      ['workspaceUserUid', ANY_TEXT, NO_TEXT],
      ['name', ['x', repeatText(100)], ['', repeatText(101), 1]],
      ['scopes', [null, [], SCOPES], [['read', 'x'], 'read', [...SCOPES, 'read']]],
      ['expiresAt', [null, '2026-01-01 00:00:00.000000'], NO_TEXT],
    ],
  ],
  [
    'RotateApiKeyInput',
    RotateApiKeyInput,
    { uid: UID, overlapSeconds: 0 },
    [uid, ['overlapSeconds', [0, 604_800], [-1, 604_801, 0.5]]],
  ],
  [
    'AddWorkspaceUserInput',
    AddWorkspaceUserInput,
    { email: 'a@example.com', roleType: 'viewer' },
    [
      ['email', [repeatText(254)], [repeatText(255), 1]],
      ['roleType', ['owner', 'viewer'], ['x', null]],
      ['firstName', [null, repeatText(100)], [repeatText(101), 1]],
      ['lastName', [null, repeatText(100)], [repeatText(101), 1]],
    ],
  ],
  [
    'UpdateAccountInput',
    UpdateAccountInput,
    {},
    [
      ['name', [undefined, 'x', repeatText(255)], [null, '', repeatText(256)]],
      ['locale', [undefined, 'de'], [null, 1]],
      ['timeZone', [undefined, 'UTC'], [null, 1]],
      ['fourEyes', [undefined, true, false], [null, 'yes']],
    ],
  ],
];

/** Lists the fields for which an input with these values is refused. */
function listRefusedFields(input: InputClass, values: object): string[] {
  try {
    buildInput(input, values);
    return [];
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation_error') return Object.keys(error.details ?? {});
    throw error;
  }
}

describe.each(INPUTS)('%s', (_name, input, rest, rules) => {
  test('is accepted with its required fields only, and needs each of them', () => {
    expect(listRefusedFields(input, rest)).toEqual([]);
    for (const field of Object.keys(rest)) {
      expect(listRefusedFields(input, { ...rest, [field]: undefined })).toEqual([field]);
    }
  });

  test.each(rules)('accepts and refuses the right values of %s', (field, accepted, refused) => {
    const checkValue = (value: unknown) => [value, listRefusedFields(input, { ...rest, [field]: value })];
    expect(accepted.map(checkValue)).toEqual(accepted.map((value) => [value, []]));
    expect(refused.map(checkValue)).toEqual(refused.map((value) => [value, [field]]));
  });
});

describe('the order of invoices', () => {
  test.each([
    [undefined, { field: 'created_at', descending: true }],
    [null, { field: 'created_at', descending: true }],
    [
      { field: 'hf_id', direction: 'asc' },
      { field: 'hf_id', descending: false },
    ],
    [
      { field: 'hf_id', direction: 'desc' },
      { field: 'hf_id', descending: true },
    ],
  ] as const)('is read from %j as %j', (input, order) => expect(toInvoiceOrder(input)).toEqual(order));
});

describe('the filter of invoices', () => {
  const buildFilterFrom = (input: object | null, timeZone = 'UTC') =>
    toInvoiceFilter({ timeZone } as Actor, input as InvoiceFilterInput | null);
  const buildFilter = (input: object | null, timeZone?: string) =>
    Object.fromEntries(Object.entries(buildFilterFrom(input, timeZone)).filter(([, value]) => value !== undefined));

  test('is empty if nothing but nulls is given', () => {
    const nulls = {
      companyUids: null,
      currencies: null,
      totalPriceMin: null,
      createdFrom: null,
      createdToDate: null,
      query: null,
    };
    for (const input of [null, {}, nulls, { query: '  ' }]) expect(buildFilter(input)).toEqual({});
  });

  test('has uids in lower case, amounts with two decimals and trimmed words', () => {
    expect(
      buildFilter({ cardUids: [UID.toUpperCase()], totalPriceMin: '5', totalPriceMax: '-0.5', query: ' a b ' }),
    ).toEqual({
      ...{ cardUids: [UID], totalPriceMin: '5.00', totalPriceMax: '-0.50', query: 'a b' },
    });
  });

  test('turns days into instants in the account’s time zone', () => {
    expect(buildFilter({ createdFromDate: '2026-01-02', createdToDate: '2026-01-02' }, 'Asia/Tokyo')).toEqual({
      createdFrom: '2026-01-01 15:00:00.000000',
      createdBefore: '2026-01-02 15:00:00.000000',
    });
  });

  test.each(['2026-01-01 12:00:00.000000', '2026-01-03 12:00:00.000000'])(
    'uses the narrower of a day and the instant %s',
    (instant) => {
      const isBefore = instant < '2026-01-02';
      expect(buildFilter({ createdFrom: instant, createdFromDate: '2026-01-02' })).toEqual({
        createdFrom: isBefore ? '2026-01-02 00:00:00.000000' : instant,
      });
      expect(buildFilter({ createdBefore: instant, createdToDate: '2026-01-02' })).toEqual({
        createdBefore: isBefore ? instant : '2026-01-03 00:00:00.000000',
      });
    },
  );

  test.each([
    [{ createdFrom: '2026-01-02 00:00:00.000000', createdBefore: '2026-01-01 00:00:00.000000' }, 'created'],
    [{ invoiceDateFrom: '2026-01-02', invoiceDateTo: '2026-01-01' }, 'invoiceDate'],
    [{ dueDateFrom: '2026-01-02', dueDateTo: '2026-01-01' }, 'dueDate'],
  ])('is refused if %j ends before it begins', (input, range) => {
    expect(() => buildFilterFrom(input)).toThrow(
      expect.objectContaining({ code: 'bad_request', message: expect.stringContaining(range) }),
    );
  });

  test('may end on the day it begins', () => {
    const invoiceDay = { invoiceDateFrom: '2026-01-02', invoiceDateTo: '2026-01-02' };
    expect(buildFilter(invoiceDay)).toEqual(invoiceDay);
  });
});
