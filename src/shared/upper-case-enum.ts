/** Maps the values of a vocabulary by their names in SCREAMING_CASE, to create GraphQL enums. */
export function toScreamingEnum<Value extends string>(
  values: readonly Value[],
): { readonly [Each in Value as Uppercase<Each>]: Each } {
  return Object.fromEntries(values.map((value) => [value.toUpperCase(), value])) as {
    readonly [Each in Value as Uppercase<Each>]: Each;
  };
}
