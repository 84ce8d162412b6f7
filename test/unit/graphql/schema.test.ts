import { beforeAll, describe, expect, test } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
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

  test('resolves fields of rows at once, since a promise for each takes longer than most of them', async () => {
    const services = {
      fileUrls: {
        createUrl: ({ accountUid }: { accountUid: string }, invoice: string) => `/files/${accountUid}/${invoice}`,
      },
      categories: { canChange: () => true },
      cards: { canChange: () => false },
      invoices: { getPermissions: () => ({ update: null, delete: 'No.' }) },
    };
    const whole = await buildGraphqlSchema(services as unknown as GraphqlServices);
    const context = { actor: { accountUid: 'a', locale: 'en' } };
    const row = {
      uid: 'u',
      totalPrice: '1.00',
      currency: 'EUR',
      processingErrorCode: 'timeout',
      firstPage: 1,
      lastPage: 2,
    };
    const resolve = (typeName: string, fieldName: string): unknown => {
      const type = whole.getType(typeName) as GraphQLObjectType;
      const info = { parentType: type } as GraphQLResolveInfo;
      return type.getFields()[fieldName]!.resolve!(row, {}, context, info);
    };
    expect(resolve('Invoice', 'file')).toBe('/files/a/u');
    expect(resolve('Invoice', 'filePages')).toEqual({ first: 1, last: 2 });
    expect(resolve('Invoice', 'totalPriceDisplay')).toMatch(/1\.00/);
    expect(resolve('Invoice', 'processingError')).toEqual({ code: 'timeout', message: '' });
    expect(resolve('Invoice', 'permissions')).toMatchObject({
      canUpdate: true,
      canDelete: false,
      canDeleteReason: 'No.',
    });
    expect(resolve('Category', 'permissions')).toEqual({ canUpdate: true, canDelete: true });
    expect(resolve('Card', 'permissions')).toEqual({ canUpdate: false, canDelete: false });
    const ids = ['Invoice', 'InvoiceItem', 'Card', 'ApiKey'].map((type) => resolve(type, 'id'));
    expect(ids.map((id) => Buffer.from(String(id), 'base64url').toString())).toEqual([
      ...['Invoice:u', 'InvoiceItem:u', 'Card:u', 'ApiKey:u'],
    ]);
    const node = whole.getType('Node') as GraphQLInterfaceType;
    expect(node.resolveType!({ nodeType: 'Card' }, context, {} as GraphQLResolveInfo, node)).toBe('Card');
  });
});
