/** Runs test files in the order of MUTATE_ORDER, where jest would begin with the longest. */
export default class GivenOrderSequencer {
  sort(tests) {
    const order = process.env.MUTATE_ORDER.split('\n');
    return tests.toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
