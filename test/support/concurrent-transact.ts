/** Runs transactions of these stores at the same time, so that only the account's lock keeps them apart. */
export function createConcurrentTransact(stores: object) {
  let lastHolder: Promise<void> = Promise.resolve();
  return async <Result>(work: (tx: never) => Promise<Result>): Promise<Result> => {
    let release = (): void => undefined;
    const lockAccount = async () => {
      const earlier = lastHolder;
      lastHolder = new Promise((resolve) => {
        release = resolve;
      });
      await earlier;
    };
    try {
      return await work({ ...stores, accounts: { lockAccount } } as never);
    } finally {
      release();
    }
  };
}
