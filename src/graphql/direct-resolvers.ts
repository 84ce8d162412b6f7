import {
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import type { GraphqlContext } from './context.js';

type Metadata = ReturnType<typeof getMetadataStorage>['fieldResolvers'][number];
type Parameter = NonNullable<Metadata['params']>[number];
type Instance = Readonly<Record<string, (...parameters: unknown[]) => unknown>>;
type Resolver = GraphQLFieldResolver<unknown, GraphqlContext>;
type Read = (...call: Parameters<Resolver>) => unknown;

/**
 * Makes fields call their resolver methods directly where these take only the parent, the context and the place in the document. Before
 * each call, type-graphql prepares arguments and middleware that such methods do not have, which costs more than most of the methods.
 */
export function callFieldResolversDirectly(schema: GraphQLSchema, instances: ReadonlyMap<unknown, object>): void {
  const { fieldResolvers, interfaceTypes, objectTypes } = getMetadataStorage();
  // The resolvers of an object come after those of its interfaces, which they replace.
  for (const { target, name } of [...interfaceTypes, ...objectTypes]) {
    for (const metadata of fieldResolvers) {
      const instance = instances.get(metadata.target);
      if (!instance || metadata.getObjectType?.() !== target) continue;
      const direct = createDirectResolver(instance as Instance, metadata);
      for (const field of listFields(schema, name, metadata.schemaName)) if (direct) field.resolve = direct;
    }
  }
}

/** The field of an object, or of all objects that implement an interface. */
function listFields(schema: GraphQLSchema, typeName: string, name: string): GraphQLField<unknown, GraphqlContext>[] {
  const type = schema.getType(typeName);
  const objects = isInterfaceType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : [];
  return objects.flatMap((object) => object.getFields()[name] ?? []);
}

/** Null if the method has parameters that type-graphql must prepare. */
function createDirectResolver(instance: Instance, { methodName, middlewares, params = [] }: Metadata): Resolver | null {
  const reads = params.toSorted((left, right) => left.index - right.index).map(createRead);
  if (middlewares?.length || !reads.every((read) => read !== null)) return null;
  const [first, second] = reads;
  if (!first) return () => instance[methodName]?.();
  if (!second) return (...call) => instance[methodName]?.(first(...call));
  return reads.length === 2 ? (...call) => instance[methodName]?.(first(...call), second(...call)) : null;
}

function createRead(parameter: Parameter): Read | null {
  switch (parameter.kind) {
    case 'root':
      return parameter.propertyName === undefined ? (parent) => parent : null;
    case 'context':
      return parameter.propertyName === undefined ? (_parent, _arguments, context) => context : null;
    case 'info':
      return (_parent, _arguments, _context, info) => info;
    default:
      return null;
  }
}
