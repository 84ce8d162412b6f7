import { Field, ID, ObjectType, type ClassType } from 'type-graphql';
import { encodeGlobalId, type NodeTypeName } from './global-id.js';
import { InvoiceItemType } from './invoice-parts.type.js';
import { InvoiceType } from './invoice.type.js';

/** Creates the payload type of a mutation that returns an invoice. Each mutation has its own, so that it can gain fields. */
export function createInvoicePayload(name: string): ClassType<{ invoice: InvoiceType }> {
  @ObjectType(name, { description: 'The invoice after the change.', simpleResolvers: true })
  class Payload {
    @Field(() => InvoiceType, { description: 'The invoice.' })
    invoice: InvoiceType;
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
export function createRemovalPayload(name: string): ClassType<Removal> {
  @ObjectType(name, { description: 'The deleted object.', simpleResolvers: true })
  class Payload {
    @Field(() => ID, { description: 'The UUID of the deleted object.' })
    uid: string;

    @Field(() => ID, { description: 'The global id of the deleted object, so that caches can remove it.' })
    deletedId: string;
  }
  return Payload;
}

/** Creates the payload type of a mutation that returns an item with its invoice. */
export function createItemPayload(name: string): ClassType<{ item: InvoiceItemType; invoice: InvoiceType }> {
  @ObjectType(name, { description: 'The item and its invoice after the change.', simpleResolvers: true })
  class Payload {
    @Field(() => InvoiceItemType, { description: 'The item.' })
    item: InvoiceItemType;

    @Field(() => InvoiceType, { description: 'The invoice of the item.' })
    invoice: InvoiceType;
  }
  return Payload;
}
