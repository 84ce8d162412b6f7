import { AsyncLocalStorage } from 'node:async_hooks';

/** What the reads of one request share where there is a read replica. */
export interface ReadScope {
  /** Whether they may go to the replica: not before it is known that the request only reads, and not after one of them had to leave it. */
  isOpen: boolean;
  /** The changes that the replica must have; asked for by the first read. */
  position: Promise<string> | null;
}

const current = new AsyncLocalStorage<ReadScope>();
let replicas = 0;

/** Makes requests have scopes, which cost time in every request. @returns a function that ends this */
export function useReadScopes(): () => void {
  replicas += 1;
  return () => {
    replicas -= 1;
  };
}

/** Begins the scope of a request; null if there is no replica, or if the request writes. */
export function beginReadScope({ isOpen }: Pick<ReadScope, 'isOpen'>): ReadScope | null {
  return replicas === 0 ? null : { isOpen, position: null };
}

/** Calls a function whose work, also what it starts and awaits, belongs to the scope. */
export function runInReadScope<Result>(scope: ReadScope | null, work: () => Result): Result {
  return scope ? current.run(scope, work) : work();
}

/** The scope of the running work; undefined if its reads belong to the primary. */
export function getReadScope(): ReadScope | undefined {
  return replicas === 0 ? undefined : current.getStore();
}

/** Lets an iterator read within the running scope, whoever asks it for its next value. */
export function keepReadScope<Value>(values: AsyncGenerator<Value>): AsyncGenerator<Value> {
  const scope = getReadScope();
  return scope ? iterateWithin(scope, values) : values;
}

async function* iterateWithin<Value>(scope: ReadScope, values: AsyncGenerator<Value>): AsyncGenerator<Value> {
  try {
    for (;;) {
      const { done = false, value } = await current.run(scope, () => values.next());
      if (done) return;
      yield value as Value;
    }
  } finally {
    await values.return(undefined);
  }
}
