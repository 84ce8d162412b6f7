import { CHUNK_SIZE } from './id-set.js';

const SEEDS = [0x811c9dc5, 0x9747b28c] as const;
const PRIME = 0x01000193;
const MIX = 0x9e3779b1;

/** The hash of a word of a source, as two numbers of 32 bits. */
export type WordHash = readonly [number, number];

/** Hashes a word of a source, once for all invoices that have it. */
export function hashWord(source: number, term: string): WordHash {
  const [first, second] = SEEDS.map((seed) => {
    let hash = seed ^ source;
    for (let index = 0; index < term.length; index += 1) hash = Math.imul(hash ^ term.charCodeAt(index), PRIME);
    return hash;
  });
  return [first ?? 0, second ?? 0];
}

/**
 * Sums of hashes of pairs of a word and an invoice, for each account and chunk of row ids. Two collections of pairs are equal if their sums
 * are, whatever their order, so that tables of any size are compared in little memory.
 */
export class WordChecksums {
  private readonly sums = new Map<string, [number, number]>();

  add(accountId: number | string, id: number, [first, second]: WordHash): void {
    const key = `${accountId} ${Math.floor(id / CHUNK_SIZE)}`;
    const sum = this.sums.get(key) ?? [0, 0];
    this.sums.set(key, [(sum[0] + mix(first, id)) | 0, (sum[1] + mix(second, id)) | 0]);
  }

  /** The accounts of the chunks in which the sums differ, with repetitions. */
  compareWith(others: WordChecksums): number[] {
    const keys = new Set([...this.sums.keys(), ...others.sums.keys()]);
    return [...keys]
      .filter((key) => this.format(key) !== others.format(key))
      .map((key) => Number(key.slice(0, key.indexOf(' '))));
  }

  private format(key: string): string {
    return (this.sums.get(key) ?? [0, 0]).join();
  }
}

/** Spreads the bits, so that sums of different pairs differ. */
function mix(hash: number, id: number): number {
  let mixed = Math.imul(hash ^ Math.imul(id, MIX), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
