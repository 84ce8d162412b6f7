import { createContext, useContext } from 'react';
import { createFormat, type Format } from './format.ts';
import { de } from './de.ts';
import { en, type MainTexts } from './en.ts';
import { checksDe } from './checks/de.ts';
import { checksEn, type CheckTexts } from './checks/en.ts';
import { checksTr } from './checks/tr.ts';
import { filtersDe } from './filters/de.ts';
import { filtersEn, type FilterTexts } from './filters/en.ts';
import { filtersTr } from './filters/tr.ts';
import { refusalsDe } from './refusals/de.ts';
import { refusalsEn, type RefusalTexts } from './refusals/en.ts';
import { refusalsTr } from './refusals/tr.ts';
import { reviewDe } from './review/de.ts';
import { reviewEn, type ReviewTexts } from './review/en.ts';
import { reviewTr } from './review/tr.ts';
import { settingsDe } from './settings/de.ts';
import { settingsEn, type SettingsTexts } from './settings/en.ts';
import { settingsTr } from './settings/tr.ts';
import { tr } from './tr.ts';

/** The texts of the inbox by their names. */
export type Texts = MainTexts & CheckTexts & FilterTexts & RefusalTexts & ReviewTexts & SettingsTexts;

const TEXTS = {
  en: { ...en, ...checksEn, ...filtersEn, ...refusalsEn, ...reviewEn, ...settingsEn },
  de: { ...de, ...checksDe, ...filtersDe, ...refusalsDe, ...reviewDe, ...settingsDe },
  tr: { ...tr, ...checksTr, ...filtersTr, ...refusalsTr, ...reviewTr, ...settingsTr },
} satisfies Record<string, Texts>;
const STORED = 'inbox:language';

export type Language = keyof typeof TEXTS;
export type TextName = keyof Texts;

/** The languages by their own names. */
export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', tr: 'Türkçe' };

/** The texts and formats of a language. */
export interface Speech {
  readonly language: Language;
  readonly texts: Texts;
  readonly format: Format;
}

/** The language that was chosen before, or the first known one of the browser. */
export function findLanguage(): Language {
  const wanted = [localStorage.getItem(STORED), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Language => tag !== undefined && tag in TEXTS) ?? 'en';
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(STORED, language);
}

/** Builds the texts and formats. @param account decides how amounts look, if it has the same language */
export function createSpeech(
  language: Language,
  account?: { readonly locale: string; readonly timeZone: string },
): Speech {
  const isSame = account?.locale.startsWith(language) ?? false;
  const locale = isSame && account ? account.locale : language;
  return { language, texts: TEXTS[language], format: createFormat(locale, account?.timeZone ?? 'UTC') };
}

export const SpeechContext = createContext<Speech>(createSpeech('en'));

export function useSpeech(): Speech {
  return useContext(SpeechContext);
}
