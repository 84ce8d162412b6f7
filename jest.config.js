// Tests run on what tsc writes to .build, so tests and production share one compiler.
export default {
  testEnvironment: '<rootDir>/../test/support/environment.mjs',
  transform: {},
  rootDir: '.build',
  testMatch: ['<rootDir>/test/**/*.test.js'],
  globalSetup: '<rootDir>/../test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/../test/support/global-teardown.mjs',
  coverageProvider: 'v8',
  collectCoverageFrom: ['src/**/*.js'],
  testTimeout: 120_000,
  // Jest keeps the modules of each test file, so that one process would run out of memory in the course of all tests.
  workerIdleMemoryLimit: '1GB',
};
