import type { Category } from '../categories/category.entity.js';
import type { Finding } from '../extraction/model/finding.js';
import { getChosenValue, type ExtractionReport } from '../extraction/model/report.js';
import { collectLessons } from './apply-lessons.js';
import { findCategoryByKeywords } from './category-keywords.js';
import type { Correction } from './lesson.store.js';

/** A category of the account, and the finding that says why it was chosen. */
export interface ChosenCategory {
  readonly category: Category;
  readonly finding: Finding;
}

const MAX_CHOICES = 10;
const CONFIDENCE_PER_CHOICE = 0.05;
const UNANIMOUS_CONFIDENCE = 0.7;
const KEYWORD_CONFIDENCE = 0.6;

/**
 * Chooses an invoice's category: the one that people chose most often for the supplier's newest invoices, the newest choice among
 * equals. Without any choice, it is the one category whose keywords occur in the names of the supplier and the items.
 */
export function chooseCategory(
  report: ExtractionReport,
  categories: readonly Category[],
  corrections: readonly Correction[],
): ChosenCategory | null {
  const choices = collectLessons('category_uid', corrections).slice(0, MAX_CHOICES);
  return choices.length > 0
    ? chooseByChoices(
        categories,
        choices.map((choice) => choice.new),
      )
    : chooseByKeywords(report, categories);
}

function chooseByChoices(categories: readonly Category[], choices: readonly (string | null)[]): ChosenCategory | null {
  const votes = new Map<string | null, number>();
  for (const uid of choices) votes.set(uid, (votes.get(uid) ?? 0) + 1);
  const count = Math.max(...votes.values());
  const favourite = choices.find((uid) => votes.get(uid) === count);
  const category = categories.find(({ uid }) => uid === favourite);
  if (!category) return null;
  const confidence = Math.min(0.95, (UNANIMOUS_CONFIDENCE * count) / choices.length + CONFIDENCE_PER_CHOICE * count);
  return toChosenCategory(category, { source: 'history', rule: `history:${count} of ${choices.length}`, confidence });
}

function chooseByKeywords(report: ExtractionReport, categories: readonly Category[]): ChosenCategory | null {
  const items = getChosenValue(report, 'items') ?? [];
  const texts = items.flatMap(({ name, description }) => [name, description]).filter((text) => text !== null);
  const match = findCategoryByKeywords(categories, getChosenValue(report, 'company.name'), texts);
  const source = (report.fields.items ?? report.fields['company.name'])?.chosen.source;
  if (!match || !source) return null;
  return toChosenCategory(match.category, { source, rule: `keyword:${match.keyword}`, confidence: KEYWORD_CONFIDENCE });
}

function toChosenCategory(category: Category, why: Pick<Finding, 'source' | 'rule' | 'confidence'>): ChosenCategory {
  const confidence = Math.round(100 * why.confidence) / 100;
  return { category, finding: { field: 'category', value: category.name, page: null, box: null, ...why, confidence } };
}
