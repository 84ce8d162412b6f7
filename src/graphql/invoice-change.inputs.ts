import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsUUID } from '../shared/class-validator.js';
import { Field, ID, InputType } from 'type-graphql';
import {
  INVOICE_CHANGE_KINDS,
  type InvoiceChangeFilter,
  type InvoiceChangeKind,
} from '../invoices/changes/invoice-change.js';
import { InvoiceChangeKinds } from './enums.js';

const MAX_VALUES = 250;

/** Selects changes to deliver. */
@InputType('InvoiceChangeFilter', { description: 'A filter for changes: AND between fields, OR within a list.' })
export class InvoiceChangeFilterInput {
  @Field(() => [ID], { nullable: true, description: 'Changes of any of these invoices, by UUID.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_VALUES)
  @IsUUID('all', { each: true })
  invoiceUids?: string[] | null;

  @Field(() => [InvoiceChangeKinds], { nullable: true, description: 'Changes of any of these kinds.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_VALUES)
  @IsIn(INVOICE_CHANGE_KINDS, { each: true })
  kinds?: InvoiceChangeKind[] | null;
}

/** Converts the filter for the feed of changes. */
export function toInvoiceChangeFilter({ invoiceUids, kinds }: InvoiceChangeFilterInput): InvoiceChangeFilter {
  return {
    invoiceUids: invoiceUids ? new Set(invoiceUids.map((uid) => uid.toLowerCase())) : undefined,
    kinds: kinds ? new Set(kinds) : undefined,
  };
}
