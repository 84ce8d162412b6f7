import { moneyText } from './amounts.js';
import { dayOf } from './dates.js';
import type { Field, FieldValue, Finding, ItemFinding, VatCategoryFinding } from '../model/finding.js';

type TextField = Exclude<Field, 'items' | 'vat_categories' | 'total_price' | 'total_vat'>;

/** Collects what an e-invoice states; what is absent or empty makes no finding. */
export class FindingsList {
  readonly findings: Finding[] = [];

  /** Adds a text value in its field's canonical form. */
  text(field: TextField, value: string | null, rule: string): void {
    if (value) this.add(field, value, rule);
  }

  /** Adds the first of several texts and keeps the others, each once, as further candidates. */
  texts(field: TextField, values: readonly (string | null)[], rule: string): void {
    for (const value of new Set(values)) this.text(field, value, rule);
  }

  /** Adds the day that all of the texts state; texts that state several days, or none, add nothing. */
  day(field: TextField, texts: readonly (string | null)[], rule: string): void {
    const [day = null, ...others] = new Set(texts.filter((text) => text !== null).map(dayOf));
    if (others.length === 0) this.text(field, day, rule);
  }

  /** Adds an amount of six decimals. */
  money(field: 'total_price' | 'total_vat', amount: bigint | null, rule: string): void {
    const value = moneyText(amount);
    if (value !== null) this.add(field, value, rule);
  }

  /** Adds the invoice lines unless there are none. */
  items(items: readonly ItemFinding[], rule: string): void {
    if (items.length > 0) this.add('items', items, rule);
  }

  /** Adds the VAT breakdown unless it is empty. */
  vatCategories(rows: readonly VatCategoryFinding[], rule: string): void {
    if (rows.length > 0) this.add('vat_categories', rows, rule);
  }

  private add<F extends Field>(field: F, value: FieldValue<F>, rule: string): void {
    const finding: Finding<F> = { field, value, source: 'xml', page: null, box: null, rule, confidence: 1 };
    this.findings.push(finding);
  }
}
