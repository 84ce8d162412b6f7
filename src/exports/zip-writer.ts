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
/** The flag that says checksum and sizes follow the content. */
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
export async function* zipArchive(files: Iterable<ZipFile> | AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const written: WrittenFile[] = [];
  let offset = 0;
  for await (const { name, content } of files) {
    const file: WrittenFile = { name, offset, checksum: 0, size: 0, packedSize: 0 };
    for await (const bytes of fileBytes(file, content)) {
      offset += bytes.length;
      yield bytes;
    }
    written.push(file);
  }
  const directory = Buffer.concat(written.map(centralRecord));
  yield directory;
  const end = new RecordWriter(22).long(END_OF_DIRECTORY).short(0).short(0).short(written.length).short(written.length);
  yield end.long(directory.length).long(offset).short(0).bytes;
}

async function* fileBytes(file: WrittenFile, content: ZipFile['content']): AsyncGenerator<Buffer> {
  const header = new RecordWriter(30 + file.name.length).long(LOCAL_FILE).short(VERSION);
  yield kindOf(header).long(0).long(0).long(0).short(file.name.length).short(0).text(file.name).bytes;
  const deflate = createDeflateRaw({ level: DEFLATE_LEVEL, chunkSize: PACKED_CHUNK });
  // Errors of the content surface in the deflated stream, and a reader that stops early also stops the content.
  pipeline(Readable.from(measured(file, content), { objectMode: false }), deflate, () => undefined);
  for await (const packed of deflate as AsyncIterable<Buffer>) {
    file.packedSize += packed.length;
    yield packed;
  }
  const descriptor = new RecordWriter(16).long(DATA_DESCRIPTOR).long(file.checksum);
  yield descriptor.long(file.packedSize).long(file.size).bytes;
}

async function* measured(file: WrittenFile, content: ZipFile['content']): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    file.checksum = crc32(bytes, file.checksum);
    file.size += bytes.length;
    yield bytes;
  }
}

function centralRecord({ name, offset, checksum, size, packedSize }: WrittenFile): Buffer {
  const record = new RecordWriter(46 + name.length).long(CENTRAL_FILE).short(VERSION).short(VERSION);
  kindOf(record).long(checksum).long(packedSize).long(size).short(name.length).short(0).short(0);
  return record.short(0).short(0).long(0).long(offset).text(name).bytes;
}

function kindOf(record: RecordWriter): RecordWriter {
  return record.short(STREAMED).short(DEFLATED).short(NO_TIME).short(FIRST_DAY);
}

/** Writes integers of two and four bytes in little-endian order. */
class RecordWriter {
  readonly bytes: Buffer;
  private at = 0;

  constructor(length: number) {
    this.bytes = Buffer.alloc(length);
  }

  short(value: number): this {
    this.at = this.bytes.writeUInt16LE(value, this.at);
    return this;
  }

  long(value: number): this {
    if (value > MAX_UINT32) throw new RangeError('A zip archive of this form ends before 4 GiB.');
    this.at = this.bytes.writeUInt32LE(value, this.at);
    return this;
  }

  text(value: string): this {
    this.at += this.bytes.write(value, this.at, 'latin1');
    return this;
  }
}
