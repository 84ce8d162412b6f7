import { IsString, ArrayMaxSize, IsArray, IsOptional, MaxLength } from '../shared/class-validator.js';
import { Field, ID, InputType } from 'type-graphql';
import { CardValuesInput } from '../cards/card.inputs.js';
import { CategoryInput } from '../categories/category.inputs.js';

const MAX_INVOICES = 100;

@InputType('UpdateCardInput', { description: 'Changes to a card: an omitted field keeps its value.' })
export class UpdateCardInput extends CardValuesInput {
  @Field(() => ID, { description: 'The UUID of the card.' })
  @IsString()
  uid: string;
}

@InputType('DeleteCardInput', { description: 'The card to delete.' })
export class DeleteCardInput {
  @Field(() => ID, { description: 'The UUID of the card.' })
  @IsString()
  uid: string;
}

@InputType('UpdateCategoryInput', { description: 'The new name of a category.' })
export class UpdateCategoryInput extends CategoryInput {
  @Field(() => ID, { description: 'The UUID of the category.' })
  @IsString()
  uid: string;
}

@InputType('DeleteCategoryInput', { description: 'The category to delete.' })
export class DeleteCategoryInput {
  @Field(() => ID, { description: 'The UUID of the category.' })
  @IsString()
  uid: string;
}

@InputType('InvoicesInput', { description: 'The invoices, at most 100.' })
export class InvoicesInput {
  @Field(() => [ID], { description: 'The UUIDs of the invoices; duplicates are ignored.' })
  @IsArray()
  @ArrayMaxSize(MAX_INVOICES)
  @IsString({ each: true })
  uids: string[];
}

@InputType('InvoicesDecisionInput', { description: 'The invoices to decide on, and the reason.' })
export class InvoicesDecisionInput extends InvoicesInput {
  @Field(() => String, { nullable: true, description: 'The reason; recorded in the history of each invoice.' })
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  note?: string | null;
}
