import { isOneOf, type SqlCondition } from './invoice-conditions.js';
import { CHUNK_SIZE, idsOf, sizeOf, type IdSet } from './id-set.js';

/** Up to here it is cheapest to look at just those rows; beyond, a list's own order soon meets enough of them. */
const MOST_LISTED_IDS = 1_000;
const BITS_PER_CHARACTER = 6;
/** The bit that makes any six others a character of ASCII. */
const CHARACTER_BIT = 64;

/** The invoices that a query has found, as a condition of the statements that list and count. */
export class SearchMatches {
  readonly count: number;

  constructor(
    private readonly ids: IdSet,
    private readonly dialect: 'mysql' | 'sqlite',
  ) {
    this.count = sizeOf(ids);
  }

  condition(): SqlCondition {
    if (this.count <= MOST_LISTED_IDS) return isOneOf('invoice.id', idsOf(this.ids));
    const { first, bits } = this.packed();
    const place = '(invoice.id - ?)';
    // The sum keeps the optimizer from reading the table in the order of its key for the sake of this one bound.
    const isSet = `(${this.characterAt(place)} >> (${place} % ${BITS_PER_CHARACTER})) & 1`;
    return { sql: `invoice.id + 0 >= ? AND ${isSet}`, parameters: [first, bits, first, first] };
  }

  private characterAt(place: string): string {
    return this.dialect === 'mysql' ? mysqlCharacterAt(place) : sqliteCharacterAt(place);
  }

  /** A character for six ids, the lowest bit first. */
  private packed(): { first: number; bits: Buffer } {
    const chunks = [...this.ids.keys()];
    const first = chunks.reduce((least, chunk) => Math.min(least, chunk)) * CHUNK_SIZE;
    const end = (chunks.reduce((most, chunk) => Math.max(most, chunk)) + 1) * CHUNK_SIZE;
    const bits = Buffer.alloc(Math.ceil((end - first) / BITS_PER_CHARACTER), CHARACTER_BIT);
    for (const id of idsOf(this.ids)) {
      const index = Math.floor((id - first) / BITS_PER_CHARACTER);
      bits[index] = (bits[index] ?? 0) | (1 << ((id - first) % BITS_PER_CHARACTER));
    }
    return { first, bits };
  }
}

function mysqlCharacterAt(place: string): string {
  return `ASCII(SUBSTR(?, 1 + ${place} DIV ${BITS_PER_CHARACTER}, 1))`;
}

function sqliteCharacterAt(place: string): string {
  return `unicode(CAST(substr(?, 1 + ${place} / ${BITS_PER_CHARACTER}, 1) AS TEXT))`;
}
