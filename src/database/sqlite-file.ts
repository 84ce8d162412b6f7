import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import type { DataSource } from 'typeorm';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;

/** Moves the changes in the file `-wal` to the main file, so that it is complete without the other, unless another process uses them. */
export async function emptyLog(writer: DataSource): Promise<void> {
  try {
    await writer.query('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Nothing is lost: the changes stay in the other file, for example if the disk is full.
  }
}

/** Creates the folder, and the file, which only its owner may read. SQLite gives its other files the mode of this one. */
export function createSqliteFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER });
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY_FILE));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) restrict(each);
}

/** Takes a file of an earlier version from everyone but its owner, if this user may. */
function restrict(file: string): void {
  try {
    if (existsSync(file)) chmodSync(file, OWNER_ONLY_FILE);
  } catch {
    // Someone else's file, or a read-only volume: its operator decides who may read it.
  }
}
