import { GraphQLScalarType } from 'graphql';
import { Arg, createUnionType, Ctx, Field, Info, ObjectType, Query, Resolver } from 'type-graphql';
import { AccountEventType } from './account-history.resolver.js';
import { CompanyType } from './company.type.js';
import type { FieldInfo } from './compiled/field-info.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { encodeGlobalId } from './global-id.js';
import { CardType, CategoryType } from './invoice-parts.type.js';
import { ExportRunType } from './export-run.type.js';
import { InvoiceType } from './invoice.type.js';
import { NodeResolver } from './node.resolver.js';
import { WebhookDeliveryType, WebhookType } from './webhook.type.js';
import { AccountType, WorkspaceUserType } from './workspace-user.type.js';
import { printSubgraph } from './print-subgraph.js';

@ObjectType('_Service', { description: 'This service as a subgraph.', simpleResolvers: true })
class ServiceType {
  @Field({ description: 'The schema in SDL, with the directives of Apollo Federation.' })
  sdl: string;
}

const AnyScalar = new GraphQLScalarType({
  name: '_Any',
  description: 'A reference to an object: an input object with its `__typename`, and its `id` or `uid`.',
});

const EntityType = createUnionType({
  name: '_Entity',
  description: 'An object that other subgraphs can refer to.',
  types: () =>
    [
      ...([InvoiceType, CompanyType, CardType, CategoryType, WorkspaceUserType, AccountType] as const),
      ...([AccountEventType, WebhookType, WebhookDeliveryType, ExportRunType] as const),
    ] as const,
});

/** What a gateway asks of a subgraph (Apollo Federation, subgraph specification). It needs a key and has its rights, like any other client. */
@Resolver()
export class EntitiesResolver {
  private readonly nodes: NodeResolver;
  private sdl: string | null = null;

  constructor(services: GraphqlServices) {
    this.nodes = new NodeResolver(services);
  }

  @Query(() => ServiceType, { name: '_service', description: 'This service as a subgraph.' })
  service(@Info() { schema }: FieldInfo): ServiceType {
    this.sdl ??= printSubgraph(schema);
    return { sdl: this.sdl };
  }

  @Query(() => [EntityType], {
    name: '_entities',
    nullable: 'items',
    description:
      'The objects with these references, at most 100, in the same order; null for each that does not exist.',
  })
  entities(
    @Arg('representations', () => [AnyScalar], { description: 'References.' }) references: readonly unknown[],
    @Ctx() context: GraphqlContext,
  ): Promise<(object | null)[]> {
    return this.nodes.nodes(references.map(toGlobalId), context);
  }
}

/** Returns the global id of a reference; an id that identifies nothing if it is malformed. */
function toGlobalId(reference: unknown): string {
  const { __typename: type, id, uid } = Object(reference) as Readonly<Record<string, unknown>>;
  if (typeof type !== 'string') return '';
  if (typeof uid === 'string') return encodeGlobalId(type, uid.toLowerCase());
  return typeof id === 'string' && Buffer.from(id, 'base64url').toString('utf8').startsWith(`${type}:`) ? id : '';
}
