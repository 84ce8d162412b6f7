import { Field, InputType, ObjectType } from 'type-graphql';
import { IsBoolean } from '../shared/class-validator.js';

/** Selects by whether an invoice has a value. A saved view returns it as it was given. */
@InputType('NullFilter', { description: 'Whether a value is absent.' })
@ObjectType('SavedNullFilter', { description: 'Whether a value is absent, as it was saved.', simpleResolvers: true })
export class NullFilterInput {
  @Field({ description: 'True for invoices without the value, false for those that have it.' })
  @IsBoolean()
  isNull: boolean;
}
