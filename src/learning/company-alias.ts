import { compactText, cutText } from '../shared/text.js';

/** How a document names its issuer: the name as it was read, and the accounts (IBAN) to pay to. */
export interface IssuerNames {
  readonly name: string | null;
  readonly ibans: readonly string[];
}

const NAME = 'name:';
const IBAN = 'iban:';
const FORMER_NAME = 'was:';

/** The aliases of a document's issuer, the most reliable first. */
export function listAliases({ name, ibans }: IssuerNames): string[] {
  const key = name === null ? '' : cutText(compactText(name), 255);
  return [...ibans.map((iban) => `${IBAN}${iban}`), ...(key === '' ? [] : [`${NAME}${key}`])];
}

/** The alias of a renamed company's former name, which documents may keep using. */
export function createFormerNameAlias(name: string): string {
  return `${FORMER_NAME}${cutText(compactText(name), 255)}`;
}

/** Whether an alias is a name, which several companies may share, and not an account. */
export function isNameAlias(alias: string): boolean {
  return alias.startsWith(NAME);
}
