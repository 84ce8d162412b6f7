import type { Category } from '../categories/category.entity.js';
import { splitTokens } from '../shared/text.js';
import { SPENDING_KINDS, type SpendingKind } from './spending-kinds.js';

/** A category that keywords suggest, with one of them. */
export interface KeywordMatch {
  readonly category: Category;
  readonly keyword: string;
}

/** A supplier's name says more about what was bought than the name of one item. */
const NAME_WEIGHT = 2;
const MAX_WORDS = 500;

/**
 * Finds the one category for the kind of spending that the names of a supplier and its items suggest.
 *
 * @returns null if no kind has the most keywords, or if not exactly one category is of that kind
 */
export function findCategoryByKeywords(
  categories: readonly Category[],
  supplier: string | null,
  items: readonly string[],
): KeywordMatch | null {
  const name = supplier === null ? [] : splitTokens(supplier);
  const goods = items.flatMap((item) => splitTokens(item)).slice(0, MAX_WORDS);
  const scored = SPENDING_KINDS.map((kind) => ({ kind, ...scoreKind(kind, name, goods) }));
  const most = Math.max(...scored.map(({ score }) => score));
  // Without any keyword, all kinds are equal.
  const best = scored.filter(({ score }) => score === most);
  const matches = best.flatMap(({ kind, keyword }) =>
    categories.filter((category) => isOfKind(category, kind)).map((category) => ({ category, keyword })),
  );
  return best.length === 1 && matches.length === 1 ? (matches[0] ?? null) : null;
}

function isOfKind({ name }: Category, { names }: SpendingKind): boolean {
  return splitTokens(name).some((word) => startsWithAny(word, names));
}

function scoreKind(kind: SpendingKind, name: readonly string[], goods: readonly string[]) {
  const inName = [...new Set(name)].filter((word) => startsWithAny(word, kind.keywords));
  const inGoods = [...new Set(goods)].filter((word) => startsWithAny(word, kind.keywords));
  return {
    score: NAME_WEIGHT * inName.length + inGoods.length,
    keyword: [...inName, ...inGoods][0] ?? '',
  };
}

/** A beginning of up to three letters must be the whole word: "it" does not match "Italy". */
function startsWithAny(word: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => (beginning.length <= 3 ? word === beginning : word.startsWith(beginning)));
}
