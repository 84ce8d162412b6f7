import type { FieldDefinition } from './invoice-fields.ts';

/** A field under the pointer or the focus, and one that is being edited. */
export interface FieldFocus {
  readonly active: string | null;
  readonly edited: FieldDefinition | null;
  /** The field that was edited last, to which the focus returns. */
  readonly left: FieldDefinition | null;
  /** The value that was picked on the page. */
  readonly picked: string | null;
}
