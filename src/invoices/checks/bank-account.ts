import { isBefore } from './creation-order.js';
import { toCheckValue, type Check } from './check.js';
import type { RelatedInvoice } from './related-invoice.js';

type PaidInvoice = Pick<RelatedInvoice, 'id' | 'createdAt' | 'iban' | 'documentType'>;

/**
 * Reports an account that the supplier has not used before, if its earlier invoices name another one. A credit note is not paid, so
 * it is not checked.
 */
export function checkBankAccount(invoice: PaidInvoice, ofSupplier: readonly RelatedInvoice[]): Check[] {
  const iban = squashIban(invoice.iban);
  if (iban === '' || invoice.documentType === 'credit_note') return [];
  const earlier = ofSupplier.filter((other) => squashIban(other.iban) !== '' && isBefore(other, invoice));
  const [latest] = earlier.toSorted((left, right) => (isBefore(left, right) ? 1 : -1));
  if (!latest || earlier.some((other) => squashIban(other.iban) === iban)) return [];
  const [end, otherEnd] = [showEnd(iban), showEnd(squashIban(latest.iban))];
  const message =
    `This supplier has not used this bank account before: it ends in ${end}, that of invoice ${latest.hfId} in ${otherEnd}. ` +
    'Before you pay, call the supplier on a number that you already have.';
  const values = [toCheckValue('iban_end', end, otherEnd), toCheckValue('hf_id', latest.hfId)];
  return [{ code: 'bank_account_changed', message, values, invoiceUid: latest.uid }];
}

function squashIban(iban: string | null): string {
  return (iban ?? '').replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
}

/** The last four characters of an account, which is never shown whole. */
function showEnd(iban: string): string {
  return iban.slice(-4);
}
