import { expect, it } from '@jest/globals';
import { selectRowsTogether } from '../../src/shared/select-rows.store.js';
import { forEachDatabase } from '../support/databases.js';

forEachDatabase((context) => {
  const select = (sql: string, ...parameters: unknown[]) =>
    selectRowsTogether(context.database.reader.manager, { sql, parameters });

  it('gives each of the statements that are started together its own rows', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
    const rows = await Promise.all(numbers.map((number) => select('SELECT ? AS number WHERE ? > 1', number, number)));
    expect(rows.map((of) => of.map(({ number }) => Number(number)))).toEqual([
      [],
      ...numbers.slice(1).map((one) => [one]),
    ]);
  });

  it('fails only the statement that is wrong', async () => {
    const [before, wrong, after] = await Promise.allSettled([
      select('SELECT 1 AS number'),
      select('SELECT missing.x FROM missing'),
      select("SELECT '; SELECT 3' AS text, ? AS number", "it's; 2"),
    ]);
    expect(before).toMatchObject({ status: 'fulfilled', value: [{ number: 1 }] });
    expect(wrong).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/missing/) } });
    expect(after).toMatchObject({ status: 'fulfilled', value: [{ text: '; SELECT 3', number: "it's; 2" }] });
  });
});
