/** The REST spelling of a property's name, as a type: `totalPrice` becomes `total_price`. */
export type SnakeCase<Name extends string> = string extends Name
  ? string
  : Name extends `${infer Letter}${infer Rest}`
    ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeCase<Rest>}`
    : '';

/** Converts a property's name to its REST spelling: `totalPrice` becomes `total_price`. */
export function toSnakeCase<Name extends string>(name: Name): SnakeCase<Name> {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>;
}

/** Converts a REST name to its GraphQL spelling: `total_price` becomes `totalPrice`. */
export function toCamelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

/** Converts a property's name to words: `totalPrice` becomes `total price`. */
export function spellOut(name: string): string {
  return toSnakeCase(name).replaceAll('_', ' ');
}
