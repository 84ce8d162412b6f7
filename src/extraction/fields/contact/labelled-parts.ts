import { ADDRESS_PARTS, FIELD_LABELS } from '../../locales/dictionaries.js';
import type { AddressPart } from '../../locales/locale.js';
import { squash } from '../../text/squash.js';

/** A label of up to three words before a colon, and what follows it up to the next label. */
const PART =
  /(?<=^|\s)(?<label>\p{Lu}[\p{L}.]*(?:\s[\p{L}.]+){0,2})\s?:\s*(?<value>[^:]*?)(?=\s\p{Lu}[\p{L}.]*(?:\s[\p{L}.]+){0,2}\s?:|$)/gu;

type Part = AddressPart | 'country';

/**
 * Writes the labelled parts of an address as the line of an envelope: "Comune: Verona Provincia: VR" and "CAP: 37121 Nazione: IT" become
 * "37121 Verona VR". Returns the lines unchanged without the labels of both a postcode and a town.
 */
export function joinLabelledParts(lines: readonly string[]): string[] {
  const read = lines.map(readParts);
  const parts = new Map(read.flatMap((found) => found ?? []));
  const [postcode, town, state] = [parts.get('postcode'), parts.get('town'), parts.get('state')];
  if (!postcode || !town) return [...lines];
  const others = lines.filter((_, index) => read[index] === null);
  return [...others, [postcode, town, ...(state ? [state] : [])].join(' ')];
}

/** The parts of a line that consists of nothing but labelled parts; null for other lines. */
function readParts(line: string): [Part, string][] | null {
  const matches = [...line.matchAll(PART)];
  const isWhole = matches[0]?.index === 0;
  const parts = matches.flatMap(({ groups }): [Part, string][] => {
    const kind = classify(squash(groups?.['label'] ?? ''));
    return kind ? [[kind, (groups?.['value'] ?? '').trim()]] : [];
  });
  return isWhole && parts.length === matches.length ? parts : null;
}

function classify(label: string): Part | null {
  return ADDRESS_PARTS.get(label) ?? (FIELD_LABELS.get(label) === 'country' ? 'country' : null);
}
