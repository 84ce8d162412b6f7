import mysql from 'mysql2/promise';

/** A database server of a test. */
export interface DatabaseServer {
  /** Of the database `app`. */
  readonly url: string;
  readonly kind: 'mariadb' | 'mysql';
  readonly port: number;
  readonly pid: number;
  /** Ends it without any chance to clean up, and keeps its data. */
  crash(): Promise<void>;
  /** Starts it again on the same data and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export const { findDatabaseServer, startDatabaseServer } = (await import(
  // Compiled tests are in a folder of their own, which has no plain modules.
  String(new URL('../../../test/support/mariadb.mjs', import.meta.url))
)) as {
  findDatabaseServer(): Promise<Pick<DatabaseServer, 'kind'> | null>;
  startDatabaseServer(options?: object): Promise<DatabaseServer>;
};

/** Starts a server for replication, with a number of its own. Without a binary log, tests may write on a replica too. */
export async function startNumberedServer(id: number, { hasLog = true } = {}): Promise<DatabaseServer> {
  const server = await findDatabaseServer();
  const gtids =
    server?.kind === 'mysql' ? ['--gtid-mode=ON', '--enforce-gtid-consistency=ON'] : ['--gtid-strict-mode=ON'];
  const log = hasLog ? ['--log-bin=binary'] : [];
  return startDatabaseServer({ server, serverArguments: [`--server-id=${id}`, ...gtids, ...log] });
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
    const [variable, wait] =
      primary.kind === 'mysql' ? ['executed', 'WAIT_FOR_EXECUTED_GTID_SET'] : ['binlog_pos', 'MASTER_GTID_WAIT'];
    const [rows] = await connection.query<mysql.RowDataPacket[]>(`SELECT @@GLOBAL.gtid_${variable} AS position`);
    await connection.end();
    await onReplica(`SELECT ${wait}('${rows[0]?.['position']}', 60)`);
  };
  await onReplica(buildChangeOfSource(primary), 'START REPLICA');
  return {
    ...{ primary, replica, onReplica, catchUp },
    async stop() {
      await replica.stop();
      await primary.stop();
    },
  };
}

function buildChangeOfSource({ kind, port, url }: DatabaseServer): string {
  const { username, password } = new URL(url);
  const [statement, word, rest] =
    kind === 'mysql'
      ? ['CHANGE REPLICATION SOURCE', 'SOURCE', 'SOURCE_AUTO_POSITION = 1, GET_SOURCE_PUBLIC_KEY = 1']
      : ['CHANGE MASTER', 'MASTER', 'MASTER_USE_GTID = slave_pos'];
  const access = {
    HOST: "'127.0.0.1'",
    PORT: port,
    USER: `'${username}'`,
    PASSWORD: `'${password}'`,
    CONNECT_RETRY: 1,
  };
  const options = Object.entries(access).map(([name, value]) => `${word}_${name} = ${value}`);
  return `${statement} TO ${options.join(', ')}, ${rest}`;
}
