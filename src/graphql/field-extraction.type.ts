import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Box } from '../extraction/model/finding.js';
import type { FieldProvenance, ProvenanceCandidate, ValueSource } from '../invoices/provenance.js';
import { ValueSources } from './enums.js';

@ObjectType('ExtractionBox', {
  description:
    'A rectangle on a page in points (1/72 inch), measured from the top left corner of the page as displayed.',
  simpleResolvers: true,
})
export class ExtractionBoxType implements Box {
  @Field(() => Float, { description: 'The distance from the left edge of the page.' })
  x: number;

  @Field(() => Float, { description: 'The distance from the top edge of the page.' })
  y: number;

  @Field(() => Float, { description: 'The width, to the right of x.' })
  width: number;

  @Field(() => Float, { description: 'The height, downwards from y.' })
  height: number;
}

@ObjectType('ExtractionCandidate', { description: 'A possible value of a field.', simpleResolvers: true })
export class ExtractionCandidateType implements ProvenanceCandidate {
  @Field(() => String, {
    nullable: true,
    description: 'The value as text, with items and VAT rows in one line. Null if a person cleared the field.',
  })
  value: string | null;

  @Field(() => Boolean, { description: 'Whether this is the chosen value.' })
  chosen: boolean;

  @Field(() => ValueSources, { nullable: true, description: 'What the value comes from; see ValueSource.' })
  source: ValueSource | null;

  @Field(() => Int, { nullable: true, description: 'The page, from 1; null if the value is on no page.' })
  page: number | null;

  @Field(() => ExtractionBoxType, { nullable: true, description: 'Where it is on the page.' })
  box: ExtractionBoxType | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The rule that found the value: for XML, an EN 16931 term or a path; for text, the key of a label; "edited" if a person set the value. "learned:" and "history:" mean that corrections of the same supplier’s invoices led to it.',
  })
  rule: string | null;

  @Field(() => Float, { nullable: true, description: 'The confidence of the rule, from 0 to 1.' })
  confidence: number | null;
}

@ObjectType('FieldExtraction', {
  description: 'Why a field has its value: all candidates, and which of them was chosen.',
  simpleResolvers: true,
})
export class FieldExtractionType implements FieldProvenance {
  @Field(() => String, { description: 'The name of the field in REST, such as total_price or company.name.' })
  field: FieldProvenance['field'];

  @Field(() => String, {
    nullable: true,
    description: 'The current value as text, with items and VAT rows in one line.',
  })
  value: string | null;

  @Field(() => ValueSources, {
    nullable: true,
    description:
      'What the value comes from; see ValueSource. Null if there is no value, or if the company’s value comes from another document.',
  })
  source: ValueSource | null;

  @Field(() => Int, { nullable: true, description: 'The page of the value, from 1.' })
  page: number | null;

  @Field(() => ExtractionBoxType, { nullable: true, description: 'Where the value is on its page.' })
  box: ExtractionBoxType | null;

  @Field(() => String, { nullable: true, description: 'The rule that found the value; see ExtractionCandidate.rule.' })
  rule: string | null;

  @Field(() => Float, { nullable: true, description: 'The confidence of the rule, from 0 to 1.' })
  confidence: number | null;

  @Field(() => [ExtractionCandidateType], { description: 'All candidates: the chosen one first, then the best first.' })
  candidates: readonly ExtractionCandidateType[];
}
