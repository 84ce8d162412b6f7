import { findCellsBelow, type PlacedCell } from '../../page/cells.js';
import type { ReadDocument } from '../../page/document.js';
import { findBlockAround, type PartyBlock } from '../../page/party-blocks.js';
import { nameFeatures, type Features } from '../../ranking/features.js';
import { squash } from '../../text/squash.js';
import { hasLegalForm } from './legal-forms.js';

/** An email or web domain without its ending, "example" for "example.com", its place, and the kind of block that it stands in. */
export interface Domain extends PlacedCell {
  readonly text: string;
  readonly kind: string;
}

/** OCR may insert a space after an @. */
const DOMAIN = /(?:@\s?|www\.|https?:\/\/(?:www\.)?)([\p{L}\p{N}-]{2,40})(?:\.[\p{L}\p{N}-]{2,30}){1,3}/gu;
/** Domains of services that many companies use. They do not identify a name. */
const SHARED_DOMAINS = new Set(['gmail', 'hotmail', 'outlook', 'yahoo', 'icloud', 'gmx', 'web', 'paypal', 'google']);
const MIN_DOMAIN = 4;
const MAX_TEXT = 400;

/** Finds the email and web domains of a document. */
export function findDomains(document: ReadDocument, blocks: readonly PartyBlock[]): Domain[] {
  return document.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const kind = findBlockAround(blocks, line.page, cell.box)?.kind ?? 'none';
      const texts = [...cell.text.slice(0, MAX_TEXT).matchAll(DOMAIN)].map((match) => squash(match[1] ?? ''));
      return texts
        .filter((text) => text.length >= MIN_DOMAIN && !SHARED_DOMAINS.has(text))
        .map((text) => ({ text, kind, line, cell }));
    }),
  );
}

/** The domains that a name resembles, each by its kind of block or its place. */
export function describeDomains(
  name: string,
  placed: PlacedCell,
  { document, domains }: { readonly document: ReadDocument; readonly domains: readonly Domain[] },
): Features {
  const key = squash(name);
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !hasLegalForm(word))
    .map(squash)
    .filter((word) => word.length >= MIN_DOMAIN);
  const own = domains.filter(({ text }) => key.includes(text) || words.some((word) => text.includes(word)));
  const below = own.length > 0 ? findCellsBelow(document, placed).map(({ cell }) => cell) : [];
  const locate = ({ kind, line, cell }: Domain): string => {
    if (kind !== 'none') return kind;
    if (below.includes(cell)) return 'below';
    return line.index > document.layout.lastTotal ? 'foot' : 'apart';
  };
  return nameFeatures(own.map((domain) => `domain:${locate(domain)}`));
}
