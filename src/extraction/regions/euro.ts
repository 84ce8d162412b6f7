/** How documents write the euro, other than by its code. */
export const EURO_SIGNS: readonly string[] = ['€', 'Euro', 'EURO', 'Eur', 'eur'];
