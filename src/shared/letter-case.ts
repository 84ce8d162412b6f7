/** A property's name as REST spells it, as a type: `totalPrice` becomes `total_price`. */
export type SnakeCase<Name extends string> = string extends Name
  ? string
  : Name extends `${infer Letter}${infer Rest}`
    ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeCase<Rest>}`
    : '';

/** A property's name as REST spells it: `totalPrice` becomes `total_price`. */
export function toSnakeCase<Name extends string>(name: Name): SnakeCase<Name> {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>;
}

/** A property's name as GraphQL spells it: `total_price` becomes `totalPrice`. */
export function toCamelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

/** A property's name in words: `totalPrice` becomes `total price`. */
export function spelledOut(name: string): string {
  return toSnakeCase(name).replaceAll('_', ' ');
}
