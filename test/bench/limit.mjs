/**
 * The limit: a server that gives the same responses with only node:http, mysql2, as few SQL statements as possible and JSON.stringify,
 * for one account and without any checks.
 */
import { createServer } from 'node:http';
import mysql from 'mysql2/promise';
import { readGraphqlDetail, readRestDetail } from './limit-detail.mjs';
import { exportCsv, exportXlsx } from './limit-export.mjs';
import { readGraphqlPage, readRestPage } from './limit-page.mjs';
import { receiveFile } from './limit-upload.mjs';

const pool = mysql.createPool({
  uri: process.env.DATABASE_URL,
  connectionLimit: 10,
  dateStrings: true,
  supportBigNumbers: true,
});

const PATHS = {
  '/graphql-page': readGraphqlPage,
  '/graphql-detail': readGraphqlDetail,
  '/rest-page': readRestPage,
  '/rest-detail': readRestDetail,
};
const EXPORTS = { '/export-csv': exportCsv, '/export-xlsx': exportXlsx };

/** Reads the rows of a statement as arrays. */
async function select(sql, values) {
  return (await pool.query({ sql, values, rowsAsArray: true }))[0];
}

async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

const server = createServer(async (request, response) => {
  const [path, argument] = request.url.split('?');
  if (path === '/upload') return receiveFile(request, response, process.env.DATA_DIR);
  const body = request.method === 'POST' ? await readBody(request) : '';
  if (EXPORTS[path]) {
    return EXPORTS[path](pool, Number(argument), response);
  }
  const answer = await PATHS[path](select, { argument, size: Number(argument), body });
  const bytes = Buffer.from(JSON.stringify(answer));
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': bytes.length });
  return response.end(bytes);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));
