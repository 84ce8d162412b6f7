import type { XmlElement } from '../input/xml-element.js';
import { cii } from './cii.js';
import { facturae } from './facturae.js';
import { fatturaPaSimplified } from './fatturapa-simplified.js';
import { fatturaPa } from './fatturapa.js';
import type { InvoiceFormat } from './format.js';
import { ublTr } from './ubl-tr.js';
import { ubl } from './ubl.js';
import { zugferd1 } from './zugferd1.js';

/** UBL-TR must precede UBL, since it is a profile of it. */
const FORMATS: readonly InvoiceFormat[] = [cii, zugferd1, fatturaPa, fatturaPaSimplified, facturae, ublTr, ubl];
const ENVELOPE_DEPTH = 8;
const ENVELOPE_WIDTH = 64;
/** Elements that are not searched: they may contain another document, but are not envelopes. */
const CLOSED = new Set(['UBLExtensions', 'Signature', 'Extensions', 'StandardBusinessDocumentHeader']);

/** An invoice in an XML document, and its syntax. */
export interface InvoiceRoot {
  readonly format: InvoiceFormat;
  readonly element: XmlElement;
  /** The number of invoices in the file, at least 1. */
  readonly count: number;
}

function listInvoices(element: XmlElement): InvoiceRoot[] {
  const format = FORMATS.find((candidate) => candidate.matches(element));
  return format ? [{ format, element, count: Math.max(1, format.count?.(element) ?? 1) }] : [];
}

/** Finds the first outermost invoice of an XML document; null if there is none. Envelopes such as SBDH or SOAP may surround it. */
export function findInvoiceRoot(root: XmlElement): InvoiceRoot | null {
  let level = [root];
  for (let depth = 0; depth < ENVELOPE_DEPTH && level.length > 0; depth += 1) {
    const found = level.flatMap(listInvoices);
    const [first] = found;
    if (first) return { ...first, count: found.reduce((sum, { count }) => sum + count, 0) };
    level = level
      .filter((element) => !CLOSED.has(element.name))
      .flatMap((element) => element.children.slice(0, ENVELOPE_WIDTH))
      .slice(0, ENVELOPE_WIDTH * ENVELOPE_WIDTH);
  }
  return null;
}
