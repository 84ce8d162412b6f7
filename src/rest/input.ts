import { toSnakeCase } from '../shared/letter-case.js';
import { listDeclaredFields, type InputClass } from '../shared/input-fields.js';
import { buildInput } from '../shared/validation.js';
import type { JsonObject } from './route.js';

/**
 * Creates an input from a body whose keys are the input's fields in snake case. Trims strings and ignores other keys.
 *
 * @throws validation_error
 */
export function readInput<Input extends object>(inputClass: InputClass<Input>, body: JsonObject): Input {
  const values: Partial<Record<string, unknown>> = {};
  for (const { name } of listDeclaredFields(inputClass)) {
    const key = toSnakeCase(name);
    const value = Object.hasOwn(body, key) ? body[key] : undefined;
    if (value !== undefined) values[name] = typeof value === 'string' ? value.trim() : value;
  }
  return buildInput(inputClass, values);
}
