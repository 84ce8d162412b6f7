import { useId, type ComponentProps, type ReactNode } from 'react';
import { useProblem } from '../client/problems.ts';
import { Refusal } from './refusal.tsx';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** A field for a text, with its label, a hint, and why its value was refused. */
export function TextField({
  name,
  label,
  hint,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>) {
  return (
    <LabelledField {...{ name, label, hint }}>
      {(shared) => <input type="text" {...input} {...shared} name={name} />}
    </LabelledField>
  );
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps> {
  /** The values with their names. */
  readonly options: readonly (readonly [value: string, name: string])[];
}

/** A field with a list of choices. */
export function SelectField({ name, label, hint, options, ...select }: SelectFieldProps) {
  return (
    <LabelledField {...{ name, label, hint }}>
      {(shared) => (
        <select {...select} {...shared} name={name}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  );
}

interface SharedAttributes {
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

function LabelledField({
  name,
  label,
  hint,
  children,
}: FieldProps & { readonly children: (shared: SharedAttributes) => ReactNode }) {
  const id = useId();
  const problem = useProblem(name);
  const hasNote = Boolean(hint) || problem !== '';
  return (
    <div className="field">
      <label>
        <span>{label}</span>
        {children({ 'aria-invalid': problem !== '', 'aria-describedby': hasNote ? id : undefined })}
      </label>
      {hasNote && (
        <p id={id} className={problem === '' ? 'small' : 'form-error'} role={problem === '' ? undefined : 'alert'}>
          {problem || hint}
        </p>
      )}
    </div>
  );
}

interface CheckboxesProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly options: SelectFieldProps['options'];
  /** Those that are ticked at first. */
  readonly chosen: readonly string[];
}

/** Several choices, any number of which can be ticked. */
export function Checkboxes({ name, label, hint, options, chosen }: CheckboxesProps) {
  const problem = useProblem(name);
  return (
    <fieldset className="checkboxes">
      <legend>{label}</legend>
      {hint !== undefined && <p className="quiet small">{hint}</p>}
      <div>
        {options.map(([value, text]) => (
          <label key={value} className="checkbox">
            <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <Refusal reason={problem} />
    </fieldset>
  );
}
