import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { selectCells, selectRows } from '../../../src/shared/select-rows.store.js';

const STATEMENT = { sql: 'SELECT invoice.uid, invoice.currency FROM invoice WHERE invoice.id > ?', parameters: [7] };

/** A manager on MySQL, whose driver answers with one row as it is asked to, or fails. */
function createManager(failure: Error | null = null) {
  const state = { released: 0, values: [] as unknown[] };
  const connection = {
    query(
      { values, rowsAsArray }: { values: unknown[]; rowsAsArray: boolean },
      done: (error: Error | null, rows: unknown) => void,
    ) {
      state.values = values;
      done(failure, [rowsAsArray ? ['a', 'EUR'] : { uid: 'a', currency: 'EUR' }]);
    },
    release: () => (state.released += 1),
  };
  const dataSource = {
    options: { type: 'mysql' },
    logger: { logQuery: () => undefined },
    driver: { obtainMasterConnection: async () => connection },
  };
  const query = async () => [{ uid: 'b', currency: 'USD' }];
  return { state, manager: { connection: dataSource, query } };
}

describe('rows on MySQL', () => {
  it('are read by the names of their columns, or as lists', async () => {
    const { manager, state } = createManager();
    expect(await selectRows(manager as never, STATEMENT)).toEqual([{ uid: 'a', currency: 'EUR' }]);
    expect(await selectCells(manager as never, STATEMENT)).toEqual([['a', 'EUR']]);
    expect(state).toEqual({ released: 2, values: [7] });
  });

  it('are read through the transaction within one', async () => {
    const { manager, state } = createManager();
    const inside = { ...manager, queryRunner: {} };
    expect(await selectRows(inside as never, STATEMENT)).toEqual([{ uid: 'b', currency: 'USD' }]);
    expect(await selectCells(inside as never, STATEMENT)).toEqual([['b', 'USD']]);
    expect(state.released).toBe(0);
  });

  it('that cannot be read return the connection, too', async () => {
    const { manager, state } = createManager(new Error('Unknown column'));
    await expect(selectRows(manager as never, STATEMENT)).rejects.toThrow(QueryFailedError);
    expect(state.released).toBe(1);
  });
});
