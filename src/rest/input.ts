import { inputFrom } from '../shared/validation.js';
import type { JsonObject } from './route.js';

/** A body's keys and the properties of the input class that they are for. */
export type FieldNames<Input> = Readonly<Record<string, keyof Input & string>>;

/**
 * Makes an input of the keys of a body that it knows, blanks around texts cut off; any other key is ignored.
 *
 * @throws validation_error
 */
export function readInput<Input extends object>(
  inputClass: new () => Input,
  names: FieldNames<Input>,
  body: JsonObject,
): Input {
  const values: Partial<Record<string, unknown>> = {};
  for (const [key, property] of Object.entries(names)) {
    const value = Object.hasOwn(body, key) ? body[key] : undefined;
    if (value !== undefined) values[property] = typeof value === 'string' ? value.trim() : value;
  }
  return inputFrom(inputClass, values);
}
