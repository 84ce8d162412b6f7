import { mkdir, readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '../files/disk-errors.js';
import type { Clock } from '../shared/clock.js';
import { createUid } from '../shared/ids.js';
import { isSame, listFileNames, type FileState } from './folder-files.js';
import { moveInto, syncFolder, writeBeside } from './file-moves.js';

/** The folder of claimed files. Each is in a folder of its own, named for the claim and for how often it was taken over. */
const CLAIMED = '.importing';
const DONE = 'done';
const FAILED = 'failed';
const CLAIM_NAME = /^([0-9a-f-]{36})~(\d{1,6})$/;
/** How often the holder of a claim shows that it is alive, and after how long without it another process takes it over. */
const BEAT_MILLISECONDS = 10_000;
const LEASE_MILLISECONDS = 60_000;

export interface WatchedFolderOptions {
  readonly path: string;
  /** How long a file must not change before it counts as complete. */
  readonly settleMilliseconds: number;
  /** Whether files that became invoices are kept. */
  readonly keepDone: boolean;
  readonly clock: Clock;
  /** Milliseconds of a clock that is never set. */
  readonly elapsed: () => number;
}

interface Sighting extends FileState {
  /** Since when the file has not changed. */
  readonly since: number;
}

/** A file that this process holds. */
export interface Claim {
  /** The same for every process that takes the claim over. */
  readonly uid: string;
  readonly name: string;
  readonly path: string;
  readonly state: FileState;
}

/** A folder into which people and programs put files. A process claims a file by moving it, so that no other one takes it. */
export class WatchedFolder {
  private readonly sightings = new Map<string, Sighting>();

  constructor(private readonly options: WatchedFolderOptions) {}

  /** The names of the files that have not changed for long enough to be complete. An empty file never is. */
  async listComplete(): Promise<string[]> {
    const names = await listFileNames(this.options.path);
    const present = new Set(names);
    for (const name of this.sightings.keys()) if (!present.has(name)) this.sightings.delete(name);
    const complete: string[] = [];
    for (const name of names) if (await this.isComplete(name)) complete.push(name);
    return complete;
  }

  /** Claims a file. @returns null if it is gone, because another process has claimed it, or somebody has removed it */
  async claim(name: string): Promise<Claim | null> {
    const uid = createUid();
    const folder = this.toClaimPath(uid, 0);
    await mkdir(folder, { recursive: true });
    const target = path.join(folder, name);
    const isMoved = await ignoreMissing(rename(path.join(this.options.path, name), target));
    const sighting = this.sightings.get(name);
    this.sightings.delete(name);
    if (!isMoved) {
      await rmdir(folder);
      return null;
    }
    await this.beat(folder);
    // A file that returned to its old name after a power failure would become a second invoice.
    for (const changed of [folder, path.dirname(folder), this.options.path]) await syncFolder(changed);
    const state = await stat(target);
    const claim = { uid, name, path: target, state: { size: state.size, mtimeMs: state.mtimeMs } };
    if (sighting && isSame(sighting, claim.state)) return claim;
    await this.release(claim);
    return null;
  }

  /** Takes over the claims whose holders have shown no life for a minute. */
  async *takeAbandoned(): AsyncGenerator<Claim> {
    for (const entry of await readNames(path.join(this.options.path, CLAIMED))) {
      const [, uid, count] = CLAIM_NAME.exec(entry) ?? [];
      const claim = uid === undefined ? null : await this.takeOver(uid, Number(count));
      if (claim) yield claim;
    }
  }

  /** Keeps a claim until the returned function is called. */
  hold(claim: Claim): () => void {
    const timer = setInterval(() => void this.beat(path.dirname(claim.path)).catch(() => undefined), BEAT_MILLISECONDS);
    return () => clearInterval(timer);
  }

  /** Moves a file that became an invoice away, or removes it. */
  async finish(claim: Claim): Promise<void> {
    await this.end(claim, () =>
      this.options.keepDone ? moveInto(path.join(this.options.path, DONE), claim.path) : rm(claim.path),
    );
  }

  /** Moves a file that cannot become an invoice away, beside a text file with the reason. */
  async setAside(claim: Claim, reason: string): Promise<void> {
    await this.end(claim, async () => {
      const moved = await moveInto(path.join(this.options.path, FAILED), claim.path);
      await writeBeside(moved, '.txt', `${reason}\n`);
    });
  }

  /** Puts a file back, so that it is tried again. */
  async release(claim: Claim): Promise<void> {
    await this.end(claim, () => moveInto(this.options.path, claim.path));
  }

  private async isComplete(name: string): Promise<boolean> {
    const { elapsed, path: folder, settleMilliseconds } = this.options;
    const found = await stat(path.join(folder, name)).catch((error: unknown) => {
      if (hasErrorCode(error, 'ENOENT')) return null;
      throw error;
    });
    if (!found || found.size === 0) return false;
    const known = this.sightings.get(name);
    const since = known && isSame(known, found) ? known.since : elapsed();
    this.sightings.set(name, { size: found.size, mtimeMs: found.mtimeMs, since });
    return elapsed() - since >= settleMilliseconds;
  }

  private async takeOver(uid: string, count: number): Promise<Claim | null> {
    const old = this.toClaimPath(uid, count);
    const { mtimeMs } = await stat(old).catch(() => ({ mtimeMs: Infinity }));
    if (this.options.clock.milliseconds() - mtimeMs < LEASE_MILLISECONDS) return null;
    const folder = this.toClaimPath(uid, count + 1);
    if (!(await ignoreMissing(rename(old, folder)))) return null;
    await this.beat(folder);
    const [name] = await readNames(folder);
    if (name === undefined) {
      // Its holder ended just before or after it had moved the file.
      await rmdir(folder);
      return null;
    }
    const { size, mtimeMs: changedAt } = await stat(path.join(folder, name));
    return { uid, name, path: path.join(folder, name), state: { size, mtimeMs: changedAt } };
  }

  private async beat(folder: string): Promise<void> {
    const now = this.options.clock.milliseconds() / 1_000;
    await utimes(folder, now, now);
  }

  /** Does nothing if another process has taken the claim over, which then deals with the file. */
  private async end(claim: Claim, move: () => Promise<unknown>): Promise<void> {
    if (await ignoreMissing(move())) await ignoreMissing(rmdir(path.dirname(claim.path)));
  }

  private toClaimPath(uid: string, count: number): string {
    return path.join(this.options.path, CLAIMED, `${uid}~${count}`);
  }
}

async function readNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Returns false if what the work needs does not exist. */
async function ignoreMissing(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return false;
    throw error;
  }
}
