import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSmallInvoice } from './documents.mjs';
import { uploadRecorded } from './uploads.mjs';

const FACES = ['rest', 'rest with a key', 'graphql'];
const MAX_CALLS = 20_000;

/** Makes calls of every kind at a limited rate until it is stopped, and keeps every response with its time. */
export class Load {
  /** `{ kind, status, retryAfter, problem, milliseconds, begin }` of every call, `begin` by `performance.now()`. */
  answers = [];
  /** The highest value that was acknowledged for each writer's invoice, by its uid. */
  written = new Map();
  #isOver = false;
  #tasks = [];

  constructor(client, history) {
    this.client = client;
    this.history = history;
  }

  /** @param counts how many callers of each kind: `readers`, `uploaders`, `writers`, `probes` */
  async start({ readers = 3, uploaders = 3, writers = 2, probes = 1, pause = 250 } = {}) {
    this.pause = pause;
    const invoices = [];
    for (let writer = 0; writer < writers; writer += 1) {
      invoices.push((await uploadRecorded(this.client, this.history, createSmallInvoice())).uid);
    }
    const start = (count, task) => {
      for (let index = 0; index < count; index += 1) this.#tasks.push(this.#repeat(() => task(index)));
    };
    start(readers, () => this.#call('read', 'GET', '/v1/invoices?page_size=20&query=feldmann'));
    start(uploaders, () => this.#upload());
    start(writers, (index) => this.#write(invoices[index]));
    start(probes, () => this.#call('live', 'GET', '/live'));
    start(probes, () => this.#call('ready', 'GET', '/ready'));
  }

  async end() {
    this.#isOver = true;
    await Promise.all(this.#tasks);
  }

  async #repeat(task) {
    while (!this.#isOver && this.answers.length < MAX_CALLS) {
      await task();
      await sleep(randomInt(1, this.pause * 2));
    }
  }

  async #upload() {
    const face = FACES[randomInt(FACES.length)];
    const begin = performance.now();
    this.#keep('upload', begin, await uploadRecorded(this.client, this.history, createSmallInvoice(), face));
  }

  /** Growing numbers: the final value must not be less than the last acknowledged one. */
  async #write(uid) {
    const value = (this.attempted = (this.attempted ?? 0) + 1);
    const answer = await this.#call('write', 'PATCH', `/v1/invoices/${uid}`, {
      json: { invoice_number: String(value) },
    });
    if (answer.status === 200) this.written.set(uid, value);
  }

  async #call(kind, method, path, options) {
    const begin = performance.now();
    const answer = await this.client.call(method, path, options);
    this.#keep(kind, begin, answer);
    return answer;
  }

  #keep(kind, begin, { status, headers, problem, milliseconds }) {
    const retryAfter = headers?.get('Retry-After') ?? null;
    this.answers.push({ kind, status, retryAfter, problem, begin, milliseconds });
  }
}

/** Checks that the last acknowledged write of every writer, or a later one, is stored. */
export async function checkWritten(checks, client, written) {
  const lost = [];
  for (const [uid, value] of written) {
    const { body } = await client.call('GET', `/v1/invoices/${uid}`);
    if (!(Number(body?.invoice_number) >= value))
      lost.push(`${uid}: ${value} was acknowledged, ${body?.invoice_number} is there`);
  }
  checks.that('every acknowledged change is stored', lost.length === 0, lost.join('; ') || `${written.size} invoices`);
}

/** Formats how often each kind of call got each response, as one line. */
export function tally(answers) {
  const counts = new Map();
  for (const { kind, status, problem } of answers) {
    const name = `${kind} ${status ?? problem}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => `${name}: ${count}`)
    .sort()
    .join(', ');
}
