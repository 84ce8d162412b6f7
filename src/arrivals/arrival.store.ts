import type { EntityManager } from 'typeorm';
import type { NewArrival } from '../processing/upload.service.js';
import { isDuplicateKey } from '../shared/database-errors.js';
import { AlreadyDone } from '../shared/once.js';
import { Arrival } from './arrival.entity.js';

/** Rows of documents that arrived by folder or by mail. */
export class ArrivalStore {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Records a document. Waits for a concurrent transaction that records the same one.
   *
   * @throws AlreadyDone if it is already recorded
   */
  async record(arrival: NewArrival): Promise<void> {
    try {
      await this.manager.insert(Arrival, { ...arrival });
    } catch (error) {
      throw isDuplicateKey(error) ? new AlreadyDone() : error;
    }
  }

  find(accountId: number, origin: string): Promise<Arrival | null> {
    return this.manager.findOneBy(Arrival, { accountId, origin });
  }
}
