import {
  coerceInputValue,
  isInputType,
  isNonNullType,
  typeFromAST,
  valueFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type TypeNode,
  type VariableDefinitionNode,
} from 'graphql';
import { NotCompiled } from './not-compiled.js';
import type { Variables } from './selected-fields.js';

/** Coerces the variables of a request; null if one is missing or wrong, which plain execution reports. */
export type ReadVariables = (given: Variables) => Variables | null;

/**
 * Looks up the types of a validated query's variables, so that reading them only coerces their values (GraphQL specification, section 6.1.2).
 *
 * @throws NotCompiled for a type that is not an input
 */
export function compileVariables(schema: GraphQLSchema, definitions: readonly VariableDefinitionNode[]): ReadVariables {
  const variables = definitions.map(({ variable, type, defaultValue }) => {
    return { name: variable.name.value, type: findInputType(schema, type), defaultValue };
  });
  return (given) => {
    const read = Object.create(null) as Record<string, unknown>;
    for (const { name, type, defaultValue } of variables) {
      if (Object.hasOwn(given, name)) {
        const coerced = coerce(given[name], type);
        if (coerced === undefined) return null;
        read[name] = coerced;
      } else if (defaultValue) read[name] = valueFromAST(defaultValue, type);
      else if (isNonNullType(type)) return null;
    }
    return read;
  };
}

function findInputType(schema: GraphQLSchema, node: TypeNode): GraphQLInputType {
  const type = typeFromAST(schema, node as Parameters<typeof typeFromAST>[1]);
  if (!isInputType(type)) throw new NotCompiled();
  return type;
}

/** Undefined if the value is wrong. */
function coerce(value: unknown, type: GraphQLInputType): unknown {
  let isRight = true;
  const coerced: unknown = coerceInputValue(value, type, () => {
    isRight = false;
  });
  return isRight ? coerced : undefined;
}
