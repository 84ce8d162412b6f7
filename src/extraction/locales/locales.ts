import { BULGARIAN } from './bg.js';
import { CATALAN } from './ca.js';
import { CZECH } from './cs.js';
import { DANISH } from './da.js';
import { GERMAN } from './de.js';
import { GREEK } from './el.js';
import { ENGLISH } from './en.js';
import { SPANISH } from './es.js';
import { ESTONIAN } from './et.js';
import { FINNISH } from './fi.js';
import { FRENCH } from './fr.js';
import { HEBREW } from './he.js';
import { CROATIAN } from './hr.js';
import { HUNGARIAN } from './hu.js';
import { INDONESIAN } from './id.js';
import { ICELANDIC } from './is.js';
import { ITALIAN } from './it.js';
import { JAPANESE } from './ja.js';
import { KOREAN } from './ko.js';
import type { Locale } from './locale.js';
import { LITHUANIAN } from './lt.js';
import { LATVIAN } from './lv.js';
import { MALAY } from './ms.js';
import { DUTCH } from './nl.js';
import { NORWEGIAN } from './no.js';
import { POLISH } from './pl.js';
import { PORTUGUESE } from './pt.js';
import { ROMANIAN } from './ro.js';
import { RUSSIAN } from './ru.js';
import { SLOVAK } from './sk.js';
import { SLOVENE } from './sl.js';
import { SERBIAN } from './sr.js';
import { SWEDISH } from './sv.js';
import { THAI } from './th.js';
import { TURKISH } from './tr.js';
import { UKRAINIAN } from './uk.js';
import { VIETNAMESE } from './vi.js';
import { CHINESE } from './zh.js';

/** All languages; if a word means different things in two languages, the language earlier in the list wins. */
export const LOCALES: readonly Locale[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  TURKISH,
  ITALIAN,
  SPANISH,
  DUTCH,
  PORTUGUESE,
  POLISH,
  CZECH,
  MALAY,
  SWEDISH,
  ROMANIAN,
  GREEK,
  HUNGARIAN,
  CROATIAN,
  DANISH,
  NORWEGIAN,
  FINNISH,
  SLOVAK,
  BULGARIAN,
  SLOVENE,
  ESTONIAN,
  LATVIAN,
  LITHUANIAN,
  UKRAINIAN,
  SERBIAN,
  ICELANDIC,
  CATALAN,
  INDONESIAN,
  VIETNAMESE,
  RUSSIAN,
  JAPANESE,
  CHINESE,
  KOREAN,
  HEBREW,
  THAI,
];
