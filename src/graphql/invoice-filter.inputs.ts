import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
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
import { PAYMENT_TYPES, PaymentTypes, type PaymentType } from '../invoices/fields/vocabulary.js';
import type { Actor } from '../shared/actor.js';
import { AppError } from '../shared/errors.js';
import { endOfDay, startOfDay } from '../shared/local-time.js';
import { formatDecimal, MONEY_SCALE, parseDecimal } from '../shared/money.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../shared/scalars.js';
import { IsCurrency, IsDay, IsDecimalText } from '../shared/validators.js';
import { ApprovementStatuses, InvoiceOrderFields, OrderDirections, ProcessingStatuses } from './enums.js';

const MAX_VALUES = 250;

/** Which invoices are meant. */
@InputType('InvoiceFilter', { description: 'A filter for invoices: AND between fields, OR within a list.' })
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
  @IsIn(APPROVEMENT_STATUSES, { each: true })
  approvementStatuses?: ApprovementStatus[] | null;

  @Field(() => [ProcessingStatuses], { nullable: true, description: 'With any of these processing statuses.' })
  @IsOptional()
  @IsArray()
  @IsIn(PROCESSING_STATUSES, { each: true })
  processingStatuses?: ProcessingStatus[] | null;

  @Field(() => [PaymentTypes], { nullable: true, description: 'Paid in any of these ways.' })
  @IsOptional()
  @IsArray()
  @IsIn(PAYMENT_TYPES, { each: true })
  paymentTypes?: PaymentType[] | null;

  @Field(() => [String], { nullable: true, description: 'In any of these currencies, ISO 4217.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_VALUES)
  @IsCurrency({ each: true })
  currencies?: string[] | null;

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

  @Field(() => DateScalar, { nullable: true, description: 'With an invoice date on this day or later.' })
  @IsOptional()
  @IsDay()
  invoiceDateFrom?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'With an invoice date on this day or before.' })
  @IsOptional()
  @IsDay()
  invoiceDateTo?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'With a total of at least this.' })
  @IsOptional()
  @IsDecimalText(13, 2)
  totalPriceMin?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'With a total of at most this.' })
  @IsOptional()
  @IsDecimalText(13, 2)
  totalPriceMax?: string | null;

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

@InputType('InvoiceOrder', { description: 'The order of invoices; equal ones are ordered by age.' })
export class InvoiceOrderInput {
  @Field(() => InvoiceOrderFields, { description: 'The sort key.' })
  @IsIn(INVOICE_ORDER_FIELDS)
  field: InvoiceOrderField;

  @Field(() => OrderDirections, { description: 'The direction.' })
  @IsIn(['asc', 'desc'])
  direction: 'asc' | 'desc';
}

/** The order that is asked for, else newest first. */
export function toInvoiceOrder(input: InvoiceOrderInput | null | undefined): InvoiceOrder {
  const [newestFirst] = DEFAULT_INVOICE_ORDER;
  if (input) return { field: input.field, descending: input.direction === 'desc' };
  return newestFirst ?? { field: 'created_at', descending: true };
}

/** The filter as the services take it; days become instants in the account's time zone. @throws bad_request for an empty range */
export function toInvoiceFilter({ timeZone }: Actor, input: InvoiceFilterInput | null | undefined): InvoiceFilter {
  const given = input ?? {};
  const createdFrom = latest(given.createdFrom, given.createdFromDate && startOfDay(given.createdFromDate, timeZone));
  const createdBefore = earliest(given.createdBefore, given.createdToDate && endOfDay(given.createdToDate, timeZone));
  const filter: InvoiceFilter = {
    companyUids: uids(given.companyUids),
    workspaceUserUids: uids(given.workspaceUserUids),
    cardUids: uids(given.cardUids),
    categoryUids: uids(given.categoryUids),
    approvementStatuses: given.approvementStatuses ?? undefined,
    processingStatuses: given.processingStatuses ?? undefined,
    paymentTypes: given.paymentTypes ?? undefined,
    currencies: given.currencies ?? undefined,
    createdFrom,
    createdBefore,
    invoiceDateFrom: given.invoiceDateFrom ?? undefined,
    invoiceDateTo: given.invoiceDateTo ?? undefined,
    totalPriceMin: amount(given.totalPriceMin),
    totalPriceMax: amount(given.totalPriceMax),
    query: given.query?.trim() || undefined,
  };
  requireOrdered('created', filter.createdFrom, filter.createdBefore);
  requireOrdered('invoiceDate', filter.invoiceDateFrom, filter.invoiceDateTo);
  return filter;
}

function uids(given: string[] | null | undefined): string[] | undefined {
  return given?.map((uid) => uid.toLowerCase());
}

function amount(given: string | null | undefined): string | undefined {
  const units = given === null || given === undefined ? null : parseDecimal(given, MONEY_SCALE);
  return units === null ? undefined : formatDecimal(units, MONEY_SCALE);
}

function latest(left: string | null | undefined, right: string | null | undefined): string | undefined {
  return left && right ? (left > right ? left : right) : (left ?? right ?? undefined);
}

function earliest(left: string | null | undefined, right: string | null | undefined): string | undefined {
  return left && right ? (left < right ? left : right) : (left ?? right ?? undefined);
}

function requireOrdered(what: string, from: string | undefined, to: string | undefined): void {
  if (from && to && from > to) throw new AppError('bad_request', `The range of ${what} ends before it begins.`);
}
