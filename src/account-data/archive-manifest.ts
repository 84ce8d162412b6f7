import { createHash, hash } from 'node:crypto';
import type { ZipFile } from '../exports/zip-writer.js';

/** A file of an archive. */
export interface ArchivedFile extends Omit<ZipFile, 'content'> {
  /** Null if it is lost: then the archive lacks it. */
  readonly content: ZipFile['content'] | null;
  /** The hash that the content should have, in hexadecimal. */
  readonly sha256?: string;
}

/** What an archive contains. */
export interface ArchiveReport {
  files: number;
  /** The names of files that are lost. */
  readonly missing: string[];
  /** The names of files that differ from the uploaded ones. */
  readonly damaged: string[];
}

const FILES_PER_LIST = 10_000;

/**
 * Adds lists of SHA-256 sums, in the format of `sha256sum`, and a manifest that names the lists with their own sums. A list is written
 * when it is long enough, so that memory does not grow with the number of files.
 *
 * @param report filled while the archive is written
 */
export async function* addManifest(
  files: AsyncIterable<ArchivedFile>,
  description: object,
  report: ArchiveReport,
): AsyncGenerator<ZipFile> {
  const lists: { name: string; sha256: string }[] = [];
  let lines: string[] = [];
  const endList = (): ZipFile => {
    const [name, text] = [`checksums/${lists.length + 1}.sha256`, lines.join('')];
    lists.push({ name, sha256: hash('sha256', text) });
    lines = [];
    return { name, content: [text] };
  };
  for await (const { name, content, sha256: expected } of files) {
    if (content === null) {
      report.missing.push(name);
      continue;
    }
    const digest = createHash('sha256');
    yield { name, content: measure(content, (bytes) => digest.update(bytes)) };
    const sha256 = digest.digest('hex');
    if (expected !== undefined && expected !== sha256) report.damaged.push(name);
    report.files += 1;
    lines.push(`${sha256}  ${name}\n`);
    if (lines.length === FILES_PER_LIST) yield endList();
  }
  if (lines.length > 0) yield endList();
  const manifest = { ...description, ...report, checksums: lists };
  yield { name: 'manifest.json', content: [`${JSON.stringify(manifest, null, 2)}\n`] };
}

async function* measure(
  content: ZipFile['content'],
  onPart: (part: string | Uint8Array) => void,
): AsyncGenerator<string | Uint8Array> {
  for await (const part of content) {
    onPart(part);
    yield part;
  }
}
