/**
 * Joins the stated parts of an address into one line; null if there are none. Commas separate the groups. A repeated group, such
 * as a city with the name of its province, is written once.
 */
export function joinAddress(...groups: readonly (readonly (string | null)[])[]): string | null {
  const parts = groups.map((group) => group.filter((part) => part !== null).join(' ')).filter((part) => part !== '');
  return parts.length === 0 ? null : [...new Set(parts)].join(', ');
}
