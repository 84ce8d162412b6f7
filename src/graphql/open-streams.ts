import type { Actor } from '../shared/actor.js';
import { AppError } from '../shared/errors.js';

const RETRY_AFTER_SECONDS = 5;

/** A stream that is open until it is ended. */
interface Endable {
  end(): void;
}

export interface OpenStreamsOptions {
  readonly max: number;
  readonly maxPerKey: number;
}

/** Tracks and limits the open streams of this process. */
export class OpenStreams {
  private readonly byKey = new Map<string, number>();
  private readonly streams = new Set<Endable>();
  private isStopping = false;

  constructor(private readonly options: OpenStreamsOptions) {}

  /** @throws service_unavailable, rate_limit_exceeded if the process or the key has reached its limit */
  requireRoom({ keyUid }: Actor): void {
    const { max, maxPerKey } = this.options;
    const retry = { retryAfter: RETRY_AFTER_SECONDS };
    if (this.isStopping || this.streams.size >= max) {
      throw new AppError('service_unavailable', 'Too many streams are open. Try again in a moment.', retry);
    }
    if ((this.byKey.get(keyUid) ?? 0) >= maxPerKey) {
      throw new AppError(
        'rate_limit_exceeded',
        `This key already has ${maxPerKey} streams open, which is the limit.`,
        retry,
      );
    }
  }

  /** Counts a stream until the returned function is called. @throws as requireRoom */
  add(actor: Actor, stream: Endable): () => void {
    this.requireRoom(actor);
    const { keyUid } = actor;
    this.streams.add(stream);
    this.byKey.set(keyUid, (this.byKey.get(keyUid) ?? 0) + 1);
    return () => {
      if (!this.streams.delete(stream)) return;
      const left = (this.byKey.get(keyUid) ?? 1) - 1;
      if (left === 0) this.byKey.delete(keyUid);
      else this.byKey.set(keyUid, left);
    };
  }

  /** Ends all streams and refuses new ones. */
  stop(): void {
    this.isStopping = true;
    for (const stream of [...this.streams]) stream.end();
  }
}
