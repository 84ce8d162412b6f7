/** What an effect made or changed, as a call that is repeated finds it again. */
export interface Effect {
  /** The invoice, item, company or card. */
  readonly uid: string;
  /** The hash of the file that came with the call. */
  readonly fileSha256?: string;
}

/** A call that is to have its effect once. */
export interface CallRecord {
  readonly accountId: number;
  readonly key: string;
  readonly fingerprint: string;
  readonly resourceUid: string;
  readonly createdAt: string;
}

/** The stores that a transaction must have for an effect to be recorded in it. */
export interface OnceTransaction {
  readonly calls: { record(call: CallRecord): Promise<void> };
}

/**
 * Records an effect in its own transaction, so that both are there or neither is; called before anything else is done there.
 *
 * @throws AlreadyDone when the same call has had its effect
 */
export type Once = (tx: OnceTransaction, effect: Effect) => Promise<void>;

/** The call had its effect before, or another one under the same key had: nothing was done this time. */
export class AlreadyDone extends Error {
  override readonly name = 'AlreadyDone';
}
