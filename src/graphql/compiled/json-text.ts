/** JSON, or a promise of it. */
export type Text = string | Promise<string>;

/** Text that needs no escaping in JSON: without quotes, backslashes, control characters and surrogates. */
const PLAIN = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;

/** Writes a string as JSON.stringify does. */
export function quote(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** Builds JSON from pieces that may be pending. */
export class JsonBuilder {
  private readonly before: string[] = [];
  private readonly pending: Promise<string>[] = [];

  constructor(private text: string) {}

  /** Adds a separator and a piece. */
  add(separator: string, piece: Text): void {
    if (typeof piece === 'string') {
      this.text += separator + piece;
      return;
    }
    this.before.push(this.text + separator);
    this.pending.push(piece);
    this.text = '';
  }

  finish(end: string): Text {
    return this.pending.length === 0 ? this.text + end : this.join(end);
  }

  /** Ignores the outcome of what is pending, so that no rejection is unhandled. */
  abandon(): void {
    void Promise.allSettled(this.pending);
  }

  private async join(end: string): Promise<string> {
    const pieces = await Promise.all(this.pending);
    const json = pieces.map((piece, index) => this.before[index] + piece).join('') + this.text + end;
    // V8 may allocate these arrays in its old generation, where they would keep the text alive after the response.
    this.before.length = 0;
    this.pending.length = 0;
    return json;
  }
}
