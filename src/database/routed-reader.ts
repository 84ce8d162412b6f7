import type { DataSource, EntityManager } from 'typeorm';
import { getReadScope } from '../shared/read-scope.js';
import type { DriverConnection, DriverPool, Statement } from './driver-connection.js';
import type { Replica } from './replica.js';

const READS = /^\s*(SELECT|WITH)\b/i;

type Done = (error: Error | null, rows?: unknown) => void;

/**
 * Builds a manager on the pool of reads whose statements go to the replica where the running request allows it. It stands where the ORM takes
 * connections, so that every way to send a statement is routed. What the replica does not answer is sent to the primary.
 */
export function createRoutedManager(reader: DataSource, replica: Replica): EntityManager {
  const primary = reader.driver as unknown as DriverPool;
  const driver = Object.assign(Object.create(reader.driver) as object, {
    obtainMasterConnection: async () => new RoutedConnection(primary, replica),
  });
  const routed = Object.assign(Object.create(reader) as DataSource, { driver });
  return routed.createEntityManager();
}

/** What the ORM and the stores use of a connection. It borrows a real one for each statement. */
class RoutedConnection {
  constructor(
    private readonly primary: DriverPool,
    private readonly replica: Replica,
  ) {}

  query(statement: Statement, done: Done): void {
    void this.answer(statement, done);
  }

  private async answer(statement: Statement, done: Done): Promise<void> {
    let rows: unknown;
    try {
      rows = await this.run(statement);
    } catch (error) {
      return done(error as Error);
    }
    done(null, rows);
  }

  promise() {
    return {
      query: async (sql: string, values: readonly unknown[] = []) => [await this.run({ sql, values })],
    };
  }

  release(): void {}

  private async run(statement: Statement): Promise<unknown> {
    const scope = getReadScope();
    const answer = scope?.isOpen && READS.test(statement.sql) ? await this.replica.read(scope, statement) : null;
    return answer ? answer.rows : send(await this.primary.obtainMasterConnection(), statement);
  }
}

function send(connection: DriverConnection, statement: Statement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    connection.query(statement, (error, rows) => {
      connection.release();
      if (error) reject(error);
      else resolve(rows);
    });
  });
}
