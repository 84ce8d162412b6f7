import { divideHalfUp, formatDecimal } from '../../shared/money.js';
import type { XmlElement } from '../input/xml-element.js';
import { AMOUNT_SCALE, parseAmount, formatItemTotal, formatRate, sumAmounts } from './amounts.js';
import { toCurrency } from './codes.js';
import { findTypeByFatturaPa } from './document-types.js';
import { readSimplifiedDetails } from './fatturapa-details.js';
import { ITALIAN_SELLER, readItalianParty } from './fatturapa-party.js';
import { FindingsList } from './findings-list.js';
import type { InvoiceFormat } from './format.js';
import { addBuyer, addSeller, type Party } from './party.js';
import { buildVatTable } from './vat-table.js';

const WHOLE = 100n * 10n ** BigInt(AMOUNT_SCALE);
const CENT = 10n ** BigInt(AMOUNT_SCALE - 2);

/** One line. Its amount includes VAT, and the document states the tax, the rate, or both. */
interface Row {
  readonly name: string | null;
  readonly gross: bigint;
  readonly vat: bigint;
  readonly rate: string | null;
}

function readRow(line: XmlElement): Row[] {
  const gross = parseAmount(line.value('Importo'));
  const stated = parseAmount(line.value('DatiIVA/Imposta'));
  const rate = line.value('DatiIVA/Aliquota') ?? (line.value('Natura') === null ? null : '0');
  const percent = parseAmount(rate);
  if (gross === null) return [];
  const within = percent === null ? 0n : divideHalfUp(gross * percent, (WHOLE + percent) * CENT) * CENT;
  return [{ name: line.value('Descrizione'), gross, vat: stated ?? within, rate }];
}

function readSeller(seller: XmlElement): Party {
  return { ...readItalianParty({ names: seller, taxNumbers: seller, seat: seller.first('Sede') }), phone: null };
}

function readBuyer(buyer: XmlElement): Party {
  const data = buyer.first('AltriDatiIdentificativi');
  const taxNumbers = buyer.first('IdentificativiFiscali');
  return { ...readItalianParty({ names: data, taxNumbers, seat: data?.first('Sede') ?? null }), phone: null };
}

function readBody(body: XmlElement, list: FindingsList): void {
  const document = body.first('DatiGenerali/DatiGeneraliDocumento');
  const rows = body.all('DatiBeniServizi').flatMap(readRow);
  list.addText('invoice_number', document?.value('Numero') ?? null, 'DatiGeneraliDocumento/Numero');
  list.addDay('invoice_date', [document?.value('Data') ?? null], 'DatiGeneraliDocumento/Data');
  const type = findTypeByFatturaPa(document?.value('TipoDocumento') ?? null);
  list.addText('document_type', type, 'DatiGeneraliDocumento/TipoDocumento');
  list.addText('currency', toCurrency(document?.value('Divisa') ?? null), 'DatiGeneraliDocumento/Divisa');
  list.addMoney('total_price', sumAmounts(rows.map((row) => row.gross)), 'DatiBeniServizi/Importo');
  list.addMoney('total_vat', sumAmounts(rows.map((row) => row.vat)), 'DatiBeniServizi/DatiIVA');
  list.addMoney('net_total', sumAmounts(rows.map((row) => row.gross - row.vat)), 'DatiBeniServizi/Importo');
  const table = rows.map(({ rate, gross, vat }) => ({
    rate,
    base: formatDecimal(gross - vat, AMOUNT_SCALE),
    vat: formatDecimal(vat, AMOUNT_SCALE),
  }));
  list.addVatCategories(buildVatTable(table), 'DatiBeniServizi/DatiIVA');
  const items = rows.map(({ name, gross, rate }) => ({
    name,
    description: null,
    quantity: null,
    unit: null,
    total_price: formatItemTotal(gross),
    vat_rate: formatRate(rate),
  }));
  list.addItems(items, 'DatiBeniServizi');
}

/** Simplified FatturaPA (FSM10, Italy) for small amounts, whose lines include VAT. Reads the first invoice of a file. */
export const fatturaPaSimplified: InvoiceFormat = {
  name: 'fatturapa',
  matches: (element) => element.name === 'FatturaElettronicaSemplificata',
  count: (document) => document.all('FatturaElettronicaBody').length,
  read: (invoice) => {
    const list = new FindingsList();
    const supplier = invoice.first('FatturaElettronicaHeader/CedentePrestatore');
    const body = invoice.first('FatturaElettronicaBody');
    const customer = invoice.first('FatturaElettronicaHeader/CessionarioCommittente');
    if (supplier) addSeller(list, readSeller(supplier), ITALIAN_SELLER);
    if (customer) addBuyer(list, readBuyer(customer), 'CessionarioCommittente');
    if (body) readBody(body, list);
    return list.findings;
  },
  readDetails: readSimplifiedDetails,
};
