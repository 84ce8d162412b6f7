import { Field, ObjectType } from 'type-graphql';
import type { CompanySummary } from '../invoices/invoice-row.js';
import { DateTimeScalar } from '../shared/scalars.js';
import { NodeType } from './node.type.js';

@ObjectType('Company', {
  implements: NodeType,
  description: 'The issuer of an invoice (EN 16931 BG-4, the seller).',
  simpleResolvers: true,
})
export class CompanyType
  extends NodeType
  implements
    Pick<CompanySummary, 'uid' | 'hfId' | 'name' | 'address' | 'taxNumber' | 'taxOffice' | 'phone' | 'createdAt'>
{
  @Field({ description: 'Short human-friendly identifier.' })
  hfId: string;

  @Field({ description: 'The company name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'The postal address, on one line.' })
  address: string | null;

  @Field(() => String, { nullable: true, description: 'The tax number, as written by the company.' })
  taxNumber: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the tax office.' })
  taxOffice: string | null;

  @Field(() => String, { nullable: true, description: 'The contact telephone number (EN 16931 BT-42).' })
  phone: string | null;

  @Field(() => DateTimeScalar, { description: 'When the company was created.' })
  createdAt: string;
}
