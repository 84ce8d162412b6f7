/** The values that a duplicate check compares. */
export interface DuplicateKey {
  readonly id: number;
  readonly fileSha256: string;
  readonly firstPage: number | null;
  readonly lastPage: number | null;
  readonly companyId: number | null;
  readonly invoiceNumber: string | null;
}

/** An invoice of the account that may be a duplicate. */
export interface DuplicateCandidate extends DuplicateKey {
  readonly uid: string;
  readonly hfId: string;
}

/** Invoices that are the same file or have pages of it in common, or have the same company and number. */
export interface Duplicate {
  readonly uid: string;
  readonly hfId: string;
  readonly sameFile: boolean;
}

const MAX_DUPLICATES = 10;

/** Selects the probable duplicates of an invoice, oldest first. */
export function selectDuplicates(key: DuplicateKey, candidates: readonly DuplicateCandidate[]): Duplicate[] {
  const found = new Map<number, Duplicate>();
  for (const candidate of candidates) {
    const { id, uid, hfId, companyId, invoiceNumber } = candidate;
    const sameFile = candidate.fileSha256 === key.fileSha256 && sharePages(candidate, key);
    const sameNumber =
      companyId !== null && companyId === key.companyId && isSameText(invoiceNumber, key.invoiceNumber);
    if (id !== key.id && (sameFile || sameNumber)) found.set(id, { uid, hfId, sameFile });
  }
  return [...found]
    .sort(([left], [right]) => left - right)
    .slice(0, MAX_DUPLICATES)
    .map(([, duplicate]) => duplicate);
}

type Pages = Pick<DuplicateKey, 'firstPage' | 'lastPage'>;

/** Whether two invoices of a file have pages in common. One without pages has the whole file. */
function sharePages(left: Pages, right: Pages): boolean {
  return (left.firstPage ?? 1) <= (right.lastPage ?? Infinity) && (right.firstPage ?? 1) <= (left.lastPage ?? Infinity);
}

/** Whether two invoice numbers are equal, independent of the database: some ignore case. */
function isSameText(left: string | null, right: string | null): boolean {
  return left !== null && right !== null && left.toLowerCase() === right.toLowerCase();
}
