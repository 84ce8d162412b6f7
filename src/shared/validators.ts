import { isISO31661Alpha2, isISO4217CurrencyCode, ValidateBy, type ValidationOptions } from './class-validator.js';
import isISO6391 from 'validator/lib/isISO6391.js';
import { isRealDay } from './clock.js';

/** Requires a decimal as a string with at most `digits` digits, `places` of them after the point. */
export function IsDecimalText(digits: number, places: number): PropertyDecorator {
  const whole = digits - places;
  const pattern = new RegExp(`^-?\\d{1,${whole}}(\\.\\d{1,${places}})?$`);
  return ValidateBy({
    name: 'isDecimalText',
    constraints: [digits, places],
    validator: {
      validate: (value) => typeof value === 'string' && pattern.test(value),
      defaultMessage: () =>
        `Must be a decimal as a string, with at most ${whole} digits before the point and ${places} after it.`,
    },
  });
}

/** Requires a calendar date as YYYY-MM-DD (ISO 8601). */
export function IsDay(): PropertyDecorator {
  return ValidateBy({
    name: 'isDay',
    validator: { validate: isDay, defaultMessage: () => 'Must be a date as YYYY-MM-DD.' },
  });
}

/** Whether a value is an existing day of the years 0001 to 9999 as YYYY-MM-DD. */
export function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !value.startsWith('0000') && isRealDay(value)
  );
}

/** Requires printable characters of ASCII. */
export function IsAsciiText(options?: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && /^[ -~]*$/.test(value);
  const defaultMessage = () => 'Must have only letters without accents, digits and punctuation.';
  return ValidateBy({ name: 'isAsciiText', validator: { validate, defaultMessage } }, options);
}

/** Requires an ISO 4217 currency code, in upper case. */
export function IsCurrency(options?: ValidationOptions): PropertyDecorator {
  const defaultMessage = () => 'Must be an ISO 4217 currency code, such as EUR.';
  return ValidateBy({ name: 'isCurrency', validator: { validate: isCurrency, defaultMessage } }, options);
}

/** Codes of ISO 4217 that the validator lacks: new ones, and the kuna, since its withdrawn contemporaries are on older invoices too. */
const FURTHER_CURRENCIES = new Set(['XAD', 'XCG', 'ZWG', 'HRK']);

export function isCurrency(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[A-Z]{3}$/.test(value)) return false;
  return FURTHER_CURRENCIES.has(value) || isISO4217CurrencyCode(value);
}

/** Requires an ISO 3166-1 alpha-2 country code, in upper case. */
export function IsCountry(options?: ValidationOptions): PropertyDecorator {
  const defaultMessage = () => 'Must be an ISO 3166-1 alpha-2 country code, such as DE.';
  return ValidateBy({ name: 'isCountry', validator: { validate: isCountry, defaultMessage } }, options);
}

/** ISO 3166-1 leaves this code to users; everyone uses it for Kosovo. */
const KOSOVO = 'XK';

export function isCountry(value: unknown): value is string {
  return typeof value === 'string' && (value === KOSOVO || (/^[A-Z]{2}$/.test(value) && isISO31661Alpha2(value)));
}

/** Requires an ISO 639-1 language code, in lower case. */
export function IsLanguage(options?: ValidationOptions): PropertyDecorator {
  const defaultMessage = () => 'Must be an ISO 639-1 language code, such as de.';
  return ValidateBy({ name: 'isLanguage', validator: { validate: isLanguage, defaultMessage } }, options);
}

export function isLanguage(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z]{2}$/.test(value) && isISO6391.default(value);
}
