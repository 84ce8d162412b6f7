import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildCompany } from '../../src/companies/company-values.js';
import { CompanyWordStore } from '../../src/companies/company-word.store.js';
import { CompanyStore } from '../../src/companies/company.store.js';
import { systemClock } from '../../src/shared/clock.js';
import type { RowRange } from '../../src/shared/page.js';
import { forEachDatabase } from '../support/databases.js';
import { AccountSeed } from '../support/seeded-invoices.js';

const NAMES: readonly (readonly [name: string, taxNumber: string | null])[] = [
  ['Nordhamn Trading AB', 'SE 5561-234567'],
  ['Çelik Oteli A.Ş.', null],
  ['Nordic Rope', null],
  ["O'Neill & Sons", null],
];
const CASES: readonly (readonly [text: string, ...names: string[]])[] = [
  ['nord', 'Nordic Rope', 'Nordhamn Trading AB'],
  ['trading NORD', 'Nordhamn Trading AB'],
  ['nord nordhamn', 'Nordhamn Trading AB'],
  ['hamn'],
  ['celik oteli', 'Çelik Oteli A.Ş.'],
  ['oneill', "O'Neill & Sons"],
  ['se 5561', 'Nordhamn Trading AB'],
  ['234567'],
  ['%'],
  ['_'],
];

forEachDatabase((context) => {
  describe('companies are found', () => {
    let accountId: number;
    const range: RowRange = { limit: 10, backwards: false };
    const store = () => new CompanyStore(context.database.writer.manager);
    const add = (name: string, taxNumber: string | null = null, account = accountId) => {
      const finding = { name, taxNumber, address: null, taxOffice: null, phone: null };
      return store().insert(buildCompany(account, finding, systemClock));
    };
    const find = async (text: string, of = range) =>
      (await store().searchKeyset(accountId, text, of)).map(({ name }) => name);

    beforeAll(async () => {
      const { manager } = context.database.writer;
      ({ accountId } = await AccountSeed.create(manager));
      const stranger = await AccountSeed.create(manager);
      await add('Nordic Stranger', 'SE5561', stranger.accountId);
      for (const [name, taxNumber] of NAMES) await add(name, taxNumber);
    });

    it.each(CASES)('by "%s"', async (text, ...names) => {
      expect(await find(text)).toEqual(names);
      expect(await store().countFound(accountId, text)).toBe(names.length);
    });

    it('in pages, newest first', async () => {
      const [newest, oldest] = await store().searchKeyset(accountId, 'nord', range);
      expect(await find('nord', { ...range, limit: 1 })).toEqual(['Nordic Rope']);
      expect(await find('nord', { ...range, limit: 1, backwards: true })).toEqual(['Nordhamn Trading AB']);
      expect(await find('nord', { ...range, after: newest!.id })).toEqual(['Nordhamn Trading AB']);
      expect(await find('nord', { ...range, before: oldest!.id })).toEqual(['Nordic Rope']);
    });

    it('under a new name at once, and not once they are deleted', async () => {
      const { id } = await add('Birkenhof OHG');
      await store().update(accountId, id, { name: 'Lindenhof OHG', nameKey: 'lindenhofohg' });
      expect([await find('birken'), await find('linden')]).toEqual([[], ['Lindenhof OHG']]);
      await store().update(accountId, id, { deletedAt: '2026-01-02 00:00:00.000000' });
      expect(await find('linden')).toEqual([]);
    });

    it('by a text of more words than a database joins tables', async () => {
      const words = Array.from({ length: 90 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(' ');
      expect(await find(words)).toEqual([]);
    });

    it('again after the words are derived anew', async () => {
      const { manager } = context.database.writer;
      await manager.query('DELETE FROM company_word');
      await new CompanyWordStore(manager).rebuild();
      expect(await find('trading')).toEqual(['Nordhamn Trading AB']);
      expect(await find('linden')).toEqual([]);
    });
  });
});
