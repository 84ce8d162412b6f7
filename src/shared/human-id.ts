import { isDuplicateKey } from './database-errors.js';
import { createHumanId } from './ids.js';

const MAX_TRIES = 8;

/** Inserts a row with a new human-friendly identifier; tries another one if it is taken within the account. */
export async function insertWithHumanId<Result>(insert: (hfId: string) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await insert(createHumanId());
    } catch (error) {
      if (!isDuplicateKey(error) || tries === MAX_TRIES) throw error;
    }
  }
}
