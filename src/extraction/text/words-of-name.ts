/** In letters. Words of scripts without spaces, or with few, are about this long. */
const USUAL_WORD = 3;
const JOINED = /[\u0e00-\u0e7f\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;

/** The number of words in a text. Where not all words are separated, it is estimated by the number of letters. */
export function countWords(text: string): number {
  return text
    .split(/\s+/)
    .reduce(
      (sum, word) => sum + (JOINED.test(word) ? Math.ceil((word.match(/\p{L}/gu)?.length ?? 0) / USUAL_WORD) : 1),
      0,
    );
}
