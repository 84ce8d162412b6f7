/** The parts of an address that are stated, as one line; parts within a group belong together and get no comma. */
export function addressLine(...groups: readonly (readonly (string | null)[])[]): string | null {
  const parts = groups.map((group) => group.filter((part) => part !== null).join(' ')).filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(', ');
}
