import { readXmlTree } from '../input/xml.js';
import { ExtractionError } from '../model/extraction-error.js';
import type { InvoiceRoot } from './invoice-root.js';
import { findInvoiceRoot } from './invoice-root.js';
import type { Draft, XmlCandidate } from '../model/draft.js';

/** The attachment names that the standards prescribe (Factur-X 1.0, ZUGFeRD 1 and 2, XRechnung); a PDF may carry other XML too. */
const STANDARD_NAMES = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml'];

function standardFirst(candidates: readonly XmlCandidate[]): readonly XmlCandidate[] {
  const isStandard = (candidate: XmlCandidate) => STANDARD_NAMES.includes(candidate.name?.toLowerCase() ?? '');
  return [...candidates.filter(isStandard), ...candidates.filter((candidate) => !isStandard(candidate))];
}

/** A PDF is still worth reading when what is attached to it is not; only the file itself must be sound. */
function rootOf(candidate: XmlCandidate): InvoiceRoot | null {
  try {
    return findInvoiceRoot(readXmlTree(candidate.bytes));
  } catch (error) {
    if (candidate.name !== null && error instanceof ExtractionError) return null;
    throw error;
  }
}

/**
 * Reads the first candidate that is an e-invoice and adds what it states; the draft's format names its syntax then.
 *
 * @throws ExtractionError when the file itself is XML but damaged, or no e-invoice of a known syntax.
 */
export function readEInvoice(draft: Draft): Draft {
  for (const candidate of standardFirst(draft.xml)) {
    const root = rootOf(candidate);
    if (!root) continue;
    const findings = root.format.read(root.element);
    const { format, count } = root;
    return { ...draft, format: format.name, invoiceCount: count, findings: [...draft.findings, ...findings] };
  }
  if (draft.xml.some((candidate) => candidate.name === null)) {
    throw new ExtractionError('unsupported_file_type', 'The XML file is not an e-invoice of a known kind.');
  }
  return draft;
}
