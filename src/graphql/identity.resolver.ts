import { FieldResolver, ID, Info, Resolver, Root, type ClassType } from 'type-graphql';
import { ApiKeyType } from './api-key.type.js';
import type { FieldInfo } from './compiled/field-info.js';
import { encodeGlobalId } from './global-id.js';
import { InvoiceEventType } from './invoice-event.type.js';
import { InvoiceItemType } from './invoice-parts.type.js';
import { HistoryEventType } from './invoice.type.js';
import { SavedViewType } from './saved-view.resolver.js';
import { UserType } from './workspace-user.type.js';

/**
 * Adds `id` to types that `node` cannot load. Client caches identify objects by `id`; without one they would store a copy for each place
 * where the object appears.
 */
export const IDENTITY_RESOLVERS = [
  ApiKeyType,
  HistoryEventType,
  InvoiceEventType,
  InvoiceItemType,
  SavedViewType,
  UserType,
].map(createIdentityResolver);

function createIdentityResolver(type: ClassType): ClassType {
  @Resolver(() => type)
  class Identity {
    @FieldResolver(() => ID, { description: 'Opaque identifier, unique across all types; `node` does not find it.' })
    id(@Root() row: { uid: string }, @Info() info: FieldInfo): string {
      return encodeGlobalId(info.parentType.name, row.uid);
    }
  }
  return Identity;
}
