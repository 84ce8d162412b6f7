import type { XmlElement } from '../input/xml-element.js';
import { parseAmount, sumAmounts } from './amounts.js';
import { toCurrency } from './codes.js';
import { readItalianParty, readItalianSeat } from './fatturapa-supplier.js';
import { FindingsList } from './findings-list.js';
import type { InvoiceFormat } from './format.js';
import type { LineText } from './line-item.js';
import { toItems } from './line-item.js';
import { findPaymentTypeOfFatturaPa } from './payment-means.js';
import { findUnitByItalianText } from './units.js';
import { buildVatTable } from './vat-table.js';

function readSupplier(supplier: XmlElement, list: FindingsList): void {
  const party = supplier.first('DatiAnagrafici');
  readItalianParty(party, party?.first('Anagrafica') ?? null, list);
  list.addText('company.phone', supplier.value('Contatti/Telefono'), 'CedentePrestatore/Contatti/Telefono');
  readItalianSeat(supplier.first('Sede'), list);
}

function readGrossTotal(body: XmlElement, document: XmlElement | null): bigint | null {
  const stated = parseAmount(document?.value('ImportoTotaleDocumento') ?? null);
  if (stated !== null) return stated;
  const summary = body.all('DatiBeniServizi/DatiRiepilogo');
  const parts = ['ImponibileImporto', 'Imposta', 'Arrotondamento'];
  return sumAmounts(summary.flatMap((row) => parts.map((part) => parseAmount(row.value(part)))));
}

function readLine(line: XmlElement): LineText {
  return {
    name: line.value('Descrizione'),
    description: null,
    quantity: line.value('Quantita'),
    unit: findUnitByItalianText(line.value('UnitaMisura')),
    net: line.value('PrezzoTotale'),
    rate: line.value('AliquotaIVA'),
    tax: null,
  };
}

function readBody(body: XmlElement, list: FindingsList): void {
  const document = body.first('DatiGenerali/DatiGeneraliDocumento');
  const summary = body.all('DatiBeniServizi/DatiRiepilogo');
  list.addText('invoice_number', document?.value('Numero') ?? null, 'DatiGeneraliDocumento/Numero');
  list.addDay('invoice_date', [document?.value('Data') ?? null], 'DatiGeneraliDocumento/Data');
  list.addText('currency', toCurrency(document?.value('Divisa') ?? null), 'DatiGeneraliDocumento/Divisa');
  list.addMoney('total_price', readGrossTotal(body, document), 'DatiGeneraliDocumento/ImportoTotaleDocumento');
  list.addMoney(
    'total_vat',
    sumAmounts(summary.map((row) => parseAmount(row.value('Imposta')))),
    'DatiRiepilogo/Imposta',
  );
  const rows = summary.map((row) => ({
    rate: row.value('AliquotaIVA'),
    base: row.value('ImponibileImporto'),
    vat: row.value('Imposta'),
  }));
  list.addVatCategories(buildVatTable(rows), 'DatiBeniServizi/DatiRiepilogo');
  list.addItems(
    toItems(body.all('DatiBeniServizi/DettaglioLinee').map(readLine), null),
    'DatiBeniServizi/DettaglioLinee',
  );
  const due = body.values('DatiPagamento/DettaglioPagamento/DataScadenzaPagamento');
  list.addDay('due_date', due, 'DettaglioPagamento/DataScadenzaPagamento');
  const means = body.values('DatiPagamento/DettaglioPagamento/ModalitaPagamento');
  list.addText('payment_type', findPaymentTypeOfFatturaPa(means), 'DettaglioPagamento/ModalitaPagamento');
}

/** FatturaPA 1.2 (Italy). Reads the first invoice of a file. */
export const fatturaPa: InvoiceFormat = {
  name: 'fatturapa',
  matches: (element) => element.name === 'FatturaElettronica',
  count: (document) => document.all('FatturaElettronicaBody').length,
  read: (invoice) => {
    const list = new FindingsList();
    const supplier = invoice.first('FatturaElettronicaHeader/CedentePrestatore');
    const body = invoice.first('FatturaElettronicaBody');
    if (supplier) readSupplier(supplier, list);
    if (body) readBody(body, list);
    return list.findings;
  },
};
