import { Kind, type FieldNode, type SelectionNode } from 'graphql';
import { FIELD_NAMES, getField, SHOWN_FIELD_NAMES, type ShownFieldName } from '../invoices/fields/invoice-fields.js';
import { INVOICE_PATHS, InvoiceSelection, type InvoicePath } from '../invoices/invoice-columns.js';
import type { FieldInfo } from './compiled/field-info.js';
import type { InvoiceType, RowFields } from './invoice.type.js';

type RelatedName = 'company' | 'category' | 'card' | 'workspaceUser';

/** What the fields that are not values of the row are computed from. The compiler reports a field that is missing here. */
const SOURCES: Readonly<
  Record<Exclude<keyof InvoiceType, RowFields | ShownFieldName | RelatedName>, readonly InvoicePath[]>
> = {
  id: ['uid'],
  file: ['uid'],
  filePages: ['firstPage', 'lastPage'],
  processingError: ['processingErrorCode', 'processingErrorMessage'],
  totalPriceDisplay: ['totalPrice', 'currency'],
  vatCategories: ['vatCategoriesJson', 'country'],
  buyer: listWithin('buyer'),
  servicePeriod: listWithin('servicePeriod'),
  pages: ['id', 'uid', 'fileType', 'firstPage', 'lastPage'],
  thumbnail: ['uid', 'fileType', 'firstPage'],
  permissions: ['processingStatus', 'approvementStatus', 'workspaceUserId'],
  items: [],
  history: [],
  checks: INVOICE_PATHS,
  extraction: INVOICE_PATHS,
};
const ROW_FIELDS: Readonly<Record<RowFields, true>> = {
  ...{ uid: true, hfId: true, version: true, fileName: true, fileType: true, fileSize: true, fileSha256: true },
  ...{ processingStatus: true, approvementStatus: true, createdAt: true },
};
const SOURCES_BY_FIELD = new Map<string, readonly InvoicePath[]>([
  ...Object.entries(SOURCES),
  ...[...(Object.keys(ROW_FIELDS) as RowFields[]), ...SHOWN_FIELD_NAMES].map((name) => [name, [name]] as const),
  ...['__typename', 'itemConnection', 'historyConnection'].map((name) => [name, []] as const),
]);
const RELATED_NAMES: ReadonlySet<string> = new Set<RelatedName>(['company', 'category', 'card', 'workspaceUser']);
const PATHS: ReadonlySet<string> = new Set(INVOICE_PATHS);
/** The fields of a user that are not columns. */
const USER_SOURCES: Readonly<Record<string, readonly InvoicePath[]>> = {
  id: ['workspaceUser.userUid'],
  uid: ['workspaceUser.userUid'],
  fullName: ['workspaceUser.firstName', 'workspaceUser.lastName'],
};

type Fragments = FieldInfo['fragments'];
type Read = (nodes: readonly FieldNode[], fragments: Fragments) => readonly FieldNode[];

/** By the node of a field that is selected once: within a document, its selections never change. */
const known = new WeakMap<FieldNode, InvoiceSelection>();

/** Finds what a query needs of the invoice that a field returns. Counts fields that `@skip` or `@include` exclude. */
export function readInvoiceSelection(info: FieldInfo): InvoiceSelection {
  return readSelection(info, (nodes) => nodes);
}

/** Finds what a query needs of the invoices in the connection that a field returns. */
export function readConnectionSelection(info: FieldInfo): InvoiceSelection {
  return readSelection(info, (nodes, fragments) => {
    const fields = collectFields(nodes, fragments);
    const edges = collectFields(fields.get('edges') ?? [], fragments);
    return [...(fields.get('nodes') ?? []), ...(edges.get('node') ?? [])];
  });
}

function readSelection({ fieldNodes, fragments }: FieldInfo, readInvoices: Read): InvoiceSelection {
  const [only] = fieldNodes;
  const found = fieldNodes.length === 1 && only ? known.get(only) : undefined;
  if (found) return found;
  const fields = collectFields(readInvoices(fieldNodes, fragments), fragments);
  const selection = new InvoiceSelection([...fields].flatMap(([name, nodes]) => listPaths(name, nodes, fragments)));
  if (fieldNodes.length === 1 && only) known.set(only, selection);
  return selection;
}

/** What a field of an invoice is computed from; everything if the field is unknown. */
function listPaths(name: string, nodes: readonly FieldNode[], fragments: Fragments): readonly InvoicePath[] {
  if (!RELATED_NAMES.has(name)) return SOURCES_BY_FIELD.get(name) ?? INVOICE_PATHS;
  const fields = collectFields(nodes, fragments);
  const users = collectFields(fields.get('user') ?? [], fragments);
  return [
    `${name as RelatedName}.id`,
    ...[...fields.keys()].flatMap((field) => toPaths(`${name}.${field === 'id' ? 'uid' : field}`)),
    ...[...users.keys()].flatMap((field) => USER_SOURCES[field] ?? toPaths(`${name}.${field}`)),
  ];
}

/** Other fields of related objects do not depend on their rows. */
function toPaths(path: string): readonly InvoicePath[] {
  return PATHS.has(path) ? [path as InvoicePath] : [];
}

/** The registered fields that an object shows. */
function listWithin(object: string): readonly InvoicePath[] {
  return FIELD_NAMES.filter((name) => getField(name).within === object);
}

/** Collects the fields within these by their names, including those in fragments. */
function collectFields(
  nodes: readonly FieldNode[],
  fragments: Fragments,
  fields = new Map<string, FieldNode[]>(),
): Map<string, FieldNode[]> {
  for (const { selectionSet } of nodes) addFields(selectionSet?.selections ?? [], fragments, fields);
  return fields;
}

function addFields(selections: readonly SelectionNode[], fragments: Fragments, fields: Map<string, FieldNode[]>): void {
  for (const selection of selections) {
    switch (selection.kind) {
      case Kind.FIELD: {
        const { value: name } = selection.name;
        fields.set(name, [...(fields.get(name) ?? []), selection]);
        break;
      }
      case Kind.INLINE_FRAGMENT:
        addFields(selection.selectionSet.selections, fragments, fields);
        break;
      case Kind.FRAGMENT_SPREAD:
        addFields(fragments[selection.name.value]?.selectionSet.selections ?? [], fragments, fields);
        break;
    }
  }
}
