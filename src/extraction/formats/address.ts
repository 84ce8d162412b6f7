/**
 * The parts of an address that are stated, as one line; parts within a group belong together and get no comma. A part that is
 * said twice (a city that is its own province) is written once.
 */
export function addressLine(...groups: readonly (readonly (string | null)[])[]): string | null {
  const parts = groups.map((group) => group.filter((part) => part !== null).join(' ')).filter((part) => part !== '');
  return parts.length === 0 ? null : [...new Set(parts)].join(', ');
}
