import { getMetadataStorage } from 'class-validator/cjs/metadata/MetadataStorage.js';
import { Field } from 'type-graphql';

type GraphqlType = NonNullable<Parameters<typeof Field>[0]>;

/** A class of values that a client may send. */
export type InputClass<Input extends object = object> = new () => Input;

/** A class-validator rule of a field, such as `maxLength` with `[100]`. */
export interface InputRule {
  readonly name: string;
  readonly constraints: readonly unknown[];
}

/** A field as declared by an input class. */
export interface DeclaredField<Name extends string = string> {
  readonly name: Name;
  /** Empty if the field has none. */
  readonly description: string;
  readonly isOptional: boolean;
  readonly isNullable: boolean;
  readonly rules: readonly InputRule[];
}

const descriptions = new Map<unknown, Map<string, string>>();
const declared = new Map<InputClass, readonly DeclaredField[]>();

/** Declares a field of an input class for both faces: its GraphQL type, and the description for both contracts. */
export function InputField(
  type: GraphqlType,
  options: { readonly description: string; readonly nullable?: boolean },
): PropertyDecorator {
  return (target, property) => {
    Field(type, options)(target, property);
    const ofClass = descriptions.get(target.constructor) ?? new Map<string, string>();
    descriptions.set(target.constructor, ofClass.set(String(property), options.description));
  };
}

/** Lists the fields of an input class in the order of declaration, from its decorators. */
export function listDeclaredFields<Input extends object>(
  inputClass: InputClass<Input>,
): readonly DeclaredField<keyof Input & string>[] {
  const known = declared.get(inputClass);
  const fields = known ?? readFields(inputClass);
  if (!known) declared.set(inputClass, fields);
  return fields as readonly DeclaredField<keyof Input & string>[];
}

const clearable = new Map<InputClass, readonly string[]>();

/** Lists the nullable text fields of an input class that its members declare with `InputField`: an empty text clears them, like null. */
export function listClearableFields(inputClass: InputClass): readonly string[] {
  const known = clearable.get(inputClass);
  if (known) return known;
  const fields = hasDescriptions(inputClass) ? listDeclaredFields(inputClass) : [];
  const isText = ({ isNullable, rules }: DeclaredField) => isNullable && rules.some(({ name }) => name === 'isString');
  const names = fields.filter(isText).map(({ name }) => name);
  clearable.set(inputClass, names);
  return names;
}

/** Whether a class, or one that it extends, declares members with `InputField`. */
function hasDescriptions(inputClass: unknown): boolean {
  return inputClass !== null && (descriptions.has(inputClass) || hasDescriptions(Object.getPrototypeOf(inputClass)));
}

function readFields(inputClass: InputClass): DeclaredField[] {
  const storage = getMetadataStorage();
  const rules = storage.getTargetValidationMetadatas(inputClass, '', false, false);
  return Object.entries(storage.groupByPropertyName(rules)).map(([name, ofField]) => {
    // `ValidateIf` is a condition without a name. Inputs use it for fields that may be omitted but not null.
    const conditions = ofField.filter(({ type }) => type === 'conditionalValidation');
    return {
      name,
      description: descriptions.get(inputClass)?.get(name) ?? '',
      isOptional: conditions.length > 0,
      isNullable: conditions.some((condition) => condition.name === 'isOptional'),
      // Decorators are applied from the last to the first.
      rules: ofField
        .toReversed()
        .filter((rule) => !conditions.includes(rule))
        .map((rule) => ({ name: rule.name ?? '', constraints: (rule.constraints ?? []) as readonly unknown[] })),
    };
  });
}
