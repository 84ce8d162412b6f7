import { invalid, type FieldMessages } from '../shared/errors.js';
import { BROKEN_TEXT, isStorableText } from '../shared/text.js';
import type { JsonObject } from './route.js';

/** Of each parameter. More of them repeat the same mistake. */
const MAX_MESSAGES = 10;
/** Of each list, as in GraphQL. */
export const MAX_VALUES = 250;

/** Characters of a parameter's name that a message repeats. */
const MAX_NAME = 64;
const BRACKETS = 'Brackets may be empty or hold an index, as in `name[]` and `name[0]`.';

/** The name of a parameter without the brackets of a list. */
export function stripIndex(name: string): string {
  return name.replace(/\[\d{0,9}\]$/, '');
}

/** Parameters from a query string or a JSON body, with the problems found in them so far. */
export class Parameters {
  readonly problems: FieldMessages = {};

  private constructor(
    private readonly values: ReadonlyMap<string, readonly string[]>,
    /** The names of values that are neither a string nor a list of strings. */
    private readonly malformed: ReadonlySet<string> = new Set(),
  ) {}

  /**
   * Reads a query string; `name[]` and `name[0]` count as `name`. Any other brackets become a problem if they contain or follow a known
   * name, because ignoring such a filter would return what it excludes.
   */
  static fromQuery(query: URLSearchParams, known: readonly string[] = []): Parameters {
    const values = new Map<string, string[]>();
    const brackets = new Set<string>();
    for (const [key, value] of query) {
      const name = stripIndex(key);
      const given = values.get(name);
      if (given) given.push(value);
      else values.set(name, [value]);
      if (name.includes('[') && name.split(/[[\]]+/).some((part) => known.includes(part))) brackets.add(key);
    }
    const parameters = new Parameters(values);
    for (const key of [...brackets].slice(0, MAX_MESSAGES)) parameters.addMessage(key.slice(0, MAX_NAME), BRACKETS);
    return parameters;
  }

  /** Reads the strings and lists of strings in a JSON object. Null counts as absent; a nested value becomes a problem when it is read. */
  static fromBody(body: JsonObject): Parameters {
    const entries = Object.entries(body).filter(([, value]) => value !== null);
    const values = entries.map(([name, value]) => [name, [value].flat()] as const);
    const malformed = values.filter(([, each]) => each.some((value) => typeof value === 'object'));
    return new Parameters(
      new Map(values.map(([name, each]) => [name, each.filter((value) => typeof value !== 'object').map(String)])),
      new Set(malformed.map(([name]) => name)),
    );
  }

  /** Returns the last non-empty value of a name. */
  readOne(name: string): string | undefined {
    return this.readValues(name)
      ?.findLast((value) => value.trim() !== '')
      ?.trim();
  }

  /** Returns the last value of a name untrimmed. */
  readRaw(name: string): string | undefined {
    return this.readValues(name)?.at(-1);
  }

  /** Returns all values of a name, split at commas; undefined if there is none. More than `most` become a problem. */
  readMany(name: string, most = MAX_VALUES): string[] | undefined {
    const parts = splitAtCommas(this.readValues(name) ?? [], most);
    if (!parts) this.addMessage(name, `Must contain at most ${most} values.`);
    const given = (parts ?? []).map((value) => value.trim()).filter((value) => value !== '');
    return given.length === 0 ? undefined : given;
  }

  /** Returns all values of a name; each must satisfy a rule. */
  readManyValid<Value extends string>(
    name: string,
    isValid: (value: string) => value is Value,
    message: string,
    most = MAX_VALUES,
  ): Value[] | undefined {
    const values = this.readMany(name, most);
    if (!values) return undefined;
    const wrong = values.filter((value) => !isValid(value));
    for (const value of wrong.slice(0, MAX_MESSAGES))
      this.addMessage(name, `"${value.slice(0, 64)}" is not valid. ${message}`);
    return values.filter(isValid);
  }

  /** Adds a problem of a parameter, unless it has ten already. */
  addMessage(name: string, message: string): void {
    const messages = (this.problems[name] ??= []);
    if (messages.length < MAX_MESSAGES) messages.push(message);
  }

  /** @throws validation_error with the problems found so far, if any */
  requireValid(): void {
    if (Object.keys(this.problems).length > 0) throw invalid(this.problems);
  }

  private readValues(name: string): readonly string[] | undefined {
    const values = this.values.get(name);
    const problem = this.malformed.has(name) ? 'Must be a string or a list of strings.' : findBrokenText(values ?? []);
    if (problem === null) return values;
    this.problems[name] ??= [problem];
    return undefined;
  }
}

/** Splits texts into at most `most` parts; null if there are more. */
function splitAtCommas(texts: readonly string[], most: number): string[] | null {
  const parts: string[] = [];
  for (const text of texts) {
    parts.push(...text.split(',', most + 1 - parts.length));
    if (parts.length > most) return null;
  }
  return parts;
}

function findBrokenText(texts: readonly string[]): string | null {
  return texts.some((text) => !isStorableText(text)) ? BROKEN_TEXT : null;
}
