import type { InvoiceFilter } from '../generated/graphql.ts';
import type { Speech, TextName } from '../language/language.ts';
import type { RecordKind } from './record-name.tsx';

/** One condition of a filter: the name of its member, and its value as it came, which an address may have made up. */
export type Member = readonly [name: string, value: unknown];

/** A condition in words. */
export interface DescribedMember {
  readonly label: string;
  readonly text: string;
  /** Instead of the text, any of these records. */
  readonly records?: { readonly kind: RecordKind; readonly uids: readonly string[] };
}

/** Members of a filter, each with its label and how its values are shown. */
type Described<How> = Readonly<Partial<Record<keyof InvoiceFilter, readonly [label: TextName, how: How]>>>;
type Show = (value: string, speech: Speech) => string;

const choose =
  (prefix: 'status_' | 'check_' | 'type_' | 'pay_'): Show =>
  (value, { texts }) => {
    const known: Readonly<Record<string, string>> = texts;
    return known[prefix + value] ?? value;
  };
const fill =
  (template: TextName, show: Show): Show =>
  (value, speech) =>
    speech.texts[template].replace('{}', show(value, speech));
const showDay: Show = (value, { format }) => format.day(value);
const showInstant: Show = (value, { format }) => format.instant(value);
const showAmount: Show = (value, { format }) => format.money(value, null);

const MEMBERS: Described<Show> = {
  approvementStatuses: ['status', choose('status_')],
  processingStatuses: ['processing', choose('status_')],
  checks: ['checks', choose('check_')],
  documentTypes: ['f_documentType', choose('type_')],
  paymentTypes: ['f_paymentType', choose('pay_')],
  currencies: ['f_currency', (value) => value],
  query: ['search', (value) => `“${value}”`],
  createdFrom: ['uploadTime', fill('valueFrom', showInstant)],
  createdBefore: ['uploadTime', fill('valueBefore', showInstant)],
  createdFromDate: ['uploadTime', fill('valueFrom', showDay)],
  createdToDate: ['uploadTime', fill('valueTo', showDay)],
  dueDateFrom: ['f_dueDate', fill('valueFrom', showDay)],
  dueDateTo: ['f_dueDate', fill('valueTo', showDay)],
  invoiceDateFrom: ['f_invoiceDate', fill('valueFrom', showDay)],
  invoiceDateTo: ['f_invoiceDate', fill('valueTo', showDay)],
  totalPriceMin: ['f_totalPrice', fill('valueAtLeast', showAmount)],
  totalPriceMax: ['f_totalPrice', fill('valueAtMost', showAmount)],
};

/** The members that hold filters. */
const GROUPS: ReadonlySet<string> = new Set<keyof InvoiceFilter>(['and', 'or', 'not']);

const RECORDS: Described<RecordKind> = {
  companyUids: ['f_companyUid', 'company'],
  categoryUids: ['f_categoryUid', 'category'],
  cardUids: ['f_cardUid', 'card'],
  workspaceUserUids: ['uploader', 'user'],
};

/** The conditions of a filter itself, without those of the filters within it. */
export function listMembers(filter: InvoiceFilter): readonly Member[] {
  return Object.entries(filter).filter(([name, value]) => value != null && !GROUPS.has(name));
}

/** Describes a condition. One that the page does not know, as an address may have it, is shown as it is. */
export function describeMember([member, value]: Member, speech: Speech): DescribedMember {
  const values = (Array.isArray(value) ? value : [value]).map(String);
  if (values.length === 0) values.push('–');
  const record = RECORDS[member as keyof InvoiceFilter];
  if (record && Array.isArray(value) && value.length > 0)
    return { label: speech.texts[record[0]], text: '', records: { kind: record[1], uids: values } };
  if (record) return { label: speech.texts[record[0]], text: '–' };
  const known = MEMBERS[member as keyof InvoiceFilter];
  if (known) return { label: speech.texts[known[0]], text: showValues(values, known[1], speech) };
  const texts: Readonly<Record<string, string>> = speech.texts;
  const label = texts[`f_${member}`] ?? texts[`f_${member}Uid`];
  if (label !== undefined && typeof value === 'object' && value !== null && 'isNull' in value)
    return { label, text: value.isNull === true ? speech.texts.isMissing : speech.texts.isPresent };
  return { label: member, text: JSON.stringify(value) };
}

function showValues(values: readonly string[], show: Show, speech: Speech): string {
  try {
    return speech.format.anyOf(values.map((value) => show(value, speech)));
  } catch {
    // It is no day or no instant.
    return values.join(', ');
  }
}
