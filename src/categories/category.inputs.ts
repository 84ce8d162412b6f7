import { IsString, Length } from 'class-validator';
import { InputType } from 'type-graphql';
import { InputField } from '../shared/input-fields.js';

/** A category's name, for a new one or an old one. */
@InputType('CreateCategoryInput', { description: 'A category for invoices.' })
export class CategoryInput {
  @InputField(() => String, { description: 'The name, unique within the account regardless of case and accents.' })
  @IsString()
  @Length(1, 100)
  name: string;
}
