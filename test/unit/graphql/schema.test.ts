import { beforeAll, describe, expect, test } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { getMetadataStorage as getGraphqlMetadata } from 'type-graphql';
import type { GraphqlServices } from '../../../src/graphql/context.js';
import { buildGraphqlSchema } from '../../../src/graphql/schema.js';

/** Every place in a type where a description can be missing. */
function listPlaces(type: GraphQLNamedType): [place: string, description: string | null | undefined][] {
  const own: [string, string | null | undefined] = [type.name, type.description];
  if (isEnumType(type)) return [own];
  if (isInputObjectType(type)) {
    return [
      own,
      ...Object.values(type.getFields()).map(
        (field) => [`${type.name}.${field.name}`, field.description] as [string, string],
      ),
    ];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [own];
  return [
    own,
    ...Object.values(type.getFields()).flatMap((field): [string, string | null | undefined][] => [
      [`${type.name}.${field.name}`, field.description],
      ...field.args.map((argument): [string, string | null | undefined] => [
        `${type.name}.${field.name}(${argument.name})`,
        argument.description,
      ]),
    ]),
  ];
}

describe('the GraphQL schema', () => {
  let schema: GraphQLSchema;

  beforeAll(async () => {
    schema = await buildGraphqlSchema({} as GraphqlServices);
  });

  test('describes every type, field and argument', () => {
    const named = Object.values(schema.getTypeMap()).filter(
      (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
    );
    const undescribed = [...named].flatMap(listPlaces).filter(([, description]) => !description);
    expect(undescribed).toEqual([]);
  });

  test('has a validator for every input field, since a field without one would be dropped', () => {
    const { inputTypes, argumentTypes } = getGraphqlMetadata();
    const unchecked = [...inputTypes, ...argumentTypes].flatMap(({ target, fields = [] }) => {
      const rules = getMetadataStorage().getTargetValidationMetadatas(target as Function, '', false, false);
      const checked = new Set(rules.map((rule) => rule.propertyName));
      return fields.filter((field) => !checked.has(field.name)).map((field) => `${target.name}.${field.name}`);
    });
    expect(unchecked).toEqual([]);
  });

  test('names every value of every enum in upper case with underscores', () => {
    const enums = Object.values(schema.getTypeMap()).filter((type) => isEnumType(type) && !isIntrospectionType(type));
    const values = enums.flatMap((type) => (isEnumType(type) ? type.getValues().map(({ name }) => name) : []));
    expect(values.filter((name) => !/^[A-Z][A-Z_]*$/.test(name))).toEqual([]);
  });
});
