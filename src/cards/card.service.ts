import { findRefusal, requireAllowed } from '../access/policy.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import { AppError, notFound } from '../shared/errors.js';
import { createUid, requireUid } from '../shared/ids.js';
import type { Once, OnceTransaction } from '../shared/once.js';
import type { PageOf, ListRange, RowRange } from '../shared/page.js';
import type { Transact } from '../shared/transact.js';
import type { Card } from './card.entity.js';
import type { CreateCardInput, CardValuesInput } from './card.inputs.js';
import type { CardStore } from './card.store.js';

interface CardTransaction extends OnceTransaction {
  readonly cards: CardStore;
  /** Digits are checked and stored under the account's lock, so two callers cannot both find them unused. */
  readonly accounts: { lockAccount(id: number): Promise<void> };
}

export interface CardServiceDependencies {
  readonly cards: CardStore;
  readonly transact: Transact<CardTransaction>;
  readonly clock: Clock;
}

/** The payment cards of an account. Everyone may read them; owners and admins change them. */
export class CardService {
  constructor(private readonly dependencies: CardServiceDependencies) {}

  /** Newest first. @throws forbidden */
  async list(actor: Actor, page: ListRange): Promise<PageOf<Card>> {
    requireAllowed(actor, 'read');
    return this.dependencies.cards.listPage(actor.accountId, page);
  }

  /** Newest first, between two row ids. @throws forbidden */
  async listKeyset(actor: Actor, range: RowRange): Promise<Card[]> {
    requireAllowed(actor, 'read');
    return this.dependencies.cards.listKeyset(actor.accountId, range);
  }

  /** @throws forbidden */
  async count(actor: Actor): Promise<number> {
    requireAllowed(actor, 'read');
    return this.dependencies.cards.count(actor.accountId);
  }

  /** @throws not_found, forbidden */
  async get(actor: Actor, uid: string): Promise<Card> {
    requireAllowed(actor, 'read');
    return requireCard(this.dependencies.cards, actor, uid);
  }

  /** The existing ones among these uids, unordered. @throws forbidden */
  async listByUids(actor: Actor, uids: readonly string[]): Promise<Card[]> {
    requireAllowed(actor, 'read');
    return this.dependencies.cards.listByUids(actor.accountId, uids);
  }

  /** Checks whether a card could be changed, or created if there is no uid. @throws not_found, forbidden */
  async requirePossible(actor: Actor, uid?: string): Promise<void> {
    if (uid !== undefined) await requireCard(this.dependencies.cards, actor, uid);
    requireAllowed(actor, 'administer');
  }

  /** Whether the actor may change or delete cards. */
  canChange(actor: Actor): boolean {
    return findRefusal(actor, 'administer') === null;
  }

  /** Creates a card, or returns the existing one with these digits unchanged; `isNew` distinguishes them. @throws forbidden */
  async create(actor: Actor, input: CreateCardInput, once?: Once): Promise<{ card: Card; isNew: boolean }> {
    requireAllowed(actor, 'administer');
    const { accountId } = actor;
    const { name, firstFourDigits = null, lastFourDigits } = input;
    return this.dependencies.transact(async (tx) => {
      await tx.accounts.lockAccount(accountId);
      const known = await tx.cards.findByDigits(accountId, firstFourDigits, lastFourDigits);
      const uid = known?.uid ?? createUid();
      await once?.(tx, { uid });
      if (known) return { card: known, isNew: false };
      const createdAt = this.dependencies.clock.timestamp();
      const row = { accountId, uid, name, firstFourDigits, lastFourDigits, createdAt };
      return { card: await tx.cards.insert(row), isNew: true };
    });
  }

  /** @throws forbidden, not_found, conflict if another card has these digits */
  async update(actor: Actor, uid: string, input: CardValuesInput): Promise<Card> {
    if (!this.canChange(actor)) await this.requirePossible(actor, uid);
    const patch = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    return this.dependencies.transact(async (tx) => {
      await tx.accounts.lockAccount(actor.accountId);
      const card = await requireCard(tx.cards, actor, uid);
      const after: Card = { ...card, ...patch };
      const owner = await tx.cards.findByDigits(actor.accountId, after.firstFourDigits, after.lastFourDigits);
      if (owner && owner.id !== card.id) throw new AppError('conflict', `Card ${owner.hfId} already has these digits.`);
      if (Object.keys(patch).length > 0) await tx.cards.update(actor.accountId, card.id, patch);
      return after;
    });
  }

  /** Removes a card from the lists; invoices that refer to it keep it. @throws forbidden, not_found */
  async remove(actor: Actor, uid: string): Promise<void> {
    if (!this.canChange(actor)) await this.requirePossible(actor, uid);
    const deletedAt = this.dependencies.clock.timestamp();
    await this.dependencies.transact(async (tx) => {
      const card = await requireCard(tx.cards, actor, uid);
      if (!(await tx.cards.update(actor.accountId, card.id, { deletedAt }))) throw notFound();
    });
  }
}

async function requireCard(cards: CardStore, { accountId }: Actor, uid: string): Promise<Card> {
  const card = await cards.findByUid(accountId, requireUid(uid));
  if (!card) throw notFound();
  return card;
}
