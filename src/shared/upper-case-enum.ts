/** Creates an object that maps each value's name in upper case to the value, for GraphQL enums. */
export function toUpperCaseEnum<Value extends string>(
  values: readonly Value[],
): { readonly [Each in Value as Uppercase<Each>]: Each } {
  return Object.fromEntries(values.map((value) => [value.toUpperCase(), value])) as {
    readonly [Each in Value as Uppercase<Each>]: Each;
  };
}
