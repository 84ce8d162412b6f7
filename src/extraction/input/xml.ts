import { SaxesParser } from 'saxes';
import type { SaxesTagNS } from 'saxes';
import { ExtractionError } from '../model/extraction-error.js';
import { XmlElement } from './xml-element.js';
import { decodeXml } from './xml-text.js';

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_DEPTH = 64;
const MAX_ELEMENTS = 300_000;
/** Allows for start tags, end tags and comments. */
const MAX_TAGS = 3 * MAX_ELEMENTS;
const MAX_ATTRIBUTES = 64;
const MAX_KEPT_CHARACTERS = 5 * 1024 * 1024;
const MAX_ATTRIBUTE_LENGTH = 4096;
const CHUNK_CHARACTERS = 64 * 1024;
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

/** Elements with base64 text, which may be most of a file and does not describe the invoice. */
const ATTACHMENT_ELEMENTS = new Set([
  'EmbeddedDocumentBinaryObject',
  'AttachmentBinaryObject',
  'BinaryObject',
  'AttachmentData',
  'Attachment',
  'X509Certificate',
  'SignatureValue',
]);

function createTooLargeError(what: string): ExtractionError {
  return new ExtractionError('too_large', `The XML file has ${what}.`);
}

class TreeBuilder {
  root: XmlElement | null = null;
  private readonly open: XmlElement[] = [];
  private depth = 0;
  private elements = 0;
  private attributes = 0;
  private characters = 0;

  start(): void {
    this.depth += 1;
    this.elements += 1;
    this.attributes = 0;
    if (this.depth > MAX_DEPTH) throw createTooLargeError(`elements nested deeper than ${MAX_DEPTH} levels`);
    if (this.elements > MAX_ELEMENTS) throw createTooLargeError(`more than ${MAX_ELEMENTS} elements`);
  }

  countAttribute(): void {
    this.attributes += 1;
    if (this.attributes > MAX_ATTRIBUTES)
      throw createTooLargeError(`an element with more than ${MAX_ATTRIBUTES} attributes`);
  }

  openElement(tag: SaxesTagNS): void {
    const element = new XmlElement(tag.local, tag.uri, this.selectAttributes(tag));
    const parent = this.open.at(-1);
    if (parent) parent.children.push(element);
    else this.root ??= element;
    this.open.push(element);
  }

  addText(characters: string): void {
    const element = this.open.at(-1);
    if (!element || ATTACHMENT_ELEMENTS.has(element.name)) return;
    this.keep(characters.length);
    element.text += characters;
  }

  closeElement(): void {
    this.depth -= 1;
    this.open.pop();
  }

  private selectAttributes(tag: SaxesTagNS): ReadonlyMap<string, string> {
    if (this.attributes === 0) return NO_ATTRIBUTES;
    const kept = new Map<string, string>();
    for (const { prefix, local, value } of Object.values(tag.attributes)) {
      if (prefix === 'xmlns' || local === 'xmlns' || value.length > MAX_ATTRIBUTE_LENGTH) continue;
      this.keep(value.length);
      kept.set(local, value);
    }
    return kept;
  }

  private keep(length: number): void {
    this.characters += length;
    if (this.characters > MAX_KEPT_CHARACTERS) throw createTooLargeError('more text than an invoice can have');
  }
}

function createParser(builder: TreeBuilder): SaxesParser<{ xmlns: true }> {
  // Some senders do not declare a prefix (mostly xsi). The local names are sufficient.
  const parser = new SaxesParser({
    xmlns: true,
    position: false,
    resolvePrefix: (prefix: string) => `urn:undeclared:${prefix}`,
  });
  parser.on('doctype', () => {
    throw new ExtractionError(
      'unsupported_file_type',
      'The XML file has a document type definition, which is not allowed.',
    );
  });
  parser.on('opentagstart', () => builder.start());
  parser.on('attribute', () => builder.countAttribute());
  parser.on('opentag', (tag) => builder.openElement(tag));
  parser.on('text', (text) => builder.addText(text));
  parser.on('cdata', (text) => builder.addText(text));
  parser.on('closetag', () => builder.closeElement());
  return parser;
}

/** Rejects files with too many elements before parsing, which would take seconds. */
function refuseFlood(text: string): void {
  let tags = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) tags += 1;
  if (tags > MAX_TAGS) throw createTooLargeError(`more than ${MAX_ELEMENTS} elements`);
}

function parse(text: string, builder: TreeBuilder): void {
  refuseFlood(text);
  const parser = createParser(builder);
  for (let start = 0; start < text.length; start += CHUNK_CHARACTERS) {
    parser.write(text.slice(start, start + CHUNK_CHARACTERS));
  }
  parser.close();
}

/**
 * Parses an XML file and returns its root element. Knows only the five predefined entities, never reads external resources, and
 * omits the text of embedded attachments.
 *
 * @throws ExtractionError `unreadable_file` if the XML is not well-formed, `unsupported_file_type` if it has a DOCTYPE, `too_large` if
 *   it exceeds the limits, which no real invoice does.
 */
export function readXmlTree(bytes: Uint8Array): XmlElement {
  if (bytes.byteLength > MAX_BYTES) throw createTooLargeError(`more than ${MAX_BYTES / 1024 / 1024} MiB`);
  const builder = new TreeBuilder();
  try {
    parse(decodeXml(bytes), builder);
  } catch (error) {
    if (error instanceof ExtractionError) throw error;
    throw new ExtractionError('unreadable_file', 'The XML file is damaged or incomplete.', { cause: error });
  }
  if (!builder.root) throw new ExtractionError('unreadable_file', 'The XML file is empty.');
  return builder.root;
}
