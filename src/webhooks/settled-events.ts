import { toTimestamp, type Clock, type Timestamp } from '../shared/clock.js';
import type { OutboxEvent, OutboxStore } from './outbox.store.js';

/** How many events one statement reads. */
const PAGE = 2_000;

/** What decides whether an event may still appear before those that are already there. */
export interface SettledEventsDependencies {
  readonly outbox: OutboxStore;
  readonly clock: Clock;
  /** How long a missing id of the history may still appear: longer than a transaction may take. */
  readonly patienceMilliseconds: number;
}

/** What one statement found of the history after an id. */
interface View {
  readonly after: number;
  /** The next events of all accounts, in the order of their ids. */
  readonly page: readonly OutboxEvent[];
  /** Whether rows appear in the order of their ids. */
  readonly isInOrder: boolean;
  /** No transaction that wrote an event before this instant can still commit. */
  readonly closedBefore: Timestamp;
}

/** The id up to which no further event can appear: ids are assigned before transactions commit, so some may still be missing. */
export function findSettled({ after, page, isInOrder, closedBefore }: View): number {
  if (isInOrder) return page.at(-1)?.id ?? after;
  let settled = after;
  for (const { id, createdAt } of page) {
    if (id > settled + 1 && createdAt >= closedBefore) break;
    settled = id;
  }
  return settled;
}

/** The instant before which every transaction has ended. */
export function findClosedBefore({
  clock,
  patienceMilliseconds,
}: Pick<SettledEventsDependencies, 'clock' | 'patienceMilliseconds'>): Timestamp {
  return toTimestamp(clock.milliseconds() - patienceMilliseconds);
}

/**
 * How far the history may be read without ever missing an event that commits late. It only moves forward, so each call reads what has been
 * added since the last one.
 */
export class SettledEvents {
  private position: number | null = null;

  constructor(private readonly dependencies: SettledEventsDependencies) {}

  /** The id up to which every event that will ever be there can be read from now on; 0 if there is none. */
  async findEnd(): Promise<number> {
    const { outbox } = this.dependencies;
    const { isInOrder } = outbox;
    if (isInOrder) return (await outbox.listBefore(Number.MAX_SAFE_INTEGER, 1))[0]?.id ?? 0;
    const closedBefore = findClosedBefore(this.dependencies);
    let after = this.position ?? (await this.findClosed(closedBefore));
    for (;;) {
      const page = await outbox.listAfter(after, PAGE);
      after = findSettled({ after, page, isInOrder, closedBefore });
      this.position = Math.max(this.position ?? 0, after);
      // Beyond a missing id, the next page would be another view, in which an earlier event might have appeared.
      if (page.length < PAGE || after < (page.at(-1)?.id ?? 0)) return this.position;
    }
  }

  /** The newest event that is old enough for all earlier ones to be there; 0 if there is none. */
  private async findClosed(closedBefore: Timestamp): Promise<number> {
    let before = Number.MAX_SAFE_INTEGER;
    for (;;) {
      const page = await this.dependencies.outbox.listBefore(before, PAGE);
      const closed = page.find(({ createdAt }) => createdAt < closedBefore);
      if (closed) return closed.id;
      if (page.length < PAGE) return 0;
      before = page.at(-1)?.id ?? 0;
    }
  }
}
