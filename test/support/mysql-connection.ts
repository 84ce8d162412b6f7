import mysql, { type Connection } from 'mysql2/promise';
import { buildDriverTls } from '../../src/database/mysql-tls.js';
import { parseMysqlUrl } from '../../src/shared/mysql-url.js';

/** Uses a connection to the database of a URL in the format of DATABASE_URL, then closes it. It takes several statements at once. */
export async function withMysqlConnection<Result>(
  url: string,
  use: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const { url: uri, tls } = parseMysqlUrl(url);
  const connection = await mysql.createConnection({
    uri,
    multipleStatements: true,
    ...(tls && { ssl: buildDriverTls(tls, 'DATABASE_URL') }),
  });
  return use(connection).finally(() => connection.end());
}
