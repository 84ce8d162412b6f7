import { Field, ID, ObjectType, type ClassType } from 'type-graphql';
import { encodeGlobalId, type NodeTypeName } from './global-id.js';
import { InvoiceItemType } from './invoice-parts.type.js';
import { InvoiceType } from './invoice.type.js';
import { MutationPayload } from './user-errors.type.js';

/** Creates the payload type of a mutation that returns an invoice. Each mutation has its own, so that it can gain fields. */
export function createInvoicePayload(name: string): ClassType<{ invoice: InvoiceType | null }> {
  @ObjectType(name, { description: 'The invoice after the change.', simpleResolvers: true })
  class Payload extends MutationPayload {
    @Field(() => InvoiceType, { nullable: true, description: 'The invoice.' })
    invoice: InvoiceType | null;
  }
  return Payload;
}

/** The payload of a deleting mutation. */
export interface Removal {
  readonly uid: string;
  readonly deletedId: string;
}

/** Identifies the deleted object by UUID, and by global id for the client's cache. */
export function toRemoval(type: NodeTypeName, uid: string): Removal {
  const kept = uid.toLowerCase();
  return { uid: kept, deletedId: encodeGlobalId(type, kept) };
}

/** Creates the payload type of a deleting mutation. */
export function createRemovalPayload(name: string): ClassType<{ uid: string | null; deletedId: string | null }> {
  @ObjectType(name, { description: 'The deleted object.', simpleResolvers: true })
  class Payload extends MutationPayload {
    @Field(() => ID, { nullable: true, description: 'The UUID of the deleted object.' })
    uid: string | null;

    @Field(() => ID, {
      nullable: true,
      description: 'The global id of the deleted object, so that caches can remove it.',
    })
    deletedId: string | null;
  }
  return Payload;
}

/** Creates the payload type of a mutation that returns an item with its invoice. */
export function createItemPayload(
  name: string,
): ClassType<{ item: InvoiceItemType | null; invoice: InvoiceType | null }> {
  @ObjectType(name, { description: 'The item and its invoice after the change.', simpleResolvers: true })
  class Payload extends MutationPayload {
    @Field(() => InvoiceItemType, { nullable: true, description: 'The item.' })
    item: InvoiceItemType | null;

    @Field(() => InvoiceType, { nullable: true, description: 'The invoice of the item.' })
    invoice: InvoiceType | null;
  }
  return Payload;
}
