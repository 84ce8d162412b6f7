import type { InvoiceFilter, InvoiceOrderField } from '../generated/graphql.ts';
import { SESSION_HEADERS } from './session.ts';

/** How the file of an export looks. */
export interface ExportFormat {
  readonly type: 'xlsx' | 'csv';
  /** What a line of the file stands for. */
  readonly rows: 'invoice' | 'item';
  /** For CSV only. */
  readonly delimiter: string;
}

/** The names of the filters in the REST API, which makes the files. */
const NAMES = {
  approvementStatuses: 'approvement_status',
  cardUids: 'card__uid',
  categoryUids: 'category__uid',
  companyUids: 'company__uid',
  createdBefore: 'created_at__lte',
  createdFrom: 'created_at__gte',
  createdFromDate: 'from_date',
  createdToDate: 'to_date',
  currencies: 'currency',
  documentTypes: 'document_type',
  dueDateFrom: 'due_date_from',
  dueDateTo: 'due_date_to',
  invoiceDateFrom: 'invoice_date_from',
  invoiceDateTo: 'invoice_date_to',
  paymentTypes: 'payment_type',
  processingStatuses: 'processing_status',
  query: 'query',
  totalPriceMax: 'total_price_max',
  totalPriceMin: 'total_price_min',
  workspaceUserUids: 'workspace_user__uid',
} as const satisfies Partial<Record<keyof InvoiceFilter, string>>;
type FilterName = keyof typeof NAMES;

/** The codes of REST are those of GraphQL in lower case. */
const CODES: readonly string[] = ['approvementStatuses', 'documentTypes', 'paymentTypes', 'processingStatuses'];

export interface ExportRequest {
  readonly filter: InvoiceFilter;
  /** Largest or newest first. */
  readonly order: InvoiceOrderField;
  readonly format: ExportFormat;
  /** Stops the export. */
  readonly signal: AbortSignal;
  /** Receives how many bytes have arrived; how many will is not known. */
  readonly onProgress: (bytes: number) => void;
}

/** Makes a file of the invoices of a list, and hands it to the browser. @throws Error with the reason if the service refuses */
export async function downloadExport({ filter, order, format, signal, onProgress }: ExportRequest): Promise<void> {
  const answer = await fetch(`/v1/invoices/export-${format.type}`, {
    method: 'POST',
    headers: { ...SESSION_HEADERS, 'Content-Type': 'application/json' },
    body: JSON.stringify(buildBody(filter, order, format)),
    signal,
  });
  if (!answer.ok || !answer.body) throw new Error(await readReason(answer));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (let reader = answer.body.getReader(); ;) {
    const { value, done } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.length;
    onProgress(bytes);
  }
  hand(new Blob(parts, { type: answer.headers.get('Content-Type') ?? '' }), readFileName(answer.headers));
}

function buildBody(filter: InvoiceFilter, order: InvoiceOrderField, { type, rows, delimiter }: ExportFormat): object {
  const given = Object.entries(filter) as [FilterName, unknown][];
  // Otherwise the file would hold more than the list shows.
  if (given.some(([name]) => !(name in NAMES))) throw new Error('Combined filters can be exported over GraphQL only.');
  const filters = given.map(([name, value]) => [NAMES[name], toRestValue(name, value)]);
  return {
    ...Object.fromEntries(filters),
    ordering: `-${order.toLowerCase()}`,
    rows,
    // Without the mark, Excel takes UTF-8 for an older encoding.
    ...(type === 'csv' && { delimiter, bom: true }),
  };
}

function toRestValue(name: FilterName, value: unknown): unknown {
  if (CODES.includes(name)) return (value as string[]).map((code) => code.toLowerCase());
  return name === 'createdBefore' ? findInstantBefore(value as string) : value;
}

/** REST includes the end of the range. Instants have six decimal places there. */
function findInstantBefore(instant: string): string {
  return new Date(Date.parse(instant) - 1).toISOString().replace('Z', '999Z');
}

async function readReason(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => ({}))) as { error?: { message?: string } };
  return body.error?.message ?? answer.statusText;
}

function readFileName(headers: Headers): string {
  return /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'invoices';
}

function hand(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
