import { describe, expect, it } from '@jest/globals';
import type { Card } from '../../../src/cards/card.entity.js';
import { CardService } from '../../../src/cards/card.service.js';
import { SCOPES, type Actor } from '../../../src/shared/actor.js';
import { systemClock } from '../../../src/shared/clock.js';
import { createUid } from '../../../src/shared/ids.js';
import { createConcurrentTransact } from '../../support/concurrent-transact.js';

const OWNER = { accountId: 1, role: 'owner', scopes: SCOPES, workspaceUserId: 1 } as unknown as Actor;
const makeCard = (id: number, lastFourDigits: string, firstFourDigits: string | null = null) =>
  ({ id, uid: createUid(), hfId: `CARD0${id}`, name: `Card ${id}`, firstFourDigits, lastFourDigits }) as Card;

/** Creates the card service of an account with these cards; `written` records each patch. */
function createCards(...known: readonly Card[]) {
  const rows = [...known];
  const written: object[] = [];
  const cards = {
    findByUid: async (_: number, uid: string) => rows.find((row) => row.uid === uid) ?? null,
    findByDigits: async (_: number, first: string | null, last: string) =>
      rows.find((row) => row.firstFourDigits === first && row.lastFourDigits === last) ?? null,
    update: async (_: number, id: number, patch: object) => {
      written.push(patch);
      return Boolean(
        Object.assign(
          rows.find((row) => row.id === id)!,
          patch,
        ),
      );
    },
    insert: async (row: object) => {
      rows.push({ ...row, id: 9 } as Card);
      return rows.at(-1);
    },
  };
  const transact = createConcurrentTransact({ cards });
  return { cards, written, service: new CardService({ cards, transact, clock: systemClock } as never) };
}

describe('a card', () => {
  it('keeps the values that an update leaves out', async () => {
    const card = makeCard(1, '4242', '5555');
    const { service, written } = createCards(card);
    const left = { name: 'Travel', firstFourDigits: undefined, lastFourDigits: undefined } as object;
    expect(await service.update(OWNER, card.uid, left)).toEqual({ ...card, name: 'Travel' });
    expect(await service.update(OWNER, card.uid, {})).toEqual(card);
    expect(written).toEqual([{ name: 'Travel' }]);
    expect(await service.update(OWNER, card.uid, { firstFourDigits: null } as object)).toMatchObject({
      firstFourDigits: null,
    });
  });

  it('cannot take the digits of another card', async () => {
    const [one, other] = [makeCard(1, '4242'), makeCard(2, '1881')];
    const { service } = createCards(one, other);
    const taken = expect.objectContaining({ code: 'conflict', message: expect.stringContaining('CARD02') });
    await expect(service.update(OWNER, one.uid, { lastFourDigits: '1881' } as object)).rejects.toEqual(taken);
    expect(await service.update(OWNER, one.uid, { lastFourDigits: '4242' } as object)).toEqual(one);
  });

  it('is created once for the same digits', async () => {
    const known = makeCard(1, '4242');
    const { service } = createCards(known);
    const input = { name: 'Visa', lastFourDigits: '4242' };
    expect(await service.create(OWNER, input as never)).toEqual({ card: known, isNew: false });
    const added = await service.create(OWNER, { ...input, firstFourDigits: '5555' } as never);
    expect(added).toMatchObject({ isNew: true, card: { name: 'Visa', firstFourDigits: '5555', accountId: 1 } });
  });

  it('has its own digits even if others are given the same ones at the same time', async () => {
    const [one, other] = [makeCard(1, '4242'), makeCard(2, '1881')];
    const { service } = createCards(one, other);
    const input = { name: 'Fuel', lastFourDigits: '7777' } as never;
    const created = await Promise.all([service.create(OWNER, input), service.create(OWNER, input)]);
    expect(created.map(({ isNew }) => isNew)).toEqual([true, false]);
    const digits = { lastFourDigits: '0005' } as never;
    const updated = await Promise.allSettled([one, other].map(({ uid }) => service.update(OWNER, uid, digits)));
    expect(updated.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  it('cannot be deleted by a second call at the same time', async () => {
    const card = makeCard(1, '4242');
    const { cards, service } = createCards(card);
    cards.update = async () => false;
    await expect(service.remove(OWNER, card.uid)).rejects.toMatchObject({ code: 'not_found' });
  });
});
