import { toMilliseconds, type Timestamp } from '../shared/clock.js';
import type { InstallationStore } from './installation.store.js';

const HOUR = 3_600_000;
/** A longer gap between two looks is a jump, or the service was off; both need time to be noticed by a person. */
const MAX_GAP = 72 * HOUR;
const MAX_STEP_BACK = HOUR;

/** The time by the database's clock, in milliseconds since the epoch, and for how many milliseconds it has made no jump. */
export interface SteadyClock {
  readonly now: number;
  readonly steadyFor: number;
  /** Whether it has jumped since the last look. */
  readonly hasJumped: boolean;
}

/** Looks at the database's clock and remembers the look; jumps are recognised by comparing it with the last one. */
export async function measureSteadyClock(installation: InstallationStore): Promise<SteadyClock> {
  const { clock, saved } = await lookAtClock(installation);
  await installation.saveClock(saved);
  return clock;
}

/** Looks at the database's clock, and compares it with the last look that was remembered. */
export async function readSteadyClock(installation: InstallationStore): Promise<SteadyClock> {
  return (await lookAtClock(installation)).clock;
}

async function lookAtClock(installation: InstallationStore) {
  const { now, seenAt, steadySince } = await installation.readClock();
  const gap = seenAt === null ? Infinity : toMilliseconds(now) - toMilliseconds(seenAt);
  const isSteady = gap <= MAX_GAP && gap >= -MAX_STEP_BACK;
  const since: Timestamp = isSteady && steadySince !== null ? steadySince : now;
  const clock: SteadyClock = {
    now: toMilliseconds(now),
    steadyFor: toMilliseconds(now) - toMilliseconds(since),
    hasJumped: seenAt !== null && !isSteady,
  };
  return { clock, saved: { seenAt: now, steadySince: since } };
}
