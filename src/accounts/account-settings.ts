import { invalid, type FieldMessages } from '../shared/errors.js';
import { cleanText } from '../shared/text.js';
import type { Account } from './account.entity.js';

/** Changes to an account; an omitted field keeps its value. */
export interface AccountPatch {
  readonly name?: string;
  readonly locale?: string;
  readonly timeZone?: string;
  readonly fourEyes?: boolean;
}

/** Reads the settings to change. @throws validation_error with all problems */
export function readAccountSettings(patch: AccountPatch): Partial<Pick<Account, 'name' | 'locale' | 'timeZone'>> {
  const problems: FieldMessages = {};
  const name = patch.name === undefined ? undefined : cleanText(patch.name, 255);
  if (name === null) problems['name'] = ['May not be blank.'];
  if (patch.locale !== undefined && !isLocale(patch.locale)) problems['locale'] = ['Must be a BCP 47 language tag.'];
  if (patch.timeZone !== undefined && !isTimeZone(patch.timeZone))
    problems['time_zone'] = ['Must be an IANA time zone.'];
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return {
    ...(name ? { name } : {}),
    ...(patch.locale === undefined ? {} : { locale: patch.locale }),
    ...(patch.timeZone === undefined ? {} : { timeZone: patch.timeZone }),
  };
}

function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length === 1 && tag.length <= 35;
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The settings as the account's history names them. */
export function presentAccount({ name, locale, timeZone, fourEyes }: Omit<Account, 'id'>) {
  return { name, locale, time_zone: timeZone, four_eyes: fourEyes };
}
