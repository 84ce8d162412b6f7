import type { Region } from './region.js';

/** How documents write the euro, other than by its code. */
export const EURO_SIGNS: readonly string[] = ['€', 'Euro', 'EURO', 'Eur', 'eur'];

/**
 * The irrevocably fixed conversion rates of former currencies, in units per euro: Council Regulation (EC) No 2866/98 and its
 * amendments, in the order in which countries joined. Around the change, documents show sums in both currencies.
 */
export const EURO_RATES: readonly number[] = [
  13.7603, 40.3399, 1.95583, 166.386, 5.94573, 6.55957, 0.787564, 1936.27, 2.20371, 200.482, 340.75, 239.64, 0.585274,
  0.4293, 30.126, 15.6466, 0.702804, 3.4528, 7.5345,
];

/** What a country paid in before the euro. */
interface FormerCurrency {
  /** ISO 4217. */
  readonly code: string;
  /** The first day of the euro as legal tender in cash, as an ISO 8601 date. */
  readonly until: string;
}

/** By ISO 3166-1 alpha-2: Council Regulation (EC) No 974/98 and its amendments. */
const FORMER_CURRENCIES: ReadonlyMap<string, FormerCurrency> = new Map(
  [
    'AT ATS, BE BEF, DE DEM, ES ESP, FI FIM, FR FRF, GR GRD, IE IEP, IT ITL, LU LUF, NL NLG, PT PTE until 2002-01-01',
    'SI SIT until 2007-01-01',
    'CY CYP, MT MTL until 2008-01-01',
    'SK SKK until 2009-01-01',
    'EE EEK until 2011-01-01',
    'LV LVL until 2014-01-01',
    'LT LTL until 2015-01-01',
    'HR HRK until 2023-01-01',
    'BG BGN until 2026-01-01',
  ].flatMap((entry) => {
    const [countries = '', until = ''] = entry.split(' until ');
    return countries.split(', ').map((pair) => {
      const [country = '', code = ''] = pair.split(' ');
      return [country, { code, until }] as const;
    });
  }),
);

/** The currency of a country on a day, as an ISO 4217 code: the former one before the country joined the euro. Null stands for today. */
export function currencyOn({ code, currency }: Region, date: string | null): string {
  const former = FORMER_CURRENCIES.get(code);
  return former && date !== null && date < former.until ? former.code : currency;
}
