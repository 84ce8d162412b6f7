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
import type { Timestamp } from '../shared/clock.js';
import { isUid } from '../shared/ids.js';
import { toSnakeCase } from '../shared/letter-case.js';
import { isCurrency, isDay } from '../shared/validators.js';
import { AMOUNT, CREATED_FROM, CREATED_TO, MAX_QUERY_LENGTH } from './filter-parameters.js';
import { parseBounds, type Bounds } from './instant.js';
import type { Parameters } from './parameters.js';

/** The validation of the values in a list, by the kind of field. */
const CODES = {
  currency: { isValid: isCurrency, message: 'Must be an ISO 4217 currency code, such as EUR.' },
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
    companyUids: readUids(parameters, 'company__uid'),
    workspaceUserUids: readUids(parameters, 'workspace_user__uid'),
    cardUids: readUids(parameters, 'card__uid'),
    categoryUids: readUids(parameters, 'category__uid'),
    approvementStatuses: readChoices(parameters, 'approvement_status', APPROVEMENT_STATUSES),
    processingStatuses: readChoices(parameters, 'processing_status', PROCESSING_STATUSES),
    ...readCreationRange(parameters, timeZone),
    ...readFieldFilters(parameters),
    query: readSearchText(parameters),
  };
  const order = readOrder(parameters);
  parameters.requireValid();
  return { filter, order };
}

/** Reads uids in any case. */
export function readUids(parameters: Parameters, name: string, most?: number): string[] | undefined {
  return parameters.readManyValid(name, isUid, 'Must be a UUID.', most)?.map((uid) => uid.toLowerCase());
}

function readChoices<Value extends string>(
  parameters: Parameters,
  name: string,
  values: readonly Value[],
): Value[] | undefined {
  const isValue = (text: string): text is Value => (values as readonly string[]).includes(text);
  return parameters.readManyValid(name, isValue, `Must be one of: ${values.join(', ')}.`);
}

function readCreationRange(
  parameters: Parameters,
  timeZone: string,
): Pick<InvoiceFilter, 'createdFrom' | 'createdBefore'> {
  const read = (name: string) => readCreationBounds(parameters, name, timeZone);
  const day = read('created_at');
  const from = findLast(CREATED_FROM.flatMap((name) => read(name)?.from ?? []));
  const before = findFirst(CREATED_TO.flatMap((name) => read(name)?.before ?? []));
  if (from !== undefined && before !== undefined && from >= before) {
    const [given = 'from_date'] = CREATED_FROM.filter((name) => parameters.readOne(name) !== undefined);
    parameters.addMessage(given, 'Must not be later than the end of the range.');
  }
  return {
    createdFrom: findLast([from, day?.from].filter((bound) => bound !== undefined)),
    createdBefore: findFirst([before, day?.before].filter((bound) => bound !== undefined)),
  };
}

function findFirst(timestamps: readonly Timestamp[]): Timestamp | undefined {
  return timestamps.toSorted().at(0);
}

function findLast(timestamps: readonly Timestamp[]): Timestamp | undefined {
  return timestamps.toSorted().at(-1);
}

function readCreationBounds(parameters: Parameters, name: string, timeZone: string): Bounds | null {
  const text = parameters.readOne(name);
  if (text === undefined) return null;
  const bounds = parseBounds(text, timeZone);
  if (!bounds) parameters.addMessage(name, 'Must be a date as YYYY-MM-DD, or an ISO 8601 date and time.');
  return bounds;
}

function readFieldFilters(parameters: Parameters): FieldFilters {
  const lists = CHOICE_FILTERS.map(({ field, list }) => [list, readFieldChoices(parameters, field)]);
  const ends = RANGE_FILTERS.flatMap((range) => readEnds(parameters, range));
  return Object.fromEntries([...lists, ...ends]) as FieldFilters;
}

function readFieldChoices(parameters: Parameters, name: ChoiceFieldName): string[] | undefined {
  const field = INVOICE_FIELDS[name];
  const parameter = toSnakeCase(name);
  if (field.kind === 'choice') return readChoices(parameters, parameter, field.values);
  return parameters.readManyValid(parameter, CODES[field.kind].isValid, CODES[field.kind].message);
}

function readEnds(parameters: Parameters, { kind, ends }: RangeFilter): [string, string | undefined][] {
  const [lower, upper] = [toSnakeCase(ends[0]), toSnakeCase(ends[1])];
  const { isValid, message } = ENDS[kind];
  const from = readChecked(parameters, lower, isValid, message);
  const to = readChecked(parameters, upper, isValid, message);
  if (kind === 'date' && from !== undefined && to !== undefined && from > to) {
    parameters.addMessage(lower, `Must not be later than ${upper}.`);
  }
  return [
    [ends[0], from],
    [ends[1], to],
  ];
}

function readChecked(
  parameters: Parameters,
  name: string,
  isValid: (text: string) => boolean,
  message: string,
): string | undefined {
  const text = parameters.readOne(name);
  if (text === undefined || isValid(text)) return text;
  parameters.addMessage(name, message);
  return undefined;
}

/** Reads the text to search for, of at most 200 characters. */
export function readSearchText(parameters: Parameters): string | undefined {
  // A character has at most two UTF-16 units; a long text is not worth counting.
  const isShort = (text: string) => text.length <= 2 * MAX_QUERY_LENGTH && Array.from(text).length <= MAX_QUERY_LENGTH;
  return readChecked(parameters, 'query', isShort, `Must have at most ${MAX_QUERY_LENGTH} characters.`);
}

function readOrder(parameters: Parameters): readonly InvoiceOrder[] {
  const order: InvoiceOrder[] = [];
  for (const key of parameters.readMany('ordering') ?? []) {
    const descending = key.startsWith('-');
    const field = INVOICE_ORDER_FIELDS.find((candidate) => candidate === key.slice(descending ? 1 : 0));
    if (!field)
      parameters.addMessage(
        'ordering',
        `Must be one or more of: ${INVOICE_ORDER_FIELDS.join(', ')}, each with an optional leading "-".`,
      );
    else if (!order.some((earlier) => earlier.field === field)) order.push({ field, descending });
  }
  return order.length > 0 ? order : DEFAULT_INVOICE_ORDER;
}
