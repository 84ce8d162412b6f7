import { Readable, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive, whose content is generated while it is read. */
export interface ZipFile {
  /** The path in ASCII, separated by slashes. */
  readonly name: string;
  readonly content: Iterable<string> | AsyncIterable<string>;
}

interface WrittenFile {
  readonly name: string;
  readonly offset: number;
  checksum: number;
  size: number;
  packedSize: number;
}

const LOCAL_FILE = 0x04034b50;
const DATA_DESCRIPTOR = 0x08074b50;
const CENTRAL_FILE = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION = 20;
/** The flag that says that checksum and sizes follow the content. */
const STREAMED = 0x0008;
const DEFLATED = 8;
const NO_TIME = 0;
/** 1 January 1980, the earliest date of the format. */
const FIRST_DAY = 0x0021;
const MAX_UINT32 = 0xffff_ffff;
/** At the lowest level, the XML of spreadsheets shrinks tenfold for a third of the CPU time of the default level. */
const DEFLATE_LEVEL = 1;
const PACKED_CHUNK = 65_536;

/**
 * Streams a zip archive (APPNOTE 6.3) of the files in order. Each is deflated while it is generated, so none is held in memory whole.
 *
 * @throws RangeError if a file or the archive would reach 4 GiB: that requires Zip64, which not every reader supports
 */
export async function* writeZipArchive(files: Iterable<ZipFile> | AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const written: WrittenFile[] = [];
  let offset = 0;
  for await (const { name, content } of files) {
    const file: WrittenFile = { name, offset, checksum: 0, size: 0, packedSize: 0 };
    for await (const bytes of writeFileBytes(file, content)) {
      offset += bytes.length;
      yield bytes;
    }
    written.push(file);
  }
  const directory = Buffer.concat(written.map(buildCentralRecord));
  yield directory;
  const end = new RecordWriter(22)
    .addLong(END_OF_DIRECTORY)
    .addShort(0)
    .addShort(0)
    .addShort(written.length)
    .addShort(written.length);
  yield end.addLong(directory.length).addLong(offset).addShort(0).bytes;
}

async function* writeFileBytes(file: WrittenFile, content: ZipFile['content']): AsyncGenerator<Buffer> {
  const header = new RecordWriter(30 + file.name.length).addLong(LOCAL_FILE).addShort(VERSION);
  yield addEntryFields(header)
    .addLong(0)
    .addLong(0)
    .addLong(0)
    .addShort(file.name.length)
    .addShort(0)
    .addText(file.name).bytes;
  const deflate = createDeflateRaw({ level: DEFLATE_LEVEL, chunkSize: PACKED_CHUNK });
  // Errors of the content surface in the deflated stream, and a reader that stops early also stops the content.
  pipeline(Readable.from(measureContent(file, content)), deflate, () => undefined);
  for await (const packed of deflate as AsyncIterable<Buffer>) {
    file.packedSize += packed.length;
    yield packed;
  }
  const descriptor = new RecordWriter(16).addLong(DATA_DESCRIPTOR).addLong(file.checksum);
  yield descriptor.addLong(file.packedSize).addLong(file.size).bytes;
}

async function* measureContent(file: WrittenFile, content: ZipFile['content']): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    file.checksum = crc32(bytes, file.checksum);
    file.size += bytes.length;
    yield bytes;
  }
}

function buildCentralRecord({ name, offset, checksum, size, packedSize }: WrittenFile): Buffer {
  const record = new RecordWriter(46 + name.length).addLong(CENTRAL_FILE).addShort(VERSION).addShort(VERSION);
  addEntryFields(record)
    .addLong(checksum)
    .addLong(packedSize)
    .addLong(size)
    .addShort(name.length)
    .addShort(0)
    .addShort(0);
  return record.addShort(0).addShort(0).addLong(0).addLong(offset).addText(name).bytes;
}

function addEntryFields(record: RecordWriter): RecordWriter {
  return record.addShort(STREAMED).addShort(DEFLATED).addShort(NO_TIME).addShort(FIRST_DAY);
}

/** Writes integers of two and four bytes in little-endian order. */
class RecordWriter {
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
    if (value > MAX_UINT32) throw new RangeError('The zip archive would exceed 4 GiB.');
    this.at = this.bytes.writeUInt32LE(value, this.at);
    return this;
  }

  addText(value: string): this {
    this.at += this.bytes.write(value, this.at, 'latin1');
    return this;
  }
}
