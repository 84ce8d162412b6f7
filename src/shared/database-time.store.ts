import type { EntityManager } from 'typeorm';

/** SQL for instants of the database's clock, formatted as timestamps. What several processes share never depends on the clock of one. */
export interface DatabaseTime {
  readonly now: string;
  readonly afterSeconds: (seconds: string) => string;
  readonly secondsSince: (instant: string) => string;
}

const MYSQL_TIME: DatabaseTime = {
  now: 'UTC_TIMESTAMP(6)',
  afterSeconds: (seconds) => `UTC_TIMESTAMP(6) + INTERVAL ${seconds} SECOND`,
  secondsSince: (instant) => `TIMESTAMPDIFF(MICROSECOND, ${instant}, UTC_TIMESTAMP(6)) / 1000000`,
};

/**
 * SQLite's clock has milliseconds; zeros pad it to microseconds. Durations are differences of whole milliseconds, because a Julian
 * day is a floating-point number that is only exact to about 0.05 ms.
 */
const SQLITE_TIME: DatabaseTime = {
  now: `strftime('%Y-%m-%d %H:%M:%f', 'now') || '000'`,
  afterSeconds: (seconds) => `strftime('%Y-%m-%d %H:%M:%f', 'now', ${seconds} || ' seconds') || '000'`,
  secondsSince: (instant) =>
    `(ROUND(unixepoch('now', 'subsec') * 1000) - ROUND(unixepoch(${instant}, 'subsec') * 1000)) / 1000`,
};

export function getDatabaseTime({ connection }: EntityManager): DatabaseTime {
  return connection.options.type === 'better-sqlite3' ? SQLITE_TIME : MYSQL_TIME;
}
