import { readXmlTree } from '../input/xml.js';
import { ExtractionError } from '../model/extraction-error.js';
import type { InvoiceRoot } from './invoice-root.js';
import { findInvoiceRoot } from './invoice-root.js';
import type { Draft, XmlCandidate } from '../model/draft.js';

/** The attachment names that the standards prescribe (Factur-X 1.0, ZUGFeRD 1 and 2, XRechnung). A PDF may have other XML too. */
const STANDARD_NAMES = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml'];

function sortStandardFirst(candidates: readonly XmlCandidate[]): readonly XmlCandidate[] {
  const isStandard = (candidate: XmlCandidate) => STANDARD_NAMES.includes(candidate.name?.toLowerCase() ?? '');
  return [...candidates.filter(isStandard), ...candidates.filter((candidate) => !isStandard(candidate))];
}

/** Finds the invoice in a candidate. A damaged attachment is ignored, since the PDF itself can still be read. */
function findRoot(candidate: XmlCandidate): InvoiceRoot | null {
  try {
    return findInvoiceRoot(readXmlTree(candidate.bytes));
  } catch (error) {
    if (candidate.name !== null && error instanceof ExtractionError) return null;
    throw error;
  }
}

/**
 * Reads the first candidate that is an e-invoice, adds its findings and sets the format. Without one, returns the draft unchanged.
 *
 * @throws ExtractionError if the file itself is XML but damaged, or not an e-invoice in a known syntax.
 */
export function readEInvoice(draft: Draft): Draft {
  for (const candidate of sortStandardFirst(draft.xml)) {
    const root = findRoot(candidate);
    if (!root) continue;
    const findings = root.format.read(root.element);
    const { format, count } = root;
    // An attachment belongs to a page that people see.
    const seen = candidate.name === null ? { details: root.format.readDetails(root.element) } : {};
    return { ...draft, format: format.name, invoiceCount: count, findings: [...draft.findings, ...findings], ...seen };
  }
  if (draft.xml.some((candidate) => candidate.name === null)) {
    throw new ExtractionError('unsupported_file_type', 'The XML file is not an e-invoice of a known kind.');
  }
  return draft;
}
