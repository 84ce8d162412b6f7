/** How documents write the euro besides its code. */
export const EURO_SIGNS: readonly string[] = ['€', 'Euro', 'EURO', 'Eur', 'eur'];
