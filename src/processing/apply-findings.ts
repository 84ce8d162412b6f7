import type { CompanyFinding } from '../companies/company-values.js';
import type { ItemFinding, VatCategoryFinding } from '../extraction/model/finding.js';
import { chosenValue, type ExtractionReport } from '../extraction/model/report.js';
import { ITEM_UNITS, PAYMENT_TYPES, type PaymentType, type VatCategory } from '../invoices/fields/vocabulary.js';
import type { InvoiceItem } from '../invoices/invoice-item.entity.js';
import type { Invoice } from '../invoices/invoice.entity.js';
import { companyFindingOf } from '../learning/match-company.js';
import { formatDecimal, MONEY_SCALE, parseDecimal, QUANTITY_SCALE, RATE_SCALE } from '../shared/money.js';
import { cleanText } from '../shared/text.js';
import { isCountry, isCurrency, isDay, isLanguage } from '../shared/validators.js';

/** Digits before the decimal point of an invoice's amounts, of an item's amounts and quantity, and of a rate. */
const TOTAL_DIGITS = 13;
const ITEM_DIGITS = 10;
const RATE_DIGITS = 5;

type ItemRow = Omit<InvoiceItem, 'id' | 'invoiceId' | 'uid'>;

/** A report in terms of an invoice: only values that the service's contract allows, null for the rest. */
export interface Findings {
  readonly values: Pick<
    Invoice,
    | 'totalPrice'
    | 'totalVat'
    | 'currency'
    | 'invoiceDate'
    | 'invoiceNumber'
    | 'language'
    | 'country'
    | 'paymentType'
    | 'vatCategories'
    | 'furtherInvoices'
  >;
  readonly company: CompanyFinding;
  readonly items: readonly ItemRow[];
}

/** Converts a report by the rules of the invoice's fields: a value that breaks a rule is dropped, never altered. */
export function findingsOf(report: ExtractionReport): Findings {
  return {
    values: {
      totalPrice: decimalOf(chosenValue(report, 'total_price'), TOTAL_DIGITS, MONEY_SCALE),
      totalVat: decimalOf(chosenValue(report, 'total_vat'), TOTAL_DIGITS, MONEY_SCALE),
      currency: accepted(chosenValue(report, 'currency'), isCurrency),
      invoiceDate: accepted(chosenValue(report, 'invoice_date'), isDay),
      invoiceNumber: cleanText(chosenValue(report, 'invoice_number'), 100),
      language: accepted(chosenValue(report, 'language'), isLanguage),
      country: accepted(chosenValue(report, 'country'), isCountry),
      paymentType: accepted(chosenValue(report, 'payment_type'), isPaymentType),
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
  const amount = (value: string | null) => decimalOf(value, TOTAL_DIGITS, MONEY_SCALE);
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

function accepted<Value extends string>(text: string | null, rule: (value: unknown) => value is Value): Value | null {
  return rule(text) ? text : null;
}

function isPaymentType(value: unknown): value is PaymentType {
  return PAYMENT_TYPES.some((type) => type === value);
}
