import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import type { StoredValue, TableRowsStore, TableShape } from '../installation/table-rows.store.js';

const OWNER_ONLY_FILE = 0o600;
const ROWS_PER_REPORT = 1_000;
/** Rows that are inserted together: as many as fit into a packet of the database, however large they are. */
const ROWS_PER_INSERT = 200;
const CHARACTERS_PER_INSERT = 1_000_000;

/** Bytes in a line of JSON. */
interface Bytes {
  readonly base64: string;
}

/**
 * Writes all rows to a file of lines of JSON, compressed by gzip: for each table its shape, then a list of values for each row. The
 * tables share one snapshot of the database.
 *
 * @returns the number of rows
 */
export async function writeRows(
  tables: TableRowsStore,
  file: string,
  onProgress: (rows: number) => void,
): Promise<number> {
  let rows = 0;
  async function* listLines(): AsyncGenerator<string> {
    for (const shape of await tables.listTables()) {
      yield `${JSON.stringify(shape)}\n`;
      for await (const row of tables.read(shape)) {
        rows += 1;
        if (rows % ROWS_PER_REPORT === 0) onProgress(rows);
        yield `${JSON.stringify(row.map(encode))}\n`;
      }
    }
  }
  const output = createWriteStream(file, { mode: OWNER_ONLY_FILE, flush: true });
  await pipeline(Readable.from(listLines()), createGzip({ level: constants.Z_BEST_SPEED }), output);
  return rows;
}

/** Inserts the rows of a file that `writeRows` has written. @returns the number of rows */
export async function readRows(
  file: string,
  tables: TableRowsStore,
  onProgress: (rows: number) => void,
): Promise<number> {
  let [rows, waitingCharacters] = [0, 0];
  let shape: TableShape | null = null;
  let waiting: StoredValue[][] = [];
  const insert = async (): Promise<void> => {
    if (shape && waiting.length > 0) await tables.insert(shape, waiting);
    rows += waiting.length;
    onProgress(rows);
    [waiting, waitingCharacters] = [[], 0];
  };
  const endTable = async (): Promise<void> => {
    await insert();
    if (shape) await tables.continueIds(shape);
  };
  const input = createReadStream(file);
  const unpacked = createGunzip();
  // A damaged file ends the lines with its error.
  const done = pipeline(input, unpacked);
  done.catch(() => undefined);
  for await (const line of createInterface({ input: unpacked, crlfDelay: Infinity })) {
    const value = JSON.parse(line) as TableShape | (StoredValue | Bytes)[];
    if (!Array.isArray(value)) {
      await endTable();
      shape = value;
      continue;
    }
    waiting.push(value.map(decode));
    waitingCharacters += line.length;
    if (waiting.length === ROWS_PER_INSERT || waitingCharacters > CHARACTERS_PER_INSERT) await insert();
  }
  await done;
  await endTable();
  return rows;
}

function encode(value: StoredValue): StoredValue | Bytes {
  return value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value;
}

function decode(value: StoredValue | Bytes): StoredValue {
  return isBytes(value) ? Buffer.from(value.base64, 'base64') : value;
}

function isBytes(value: StoredValue | Bytes): value is Bytes {
  return typeof value === 'object' && value !== null && 'base64' in value;
}
