import type { Field } from '../../model/finding.js';
import type { Candidate } from '../../page/candidate.js';
import type { WrittenDate } from '../../page/dates.js';
import { datesIn } from '../../page/dates.js';
import type { ValuePlace } from '../../page/values.js';
import type { DateOrder, Region } from '../../regions/region.js';

/** How sure a date can be whose day and month could change places. */
const MAX_AMBIGUOUS = 0.7;
/** How sure it can be where its country's order decides. */
const MAX_BY_COUNTRY = 0.85;

export interface FoundDate extends WrittenDate {
  /** ISO 3166-1 alpha-2 code of the country whose order of day and month was taken; null where the document shows its own. */
  readonly orderOf: string | null;
}

export type ReadDates = (text: string) => FoundDate[];

/** The country's order of day and month decides where the document does not show its own: "03/04/2025" is 4 March in the US. */
export function dateReader(order: DateOrder | null, region: Region | null): ReadDates {
  return (text) => {
    const own = datesIn(text, order);
    return datesIn(text, order ?? region?.dateOrder ?? null).map((date) => {
      const isDecided = own.some(
        ({ index, value, certain }) => index === date.index && value === date.value && certain,
      );
      return { ...date, orderOf: isDecided || !date.certain ? null : (region?.code ?? null) };
    });
  };
}

/** A date at the place of its label. It is less certain where its order of day and month is. */
export function dateCandidate(
  field: Field,
  date: FoundDate,
  place: ValuePlace,
  { label, confidence }: { readonly label: string; readonly confidence: number },
): Candidate {
  const most = date.orderOf !== null ? MAX_BY_COUNTRY : date.certain ? 1 : MAX_AMBIGUOUS;
  return {
    value: date.value,
    page: place.line.page,
    box: place.box,
    rule: dateRule(field, label, date),
    confidence: Math.min(confidence, most),
  };
}

/** What a date is found by: the field, its label, and the country whose order of day and month was taken. */
export function dateRule(field: Field, label: string, { orderOf }: FoundDate): string {
  return `${field}:${label}${orderOf === null ? '' : `, order of ${orderOf}`}`;
}
