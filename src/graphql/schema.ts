import 'reflect-metadata';
import {
  isAbstractType,
  lexicographicSortSchema,
  printSchema,
  type GraphQLSchema,
  type OperationTypeNode,
} from 'graphql';
import { buildSchema, type ClassType, type PubSub } from 'type-graphql';
import { createListValidator, createRememberingValidator, validateInput } from '../shared/validation.js';
import { acceptGlobalIds } from './accepted-ids.js';
import { AccountDataMutations } from './account-data.resolver.js';
import { AccountEventResolver, AccountHistory } from './account-history.resolver.js';
import { AccountMutations } from './account-mutations.resolver.js';
import { BulkMutations } from './bulk-mutations.resolver.js';
import { BulkUpload } from './bulk-upload.resolver.js';
import { CardOperations, CardResolver } from './card.resolver.js';
import { CategoryOperations } from './category.resolver.js';
import { CompanyOperations, CompanyResolver } from './company.resolver.js';
import type { GraphqlServices } from './context.js';
import { callFieldResolversDirectly } from './direct-resolvers.js';
import { ExportRunOperations, ExportRunResolver } from './export-run.resolver.js';
import { EntitiesResolver } from './entities.resolver.js';
import { IDENTITY_RESOLVERS } from './identity.resolver.js';
import { InvoiceFilterInput, InvoiceOrderInput } from './invoice-filter.inputs.js';
import { InvoiceEventQueries, InvoiceEventResolver } from './invoice-event.resolver.js';
import { UpdateInvoicesInput } from './invoice-mutation.inputs.js';
import { InvoiceMutations } from './invoice-mutations.resolver.js';
import { InvoiceQueries } from './invoice-queries.resolver.js';
import { InvoiceChangeResolver, InvoiceSubscriptions } from './invoice-subscriptions.resolver.js';
import { InvoiceLists, LIST_COUNTS } from './invoice-lists.resolver.js';
import { InvoicePageResolver } from './invoice-page.resolver.js';
import { InvoiceStats } from './invoice-stats.resolver.js';
import { CheckResolver, HistoryEventResolver, InvoiceResolver } from './invoice.resolver.js';
import { ItemMutations } from './item-mutations.resolver.js';
import { meterLists } from './metered-lists.js';
import { NodeResolver } from './node.resolver.js';
import { makeRootsNullable } from './nullable-roots.js';
import { OWNED_INVOICES } from './owned-invoices.resolver.js';
import { PageArguments } from './page.inputs.js';
import { collectUserErrors } from './user-errors.js';
import { SavedViewOperations, SavedViewResolver } from './saved-view.resolver.js';
import { WebhookDeliveryConnectionResolver, WebhookDeliveryResolver, WebhookOperations } from './webhook.resolver.js';
import {
  AccountQueries,
  ApiKeyConnectionResolver,
  ApiKeyResolver,
  WorkspaceUserConnectionResolver,
  WorkspaceUserResolver,
} from './workspace-user.resolver.js';

const RESOLVERS = [
  AccountDataMutations,
  AccountEventResolver,
  AccountHistory,
  AccountMutations,
  AccountQueries,
  ApiKeyConnectionResolver,
  ApiKeyResolver,
  BulkMutations,
  BulkUpload,
  CardOperations,
  CardResolver,
  CategoryOperations,
  CheckResolver,
  CompanyOperations,
  CompanyResolver,
  ExportRunOperations,
  ExportRunResolver,
  HistoryEventResolver,
  ...IDENTITY_RESOLVERS,
  InvoiceChangeResolver,
  InvoiceEventQueries,
  InvoiceEventResolver,
  InvoiceMutations,
  InvoicePageResolver,
  InvoiceQueries,
  InvoiceResolver,
  InvoiceStats,
  InvoiceSubscriptions,
  InvoiceLists,
  ItemMutations,
  ...LIST_COUNTS,
  NodeResolver,
  ...OWNED_INVOICES,
  SavedViewOperations,
  SavedViewResolver,
  WebhookDeliveryConnectionResolver,
  WebhookDeliveryResolver,
  WebhookOperations,
  WorkspaceUserConnectionResolver,
  WorkspaceUserResolver,
] as const;

const ROOT_DESCRIPTIONS: Record<`${OperationTypeNode}`, string> = {
  query: 'All queries.',
  mutation: 'All mutations; those of one operation run one after another, each in its own transaction.',
  subscription: 'All subscriptions.',
};

/** The inputs of lists, which are the same in many requests. */
const LIST_INPUTS: ReadonlyMap<unknown, (input: object) => void> = new Map(
  [PageArguments, InvoiceFilterInput, InvoiceOrderInput].map((type) => [type, createRememberingValidator()]),
);

/** type-graphql requires a pub/sub, although every subscription here provides its own source. */
const NO_TOPICS: PubSub = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error('There are no topics.');
  },
};

/** Builds the executable schema on the services, on request with what a gateway of Apollo Federation needs. */
export async function buildGraphqlSchema(
  services: GraphqlServices,
  { hasFederation = false } = {},
): Promise<GraphQLSchema> {
  const resolvers = hasFederation ? ([...RESOLVERS, EntitiesResolver] as const) : RESOLVERS;
  const instances = new Map<unknown, object>(resolvers.map((resolver) => [resolver, new resolver(services)]));
  const schema = await buildSchema({
    resolvers: [...resolvers],
    container: { get: (resolver: ClassType) => instances.get(resolver) },
    pubSub: NO_TOPICS,
    validateFn: (value, type) => validateArgument(value, type),
    // It would execute an introspection query; Apollo validates the schema.
    skipCheck: true,
  });
  resolveTypesSynchronously(schema);
  callFieldResolversDirectly(schema, instances);
  meterLists(schema);
  acceptGlobalIds(schema);
  collectUserErrors(schema);
  makeRootsNullable(schema);
  describeRoots(schema);
  return schema;
}

/** Prints the schema in SDL, sorted, so that diffs show only real changes. */
export function printGraphqlSchema(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

/** The input classes that are validated in a way of their own. */
const VALIDATORS: ReadonlyMap<unknown, (input: object) => void> = new Map([
  ...LIST_INPUTS,
  [UpdateInvoicesInput, createListValidator('invoices')],
]);

/** Validates an argument of an input class. Scalars and enums are validated by their types. */
function validateArgument(value: unknown, type: unknown): void {
  if (typeof type !== 'function' || !(value instanceof type)) return;
  const validate = VALIDATORS.get(type) ?? validateInput;
  validate(value);
}

/** Sets the descriptions of the root types, for which type-graphql offers no option. */
function describeRoots(schema: GraphQLSchema): void {
  for (const [operation, description] of Object.entries(ROOT_DESCRIPTIONS)) {
    const type = schema.getRootType(operation as OperationTypeNode);
    if (type) type.description = description;
  }
}

/** Makes interfaces and unions resolve their types synchronously: type-graphql returns a promise, which compiled queries do not wait for. */
function resolveTypesSynchronously(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type)) type.resolveType = (value: { nodeType?: string }) => value.nodeType;
  }
}
