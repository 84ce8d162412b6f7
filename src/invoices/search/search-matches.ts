import { CHUNK_SIZE, listIds, intersect, countIds, type IdSet } from './id-set.js';
import { buildInCondition, type SqlCondition } from './invoice-conditions.js';

/** Up to this many matches, it is cheapest to read their rows. With more, reading a list in its order soon finds enough of them. */
const MAX_LISTED_IDS = 1_000;
const BITS_PER_BYTE = 8;
const CHUNK_BYTES = CHUNK_SIZE / BITS_PER_BYTE;

/** The invoices that a query found, as a condition for the statements that list and count. */
export class SearchMatches {
  readonly count: number;

  constructor(
    readonly ids: IdSet,
    private readonly dialect: 'mysql' | 'sqlite',
  ) {
    this.count = countIds(ids);
  }

  /** Whether there are so few that reading each of them is cheap. */
  get isFew(): boolean {
    return this.count <= MAX_LISTED_IDS;
  }

  /** The matches that are also in a set. */
  intersectWith(ids: IdSet): SearchMatches {
    return new SearchMatches(intersect(this.ids, ids), this.dialect);
  }

  toCondition(): SqlCondition {
    if (this.isFew) return buildInCondition('invoice.id', listIds(this.ids));
    const { first, bits } = this.packIds();
    const place = '(invoice.id - ?)';
    const byte = this.dialect === 'mysql' ? buildMysqlByteAt(place) : buildSqliteByteAt(place);
    // `+ 0` keeps the optimizer from scanning the primary key because of this bound.
    return {
      sql: `invoice.id + 0 >= ? AND (${byte} >> (${place} % ${BITS_PER_BYTE})) & 1`,
      parameters: [first, bits, first, first],
    };
  }

  /** A bit for each id from `first` on, the lowest bit of a byte first. */
  private packIds(): { first: number; bits: Buffer } {
    const chunks = [...this.ids.keys()];
    const firstChunk = chunks.reduce((least, chunk) => Math.min(least, chunk));
    const lastChunk = chunks.reduce((most, chunk) => Math.max(most, chunk));
    const bits = Buffer.alloc((lastChunk - firstChunk + 1) * CHUNK_BYTES);
    for (const [chunk, bitmap] of this.ids) bits.set(bitmap, (chunk - firstChunk) * CHUNK_BYTES);
    return { first: firstChunk * CHUNK_SIZE, bits };
  }
}

function buildMysqlByteAt(place: string): string {
  return `ASCII(SUBSTR(?, 1 + ${place} DIV ${BITS_PER_BYTE}, 1))`;
}

const EVERY_BYTE = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)).toString('hex');

/** SQLite has no function for the value of a byte, so this is the byte's position among all 256; 0 past the end. */
function buildSqliteByteAt(place: string): string {
  return `max(0, instr(X'${EVERY_BYTE}', substr(?, 1 + ${place} / ${BITS_PER_BYTE}, 1)) - 1)`;
}
