import type { Category } from '../categories/category.entity.js';
import { categoryByKeywords } from '../categories/category-keywords.js';
import type { Finding } from '../extraction/model/finding.js';
import { chosenValue, type ExtractionReport } from '../extraction/model/report.js';
import type { Correction } from '../invoices/lesson.store.js';
import { lessonsOf } from './lessons.js';

/** An account's category for an invoice, and why. */
export interface ToldCategory {
  readonly category: Category;
  readonly finding: Finding;
}

const NEWEST_CHOICES = 10;
const A_CHOICE = 0.05;
const ALL_AGREE = 0.7;
const BY_KEYWORDS = 0.6;

/**
 * Tells an invoice's category: the one that people chose most often for the supplier's newest invoices, the newest choice first
 * among equals; without a choice, the account's one category that the supplier's and the items' names are keywords of.
 */
export function tellCategory(
  report: ExtractionReport,
  categories: readonly Category[],
  corrections: readonly Correction[],
): ToldCategory | null {
  const choices = lessonsOf('category_uid', corrections).slice(0, NEWEST_CHOICES);
  return choices.length > 0
    ? byChoices(
        categories,
        choices.map((choice) => choice.new),
      )
    : byKeywords(report, categories);
}

function byChoices(categories: readonly Category[], choices: readonly (string | null)[]): ToldCategory | null {
  const votes = new Map<string | null, number>();
  for (const uid of choices) votes.set(uid, (votes.get(uid) ?? 0) + 1);
  const [favourite] = [...votes].toSorted((left, right) => right[1] - left[1]);
  const category = categories.find(({ uid }) => uid === favourite?.[0]);
  if (!favourite || !category) return null;
  const [, count] = favourite;
  const confidence = Math.min(0.95, (ALL_AGREE * count) / choices.length + A_CHOICE * count);
  return told(category, { source: 'history', rule: `history:${count} of ${choices.length}`, confidence });
}

function byKeywords(report: ExtractionReport, categories: readonly Category[]): ToldCategory | null {
  const items = chosenValue(report, 'items') ?? [];
  const texts = items.flatMap(({ name, description }) => [name ?? '', description ?? '']);
  const match = categoryByKeywords(categories, chosenValue(report, 'company.name') ?? '', texts);
  const source = (report.fields.items ?? report.fields['company.name'])?.chosen.source;
  if (!match || !source) return null;
  return told(match.category, { source, rule: `keyword:${match.keyword}`, confidence: BY_KEYWORDS });
}

function told(category: Category, why: Pick<Finding, 'source' | 'rule' | 'confidence'>): ToldCategory {
  const confidence = Math.round(100 * why.confidence) / 100;
  return { category, finding: { field: 'category', value: category.name, page: null, box: null, ...why, confidence } };
}
