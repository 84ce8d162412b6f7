import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Box } from '../extraction/model/finding.js';
import type { FieldProvenance, ProvenanceCandidate, ValueSource } from '../invoices/provenance.js';
import { ValueSources } from './enums.js';

@ObjectType('ExtractionBox', {
  description: 'A place on a page in points (1/72 inch), measured from the top left corner of the page as it is shown.',
  simpleResolvers: true,
})
export class ExtractionBoxType implements Box {
  @Field(() => Float, { description: 'From the left edge of the page.' })
  x: number;

  @Field(() => Float, { description: 'From the top edge of the page.' })
  y: number;

  @Field(() => Float, { description: 'To the right of x.' })
  width: number;

  @Field(() => Float, { description: 'Down from y.' })
  height: number;
}

@ObjectType('ExtractionCandidate', { description: 'A value that a field could have.', simpleResolvers: true })
export class ExtractionCandidateType implements ProvenanceCandidate {
  @Field(() => String, {
    nullable: true,
    description: 'The value as text; items and VAT rows in one line. Null where a person has cleared the field.',
  })
  value: string | null;

  @Field(() => Boolean, { description: 'Whether it is the value that the field has.' })
  chosen: boolean;

  @Field(() => ValueSources, { nullable: true, description: 'Where it was read, HISTORY, or USER.' })
  source: ValueSource | null;

  @Field(() => Int, { nullable: true, description: 'The page, from 1; null where the source has no pages.' })
  page: number | null;

  @Field(() => ExtractionBoxType, { nullable: true, description: 'Where it stands on the page.' })
  box: ExtractionBoxType | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What made it: an EN 16931 term or a place in the XML, a label’s key for text, "edited" for a person; "learned:" and "history:" where corrections of the supplier’s other invoices led to it.',
  })
  rule: string | null;

  @Field(() => Float, { nullable: true, description: 'How sure the rule is, from 0 to 1.' })
  confidence: number | null;
}

@ObjectType('FieldExtraction', {
  description: 'Why a field has its value: what was read for it, and which of that was chosen.',
  simpleResolvers: true,
})
export class FieldExtractionType implements FieldProvenance {
  @Field(() => String, { description: 'The field’s name on the REST face, such as total_price or company.name.' })
  field: FieldProvenance['field'];

  @Field(() => String, {
    nullable: true,
    description: 'The value that it has now, as text; items and VAT rows in one line.',
  })
  value: string | null;

  @Field(() => ValueSources, {
    nullable: true,
    description:
      'Where the value was read, or USER. Null where it is not from this file but known of the company from another document, and where there is no value.',
  })
  source: ValueSource | null;

  @Field(() => Int, { nullable: true, description: 'The page of the value, from 1.' })
  page: number | null;

  @Field(() => ExtractionBoxType, { nullable: true, description: 'Where the value stands on its page.' })
  box: ExtractionBoxType | null;

  @Field(() => String, { nullable: true, description: 'What made the value; see ExtractionCandidate.' })
  rule: string | null;

  @Field(() => Float, { nullable: true, description: 'How sure the rule is, from 0 to 1.' })
  confidence: number | null;

  @Field(() => [ExtractionCandidateType], { description: 'All candidates: the chosen one first, then the best first.' })
  candidates: readonly ExtractionCandidateType[];
}
