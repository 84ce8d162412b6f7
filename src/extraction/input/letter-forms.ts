/** Full-width and half-width forms, Kangxi radicals, enclosed letters such as ㈱, and compatibility ideographs. */
const COMPATIBILITY = /[\u2f00-\u2fdf\u3200-\u32ff\uf900-\ufaff\uff01-\uff9f\uffe0-\uffe2\uffe4-\uffe6]+/gu;
/** Radicals that fonts and PDF producers confuse with the characters of the same shape, which Unicode does not map to each other. */
const RADICALS: ReadonlyMap<string, string> = new Map(
  Array.from(
    '⺟母⺠民⺩王⺫目⺬示⺭礻⻁虎⻄西⻅见⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻬齐⻭歯⻮齿⻯竜⻰龙⻳亀⻲亀'.matchAll(
      /(.)(.)/gu,
    ),
  ).map(([, radical = '', letter = '']) => [radical, letter] as const),
);
const RADICAL = /[\u2e80-\u2eff]/gu;
const THAI_DIGIT = /[\u0e50-\u0e59]/gu;
/** A mark whose code the font of a PDF lacks. */
const LOST_THAI_MARK = /(?<=[\u0e00-\u0e7f])\0/gu;
/** The vowel "am" in two parts, with a tone mark between them. */
const SPLIT_SARA_AM = /\u0e4d([\u0e48-\u0e4b]?)\u0e32/gu;
const FIRST_THAI_DIGIT = 0x0e50;
/** Adobe's codes of old-style digits and small capitals, which are those of Latin-1 in another place. */
const SMALL_FORM = /[\uf724\uf726\uf730-\uf739\uf761-\uf77a\uf7a2\uf7e0-\uf7f6\uf7f8-\uf7fe]/gu;
const PLAIN = /^[\0-\u0dff]*$/u;

/**
 * Writes letters, digits and punctuation in their usual forms: full-width "：１２" as ":12", "㈱" as "(株)", radicals as the characters
 * that they look like, Thai digits as European ones, and small capitals as capitals. Leaves all other text unchanged.
 */
export function toUsualForms(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(COMPATIBILITY, (letters) => letters.normalize('NFKC'))
    .replace(RADICAL, (letter) => RADICALS.get(letter) ?? letter)
    .replace(THAI_DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) - FIRST_THAI_DIGIT))
    .replace(SMALL_FORM, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) & 0xff).toUpperCase())
    .replace(LOST_THAI_MARK, '')
    .replace(SPLIT_SARA_AM, '$1\u0e33');
}
