import { TestEnvironment } from 'jest-environment-node';

/** Gives tests the `Float32Array` of the main context, because native code creates its arrays there. */
export default class Environment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.Float32Array = Float32Array;
  }
}
