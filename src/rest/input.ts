import { toSnakeCase } from '../shared/letter-case.js';
import { listDeclaredFields, type InputClass } from '../shared/input-fields.js';
import { AppError, invalid, type FieldMessages } from '../shared/errors.js';
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
  try {
    return buildInput(inputClass, values);
  } catch (error) {
    throw error instanceof AppError && error.code === 'validation_error' ? renameFields(error) : error;
  }
}

function renameFields({ details = {} }: AppError): AppError {
  const messages = Object.entries(details as FieldMessages);
  return invalid(Object.fromEntries(messages.map(([name, each]) => [toSnakeCase(name), each])));
}
