import { IsOptional, IsString, IsUUID, MaxLength } from '../shared/class-validator.js';
import { ID, InputType } from 'type-graphql';
import { InputField } from '../shared/input-fields.js';
import { toGraphqlType, createValidators } from './fields/field.inputs.js';
import { FIELD_NAMES, getField, type InvoiceFieldValues } from './fields/invoice-fields.js';

/** Corrections of an invoice: the registered fields, and its company, card and category. An omitted field keeps its value; null clears it. */
@InputType('InvoiceValuesInput', {
  description: 'Corrections of an invoice: an omitted field keeps its value; null clears it.',
})
export class InvoiceValuesInput {
  @InputField(() => ID, { nullable: true, description: 'The company that issued the invoice.' })
  @IsOptional()
  @IsUUID()
  companyUid?: string | null;

  @InputField(() => ID, { nullable: true, description: 'The card that the invoice was paid with.' })
  @IsOptional()
  @IsUUID()
  cardUid?: string | null;

  @InputField(() => ID, { nullable: true, description: 'The category that the invoice is filed under.' })
  @IsOptional()
  @IsUUID()
  categoryUid?: string | null;
}

export interface InvoiceValuesInput extends Partial<InvoiceFieldValues> {}

for (const name of FIELD_NAMES) {
  const field = getField(name);
  const decorators = [
    InputField(() => toGraphqlType(field), { nullable: true, description: field.description }),
    ...[IsOptional(), ...createValidators(field)],
  ];
  for (const decorate of decorators.reverse()) decorate(InvoiceValuesInput.prototype, name);
}

/** The optional note of an approval action. */
@InputType('DecisionNoteInput', { description: 'The optional note of an approval action.' })
export class DecisionInput {
  @InputField(() => String, { nullable: true, description: 'The reason; recorded in the history.' })
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  note?: string | null;
}
