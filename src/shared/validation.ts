import type { ValidationError } from 'class-validator';
import { Validator } from 'class-validator/cjs/validation/Validator.js';
import { LRUCache } from 'lru-cache';
import { invalid, type FieldMessages } from './errors.js';
import { listClearableFields, type InputClass } from './input-fields.js';
import { BROKEN_TEXT, isStorableText } from './text.js';

/**
 * The validation options of both faces: unknown keys are dropped, unknown classes refused, and errors expose neither target nor
 * value.
 */
const OPTIONS = {
  whitelist: true,
  forbidUnknownValues: true,
  skipMissingProperties: false,
  validationError: { target: false, value: false },
} as const;
const VALIDATOR = new Validator();

/**
 * Validates an input object by the decorators of its class and drops unknown keys. An empty text becomes null where a field is nullable.
 *
 * @throws validation_error with all messages by field, nested fields as `items.0.name`
 */
export function validateInput<Input extends object>(input: Input): Input {
  const messages = findProblems(input);
  if (Object.keys(messages).length > 0) throw invalid(messages);
  return input;
}

/**
 * Creates a validator of inputs with a list, which leaves the entries of that list to be validated separately, so that a wrong entry does
 * not refuse the others. It throws `validation_error`.
 */
export function createListValidator(list: string): (input: object) => void {
  return (input) => {
    const problems = Object.entries(findProblems(input)).filter(([field]) => !field.startsWith(`${list}.`));
    if (problems.length > 0) throw invalid(Object.fromEntries(problems));
  };
}

function findProblems(input: object): FieldMessages {
  clearEmptyTexts(input as Record<string, unknown>);
  const errors = VALIDATOR.validateSync(input, OPTIONS);
  return { ...collectMessages(errors, input), ...findBrokenTexts(input) };
}

function clearEmptyTexts(input: Record<string, unknown>): void {
  for (const name of listClearableFields(input.constructor as InputClass)) if (input[name] === '') input[name] = null;
}

/** Finds the texts that cannot be stored, also in lists and nested inputs. */
function findBrokenTexts(value: unknown, path = ''): FieldMessages {
  if (typeof value === 'string') return isStorableText(value) ? {} : { [path]: [BROKEN_TEXT] };
  if (typeof value !== 'object' || value === null) return {};
  const prefix = path === '' ? '' : `${path}.`;
  const found: FieldMessages = {};
  for (const [name, member] of Object.entries(value)) Object.assign(found, findBrokenTexts(member, `${prefix}${name}`));
  return found;
}

/** Limits what a validator remembers: short inputs, and few of them. */
const MAX_REMEMBERED = 500;
const MAX_REMEMBERED_LENGTH = 300;

/**
 * Creates a validator of inputs of one class, whose rules depend on nothing else. It remembers valid inputs, since validating a
 * small input takes longer than everything else done with it. It does not drop unknown keys, which GraphQL refuses itself.
 */
export function createRememberingValidator(): (input: object) => void {
  const valid = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  return (input) => {
    const text = JSON.stringify(input);
    if (valid.get(text)) return;
    validateInput(input);
    const isUnchanged = text.length <= MAX_REMEMBERED_LENGTH && JSON.stringify(input) === text;
    if (isUnchanged) valid.set(text, true);
  };
}

/** Creates an instance of an input class from plain values and validates it. @throws validation_error */
export function buildInput<Input extends object>(inputClass: new () => Input, values: object): Input {
  return validateInput(Object.assign(new inputClass(), values));
}

function collectMessages(errors: readonly ValidationError[], input: object, prefix = ''): FieldMessages {
  return Object.fromEntries(
    errors.flatMap((error) => {
      const name = prefix + error.property;
      const value = (input as Record<string, unknown>)[error.property];
      const own = error.constraints ? describeProblems(error.property, value, error.constraints) : [];
      const children = error.children ?? [];
      const nested = children.length > 0 ? collectMessages(children, value as object, `${name}.`) : {};
      return own.length > 0 ? [[name, own] as [string, string[]], ...Object.entries(nested)] : Object.entries(nested);
    }),
  );
}

/** Rules about a value's type. If one is broken, others say nothing more. */
const TYPE_RULES = ['isString', 'isArray', 'isInt', 'isBoolean'];

/** The messages of class-validator that people would word differently. */
const REWORDED: readonly [pattern: RegExp, message: string][] = [
  [/^.*longer than or equal to (\d+) and shorter than or equal to (\d+) characters$/, 'Must have $1 to $2 characters.'],
  [/^.*shorter than or equal to (\d+) characters$/, 'Must have at most $1 characters.'],
  [/^.*longer than or equal to (\d+) characters$/, 'Must have at least $1 characters.'],
  [/^.*contain no more than (\d+) elements$/, 'Must contain at most $1 values.'],
  [/^.*contain at least (\d+) elements$/, 'Must contain at least $1 values.'],
  [/^.*not be less than (\S+)$/, 'Must be at least $1.'],
  [/^.*not be greater than (\S+)$/, 'Must be at most $1.'],
  [/^.*must be one of the following values: (.*)$/, 'Must be one of: $1.'],
];

/** Words the problems of a value, without its name. */
function describeProblems(property: string, value: unknown, broken: Readonly<Record<string, string>>): string[] {
  if (value === undefined) return ['This field is required.'];
  if (value === null) return ['This field may not be null.'];
  if (value === '' && 'isLength' in broken) return ['This field may not be blank.'];
  const type = TYPE_RULES.find((rule) => rule in broken);
  const messages = type ? [broken[type] ?? ''] : Object.values(broken);
  return messages.map((message) => reword(message, property));
}

function reword(message: string, property: string): string {
  const rewording = REWORDED.find(([pattern]) => pattern.test(message));
  if (rewording) return message.replace(...rewording);
  if (!message.startsWith(`${property} `)) return message;
  const rest = message.slice(property.length + 1);
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`;
}
