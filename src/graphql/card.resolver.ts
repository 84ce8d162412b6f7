import { Arg, Args, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Card } from '../cards/card.entity.js';
import { CreateCardInput } from '../cards/card.inputs.js';
import { decodeIdCursor, encodeIdCursor } from '../shared/id-cursor.js';
import { createConnectionType } from './connection.type.js';
import type { GraphqlContext, GraphqlServices } from './context.js';
import { performOnce } from './mutation-call.js';
import { CardType } from './invoice-parts.type.js';
import { PageArguments } from './page.inputs.js';
import { loadPage, type Page } from './pagination.js';
import { toRemoval, createRemovalPayload } from './payloads.type.js';
import { RecordPermissionsType } from './permissions.type.js';
import { DeleteCardInput, UpdateCardInput } from './record-mutation.inputs.js';

const CardConnectionType = createConnectionType('Card', CardType);
const DeleteCardPayload = createRemovalPayload('DeleteCardPayload');

@ObjectType({ description: 'The card: a new one, or the existing one with these digits.', simpleResolvers: true })
class CreateCardPayload {
  @Field(() => CardType, { description: 'The card.' })
  card: CardType;

  @Field({ description: 'Whether the card is new; an existing card is not changed.' })
  isNew: boolean;
}

@ObjectType({ description: 'The card after the change.', simpleResolvers: true })
class UpdateCardPayload {
  @Field(() => CardType, { description: 'The card.' })
  card: CardType;
}

/** Resolves the fields of a card that are not columns of its row. */
@Resolver(() => CardType)
export class CardResolver {
  constructor(private readonly services: GraphqlServices) {}

  @FieldResolver(() => RecordPermissionsType, { description: 'What the caller may do with the card.' })
  permissions(@Ctx() { actor }: GraphqlContext): RecordPermissionsType {
    const allowed = this.services.cards.canChange(actor);
    return { canUpdate: allowed, canDelete: allowed };
  }
}

/** Reads and changes cards. */
@Resolver(() => CardConnectionType)
export class CardOperations {
  constructor(private readonly services: GraphqlServices) {}

  @Query(() => CardType, { description: 'A card.' })
  card(
    @Arg('uid', () => ID, { description: 'The UUID of the card.' }) uid: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Card> {
    return this.services.cards.get(actor, uid);
  }

  @Query(() => CardConnectionType, { description: 'The cards of the account, newest first.' })
  cards(@Args(() => PageArguments) page: PageArguments, @Ctx() { actor }: GraphqlContext): Promise<Page<Card>> {
    return loadPage<Card, number>(page, {
      decode: decodeIdCursor,
      encode: ({ id }) => encodeIdCursor(id),
      load: (range) => this.services.cards.listKeyset(actor, range),
    });
  }

  @FieldResolver()
  totalCount(@Ctx() { actor }: GraphqlContext): Promise<number> {
    return this.services.cards.count(actor);
  }

  @Mutation(() => CreateCardPayload, { description: 'Creates a card, or returns the existing one with these digits.' })
  createCard(
    @Arg('input', () => CreateCardInput, { description: 'The card’s values.' }) input: CreateCardInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { cards } = this.services;
    const { actor } = context;
    return performOnce(
      context,
      (once) => cards.create(actor, input, once),
      async (uid) => ({ card: await cards.get(actor, uid), isNew: true }),
    );
  }

  @Mutation(() => UpdateCardPayload, { description: 'Changes a card.' })
  async updateCard(
    @Arg('input', () => UpdateCardInput, { description: 'Which card, and its values.' })
    { uid, ...values }: UpdateCardInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    return { card: await this.services.cards.update(actor, uid, values) };
  }

  @Mutation(() => DeleteCardPayload, {
    description: 'Removes a card from the lists; invoices that refer to it keep it.',
  })
  async deleteCard(
    @Arg('input', () => DeleteCardInput, { description: 'Which card.' }) { uid }: DeleteCardInput,
    @Ctx() { actor }: GraphqlContext,
  ) {
    await this.services.cards.remove(actor, uid);
    return toRemoval('Card', uid);
  }
}
