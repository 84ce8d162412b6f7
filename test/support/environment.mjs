import { TestEnvironment } from 'jest-environment-node';

/** Tests share the arrays of numbers with native code, which makes its own outside of the tests' context. */
export default class Environment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.Float32Array = Float32Array;
  }
}
