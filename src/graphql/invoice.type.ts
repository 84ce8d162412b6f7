import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ApprovementStatus, ProcessingStatus } from '../access/policy.js';
import type { HistoryRow } from '../invoices/invoice-history.store.js';
import { toGraphqlType } from '../invoices/fields/field.inputs.js';
import type { InvoiceField } from '../invoices/fields/invoice-field.js';
import {
  getField,
  SHOWN_FIELD_NAMES,
  type InvoiceFieldValues,
  type ShownFieldName,
} from '../invoices/fields/invoice-fields.js';
import type { InvoiceRow } from '../invoices/invoice-row.js';
import type { HistoryEventName } from '../invoices/changes/history-event.js';
import { CountryScalar, CurrencyScalar, DateTimeScalar, UrlScalar } from '../shared/scalars.js';
import { CompanyType } from './company.type.js';
import { AssumedRows, Points } from './cost.js';
import { ApprovementStatuses, HistoryEventNames, ProcessingStatuses } from './enums.js';
import { FieldExtractionType } from './field-extraction.type.js';
import {
  BuyerType,
  CardType,
  CategoryType,
  CheckType,
  FieldChangeType,
  InvoiceItemType,
  PageRangeType,
  ProcessingErrorType,
  ServicePeriodType,
  VatCategoryType,
} from './invoice-parts.type.js';
import { InvoicePageType } from './invoice-page.type.js';
import { NodeType } from './node.type.js';
import { PermissionsType } from './permissions.type.js';
import { WorkspaceUserType } from './workspace-user.type.js';

@ObjectType('HistoryEvent', { description: 'An event in the history of an invoice.', simpleResolvers: true })
export class HistoryEventType implements Pick<HistoryRow, 'uid' | 'event' | 'createdAt' | 'note'> {
  @Field(() => ID, { description: 'The UUID.' })
  uid: string;

  @Field(() => HistoryEventNames, { description: 'What happened.' })
  event: HistoryEventName;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  createdAt: string;

  @Field(() => WorkspaceUserType, { nullable: true, description: 'Who did it; null for the service itself.' })
  workspaceUser: WorkspaceUserType | null;

  @Field(() => String, { nullable: true, description: 'The note that the person added.' })
  note: string | null;

  @Field(() => [FieldChangeType], { description: 'The changes.' })
  changes: FieldChangeType[];
}

/** A high cost, because a report holds every candidate of every field, including all items. */
const EXTRACTION_POINTS = 10;

/** A high cost, because a process may have to open the file. */
const PAGES_POINTS = 5;

/** The fields that an invoice shares with its row, besides the registered ones; the others have resolvers. */
export type RowFields =
  | 'uid'
  | 'hfId'
  | 'version'
  | 'fileName'
  | 'fileType'
  | 'fileSize'
  | 'fileSha256'
  | 'processingStatus'
  | 'approvementStatus'
  | 'createdAt';

@ObjectType('Invoice', {
  implements: NodeType,
  description: 'An uploaded invoice with everything known about it. Unknown values are null, never guessed.',
  simpleResolvers: true,
})
export class InvoiceType extends NodeType implements Pick<InvoiceRow, RowFields> {
  @Field({ description: 'Short human-friendly identifier.' })
  hfId: string;

  @Field(() => Int, { description: 'Grows with every change; expectedVersion is compared with it.' })
  version: number;

  @Field(() => UrlScalar, {
    description: 'A signed URL of the file that needs no key, until it or the key that read it expires.',
  })
  file: string;

  @Field(() => String, { nullable: true, description: 'The name of the uploaded file.' })
  fileName: string | null;

  @Field({ description: 'The media type of the file, detected from its content.' })
  fileType: string;

  @Field(() => Int, { description: 'The size of the file in bytes.' })
  fileSize: number;

  @Field({ description: 'SHA-256 of the file, in hexadecimal.' })
  fileSha256: string;

  @Field(() => PageRangeType, {
    nullable: true,
    description: 'The pages of the file that hold this invoice; null for the whole file.',
  })
  filePages: PageRangeType | null;

  @Field(() => ProcessingStatuses, { description: 'The status of processing.' })
  processingStatus: ProcessingStatus;

  @Field(() => ProcessingErrorType, {
    nullable: true,
    description: 'Why the file could not be read; null unless processing failed.',
  })
  processingError: ProcessingErrorType | null;

  @Field(() => ApprovementStatuses, { description: 'The decision on the invoice.' })
  approvementStatus: ApprovementStatus;

  @Field({
    description: 'The total formatted for the account’s locale; empty if the total or the currency is unknown.',
  })
  totalPriceDisplay: string;

  @Field(() => [VatCategoryType], { description: 'The amounts by VAT rate.' })
  vatCategories: readonly VatCategoryType[];

  @Field(() => CompanyType, { nullable: true, description: 'The issuer of the invoice.' })
  company: CompanyType | null;

  @Field(() => BuyerType, {
    nullable: true,
    description: 'The buyer (EN 16931 BG-7); null if nothing is known about the buyer.',
  })
  buyer: BuyerType | null;

  @Field(() => ServicePeriodType, {
    nullable: true,
    description: 'The invoicing period (EN 16931 BG-14); null if neither day is known.',
  })
  servicePeriod: ServicePeriodType | null;

  @Field(() => CategoryType, { nullable: true, description: 'The category of the invoice.' })
  category: CategoryType | null;

  @Field(() => CardType, { nullable: true, description: 'The card that the invoice was paid with.' })
  card: CardType | null;

  @Field(() => WorkspaceUserType, { description: 'Who uploaded the invoice.' })
  workspaceUser: WorkspaceUserType;

  @Field(() => [InvoiceItemType], { description: 'The lines of the invoice, in order.' })
  @Points(1)
  items: InvoiceItemType[];

  @Field(() => [HistoryEventType], { description: 'What happened to the invoice, newest first.' })
  @Points(1)
  history: HistoryEventType[];

  @Field(() => [CheckType], { description: 'What looks wrong.' })
  @Points(1)
  @AssumedRows(5)
  checks: CheckType[];

  @Field(() => [FieldExtractionType], {
    description: 'Why each field has its value: the candidates, their places, and what people have set.',
  })
  @Points(EXTRACTION_POINTS)
  extraction: FieldExtractionType[];

  @Field(() => [InvoicePageType], {
    description:
      'The pages of the file that hold this invoice; for an e-invoice in XML, pages that are made from what it states. Empty for a file that cannot be read.',
  })
  @Points(PAGES_POINTS)
  pages: InvoicePageType[];

  @Field(() => UrlScalar, {
    nullable: true,
    description:
      'A signed URL of the first page as a WebP image, 240 pixels wide, for lists; null for a file without pages. It is drawn when it is loaded.',
  })
  thumbnail: string | null;

  @Field(() => PermissionsType, {
    description: 'What the caller may do with the invoice, and the reasons for what is refused.',
  })
  permissions: PermissionsType;

  @Field(() => DateTimeScalar, { description: 'When the file was uploaded, or split into invoices.' })
  createdAt: string;
}

export interface InvoiceType extends Pick<InvoiceFieldValues, ShownFieldName> {}

/** The type of a field in responses. */
function toResponseType(field: InvoiceField) {
  if (field.kind === 'currency') return CurrencyScalar;
  return field.kind === 'country' ? CountryScalar : toGraphqlType(field);
}

for (const name of SHOWN_FIELD_NAMES) {
  const field = getField(name);
  Field(() => toResponseType(field), { nullable: true, description: field.description })(InvoiceType.prototype, name);
}
