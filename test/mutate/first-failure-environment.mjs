import Environment from '../support/environment.mjs';

/** Ends the process at the first failure: the mutant is killed, so the other tests are not needed. */
export default class FirstFailureEnvironment extends Environment {
  handleTestEvent({ name }) {
    const isFailure = ['test_fn_failure', 'hook_failure', 'error'].includes(name);
    if (isFailure && !process.env.NODE_V8_COVERAGE) process.exit(1);
  }
}
