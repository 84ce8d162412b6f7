import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor } from '../shared/actor.js';
import { AppError } from '../shared/errors.js';
import type { Gate } from '../web/gate.js';

/** How many replayed changes cost a point, besides what is selected in each. */
const CHANGES_PER_POINT = 25;
const MILLISECONDS = 1_000;

export interface ReplayChargeOptions {
  readonly gate: Gate;
  readonly actor: Actor;
  /** The points of what is selected in each change. */
  readonly points: number;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
}

/** Charges the changes that a subscription replays. While its key has no points, the replay waits. */
export class ReplayCharge {
  private owed = 0;

  constructor(private readonly options: ReplayChargeOptions) {}

  /** Pays for one change. @throws AbortError if the subscription ends meanwhile, service_unavailable */
  async pay(): Promise<void> {
    this.owed += this.options.points + 1 / CHANGES_PER_POINT;
    const points = Math.floor(this.owed);
    if (points === 0) return;
    await this.charge(points);
    this.owed -= points;
  }

  private async charge(points: number): Promise<void> {
    const { gate, actor, signal } = this.options;
    for (;;) {
      try {
        await gate.charge(actor, 'graphql', points);
        return;
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'rate_limit_exceeded') throw error;
        await sleep((error.retryAfter ?? 1) * MILLISECONDS, undefined, { signal });
      }
    }
  }
}
