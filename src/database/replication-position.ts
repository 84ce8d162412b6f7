import type { DataSource } from 'typeorm';

/** How a kind of server names what its primary has written, and waits for it on a replica. */
export interface PositionStatements {
  /** Selects the `position` of the primary: what it has written to its binary log. Empty if it writes none with GTIDs. */
  readonly read: string;
  /** Waits on a replica for a position, at most so many seconds; selects 0 once the replica has all of it. */
  readonly wait: string;
}

const MARIADB: PositionStatements = {
  read: 'SELECT @@GLOBAL.gtid_binlog_pos AS position',
  wait: 'SELECT MASTER_GTID_WAIT(?, ?) AS waited',
};
const MYSQL: PositionStatements = {
  read: 'SELECT @@GLOBAL.gtid_executed AS position',
  wait: 'SELECT WAIT_FOR_EXECUTED_GTID_SET(?, ?) AS waited',
};

/** Finds the statements of the server. @throws if it cannot be reached */
export async function findPositionStatements(primary: DataSource): Promise<PositionStatements> {
  const [row] = await primary.query<{ version: string }[]>('SELECT VERSION() AS version');
  return row?.version.includes('MariaDB') ? MARIADB : MYSQL;
}

/** The position of the primary. Callers at the same time share one statement. */
export class PrimaryPosition {
  private running: Promise<string> | null = null;
  private next: Promise<string> | null = null;

  constructor(
    private readonly primary: DataSource,
    private readonly statements: PositionStatements,
  ) {}

  /** Reads a position that has everything that was committed before the call. */
  read(): Promise<string> {
    if (!this.running) return this.ask();
    // The statement that is under way may have been answered before the caller's commit.
    this.next ??= this.running.catch(() => undefined).then(() => this.ask());
    return this.next;
  }

  private ask(): Promise<string> {
    const asked = this.primary
      .query<{ position: string }[]>(this.statements.read)
      .then(([row]) => row?.position ?? '')
      .finally(() => {
        if (this.running === asked) this.running = null;
      });
    this.next = null;
    this.running = asked;
    return asked;
  }
}
