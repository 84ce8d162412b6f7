import { IsString } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { CompanyValuesInput } from '../companies/company.inputs.js';

@InputType('UpdateCompanyInput', {
  description: 'What changes of a company: a field left out keeps its value, null clears it.',
})
export class UpdateCompanyInput extends CompanyValuesInput {
  @Field(() => ID, { description: 'The UUID of the company.' })
  @IsString()
  uid: string;
}

@InputType('DeleteCompanyInput', { description: 'Which company goes.' })
export class DeleteCompanyInput {
  @Field(() => ID, { description: 'The UUID of the company.' })
  @IsString()
  uid: string;
}
