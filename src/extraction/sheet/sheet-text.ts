import { findFont, getMetrics, isPlain } from './fonts.js';
import { MAIN_FONT, type Weight } from './font-names.js';
import { estimateShare, listDrawnCharacters } from './letter-forms.js';
import { findBreaks } from './line-breaks.js';
import { ELLIPSIS, toShownText } from './shown-text.js';

/** The size of a text in points, and its weight. */
export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
}

/** The width of a text in points; for scripts that join their letters about that, and seldom less. */
export function measureText(text: string, { size, weight }: TextStyle): number {
  if (isPlain(text)) return getMetrics(MAIN_FONT, weight).measure(text, size);
  return measureCharacters(text, { size, weight }).reduce((sum, width) => sum + width, 0);
}

/** The widths of the characters of a text as they stand in it: an entry for each of its UTF-16 units, in points. */
function measureCharacters(text: string, { size, weight }: TextStyle): number[] {
  const characters = Array.from(text);
  const drawn = listDrawnCharacters(characters);
  return characters.flatMap((character, index) => {
    const codePoint = drawn[index] ?? null;
    const width =
      codePoint === null ? 0 : measureCharacter(codePoint, character, weight) * size * estimateShare(characters, index);
    return character.length === 1 ? [width] : [width, 0];
  });
}

function measureCharacter(codePoint: number, character: string, weight: Weight): number {
  const font = getMetrics(findFont(character) ?? MAIN_FONT, weight);
  return font.find(codePoint) ?? font.find(character.codePointAt(0) ?? 0) ?? 1;
}

/**
 * Breaks a text into lines of at most `width` points: between words, and within words that are too long. What is left after `maxLines`
 * is replaced by an ellipsis.
 */
export function wrapText(text: string, style: TextStyle, width: number, maxLines: number): string[] {
  const lines: string[] = [];
  const shown = toShownText(text);
  if (measureText(shown, style) <= width) return shown === '' ? [] : [shown];
  const widths = measureCharacters(shown, style);
  const breaks = findBreaks(shown);
  const findEnd = (start: number, room: number): number => {
    let used = 0;
    let between = 0;
    let within = 0;
    for (let at = start; at < shown.length; at += 1) {
      if (at > start && breaks[at] === 'between') between = at;
      if (at > start && breaks[at] !== 'never') within = at;
      used += widths[at] ?? 0;
      if (used > room && at > start) return between || within || at;
    }
    return shown.length;
  };
  for (let start = 0; start < shown.length;) {
    const end = findEnd(start, width);
    if (lines.length === maxLines - 1 && end < shown.length) {
      const room = width - measureText(ELLIPSIS, style);
      return [...lines, shown.slice(start, findEnd(start, room)).trimEnd() + ELLIPSIS];
    }
    lines.push(shown.slice(start, end).trimEnd());
    start = end;
    while (shown[start] === ' ') start += 1;
  }
  return lines;
}
