import { Field, ID, InterfaceType } from 'type-graphql';

/** An object with an identity; `nodeType` is set on what `node` returns. */
@InterfaceType('Node', {
  description: 'An object with a global id, by which `node` finds it.',
  resolveType: (value: { nodeType: string }) => value.nodeType,
})
export abstract class NodeType {
  @Field(() => ID, { description: 'Opaque identifier, unique over all types.' })
  id: string;

  @Field(() => ID, { description: 'The UUID, as the REST API and the inputs here take it.' })
  uid: string;
}
