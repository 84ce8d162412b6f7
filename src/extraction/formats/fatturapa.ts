import type { XmlElement } from '../input/xml-element.js';
import { amountOf, sumOf } from './amounts.js';
import { currencyOf } from './codes.js';
import { readItalianParty, readItalianSeat } from './fatturapa-supplier.js';
import { FindingsList } from './findings-list.js';
import type { InvoiceFormat } from './format.js';
import type { LineText } from './line-item.js';
import { itemsOf } from './line-item.js';
import { paymentTypeOfFatturaPa } from './payment-means.js';
import { unitOfItalianText } from './units.js';
import { vatTable } from './vat-table.js';

function readSupplier(supplier: XmlElement, list: FindingsList): void {
  const party = supplier.first('DatiAnagrafici');
  readItalianParty(party, party?.first('Anagrafica') ?? null, list);
  list.text('company.phone', supplier.value('Contatti/Telefono'), 'CedentePrestatore/Contatti/Telefono');
  readItalianSeat(supplier.first('Sede'), list);
}

function grossTotal(body: XmlElement, document: XmlElement | null): bigint | null {
  const stated = amountOf(document?.value('ImportoTotaleDocumento') ?? null);
  if (stated !== null) return stated;
  const summary = body.all('DatiBeniServizi/DatiRiepilogo');
  const parts = ['ImponibileImporto', 'Imposta', 'Arrotondamento'];
  return sumOf(summary.flatMap((row) => parts.map((part) => amountOf(row.value(part)))));
}

function lineText(line: XmlElement): LineText {
  return {
    name: line.value('Descrizione'),
    description: null,
    quantity: line.value('Quantita'),
    unit: unitOfItalianText(line.value('UnitaMisura')),
    net: line.value('PrezzoTotale'),
    rate: line.value('AliquotaIVA'),
    tax: null,
  };
}

function readBody(body: XmlElement, list: FindingsList): void {
  const document = body.first('DatiGenerali/DatiGeneraliDocumento');
  const summary = body.all('DatiBeniServizi/DatiRiepilogo');
  list.text('invoice_number', document?.value('Numero') ?? null, 'DatiGeneraliDocumento/Numero');
  list.day('invoice_date', [document?.value('Data') ?? null], 'DatiGeneraliDocumento/Data');
  list.text('currency', currencyOf(document?.value('Divisa') ?? null), 'DatiGeneraliDocumento/Divisa');
  list.money('total_price', grossTotal(body, document), 'DatiGeneraliDocumento/ImportoTotaleDocumento');
  list.money('total_vat', sumOf(summary.map((row) => amountOf(row.value('Imposta')))), 'DatiRiepilogo/Imposta');
  const rows = summary.map((row) => ({
    rate: row.value('AliquotaIVA'),
    base: row.value('ImponibileImporto'),
    vat: row.value('Imposta'),
  }));
  list.vatCategories(vatTable(rows), 'DatiBeniServizi/DatiRiepilogo');
  list.items(itemsOf(body.all('DatiBeniServizi/DettaglioLinee').map(lineText), null), 'DatiBeniServizi/DettaglioLinee');
  const due = body.values('DatiPagamento/DettaglioPagamento/DataScadenzaPagamento');
  list.day('due_date', due, 'DettaglioPagamento/DataScadenzaPagamento');
  const means = body.values('DatiPagamento/DettaglioPagamento/ModalitaPagamento');
  list.text('payment_type', paymentTypeOfFatturaPa(means), 'DettaglioPagamento/ModalitaPagamento');
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
