/**
 * Runs work in one transaction, which commits entirely or not at all. `tx` holds the stores bound to that transaction.
 *
 * After a deadlock, a lock timeout or a snapshot conflict the whole callback runs again, so it must do database work only.
 *
 * @throws service_unavailable if the database does not respond in time
 */
export type Transact<Stores> = <Result>(work: (tx: Stores) => Promise<Result>) => Promise<Result>;
