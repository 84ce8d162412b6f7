import { createHash } from 'node:crypto';
import type { IdempotencyService } from '../accounts/idempotency.service.js';
import { createReusedKeyError } from '../web/idempotency-key.js';
import { computeFingerprint, joinHashes, type RepeatableRequest } from './call-fingerprint.js';
import type { FileCall } from './mutation-call.js';

/** The files of a call with an `Idempotency-Key`. Each is recorded when it is stored, so that a repeated call stores only those that are missing. */
export class FileCalls {
  private readonly hashes: string[] = [];

  constructor(
    private readonly calls: IdempotencyService,
    private readonly call: RepeatableRequest & { readonly key: string },
  ) {}

  /** Returns the call for the file at a position. */
  forFile(index: number): FileCall {
    const { actor } = this.call.context;
    // No client's key begins with a space.
    const key = ` ${createHash('sha256').update(this.call.key).digest('hex')}/${index}`;
    const fingerprintOf = (fileSha256: string) => computeFingerprint(this.call, fileSha256);
    return {
      once: (tx, effect) => {
        const { fileSha256 = '' } = effect;
        this.hashes[index] = fileSha256;
        return this.calls.once(actor, key, () => fingerprintOf(fileSha256))(tx, effect);
      },
      find: async () => {
        const known = await this.calls.find(actor, key);
        const hash = this.hashes[index];
        if (known && hash !== undefined && known.fingerprint !== fingerprintOf(hash)) throw createReusedKeyError();
        return known?.resourceUid ?? null;
      },
    };
  }

  /** The hashes of all files; null if no file has been recorded. */
  getHashes(): string | null {
    return this.hashes.length === 0 ? null : joinHashes(this.hashes);
  }
}
