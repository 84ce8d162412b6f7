import { createDraft } from '../model/draft.js';
import type { Finding } from '../model/finding.js';
import { rememberPages } from '../page/remember-pages.js';
import { findInvoice } from './invoice.js';
import { findReceipt } from './receipt/find-receipt.js';

/** Finds values in the words of pages, by the rules for invoices and those for receipts. */
export const findOnPages = rememberPages((pages): readonly Finding[] => {
  return findReceipt(findInvoice({ ...createDraft(new Uint8Array()), pages })).findings;
});
