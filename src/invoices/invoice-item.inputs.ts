import { IsIn, IsOptional, IsString, MaxLength } from '../shared/class-validator.js';
import { InputType } from 'type-graphql';
import { InputField } from '../shared/input-fields.js';
import { DecimalScalar } from '../shared/scalars.js';
import { IsDecimalText } from '../shared/validators.js';
import { ITEM_UNITS, ItemUnits, type ItemUnit } from './fields/vocabulary.js';

/** The fields of an invoice item: an absent field is null on create and unchanged on update; null clears. */
@InputType('InvoiceItemValuesInput', {
  description:
    'The fields of an invoice item: an omitted field is null on create and unchanged on update; null clears it.',
})
export class InvoiceItemInput {
  @InputField(() => String, { nullable: true, description: 'Item name (EN 16931 BT-153).' })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  name?: string | null;

  @InputField(() => String, { nullable: true, description: 'Item description (EN 16931 BT-154).' })
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  description?: string | null;

  @InputField(() => DecimalScalar, {
    nullable: true,
    description: 'A decimal of at most ten digits, three of them after the point.',
  })
  @IsOptional()
  @IsDecimalText(10, 3)
  quantity?: string | null;

  @InputField(() => ItemUnits, { nullable: true, description: 'Kilogram, piece, metre or litre.' })
  @IsOptional()
  @IsIn(ITEM_UNITS, { message: `Must be one of: ${ITEM_UNITS.join(', ')}.` })
  unit?: ItemUnit | null;

  @InputField(() => DecimalScalar, { nullable: true, description: 'Total of the item including VAT, a decimal(10,2).' })
  @IsOptional()
  @IsDecimalText(10, 2)
  totalPrice?: string | null;

  @InputField(() => DecimalScalar, { nullable: true, description: 'VAT rate as a percentage, a decimal(5,2).' })
  @IsOptional()
  @IsDecimalText(5, 2)
  vatRate?: string | null;
}
