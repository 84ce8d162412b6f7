/** Prints the checks of a run line by line; the last line counts those that pass. */
export class Checks {
  #claims = [];

  /** @param detail figures or culprits, always printed */
  that(claim, holds, detail = '') {
    this.#claims.push(Boolean(holds));
    console.log(`${holds ? 'holds' : 'FAILS'}  ${claim}${detail === '' ? '' : `  [${detail}]`}`);
  }

  note(text) {
    console.log(`       ${text}`);
  }

  /** Prints the count, and fails the program unless all checks pass. Returns whether they do. */
  finish() {
    const held = this.#claims.filter(Boolean).length;
    console.log(`${held} of ${this.#claims.length} hold`);
    if (held < this.#claims.length) process.exitCode = 1;
    return held === this.#claims.length;
  }
}

/** Computes a quantile: the value below which the given share of the values lies. */
export function computeQuantile(values, share) {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted.length === 0 ? 0 : sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Formats the first elements of a list on one line. */
export function listSome(list, most = 3) {
  const shown = list.slice(0, most).map((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry)));
  return list.length === 0 ? 'none' : `${list.length}: ${shown.join(', ')}${list.length > most ? ' …' : ''}`;
}
