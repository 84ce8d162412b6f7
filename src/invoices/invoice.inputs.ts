import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { ID, InputType } from 'type-graphql';
import { InputField } from '../shared/input-fields.js';
import { DateScalar, DecimalScalar } from '../shared/scalars.js';
import { IsCountry, IsCurrency, IsDay, IsDecimalText, IsLanguage } from '../shared/validators.js';
import { PAYMENT_TYPES, PaymentTypes, type PaymentType } from './fields/vocabulary.js';

/** What a person may correct of an invoice; a field left out keeps its value, null clears it. */
@InputType('InvoiceValuesInput', {
  description: 'What may be corrected of an invoice: a field left out keeps its value, null clears it.',
})
export class InvoiceValuesInput {
  @InputField(() => DecimalScalar, {
    nullable: true,
    description: 'Total with VAT (EN 16931 BT-112): a decimal of two places.',
  })
  @IsOptional()
  @IsDecimalText(13, 2)
  totalPrice?: string | null;

  @InputField(() => DecimalScalar, {
    nullable: true,
    description: 'Total VAT (EN 16931 BT-110): a decimal of two places.',
  })
  @IsOptional()
  @IsDecimalText(13, 2)
  totalVat?: string | null;

  @InputField(() => DateScalar, { nullable: true, description: 'The invoice date, YYYY-MM-DD.' })
  @IsOptional()
  @IsDay()
  invoiceDate?: string | null;

  @InputField(() => String, { nullable: true, description: 'The number that the issuer gave the invoice.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  invoiceNumber?: string | null;

  @InputField(() => String, { nullable: true, description: 'ISO 4217 code.' })
  @IsOptional()
  @IsCurrency()
  currency?: string | null;

  @InputField(() => PaymentTypes, { nullable: true, description: 'How the invoice is paid.' })
  @IsOptional()
  @IsIn(PAYMENT_TYPES, { message: `Must be one of: ${PAYMENT_TYPES.join(', ')}.` })
  paymentType?: PaymentType | null;

  @InputField(() => String, { nullable: true, description: 'ISO 639-1 code.' })
  @IsOptional()
  @IsLanguage()
  language?: string | null;

  @InputField(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2 code.' })
  @IsOptional()
  @IsCountry()
  country?: string | null;

  @InputField(() => ID, { nullable: true, description: 'The company that issued the invoice.' })
  @IsOptional()
  @IsUUID()
  companyUid?: string | null;

  @InputField(() => ID, { nullable: true, description: 'The card that the invoice was paid with.' })
  @IsOptional()
  @IsUUID()
  cardUid?: string | null;

  @InputField(() => ID, { nullable: true, description: 'The category that the invoice is filed under.' })
  @IsOptional()
  @IsUUID()
  categoryUid?: string | null;
}

/** The optional note of an approval action. */
@InputType('DecisionNoteInput', { description: 'The optional note of an approval action.' })
export class DecisionInput {
  @InputField(() => String, { nullable: true, description: 'The reason; recorded in the history.' })
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  note?: string | null;
}
