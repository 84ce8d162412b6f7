import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { GraphqlServices } from '../../src/graphql/context.js';
import { encodeGlobalId } from '../../src/graphql/global-id.js';
import { buildGraphqlSchema } from '../../src/graphql/schema.js';
import { createToken } from '../../src/shared/ids.js';
import { FILE_URL } from './file-source.js';
import { createForm } from './rest-client.js';
import { formatHeaders, type Kind, type Operation, type OperationAnswer, type Place, type Rows } from './operations.js';
import { buildWholeSelection } from './whole-selection.js';

const LISTENING_MILLISECONDS = 100;

type Arguments = Readonly<Record<string, unknown>>;

const limitRows = () => ({ first: 2 });
const noArguments = () => ({});
const onInvoice = ({ invoice }: Rows) => ({ input: { uid: invoice } });
const onInvoices = ({ invoice }: Rows) => ({ input: { uids: [invoice] } });

/** The arguments of each operation. An operation that is missing here fails the matrices. */
export const GRAPHQL_ARGUMENTS: Readonly<Record<string, (rows: Rows) => Arguments>> = {
  'Query.accountHistory': noArguments,
  'Query.apiKeys': noArguments,
  'Query.card': ({ card }) => ({ uid: card }),
  'Query.cards': limitRows,
  'Query.categories': noArguments,
  'Query.companies': limitRows,
  'Query.company': ({ company }) => ({ uid: company }),
  'Query.events': limitRows,
  'Query.invoice': ({ invoice }) => ({ uid: invoice }),
  'Query.invoiceStats': () => ({ groupBy: 'COMPANY' }),
  'Query.invoices': limitRows,
  'Query.apiKeyConnection': noArguments,
  'Query.workspaceUserConnection': noArguments,
  'Query.nodes': ({ invoice }) => ({ ids: [encodeGlobalId('Invoice', invoice)] }),
  'Query.node': ({ invoice }) => ({ id: encodeGlobalId('Invoice', invoice) }),
  'Query.viewer': noArguments,
  'Query.webhookDeliveries': ({ webhook }) => ({ webhookUid: webhook, first: 2 }),
  'Query.exportRun': ({ export: uid }) => ({ uid }),
  'Query.exportRuns': noArguments,
  'Query.savedViews': noArguments,
  'Query.webhooks': noArguments,
  'Query.workspaceUsers': noArguments,
  'Mutation.addWorkspaceUser': () => ({ input: { email: `${createToken()}@example.com`, roleType: 'VIEWER' } }),
  'Mutation.approveInvoice': onInvoice,
  'Mutation.approveInvoices': onInvoices,
  'Mutation.createCard': () => ({
    input: { name: 'Fuel', lastFourDigits: String(1_000 + Math.floor(Math.random() * 9_000)) },
  }),
  'Mutation.createCategory': () => ({ input: { name: `Category ${createToken()}` } }),
  'Mutation.createCompany': () => ({ input: { name: `Company ${createToken()}` } }),
  'Mutation.createWebhook': () => ({ input: { url: 'https://receiver.invalid/in' } }),
  'Mutation.createInvoiceItem': ({ invoice }) => ({ input: { invoiceUid: invoice, name: 'Paper' } }),
  // Another name, so that the account stays.
  'Mutation.deleteAccount': () => ({ input: { name: '' } }),
  'Mutation.deleteCard': ({ card }) => ({ input: { uid: card } }),
  'Mutation.deleteCategory': ({ category }) => ({ input: { uid: category } }),
  'Mutation.deleteCompany': ({ company }) => ({ input: { uid: company } }),
  'Mutation.deleteView': ({ view }) => ({ input: { uid: view } }),
  'Mutation.saveView': () => ({ input: { name: `View ${createToken()}`, filter: { query: 'paper' } } }),
  'Mutation.deleteWebhook': ({ webhook }) => ({ input: { uid: webhook } }),
  'Mutation.deleteInvoice': onInvoice,
  'Mutation.deleteInvoiceItem': ({ invoice, item }) => ({ input: { invoiceUid: invoice, uid: item } }),
  'Mutation.deleteInvoices': onInvoices,
  'Mutation.exportAccount': noArguments,
  // With a column that it cannot have, so that not too many are under way.
  'Mutation.startExport': () => ({ input: { format: 'CSV', columns: ['ITEM_NAME'] } }),
  'Mutation.issueApiKey': ({ user }) => ({ input: { workspaceUserUid: user, name: 'Scanner' } }),
  'Mutation.rejectInvoice': onInvoice,
  'Mutation.rejectInvoices': onInvoices,
  'Mutation.removeInvoiceApproval': onInvoice,
  'Mutation.removeInvoiceApprovals': onInvoices,
  'Mutation.replayFailedWebhookDeliveries': ({ webhook }) => ({
    input: { uid: webhook, since: '2026-01-01T00:00:00Z' },
  }),
  'Mutation.replayWebhookDelivery': ({ delivery }) => ({ input: { deliveryUid: delivery } }),
  'Mutation.reprocessInvoice': onInvoice,
  'Mutation.revokeApiKey': ({ key }) => ({ input: { uid: key } }),
  'Mutation.rotateApiKey': ({ key }) => ({ input: { uid: key, overlapSeconds: 60 } }),
  'Mutation.removeWorkspaceUser': ({ user }) => ({ input: { uid: user } }),
  'Mutation.updateWorkspaceUser': ({ user }) => ({ input: { uid: user, roleType: 'MEMBER' } }),
  'Mutation.rotateWebhookSecret': ({ webhook }) => ({ input: { uid: webhook, overlapSeconds: 60 } }),
  'Mutation.sendTestWebhook': ({ webhook }) => ({ input: { uid: webhook } }),
  'Mutation.updateAccount': () => ({ input: { timeZone: 'UTC' } }),
  'Mutation.updateCard': ({ card }) => ({ input: { uid: card, name: 'Travel' } }),
  'Mutation.updateCategory': ({ category }) => ({ input: { uid: category, name: `Renamed ${createToken()}` } }),
  'Mutation.updateCompany': ({ company }) => ({ input: { uid: company, phone: '1' } }),
  'Mutation.updateInvoices': ({ invoice }) => ({ input: { invoices: [{ uid: invoice, totalPrice: '12.00' }] } }),
  'Mutation.updateInvoice': ({ invoice }) => ({ input: { uid: invoice, totalPrice: '12.00' } }),
  'Mutation.updateInvoiceItem': ({ invoice, item }) => ({ input: { invoiceUid: invoice, uid: item, name: 'Ink' } }),
  'Mutation.updateWebhook': ({ webhook }) => ({ input: { uid: webhook, events: ['APPROVED'] } }),
  'Mutation.uploadInvoice': () => ({ file: null }),
  'Mutation.uploadInvoices': () => ({ input: { files: [null] } }),
  'Mutation.uploadInvoiceByUrl': () => ({ input: { url: FILE_URL } }),
  'Subscription.invoiceChanged': noArguments,
};

/** The kinds of objects that ids refer to, by the names of arguments and input fields. A plain `uid` depends on the operation's name. */
const KIND_OF_NAME: Readonly<Record<string, Kind>> = {
  cardUid: 'card',
  cardUids: 'card',
  categoryUid: 'category',
  categoryUids: 'category',
  companyUid: 'company',
  companyUids: 'company',
  deliveryUid: 'delivery',
  invoiceUid: 'invoice',
  invoiceUids: 'invoice',
  uids: 'invoice',
  webhookUid: 'webhook',
  workspaceUserUid: 'user',
  workspaceUserUids: 'user',
};
const KIND_OF_OPERATION: readonly (readonly [RegExp, Kind])[] = [
  [/InvoiceItem$/, 'item'],
  [/invoice(Approval)?s?$/i, 'invoice'],
  [/company$/i, 'company'],
  [/card$/i, 'card'],
  [/category$/i, 'category'],
  [/ApiKey$/, 'key'],
  [/WorkspaceUser$/, 'user'],
  [/View$/, 'view'],
  [/exportRun$/, 'export'],
  [/Webhook(Secret|Deliveries)?$/, 'webhook'],
];
const KIND_OF_NODE: Readonly<Record<string, Kind>> = {
  Account: 'account',
  AccountEvent: 'event',
  Card: 'card',
  Category: 'category',
  Company: 'company',
  ExportRun: 'export',
  Invoice: 'invoice',
  Webhook: 'webhook',
  WebhookDelivery: 'delivery',
  WorkspaceUser: 'user',
};

/** Builds the schema without services. */
export function buildBareSchema(): Promise<GraphQLSchema> {
  return buildGraphqlSchema({} as GraphqlServices);
}

/** Lists the names of all queries, mutations and subscriptions. */
export function listGraphqlOperationNames(schema: GraphQLSchema): string[] {
  return listRootFields(schema).map(({ name }) => name);
}

/** Derives the operations of the GraphQL face from its schema. @throws if one takes an id under an unknown name */
export function listGraphqlOperations(schema: GraphQLSchema): Operation[] {
  return listRootFields(schema)
    .filter(({ name }) => name in GRAPHQL_ARGUMENTS)
    .map(({ name, field }) => buildOperation(schema, name, field));
}

function listRootFields(schema: GraphQLSchema) {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field) => ({ name: `${root!.name}.${field.name}`, field })),
  );
}

function buildOperation(schema: GraphQLSchema, name: string, field: GraphQLField<unknown, unknown>): Operation {
  const declared = field.args.map((argument) => `$${argument.name}: ${argument.type.toString()}`);
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`);
  const list = (parts: string[]) => (parts.length === 0 ? '' : `(${parts.join(', ')})`);
  const type = name.slice(0, name.indexOf('.')).toLowerCase();
  const query = `${type} ${list(declared)} { ${field.name}${list(passed)}${buildWholeSelection(schema, field.type)} }`;
  return {
    name,
    needs: findNamedKinds(GRAPHQL_ARGUMENTS[name]!),
    places: field.args.flatMap((argument) => findPlaces(schema, name, argument, argument.name)),
    async call({ baseUrl }, key, rows, at) {
      const variables = structuredClone(GRAPHQL_ARGUMENTS[name]!(rows)) as Record<string, unknown>;
      if (at) setAt(variables, at.place.name, at.value);
      if (type === 'subscription')
        return readBeginning(`${baseUrl}/graphql/stream`, buildRequest(key, query, variables));
      const response = await fetch(`${baseUrl}/graphql`, buildRequest(key, query, variables));
      return readAnswer(response, field.name);
    },
  };
}

/** Lists the rows that the arguments refer to. */
function findNamedKinds(argumentsOf: (rows: Rows) => Arguments): Kind[] {
  const named = new Set<Kind>();
  const rows = new Proxy({}, { get: (_target, kind) => named.add(kind as Kind) && String(kind) });
  argumentsOf(rows as Rows);
  return [...named];
}

function findPlaces(
  schema: GraphQLSchema,
  operation: string,
  part: GraphQLArgument | GraphQLInputField,
  path: string,
  within: readonly GraphQLNamedType[] = [],
): Place[] {
  const type = getNamedType(part.type);
  if (isInputObjectType(type)) {
    // An input that contains itself is looked at once within itself.
    if (within.filter((one) => one === type).length > 1) return [];
    // The opposite of what an unknown id finds is everything that the account has.
    const fields = Object.values(type.getFields()).filter(({ name }) => name !== 'not');
    return fields.flatMap((field) => findPlaces(schema, operation, field, `${path}.${field.name}`, [...within, type]));
  }
  if (part.name === 'query') return [{ name: path, kind: 'words' }];
  if (type.name !== 'ID') return [];
  if (part.name === 'id' || part.name === 'ids') return findNodePlaces(schema, path);
  return [{ name: `${path}${isList(part.type) ? '[]' : ''}`, kind: findKind(operation, part.name) }];
}

function findNodePlaces(schema: GraphQLSchema, path: string): Place[] {
  const node = schema.getType('Node');
  if (!node || !('resolveType' in node)) throw new Error('There is no interface Node.');
  return schema.getPossibleTypes(node as never).map(({ name }) => {
    const kind = KIND_OF_NODE[name];
    if (!kind) throw new Error(`A node may be of the type ${name}, whose kind is unknown`);
    return { name: `${path} as ${name}`, kind };
  });
}

function findKind(operation: string, name: string): Kind {
  const byOperation = KIND_OF_OPERATION.find(([pattern]) => pattern.test(operation))?.[1];
  const kind = KIND_OF_NAME[name] ?? (name === 'uid' ? byOperation : undefined);
  if (!kind) throw new Error(`${operation} takes ${name}, whose kind is unknown`);
  return kind;
}

function isList(type: GraphQLInputType): boolean {
  return isListType(getNullableType(type));
}

/** Sets a text or a uid at a path such as `input.uids[]`, or a uid as the global id of a node. */
function setAt(variables: Record<string, unknown>, place: string, given: string): void {
  const [path = '', nodeType] = place.split(' as ');
  const names = path.replace('[]', '').split('.');
  const last = names.pop()!;
  let target = variables;
  for (const name of names) {
    const part = (target[name] ??= {});
    target = (Array.isArray(part) ? part[0] : part) as Record<string, unknown>;
  }
  const value = nodeType === undefined ? given : encodeGlobalId(nodeType, given);
  target[last] = path.endsWith('[]') ? [value] : value;
}

function buildRequest(key: string | null, query: string, variables: Arguments): RequestInit {
  // A busy test may leave a connection idle until the server closes it, at the moment that the next call would use it.
  const headers: Record<string, string> = { Connection: 'close', ...(key !== null && { 'Api-Key': key }) };
  const path = findFilePath(variables);
  if (path === null) {
    return {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    };
  }
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables }));
  form.append('map', JSON.stringify({ file: [path] }));
  form.append('file', createForm('<Order xmlns="urn:x"/>').get('file') as Blob, 'order.xml');
  return { method: 'POST', headers: { ...headers, 'Apollo-Require-Preflight': 'true' }, body: form };
}

/** Finds where the arguments of an upload have a file; null for any other operation. */
function findFilePath(variables: Arguments): string | null {
  if ('file' in variables) return 'variables.file';
  const { input = {} } = variables as { input?: object };
  return 'files' in input ? 'variables.input.files.0' : null;
}

/** Collects what a subscription delivers in its first moments. */
async function readBeginning(url: string, request: RequestInit): Promise<OperationAnswer> {
  const end = new AbortController();
  const headers = { ...(request.headers as Record<string, string>), Accept: 'text/event-stream' };
  const response = await fetch(url, { ...request, headers, signal: end.signal });
  if (response.status !== 200) return readAnswer(response, '');
  const timer = setTimeout(() => end.abort(), LISTENING_MILLISECONDS);
  let text = '';
  try {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) text += chunk;
  } catch (error) {
    if (!end.signal.aborted) throw error;
  }
  clearTimeout(timer);
  return { status: response.status, headers: formatHeaders(response.headers), text, refusal: null };
}

interface Refused {
  readonly code?: string;
  readonly extensions?: { readonly code: string; readonly requestId: string };
}

async function readAnswer(response: Response, field: string): Promise<OperationAnswer> {
  const text = await response.text();
  const { data, errors } = JSON.parse(text) as {
    data?: Record<string, { results?: { error: Refused | null }[]; userErrors?: Refused[] } | null> | null;
    errors?: Refused[];
  };
  const payload = data?.[field];
  const refused = payload?.results?.[0]?.error ?? payload?.userErrors?.[0];
  return {
    status: response.status,
    headers: formatHeaders(response.headers),
    text: text.replaceAll(errors?.[0]?.extensions?.requestId ?? '\0', '<request id>'),
    refusal: errors?.[0]?.extensions?.code ?? refused?.code ?? null,
  };
}
