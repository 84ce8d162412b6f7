import type { Problem } from '../client/problems.ts';
import { fillText } from './fill-text.ts';
import type { Texts } from './language.ts';

/** The sentences of the service by which an action or a file is refused, each with its text in the inbox. */
const REASONS = [
  [/^Your role .* only on your own/, 'reason_own'],
  [/^Your role/, 'reason_role'],
  [/^This key lacks/, 'reason_scope'],
  [/approved; remove the approval/, 'reason_approved'],
  [/remove the decision|already (approved|rejected)/, 'reason_decided'],
  [/still being processed/, 'reason_processing'],
  [/neither approved nor rejected/, 'reason_undecided'],
  [/a second person must decide/, 'reason_fourEyes'],
  [/^This type of file is not supported/, 'failure_unsupported_file_type'],
  // What Chromium, Safari and Firefox say.
  [/^(Failed to fetch|Load failed|NetworkError)/, 'unreachable'],
  [/^The file is larger/, 'failure_too_large'],
  [/^Must be an ISO 4217 currency code/, 'value_currency'],
  [/^Must be an ISO 3166-1 alpha-2 country code/, 'value_country'],
  [/^Must be an ISO 639-1 language code/, 'value_language'],
  [/^Must have only letters without accents/, 'value_plain'],
  [/^Must have (\d+) to (\d+) characters/, 'value_length'],
  [/^Must have at most (\d+) characters/, 'value_tooLong'],
  [/^May not be blank/, 'value_blank'],
  [/^This field is required/, 'value_required'],
  [/^Enter a valid email address/, 'value_email'],
  [/^Must be a URL/, 'value_url'],
  [/^Must be four digits/, 'value_fourDigits'],
  [/^A category named (.*) already exists/, 'taken_category'],
  [/^Card (\S+) already has these digits/, 'taken_card'],
  [/^The account already has a user with the address (\S+)\.$/, 'taken_user'],
  [/^This is the last owner/, 'refused_lastOwner'],
  [/^The webhook is disabled/, 'refused_webhookDisabled'],
] as const satisfies readonly (readonly [RegExp, keyof Texts])[];

/** Why an action or a file is refused, in the language of the page. A reason that it has no text for stays in English. */
export function translateReason(reason: string, texts: Texts): string {
  for (const [pattern, name] of REASONS) {
    const found = pattern.exec(reason);
    if (found) return texts[name] === '' ? reason : fillText(texts[name], Object.fromEntries(found.entries()));
  }
  return reason;
}

/** Why a change was refused, in one text; an empty one if it was not. */
export function describeProblems(problems: readonly Problem[], texts: Texts): string {
  return problems.map(({ message }) => translateReason(message, texts)).join(' ');
}
