import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  type ClassType,
} from 'type-graphql';
import type { Company } from '../companies/company.entity.js';
import { CreateCompanyInput } from '../companies/company.inputs.js';
import { decodeIdCursor, encodeIdCursor } from '../shared/id-cursor.js';
import { DeleteCompanyInput, UpdateCompanyInput } from './company-mutation.inputs.js';
import { CompanyType } from './company.type.js';
import { createConnectionType } from './connection.type.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { performOnce } from './mutation-call.js';
import { RecordPermissionsType } from './permissions.type.js';
import { PageArguments } from './page.inputs.js';
import { loadPage, type Page } from './pagination.js';
import { toRemoval, createRemovalPayload } from './payloads.type.js';

const CompanyConnectionType = createConnectionType('Company', CompanyType);
const CreateCompanyPayload = createCompanyPayload('CreateCompanyPayload');
const UpdateCompanyPayload = createCompanyPayload('UpdateCompanyPayload');
const DeleteCompanyPayload = createRemovalPayload('DeleteCompanyPayload');

function createCompanyPayload(name: string): ClassType<{ company: CompanyType }> {
  @ObjectType(name, { description: 'The company after the change.', simpleResolvers: true })
  class Payload {
    @Field(() => CompanyType, { description: 'The company.' })
    company: CompanyType;
  }
  return Payload;
}

/** Resolves the fields of a company that are not columns of its row. */
@Resolver(() => CompanyType)
export class CompanyResolver {
  constructor(private readonly services: GraphqlServices) {}

  @FieldResolver(() => RecordPermissionsType, { description: 'What the caller may do with the company.' })
  permissions(@Ctx() { actor }: GraphqlContext): RecordPermissionsType {
    const allowed = this.services.companies.canChange(actor);
    return { canUpdate: allowed, canDelete: allowed };
  }
}

/** Reads and changes companies. */
@Resolver(() => CompanyConnectionType)
export class CompanyOperations {
  constructor(private readonly services: GraphqlServices) {}

  @Query(() => CompanyType, { description: 'A company.' })
  company(
    @Arg('uid', () => ID, { description: 'The UUID of the company.' }) uid: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Company> {
    return this.services.companies.get(actor, uid);
  }

  @Query(() => CompanyConnectionType, { description: 'The companies of the account, newest first.' })
  companies(@Args(() => PageArguments) page: PageArguments, @Ctx() { actor }: GraphqlContext): Promise<Page<Company>> {
    return loadPage<Company, number>(page, {
      decode: decodeIdCursor,
      encode: ({ id }) => encodeIdCursor(id),
      load: (range) => this.services.companies.listKeyset(actor, range),
    });
  }

  @FieldResolver()
  totalCount(@Ctx() { actor }: GraphqlContext): Promise<number> {
    return this.services.companies.count(actor);
  }

  @Mutation(() => CreateCompanyPayload, { description: 'Creates a company by hand.' })
  async createCompany(
    @Arg('input', () => CreateCompanyInput, { description: 'The company’s values.' }) input: CreateCompanyInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { companies } = this.services;
    const { actor } = context;
    const company = await performOnce(
      context,
      (once) => companies.create(actor, input, once),
      (uid) => companies.get(actor, uid),
    );
    return { company };
  }

  @Mutation(() => UpdateCompanyPayload, { description: 'Changes a company.' })
  async updateCompany(
    @Arg('input', () => UpdateCompanyInput, { description: 'Which company, and its values.' })
    { uid, ...values }: UpdateCompanyInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    return { company: await this.services.companies.update(actor, uid, values) };
  }

  @Mutation(() => DeleteCompanyPayload, {
    description: 'Removes a company from the lists; invoices that refer to it keep it.',
  })
  async deleteCompany(
    @Arg('input', () => DeleteCompanyInput, { description: 'The company.' }) { uid }: DeleteCompanyInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    await this.services.companies.remove(actor, uid);
    return toRemoval('Company', uid);
  }
}
