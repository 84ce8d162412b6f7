/** The two weights of the page. */
export type Weight = 'regular' | 'bold';

/** Liberation Sans, which has Latin, Greek and Cyrillic. */
export const MAIN_FONT = 'liberation';

const SCRIPTS = [
  'latin-ext',
  'vietnamese',
  'arabic',
  'hebrew',
  'thai',
  'armenian',
  'georgian',
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
] as const;
const IDEOGRAPHS = ['chinese-simplified', 'chinese-traditional', 'japanese', 'korean'] as const;

/** Where ideographs are from: the same one looks different in each. */
export type Ideographs = (typeof IDEOGRAPHS)[number];
/** A font of the page. `rare` has the ideographs and signs that no other one has. */
export type FontName = typeof MAIN_FONT | (typeof SCRIPTS)[number] | Ideographs | 'rare';

/** The fonts in the order in which they are searched for a character. Korean ideographs look like traditional ones. */
const ORDERS: Readonly<Record<Ideographs, readonly FontName[]>> = {
  'chinese-simplified': order('chinese-simplified', 'chinese-traditional', 'japanese', 'korean'),
  'chinese-traditional': order('chinese-traditional', 'japanese', 'chinese-simplified', 'korean'),
  japanese: order('japanese', 'chinese-traditional', 'chinese-simplified', 'korean'),
  korean: order('korean', 'chinese-traditional', 'japanese', 'chinese-simplified'),
};

function order(...ideographs: readonly Ideographs[]): readonly FontName[] {
  return [...SCRIPTS, ...ideographs, 'rare'];
}

const LANGUAGES: Readonly<Record<string, Ideographs>> = { zh: 'chinese-simplified', ja: 'japanese', ko: 'korean' };
const COUNTRIES: Readonly<Record<string, Ideographs>> = {
  TW: 'chinese-traditional',
  HK: 'chinese-traditional',
  MO: 'chinese-traditional',
  JP: 'japanese',
  KR: 'korean',
  KP: 'korean',
};

/**
 * Chooses how ideographs are written: as in the language of the document, else as in the seller's country, else simplified.
 *
 * @param language ISO 639-1
 * @param country ISO 3166-1 alpha-2
 */
export function findIdeographs(language: string | null, country: string | null): Ideographs {
  const ofCountry = COUNTRIES[country ?? ''];
  if (language === 'zh') return ofCountry === 'chinese-traditional' ? ofCountry : 'chinese-simplified';
  return LANGUAGES[language ?? ''] ?? ofCountry ?? 'chinese-simplified';
}

/** The fonts in the order in which they are searched for a character, without the main one. */
export function listOtherFonts(ideographs: Ideographs): readonly FontName[] {
  return ORDERS[ideographs];
}

/** The name of the file of a font other than the main one. Bold ideographs are made of regular ones, since they take a lot of space. */
export function toFileName(font: FontName, weight: Weight): string {
  return SCRIPTS.some((script) => script === font) ? `${font}-${weight}` : font;
}
