import { toSnakeCase } from '../shared/letter-case.js';
import { formatDecimal, MONEY_SCALE, parseDecimal, QUANTITY_SCALE, RATE_SCALE } from '../shared/money.js';
import type { FieldChange } from './changes/history-event.js';
import { FIELD_NAMES, getField } from './fields/invoice-fields.js';

/** The values that differ from the stored ones, and the history entries that record them. */
export interface Difference<Row> {
  readonly patch: Partial<Row>;
  readonly changes: readonly FieldChange[];
}

const MONEY_FIELDS = FIELD_NAMES.filter((name) => getField(name).kind === 'money');
/** The decimal places of the decimal fields of invoices and items. */
const SCALES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(MONEY_FIELDS.map((name) => [name, MONEY_SCALE])),
  quantity: QUANTITY_SCALE,
  vatRate: RATE_SCALE,
};

/** Compares a row with an input: absent or equal fields are no change, null clears. Decimals get their column's scale. */
export function findDifference<Row extends object>(row: Row, input: Partial<Row>): Difference<Row> {
  const entries = Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, toCanonical(field, value)] as const)
    .filter(([field, value]) => row[field as keyof Row] !== value);
  return {
    patch: Object.fromEntries(entries) as Partial<Row>,
    changes: entries.map(([field, value]) => ({
      field: toSnakeCase(field),
      old: toText(row[field as keyof Row]),
      new: toText(value),
    })),
  };
}

function toCanonical(field: string, value: unknown): unknown {
  const scale = SCALES[field];
  if (scale === undefined || typeof value !== 'string') return value;
  const parsed = parseDecimal(value, scale);
  return parsed === null ? value : formatDecimal(parsed, scale);
}

function toText(value: unknown): string | null {
  return value === null ? null : String(value);
}
