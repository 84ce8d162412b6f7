/** Collects checks without printing them, as the result of one test. */
export class CollectedChecks {
  #broken = [];
  #figures = [];
  #count = 0;

  that(claim, holds, detail = '') {
    this.#count += 1;
    if (!holds) this.#broken.push(`${claim} [${detail}]`);
  }

  note() {}

  figure(text) {
    this.#figures.push(text);
  }

  get result() {
    const counted = `${this.#count - this.#broken.length} of ${this.#count} checks`;
    return { holds: this.#broken.length === 0, figure: [...this.#figures, counted, ...this.#broken].join('; ') };
  }
}
