/** The decisions on invoices, in the order in which they are shown. */
export const STATUSES = ['APPROVED', 'WAITING', 'REJECTED'] as const;
export type Status = (typeof STATUSES)[number];
