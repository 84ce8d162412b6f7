import { squash } from '../text/squash.js';
import type { Region, TaxNumberForm } from './region.js';
import { REGIONS } from './regions.js';

/** A tax number in the format of a country. */
export interface TaxNumber {
  /** Without spaces; separators that are part of the number, such as the slashes of a German Steuernummer, stay. */
  readonly value: string;
  /** ISO 3166-1 alpha-2, or null if several countries have this form. */
  readonly country: string | null;
  /** Whether its check digits are valid; null if no rule is known. */
  readonly checked: boolean | null;
}

interface OwnedForm {
  readonly region: Region;
  readonly form: TaxNumberForm;
}

const FORMS: readonly OwnedForm[] = REGIONS.flatMap((region) => region.taxNumbers.map((form) => ({ region, form })));
const BARE_FORMS = FORMS.filter(({ form }) => form.bare !== 'never');
/** By squashed label. */
const FORMS_BY_LABEL: ReadonlyMap<string, readonly OwnedForm[]> = groupFormsByLabel();
const REGISTERS = REGIONS.flatMap(({ code, registers }) =>
  registers.map(({ labels, form }) => ({ country: code, form, labels: new Set(labels.map(squash)) })),
);
/** Numbers of other kinds may also start with a single letter. */
const MIN_PREFIX = 2;

/** Letters and digits that OCR confuses. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  ['0O', '1I', '2Z', '5S', '6G', '8B'].flatMap(([digit = '', letter = '']) => [
    [digit, letter],
    [letter, digit],
  ]),
);

/** Reads a text as a number that needs no label: with the prefix of its country, or in a form that no other number has. */
export function prefixedTaxNumber(text: string): TaxNumber | null {
  const number = compact(text);
  for (const { region, form } of FORMS) {
    const rest = removePrefix(number, form);
    if (rest !== null && form.form.test(rest)) {
      return { value: number, country: region.code, checked: form.check?.(rest) ?? null };
    }
  }
  return null;
}

/**
 * Reads a number with the prefix of its country in which OCR confused letters and digits, such as "G8705868804" for "GB705868804". Only
 * valid check digits prove the correction.
 */
export function misreadTaxNumber(text: string): TaxNumber | null {
  const number = compact(text);
  for (const { region, form } of FORMS) {
    const { prefix, check } = form;
    if (prefix === null || prefix.length < MIN_PREFIX || !check || !isLike(number.slice(0, prefix.length), prefix))
      continue;
    const rest = correctLetters(number.slice(prefix.length)).find((one) => form.form.test(one) && check(one) === true);
    if (rest !== undefined) return { value: prefix + rest, country: region.code, checked: true };
  }
  return null;
}

function isLike(read: string, prefix: string): boolean {
  // A small "l" looks like an "I", too, as in "Fl" for Finland.
  return [...prefix].every((sign, at) => {
    const other = read[at] ?? '';
    return other === sign || LOOKALIKES[other] === sign || (other === 'L' && sign === 'I');
  });
}

/** Lists a text as it is, and with each one of its characters replaced by that which looks like it. */
function correctLetters(text: string): string[] {
  const others = [...text].flatMap((sign, at) => {
    const other = LOOKALIKES[sign];
    return other === undefined ? [] : [text.slice(0, at) + other + text.slice(at + 1)];
  });
  return [text, ...others];
}

/**
 * Reads the text after a label of tax numbers: a number that needs no label, one of a country that uses the label, or the
 * digits of any other. A label of one country does not accept a number of another form.
 *
 * @param label squashed, as labels on lines are
 */
export function labelledTaxNumber(text: string, label: string | null): TaxNumber | null {
  const prefixed = prefixedTaxNumber(text);
  if (prefixed) return prefixed;
  const owners = (label === null ? undefined : FORMS_BY_LABEL.get(label)) ?? [];
  const own = parseBareTaxNumber(text, owners);
  const isOfOneCountry = new Set(owners.map(({ region }) => region)).size === 1;
  return own ?? (isOfOneCountry ? null : (parseDigits(text) ?? parseLettered(text)));
}

/** Reads a number whose groups of letters only one country has, after a label of a whole language: "1234567N/A/M/000". */
function parseLettered(text: string): TaxNumber | null {
  return /\d\p{Lu}\/\p{Lu}/u.test(text) ? parseBareTaxNumber(text, BARE_FORMS) : null;
}

/** Reads the number of a company that is known to be in this country. */
export function nationalTaxNumber(text: string, country: string): TaxNumber | null {
  return (
    prefixedTaxNumber(text) ??
    parseBareTaxNumber(
      text,
      BARE_FORMS.filter(({ region }) => region.code === country),
    )
  );
}

/**
 * Lists the numbers that a text without a prefix can be: tax numbers with valid check digits or with a label of their own, and
 * register numbers after their labels.
 *
 * @param label squashed, as labels on lines are
 */
export function nationalTaxNumbers(text: string, label: string | null): TaxNumber[] {
  const number = compact(text);
  const own = label === null ? null : labelledTaxNumber(text, label);
  const ofLabel = own !== null && FORMS_BY_LABEL.has(label ?? '') ? [own] : [];
  const registered =
    label === null
      ? []
      : REGISTERS.filter(
          (entry) => entry.labels.has(label) && (entry.form?.test(number) ?? /^[A-Z]{0,4}\d{3,14}[A-Z]?$/.test(number)),
        );
  const checked = BARE_FORMS.filter(
    ({ form }) => !form.needsLabel && form.form.test(number) && form.check?.(number) === true,
  );
  return [
    ...ofLabel,
    ...registered.map(({ country }) => ({ value: number, country, checked: null })),
    ...checked.map(({ region, form }) => ({
      value: form.keepsSeparators ? removeBlanks(text) : number,
      country: region.code,
      checked: true,
    })),
  ];
}

/** The only country that uses a label for tax numbers of this form, such as "RFC"; null if several do or none does. */
export function countryOfTaxLabel(label: string, value: string): string | null {
  const owners = FORMS_BY_LABEL.get(label) ?? [];
  const number = compact(value);
  return findOnlyCountry(owners) ?? findOnlyCountry(owners.filter(({ form }) => form.form.test(number)));
}

function findOnlyCountry(owners: readonly OwnedForm[]): string | null {
  const [only, ...others] = new Set(owners.map(({ region }) => region.code));
  return others.length === 0 ? (only ?? null) : null;
}

/** The country whose prefix a text begins with, whether or not the rest has its form; null if there is none. */
export function countryOfPrefix(text: string): string | null {
  const number = compact(text);
  const owner = FORMS.find(({ form: { prefix } }) => {
    return prefix !== null && prefix.length >= MIN_PREFIX && number.startsWith(prefix) && isNumeric(number, prefix);
  });
  return owner?.region.code ?? null;
}

/** A word may begin with the letters of a prefix: "DEPOT 7". */
function isNumeric(number: string, prefix: string): boolean {
  return /^[A-Z\d]?\d{4}/.test(number.slice(prefix.length));
}

/** Of the countries whose form the number has, takes the one whose check digits are valid; null if several remain. */
function parseBareTaxNumber(text: string, owners: readonly OwnedForm[]): TaxNumber | null {
  const number = compact(text);
  const fitting = owners
    .filter(({ form }) => form.form.test(number))
    .map(({ region, form }) => ({ region, form, checked: form.check?.(number) ?? null }));
  const right = fitting.filter(({ checked }) => checked !== false);
  const left = right.length > 0 ? right : fitting;
  const best = left.find(({ checked }) => checked === true) ?? left[0];
  if (!best || left.some(({ region, checked }) => region !== best.region && checked === best.checked)) return null;
  const value = best.form.keepsSeparators ? removeBlanks(text) : number;
  return { value, country: best.region.code, checked: best.checked };
}

function parseDigits(text: string): TaxNumber | null {
  const value = removeBlanks(text);
  const digits = value.replaceAll(/\D/g, '');
  const isNumber = digits.length >= 7 && digits.length <= 15 && /^[A-Z]{0,5}[\d/.-]{5,20}[A-Z\d]{0,6}$/.test(value);
  return isNumber ? { value, country: null, checked: null } : null;
}

function groupFormsByLabel(): Map<string, readonly OwnedForm[]> {
  const found = new Map<string, readonly OwnedForm[]>();
  for (const owned of BARE_FORMS) {
    for (const label of owned.form.labels.map(squash)) found.set(label, [...(found.get(label) ?? []), owned]);
  }
  return found;
}

function removePrefix(number: string, { prefix, bare }: TaxNumberForm): string | null {
  if (prefix !== null && number.startsWith(prefix)) return number.slice(prefix.length);
  return bare === 'anywhere' ? number : null;
}

function compact(text: string): string {
  return text.replace(/[^\p{L}\p{N}+*]/gu, '').toUpperCase();
}

function removeBlanks(text: string): string {
  return text
    .replaceAll(/\s/g, '')
    .replace(/[.,;:]+$/, '')
    .toUpperCase();
}
