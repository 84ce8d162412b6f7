import mysql from 'mysql2/promise';

/** A database server of a test. */
export interface DatabaseServer {
  /** Of the database `app`. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Ends it without any chance to clean up, and keeps its data. */
  crash(): Promise<void>;
  /** Starts it again on the same data and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export const { startDatabaseServer } = (await import(
  // Compiled tests are in a folder of their own, which has no plain modules.
  String(new URL('../../../test/support/mariadb.mjs', import.meta.url))
)) as { startDatabaseServer(options?: object): Promise<DatabaseServer> };

/** Starts a server for replication, with a number of its own. Without a binary log, tests may write on a replica too. */
export function startNumberedServer(id: number, { hasLog = true } = {}): Promise<DatabaseServer> {
  const log = hasLog ? ['--log-bin=binary'] : [];
  return startDatabaseServer({ serverArguments: [`--server-id=${id}`, '--gtid-strict-mode=ON', ...log] });
}

/** Two servers, of which one replicates the other. */
export interface ReplicatedDatabase {
  readonly primary: DatabaseServer;
  readonly replica: DatabaseServer;
  /** Runs statements on the replica alone. */
  onReplica(...statements: string[]): Promise<void>;
  /** Waits until the replica has everything that the primary has. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a primary, and a server that replicates it by GTID. */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const [primary, replica] = [await startNumberedServer(1), await startNumberedServer(2, { hasLog: false })];
  const onReplica = async (...statements: string[]) => {
    const connection = await mysql.createConnection(replica.url);
    for (const statement of statements) await connection.query(statement);
    await connection.end();
  };
  const catchUp = async () => {
    const connection = await mysql.createConnection(primary.url);
    const [rows] = await connection.query<mysql.RowDataPacket[]>('SELECT @@GLOBAL.gtid_binlog_pos AS position');
    await connection.end();
    await onReplica(`SELECT MASTER_GTID_WAIT('${rows[0]?.['position']}', 60)`);
  };
  const { username, password } = new URL(primary.url);
  await onReplica(
    `CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ${primary.port}, MASTER_USER = '${username}',
       MASTER_PASSWORD = '${password}', MASTER_CONNECT_RETRY = 1, MASTER_USE_GTID = slave_pos`,
    'START SLAVE',
  );
  return {
    ...{ primary, replica, onReplica, catchUp },
    async stop() {
      await replica.stop();
      await primary.stop();
    },
  };
}
