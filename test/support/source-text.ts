/** Words after which a slash begins a regular expression, because no value can precede it. */
const BEFORE_VALUE = /(?:^|[^\w$.])(?:return|typeof|case|in|of|delete|void|throw|new|else|do|await|yield)$/;
const LITERAL = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y;
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const EXPRESSION = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
const TEMPLATE_TEXT = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*/y;

/**
 * The source with the inside of its comments, strings, templates and regular expressions blanked, so that what is left is
 * code. Quotes, line breaks and `${…}` stay, and every character keeps its place.
 */
export function maskSource(source: string): string {
  return new Masker(source).mask();
}

class Masker {
  #masked = '';
  /** For each open template the depth of braces at which its `${` ends. */
  readonly #templates: number[] = [];
  #braces = 0;

  constructor(readonly source: string) {}

  mask(): string {
    while (this.#masked.length < this.source.length) this.#step();
    return this.#masked;
  }

  #step(): void {
    const character = this.source.charAt(this.#masked.length);
    if (this.#takeBlank(COMMENT, 0)) return;
    if (this.#takeBlank(LITERAL, 1)) return;
    if (character === '/' && this.#valueMayFollow() && this.#takeBlank(EXPRESSION, 1)) return;
    if (character === '{') this.#braces += 1;
    if (character === '}' && this.#templates.at(-1) === this.#braces) {
      this.#templates.pop();
      this.#braces -= 1;
      this.#masked += character;
      this.#template();
      return;
    }
    if (character === '}') this.#braces -= 1;
    this.#masked += character;
    if (character === '`') this.#template();
  }

  /** Blanks a template's text up to its end or its next `${`. */
  #template(): void {
    this.#takeBlank(TEMPLATE_TEXT, 0);
    if (this.source.startsWith('${', this.#masked.length)) {
      this.#braces += 1;
      this.#templates.push(this.#braces);
      this.#masked += '${';
      return;
    }
    this.#masked += this.source.charAt(this.#masked.length);
  }

  #takeBlank(pattern: RegExp, edge: 0 | 1): boolean {
    pattern.lastIndex = this.#masked.length;
    const found = pattern.exec(this.source)?.[0];
    if (found === undefined) return false;
    const inside = found.slice(edge, found.length - edge).replace(/[^\n]/g, ' ');
    this.#masked += edge === 0 ? inside : found.charAt(0) + inside + found.slice(-1);
    return true;
  }

  #valueMayFollow(): boolean {
    const before = this.#masked.trimEnd();
    return before === '' || /[(,=:[!&|?{};+\-*%<>~^]$/.test(before) || BEFORE_VALUE.test(before);
  }
}
