import { formatMoney } from './amounts.js';
import { findIbansInText } from '../text/iban.js';
import { parseDay } from './dates.js';
import type { Field, FieldValue, Finding, ItemFinding, VatCategoryFinding } from '../model/finding.js';

type MoneyField = 'total_price' | 'total_vat' | 'net_total';
type TextField = Exclude<Field, 'items' | 'vat_categories' | MoneyField>;

/** Collects the findings of an e-invoice. Absent and empty values add nothing. */
export class FindingsList {
  readonly findings: Finding[] = [];

  /** Adds a text value, which must be in the canonical form of its field. */
  addText(field: TextField, value: string | null, rule: string): void {
    if (value) this.add(field, value, rule);
  }

  /** Adds each distinct text. The first one is the best candidate. */
  addTexts(field: TextField, values: readonly (string | null)[], rule: string): void {
    for (const value of new Set(values)) this.addText(field, value, rule);
  }

  /** Adds the day that all texts agree on. Texts with different days add nothing. */
  addDay(field: TextField, texts: readonly (string | null)[], rule: string): void {
    const [day = null, ...others] = new Set(texts.filter((text) => text !== null).map(parseDay));
    if (others.length === 0) this.addText(field, day, rule);
  }

  /** Adds the accounts that are valid IBANs, without duplicates. */
  addIbans(texts: readonly string[], rule: string): void {
    this.addTexts('iban', texts.flatMap(findIbansInText), rule);
  }

  /** Adds an amount with six decimals. */
  addMoney(field: MoneyField, amount: bigint | null, rule: string): void {
    const value = formatMoney(amount);
    if (value !== null) this.add(field, value, rule);
  }

  /** Adds the invoice lines if there are any. */
  addItems(items: readonly ItemFinding[], rule: string): void {
    if (items.length > 0) this.add('items', items, rule);
  }

  /** Adds the VAT breakdown if it has rows. */
  addVatCategories(rows: readonly VatCategoryFinding[], rule: string): void {
    if (rows.length > 0) this.add('vat_categories', rows, rule);
  }

  private add<F extends Field>(field: F, value: FieldValue<F>, rule: string): void {
    const finding: Finding<F> = { field, value, source: 'xml', page: null, box: null, rule, confidence: 1 };
    this.findings.push(finding);
  }
}
