import { afterAll, beforeAll, describe } from '@jest/globals';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A server with the S3 interface, for one test file. */
interface S3Server {
  readonly environment: Record<string, string>;
  createFileStore(): Promise<string>;
  stop(): Promise<void>;
}

interface SwiftModule {
  readonly NO_S3_SERVER: string;
  hasS3Server(): boolean;
  startS3Server(): Promise<S3Server>;
}

const SWIFT = path.resolve(import.meta.dirname, '../../../test/support/swift.mjs');
const swift = (await import(pathToFileURL(SWIFT).href)) as SwiftModule;

/** Whether tests of S3 run: only if a server is installed, unless REQUIRE_S3 is set. */
export const HAS_S3 = swift.hasS3Server();
if (!HAS_S3) {
  if (process.env['REQUIRE_S3'] === '1') throw new Error(swift.NO_S3_SERVER);
  console.warn(swift.NO_S3_SERVER);
}

/** Tests that need a server with the S3 interface; skipped if none is installed. */
export const describeOnS3 = HAS_S3 ? describe : describe.skip;

/** A server for the tests of the enclosing block, and its credentials in the environment. */
export interface TestS3 {
  /** The credentials, for other processes. */
  environment: Record<string, string>;
  /** Creates a bucket, and returns it in the format of FILE_STORE, with further parameters such as `redirect=on`. */
  createFileStore(parameters?: string): Promise<string>;
}

export function useS3(): TestS3 {
  const test = {} as TestS3;
  let server: S3Server | undefined;
  beforeAll(async () => {
    const started = await swift.startS3Server();
    server = started;
    Object.assign(process.env, started.environment);
    test.environment = started.environment;
    test.createFileStore = async (parameters = '') => {
      const store = await started.createFileStore();
      return parameters === '' ? store : `${store}&${parameters}`;
    };
  });
  afterAll(async () => {
    await server?.stop();
  });
  return test;
}
