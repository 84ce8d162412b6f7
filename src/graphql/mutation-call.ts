import type { Once } from '../shared/once.js';

/** A mutation that is being executed, for the resolver that does its work. */
export interface MutationCall {
  /** Records the call in the transaction of its effect. */
  readonly once: Once;
  /** The uid of what an earlier request with the same key created or changed, if its response is not known. */
  readonly doneUid: string | null;
  /** The part of the call that uploads one of several files, by the position of the file. */
  readonly forFile: (index: number) => FileCall;
}

/** A part of a mutation, which has its effect once also if another part fails. */
export interface FileCall {
  readonly once: Once;
  /**
   * Finds the uid of what an earlier request with the same key created for this file; null if there was none.
   *
   * @throws idempotency_key_reuse if it sent another file
   */
  find(): Promise<string | null>;
}

/** Executes a mutation for the first time, or finds what an earlier request with the same key has done. */
export function performOnce<Result>(
  { call }: { readonly call?: MutationCall },
  perform: (once: Once | undefined) => Promise<Result>,
  find: (uid: string) => Promise<Result>,
): Promise<Result> {
  return typeof call?.doneUid === 'string' ? find(call.doneUid) : perform(call?.once);
}
