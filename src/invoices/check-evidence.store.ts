import type { EntityManager } from 'typeorm';
import type { DocumentType } from '../extraction/model/document-type.js';
import { MONEY_SCALE } from '../shared/money.js';
import { readStoredDecimal } from '../shared/transformers.js';
import {
  ALL,
  buildEvidenceStatement,
  type CheckedKey,
  type EvidencePart,
  type FromInvoice,
} from './check-evidence-selects.js';
import { selectDuplicates, type DuplicateCandidate } from './checks/duplicate.js';
import type { NamedBuyer, RelatedInvoice } from './checks/related-invoice.js';
import type { CheckEvidence, CheckedRecord } from './invoice-checks.js';
import { selectRowsTogether, type RawRow } from '../shared/select-rows.store.js';

/** What the database knows for the checks of an invoice; its items are read elsewhere. */
export type StoredEvidence = Omit<CheckEvidence, 'items'>;

/** Three selects for each invoice and a few for all of them; SQLite unites at most 500. */
const MAX_KEYS = 100;

/** Reads what the checks of invoices compare them with. A deleted invoice is not found, and a rejected one only as a duplicate. */
export class CheckEvidenceStore {
  private readonly fromInvoice: FromInvoice;

  constructor(private readonly manager: EntityManager) {
    this.fromInvoice = fromInvoiceBy(manager);
  }

  /** Finds the evidence for invoices of the account, by row id. Takes one statement for up to 100 invoices. */
  async find(accountId: number, keys: readonly CheckedKey[]): Promise<Map<number, StoredEvidence>> {
    const found = new Map<number, StoredEvidence>();
    for (let start = 0; start < keys.length; start += MAX_KEYS) {
      const part = keys.slice(start, start + MAX_KEYS);
      const rows = await selectRowsTogether(this.manager, buildEvidenceStatement(this.fromInvoice, accountId, part));
      for (const [id, evidence] of toEvidence(part, rows)) found.set(id, evidence);
    }
    return found;
  }
}

/** Without the hint, MariaDB scans all invoices of the supplier from the newest to the requested one. */
export function fromInvoiceBy({ connection }: EntityManager): FromInvoice {
  const isSqlite = connection.options.type === 'better-sqlite3';
  return (index) => (isSqlite ? `invoice INDEXED BY ${index}` : `invoice FORCE INDEX (${index})`);
}

function* toEvidence(keys: readonly CheckedKey[], rows: readonly RawRow[]): Generator<[number, StoredEvidence]> {
  const groups = new Map<string, RawRow[]>();
  for (const row of rows) {
    const name = nameGroup(row['part'] as EvidencePart, Number(row['checked_id']));
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  const list = (part: EvidencePart, id: number) => groups.get(nameGroup(part, id)) ?? [];
  const buyers = list('buyer', ALL).map(toBuyer);
  const candidates = list('duplicate', ALL).map(toCandidate);
  for (const key of keys) {
    const [record] = list('record', key.id);
    const ofSupplier = new Map(list('supplier', key.id).map((row) => [Number(row['id']), toRelatedInvoice(row)]));
    yield [
      key.id,
      {
        duplicates: selectDuplicates(key, candidates),
        related: { ofSupplier: [...ofSupplier.values()], buyers },
        record: record ? toRecord(record) : null,
      },
    ];
  }
}

function nameGroup(part: EvidencePart, checkedId: number): string {
  return `${part} ${checkedId}`;
}

function toRecord(row: RawRow): CheckedRecord {
  return {
    editedFields: readJson<string[]>(row['edited_fields']) ?? [],
    companyEditedFields: readJson<string[]>(row['company_edited_fields']) ?? [],
    printedName: readJson(row['printed_name']),
    printedTaxNumber: readJson(row['printed_tax_number']),
    mismatches: readJson(row['mismatches']) ?? [],
  };
}

/** Some drivers parse a column that a JSON function computes. */
function readJson<Value>(column: unknown): Value | null {
  return (typeof column === 'string' ? JSON.parse(column) : (column ?? null)) as Value | null;
}

function toCandidate(row: RawRow): DuplicateCandidate {
  return {
    id: Number(row['id']),
    uid: row['uid'] as string,
    hfId: row['hf_id'] as string,
    companyId: row['company_id'] === null ? null : Number(row['company_id']),
    invoiceNumber: row['invoice_number'] as string | null,
    fileSha256: row['file_sha256'] as string,
    firstPage: row['first_page'] as number | null,
    lastPage: row['last_page'] as number | null,
  };
}

function toRelatedInvoice(row: RawRow): RelatedInvoice {
  return {
    id: Number(row['id']),
    uid: row['uid'] as string,
    hfId: row['hf_id'] as string,
    invoiceNumber: row['invoice_number'] as string | null,
    totalPrice: readStoredDecimal(row['total_price'], MONEY_SCALE),
    currency: row['currency'] as string | null,
    invoiceDate: row['invoice_date'] as string | null,
    documentType: row['document_type'] as DocumentType | null,
    iban: row['iban'] as string | null,
    createdAt: row['created_at'] as string,
  };
}

function toBuyer(row: RawRow): NamedBuyer {
  return {
    buyerName: row['buyer_name'] as string,
    buyerTaxNumber: row['buyer_tax_number'] as string | null,
    invoiceIds: String(row['invoice_ids']).split(',').map(Number),
  };
}
