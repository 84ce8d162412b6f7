/**
 * Runs work in one transaction: all of it is committed, or none. `tx` holds the stores bound to that transaction.
 *
 * After a deadlock, a lock timeout or a snapshot conflict the whole callback runs again, so it does database work only.
 *
 * @throws service_unavailable when the database does not answer in time
 */
export type Transact<Stores> = <Result>(work: (tx: Stores) => Promise<Result>) => Promise<Result>;
