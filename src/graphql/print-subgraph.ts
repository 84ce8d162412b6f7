import { GraphQLObjectType, GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { NODE_TYPES } from './global-id.js';

const LINK = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable"])';
const KEYS = '@key(fields: "id") @key(fields: "uid")';
/** Relay prescribes this type, so that other subgraphs have it too. */
const SHARED_TYPE = 'PageInfo';

/**
 * Prints the schema in SDL as a gateway composes it: objects with a global id have keys, and what only the gateway uses is left out.
 */
export function printSubgraph(schema: GraphQLSchema): string {
  const sdl = printSchema(lexicographicSortSchema(removeFederation(schema)));
  return `${LINK}\n\n${sdl.split('\n').map(addDirectives).join('\n')}\n`;
}

/** Adds directives to the line that begins the definition of an object type. */
function addDirectives(line: string): string {
  const [keyword, name] = line.split(' ');
  if (keyword !== 'type' || !line.endsWith(' {')) return line;
  const directives = name === SHARED_TYPE ? '@shareable' : NODE_TYPES.some((type) => type === name) ? KEYS : null;
  return directives === null ? line : `${line.slice(0, -1)}${directives} {`;
}

/** Removes the types and root fields whose names begin with an underscore. */
function removeFederation(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  const query = schema.getQueryType()?.toConfig();
  if (!query) return schema;
  const fields = Object.fromEntries(Object.entries(query.fields).filter(([name]) => !name.startsWith('_')));
  const types = config.types.filter(({ name }) => !name.startsWith('_') && name !== query.name);
  return new GraphQLSchema({ ...config, types, query: new GraphQLObjectType({ ...query, fields }) });
}
