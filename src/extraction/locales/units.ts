import { LOCALES } from './locales.js';
import type { UnitName } from './locale.js';
import { words } from '../text/phrases.js';
import { squash } from '../text/squash.js';

type Unit = 'k' | 'p' | 'm' | 'l';

const UNIT_BY_NAME: Readonly<Record<UnitName, Unit>> = { kilogram: 'k', piece: 'p', metre: 'm', litre: 'l' };

/** Symbols, and codes of UN/ECE Recommendations 20 and 21. All languages use them. */
const CODES: Readonly<Record<UnitName, readonly string[]>> = {
  kilogram: words('kg kgm'),
  piece: words('h87 c62 ea pce xpp nar'),
  metre: words('m mtr'),
  litre: words('l ltr'),
};

const UNITS: ReadonlyMap<string, Unit> = new Map(
  [CODES, ...LOCALES.map(({ units }) => units)]
    .flatMap((units) => Object.entries(units) as [UnitName, readonly string[]][])
    .flatMap(([name, texts]) => texts.map((text) => [squash(text), UNIT_BY_NAME[name]] as const)),
);

/** Finds the unit that a word names. Returns null for units that the service does not know. */
export function findUnit(word: string): Unit | null {
  return UNITS.get(squash(word)) ?? null;
}
