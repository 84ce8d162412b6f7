import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { parseIsoTimestamp, toIsoTimestamp } from './clock.js';
import { isDay } from './validators.js';

/**
 * An exact decimal, always a string in responses. Variables must be strings too, because most parsers read JSON numbers as doubles.
 * Literals may be numbers, which are read digit by digit. The number of digits is limited by each field's own validation.
 */
export const DecimalScalar = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description: 'An exact decimal number as a string, such as "1190.00"; never a floating point number.',
  serialize: (value) => value as string,
  parseValue: (value) => requireText('Decimal', value),
  parseLiteral: (node) =>
    node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : requireText('Decimal', readText(node)),
});

/** A calendar date without a time zone. */
export const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  description: 'A calendar date as YYYY-MM-DD (ISO 8601).',
  serialize: (value) => value as string,
  parseValue: requireDay,
  parseLiteral: (node) => requireDay(readText(node)),
});

/** An instant: a stored timestamp internally, ISO 8601 for clients. */
export const DateTimeScalar = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  description: 'An instant in ISO 8601 with an offset; responses always use UTC with microseconds and +00:00.',
  serialize: (value) => toIsoTimestamp(value as string),
  parseValue: requireInstant,
  parseLiteral: (node) => requireInstant(readText(node)),
});

/** Creates a scalar for texts that follow a standard. */
function createTextScalar(
  name: string,
  specifiedByURL: string,
  description: string,
): GraphQLScalarType<string, string> {
  return new GraphQLScalarType<string, string>({
    ...{ name, specifiedByURL, description },
    serialize: (value) => value as string,
    parseValue: (value) => requireText(name, value),
    parseLiteral: (node) => requireText(name, readText(node)),
  });
}

/** A currency in responses. Inputs take strings, so that existing variables keep their type. */
export const CurrencyScalar = createTextScalar(
  'Currency',
  'https://www.iso.org/iso-4217-currency-codes.html',
  'A currency code of ISO 4217, such as "EUR".',
);

/** A country in responses. */
export const CountryScalar = createTextScalar(
  'Country',
  'https://www.iso.org/iso-3166-country-codes.html',
  'A country code of ISO 3166-1 alpha-2, such as "DE".',
);

/** An absolute URL in responses. */
export const UrlScalar = createTextScalar('URL', 'https://url.spec.whatwg.org/', 'An absolute URL.');

function readText(node: ValueNode): unknown {
  return node.kind === Kind.STRING ? node.value : undefined;
}

function requireText(type: string, value: unknown): string {
  if (typeof value !== 'string') throw new GraphQLError(`${type} must be given as a string.`);
  return value;
}

function requireDay(value: unknown): string {
  if (!isDay(value)) throw new GraphQLError('Date must be given as YYYY-MM-DD.');
  return value;
}

function requireInstant(value: unknown): string {
  const timestamp = parseIsoTimestamp(requireText('DateTime', value));
  if (timestamp === null) throw new GraphQLError('DateTime must be given in ISO 8601 with an offset.');
  return timestamp;
}
