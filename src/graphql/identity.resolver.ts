import type { GraphQLResolveInfo } from 'graphql';
import { FieldResolver, ID, Info, Resolver, Root, type ClassType } from 'type-graphql';
import { ApiKeyType } from './api-key.type.js';
import { encodeGlobalId } from './global-id.js';
import { InvoiceItemType } from './invoice-parts.type.js';
import { HistoryEventType } from './invoice.type.js';
import { UserType } from './workspace-user.type.js';

/**
 * Gives `id` to what is reached through something else and is no Node: clients' caches keep objects by their `id`, and would keep
 * such ones once for each place that they are seen at.
 */
export const IDENTITY_RESOLVERS = [ApiKeyType, HistoryEventType, InvoiceItemType, UserType].map(identityOf);

function identityOf(type: ClassType): ClassType {
  @Resolver(() => type)
  class Identity {
    @FieldResolver(() => ID, { description: 'Opaque identifier, unique over all types; `node` does not find it.' })
    id(@Root() row: { uid: string }, @Info() info: GraphQLResolveInfo): string {
      return encodeGlobalId(info.parentType.name, row.uid);
    }
  }
  return Identity;
}
