import { FIELDS, type Box, type Field, type Finding, type Source } from '../extraction/model/finding.js';
import type { ExtractionReport, FieldReport } from '../extraction/model/report.js';
import { summariseItems, summariseValue } from '../extraction/model/summary.js';
import { mapByRestName, EXTRACTED_FIELD_NAMES } from './fields/invoice-fields.js';
import type { InvoiceItem } from './invoice-item.entity.js';
import { readVatCategories, type CompanySummary, type InvoiceRow } from './invoice-row.js';
import { summariseVatRows } from './vat-breakdown.js';

export const VALUE_SOURCES = ['xml', 'text', 'ocr', 'history', 'user'] as const satisfies readonly (Source | 'user')[];
export type ValueSource = (typeof VALUE_SOURCES)[number];

/** Where a value comes from: a place in the file, earlier choices for the same supplier, or a person. */
export interface Origin {
  readonly source: ValueSource | null;
  /** Counts from 1; null if the source has no pages. */
  readonly page: number | null;
  readonly box: Box | null;
  readonly rule: string | null;
  /** From 0 to 1. */
  readonly confidence: number | null;
}

/** A possible value of a field; a list is summarised in one line. */
export interface ProvenanceCandidate extends Origin {
  readonly value: string | null;
  readonly chosen: boolean;
}

/**
 * Explains the value of a field. Without a source, either the value comes from another document through the company's record, or
 * there is no value, because no valid one was found.
 */
export interface FieldProvenance extends Origin {
  /** The name on the REST face; those of the company begin with `company.`. */
  readonly field: Field;
  readonly value: string | null;
  /** The chosen one first, then best first. */
  readonly candidates: readonly ProvenanceCandidate[];
}

/** The fields that people have set, and the extraction report; null until the file is read. */
export interface ExtractionRecord {
  readonly invoiceId: number;
  readonly editedFields: readonly string[];
  readonly companyEditedFields: readonly string[];
  readonly report: ExtractionReport | null;
}

/** Each field's key on the invoice, or on its company. */
const KEYS = {
  'company.name': 'name',
  'company.address': 'address',
  'company.tax_number': 'taxNumber',
  'company.tax_office': 'taxOffice',
  'company.phone': 'phone',
  ...mapByRestName(EXTRACTED_FIELD_NAMES),
  category: 'categoryId',
  items: 'items',
  vat_categories: 'vatCategories',
} as const satisfies Record<Field, keyof CompanySummary | keyof InvoiceRow | 'categoryId' | 'items' | 'vatCategories'>;

const NOWHERE: Origin = { source: null, page: null, box: null, rule: null, confidence: null };
const BY_A_PERSON: Origin = { source: 'user', page: null, box: null, rule: 'edited', confidence: 1 };

/** Explains each field of an invoice, except for empty fields without any candidate or correction. */
export function buildProvenance(
  invoice: InvoiceRow,
  items: readonly InvoiceItem[],
  record: ExtractionRecord | null,
): FieldProvenance[] {
  return FIELDS.flatMap((field) => {
    const value = formatShownValue(field, invoice, items);
    const entry = record?.report?.fields[field] as FieldReport | undefined;
    const found = entry ? [entry.chosen, ...entry.others] : [];
    if (record && isSetByPerson(field, record)) return [toFieldProvenance(field, value, BY_A_PERSON, found, null)];
    if (value === null && found.length === 0) return [];
    const chosen = value === null ? null : findChosen(field, value, found);
    return [toFieldProvenance(field, value, chosen ? toOrigin(chosen) : NOWHERE, found, chosen)];
  });
}

function toFieldProvenance(
  field: Field,
  value: string | null,
  origin: Origin,
  found: readonly Finding[],
  chosen: Finding | null,
): FieldProvenance {
  const others = found
    .filter((finding) => finding !== chosen)
    .map((finding) => ({ value: summariseValue(finding.field, finding.value), ...toOrigin(finding), chosen: false }));
  const first = origin.source === null ? [] : [{ value, ...origin, chosen: true }];
  return { field, value, ...origin, candidates: [...first, ...others] };
}

function toOrigin({ source, page, box, rule, confidence }: Finding): Origin {
  return { source, page, box, rule, confidence };
}

function isSetByPerson(field: Field, record: ExtractionRecord): boolean {
  if (!belongsToCompany(field)) return record.editedFields.includes(KEYS[field]);
  return record.editedFields.includes('companyId') || record.companyEditedFields.includes(KEYS[field]);
}

/** An already known company keeps the values of its record, which may also be among the candidates. */
function findChosen(field: Field, value: string, found: readonly Finding[]): Finding | null {
  if (!belongsToCompany(field)) return found[0] ?? null;
  return (
    found.find((finding) => toComparable(summariseValue(finding.field, finding.value)) === toComparable(value)) ?? null
  );
}

function toComparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

type CompanyField = Extract<Field, `company.${string}`>;

function belongsToCompany(field: Field): field is CompanyField {
  return field.startsWith('company.');
}

function formatShownValue(field: Field, invoice: InvoiceRow, items: readonly InvoiceItem[]): string | null {
  if (belongsToCompany(field)) return invoice.company?.[KEYS[field]] ?? null;
  switch (field) {
    case 'category':
      return invoice.category?.name ?? null;
    case 'items':
      return items.length === 0
        ? null
        : summariseItems(items.map(({ name, totalPrice }) => ({ name, total_price: totalPrice })));
    case 'vat_categories':
      return summariseVatRows(readVatCategories(invoice));
    default:
      return invoice[KEYS[field]];
  }
}
