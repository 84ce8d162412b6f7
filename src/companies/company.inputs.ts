import { IsOptional, IsString, Length, MaxLength, ValidateIf } from '../shared/class-validator.js';
import { InputType } from 'type-graphql';
import { InputField } from '../shared/input-fields.js';

/** A company to create by hand. */
@InputType({ description: 'A company to create by hand.' })
export class CreateCompanyInput {
  @InputField(() => String, { description: 'The company name.' })
  @IsString()
  @Length(1, 255)
  name: string;

  @InputField(() => String, { nullable: true, description: 'The postal address, on one line.' })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  address?: string | null;

  @InputField(() => String, { nullable: true, description: 'The tax number, as written by the company.' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  taxNumber?: string | null;

  @InputField(() => String, { nullable: true, description: 'The name of the tax office.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  taxOffice?: string | null;

  @InputField(() => String, { nullable: true, description: 'The contact telephone number (EN 16931 BT-42).' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  phone?: string | null;
}

/** Changes to a company; an omitted field keeps its value, and null clears a nullable one. */
@InputType('CompanyValuesInput', {
  description: 'Changes to a company: an omitted field keeps its value; null clears it.',
})
export class CompanyValuesInput {
  @InputField(() => String, { nullable: true, description: 'The company name; cannot be null.' })
  @ValidateIf((input: CompanyValuesInput) => input.name !== undefined)
  @IsString()
  @Length(1, 255)
  name?: string;

  @InputField(() => String, { nullable: true, description: 'The postal address, on one line.' })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  address?: string | null;

  @InputField(() => String, { nullable: true, description: 'The tax number, as written by the company.' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  taxNumber?: string | null;

  @InputField(() => String, { nullable: true, description: 'The name of the tax office.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  taxOffice?: string | null;

  @InputField(() => String, { nullable: true, description: 'The contact telephone number (EN 16931 BT-42).' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  phone?: string | null;
}
