import { ArgsType, Field, Int } from 'type-graphql';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from '../shared/class-validator.js';
import { MAX_ROWS } from './page.inputs.js';

/** The arguments of the feed, which is read in one direction only. */
@ArgsType()
export class EventsArguments {
  @Field(() => Int, { nullable: true, description: 'The first n events, at most 100; 25 if omitted.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_ROWS)
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only events after this cursor, which may also come from `invoiceChanged`; from the oldest if omitted.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  after?: string | null;
}
