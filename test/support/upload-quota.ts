import { UploadQuota, type UploadLimits } from '../../src/processing/upload-quota.js';
import { createLogger } from '../../src/shared/logger.js';

/** A quota of an account that uses nothing yet; without limits, unless some are given. */
export function createQuota(
  limits: Partial<UploadLimits> = {},
  used: { readonly queued?: number; readonly bytes?: number } = {},
): UploadQuota {
  return new UploadQuota({
    limits: { uploads: 100, uploadsPerAccount: 100, queuedPerAccount: 1_000, bytesPerAccount: 1e12, ...limits },
    countQueued: async () => used.queued ?? 0,
    sumBytes: async () => used.bytes ?? 0,
    logger: createLogger('silent'),
  });
}
