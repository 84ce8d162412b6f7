/** A property's name as REST spells it: `totalPrice` becomes `total_price`. */
export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A property's name as GraphQL spells it: `total_price` becomes `totalPrice`. */
export function toCamelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}
