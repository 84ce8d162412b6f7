/** A statement as the MySQL driver takes it. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
  /** Whether rows are lists instead of objects. */
  readonly rowsAsArray?: boolean | undefined;
}

/** The parts of a connection of the MySQL driver that reads use. */
export interface DriverConnection {
  query(statement: Statement, done: (error: Error | null, rows: unknown) => void): void;
  /** Returns it to its pool. */
  release(): void;
  /** Closes it at once, without telling the server. */
  destroy(): void;
}

/** The ORM's driver, as far as it hands out connections. */
export interface DriverPool {
  obtainMasterConnection(): Promise<DriverConnection>;
}
