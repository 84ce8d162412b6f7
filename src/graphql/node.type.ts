import { Field, ID, InterfaceType } from 'type-graphql';

/** An object with a global id. `node` sets `nodeType` on what it returns. */
@InterfaceType('Node', {
  description: 'An object with a global id that `node` can find.',
  resolveType: (value: { nodeType: string }) => value.nodeType,
})
export abstract class NodeType {
  @Field(() => ID, { description: 'Opaque identifier, unique across all types.' })
  id: string;

  @Field(() => ID, { description: 'The UUID, as used in inputs and in the REST API.' })
  uid: string;
}
