import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  MaxLength,
  Min,
  ValidateNested,
} from '../shared/class-validator.js';
import { Field, ID, InputType, Int } from 'type-graphql';
import { InvoiceItemInput } from '../invoices/invoice-item.inputs.js';
import { InvoiceValuesInput } from '../invoices/invoice.inputs.js';
import type { InvoiceTarget } from '../invoices/invoice-transaction.js';

const MAX_UPDATES = 100;
const VERSION =
  'The version that the client read. If the invoice changed since, nothing happens and the error code is CONFLICT.';

@InputType('InvoiceTargetInput', { description: 'The invoice.' })
export class InvoiceTargetInput {
  @Field(() => ID, { description: 'The UUID of the invoice.' })
  @IsString()
  uid: string;

  @Field(() => Int, { nullable: true, description: VERSION })
  @IsOptional()
  @IsInt()
  @Min(1)
  expectedVersion?: number | null;
}

@InputType('InvoiceDecisionInput', { description: 'The invoice to decide on, and the reason.' })
export class InvoiceDecisionInput extends InvoiceTargetInput {
  @Field(() => String, { nullable: true, description: 'The reason; recorded in the history.' })
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  note?: string | null;
}

@InputType('UpdateInvoiceInput', {
  description: 'Corrections of an invoice: an omitted field keeps its value; null clears it.',
})
export class UpdateInvoiceInput extends InvoiceValuesInput {
  @Field(() => ID, { description: 'The UUID of the invoice.' })
  @IsString()
  uid: string;

  @Field(() => Int, { nullable: true, description: VERSION })
  @IsOptional()
  @IsInt()
  @Min(1)
  expectedVersion?: number | null;
}

@InputType('UpdateInvoicesInput', { description: 'Corrections of several invoices.' })
export class UpdateInvoicesInput {
  @Field(() => [UpdateInvoiceInput], {
    description: 'Which invoices, each with its values; they are changed in this order.',
  })
  @IsArray()
  @ArrayMaxSize(MAX_UPDATES)
  @ValidateNested({ each: true })
  invoices: UpdateInvoiceInput[];
}

@InputType('CreateInvoiceItemInput', { description: 'A new item, added at the end; an omitted field is null.' })
export class CreateInvoiceItemInput extends InvoiceItemInput {
  @Field(() => ID, { description: 'The UUID of the invoice.' })
  @IsString()
  invoiceUid: string;

  @Field(() => Int, { nullable: true, description: VERSION })
  @IsOptional()
  @IsInt()
  @Min(1)
  expectedVersion?: number | null;
}

@InputType('UpdateInvoiceItemInput', {
  description: 'Changes to an item: an omitted field keeps its value; null clears it.',
})
export class UpdateInvoiceItemInput extends CreateInvoiceItemInput {
  @Field(() => ID, { description: 'The UUID of the item.' })
  @IsString()
  uid: string;
}

@InputType('DeleteInvoiceItemInput', { description: 'The item to delete.' })
export class DeleteInvoiceItemInput {
  @Field(() => ID, { description: 'The UUID of the invoice.' })
  @IsString()
  invoiceUid: string;

  @Field(() => ID, { description: 'The UUID of the item.' })
  @IsString()
  uid: string;

  @Field(() => Int, { nullable: true, description: VERSION })
  @IsOptional()
  @IsInt()
  @Min(1)
  expectedVersion?: number | null;
}

/** Converts the target of an input for the services. */
export function toTarget(uid: string, expectedVersion: number | null | undefined): InvoiceTarget {
  return typeof expectedVersion === 'number' ? { uid, expectedVersion } : { uid };
}
