import { IsOptional, IsString, MaxLength } from '../shared/class-validator.js';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { CompanyValuesInput } from '../companies/company.inputs.js';
import { PageArguments } from './page.inputs.js';

@ArgsType()
export class CompanyListArguments extends PageArguments {
  @Field(() => String, {
    nullable: true,
    description:
      'Only companies whose name has, for each of these words, a word that begins with it, or whose name or tax number begins with the text. Case, accents and punctuation are ignored.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  query?: string | null;
}

@InputType('UpdateCompanyInput', {
  description: 'Changes to a company: an omitted field keeps its value; null clears it.',
})
export class UpdateCompanyInput extends CompanyValuesInput {
  @Field(() => ID, { description: 'The UUID of the company.' })
  @IsString()
  uid: string;
}

@InputType('DeleteCompanyInput', { description: 'The company to delete.' })
export class DeleteCompanyInput {
  @Field(() => ID, { description: 'The UUID of the company.' })
  @IsString()
  uid: string;
}
