import type { FieldMessages } from '../shared/errors.js';
import type { JsonObject } from './route.js';

/** Of each parameter. More of them repeat the same mistake. */
const MAX_MESSAGES = 10;

/** Parameters from a query string or a JSON body, with the problems found in them so far. */
export class Parameters {
  readonly problems: FieldMessages = {};

  private constructor(
    private readonly values: ReadonlyMap<string, readonly string[]>,
    /** The names of values that are neither a string nor a list of strings. */
    private readonly malformed: ReadonlySet<string> = new Set(),
  ) {}

  /** Reads a query string; `name[]` counts as `name`. */
  static fromQuery(query: URLSearchParams): Parameters {
    const values = new Map<string, string[]>();
    for (const [key, value] of query) {
      const name = key.replace(/\[\]$/, '');
      const given = values.get(name);
      if (given) given.push(value);
      else values.set(name, [value]);
    }
    return new Parameters(values);
  }

  /** Reads the strings and lists of strings in a JSON object. Null counts as absent; a nested value becomes a problem when it is read. */
  static fromBody(body: JsonObject): Parameters {
    const entries = Object.entries(body).filter(([, value]) => value !== null);
    const values = entries.map(([name, value]) => [name, [value].flat()] as const);
    const malformed = values.filter(([, each]) => each.some((value) => typeof value === 'object'));
    return new Parameters(
      new Map(values.map(([name, each]) => [name, each.map(String)])),
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

  /** Returns all values of a name, split at commas; undefined if there is none. */
  readMany(name: string): string[] | undefined {
    const values = (this.readValues(name) ?? []).flatMap((value) => value.split(',')).map((value) => value.trim());
    const given = values.filter((value) => value !== '');
    return given.length === 0 ? undefined : given;
  }

  /** Returns all values of a name; each must satisfy a rule. */
  readManyValid<Value extends string>(
    name: string,
    isValid: (value: string) => value is Value,
    message: string,
  ): Value[] | undefined {
    const values = this.readMany(name);
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

  private readValues(name: string): readonly string[] | undefined {
    if (!this.malformed.has(name)) return this.values.get(name);
    this.problems[name] ??= ['Must be a string or a list of strings.'];
    return undefined;
  }
}
