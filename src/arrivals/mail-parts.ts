import { cleanText } from '../shared/text.js';

/** The structure of a message, as IMAP describes it (RFC 3501, BODYSTRUCTURE). */
export interface MailStructure {
  /** The number of the part, such as 2.1; absent for a message that is one part. */
  readonly part?: string | undefined;
  readonly type: string;
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  /** The Content-ID, by which the text of the message refers to it. */
  readonly id?: string | undefined;
  /** How its bytes are written as text: base64, quoted-printable, or unchanged. */
  readonly encoding?: string | undefined;
  /** In bytes, as it is encoded. */
  readonly size?: number | undefined;
  readonly disposition?: string | undefined;
  readonly dispositionParameters?: Readonly<Record<string, string>> | undefined;
  readonly childNodes?: readonly MailStructure[] | undefined;
}

type PartKind = 'pdf' | 'xml' | 'image' | 'unknown';

/** A part of a message that may be an invoice. */
export interface MailPart {
  readonly part: string;
  readonly kind: PartKind;
  readonly fileName: string | null;
  /** In lower case. */
  readonly encoding: string;
  /** In bytes, as it is encoded; 0 if the server does not say so. */
  readonly size: number;
}

/** A part that is an invoice. */
export interface ChosenPart extends MailPart {
  /** The names of files with the same content, which are not stored. */
  readonly besides: readonly string[];
}

const KIND_OF_TYPE: readonly (readonly [RegExp, PartKind])[] = [
  [/^application\/(x-)?pdf$/, 'pdf'],
  [/^(application|text)\/(.+\+)?xml$/, 'xml'],
  [/^image\/(jpe?g|png|webp|tiff?|hei[cf]|avif)$/, 'image'],
];
const KIND_OF_NAME: readonly (readonly [RegExp, PartKind])[] = [
  [/\.pdf$/i, 'pdf'],
  [/\.xml(\.p7m)?$/i, 'xml'],
  [/\.(jpe?g|png|webp|tiff?|hei[cf]|avif)$/i, 'image'],
];
const MAX_NAME_LENGTH = 255;
/** In bytes, as encoded: logos and icons are smaller, photos and scans larger. */
const MIN_IMAGE_SIZE = 40_000;
/** Names that mail programs and designers give to the pictures of signatures. */
const DECORATION =
  /^(image\d{3}|outlook-|logo|signat|unterschrift|icon|banner|footer|header|facebook|linkedin|instagram|twitter|youtube|xing|badge)/i;
/** Names of what often accompanies invoices, in the languages of the service. */
const ACCOMPANYING = new RegExp(
  `(?<!\\p{L})(${[
    'agb|(allgemeine )?(gesch(ä|ae)fts|liefer|verkaufs|zahlungs|nutzungs)bedingungen|widerrufs?(belehrung|recht|formular)?|datenschutz(erkl(ä|ae)rung|hinweise?)?',
    'terms( (and|of|&) \\p{L}+)*|t ?& ?c|gtc|conditions( of \\p{L}+)?|privacy( policy| notice)?|returns?( form| policy)|cancellation( policy| form)?',
    'cgv|cgu|conditions g(é|e)n(é|e)rales( de \\p{L}+)?|condizioni( generali)?|condiciones( generales)?|condi(ç|c)(õ|o)es( gerais)?',
    '(algemene )?(leverings)?voorwaarden|regulamin|warunki|(köpe|leverans)?villkor|vilk(å|a)r|(käyttö|toimitus)?ehdot|obchodn(í|i) podm(í|i)nky',
    '(ş|s)artlar(ı|i)?|s(ö|o)zle(ş|s)mesi?|kvkk|ayd(ı|i)nlatma( metni)?|newsletter|flyer|katalog|catalogue?|prospekt|brosch(ü|ue)re|brochure',
  ].join('|')})(?!\\p{L})`,
  'iu',
);
const INVOICE =
  /(?<!\p{L})(invoice|inv|bill|receipt|credit ?note|rechnung|rg|gutschrift|quittung|beleg|facture|avoir|re(ç|c)u|fattura|nota di credito|factura|fatura|factuur|faktura|faktur|lasku|fi(ş|s)|re)(?!\p{L})|rechnung|invoice/iu;

/** Lists the parts of a message that may be invoices, also those of forwarded messages within it. */
export function listParts(structure: MailStructure): MailPart[] {
  return listPartsIn(structure, false);
}

/** Whether a name is that of terms, brochures and the like. */
export function isAccompanying(fileName: string | null): boolean {
  const words = toWords(fileName ?? '');
  return ACCOMPANYING.test(words) && !INVOICE.test(words);
}

/**
 * Chooses the parts that are invoices. A PDF and an e-invoice in XML are the same invoice if their names are equal but for the ending, or if the
 * message has one of each: the XML is chosen, because its values are exact.
 *
 * @param eInvoices the numbers of the parts that are e-invoices in XML
 */
export function chooseParts(parts: readonly MailPart[], eInvoices: ReadonlySet<string>): ChosenPart[] {
  const documents = parts.filter(({ fileName, kind, part }) =>
    kind === 'xml' ? eInvoices.has(part) : !isAccompanying(fileName),
  );
  const xmls = documents.filter(({ kind }) => kind === 'xml');
  const pdfs = documents.filter(({ kind }) => kind === 'pdf');
  const pictures = new Map(xmls.map((xml) => [xml, findPicture(xml, xmls, pdfs)]));
  const besides = new Set(pictures.values());
  return documents
    .filter((document) => !besides.has(document))
    .map((document) => ({ ...document, besides: [pictures.get(document)?.fileName ?? []].flat() }));
}

/** The PDF that shows an e-invoice to people. */
function findPicture(xml: MailPart, xmls: readonly MailPart[], pdfs: readonly MailPart[]): MailPart | undefined {
  const stem = toStem(xml.fileName);
  const named = stem === '' ? undefined : pdfs.find(({ fileName }) => toStem(fileName) === stem);
  return named ?? (xmls.length === 1 && pdfs.length === 1 ? pdfs[0] : undefined);
}

function listPartsIn(node: MailStructure, isRelated: boolean): MailPart[] {
  if (node.childNodes) {
    // The parts of a multipart/related are pictures within its text.
    const related = isRelated || node.type === 'multipart/related';
    return node.childNodes.flatMap((child) => listPartsIn(child, related));
  }
  const fileName = cleanText(node.dispositionParameters?.['filename'] ?? node.parameters?.['name'], MAX_NAME_LENGTH);
  const kind = findKind(node, fileName);
  if (kind === null || (kind === 'image' && (isRelated || isDecoration(node, fileName)))) return [];
  const encoding = (node.encoding ?? '').toLowerCase();
  return [{ part: node.part ?? '1', kind, fileName, encoding, size: node.size ?? 0 }];
}

function findKind({ disposition, type }: MailStructure, fileName: string | null): PartKind | null {
  const byType = KIND_OF_TYPE.find(([pattern]) => pattern.test(type.toLowerCase()))?.[1];
  const byName = KIND_OF_NAME.find(([pattern]) => pattern.test(fileName ?? ''))?.[1];
  if (byName ?? byType) return byName ?? byType ?? null;
  // Some programs send files without a type and without an ending.
  const isNameless = !(fileName ?? '').includes('.');
  return type.toLowerCase() === 'application/octet-stream' && disposition === 'attachment' && isNameless
    ? 'unknown'
    : null;
}

function isDecoration({ size = 0 }: MailStructure, fileName: string | null): boolean {
  return size < MIN_IMAGE_SIZE || DECORATION.test(fileName ?? '');
}

function toStem(fileName: string | null): string {
  const name = (fileName ?? '').replace(/(\.xml\.p7m|\.\w{1,5})$/i, '').toLowerCase();
  return name.replace(/(?<![\s_.-])[\s_.-]*(x-?rechnung|zugferd|factur-?x|e-?invoice|e-?rechnung|ubl|cii)$/, '');
}

function toWords(fileName: string): string {
  return fileName
    .replace(/\.\w{1,5}$/, '')
    .replace(/[\s_.,;()[\]-]+/g, ' ')
    .normalize('NFC');
}
