import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from '../shared/class-validator.js';
import { ArgsType, Field, Int } from 'type-graphql';

/** The default and the maximum number of rows of a page. */
export const PAGE_SIZE = 25;
export const MAX_ROWS = 100;

/** The arguments of a connection (Relay specification). */
@ArgsType()
export class PageArguments {
  @Field(() => Int, {
    nullable: true,
    description: 'The first n rows, at most 100; 25 if neither first nor last is given.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_ROWS)
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Only rows after this cursor.' })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'The last n rows, at most 100; cannot be combined with first.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_ROWS)
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'Only rows before this cursor.' })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  before?: string | null;
}
