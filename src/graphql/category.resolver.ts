import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver, type ClassType } from 'type-graphql';
import type { Category } from '../categories/category.entity.js';
import { CategoryInput } from '../categories/category.inputs.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { MutationPayload } from './user-errors.type.js';
import { Points } from './cost.js';
import { CategoryType } from './invoice-parts.type.js';
import { toRemoval, createRemovalPayload } from './payloads.type.js';
import { RecordPermissionsType } from './permissions.type.js';
import { DeleteCategoryInput, UpdateCategoryInput } from './record-mutation.inputs.js';

/** The maximum number of categories of an account. */
const ALL = { offset: 0, limit: 1_000 };

const CreateCategoryPayload = createCategoryPayload('CreateCategoryPayload');
const UpdateCategoryPayload = createCategoryPayload('UpdateCategoryPayload');
const DeleteCategoryPayload = createRemovalPayload('DeleteCategoryPayload');

function createCategoryPayload(name: string): ClassType<{ category: CategoryType | null }> {
  @ObjectType(name, { description: 'The category after the change.', simpleResolvers: true })
  class Payload extends MutationPayload {
    @Field(() => CategoryType, { nullable: true, description: 'The category.' })
    category: CategoryType | null;
  }
  return Payload;
}

/** Reads and changes categories. */
@Resolver(() => CategoryType)
export class CategoryOperations {
  constructor(private readonly services: GraphqlServices) {}

  @FieldResolver(() => RecordPermissionsType, { description: 'What the caller may do with the category.' })
  permissions(@Ctx() { actor }: GraphqlContext): RecordPermissionsType {
    const allowed = this.services.categories.canChange(actor);
    return { canUpdate: allowed, canDelete: allowed };
  }

  @Points(10)
  @Query(() => [CategoryType], { description: 'The categories of the account, sorted by name.' })
  async categories(@Ctx() { actor }: GraphqlContext): Promise<Category[]> {
    return (await this.services.categories.list(actor, ALL)).rows;
  }

  @Mutation(() => CreateCategoryPayload, { description: 'Creates a category.' })
  async createCategory(
    @Arg('input', () => CategoryInput, { description: 'The category’s name.' }) input: CategoryInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    return { category: await this.services.categories.create(actor, input) };
  }

  @Mutation(() => UpdateCategoryPayload, { description: 'Renames a category.' })
  async updateCategory(
    @Arg('input', () => UpdateCategoryInput, { description: 'Which category, and its name.' })
    { uid, name }: UpdateCategoryInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    return { category: await this.services.categories.update(actor, uid, { name }) };
  }

  @Mutation(() => DeleteCategoryPayload, { description: 'Removes a category from the list; its invoices keep it.' })
  async deleteCategory(
    @Arg('input', () => DeleteCategoryInput, { description: 'Which category.' }) { uid }: DeleteCategoryInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    await this.services.categories.remove(actor, uid);
    return toRemoval('Category', uid);
  }
}
