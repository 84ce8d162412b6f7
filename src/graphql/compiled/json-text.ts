/** JSON, or a promise of it. */
export type Text = string | Promise<string>;

/** Text that needs no escaping in JSON: without quotes, backslashes, control characters and surrogates. */
const PLAIN = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;

/** Writes a string as JSON.stringify does. */
export function quote(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** Pieces of JSON that are still pending, each with the text before it. */
export class PendingTexts {
  private readonly before: string[] = [];
  private readonly later: Promise<string>[] = [];

  add(before: string, piece: Promise<string>): void {
    this.before.push(before);
    this.later.push(piece);
  }

  /** Joins all pieces and the rest. */
  async join(rest: string): Promise<string> {
    const pieces = await Promise.all(this.later);
    return pieces.map((piece, index) => this.before[index] + piece).join('') + rest;
  }

  /** Ignores the outcome of all pieces, so that no rejection is unhandled. */
  abandon(): void {
    void Promise.allSettled(this.later);
  }
}
