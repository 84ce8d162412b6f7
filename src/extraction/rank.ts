import type { Field, Finding } from './model/finding.js';
import { FIELDS } from './model/finding.js';
import type { ExtractionReport, FieldReport } from './model/report.js';

function isSameValue(left: Finding, right: Finding): boolean {
  return JSON.stringify(left.value) === JSON.stringify(right.value);
}

function buildFieldReport(candidates: readonly Finding[]): FieldReport | null {
  // Sorting is stable: of equally confident candidates, the first one found wins.
  const [chosen, ...rest] = candidates.toSorted((left, right) => right.confidence - left.confidence);
  if (!chosen) return null;
  const others = rest.filter((other, index) => {
    return ![chosen, ...rest.slice(0, index)].some((earlier) => isSameValue(earlier, other));
  });
  return { chosen, others };
}

/**
 * Chooses the best candidate of each field by confidence and then by order, and lists the other values after it. Ignores due dates
 * before the invoice date.
 */
export function rankFindings(findings: readonly Finding[]): ExtractionReport['fields'] {
  const fields: { [F in Field]?: FieldReport } = {};
  for (const field of FIELDS) {
    const invoiceDate = fields.invoice_date?.chosen.value ?? '';
    const report = buildFieldReport(
      findings.filter((finding) => finding.field === field && (field !== 'due_date' || finding.value >= invoiceDate)),
    );
    if (report) fields[field] = report;
  }
  return fields as ExtractionReport['fields'];
}
