import { APPROVEMENT_STATUSES, PROCESSING_STATUSES } from '../access/policy.js';
import {
  DEFAULT_INVOICE_ORDER,
  INVOICE_ORDER_FIELDS,
  type InvoiceFilter,
  type InvoiceOrder,
} from '../invoices/search/invoice-filter.js';
import {
  CHOICE_FILTERS,
  RANGE_FILTERS,
  type ChoiceFieldName,
  type FieldFilters,
  type RangeFilter,
} from '../invoices/fields/field-filters.js';
import { INVOICE_FIELDS } from '../invoices/fields/invoice-fields.js';
import { invalid } from '../shared/errors.js';
import { isUid } from '../shared/ids.js';
import { toSnakeCase } from '../shared/letter-case.js';
import { isCurrency, isDay } from '../shared/validators.js';
import { AMOUNT, CREATED_FROM, CREATED_TO, MAX_QUERY_LENGTH } from './filter-parameters.js';
import { boundsOf, type Bounds } from './instant.js';
import type { Parameters } from './parameters.js';

/** The validation of the values in a list, by the kind of field. */
const CODES = {
  currency: { isValid: isCurrency, message: 'Give ISO 4217 codes, such as EUR.' },
};
/** The validation of the ends of a range. */
const ENDS = {
  date: { isValid: isDay, message: 'Must be a date as YYYY-MM-DD.' },
  money: { isValid: (text: string) => AMOUNT.test(text), message: 'Must be a decimal with at most two places.' },
};

/**
 * Reads the filter of a request.
 *
 * @param timeZone the account's, in which days begin
 * @throws validation_error with all problems
 */
export function readInvoiceFilter(
  parameters: Parameters,
  timeZone: string,
): { filter: InvoiceFilter; order: readonly InvoiceOrder[] } {
  const filter: InvoiceFilter = {
    companyUids: uids(parameters, 'company__uid'),
    workspaceUserUids: uids(parameters, 'workspace_user__uid'),
    cardUids: uids(parameters, 'card__uid'),
    categoryUids: uids(parameters, 'category__uid'),
    approvementStatuses: oneOf(parameters, 'approvement_status', APPROVEMENT_STATUSES),
    processingStatuses: oneOf(parameters, 'processing_status', PROCESSING_STATUSES),
    ...creationRange(parameters, timeZone),
    ...fieldFilters(parameters),
    query: searchText(parameters),
  };
  const order = readOrder(parameters);
  if (Object.keys(parameters.problems).length > 0) throw invalid(parameters.problems);
  return { filter, order };
}

/** Reads uids in any case. */
export function uids(parameters: Parameters, name: string): string[] | undefined {
  return parameters.manyOf(name, isUid, 'Give UUIDs.')?.map((uid) => uid.toLowerCase());
}

function oneOf<Value extends string>(
  parameters: Parameters,
  name: string,
  values: readonly Value[],
): Value[] | undefined {
  const isValue = (text: string): text is Value => (values as readonly string[]).includes(text);
  return parameters.manyOf(name, isValue, `Must be one of: ${values.join(', ')}.`);
}

function creationRange(parameters: Parameters, timeZone: string): Pick<InvoiceFilter, 'createdFrom' | 'createdBefore'> {
  const read = (name: string) => creationBounds(parameters, name, timeZone);
  const day = read('created_at');
  const lower = [day, ...CREATED_FROM.map(read)].flatMap((bounds) => bounds?.from ?? []);
  const upper = [day, ...CREATED_TO.map(read)].flatMap((bounds) => bounds?.before ?? []);
  const createdFrom = lower.sort().at(-1);
  const createdBefore = upper.sort().at(0);
  if (!day && createdFrom !== undefined && createdBefore !== undefined && createdFrom >= createdBefore) {
    const given = CREATED_FROM.find((name) => parameters.one(name) !== undefined) ?? 'from_date';
    parameters.complain(given, 'Must not be later than the end of the range.');
  }
  return { createdFrom, createdBefore };
}

function creationBounds(parameters: Parameters, name: string, timeZone: string): Bounds | null {
  const text = parameters.one(name);
  if (text === undefined) return null;
  const bounds = boundsOf(text, timeZone);
  if (!bounds) parameters.complain(name, 'Must be a date as YYYY-MM-DD, or an ISO 8601 date and time.');
  return bounds;
}

function fieldFilters(parameters: Parameters): FieldFilters {
  const lists = CHOICE_FILTERS.map(({ field, list }) => [list, choicesOf(parameters, field)]);
  const ends = RANGE_FILTERS.flatMap((range) => endsOf(parameters, range));
  return Object.fromEntries([...lists, ...ends]) as FieldFilters;
}

function choicesOf(parameters: Parameters, name: ChoiceFieldName): string[] | undefined {
  const field = INVOICE_FIELDS[name];
  const parameter = toSnakeCase(name);
  if (field.kind === 'choice') return oneOf(parameters, parameter, field.values);
  return parameters.manyOf(parameter, CODES[field.kind].isValid, CODES[field.kind].message);
}

function endsOf(parameters: Parameters, { kind, ends }: RangeFilter): [string, string | undefined][] {
  const [lower, upper] = [toSnakeCase(ends[0]), toSnakeCase(ends[1])];
  const { isValid, message } = ENDS[kind];
  const from = checked(parameters, lower, isValid, message);
  const to = checked(parameters, upper, isValid, message);
  if (kind === 'date' && from !== undefined && to !== undefined && from > to) {
    parameters.complain(lower, `Must not be later than ${upper}.`);
  }
  return [
    [ends[0], from],
    [ends[1], to],
  ];
}

function checked(
  parameters: Parameters,
  name: string,
  isValid: (text: string) => boolean,
  message: string,
): string | undefined {
  const text = parameters.one(name);
  if (text === undefined || isValid(text)) return text;
  parameters.complain(name, message);
  return undefined;
}

function searchText(parameters: Parameters): string | undefined {
  const isShort = (text: string) => Array.from(text).length <= MAX_QUERY_LENGTH;
  return checked(parameters, 'query', isShort, `Must have at most ${MAX_QUERY_LENGTH} characters.`);
}

function readOrder(parameters: Parameters): readonly InvoiceOrder[] {
  const order: InvoiceOrder[] = [];
  for (const key of parameters.many('ordering') ?? []) {
    const descending = key.startsWith('-');
    const field = INVOICE_ORDER_FIELDS.find((candidate) => candidate === key.slice(descending ? 1 : 0));
    if (!field)
      parameters.complain('ordering', `Must be any of: ${INVOICE_ORDER_FIELDS.join(', ')}, each with or without -.`);
    else if (!order.some((earlier) => earlier.field === field)) order.push({ field, descending });
  }
  return order.length > 0 ? order : DEFAULT_INVOICE_ORDER;
}
