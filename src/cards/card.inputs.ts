import { IsOptional, IsString, Length, Matches, ValidateIf } from '../shared/class-validator.js';
import { InputType } from 'type-graphql';
import { InputField } from '../shared/input-fields.js';

const FOUR_DIGITS = /^\d{4}$/;
const MESSAGE = { message: 'Must be four digits.' };

/** A card to create by hand. */
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

/** Changes to a card; an omitted field keeps its value. */
@InputType('CardValuesInput', { description: 'Changes to a card; an omitted field keeps its value.' })
export class CardValuesInput {
  @InputField(() => String, { nullable: true, description: 'The name of the card; cannot be null.' })
  @ValidateIf((input: CardValuesInput) => input.name !== undefined)
  @IsString()
  @Length(1, 255)
  name?: string;

  @InputField(() => String, { nullable: true, description: 'The first four digits; null if they are unknown.' })
  @IsOptional()
  @Matches(FOUR_DIGITS, MESSAGE)
  firstFourDigits?: string | null;

  @InputField(() => String, { nullable: true, description: 'The last four digits; cannot be null.' })
  @ValidateIf((input: CardValuesInput) => input.lastFourDigits !== undefined)
  @Matches(FOUR_DIGITS, MESSAGE)
  lastFourDigits?: string;
}
