import { toSnakeCase } from '../shared/letter-case.js';
import { DETAIL_FIELD_NAMES, LISTED_FIELD_NAMES } from './fields/invoice-fields.js';
import type {
  CardSummary,
  CategorySummary,
  CompanySummary,
  InvoiceRow,
  ListedInvoice,
  WorkspaceUserSummary,
} from './invoice-row.js';

/** The objects that an invoice refers to, each in the table of its name. */
interface RelatedObjects {
  readonly company: CompanySummary;
  readonly category: CategorySummary;
  readonly card: CardSummary;
  readonly workspaceUser: WorkspaceUserSummary;
}
type RelatedName = keyof RelatedObjects;
type RelatedPath = { [Name in RelatedName]: `${Name}.${keyof RelatedObjects[Name] & string}` }[RelatedName];
type OwnName = Exclude<keyof InvoiceRow, RelatedName>;

/** A value of an invoice row, or of an object in it, such as `company.name`. */
export type InvoicePath = OwnName | RelatedPath;

const LISTED_PATHS = [
  ...(['id', 'uid', 'hfId', 'workspaceUserId', 'processingStatus', 'approvementStatus', 'createdAt'] as const),
  ...LISTED_FIELD_NAMES,
  ...listRelated('company', ['id', 'uid', 'hfId', 'name', 'address', 'taxNumber', 'taxOffice', 'phone', 'createdAt']),
  ...listRelated('category', ['id', 'uid', 'name']),
  ...listRelated('workspaceUser', ['id', 'uid', 'userUid', 'email', 'firstName', 'lastName', 'roleType']),
] satisfies readonly (RelatedPath | keyof ListedInvoice)[];

/** All paths of an invoice row. */
export const INVOICE_PATHS: readonly InvoicePath[] = [
  ...LISTED_PATHS,
  ...(['fileName', 'fileType', 'fileSize', 'fileSha256', 'firstPage', 'lastPage'] as const),
  ...(['processingErrorCode', 'processingErrorMessage'] as const),
  ...DETAIL_FIELD_NAMES,
  ...(['vatCategoriesJson', 'version', 'furtherInvoices'] as const),
  ...listRelated('card', ['id', 'uid', 'hfId', 'name', 'firstFourDigits', 'lastFourDigits', 'createdAt']),
];

const JOINS: Readonly<Record<RelatedName, string>> = {
  workspaceUser: 'JOIN workspace_user ON workspace_user.id = invoice.workspace_user_id',
  company: 'LEFT JOIN company ON company.id = invoice.company_id',
  category: 'LEFT JOIN category ON category.id = invoice.category_id',
  card: 'LEFT JOIN card ON card.id = invoice.card_id',
};
const RELATED_NAMES = Object.keys(JOINS) as readonly RelatedName[];

/** The joins of all objects that an invoice refers to. */
export const INVOICE_JOINS = Object.values(JOINS).join(' ');

/**
 * What a statement reads of invoices. Each column slows down long lists, and a long text makes MariaDB write each page to a temporary
 * table on disk.
 */
export class InvoiceSelection {
  /** The selected columns; `joins` joins their tables to `invoice`. */
  readonly columns: string;
  readonly joins: string;

  /** @param paths what to read; an invoice's identifier and time of creation, and an object's identifier, are always read */
  constructor(paths: Iterable<InvoicePath>) {
    const all = new Set<InvoicePath>(['id', 'createdAt', ...paths]);
    const related = RELATED_NAMES.filter((name) => [...all].some((path) => path.startsWith(`${name}.`)));
    for (const name of related) all.add(`${name}.id`);
    this.columns = [...new Set([...all].map(toColumn))].join(', ');
    this.joins = related.map((name) => JOINS[name]).join(' ');
  }
}

export const WHOLE_INVOICE = new InvoiceSelection(INVOICE_PATHS);
export const LISTED_INVOICE = new InvoiceSelection(LISTED_PATHS);

function listRelated<Name extends RelatedName, Field extends keyof RelatedObjects[Name] & string>(
  name: Name,
  fields: readonly Field[],
): `${Name}.${Field}`[] {
  return fields.map((field) => `${name}.${field}` as const);
}

function toColumn(path: InvoicePath): string {
  if (path === 'vatCategoriesJson') return 'invoice.vat_categories';
  if (path === 'workspaceUser.id') return 'invoice.workspace_user_id';
  const [table, column] = toSnakeCase<string>(path).split('.');
  return column === undefined ? `invoice.${table}` : `${table}.${column} AS ${table}_${column}`;
}
