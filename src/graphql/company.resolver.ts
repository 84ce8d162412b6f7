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
  Root,
  type ClassType,
} from 'type-graphql';
import type { Company } from '../companies/company.entity.js';
import { CreateCompanyInput } from '../companies/company.inputs.js';
import { CompanyListArguments, DeleteCompanyInput, UpdateCompanyInput } from './company-mutation.inputs.js';
import { CompanyType } from './company.type.js';
import { createConnectionType } from './connection.type.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { performOnce } from './mutation-call.js';
import { MutationPayload } from './user-errors.type.js';
import { loadRowPage } from './load-row-page.js';
import { RecordPermissionsType } from './permissions.type.js';
import type { Page } from './pagination.js';
import { toRemoval, createRemovalPayload } from './payloads.type.js';

const CompanyConnectionType = createConnectionType('Company', CompanyType);
const CreateCompanyPayload = createCompanyPayload('CreateCompanyPayload');
const UpdateCompanyPayload = createCompanyPayload('UpdateCompanyPayload');
const DeleteCompanyPayload = createRemovalPayload('DeleteCompanyPayload');

/** A page of companies, with what counting them requires. */
interface CompanyConnection extends Page<Company> {
  readonly text: string | null;
}

function createCompanyPayload(name: string): ClassType<{ company: CompanyType | null }> {
  @ObjectType(name, { description: 'The company after the change.', simpleResolvers: true })
  class Payload extends MutationPayload {
    @Field(() => CompanyType, { nullable: true, description: 'The company.' })
    company: CompanyType | null;
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
  async companies(
    @Args(() => CompanyListArguments) { query, ...page }: CompanyListArguments,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<CompanyConnection> {
    const text = query?.trim() ? query : null;
    const found = await loadRowPage(page, (range) => this.services.companies.listKeyset(actor, range, text));
    return { ...found, text };
  }

  @FieldResolver()
  totalCount(@Root() { text }: CompanyConnection, @Ctx() { actor }: GraphqlContext): Promise<number> {
    return this.services.companies.count(actor, text);
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
