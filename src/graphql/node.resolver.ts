import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { AppError } from '../shared/errors.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import type { FieldInfo } from './compiled/field-info.js';
import { decodeGlobalId, encodeGlobalId, type GlobalId } from './global-id.js';
import { NodeType } from './node.type.js';

/** Resolves global ids (Relay's Global Object Identification). */
@Resolver(() => NodeType)
export class NodeResolver {
  constructor(private readonly services: GraphqlServices) {}

  @FieldResolver(() => ID)
  id(@Root() row: { uid: string }, @Info() info: FieldInfo): string {
    return encodeGlobalId(info.parentType.name, row.uid);
  }

  @Query(() => NodeType, { nullable: true, description: 'The object with a global id; null if there is none.' })
  async node(@Arg('id', () => ID, { description: 'A global id.' }) id: string, @Ctx() { actor }: GraphqlContext) {
    const target = decodeGlobalId(id);
    if (!target) return null;
    try {
      return { ...(await this.find(actor, target)), nodeType: target.type };
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    }
  }

  private async find(actor: GraphqlContext['actor'], { type, uid }: GlobalId): Promise<object> {
    switch (type) {
      case 'Invoice':
        return this.services.invoices.get(actor, uid);
      case 'Company':
        return this.services.companies.get(actor, uid);
      case 'Card':
        return this.services.cards.get(actor, uid);
      case 'Category':
        return this.services.categories.get(actor, uid);
      case 'WorkspaceUser':
        return this.services.accounts.getUser(actor, uid);
      case 'Account':
        if (uid !== actor.accountUid) throw new AppError('not_found', 'Not found.');
        return this.services.accounts.get(actor);
    }
  }
}
