import { AppError } from '../shared/errors.js';

/** How much a JSON text may hold. */
export interface JsonLimits {
  readonly levels: number;
  readonly keys: number;
  readonly values: number;
  /** The characters of a key; no limit if absent. */
  readonly keyLength?: number;
}

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

/**
 * Counts levels, keys and values, and measures keys, in one pass, because parsing them, and all that follows, takes much longer.
 *
 * @throws bad_request
 */
export function requireModestJson(text: string, limits: JsonLimits): void {
  const { levels, keys: maxKeys, values: maxValues, keyLength = Infinity } = limits;
  if (text.length <= Math.min(levels, maxKeys, maxValues, keyLength)) return;
  let [depth, keys, values, stringLength] = [0, 0, 0, 0];
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case QUOTE: {
        const end = findEndOfString(text, index);
        stringLength = end - index - 1;
        index = end;
        break;
      }
      case COLON:
        keys += 1;
        if (stringLength > keyLength) throw createTooMuchError(limits);
        break;
      case COMMA:
        values += 1;
        break;
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        depth += 1;
        values += 1;
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
    }
    if (depth > levels || keys > maxKeys || values > maxValues) throw createTooMuchError(limits);
  }
}

/** Returns the index of the quote that ends a string; the end of the text if none does. */
function findEndOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text.charCodeAt(index) !== QUOTE) index += text.charCodeAt(index) === BACKSLASH ? 2 : 1;
  return index;
}

function createTooMuchError({ levels, keys, values, keyLength }: JsonLimits): AppError {
  const counts = `The JSON of a body has at most ${levels} levels, ${keys} keys and ${values} values.`;
  const ofKeys = keyLength === undefined ? '' : ` A key has at most ${keyLength} characters.`;
  return new AppError('bad_request', counts + ofKeys);
}
