import type { DocumentType } from '../model/document-type.js';

/** The codes of UNTDID 1001 that do not mean a plain invoice. */
const UNTDID: Readonly<Record<string, DocumentType>> = {
  ...mapTo('credit_note', '81 83 261 262 296 308 381 396 420 458 532'),
  ...mapTo('debit_note', '80 84 383'),
  ...mapTo('prepayment', '386 500'),
  ...mapTo('other', '325'),
};
const FATTURAPA: Readonly<Record<string, DocumentType>> = {
  ...mapTo('prepayment', 'TD02 TD03'),
  ...mapTo('credit_note', 'TD04 TD08'),
  ...mapTo('debit_note', 'TD05 TD09'),
};

/** Finds the document type that a code of UNTDID 1001 means. An unknown code means an invoice. */
export function findTypeByUntdid(code: string | null): DocumentType {
  return UNTDID[code ?? ''] ?? 'invoice';
}

/** Finds the document type that a FatturaPA `TipoDocumento` means. An unknown one means an invoice. */
export function findTypeByFatturaPa(code: string | null): DocumentType {
  return FATTURAPA[code ?? ''] ?? 'invoice';
}

function mapTo(type: DocumentType, codes: string): Record<string, DocumentType> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, type]));
}
