import type { CompanyFinding } from '../companies/company-values.js';
import type { ItemFinding } from '../extraction/model/finding.js';
import { getChosenValue, type ExtractionReport } from '../extraction/model/report.js';
import type { InvoiceField } from '../invoices/fields/invoice-field.js';
import {
  EXTRACTED_FIELD_NAMES,
  getField,
  type ExtractedFieldName,
  type InvoiceFieldValues,
} from '../invoices/fields/invoice-fields.js';
import { ITEM_UNITS } from '../invoices/fields/vocabulary.js';
import type { InvoiceItem } from '../invoices/invoice-item.entity.js';
import type { Invoice } from '../invoices/invoice.entity.js';
import { readStatedVat } from '../invoices/stated-vat.js';
import { readCompanyFinding } from '../learning/match-company.js';
import { toSnakeCase } from '../shared/letter-case.js';
import { fitDecimal, MONEY_DIGITS, MONEY_SCALE, QUANTITY_SCALE, RATE_DIGITS, RATE_SCALE } from '../shared/money.js';
import { cleanText } from '../shared/text.js';
import { isCountry, isCurrency, isDay, isLanguage } from '../shared/validators.js';

/** Digits of an item's amounts and quantity. */
const ITEM_DIGITS = 10;

type ItemRow = Omit<InvoiceItem, 'id' | 'invoiceId' | 'uid'>;

/** A report in terms of an invoice: only values that the service's contract allows, null for the rest. */
export interface Findings {
  readonly values: Pick<Invoice, ExtractedFieldName | 'vatCategories' | 'furtherInvoices'>;
  readonly company: CompanyFinding;
  readonly items: readonly ItemRow[];
}

/** Converts a report by the rules of the invoice's fields: a value that breaks a rule is dropped, never altered. */
export function toFindings(report: ExtractionReport): Findings {
  return {
    values: {
      ...readFieldValues(report),
      vatCategories: readStatedVat(report),
      furtherInvoices: (report.invoices ?? 1) - 1,
    },
    company: readCompanyFinding(report),
    items: (getChosenValue(report, 'items') ?? []).map(toItemRow),
  };
}

/** The findings for fields that no person has set. */
export function removeEdited(invoice: Pick<Invoice, 'editedFields'>, values: Partial<Invoice>): Partial<Invoice> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !invoice.editedFields.includes(field)));
}

function readFieldValues(report: ExtractionReport): Pick<InvoiceFieldValues, ExtractedFieldName> {
  const values = EXTRACTED_FIELD_NAMES.map((name) => [
    name,
    acceptValue(getField(name), getChosenValue(report, toSnakeCase(name))),
  ]);
  return Object.fromEntries(values) as Pick<InvoiceFieldValues, ExtractedFieldName>;
}

function acceptValue(field: InvoiceField, text: string | null): string | null {
  switch (field.kind) {
    case 'money':
      return fitDecimal(text, MONEY_DIGITS, MONEY_SCALE);
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

function toItemRow(item: ItemFinding): ItemRow {
  return {
    name: cleanText(item.name, 500),
    description: cleanText(item.description, 2_000),
    quantity: fitDecimal(item.quantity, ITEM_DIGITS, QUANTITY_SCALE),
    unit: ITEM_UNITS.find((unit) => unit === item.unit) ?? null,
    totalPrice: fitDecimal(item.total_price, ITEM_DIGITS, MONEY_SCALE),
    vatRate: fitDecimal(item.vat_rate, RATE_DIGITS, RATE_SCALE),
  };
}
