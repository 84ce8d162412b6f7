import { S3Client } from '@aws-sdk/client-s3';
import type { S3Address } from '../shared/s3-address.js';

const CONNECT_MILLISECONDS = 3_000;
/** For one attempt of a request, until its response begins; a request carries at most one part of a file. */
const RESPONSE_MILLISECONDS = 20_000;
/** How long nothing may arrive in the middle of a file, also because its reader is slow. */
const STALL_MILLISECONDS = 120_000;
/** Enough for all files that one process sends at once: a request that waits for a slow reader would hold up uploads. */
const MAX_SOCKETS = 500;

/** Creates a client with the credentials that AWS's own tools would find: the environment, its configuration files, or the machine's role. */
export function createS3Client({ endpoint, region, pathStyle }: S3Address): S3Client {
  const chosen = region ?? (endpoint === undefined ? undefined : 'us-east-1');
  return new S3Client({
    ...(endpoint !== undefined && { endpoint }),
    ...(chosen !== undefined && { region: chosen }),
    forcePathStyle: pathStyle,
    maxAttempts: 3,
    // The stream that checks a response would keep its connection when a reader leaves early. `verify` compares hashes.
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MILLISECONDS,
      requestTimeout: RESPONSE_MILLISECONDS,
      throwOnRequestTimeout: true,
      socketTimeout: STALL_MILLISECONDS,
      httpAgent: { maxSockets: MAX_SOCKETS },
      httpsAgent: { maxSockets: MAX_SOCKETS },
    },
  });
}
