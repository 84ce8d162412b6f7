import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, IsUUID, MaxLength } from '../shared/class-validator.js';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import {
  APPROVEMENT_STATUSES,
  PROCESSING_STATUSES,
  type ApprovementStatus,
  type ProcessingStatus,
} from '../access/policy.js';
import {
  DEFAULT_INVOICE_ORDER,
  INVOICE_ORDER_FIELDS,
  type InvoiceFilter,
  type InvoiceOrder,
  type InvoiceOrderField,
} from '../invoices/search/invoice-filter.js';
import { toGraphqlType, createValidators } from '../invoices/fields/field.inputs.js';
import { CHOICE_FILTERS, RANGE_FILTERS, type FieldFilters } from '../invoices/fields/field-filters.js';
import { getField } from '../invoices/fields/invoice-fields.js';
import type { Actor } from '../shared/actor.js';
import { AppError } from '../shared/errors.js';
import { spellOut } from '../shared/letter-case.js';
import { findEndOfDay, findStartOfDay } from '../shared/local-time.js';
import { formatDecimal, MONEY_SCALE, parseDecimal } from '../shared/money.js';
import { DateScalar, DateTimeScalar } from '../shared/scalars.js';
import { IsDay } from '../shared/validators.js';
import { ApprovementStatuses, InvoiceOrderFields, OrderDirections, ProcessingStatuses } from './enums.js';

const MAX_VALUES = 250;
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
}

export interface InvoiceFilterInput extends Nullable<FieldFilters> {}

type Nullable<Filters> = { [Name in keyof Filters]?: Filters[Name] | null };

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

function declareFilter(name: keyof FieldFilters, decorators: readonly PropertyDecorator[]): void {
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

/** Converts the requested order; newest first by default. */
export function toInvoiceOrder(input: InvoiceOrderInput | null | undefined): InvoiceOrder {
  const [newestFirst] = DEFAULT_INVOICE_ORDER;
  if (input) return { field: input.field, descending: input.direction === 'desc' };
  return newestFirst ?? { field: 'created_at', descending: true };
}

/** Converts the filter for the services. Days become instants in the account's time zone. @throws bad_request for an empty range */
export function toInvoiceFilter({ timeZone }: Actor, given: InvoiceFilterInput | null | undefined): InvoiceFilter {
  if (!given) return {};
  const createdFrom = findLatest(
    given.createdFrom,
    given.createdFromDate && findStartOfDay(given.createdFromDate, timeZone),
  );
  const createdBefore = findEarliest(
    given.createdBefore,
    given.createdToDate && findEndOfDay(given.createdToDate, timeZone),
  );
  const filter: InvoiceFilter = {
    companyUids: readUids(given.companyUids),
    workspaceUserUids: readUids(given.workspaceUserUids),
    cardUids: readUids(given.cardUids),
    categoryUids: readUids(given.categoryUids),
    approvementStatuses: listDistinct(given.approvementStatuses),
    processingStatuses: listDistinct(given.processingStatuses),
    createdFrom,
    createdBefore,
    ...toFieldFilters(given),
    query: given.query?.trim() || undefined,
  };
  requireOrdered('created', filter.createdFrom, filter.createdBefore);
  for (const { field, kind, ends } of RANGE_FILTERS) {
    if (kind === 'date') requireOrdered(field, filter[ends[0]], filter[ends[1]]);
  }
  return filter;
}

function toFieldFilters(given: Nullable<FieldFilters>): FieldFilters {
  const lists = CHOICE_FILTERS.map(({ list }) => [list, listDistinct<unknown>(given[list])]);
  const ends = RANGE_FILTERS.flatMap(({ kind, ends: names }) =>
    names.map((name) => [name, kind === 'money' ? readAmount(given[name]) : (given[name] ?? undefined)]),
  );
  return Object.fromEntries([...lists, ...ends]) as FieldFilters;
}

function readUids(given: string[] | null | undefined): string[] | undefined {
  return listDistinct(given?.map((uid) => uid.toLowerCase()));
}

function listDistinct<Value>(given: readonly Value[] | null | undefined): Value[] | undefined {
  return given ? [...new Set(given)] : undefined;
}

function readAmount(given: string | null | undefined): string | undefined {
  const units = given === null || given === undefined ? null : parseDecimal(given, MONEY_SCALE);
  return units === null ? undefined : formatDecimal(units, MONEY_SCALE);
}

function findLatest(left: string | null | undefined, right: string | null | undefined): string | undefined {
  return left && right ? (left > right ? left : right) : (left ?? right ?? undefined);
}

function findEarliest(left: string | null | undefined, right: string | null | undefined): string | undefined {
  return left && right ? (left < right ? left : right) : (left ?? right ?? undefined);
}

function requireOrdered(what: string, from: string | undefined, to: string | undefined): void {
  if (from && to && from > to) throw new AppError('bad_request', `The range of ${what} ends before it begins.`);
}
