import type { ParserRequest } from './parser-answer.js';

/** A request with the bytes of its file; the bytes are null for a request without a file. */
export interface ReceivedRequest {
  readonly request: ParserRequest;
  readonly bytes: Uint8Array | null;
}

const LINE_FEED = 10;

/** Reads requests from a stream: a line of JSON each, and after it as many bytes as the line says. Ends with the stream. */
export async function* readRequests(source: AsyncIterable<Buffer>): AsyncGenerator<ReceivedRequest> {
  const reader = new ByteReader(source);
  for (let line = await reader.readLine(); line !== null; line = await reader.readLine()) {
    const request = JSON.parse(line) as ParserRequest;
    const bytes = 'size' in request ? await reader.read(request.size) : null;
    if ('size' in request && bytes === null) return;
    yield { request, bytes };
  }
}

/** Cuts a stream into lines and blocks. A method returns null if the stream ends before. */
class ByteReader {
  private readonly chunks: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  async readLine(): Promise<string | null> {
    const parts: Buffer[] = [];
    for (;;) {
      const end = this.rest.indexOf(LINE_FEED);
      if (end >= 0) {
        parts.push(this.take(end));
        this.take(1);
        return Buffer.concat(parts).toString();
      }
      parts.push(this.take(this.rest.length));
      if (!(await this.receive())) return null;
    }
  }

  /** The bytes have memory of their own, because libraries transfer it. */
  async read(size: number): Promise<Uint8Array | null> {
    const bytes = Buffer.alloc(size);
    let filled = 0;
    while (filled < size) {
      if (this.rest.length === 0 && !(await this.receive())) return null;
      const part = this.take(Math.min(this.rest.length, size - filled));
      filled += part.copy(bytes, filled);
    }
    return bytes;
  }

  private take(length: number): Buffer {
    const taken = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    return taken;
  }

  private async receive(): Promise<boolean> {
    const { done, value } = await this.chunks.next();
    if (!done) this.rest = value;
    return !done;
  }
}
