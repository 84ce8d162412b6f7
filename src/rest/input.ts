import { toSnakeCase } from '../shared/letter-case.js';
import { declaredFields, type InputClass } from '../shared/input-fields.js';
import { inputFrom } from '../shared/validation.js';
import type { JsonObject } from './route.js';

/**
 * Makes an input of the keys of a body that name its fields in snake case. Texts lose the blanks around them; other keys are ignored.
 *
 * @throws validation_error
 */
export function readInput<Input extends object>(inputClass: InputClass<Input>, body: JsonObject): Input {
  const values: Partial<Record<string, unknown>> = {};
  for (const { name } of declaredFields(inputClass)) {
    const key = toSnakeCase(name);
    const value = Object.hasOwn(body, key) ? body[key] : undefined;
    if (value !== undefined) values[name] = typeof value === 'string' ? value.trim() : value;
  }
  return inputFrom(inputClass, values);
}
