import { IsString, Length, ValidateNested } from '../shared/class-validator.js';
import { Field, ID, InputType } from 'type-graphql';
import { InvoiceFilterInput } from './invoice-filter.inputs.js';

@InputType('SaveViewInput', { description: 'A filter, and what to call it.' })
export class SaveViewInput {
  @Field({ description: 'The name. A view of the caller with this name, regardless of case and accents, is replaced.' })
  @IsString()
  @Length(1, 100)
  name: string;

  @Field(() => InvoiceFilterInput, { description: 'Which invoices the view shows.' })
  @ValidateNested()
  filter: InvoiceFilterInput;
}

@InputType('DeleteViewInput', { description: 'The view to delete.' })
export class DeleteViewInput {
  @Field(() => ID, { description: 'The UUID of the view.' })
  @IsString()
  uid: string;
}
