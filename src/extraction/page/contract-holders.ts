import { ACCOUNT_HOLDERS, CONTRACT_HOLDERS } from '../locales/dictionaries.js';
import type { PartyLabel } from '../locales/locale.js';
import type { ReadDocument, ReadLine } from './document.js';
import type { LabelHit } from './labels.js';

/** What shows that the label of a holder nearby is that of an account. */
const ACCOUNT = /(?<!\p{L})(?:IBAN|BIC|SWIFT|RIB|CLABE)(?!\p{L})|(?:\d{4}[ -]){3}/iu;
/** In lines between an account and the label of its holder. */
const MAX_LINES = 3;

/** Whether a label names the holder of a contract, and no account is near that it could be the holder of. */
export function namesContractHolder(document: ReadDocument, line: ReadLine, { label }: LabelHit<PartyLabel>): boolean {
  return CONTRACT_HOLDERS.has(label) && !(ACCOUNT_HOLDERS.has(label) && isNearAccount(document, line));
}

function isNearAccount({ lines }: ReadDocument, { index, page }: ReadLine): boolean {
  const around = lines.slice(Math.max(0, index - MAX_LINES), index + MAX_LINES + 1);
  return around.some(
    (line) =>
      line.page === page &&
      // "Bank details" is the label of another party too.
      (ACCOUNT.test(line.text) ||
        line.parties.some((hit) => hit.key === 'other_party' && !CONTRACT_HOLDERS.has(hit.label))),
  );
}
