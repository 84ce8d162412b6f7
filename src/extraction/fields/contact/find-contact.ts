import type { Finding } from '../../model/finding.js';
import { squash } from '../../text/squash.js';
import type { Cell } from '../../page/lines.js';
import { bottomOf, boxAround, rightOf, textOf } from '../../page/lines.js';
import type { Candidate } from '../../page/candidate.js';
import { findingsOf } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { Word } from '../../model/draft.js';
import type { PartyBlock } from '../../page/party-blocks.js';
import { blockAround } from '../../page/party-blocks.js';
import type { NameCandidate } from '../company/seller-candidates.js';
import { senderParts } from '../company/seller-candidates.js';
import { hasPostcode } from '../../regions/addresses.js';
import type { ValuePlace } from '../../page/values.js';
import { valueBelow, valueRight } from '../../page/values.js';

const PHONE = /^[^\d+(]{0,4}(\+?[(\d][\d\s()/.–-]{5,22}\d)/u;
/** Labels that stand within an address, as the "No:" of a Turkish house. */
const ADDRESS_PARTS: ReadonlySet<string> = new Set(['address', 'name', 'number', 'date', 'other_number']);
const MAX_ADDRESS_LINES = 6;

/** Finds the issuer's telephone number (EN 16931 BT-42). */
export function findPhone(
  document: ReadDocument,
  blocks: readonly PartyBlock[],
  names: readonly NameCandidate[],
): Finding<'company.phone'>[] {
  const candidates = document.lines.flatMap((line) =>
    line.fields.flatMap((hit) => {
      const kind = blockAround(blocks, line.page, hit.box)?.kind;
      const value = hit.key === 'phone' ? (valueRight(line, hit) ?? underLabel(document, line, hit)) : null;
      const near = value !== null && value.box.x - rightOf(hit.box) < 120;
      const number = near ? PHONE.exec(value.text)?.[1] : undefined;
      if (
        !value ||
        number === undefined ||
        number.replaceAll(/\D/g, '').length < 6 ||
        kind === 'buyer' ||
        kind === 'other_party'
      )
        return [];
      const nearName = names[0] && names[0].line.page === line.page && Math.abs(names[0].line.index - line.index) < 10;
      const confidence = kind === 'seller' ? 0.93 : nearName ? 0.85 : 0.7;
      return [{ value: number.trim(), page: line.page, box: value.box, rule: `phone:${hit.label}`, confidence }];
    }),
  );
  const values = new Set(candidates.map((candidate) => candidate.value.replaceAll(/\D/g, '')));
  const unsure = values.size > 1 ? 0.08 : 0;
  return findingsOf(
    document,
    'company.phone',
    candidates.map((candidate) => ({ ...candidate, confidence: candidate.confidence - unsure })),
  );
}

/** What stands under a label that is all its cell says, as in a column at the side of a page. */
function underLabel(document: ReadDocument, line: ReadLine, hit: ReadLine['fields'][number]): ValuePlace | null {
  const cell = line.cells.find((candidate) => candidate.words.some((word) => word === line.words[hit.from]));
  return cell?.words.length === hit.to - hit.from ? valueBelow(document, line, hit, 1) : null;
}

/** Finds the issuer's tax office, which Turkish invoices state. */
export function findTaxOffice(document: ReadDocument, blocks: readonly PartyBlock[]): Finding<'company.tax_office'>[] {
  const candidates = document.lines.flatMap((line) =>
    line.fields.flatMap((hit) => {
      if (hit.key !== 'tax_office' || blockAround(blocks, line.page, hit.box)?.kind === 'buyer') return [];
      const value = valueRight(line, hit);
      const text = officeIn(value?.words ?? []) ?? officeIn(wordsBefore(line, hit));
      const box = value?.box ?? line.box;
      return text ? [{ value: text, page: line.page, box, rule: `tax_office:${hit.label}`, confidence: 0.95 }] : [];
    }),
  );
  return findingsOf(document, 'company.tax_office', candidates.slice(0, 1));
}

/** The name of an office among words that stand together; null for words that are none. */
function officeIn(words: readonly Word[]): string | null {
  const apart = words.findIndex((word, index) => {
    const before = words[index - 1];
    const isFar = before !== undefined && word.box.x - rightOf(before.box) >= 1.5 * word.box.height;
    return isFar || (index > 0 && /\d{5}/.test(word.text));
  });
  const text = textOf(apart < 0 ? words : words.slice(0, apart))
    .replace(/^[:\s]+/u, '')
    .replace(/[\s,;/-]+$/u, '');
  return /\p{L}{2}/u.test(text) && !/\d{5}/.test(text) && text.length <= 60 ? text : null;
}

/** "Göztepe V.D. 1234567890": the words of the label's cell before it, as far as they belong to no other label. */
function wordsBefore(line: ReadLine, hit: ReadLine['fields'][number]): readonly Word[] {
  const cell = line.cells.find((candidate) => candidate.words.some((word) => word === line.words[hit.from]));
  const start = cell?.words[0] === undefined ? hit.from : line.words.indexOf(cell.words[0]);
  const last = line.words.findLastIndex((word, index) => index < hit.from && !/^\p{L}+\.?$/u.test(word.text));
  return line.words.slice(
    Math.max(start, last + 1, ...line.fields.map((other) => (other.to <= hit.from ? other.to : 0))),
    hit.from,
  );
}

/** Finds the issuer's address as its lines below the name, joined by commas. */
export function findAddress(
  document: ReadDocument,
  blocks: readonly PartyBlock[],
  names: readonly NameCandidate[],
): Finding<'company.address'>[] {
  const [name] = names;
  if (!name) return [];
  const same = names.filter((other) => other.score >= 3 && squash(other.name) === squash(name.name));
  const candidates = same.flatMap((other) =>
    other.rule === 'sender line' ? fromSenderLine(other) : underName(document, other),
  );
  return findingsOf(document, 'company.address', [...candidates, ...labelledAddress(document, blocks)]);
}

/** "Registered office: 1 High Street - 12345 Town - Tel …" in a footer. */
function labelledAddress(document: ReadDocument, blocks: readonly PartyBlock[]): Candidate[] {
  return document.lines.flatMap((line) =>
    line.fields.flatMap((hit) => {
      const kind = blockAround(blocks, line.page, hit.box)?.kind;
      const value = hit.key === 'address' ? valueRight(line, hit) : null;
      if (!value || kind === 'buyer' || kind === 'other_party' || !hasPostcode(value.text)) return [];
      const text = value.text
        .replace(/^[:\s]+/u, '')
        .replaceAll(/\s+[–-]\s+/gu, ', ')
        .replace(/[\s,;–-]+$/u, '');
      const confidence = kind === 'seller' ? 0.88 : 0.7;
      return [{ value: text, page: line.page, box: value.box, rule: `address:${hit.label}`, confidence }];
    }),
  );
}

function fromSenderLine(name: NameCandidate): Candidate[] {
  const cell = name.line.cells.find((candidate) => candidate.box.x === name.box.x);
  const parts = senderParts(cell?.text ?? '').slice(1);
  const end = parts.findIndex(hasPostcode);
  if (end < 0) return [];
  const value = parts.slice(0, end + 1).join(', ');
  return [{ value, page: name.line.page, box: name.box, rule: 'address:sender line', confidence: 0.85 }];
}

function underName(document: ReadDocument, name: NameCandidate): Candidate[] {
  const parts: Cell[] = [];
  let last = name.box;
  for (const line of document.lines.slice(name.line.index + 1, name.line.index + 12)) {
    if (
      line.page !== name.line.page ||
      line.box.y - bottomOf(last) > 2.2 * name.box.height ||
      parts.length >= MAX_ADDRESS_LINES
    )
      break;
    const cell = line.cells.find(
      (candidate) =>
        Math.abs(candidate.box.x - name.box.x) < 6 ||
        Math.abs(rightOf(candidate.box) - rightOf(name.box)) < 5 ||
        Math.abs(centreOf(candidate.box) - centreOf(name.box)) < 4,
    );
    if (!cell) continue;
    last = cell.box;
    if (isOther(line, cell.words[0])) {
      if (parts.length > 0) break;
      continue;
    }
    parts.push(cell);
    if (hasPostcode(cell.text)) {
      return [
        {
          value: parts.map((part) => part.text).join(', '),
          page: line.page,
          box: boxAround(parts.map((part) => part.box)),
          rule: 'address:under name',
          confidence: 0.88,
        },
      ];
    }
  }
  return [];
}

function centreOf(box: ReadLine['box']): number {
  return box.x + box.width / 2;
}

function isOther(line: ReadLine, word: ReadLine['words'][number] | undefined): boolean {
  return line.fields.some((hit) => !ADDRESS_PARTS.has(hit.key) && line.words[hit.from] === word);
}
