/** Identifies what a call created or changed, so that a repeated call can find it. */
export interface Effect {
  /** The invoice, item, company or card. */
  readonly uid: string;
  /** The hash of the file that came with the call. */
  readonly fileSha256?: string;
}

/** An idempotent call. */
export interface CallRecord {
  readonly accountId: number;
  readonly key: string;
  readonly fingerprint: string;
  readonly resourceUid: string;
  readonly createdAt: string;
}

/** The stores that recording a call in a transaction requires. */
export interface OnceTransaction {
  readonly calls: { record(call: CallRecord): Promise<void> };
}

/**
 * Records a call in the transaction of its effect, so that both commit or neither does. Call it first in the transaction.
 *
 * @throws AlreadyDone if a call with the same key has already committed
 */
export type Once = (tx: OnceTransaction, effect: Effect) => Promise<void>;

/** A call with the same key has already committed; this one did nothing. */
export class AlreadyDone extends Error {
  override readonly name = 'AlreadyDone';
}
