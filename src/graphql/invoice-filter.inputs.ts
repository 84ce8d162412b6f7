import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateNested,
} from '../shared/class-validator.js';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import {
  APPROVEMENT_STATUSES,
  PROCESSING_STATUSES,
  type ApprovementStatus,
  type ProcessingStatus,
} from '../access/policy.js';
import { INVOICE_ORDER_FIELDS, type InvoiceOrderField } from '../invoices/search/invoice-filter.js';
import { CHECK_CODES, type CheckCode } from '../invoices/checks/check.js';
import { OPTIONAL_NAMES, type OptionalName } from '../invoices/fields/optional-values.js';
import { toGraphqlType, createValidators } from '../invoices/fields/field.inputs.js';
import { CHOICE_FILTERS, RANGE_FILTERS, type FieldFilters } from '../invoices/fields/field-filters.js';
import { getField } from '../invoices/fields/invoice-fields.js';
import { spellOut } from '../shared/letter-case.js';
import { DateScalar, DateTimeScalar } from '../shared/scalars.js';
import { IsDay } from '../shared/validators.js';
import { CheckCodes } from './check-enums.js';
import { ApprovementStatuses, InvoiceOrderFields, OrderDirections, ProcessingStatuses } from './enums.js';
import { NullFilterInput } from './null-filter.inputs.js';

const MAX_VALUES = 250;
/** How many filters a filter may contain. */
export const MAX_PARTS = 25;
/** Describes the two ends of a range. */
const RANGE_WORDS = {
  date: ['on this day or later', 'on this day or before'],
  money: ['at least this', 'at most this'],
} as const;

/** Selects invoices. A saved view returns it as it was given. */
@InputType('InvoiceFilter', { description: 'A filter for invoices: AND between fields, OR within a list.' })
@ObjectType('SavedFilter', {
  description: 'A filter as it was saved. `InvoiceFilter` takes the same members.',
  simpleResolvers: true,
})
export class InvoiceFilterInput {
  @Field(() => [ID], { nullable: true, description: 'Of any of these companies.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_VALUES)
  @IsUUID('all', { each: true })
  companyUids?: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'Uploaded by any of these workspace users.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_VALUES)
  @IsUUID('all', { each: true })
  workspaceUserUids?: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'Paid with any of these cards.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_VALUES)
  @IsUUID('all', { each: true })
  cardUids?: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'In any of these categories.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_VALUES)
  @IsUUID('all', { each: true })
  categoryUids?: string[] | null;

  @Field(() => [ApprovementStatuses], { nullable: true, description: 'With any of these decisions.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_VALUES)
  @IsIn(APPROVEMENT_STATUSES, { each: true })
  approvementStatuses?: ApprovementStatus[] | null;

  @Field(() => [ProcessingStatuses], { nullable: true, description: 'With any of these processing statuses.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_VALUES)
  @IsIn(PROCESSING_STATUSES, { each: true })
  processingStatuses?: ProcessingStatus[] | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Uploaded on this day or later, in the account’s time zone.',
  })
  @IsOptional()
  @IsDay()
  createdFromDate?: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Uploaded on this day or before, in the account’s time zone.',
  })
  @IsOptional()
  @IsDay()
  createdToDate?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Uploaded at this instant or later.' })
  @IsOptional()
  @IsString()
  createdFrom?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Uploaded before this instant.' })
  @IsOptional()
  @IsString()
  createdBefore?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Words that must all occur in the items, category, number, company or hfId, regardless of case and accents.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  query?: string | null;

  @Field(() => [CheckCodes], {
    nullable: true,
    description:
      'Any of these checks reports something, as of the last time it was made: soon after the invoice, or one that it is compared with, changes.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_VALUES)
  @IsIn(CHECK_CODES, { each: true })
  checks?: CheckCode[] | null;

  @Field(() => [InvoiceFilterInput], { nullable: true, description: 'All of these filters.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_PARTS)
  @ValidateNested({ each: true })
  and?: InvoiceFilterInput[] | null;

  @Field(() => [InvoiceFilterInput], { nullable: true, description: 'Any of these filters; nothing if empty.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_PARTS)
  @ValidateNested({ each: true })
  or?: InvoiceFilterInput[] | null;

  @Field(() => InvoiceFilterInput, { nullable: true, description: 'Everything but this.' })
  @IsOptional()
  @ValidateNested()
  not?: InvoiceFilterInput | null;
}

export interface InvoiceFilterInput extends Nullable<FieldFilters & NullFilters> {}

export type NullFilters = { readonly [Name in OptionalName]?: NullFilterInput };

/** A filter as clients give it: null filters nothing. */
export type Nullable<Filters> = { [Name in keyof Filters]?: Filters[Name] | null };

for (const { field: name, list } of CHOICE_FILTERS) {
  const field = getField(name);
  const description = `The ${spellOut(name)} is any of these.`;
  declareFilter(list, [
    Field(() => [toGraphqlType(field)], { nullable: true, description }),
    ...[IsArray(), ArrayMaxSize(MAX_VALUES), ...createValidators(field, { each: true })],
  ]);
}

for (const { field: name, kind, ends } of RANGE_FILTERS) {
  const field = getField(name);
  ends.forEach((end, index) => {
    const description = `The ${spellOut(name)} is ${RANGE_WORDS[kind][index]}.`;
    const type = Field(() => toGraphqlType(field), { nullable: true, description });
    declareFilter(end, [type, ...createValidators(field)]);
  });
}

for (const name of OPTIONAL_NAMES) {
  const description = `Whether \`${name}\` is absent.`;
  declareFilter(name, [Field(() => NullFilterInput, { nullable: true, description }), ValidateNested()]);
}

function declareFilter(name: keyof FieldFilters | OptionalName, decorators: readonly PropertyDecorator[]): void {
  for (const decorate of [IsOptional(), ...decorators]) decorate(InvoiceFilterInput.prototype, name);
}

@InputType('InvoiceOrder', { description: 'The order of invoices; ties are ordered by age.' })
export class InvoiceOrderInput {
  @Field(() => InvoiceOrderFields, { description: 'The sort key.' })
  @IsIn(INVOICE_ORDER_FIELDS)
  field: InvoiceOrderField;

  @Field(() => OrderDirections, { description: 'The direction.' })
  @IsIn(['asc', 'desc'])
  direction: 'asc' | 'desc';
}
