import { squash } from '../text/squash.js';
import { phrases } from '../text/phrases.js';

type Unit = 'k' | 'p' | 'm' | 'l';

const WORDS: Readonly<Record<Unit, readonly string[]>> = {
  k: phrases(`kg | kgm | kilo | kilogramm | kilogram | kilogramme | kgs | kilogramo`),
  p: phrases(`
    stk | stück | st | stck | stücke | pce | pcs | pc | piece | pieces | ea | each | unit | units | xpp | h87 | c62 | nar | nos | no |
    pièce | pièces | pz | pezzo | pezzi | nr | ud | uds | unidad | unidades | unité | unités | un | stuks | stuk | szt | sztuka | sztuk | ks | kus |
    kusů | adet | ad | qty | item | items | uni | unid | und | pezzi | szt.
  `),
  m: phrases(`m | mtr | meter | metre | mètre | metro | metri | metros | mt | lfm | mb | metr`),
  l: phrases(`l | ltr | liter | litre | litro | litri | litros | lt | litr`),
};

const UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries(WORDS).flatMap(([unit, words]) => words.map((word) => [squash(word), unit as Unit] as const)),
);

/** The unit of quantity that a word names; null for every other unit. */
export function unitOf(word: string): Unit | null {
  return UNITS.get(squash(word)) ?? null;
}
