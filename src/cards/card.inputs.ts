import { IsOptional, IsString, Length, Matches, ValidateIf } from 'class-validator';
import { InputType } from 'type-graphql';
import { InputField } from '../shared/input-fields.js';

const FOUR_DIGITS = /^\d{4}$/;
const MESSAGE = { message: 'Must be four digits.' };

/** A card to be made by hand. */
@InputType({ description: 'A card to create. If a card with these digits exists, it is returned instead.' })
export class CreateCardInput {
  @InputField(() => String, { description: 'The name of the card.' })
  @IsString()
  @Length(1, 255)
  name: string;

  @InputField(() => String, { nullable: true, description: 'The first four digits.' })
  @IsOptional()
  @Matches(FOUR_DIGITS, MESSAGE)
  firstFourDigits?: string | null;

  @InputField(() => String, { description: 'The last four digits.' })
  @Matches(FOUR_DIGITS, MESSAGE)
  lastFourDigits: string;
}

/** What may change of a card; a field left out keeps its value. */
@InputType('CardValuesInput', { description: 'Changes of a card; a field that is left out keeps its value.' })
export class CardValuesInput {
  @InputField(() => String, { nullable: true, description: 'The name of the card; cannot be null.' })
  @ValidateIf((input: CardValuesInput) => input.name !== undefined)
  @IsString()
  @Length(1, 255)
  name?: string;

  @InputField(() => String, { nullable: true, description: 'The first four digits; null when they are not known.' })
  @IsOptional()
  @Matches(FOUR_DIGITS, MESSAGE)
  firstFourDigits?: string | null;

  @InputField(() => String, { nullable: true, description: 'The last four digits; never null.' })
  @ValidateIf((input: CardValuesInput) => input.lastFourDigits !== undefined)
  @Matches(FOUR_DIGITS, MESSAGE)
  lastFourDigits?: string;
}
