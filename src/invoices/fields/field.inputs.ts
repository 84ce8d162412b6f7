import { IsIn, IsString, MaxLength, type ValidationOptions } from '../../shared/class-validator.js';
import { DateScalar, DecimalScalar } from '../../shared/scalars.js';
import { MONEY_DIGITS, MONEY_SCALE } from '../../shared/money.js';
import { IsAsciiText, IsCountry, IsCurrency, IsDay, IsDecimalText, IsLanguage } from '../../shared/validators.js';
import type { InvoiceField } from './invoice-field.js';

/** The GraphQL type of a field's values. */
export function toGraphqlType(field: InvoiceField) {
  switch (field.kind) {
    case 'money':
      return DecimalScalar;
    case 'date':
      return DateScalar;
    case 'choice':
      return field.graphqlEnum;
    default:
      return String;
  }
}

/** The rules of a field's values; with `each`, of every value of a list. */
export function createValidators(field: InvoiceField, options: ValidationOptions = {}): PropertyDecorator[] {
  switch (field.kind) {
    case 'money':
      return [IsDecimalText(MONEY_DIGITS, MONEY_SCALE)];
    case 'date':
      return [IsDay()];
    case 'text':
      return [
        ...[IsString(options), MaxLength(field.maxLength, options)],
        ...(field.isAscii ? [IsAsciiText(options)] : []),
      ];
    case 'currency':
      return [IsCurrency(options)];
    case 'language':
      return [IsLanguage(options)];
    case 'country':
      return [IsCountry(options)];
    case 'choice':
      return [IsIn(field.values, { ...options, message: `Must be one of: ${field.values.join(', ')}.` })];
  }
}
