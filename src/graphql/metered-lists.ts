import { getNullableType, isListType, isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { FieldInfo } from './compiled/field-info.js';
import type { GraphqlContext } from './context.js';
import { countSizePoints, MAX_COST } from './cost.js';
import { SelectionMeter } from './selection-size.js';

/** A list whose elements have fewer selections counts as if they had this many. */
const MIN_WIDTH = 10;

type Resolver = GraphQLFieldResolver<unknown, GraphqlContext>;

/** Makes the lists that cost points charge for their elements. */
export function meterLists(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const points = field.extensions['points'];
      if (typeof points !== 'number' || !field.resolve || !isListType(getNullableType(field.type))) continue;
      field.resolve = createMeteredResolver(field.resolve, points);
    }
  }
}

/** @param points what the estimate covers */
function createMeteredResolver(resolve: Resolver, points: number): Resolver {
  return (parent, given, context, info) => {
    const found: unknown = resolve(parent, given, context, info);
    if (found instanceof Promise) return found.then((list: unknown) => chargeList(list, points, context, info));
    return chargeList(found, points, context, info);
  };
}

/** Returns the list once it is paid. */
function chargeList(list: unknown, points: number, context: GraphqlContext, info: FieldInfo): unknown {
  if (!Array.isArray(list)) return list;
  const extra = countSizePoints(list.length * Math.max(MIN_WIDTH, readWidth(info))) - points;
  if (extra <= 0) return list;
  return context.lists.charge(extra, MAX_COST - (context.charge?.cost ?? 0)).then(() => list);
}

/** By the node of a field that is selected once: within a document, its selections never change. */
const known = new WeakMap<object, number>();

/** Counts the selections of a list's elements, with those of fragments. */
function readWidth({ fieldNodes, fragments }: FieldInfo): number {
  const [first] = fieldNodes;
  const found = fieldNodes.length === 1 && first ? known.get(first) : undefined;
  if (found !== undefined) return found;
  const meter = new SelectionMeter(new Map(Object.entries(fragments)));
  const width = fieldNodes.reduce(
    (sum, { selectionSet }) => sum + (selectionSet ? meter.measure(selectionSet).selections : 0),
    0,
  );
  if (fieldNodes.length === 1 && first) known.set(first, width);
  return width;
}
