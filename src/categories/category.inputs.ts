import { IsString, Length } from '../shared/class-validator.js';
import { InputType } from 'type-graphql';
import { InputField } from '../shared/input-fields.js';

/** The name of a new or an existing category. */
@InputType('CreateCategoryInput', { description: 'A category for invoices.' })
export class CategoryInput {
  @InputField(() => String, { description: 'The name, unique within the account regardless of case and accents.' })
  @IsString()
  @Length(1, 100)
  name: string;
}
