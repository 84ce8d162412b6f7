/** The signs of both francs: that of West Africa and that of Central Africa. */
export const CFA_SIGNS: readonly string[] = ['FCFA', 'F CFA', 'F.CFA', 'CFA'];
