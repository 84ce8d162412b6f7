import type { Field } from '../model/finding.js';
import { STATED_REFERENCES } from '../model/stated-details.js';
import { printFacts, type Fact } from './facts.js';
import type { SheetSource } from './sheet-source.js';
import { CONTENT_WIDTH, LEFT, type SheetWriter, type StyleName } from './sheet-writer.js';

const COLUMN_GAP = 24;
const MAX_ADDRESS_LINES = 8;

/** A line about a party. */
interface PartyLine {
  readonly text: string | null;
  readonly field?: Field;
  readonly style?: StyleName;
  readonly maxLines?: number;
}

/** Prints the type of the document, its parties, and its number, dates and references. */
export function printHead(writer: SheetWriter, source: SheetSource): void {
  const { words } = source;
  const title = { x: LEFT, width: CONTENT_WIDTH, style: 'title', fields: ['document_type'] } as const;
  writer.y += writer.print(source.title, title) + 14;
  const width = (CONTENT_WIDTH - COLUMN_GAP) / 2;
  const seller = printParty(writer, words.seller, listSellerLines(source), { x: LEFT, width });
  const right = LEFT + width + COLUMN_GAP;
  const buyer = printParty(writer, words.buyer, listBuyerLines(source), { x: right, width });
  writer.y += Math.max(seller, buyer) + 14;
  writer.rule();
  writer.y += 10;
  printFacts(writer, listFacts(source), 4);
  writer.y += 4;
}

function printParty(
  writer: SheetWriter,
  heading: string,
  lines: readonly PartyLine[],
  place: { readonly x: number; readonly width: number },
): number {
  if (lines.every(({ text }) => text === null)) return 0;
  let below = writer.print(heading, { ...place, style: 'heading' }) + 3;
  for (const { text, field, ...line } of lines)
    below += writer.print(text, { maxLines: 2, ...line, ...place, below, fields: field ? [field] : [] });
  return below;
}

function listSellerLines(source: SheetSource): PartyLine[] {
  const { words, format } = source;
  return [
    { text: source.find('company.name'), field: 'company.name', style: 'strong', maxLines: 4 },
    { text: source.find('company.address'), field: 'company.address', maxLines: MAX_ADDRESS_LINES },
    { text: format.toCountry(source.find('country')), field: 'country' },
    { text: addLabel(words.taxNumber, source.find('company.tax_number')), field: 'company.tax_number' },
    { text: addLabel(words.taxOffice, source.find('company.tax_office')), field: 'company.tax_office' },
    { text: addLabel(words.phone, source.find('company.phone')), field: 'company.phone' },
  ];
}

function listBuyerLines(source: SheetSource): PartyLine[] {
  return [
    { text: source.find('buyer_name'), field: 'buyer_name', style: 'strong', maxLines: 4 },
    { text: source.find('buyer_address'), field: 'buyer_address', maxLines: MAX_ADDRESS_LINES },
    { text: source.format.toCountry(source.details.buyerCountry) },
    { text: addLabel(source.words.taxNumber, source.find('buyer_tax_number')), field: 'buyer_tax_number' },
  ];
}

function addLabel(label: string, value: string | null): string | null {
  return value === null ? null : `${label}: ${value}`;
}

function listFacts(source: SheetSource): Fact[] {
  const { words, format, details } = source;
  const [start, end] = [source.find('service_period_start'), source.find('service_period_end')];
  const { delivery_date: delivered, ...references } = details.references;
  const shown = { ...references, delivery_date: format.toDay(delivered ?? null) };
  return [
    { label: words.invoiceNumber, value: source.find('invoice_number'), fields: ['invoice_number'] },
    { label: words.invoiceDate, value: format.toDay(source.find('invoice_date')), fields: ['invoice_date'] },
    { label: words.dueDate, value: format.toDay(source.find('due_date')), fields: ['due_date'] },
    { label: words.currency, value: source.find('currency'), fields: ['currency'] },
    {
      label: words.servicePeriod,
      value: format.toPeriod(start, end),
      fields: ['service_period_start', 'service_period_end'],
    },
    { label: words.orderNumber, value: source.find('order_number'), fields: ['order_number'] },
    ...STATED_REFERENCES.map((name) => ({ label: words.references[name], value: shown[name] ?? null })),
  ];
}
