import type { EntityManager } from 'typeorm';
import type { Timestamp } from '../shared/clock.js';
import { isMissingTable } from '../shared/database-errors.js';
import { getDatabaseTime } from '../shared/database-time.store.js';
import { OLDEST_WRITER_VERSION, SCHEMA_VERSION } from './schema-version.js';

/** What the database knows of its installation. */
export interface InstallationRow {
  /** Also in DATA_DIR, so that a database and a folder that do not belong together are noticed. */
  readonly uid: string;
  /** Derived from the secret; null accepts any. */
  readonly secretCheck: string;
  /** The oldest code that may write, as the number of its newest migration. */
  readonly oldestWriter: number;
}

/** The key of the only row, so that a second one cannot exist. */
const ONLY_ID = 1;

/** The row of the installation. */
export class InstallationStore {
  constructor(private readonly manager: EntityManager) {}

  /** Null before the first start; undefined if the database lacks the table, because it is empty or of an older version. */
  async find(): Promise<InstallationRow | null | undefined> {
    try {
      const [row] = await this.manager.query<{ uid: string; secretCheck: string; oldestWriter: number | string }[]>(
        `SELECT installation.uid AS uid, installation.secret_check AS secretCheck, installation.oldest_writer AS oldestWriter
         FROM installation WHERE installation.id = ?`,
        [ONLY_ID],
      );
      return row ? { ...row, oldestWriter: Number(row.oldestWriter) } : null;
    } catch (error) {
      if (isMissingTable(error)) return undefined;
      throw error;
    }
  }

  /** Inserts the row. Another process that does the same waits, then gets the error of a duplicate key. */
  async insert({ uid, secretCheck }: Pick<InstallationRow, 'uid' | 'secretCheck'>): Promise<void> {
    await this.manager.query(
      'INSERT INTO installation (id, uid, secret_check, schema_version, oldest_writer) VALUES (?, ?, ?, ?, ?)',
      [ONLY_ID, uid, secretCheck, SCHEMA_VERSION, OLDEST_WRITER_VERSION],
    );
  }

  /** Makes a secret that is accepted the one of the installation. */
  async setSecretCheck(secretCheck: string): Promise<void> {
    await this.manager.query('UPDATE installation SET secret_check = ? WHERE id = ?', [secretCheck, ONLY_ID]);
  }

  async remove(): Promise<void> {
    await this.manager.query('DELETE FROM installation WHERE id = ?', [ONLY_ID]);
  }

  /**
   * Makes older code that must not write after the coming migrations stop. Running processes notice it a little later.
   *
   * @returns whether there may be such processes
   */
  async refuseOlderWriters(): Promise<boolean> {
    if (!(await this.find())) return false;
    // Not the oldest writer, so that a start after an interrupted migration answers the same.
    const behind = await this.manager.query<unknown[]>(
      'SELECT installation.id FROM installation WHERE installation.schema_version < ?',
      [OLDEST_WRITER_VERSION],
    );
    if (behind.length === 0) return false;
    await this.raise('oldest_writer', OLDEST_WRITER_VERSION);
    return true;
  }

  /** Records the version of this code after its migrations. A database of a newer version keeps its own. */
  async recordVersion(): Promise<void> {
    await this.raise('schema_version', SCHEMA_VERSION);
    await this.raise('oldest_writer', OLDEST_WRITER_VERSION);
  }

  private async raise(column: 'schema_version' | 'oldest_writer', version: number): Promise<void> {
    await this.manager.query(`UPDATE installation SET ${column} = ? WHERE ${column} < ?`, [version, version]);
  }

  /** The time by the database's clock, and what was saved when someone last looked at it; null before that. */
  async readClock(): Promise<{ now: Timestamp; seenAt: Timestamp | null; steadySince: Timestamp | null }> {
    const [row] = await this.manager.query<
      { now: Timestamp; seenAt: Timestamp | null; steadySince: Timestamp | null }[]
    >(
      `SELECT ${getDatabaseTime(this.manager).now} AS now, installation.clock_seen_at AS seenAt, installation.clock_steady_since AS steadySince
       FROM installation WHERE installation.id = ?`,
      [ONLY_ID],
    );
    if (!row) throw new Error('The database has no installation.');
    return row;
  }

  async saveClock({ seenAt, steadySince }: { seenAt: Timestamp; steadySince: Timestamp }): Promise<void> {
    await this.manager.query('UPDATE installation SET clock_seen_at = ?, clock_steady_since = ? WHERE id = ?', [
      seenAt,
      steadySince,
      ONLY_ID,
    ]);
  }

  /** Whether the database is that of an installation: it has the row, or accounts of a version that had no such row. */
  async isInstalled(): Promise<boolean> {
    return Boolean(await this.find()) || this.hasAccounts();
  }

  private async hasAccounts(): Promise<boolean> {
    try {
      return (await this.manager.query<unknown[]>('SELECT account.id FROM account LIMIT 1')).length > 0;
    } catch (error) {
      if (isMissingTable(error)) return false;
      throw error;
    }
  }

  /** Whether the database has invoices, deleted ones included. */
  async hasInvoices(): Promise<boolean> {
    const rows = await this.manager.query<unknown[]>('SELECT invoice.id FROM invoice LIMIT 1');
    return rows.length > 0;
  }
}
