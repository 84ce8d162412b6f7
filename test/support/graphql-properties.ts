import { isDeepStrictEqual } from 'node:util';
import {
  buildSchema,
  execute,
  getOperationAST,
  parse,
  printSchema,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { QueryGenerator, type GeneratedQuery } from './generated-queries.js';
import { createRandom, mangleText, mangleValue } from './mangled-requests.js';

const UID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;
const MAX_KNOWN_UIDS = 300;
const MAX_PROBLEMS = 20;
/** Codes of a document that is valid, but too large. */
const TOO_LARGE = /complexity|limit|at most|more than|too |maximum|once|depth|tokens/i;

export interface GraphqlPropertyRun {
  readonly baseUrl: string;
  readonly key: string;
  /** Uids of another account, which must never be found, and what only that account has. */
  readonly foreignUids: readonly string[];
  readonly foreignTexts: readonly string[];
  /** With the scalars of the service. */
  readonly schema: GraphQLSchema;
  readonly calls: number;
  readonly seed: number;
  /** An uploaded file. */
  readonly sample: () => Uint8Array;
  /** Sends a request, and may look at how long it takes. */
  readonly watch?: (name: string, send: () => Promise<unknown>) => Promise<void>;
}

export interface GraphqlPropertyReport {
  readonly problems: readonly string[];
  /** How often each outcome happened: `data`, or the code of the first error. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** The root fields that returned data. */
  readonly succeeded: ReadonlySet<string>;
}

interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/**
 * Generates queries and all mutations from the schema, and damages some of them, in their text, their variables or their JSON. Checks that
 * none fails inside the service, that what is not valid is refused, that the data has the shape that the schema promises, and that nothing
 * of another account appears.
 */
export async function checkGraphqlProperties(run: GraphqlPropertyRun): Promise<GraphqlPropertyReport> {
  const { schema } = run;
  const promised = buildSchema(printSchema(schema));
  const random = createRandom(run.seed);
  const requests = new Requests(run, random);
  const [problems, outcomes, succeeded] = [[] as string[], new Map<string, number>(), new Set<string>()];
  await requests.begin();
  for (let index = 0; index < run.calls && problems.length < MAX_PROBLEMS; index += 1) {
    const request = requests.next();
    let sent: { status: number; text: string } | undefined;
    const send = async () => {
      const next = await sendOnce(`${run.baseUrl}/graphql`, request.init());
      sent ??= next;
    };
    await (run.watch ? run.watch(request.name, send) : send());
    const { status, text } = sent!;
    const answer = readAnswer(text);
    const problem = findProblem({ schema, promised }, request, { status, answer }) ?? requests.findLeak(request, text);
    if (problem !== null)
      problems.push(`${problem} (call ${index}) ${status} ${text.slice(0, 500)}\n${request.name.slice(0, 2_000)}`);
    const outcome = answer?.errors?.[0]?.extensions?.code ?? (answer?.data ? 'data' : 'none');
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    for (const [field, value] of Object.entries(answer?.data ?? {})) if (value !== null) succeeded.add(field);
    requests.learn(text);
  }
  return { problems, outcomes, succeeded };
}

/** Sends a request on a connection of its own, because the server may close an idle one just then. Without a response, its status is 0. */
async function sendOnce(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { ...init, headers: { ...(init.headers as object), Connection: 'close' } });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: String((error as Error).cause ?? error) };
  }
}

interface Request {
  readonly name: string;
  readonly query: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly init: () => RequestInit;
}

/** Builds requests on the objects that earlier answers have named. */
class Requests {
  private readonly uids: string[] = [];
  private readonly queries: QueryGenerator;
  private readonly mutations: QueryGenerator;
  private spared = new Set<string>();

  constructor(
    private readonly run: GraphqlPropertyRun,
    private readonly random: () => number,
  ) {
    const { schema } = run;
    this.queries = new QueryGenerator(schema, this.uids, run.seed);
    this.mutations = new QueryGenerator(schema, this.uids, run.seed + 1, schema.getMutationType()!);
  }

  /** Learns the objects of the account. The key that calls and its user are spared, because nothing could be called without them. */
  async begin(): Promise<void> {
    const query = '{ viewer { workspaceUser { uid } } apiKeys { uid } }';
    const own = await (await fetch(`${this.run.baseUrl}/graphql`, this.buildInit({ query }))).text();
    this.spared = new Set(own.match(UID));
    this.uids.push('x', '019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e55', ...this.run.foreignUids);
    const rows = '{ invoices { nodes { uid id items { uid } } } companies { nodes { uid } } cards { nodes { uid } } }';
    this.learn(await (await fetch(`${this.run.baseUrl}/graphql`, this.buildInit({ query: rows }))).text());
  }

  next(): Request {
    const dice = this.random();
    if (dice < 0.03) return this.buildUpload();
    const generated = spareAccount((dice < 0.5 ? this.queries : this.mutations).next());
    const damage = this.random();
    if (damage < 0.6) return this.build(generated);
    if (damage < 0.8) {
      return this.build({ ...generated, variables: mangleValue(generated.variables, this.random) as object as never });
    }
    if (damage < 0.97) return this.build({ ...generated, text: mangleText(generated.text, this.random) });
    const body = mangleText(JSON.stringify({ query: generated.text, variables: generated.variables }), this.random);
    return { name: body, query: null, variables: {}, init: () => this.buildInit(body) };
  }

  /** Keeps the uids of an answer for later calls. */
  learn(text: string): void {
    for (const uid of text.match(UID) ?? []) {
      if (this.spared.has(uid) || this.uids.includes(uid)) continue;
      if (this.uids.length < MAX_KNOWN_UIDS) this.uids.push(uid);
      else this.uids[10 + Math.floor(this.random() * (MAX_KNOWN_UIDS - 10))] = uid;
    }
  }

  /** An answer may repeat the uids that a client has sent. */
  findLeak({ name }: Request, text: string): string | null {
    const { foreignTexts, foreignUids } = this.run;
    const unsent = foreignUids.filter((uid) => !name.includes(uid));
    const isShown = [...foreignTexts, ...unsent].some((each) => text.includes(each));
    return isShown ? 'A response contains something of another account.' : null;
  }

  private build({ text, variables }: GeneratedQuery): Request {
    const body = { query: text, variables };
    return { name: JSON.stringify(body), query: text, variables, init: () => this.buildInit(body) };
  }

  private buildUpload(): Request {
    const query = 'mutation ($file: Upload!) { uploadInvoice(file: $file) { invoice { uid } userErrors { code } } }';
    const operations = { query, variables: { file: null } };
    const isDamaged = this.random() < 0.5;
    const form = new FormData();
    const text = JSON.stringify(operations);
    form.append('operations', isDamaged ? mangleText(text, this.random) : text);
    form.append(
      'map',
      isDamaged ? JSON.stringify(mangleValue({ 0: ['variables.file'] }, this.random)) : '{"0":["variables.file"]}',
    );
    form.append('0', new Blob([new Uint8Array(this.run.sample())]), 'a.xml');
    const headers = { 'Api-Key': this.run.key, 'Apollo-Require-Preflight': 'true' };
    return { name: 'an upload', query: null, variables: {}, init: () => ({ method: 'POST', headers, body: form }) };
  }

  private buildInit(body: object | string): RequestInit {
    const headers = { 'Api-Key': this.run.key, 'Content-Type': 'application/json' };
    return { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
  }
}

/** Names another account wherever an account is deleted, because nothing could be called without it. */
function spareAccount({ text, variables }: GeneratedQuery): GeneratedQuery {
  const names = [...text.matchAll(/\$(\w+): DeleteAccountInput/g)].map(([, name = '']) => [name, { name: 'Another' }]);
  return {
    text: text.replaceAll(/deleteAccount\(input: \{[^}]*\}\)/g, 'deleteAccount(input: { name: "Another" })'),
    variables: { ...variables, ...Object.fromEntries(names) },
  };
}

function readAnswer(text: string): Answer | null {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return null;
  }
}

function findProblem(
  { schema, promised }: { schema: GraphQLSchema; promised: GraphQLSchema },
  { query, variables }: Request,
  { status, answer }: { status: number; answer: Answer | null },
): string | null {
  if (status === 0) return 'There is no response.';
  if (status >= 500) return 'The service failed.';
  if (status === 401) return 'The key was refused.';
  if (answer === null || (answer.errors === undefined && !answer.data)) return 'The answer is neither data nor errors.';
  for (const { message, extensions } of answer.errors ?? []) {
    if (!extensions?.code || message === '') return 'An error has no code or no message.';
    if (extensions.code === 'INTERNAL_SERVER_ERROR') return 'The service failed.';
  }
  if (hasInternalError(answer.data)) return 'A mutation failed inside the service.';
  if (query === null) return null;
  const document = readDocument(query);
  const isValid = document !== null && validate(schema, document).length === 0;
  if (!isValid) return answer.data ? 'A document that is not valid was executed.' : null;
  const [first] = answer.errors ?? [];
  const isRefused = /^GRAPHQL_(PARSE|VALIDATION)_FAILED$/.test(first?.extensions?.code ?? '');
  if (isRefused && !TOO_LARGE.test(first!.message)) return 'A valid document was refused.';
  return answer.data ? describeShape(promised, document, { variables, data: answer.data }) : null;
}

function readDocument(text: string): DocumentNode | null {
  try {
    const document = parse(text);
    return getOperationAST(document) ? document : null;
  } catch {
    return null;
  }
}

/** Reports of what a mutation refuses have codes too. */
function hasInternalError(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasInternalError);
  return Object.entries(value).some(([key, inner]) =>
    key === 'code' ? inner === 'INTERNAL_SERVER_ERROR' : hasInternalError(inner),
  );
}

/** Executes the document on the data that it returned: only data of the promised shape is the same afterwards. */
function describeShape(
  schema: GraphQLSchema,
  document: DocumentNode,
  { variables, data }: { variables: Readonly<Record<string, unknown>>; data: object },
): string | null {
  const result = execute({
    ...{ schema, document, rootValue: data, variableValues: variables },
    fieldResolver: (source: Record<string, unknown>, _args, _context, info) => source[info.path.key],
    typeResolver: (source: Record<string, string | undefined>) => source['__typename'] ?? SKIPPED,
  }) as Answer;
  const message = result.errors?.[0]?.message;
  // Without `__typename`, only the service knows which of several types an object has.
  if (message?.includes(SKIPPED)) return null;
  if (message !== undefined) return `The data is not of the promised shape: ${message}`;
  return isDeepStrictEqual(JSON.parse(JSON.stringify(result.data)), data)
    ? null
    : 'The data has other members than were selected.';
}

const SKIPPED = 'Unknown';
