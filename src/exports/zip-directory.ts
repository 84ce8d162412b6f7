const CENTRAL_FILE = 0x02014b50;
const ZIP64_END_OF_DIRECTORY = 0x06064b50;
const ZIP64_LOCATOR = 0x07064b50;
const END_OF_DIRECTORY = 0x06054b50;
/** The version of the format that can be read without Zip64. */
export const ZIP_VERSION = 20;
/** The version that knows Zip64. */
const ZIP64_VERSION = 45;
/** The extra field that holds what exceeds 32 bits. */
const ZIP64_FIELD = 0x0001;
/** The flag that says that checksum and sizes follow the content. */
const STREAMED = 0x0008;
const DEFLATED = 8;
const NO_TIME = 0;
/** 1 January 1980, the earliest date of the format. */
const FIRST_DAY = 0x0021;
/** In the fields of 16 and 32 bits, the highest value says that Zip64 has the real one. */
const MAX_UINT16 = 0xffff;
const MAX_UINT32 = 0xffff_ffff;
const RECORDS_PER_CHUNK = 1_000;

/** A file of an archive, as the directory describes it. */
export interface WrittenFile {
  readonly name: string;
  /** Where it begins in the archive. */
  readonly offset: number;
  checksum: number;
  size: number;
  packedSize: number;
}

/**
 * The directory at the end of an archive. Its records are kept together, since each small buffer takes more memory than its bytes. From 65,535
 * files or 4 GiB on, it is one of Zip64.
 */
export class ZipDirectory {
  private count = 0;
  private size = 0;
  private readonly full: Buffer[] = [];
  private recent: Buffer[] = [];

  add(file: WrittenFile): void {
    const record = buildCentralRecord(file);
    this.count += 1;
    this.size += record.length;
    this.recent.push(record);
    if (this.recent.length === RECORDS_PER_CHUNK) this.full.push(Buffer.concat(this.recent.splice(0)));
  }

  /** The directory's bytes. @param offset where it begins in the archive */
  *end(offset: number): Generator<Buffer> {
    yield* this.full;
    yield Buffer.concat(this.recent);
    yield buildEnd({ count: this.count, size: this.size, offset });
  }
}

function buildCentralRecord({ name, offset, checksum, size, packedSize }: WrittenFile): Buffer {
  const isFar = offset >= MAX_UINT32;
  const extra = isFar ? 12 : 0;
  const version = isFar ? ZIP64_VERSION : ZIP_VERSION;
  const record = new RecordWriter(46 + name.length + extra).addLong(CENTRAL_FILE).addShort(version).addShort(version);
  addEntryFields(record)
    .addLong(checksum)
    .addLong(packedSize)
    .addLong(size)
    .addShort(name.length)
    .addShort(extra)
    .addShort(0);
  record.addShort(0).addShort(0).addLong(0).addLong(Math.min(offset, MAX_UINT32)).addText(name);
  return isFar ? record.addShort(ZIP64_FIELD).addShort(8).addDouble(offset).bytes : record.bytes;
}

/** The end of an archive, whose directory has a number of files and bytes and begins at an offset. */
function buildEnd({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const isZip64 = count >= MAX_UINT16 || size >= MAX_UINT32 || offset >= MAX_UINT32;
  const entries = Math.min(count, MAX_UINT16);
  const end = new RecordWriter(22)
    .addLong(END_OF_DIRECTORY)
    .addShort(0)
    .addShort(0)
    .addShort(entries)
    .addShort(entries);
  end.addLong(Math.min(size, MAX_UINT32)).addLong(Math.min(offset, MAX_UINT32)).addShort(0);
  if (!isZip64) return end.bytes;
  const long = new RecordWriter(56).addLong(ZIP64_END_OF_DIRECTORY).addDouble(44).addShort(ZIP64_VERSION);
  long
    .addShort(ZIP64_VERSION)
    .addLong(0)
    .addLong(0)
    .addDouble(count)
    .addDouble(count)
    .addDouble(size)
    .addDouble(offset);
  const locator = new RecordWriter(20)
    .addLong(ZIP64_LOCATOR)
    .addLong(0)
    .addDouble(offset + size)
    .addLong(1);
  return Buffer.concat([long.bytes, locator.bytes, end.bytes]);
}

/** Adds what the record before a file and the one in the directory have in common. */
export function addEntryFields(record: RecordWriter): RecordWriter {
  return record.addShort(STREAMED).addShort(DEFLATED).addShort(NO_TIME).addShort(FIRST_DAY);
}

/** Writes integers of two, four and eight bytes in little-endian order. */
export class RecordWriter {
  readonly bytes: Buffer;
  private at = 0;

  constructor(length: number) {
    this.bytes = Buffer.alloc(length);
  }

  addShort(value: number): this {
    this.at = this.bytes.writeUInt16LE(value, this.at);
    return this;
  }

  addLong(value: number): this {
    if (value > MAX_UINT32) throw new RangeError('A file of the zip archive would exceed 4 GiB.');
    this.at = this.bytes.writeUInt32LE(value, this.at);
    return this;
  }

  addDouble(value: number): this {
    this.at = this.bytes.writeBigUInt64LE(BigInt(value), this.at);
    return this;
  }

  addText(value: string): this {
    this.at += this.bytes.write(value, this.at, 'latin1');
    return this;
  }
}
