import { LOCALES } from '../locales/locales.js';
import type { Locale, TotalLabel } from '../locales/locale.js';
import { squash } from '../text/squash.js';
import type { LabelHit } from './labels.js';
import type { Line } from './lines.js';

interface SumLine extends Line {
  readonly totals: readonly LabelHit<TotalLabel>[];
}

/** The labels of sums in each language, squashed. */
const LABELS = LOCALES.map((locale) => new Set(listLabels(locale)));

/**
 * Drops the name of a tax that only another language knows from the end of a name: "Bulbs, type PVN 47.18" in English shows no Latvian tax. The
 * language is another one if nothing else on the document is a label of its sums.
 */
export function dropForeignTaxes<L extends SumLine>(lines: readonly L[]): L[] {
  const shown = new Set(lines.flatMap(({ totals }) => totals.map(({ label }) => label)));
  return lines.map((line) => {
    const totals = line.totals.filter((hit) => !endsName(line, hit) || isKnown(hit.label, shown));
    return totals.length < line.totals.length ? { ...line, totals } : line;
  });
}

/** Whether a label stands behind a word of a name in its cell, at its end, and no rate is on the line. */
function endsName(line: SumLine, { key, from, to }: LabelHit<TotalLabel>): boolean {
  const cell = line.cells.find(({ words }) => words.some((word) => word === line.words[from]));
  const [before, last] = [line.words[from - 1], line.words[to - 1]];
  const isLabelled = line.totals.some((other) => other.to === from);
  const isBehindName = before && cell?.words.includes(before) && /^\p{L}{4,}[,.:]?$/u.test(before.text);
  return (
    key === 'vat' && isBehindName === true && !isLabelled && last === cell?.words.at(-1) && !line.text.includes('%')
  );
}

/** Whether the only language that has this label has another one that the document shows. It is known if several languages have it. */
function isKnown(label: string, shown: ReadonlySet<string>): boolean {
  const languages = LABELS.filter((labels) => labels.has(label));
  return (
    languages.length !== 1 ||
    languages.some((labels) => [...shown].some((other) => other !== label && labels.has(other)))
  );
}

function listLabels({ totals }: Locale): string[] {
  return Object.values(totals).flatMap((labels: readonly string[]) => labels.map(squash));
}
