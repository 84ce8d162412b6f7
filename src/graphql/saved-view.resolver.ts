import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, FieldResolver, ID, Info, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { SavedFilter, SavedView } from '../invoices/saved-views/saved-view.entity.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { Points } from './cost.js';
import { InvoiceFilterInput } from './invoice-filter.inputs.js';
import { presentInput } from './present-input.js';
import { toInvoiceFilter } from './read-invoice-filter.js';
import { DeleteViewInput, SaveViewInput } from './saved-view.inputs.js';
import { MutationPayload } from './user-errors.type.js';

@ObjectType('SavedView', {
  description: 'A filter of invoices that the caller keeps under a name.',
  simpleResolvers: true,
})
export class SavedViewType implements Pick<SavedView, 'uid' | 'name' | 'filter'> {
  @Field(() => ID, { description: 'The UUID.' })
  uid: string;

  @Field({ description: 'What the caller calls it.' })
  name: string;

  @Field(() => InvoiceFilterInput, { description: 'Which invoices it shows; what is null does not narrow them down.' })
  filter: SavedFilter;

  @Field({
    description:
      'The whole filter in JSON, however deeply it is nested, as a variable of the type `InvoiceFilter` takes it.',
  })
  filterJson: string;
}

@ObjectType({ description: 'The view as it is kept.', simpleResolvers: true })
class SaveViewPayload extends MutationPayload {
  @Field(() => SavedViewType, { nullable: true, description: 'The view.' })
  savedView: SavedViewType | null;
}

@ObjectType({ description: 'The deleted view.', simpleResolvers: true })
class DeleteViewPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The UUID of the view.' })
  uid: string | null;
}

/** Writes what a selection of fields can give only to a limited depth. */
@Resolver(() => SavedViewType)
export class SavedViewResolver {
  @FieldResolver()
  filterJson(@Root() { filter }: SavedView, @Info() { schema }: GraphQLResolveInfo): string {
    return JSON.stringify(presentInput(schema.getType('InvoiceFilter'), filter));
  }
}

/** Keeps the caller's views. */
@Resolver()
export class SavedViewOperations {
  constructor(private readonly services: GraphqlServices) {}

  @Points(5)
  @Query(() => [SavedViewType], {
    description: 'The views that the caller has saved, sorted by name; nobody else sees them.',
  })
  savedViews(@Ctx() { actor }: GraphqlContext): Promise<SavedView[]> {
    return this.services.savedViews.list(actor);
  }

  @Mutation(() => SaveViewPayload, { description: 'Saves a filter under a name, for the caller alone.' })
  async saveView(
    @Arg('input', () => SaveViewInput, { description: 'The filter, and what to call it.' })
    { name, filter }: SaveViewInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    // A filter that the list would refuse is refused here already.
    toInvoiceFilter(actor, filter);
    return { savedView: await this.services.savedViews.save(actor, { name, filter: { ...filter } }) };
  }

  @Mutation(() => DeleteViewPayload, { description: 'Deletes a view of the caller.' })
  async deleteView(
    @Arg('input', () => DeleteViewInput, { description: 'Which view.' }) { uid }: DeleteViewInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    await this.services.savedViews.remove(actor, uid);
    return { uid: uid.toLowerCase() };
  }
}
