import { SHOWN_FIELD_NAMES } from '../../src/invoices/fields/invoice-fields.js';
import type { Role } from '../../src/shared/actor.js';
import { ERROR_TABLE, type ErrorCode } from '../../src/shared/errors.js';
import type { TestService, TestUser } from './service.js';

/** The response of either face in the form of the REST face. */
export interface Outcome {
  /** The GraphQL code of a refusal; null if the call succeeded. */
  readonly refusal: string | null;
  readonly value: Record<string, unknown>;
}

/** The main calls over either face, with the names and values of the REST face. */
export interface Face {
  readonly name: 'REST' | 'GraphQL';
  upload(user: TestUser, bytes: Uint8Array, fileName: string): Promise<Outcome>;
  read(user: TestUser, uid: string): Promise<Outcome>;
  /** The uids of the newest 100 invoices, newest first. */
  list(user: TestUser): Promise<string[]>;
  update(user: TestUser, uid: string, patch: Record<string, unknown>): Promise<Outcome>;
  remove(user: TestUser, uid: string): Promise<Outcome>;
  decide(
    user: TestUser,
    uid: string,
    decision: 'approve' | 'reject' | 'remove-approval',
    note?: string,
  ): Promise<Outcome>;
  reprocess(user: TestUser, uid: string): Promise<Outcome>;
  createItem(user: TestUser, uid: string, item: Record<string, unknown>): Promise<Outcome>;
  updateItem(user: TestUser, uid: string, itemUid: string, item: Record<string, unknown>): Promise<Outcome>;
  removeItem(user: TestUser, uid: string, itemUid: string): Promise<Outcome>;
}

export const FACES = ['REST', 'GraphQL'] as const;

export function createFace(name: Face['name'], service: TestService): Face {
  return name === 'REST' ? createRestFace(service) : createGraphqlFace(service);
}

/** The permission flags that are true, as one text that is easy to compare. */
export function formatFlags(value: Record<string, unknown>): string {
  const permissions = value['permissions'] as Record<string, unknown>;
  const flags = ['update', 'delete', 'approve', 'reject', 'remove_approval'];
  return flags.filter((flag) => permissions[`can_${flag}`] === true).join(' ');
}

function createRestFace(service: TestService): Face {
  const call = async (user: TestUser, method: string, path: string, body?: unknown): Promise<Outcome> => {
    const headers: Record<string, string> = { 'Api-Key': user.key };
    if (body !== undefined && !(body instanceof FormData)) headers['Content-Type'] = 'application/json';
    const payload = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
    const answer = await fetch(`${service.baseUrl}/v1/invoices/${path}`, { method, headers, body: payload });
    const text = await answer.text();
    const value = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
    const error = value['error'] as { code: ErrorCode } | undefined;
    return { refusal: error ? ERROR_TABLE[error.code].graphqlCode : null, value };
  };
  return {
    name: 'REST',
    upload: (user, bytes, fileName) => call(user, 'POST', '', createFileForm('file', bytes, fileName)),
    read: (user, uid) => call(user, 'GET', uid),
    async list(user) {
      const { value } = await call(user, 'GET', '?page_size=100');
      return (value['results'] as { uid: string }[]).map(({ uid }) => uid);
    },
    update: (user, uid, patch) => call(user, 'PUT', uid, patch),
    remove: (user, uid) => call(user, 'DELETE', uid),
    decide: (user, uid, decision, note) =>
      call(user, 'POST', `${uid}/${decision}`, note === undefined ? undefined : { note }),
    reprocess: (user, uid) => call(user, 'POST', `${uid}/reprocess`),
    createItem: (user, uid, item) => call(user, 'POST', `${uid}/items/`, item),
    updateItem: (user, uid, itemUid, item) => call(user, 'PUT', `${uid}/items/${itemUid}`, item),
    removeItem: (user, uid, itemUid) => call(user, 'DELETE', `${uid}/items/${itemUid}`),
  };
}

const ITEM = 'uid name description quantity unit totalPrice vatRate';
const INVOICE = `uid hfId version file filePages { first last } processingStatus processingError { code message } approvementStatus
  ${SHOWN_FIELD_NAMES.join(' ')} totalPriceDisplay createdAt
  buyer { name taxNumber address } servicePeriod { start end }
  vatCategories { vatRate baseAmount vatAmount totalAmount } category { uid name } card { uid }
  company { uid name address taxNumber taxOffice phone } items { ${ITEM} }
  workspaceUser { uid roleType user { uid email firstName lastName fullName } }
  history { event note workspaceUser { uid } changes { field old new } }
  permissions { canUpdate canDelete canApprove canReject canRemoveApproval } checks { code message }`;

const DECISION_FIELDS = {
  approve: 'approveInvoice',
  reject: 'rejectInvoice',
  'remove-approval': 'removeInvoiceApproval',
};

function createGraphqlFace(service: TestService): Face {
  const send = async (user: TestUser, body: string | FormData, headers: Record<string, string>): Promise<Outcome> => {
    const init = { method: 'POST', headers: { 'Api-Key': user.key, ...headers }, body };
    const answer = (await (await fetch(`${service.baseUrl}/graphql`, init)).json()) as {
      data?: Record<string, unknown> | null;
      errors?: { message: string; extensions: { code: string } }[];
    };
    const [error] = answer.errors ?? [];
    if (error) return { refusal: error.extensions.code, value: { error } };
    return { refusal: null, value: toRest(answer.data) as Record<string, unknown> };
  };
  const query = (user: TestUser, text: string, variables: unknown) =>
    send(user, JSON.stringify({ query: text, variables }), { 'Content-Type': 'application/json' });
  const mutate = async (
    user: TestUser,
    field: string,
    type: string,
    selection: string,
    input: unknown,
  ): Promise<Outcome> => {
    const text = `mutation ($input: ${type}!) { result: ${field}(input: $input) { ${selection} } }`;
    const { refusal, value } = await query(user, text, { input });
    const result = (value['result'] ?? {}) as Record<string, Record<string, unknown>>;
    return { refusal, value: refusal ? value : (result['item'] ?? result['invoice'] ?? {}) };
  };
  const invoice = `invoice { ${INVOICE} }`;
  return {
    name: 'GraphQL',
    async upload(user, bytes, fileName) {
      const text = `mutation ($file: Upload!) { uploadInvoice(file: $file) { ${invoice} } }`;
      const form = new FormData();
      form.append('operations', JSON.stringify({ query: text, variables: { file: null } }));
      form.append('map', '{"0":["variables.file"]}');
      form.append('0', new Blob([new Uint8Array(bytes)]), fileName);
      const { refusal, value } = await send(user, form, { 'Apollo-Require-Preflight': 'true' });
      const payload = value['upload_invoice'] as { invoice: Record<string, unknown> } | undefined;
      return { refusal, value: payload?.invoice ?? value };
    },
    async read(user, uid) {
      const { refusal, value } = await query(user, `query ($uid: ID!) { invoice(uid: $uid) { ${INVOICE} } }`, { uid });
      return { refusal, value: (value['invoice'] ?? value) as Record<string, unknown> };
    },
    async list(user) {
      const { value } = await query(user, '{ invoices(first: 100) { edges { node { uid } } } }', {});
      const { edges } = value['invoices'] as { edges: { node: { uid: string } }[] };
      return edges.map(({ node }) => node.uid);
    },
    update: (user, uid, patch) =>
      mutate(user, 'updateInvoice', 'UpdateInvoiceInput', invoice, { uid, ...toGraphql(patch) }),
    remove: (user, uid) => mutate(user, 'deleteInvoice', 'InvoiceTargetInput', 'uid', { uid }),
    decide: (user, uid, decision, note) =>
      mutate(user, DECISION_FIELDS[decision], 'InvoiceDecisionInput', invoice, { uid, note }),
    reprocess: (user, uid) => mutate(user, 'reprocessInvoice', 'InvoiceTargetInput', invoice, { uid }),
    createItem: (user, uid, item) =>
      mutate(user, 'createInvoiceItem', 'CreateInvoiceItemInput', `item { ${ITEM} }`, {
        invoiceUid: uid,
        ...toGraphql(item),
      }),
    updateItem: (user, invoiceUid, uid, item) =>
      mutate(user, 'updateInvoiceItem', 'UpdateInvoiceItemInput', `item { ${ITEM} }`, {
        invoiceUid,
        uid,
        ...toGraphql(item),
      }),
    removeItem: (user, invoiceUid, uid) =>
      mutate(user, 'deleteInvoiceItem', 'DeleteInvoiceItemInput', 'invoice { uid }', { invoiceUid, uid }),
  };
}

function createFileForm(name: string, bytes: Uint8Array, fileName: string): FormData {
  const form = new FormData();
  form.append(name, new Blob([new Uint8Array(bytes)]), fileName);
  return form;
}

const ENUMS = new Set([
  'processingStatus',
  'approvementStatus',
  'paymentType',
  'documentType',
  'event',
  'unit',
  'roleType',
  'code',
]);

/** Converts a GraphQL response to the names and values of the REST face. */
function toRest(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((element) => toRest(element, name));
  if (typeof value === 'string' && ENUMS.has(name)) return value.toLowerCase();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [toSnakeCase(key), toRest(inner, key)]);
  return Object.fromEntries(entries);
}

/** Converts values of the REST face for GraphQL. */
function toGraphql(patch: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(patch).map(([key, value]) => [
    toCamelCase(key),
    ENUMS.has(toCamelCase(key)) && typeof value === 'string' ? value.toUpperCase() : value,
  ]);
  return Object.fromEntries(entries);
}

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toCamelCase = (name: string) => name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** The roles that are refused: all except those that are allowed. */
export function listRolesExcept(...allowed: readonly Role[]): Role[] {
  return (['owner', 'admin', 'approver', 'member', 'viewer'] as const).filter((role) => !allowed.includes(role));
}
