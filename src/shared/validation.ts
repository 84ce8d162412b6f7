import { validateSync, type ValidationError } from 'class-validator';
import { invalid, type FieldMessages } from './errors.js';

/**
 * The options of every validation, on both faces: unknown keys are dropped, unknown classes refused, and neither target nor value
 * shows in an error.
 */
const OPTIONS = {
  whitelist: true,
  forbidUnknownValues: true,
  skipMissingProperties: false,
  validationError: { target: false, value: false },
} as const;

/**
 * Checks an input object by the decorators of its class and drops what the class does not know.
 *
 * @throws validation_error with every message of every field at once, nested fields as `items.0.name`
 */
export function validateInput<Input extends object>(input: Input): Input {
  const errors = validateSync(input, OPTIONS);
  if (errors.length > 0) throw invalid(messagesOf(errors));
  return input;
}

/** Makes an instance of an input class from plain values and checks it. @throws validation_error */
export function inputFrom<Input extends object>(inputClass: new () => Input, values: object): Input {
  return validateInput(Object.assign(new inputClass(), values));
}

function messagesOf(errors: readonly ValidationError[], prefix = ''): FieldMessages {
  return Object.fromEntries(
    errors.flatMap((error) => {
      const name = prefix + error.property;
      const own = Object.values(error.constraints ?? {});
      const nested = Object.entries(messagesOf(error.children ?? [], `${name}.`));
      return own.length > 0 ? [[name, own] as [string, string[]], ...nested] : nested;
    }),
  );
}
