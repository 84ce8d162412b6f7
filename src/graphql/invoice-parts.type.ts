import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { PageRange } from '../extraction/model/page-range.js';
import type { Check, CheckValue } from '../invoices/checks/check.js';
import type { InvoiceItem } from '../invoices/invoice-item.entity.js';
import { getField } from '../invoices/fields/invoice-fields.js';
import type { Buyer, CardSummary, CategorySummary, ServicePeriod } from '../invoices/invoice-row.js';
import type { FieldChange } from '../invoices/changes/history-event.js';
import { ItemUnits, type ItemUnit, type VatCategory } from '../invoices/fields/vocabulary.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../shared/scalars.js';
import { CheckCodes, CheckValueNames } from './check-enums.js';
import { NodeType } from './node.type.js';

@ObjectType('Category', {
  implements: NodeType,
  description: 'A category that an account files its invoices under.',
  simpleResolvers: true,
})
export class CategoryType extends NodeType implements Pick<CategorySummary, 'uid' | 'name'> {
  @Field({ description: 'The category name.' })
  name: string;
}

@ObjectType('Buyer', { description: 'The buyer of an invoice (EN 16931 BG-7).', simpleResolvers: true })
export class BuyerType implements Buyer {
  @Field(() => String, { nullable: true, description: getField('buyerName').description })
  name: string | null;

  @Field(() => String, { nullable: true, description: getField('buyerTaxNumber').description })
  taxNumber: string | null;

  @Field(() => String, { nullable: true, description: getField('buyerAddress').description })
  address: string | null;
}

@ObjectType('ServicePeriod', {
  description: 'The period that an invoice is for (EN 16931 BG-14).',
  simpleResolvers: true,
})
export class ServicePeriodType implements ServicePeriod {
  @Field(() => DateScalar, { nullable: true, description: getField('servicePeriodStart').description })
  start: string | null;

  @Field(() => DateScalar, { nullable: true, description: getField('servicePeriodEnd').description })
  end: string | null;
}

@ObjectType('PageRange', { description: 'Pages of a file, counted from 1.', simpleResolvers: true })
export class PageRangeType implements PageRange {
  @Field(() => Int, { description: 'The first of the pages.' })
  first: number;

  @Field(() => Int, { description: 'The last of the pages.' })
  last: number;
}

@ObjectType('Card', {
  implements: NodeType,
  description: 'A payment card, of which only the first and last four digits are stored.',
  simpleResolvers: true,
})
export class CardType
  extends NodeType
  implements Pick<CardSummary, 'uid' | 'hfId' | 'name' | 'firstFourDigits' | 'lastFourDigits' | 'createdAt'>
{
  @Field({ description: 'Short human-friendly identifier.' })
  hfId: string;

  @Field({ description: 'The name of the card.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'The first four digits.' })
  firstFourDigits: string | null;

  @Field({ description: 'The last four digits.' })
  lastFourDigits: string;

  @Field(() => DateTimeScalar, { description: 'When the card was created.' })
  createdAt: string;
}

@ObjectType('InvoiceItem', { description: 'One line of an invoice (EN 16931 BG-25).', simpleResolvers: true })
export class InvoiceItemType implements Omit<InvoiceItem, 'id' | 'invoiceId'> {
  @Field(() => ID, { description: 'The UUID.' })
  uid: string;

  @Field(() => String, { nullable: true, description: 'Item name (EN 16931 BT-153).' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Item description (EN 16931 BT-154).' })
  description: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Quantity with three decimals (EN 16931 BT-129).' })
  quantity: string | null;

  @Field(() => ItemUnits, { nullable: true, description: 'The unit of the quantity.' })
  unit: ItemUnit | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Total of the item including VAT, two decimals.' })
  totalPrice: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'VAT rate as a percentage (EN 16931 BT-152).' })
  vatRate: string | null;
}

@ObjectType('VatCategory', {
  description:
    'The amounts of one VAT rate (EN 16931 BG-23): from the document, or from the items once a person has edited them.',
  simpleResolvers: true,
})
export class VatCategoryType implements VatCategory {
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'VAT rate as a percentage (EN 16931 BT-119); null if the document states an amount without a rate.',
  })
  vatRate: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'The VAT rate with three decimals if it is rounded from such a rate of the supplier’s country, as 9.98 is from 9.975 in Canada; otherwise `vatRate`.',
  })
  exactRate: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Taxable amount (EN 16931 BT-116).' })
  baseAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'VAT amount (EN 16931 BT-117).' })
  vatAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'The sum of the taxable amount and the VAT amount.' })
  totalAmount: string | null;
}

@ObjectType('CheckValue', { description: 'A value that a check is about.', simpleResolvers: true })
export class CheckValueType implements CheckValue {
  @Field(() => CheckValueNames, { description: 'What the value is.' })
  name: CheckValue['name'];

  @Field({
    description:
      'What was found. Amounts, in the currency of the invoice, and rates have two decimals; a day is YYYY-MM-DD, a country an ISO 3166-1 alpha-2 code.',
  })
  value: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What it was compared with, in the same form: what the invoice states, what the other invoice or the e-invoice has, or what is usual; null if it was compared with nothing.',
  })
  other: string | null;
}

@ObjectType('Check', { description: 'Something that looks wrong on an invoice.', simpleResolvers: true })
export class CheckType implements Check {
  @Field(() => CheckCodes, { description: 'The kind of problem.' })
  code: Check['code'];

  @Field({ description: 'What is wrong, in a sentence for people.' })
  message: string;

  @Field(() => [CheckValueType], { description: 'What the sentence says, for programs that write their own.' })
  values: readonly CheckValue[];

  @Field(() => ID, { nullable: true, description: 'The uid of the other invoice, if the check concerns one.' })
  invoiceUid: string | null;
}

@ObjectType('FieldChange', { description: 'The change of one field.', simpleResolvers: true })
export class FieldChangeType implements FieldChange {
  @Field({ description: 'The name of the field in this schema.' })
  field: string;

  @Field(() => String, { nullable: true, description: 'The value before.' })
  old: string | null;

  @Field(() => String, { nullable: true, description: 'The value after.' })
  new: string | null;
}

@ObjectType('ProcessingError', { description: 'Why a file could not be read.', simpleResolvers: true })
export class ProcessingErrorType {
  @Field({ description: 'A code for programs.' })
  code: string;

  @Field({ description: 'A sentence for people.' })
  message: string;
}
