import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';

/**
 * A record of requests and responses, written to a file outside the service and synced before the next step, so that it proves what
 * was promised. Outcomes: `ok` was acknowledged, `refused` was answered with an error, `unknown` had no answer or one that leaves
 * it open.
 */
export class History {
  #file;
  #entries = new Map();

  constructor(folder) {
    this.#file = openSync(path.join(folder, 'history.jsonl'), 'a');
  }

  begin(id, what) {
    this.#entries.set(id, { id, ...what, outcome: 'unknown' });
    this.#write({ id, ...what });
  }

  end(id, outcome, answer = {}) {
    Object.assign(this.#entries.get(id), answer, { outcome });
    this.#write({ id, outcome, ...answer });
  }

  listByOutcome(outcome) {
    return [...this.#entries.values()].filter((entry) => entry.outcome === outcome);
  }

  get size() {
    return this.#entries.size;
  }

  close() {
    closeSync(this.#file);
  }

  #write(entry) {
    writeSync(this.#file, `${JSON.stringify(entry)}\n`);
    fsyncSync(this.#file);
  }
}
