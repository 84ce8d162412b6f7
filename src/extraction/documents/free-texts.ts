import type { Field, Finding } from '../model/finding.js';

const TEXT_FIELDS: ReadonlySet<Field> = new Set([
  ...(['company.name', 'company.address', 'company.tax_office', 'buyer_name', 'buyer_address', 'items'] as const),
]);

/** The texts among the values: names and addresses, and what the items are called. Their spelling matters to people. */
export function listFreeTexts(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ field }) => TEXT_FIELDS.has(field))
    .flatMap(({ value }) =>
      typeof value === 'string'
        ? [value]
        : value.flatMap((row) => ('name' in row ? [row.name ?? '', row.description ?? ''] : [])),
    );
}
