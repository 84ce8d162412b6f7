import type { Finding } from '../../extraction/model/finding.js';
import { cleanText, compactText } from '../../shared/text.js';
import { toCheckValue, type Check } from './check.js';
import { areClearlyDifferent } from './same-name.js';

/** A less certain name on a page is too often another party's. */
const MIN_CONFIDENCE = 0.9;

interface Supplier {
  readonly name: string;
  readonly taxNumber: string | null;
}

/** What the document states about its supplier; null if it states nothing. */
interface PrintedSupplier {
  readonly name: Finding<'company.name'> | null;
  readonly taxNumber: Finding<'company.tax_number'> | null;
}

/** Reports a document that states the supplier's tax number beside the name of someone else. */
export function checkSupplierName(supplier: Supplier | null, { name, taxNumber }: PrintedSupplier): Check[] {
  if (supplier === null || supplier.taxNumber === null || name === null || taxNumber === null) return [];
  if (compactText(taxNumber.value) !== compactText(supplier.taxNumber) || name.confidence < MIN_CONFIDENCE) return [];
  if (!areClearlyDifferent(name.value, supplier.name)) return [];
  const printed = cleanText(name.value, 255) ?? '';
  const message =
    `The document names ${printed} as its supplier, but the tax number ${supplier.taxNumber} is that of ${supplier.name}. ` +
    'Find out who issued it before you pay.';
  const values = [toCheckValue('company_name', printed, supplier.name), toCheckValue('tax_number', supplier.taxNumber)];
  return [{ code: 'supplier_name_differs', message, values, invoiceUid: null }];
}
