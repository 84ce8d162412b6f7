import type { Problem } from '../client/problems.ts';
import type { WholeInvoiceFragment } from '../generated/graphql.ts';
import type { Speech, Texts } from '../language/language.ts';
import { findMistake } from './find-mistake.ts';

type Item = WholeInvoiceFragment['items'][number];

/** The values of an item that people can change, in the order of the form. */
export const ITEM_FIELDS = ['name', 'description', 'quantity', 'vatRate', 'totalPrice'] as const;

type ItemField = (typeof ITEM_FIELDS)[number];

export const isDecimal = (name: ItemField) => name !== 'name' && name !== 'description';

/** The names of the values of an item; undefined for others. */
export function labelItem(
  texts: Texts,
): Readonly<Record<ItemField, string>> & Readonly<Record<string, string | undefined>> {
  const { itemName, details, quantity, vatRate, gross } = texts;
  return { name: itemName, description: details, quantity, vatRate, totalPrice: gross };
}

type ItemValues = Readonly<Record<ItemField, string | null>>;

/** Reads the form of an item, with its values as the API takes them. */
export function readItem(form: FormData, { format }: Speech): ItemValues {
  const read = (name: ItemField) => {
    const text = String(form.get(name));
    return (isDecimal(name) ? format.parse(text) : text.trim()) || null;
  };
  return Object.fromEntries(ITEM_FIELDS.map((name) => [name, read(name)])) as ItemValues;
}

/** How many digits the decimals have at most, before and after the point. */
const DIGITS = [
  ['quantity', 7, 3],
  ['vatRate', 3, 2],
  ['totalPrice', 8, 2],
] as const satisfies readonly (readonly [ItemField, number, number])[];

/** What is wrong with the values of an item, beside the field of each. */
export function findMistakes(values: ItemValues, speech: Speech): Problem[] {
  return DIGITS.flatMap(([field, ...digits]) => {
    const message = findMistake('amount', values[field] ?? '', speech, digits);
    return message === null ? [] : [{ field, message }];
  });
}

/** An item in one text; an empty one if it is gone. */
export function describeItem(item: Item | undefined, { texts, format }: Speech): string {
  const labels = labelItem(texts);
  return ITEM_FIELDS.filter((name) => item?.[name])
    .map((name) => `${labels[name]}: ${isDecimal(name) ? format.decimal(item?.[name]) : item?.[name]}`)
    .join(', ');
}
