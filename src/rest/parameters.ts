import type { FieldMessages } from '../shared/errors.js';
import type { JsonObject } from './route.js';

/** Named values from outside, whether they came in a query string or in a JSON body, with the problems found in them so far. */
export class Parameters {
  readonly problems: FieldMessages = {};

  private constructor(private readonly values: ReadonlyMap<string, readonly string[]>) {}

  /** The parameters of a query string; `name[]` counts as `name`. */
  static ofQuery(query: URLSearchParams): Parameters {
    const values = new Map<string, string[]>();
    for (const [key, value] of query) {
      const name = key.replace(/\[\]$/, '');
      values.set(name, [...(values.get(name) ?? []), value]);
    }
    return new Parameters(values);
  }

  /** The strings and lists of strings of a JSON object; null counts as left out, and anything else as a value that no rule lets pass. */
  static ofBody(body: JsonObject): Parameters {
    const entries = Object.entries(body).filter(([, value]) => value !== null);
    return new Parameters(new Map(entries.map(([name, value]) => [name, [value].flat().map(asText)])));
  }

  /** The last value of a name that is not empty. */
  one(name: string): string | undefined {
    return this.values
      .get(name)
      ?.findLast((value) => value.trim() !== '')
      ?.trim();
  }

  /** The last value of a name as it was given, blanks and all. */
  raw(name: string): string | undefined {
    return this.values.get(name)?.at(-1);
  }

  /** All values of a name, lists at commas taken apart; undefined when there is none. */
  many(name: string): string[] | undefined {
    const values = (this.values.get(name) ?? []).flatMap((value) => value.split(',')).map((value) => value.trim());
    const given = values.filter((value) => value !== '');
    return given.length === 0 ? undefined : given;
  }

  /** Values that each must satisfy a rule. */
  manyOf<Value extends string>(
    name: string,
    isValid: (value: string) => value is Value,
    message: string,
  ): Value[] | undefined {
    const values = this.many(name);
    if (!values) return undefined;
    const wrong = values.filter((value) => !isValid(value));
    for (const value of wrong.slice(0, 10)) this.complain(name, `"${value.slice(0, 64)}" is not valid. ${message}`);
    return values.filter(isValid);
  }

  complain(name: string, message: string): void {
    this.problems[name] = [...(this.problems[name] ?? []), message];
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
