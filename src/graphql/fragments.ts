import { Kind, type DocumentNode, type FragmentDefinitionNode } from 'graphql';

/** Collects the fragments of a document by name. */
export function collectFragments({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}
