import { DataSource, type DataSourceOptions } from 'typeorm';
import type { DriverConnection, DriverPool, Statement } from './driver-connection.js';
import type { PositionStatements } from './replication-position.js';

/**
 * How long a read waits for the replica, which is usually milliseconds behind. Longer waits would cost more than an answer of the primary.
 */
const WAIT_SECONDS = 0.1;

/** The replica does not have changes that the read must see. */
export class ReplicaBehind extends Error {
  override readonly name = 'ReplicaBehind';
}

/** A read that has not been answered. */
interface PendingRead {
  connection: DriverConnection | null;
  readonly reject: (error: Error) => void;
}

/** The connections to a read replica, all of which are given up together once it does not answer. */
export class ReplicaPool {
  private source: DataSource | null = null;
  private isClosed = false;
  private readonly pending = new Set<PendingRead>();

  constructor(
    private readonly options: DataSourceOptions,
    private readonly statements: PositionStatements,
  ) {}

  /** The pool, for metrics; null while there is none. */
  get dataSource(): DataSource | null {
    return this.source;
  }

  /** Opens the pool unless it is open. @throws if the replica cannot be reached */
  async connect(): Promise<void> {
    if (this.source) return;
    const opened = await new DataSource(this.options).initialize();
    if (this.source || this.isClosed) await opened.destroy();
    else this.source = opened;
  }

  /**
   * Reads rows that have every change up to a position. The wait travels with the statement, so that it is always the server that answers
   * which has waited, even behind a balancer.
   *
   * @throws ReplicaBehind, or whatever prevents the replica from answering
   */
  read(statement: Statement, position: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const read: PendingRead = { connection: null, reject };
      this.pending.add(read);
      const settled = this.send(read, statement, position).finally(() => this.pending.delete(read));
      settled.then(resolve, reject);
    });
  }

  private async send(read: PendingRead, { sql, values, rowsAsArray }: Statement, position: string): Promise<unknown> {
    const { source } = this;
    if (!source) throw createLostError();
    const connection = await (source.driver as unknown as DriverPool).obtainMasterConnection();
    if (!this.pending.has(read)) {
      connection.release();
      throw createLostError();
    }
    read.connection = connection;
    const sent = { sql: `${this.statements.wait};\n${sql}`, values: [position, WAIT_SECONDS, ...values], rowsAsArray };
    const [waited, ...results] = await new Promise<readonly object[][]>((resolve, reject) => {
      connection.query(sent, (error, rows) => {
        connection.release();
        if (error) reject(error);
        else resolve(rows as readonly object[][]);
      });
    });
    // Null would be an answer to nothing, which is no success.
    if (String(Object.values(waited?.[0] ?? {})[0]) !== '0') throw new ReplicaBehind();
    return results.length === 1 ? results[0] : results;
  }

  /** Refuses the reads that wait for a connection, so that they do not wait for the replica one after the other. */
  refuseWaiting(): void {
    for (const read of this.pending) {
      if (read.connection) continue;
      this.pending.delete(read);
      read.reject(new ReplicaBehind());
    }
  }

  /** Gives up all connections and the reads that wait for them; their callers go to the primary. */
  abandon(): void {
    const { source } = this;
    this.source = null;
    for (const { connection, reject } of this.pending) {
      connection?.destroy();
      reject(createLostError());
    }
    this.pending.clear();
    // A server that does not answer cannot confirm the end of a connection either.
    source?.destroy().catch(() => undefined);
  }

  /** Gives up all connections for good. */
  close(): void {
    this.isClosed = true;
    this.abandon();
  }
}

function createLostError(): Error {
  return new Error('The replica was given up before it had answered.');
}
