import type { S3Address } from '../shared/s3-address.js';
import { S3Bucket } from './s3-bucket.js';
import { createS3Client } from './s3-client.js';
import { S3FileStore } from './s3-file-store.js';

/** Creates the bucket and, once its marker is known, the store of an address. Import it on demand: the client takes 25 MB of memory. */
export function openS3(address: S3Address): S3 {
  const bucket = new S3Bucket(createS3Client(address), address);
  return { bucket, createStore: (options) => new S3FileStore({ bucket, address, ...options }) };
}

export interface S3 {
  readonly bucket: S3Bucket;
  createStore(options: { copies: string; requireAvailable: () => Promise<void> }): S3FileStore;
}
