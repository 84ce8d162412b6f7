import { describe, expect, it } from '@jest/globals';
import type { Category } from '../../../src/categories/category.entity.js';
import { CategoryService } from '../../../src/categories/category.service.js';
import { SCOPES, type Actor } from '../../../src/shared/actor.js';
import { systemClock } from '../../../src/shared/clock.js';
import { createUid } from '../../../src/shared/ids.js';
import { createConcurrentTransact } from '../../support/concurrent-transact.js';

const OWNER = { accountId: 1, role: 'owner', scopes: SCOPES, workspaceUserId: 1 } as unknown as Actor;
const matchCode = (name: string) => expect.objectContaining({ code: name });

/** Creates the category service of an account with these categories. */
function createCategories(...names: readonly string[]) {
  const rows = names.map((name, index) => ({ id: index + 1, uid: createUid(), name })) as Category[];
  const store = {
    list: async () => [...rows],
    findByUid: async (_: number, uid: string) => rows.find((row) => row.uid === uid) ?? null,
    insert: async (row: object) => {
      rows.push({ ...row, id: rows.length + 1 } as Category);
      return rows.at(-1);
    },
    update: async (_: number, id: number, patch: object) => Boolean(Object.assign(rows[id - 1] as Category, patch)),
  };
  const transact = createConcurrentTransact({ categories: store });
  return { rows, store, service: new CategoryService({ categories: store, transact, clock: systemClock } as never) };
}

describe('the name of a category', () => {
  it('is one line of at most 100 characters', async () => {
    const { service } = createCategories();
    expect(await service.create(OWNER, { name: ` Ropes\nand  ${'x'.repeat(100)}` })).toMatchObject({
      name: `Ropes and ${'x'.repeat(90)}`,
    });
    await expect(service.create(OWNER, { name: ' \n' })).rejects.toEqual(matchCode('validation_error'));
  });

  it('is unique, regardless of case and accents', async () => {
    const { rows, service } = createCategories('Bücher', 'Ropes', 'Travel');
    await expect(service.create(OWNER, { name: 'BUCHER' })).rejects.toEqual(matchCode('conflict'));
    await expect(service.update(OWNER, rows[1]!.uid, { name: 'travel' })).rejects.toEqual(matchCode('conflict'));
    expect(await service.update(OWNER, rows[1]!.uid.toUpperCase(), { name: 'ROPES' })).toMatchObject({ name: 'ROPES' });
    expect(rows[1]?.name).toBe('ROPES');
  });

  it('is refused if the account has a thousand categories already', async () => {
    const names = Array.from({ length: 999 }, (_, index) => `Category ${index}`);
    await createCategories(...names).service.create(OWNER, { name: 'Last' });
    const { rows, service } = createCategories(...names, 'Last');
    await expect(service.create(OWNER, { name: 'One more' })).rejects.toEqual(matchCode('conflict'));
    expect(await service.update(OWNER, rows[0]!.uid, { name: 'Renamed' })).toMatchObject({ name: 'Renamed' });
  });

  it('is unique even if two people choose it at the same time', async () => {
    const { rows, service } = createCategories('Ropes', 'Travel');
    const created = await Promise.allSettled([1, 2].map(() => service.create(OWNER, { name: 'Fuel' })));
    expect(created.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    const updated = await Promise.allSettled(
      rows.slice(0, 2).map(({ uid }) => service.update(OWNER, uid, { name: 'Rent' })),
    );
    expect(updated.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(rows.map(({ name }) => name)).toEqual(['Rent', 'Travel', 'Fuel']);
  });
});

describe('a category', () => {
  it('cannot be deleted by a second call at the same time', async () => {
    const { rows, service, store } = createCategories('Ropes');
    store.update = async () => false;
    await expect(service.remove(OWNER, rows[0]!.uid)).rejects.toEqual(matchCode('not_found'));
  });
});
