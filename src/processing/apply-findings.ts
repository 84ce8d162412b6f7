import type { CompanyFinding } from '../companies/company-values.js';
import type { ItemFinding, VatCategoryFinding } from '../extraction/model/finding.js';
import { chosenValue, type ExtractionReport } from '../extraction/model/report.js';
import type { InvoiceField } from '../invoices/fields/invoice-field.js';
import {
  EXTRACTED_FIELD_NAMES,
  fieldOf,
  type ExtractedFieldName,
  type InvoiceFieldValues,
} from '../invoices/fields/invoice-fields.js';
import { ITEM_UNITS, type VatCategory } from '../invoices/fields/vocabulary.js';
import type { InvoiceItem } from '../invoices/invoice-item.entity.js';
import type { Invoice } from '../invoices/invoice.entity.js';
import { companyFindingOf } from '../learning/match-company.js';
import { toSnakeCase } from '../shared/letter-case.js';
import { formatDecimal, MONEY_DIGITS, MONEY_SCALE, parseDecimal, QUANTITY_SCALE, RATE_SCALE } from '../shared/money.js';
import { cleanText } from '../shared/text.js';
import { isCountry, isCurrency, isDay, isLanguage } from '../shared/validators.js';

/** Digits of an item's amounts and quantity, and of a rate. */
const ITEM_DIGITS = 10;
const RATE_DIGITS = 5;

type ItemRow = Omit<InvoiceItem, 'id' | 'invoiceId' | 'uid'>;

/** A report in terms of an invoice: only values that the service's contract allows, null for the rest. */
export interface Findings {
  readonly values: Pick<Invoice, ExtractedFieldName | 'vatCategories' | 'furtherInvoices'>;
  readonly company: CompanyFinding;
  readonly items: readonly ItemRow[];
}

/** Converts a report by the rules of the invoice's fields: a value that breaks a rule is dropped, never altered. */
export function findingsOf(report: ExtractionReport): Findings {
  return {
    values: {
      ...fieldValuesOf(report),
      vatCategories: (chosenValue(report, 'vat_categories') ?? []).map(vatCategoryOf),
      furtherInvoices: (report.invoices ?? 1) - 1,
    },
    company: companyFindingOf(report),
    items: (chosenValue(report, 'items') ?? []).map(itemOf),
  };
}

/** The findings for fields that no person has set. */
export function unedited(invoice: Pick<Invoice, 'editedFields'>, values: Partial<Invoice>): Partial<Invoice> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !invoice.editedFields.includes(field)));
}

function fieldValuesOf(report: ExtractionReport): Pick<InvoiceFieldValues, ExtractedFieldName> {
  const values = EXTRACTED_FIELD_NAMES.map((name) => [
    name,
    acceptedValue(fieldOf(name), chosenValue(report, toSnakeCase(name))),
  ]);
  return Object.fromEntries(values) as Pick<InvoiceFieldValues, ExtractedFieldName>;
}

function acceptedValue(field: InvoiceField, text: string | null): string | null {
  switch (field.kind) {
    case 'money':
      return decimalOf(text, MONEY_DIGITS, MONEY_SCALE);
    case 'date':
      return isDay(text) ? text : null;
    case 'text':
      return cleanText(text, field.maxLength);
    case 'currency':
      return isCurrency(text) ? text : null;
    case 'language':
      return isLanguage(text) ? text : null;
    case 'country':
      return isCountry(text) ? text : null;
    case 'choice':
      return field.values.find((value) => value === text) ?? null;
  }
}

function itemOf(item: ItemFinding): ItemRow {
  return {
    name: cleanText(item.name, 500),
    description: cleanText(item.description, 2_000),
    quantity: decimalOf(item.quantity, ITEM_DIGITS, QUANTITY_SCALE),
    unit: ITEM_UNITS.find((unit) => unit === item.unit) ?? null,
    totalPrice: decimalOf(item.total_price, ITEM_DIGITS, MONEY_SCALE),
    vatRate: decimalOf(item.vat_rate, RATE_DIGITS, RATE_SCALE),
  };
}

function vatCategoryOf(category: VatCategoryFinding): VatCategory {
  const amount = (value: string | null) => decimalOf(value, MONEY_DIGITS, MONEY_SCALE);
  return {
    vatRate: decimalOf(category.vat_rate, RATE_DIGITS, RATE_SCALE),
    baseAmount: amount(category.base_amount),
    vatAmount: amount(category.vat_amount),
    totalAmount: amount(category.total_amount),
  };
}

function decimalOf(text: string | null, digits: number, scale: number): string | null {
  const value = text === null ? null : parseDecimal(text, scale);
  if (value === null) return null;
  const magnitude = value < 0n ? -value : value;
  return magnitude < 10n ** BigInt(digits) ? formatDecimal(value, scale) : null;
}
