import { IsString, ArrayMaxSize, IsArray, IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { CardValuesInput } from '../cards/card.inputs.js';
import { CategoryInput } from '../categories/category.inputs.js';

const MAX_INVOICES = 100;

@InputType('UpdateCardInput', { description: 'What changes of a card: a field left out keeps its value.' })
export class UpdateCardInput extends CardValuesInput {
  @Field(() => ID, { description: 'The UUID of the card.' })
  @IsString()
  uid: string;
}

@InputType('DeleteCardInput', { description: 'Which card goes.' })
export class DeleteCardInput {
  @Field(() => ID, { description: 'The UUID of the card.' })
  @IsString()
  uid: string;
}

@InputType('UpdateCategoryInput', { description: 'What a category is called from now on.' })
export class UpdateCategoryInput extends CategoryInput {
  @Field(() => ID, { description: 'The UUID of the category.' })
  @IsString()
  uid: string;
}

@InputType('DeleteCategoryInput', { description: 'Which category goes.' })
export class DeleteCategoryInput {
  @Field(() => ID, { description: 'The UUID of the category.' })
  @IsString()
  uid: string;
}

@InputType('InvoicesInput', { description: 'Which invoices are meant, at most 100.' })
export class InvoicesInput {
  @Field(() => [ID], { description: 'The UUIDs of the invoices; one that is named twice counts once.' })
  @IsArray()
  @ArrayMaxSize(MAX_INVOICES)
  @IsString({ each: true })
  uids: string[];
}

@InputType('InvoicesDecisionInput', { description: 'Which invoices are decided on, and why.' })
export class InvoicesDecisionInput extends InvoicesInput {
  @Field(() => String, { nullable: true, description: 'Why; kept in the history of each.' })
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  note?: string | null;
}
