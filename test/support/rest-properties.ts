import * as fc from 'fast-check';
import { openApi, findOperation, describeValueProblem, resolveReference } from './openapi.js';
import { generateCalls, type GeneratedCall } from './rest-calls.js';
import { listProperties } from './schema-values.js';
import { createForm, RestClient, type RestAnswer } from './rest-client.js';

const UNKNOWN_UID = '019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e55';
/** Errors that a schema cannot predict: missing objects, the state of a row, ranges that end before they begin, URLs without a file, and cursors. */
const ONLY_SERVICE_KNOWS = [
  ...['company_uid', 'card_uid', 'category_uid', 'columns', 'url', 'after'],
  ...['invoice_date_from', 'due_date_from', 'from_date', 'created_at_from_date', 'created_at__gte'],
];

export interface PropertyRun {
  readonly baseUrl: string;
  readonly key: string;
  /** A key of another account, whose objects must never be found. */
  readonly foreignKey: string;
  readonly calls: number;
  readonly seed: number;
  readonly sample: () => Promise<string | Uint8Array>;
  /** Sends a call, and may look at how long it takes. */
  readonly watch?: (name: string, send: () => Promise<unknown>) => Promise<void>;
}

export interface PropertyReport {
  /** The failure with the seed and the call; null if there was none. */
  readonly failure: string | null;
  /** How often each operation returned each status. */
  readonly statuses: ReadonlyMap<string, number>;
}

/**
 * Generates calls of all operations and checks the invariants of every response: no internal error; status, headers and body as
 * documented; valid calls not refused as invalid; invalid bodies not accepted; and nothing of another account.
 */
export async function checkProperties(run: PropertyRun): Promise<PropertyReport> {
  const calls = generateCalls();
  const client = new RestClient(run, run.key);
  const known = new KnownObjects(client, run);
  await known.begin(new RestClient(run, run.foreignKey));
  const statuses = new Map<string, number>();
  const property = fc.asyncProperty(calls, async (call) => {
    const { path, answer } = await known.send(call);
    const name = `${call.name} ${answer.status}`;
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
    const problem = findProblem(call, answer) ?? known.findLeak(answer);
    if (problem !== null)
      throw new Error(
        `${problem}\n${call.method} ${path}: ${answer.status} ${answer.bytes.toString().slice(0, 1_000)}`,
      );
    await known.keep(call, answer);
  });
  // Every call changes the state, so a shrunk call would be a different one.
  const result = await fc.check(property, { numRuns: run.calls, seed: run.seed, endOnFailure: true });
  if (!result.failed) return { failure: null, statuses };
  const example = JSON.stringify(result.counterexample, null, 1);
  const reason = result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance);
  return { failure: `seed ${result.seed}, call ${result.numRuns}: ${reason}\n${example}`, statuses };
}

function findProblem(call: GeneratedCall, { status, body }: RestAnswer): string | null {
  if (status >= 500) return 'The service failed.';
  const error = body?.error as { code: string; details?: Record<string, unknown> } | undefined;
  if (call.isValid && status === 400) {
    const unforeseen = Object.keys(error?.details ?? { nothing: '' }).filter(
      (name) => !ONLY_SERVICE_KNOWS.includes(name),
    );
    return unforeseen.length === 0 ? null : `A valid call was refused for ${unforeseen.join(', ')}.`;
  }
  if (status < 300 && isBrokenBody(call)) return 'An invalid body was accepted.';
  return null;
}

/** Whether a body violates its schema, read as leniently as the service reads it. */
function isBrokenBody({ method, path, json }: GeneratedCall): boolean {
  const operation = findOperation(method, path);
  if (json === undefined || !operation?.requestBody) return false;
  const schema = resolveReference(operation.requestBody).content?.['application/json']?.schema ?? {};
  if (describeValueProblem(schema, json) === null) return false;
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return true;
  const isFilter = path.includes('export');
  const known = listProperties(schema);
  const read = Object.entries(json).flatMap(([name, value]) => {
    const text = isFilter && !fits(known[name], value) && Array.isArray(value) ? value.findLast(isGiven) : value;
    return isFilter && !isGiven(text) ? [] : [[name, keepReadable(text)] as const];
  });
  return describeValueProblem(schema, Object.fromEntries(read)) !== null;
}

function fits(schema: object | undefined, value: unknown): boolean {
  return schema === undefined || describeValueProblem(schema, value) === null;
}

/** Null and empty filters are ignored; of several values the last counts. */
function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && !(typeof value === 'string' && value.trim() === '');
}

/** Numbers count as strings, and strings are trimmed. */
function keepReadable(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? value.filter(isGiven).map(keepReadable) : value;
}

type Kind = 'invoices' | 'companies' | 'cards' | 'items';

/** Tracks the objects that calls can refer to, as calls create and delete them. */
class KnownObjects {
  private readonly uids: Record<Kind, string[]> = { invoices: [], companies: [], cards: [], items: [] };
  private foreign: string[] = [];

  constructor(
    private readonly client: RestClient,
    private readonly run: PropertyRun,
  ) {}

  async begin(foreigner: RestClient): Promise<void> {
    await this.refill();
    const company = await foreigner.post('/companies/', { name: 'Foreign' });
    const upload = await foreigner.upload(await this.run.sample());
    this.foreign = [company.body.uid, upload.body.uid];
  }

  /** Sends a call on the objects that it selects. */
  async send(call: GeneratedCall): Promise<{ path: string; answer: RestAnswer }> {
    const path = this.buildPath(call);
    const { json, raw, headers } = call;
    const file = call.file === 'sample' ? await this.run.sample() : call.file;
    const body = file === undefined ? (raw === undefined ? { json } : { raw }) : { form: createForm(file) };
    let answer: RestAnswer | undefined;
    const sendOnce = async () => {
      const next = await this.client.call(call.method, path, { ...body, headers: encodeHeaders(headers) });
      answer ??= next;
    };
    await (this.run.watch
      ? this.run.watch(`${call.method} ${path} ${JSON.stringify(json ?? raw ?? '')}`, sendOnce)
      : sendOnce());
    return { path, answer: answer! };
  }

  /** Describes a leak if a response contains something of another account; otherwise null. */
  findLeak({ status, bytes }: RestAnswer): string | null {
    const text = bytes.toString();
    const isShown = status < 300 && this.foreign.some((uid) => text.includes(uid));
    return isShown ? 'A response contains something of another account.' : null;
  }

  async keep({ name, path, choice, segment }: GeneratedCall, { status, body }: RestAnswer): Promise<void> {
    const kind = findKind(path);
    if (status === 201 && body) this.uids[kind].push(body.uid);
    if (name.startsWith('delete') && status === 204)
      this.uids[kind] = this.uids[kind].filter((uid) => uid !== this.choose(kind, choice, segment));
    await this.refill();
  }

  private async refill(): Promise<void> {
    if (this.uids.invoices.length === 0)
      this.uids.invoices.push((await this.client.upload(await this.run.sample())).body.uid);
    if (this.uids.companies.length === 0)
      this.uids.companies.push((await this.client.post('/companies/', { name: 'One' })).body.uid);
    if (this.uids.cards.length === 0)
      this.uids.cards.push((await this.client.post('/cards/', { name: 'One', last_four_digits: '0001' })).body.uid);
  }

  private buildPath({ path, choice, segment, query }: GeneratedCall): string {
    const kind = findKind(path);
    const parent = kind === 'items' ? 'invoices' : kind;
    const named = path
      .replace('{uid}', () => this.choose(parent, choice, segment))
      .replace('{item_uid}', () => this.choose('items', choice, segment));
    return query === '' ? named : `${named}?${query}`;
  }

  /** Selects an existing uid; of twenty choices, one is of another account, one unknown and one malformed. */
  private choose(kind: Kind, choice: number, segment: string): string {
    const other = [this.foreign[choice % this.foreign.length] ?? UNKNOWN_UID, UNKNOWN_UID, segment][choice - 17];
    const existing = this.uids[kind];
    return other ?? existing[choice % existing.length] ?? UNKNOWN_UID;
  }
}

function findKind(path: string): Kind {
  if (path.includes('/items')) return 'items';
  return path.startsWith('/companies') ? 'companies' : path.startsWith('/cards') ? 'cards' : 'invoices';
}

/** Encodes headers in Latin-1, as fetch requires. */
function encodeHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Buffer.from(value).toString('latin1')]),
  );
}

/** Counts the operations of the document. */
export const OPERATION_COUNT = Object.values(openApi.paths).flatMap((methods) =>
  Object.keys(methods).filter((name) => name !== 'parameters'),
).length;
