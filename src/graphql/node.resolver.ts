import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { AppError, notFound } from '../shared/errors.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import type { FieldInfo } from './compiled/field-info.js';
import { decodeGlobalId, encodeGlobalId, NODE_TYPES, type GlobalId, type NodeTypeName } from './global-id.js';
import { NodeType } from './node.type.js';
import { MAX_ROWS } from './page.inputs.js';

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

  @Query(() => [NodeType], {
    nullable: 'items',
    description:
      'The objects with these global ids, at most 100, in the same order; null for each that does not exist.',
  })
  async nodes(
    @Arg('ids', () => [ID], { description: 'Global ids.' }) ids: readonly string[],
    @Ctx() { actor }: GraphqlContext,
  ): Promise<(object | null)[]> {
    if (ids.length > MAX_ROWS) throw new AppError('bad_request', `Give at most ${MAX_ROWS} ids.`);
    const targets = ids.map(decodeGlobalId);
    const found = new Map<string, object>();
    for (const type of NODE_TYPES) {
      const uids = targets.flatMap((target) => (target?.type === type ? target.uid : []));
      if (uids.length === 0) continue;
      const rows = await this.list(actor, type, [...new Set(uids)]);
      for (const row of rows) found.set(encodeGlobalId(type, row.uid), { ...row, nodeType: type });
    }
    return ids.map((id) => found.get(id) ?? null);
  }

  private async list(
    actor: GraphqlContext['actor'],
    type: NodeTypeName,
    uids: readonly string[],
  ): Promise<readonly { readonly uid: string }[]> {
    const { accounts, cards, categories, companies, exportRuns, invoices, webhooks } = this.services;
    switch (type) {
      case 'Invoice':
        return invoices.listByUids(actor, uids);
      case 'Company':
        return companies.listByUids(actor, uids);
      case 'Card':
        return cards.listByUids(actor, uids);
      case 'Category':
        return categories.listByUids(actor, uids);
      case 'WorkspaceUser':
        return accounts.listUsersByUids(actor, uids);
      case 'Account':
        return uids.includes(actor.accountUid) ? [await accounts.get(actor)] : [];
      case 'AccountEvent':
        return accounts.listHistoryByUids(actor, uids);
      case 'Webhook':
        return webhooks.listByUids(actor, uids);
      case 'WebhookDelivery':
        return webhooks.listDeliveriesByUids(actor, uids);
      case 'ExportRun':
        return exportRuns.listByUids(actor, uids);
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
        if (uid !== actor.accountUid) throw notFound();
        return this.services.accounts.get(actor);
      case 'AccountEvent':
      case 'Webhook':
      case 'WebhookDelivery':
      case 'ExportRun':
        return requireOne(await this.list(actor, type, [uid]));
    }
  }
}

/** @throws not_found */
function requireOne([row]: readonly object[]): object {
  if (!row) throw notFound();
  return row;
}
