import type { Once } from '../shared/once.js';

/** A mutation that is being executed, for the resolver that does its work. */
export interface MutationCall {
  /** Records the call in the transaction of its effect. */
  readonly once: Once;
  /** The uid of what an earlier request with the same key created or changed, if its response is not known. */
  readonly doneUid: string | null;
}

/** Executes a mutation for the first time, or finds what an earlier request with the same key has done. */
export function performOnce<Result>(
  { call }: { readonly call?: MutationCall },
  perform: (once: Once | undefined) => Promise<Result>,
  find: (uid: string) => Promise<Result>,
): Promise<Result> {
  return typeof call?.doneUid === 'string' ? find(call.doneUid) : perform(call?.once);
}
