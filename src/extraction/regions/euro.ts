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
