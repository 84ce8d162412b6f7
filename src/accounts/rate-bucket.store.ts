import type { EntityManager } from 'typeorm';
import { toMilliseconds, toTimestamp } from '../shared/clock.js';
import { isDuplicateKey } from '../shared/database-errors.js';
import { getDatabaseTime } from '../shared/database-time.store.js';
import type { SharedBucket } from './token-bucket.js';

/** Identifies a bucket: each key and each account, by its uid, has one for each kind of call. */
export interface BucketName {
  readonly keyUid: string;
  readonly bucket: string;
}

/** A bucket that is locked until the transaction ends, with the database's time. */
export interface HeldBucket extends SharedBucket {
  readonly now: number;
}

/** Rows of token buckets, which all processes share. */
export class RateBucketStore {
  private readonly isSqlite: boolean;
  private readonly now: string;

  constructor(private readonly manager: EntityManager) {
    this.isSqlite = manager.connection.options.type === 'better-sqlite3';
    this.now = getDatabaseTime(manager).now;
  }

  /** Locks a bucket. Creates it with the given tokens if it does not exist. */
  async hold(name: BucketName, tokens: number): Promise<HeldBucket> {
    return (await this.find(name)) ?? (await this.create(name, tokens));
  }

  async save({ keyUid, bucket }: BucketName, { tokens, lent, lentUntil, at }: SharedBucket): Promise<void> {
    await this.manager.query(
      `UPDATE rate_bucket SET tokens = ?, lent = ?, lent_until = ?, counted_at = ?
       WHERE rate_bucket.key_uid = ? AND rate_bucket.bucket = ?`,
      [tokens, lent, toTimestamp(lentUntil), toTimestamp(at), keyUid, bucket],
    );
  }

  private async find({ keyUid, bucket }: BucketName): Promise<HeldBucket | null> {
    const lock = this.isSqlite ? '' : ' FOR UPDATE';
    const [row] = await this.manager.query<Record<string, string | number>[]>(
      `SELECT rate_bucket.tokens AS tokens, rate_bucket.lent AS lent, rate_bucket.lent_until AS lentUntil,
         rate_bucket.counted_at AS countedAt, ${this.now} AS now
       FROM rate_bucket WHERE rate_bucket.key_uid = ? AND rate_bucket.bucket = ?${lock}`,
      [keyUid, bucket],
    );
    if (!row) return null;
    const readInstant = (name: string) => toMilliseconds(String(row[name]));
    return {
      tokens: Number(row['tokens']),
      lent: Number(row['lent']),
      lentUntil: readInstant('lentUntil'),
      at: readInstant('countedAt'),
      now: readInstant('now'),
    };
  }

  private async create(name: BucketName, tokens: number): Promise<HeldBucket> {
    try {
      await this.manager.query(
        `INSERT INTO rate_bucket (key_uid, bucket, tokens, lent, lent_until, counted_at)
         VALUES (?, ?, ?, 0, ${this.now}, ${this.now})`,
        [name.keyUid, name.bucket, tokens],
      );
    } catch (error) {
      // Another process has created it concurrently.
      if (!isDuplicateKey(error)) throw error;
    }
    const held = await this.find(name);
    if (!held) throw new Error('The rate bucket was not saved.');
    return held;
  }
}
