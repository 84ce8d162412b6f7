import { IsString } from '../shared/class-validator.js';
import { Field, ID, InputType } from 'type-graphql';
import { CompanyValuesInput } from '../companies/company.inputs.js';

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
