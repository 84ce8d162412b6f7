import type { ValidationError } from 'class-validator';
import { Validator } from 'class-validator/cjs/validation/Validator.js';
import { LRUCache } from 'lru-cache';
import { invalid, type FieldMessages } from './errors.js';

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
 * Validates an input object by the decorators of its class and drops unknown keys.
 *
 * @throws validation_error with all messages by field, nested fields as `items.0.name`
 */
export function validateInput<Input extends object>(input: Input): Input {
  const errors = VALIDATOR.validateSync(input, OPTIONS);
  if (errors.length > 0) throw invalid(collectMessages(errors));
  return input;
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
    if (text.length <= MAX_REMEMBERED_LENGTH) valid.set(text, true);
  };
}

/** Creates an instance of an input class from plain values and validates it. @throws validation_error */
export function buildInput<Input extends object>(inputClass: new () => Input, values: object): Input {
  return validateInput(Object.assign(new inputClass(), values));
}

function collectMessages(errors: readonly ValidationError[], prefix = ''): FieldMessages {
  return Object.fromEntries(
    errors.flatMap((error) => {
      const name = prefix + error.property;
      const own = Object.values(error.constraints ?? {});
      const nested = Object.entries(collectMessages(error.children ?? [], `${name}.`));
      return own.length > 0 ? [[name, own] as [string, string[]], ...nested] : nested;
    }),
  );
}
