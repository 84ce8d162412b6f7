import type { XmlElement } from '../input/xml-element.js';
import { parseAmount, sumAmounts } from './amounts.js';
import { toCurrency } from './codes.js';
import { findTypeByFatturaPa } from './document-types.js';
import { readFatturaPaDetails } from './fatturapa-details.js';
import { ITALIAN_SELLER, readItalianParty } from './fatturapa-party.js';
import { FindingsList } from './findings-list.js';
import type { InvoiceFormat } from './format.js';
import type { LineText } from './line-item.js';
import { toItems } from './line-item.js';
import { addBuyer, addSeller, type Party } from './party.js';
import { findPaymentTypeOfFatturaPa } from './payment-means.js';
import { findUnitByItalianText } from './units.js';
import { buildVatTable } from './vat-table.js';

function readParty(party: XmlElement): Party {
  const data = party.first('DatiAnagrafici');
  const elements = { names: data?.first('Anagrafica') ?? null, taxNumbers: data, seat: party.first('Sede') };
  return { ...readItalianParty(elements), phone: party.value('Contatti/Telefono') };
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
  const type = findTypeByFatturaPa(document?.value('TipoDocumento') ?? null);
  list.addText('document_type', type, 'DatiGeneraliDocumento/TipoDocumento');
  list.addText('currency', toCurrency(document?.value('Divisa') ?? null), 'DatiGeneraliDocumento/Divisa');
  list.addMoney('total_price', readGrossTotal(body, document), 'DatiGeneraliDocumento/ImportoTotaleDocumento');
  list.addMoney(
    'total_vat',
    sumAmounts(summary.map((row) => parseAmount(row.value('Imposta')))),
    'DatiRiepilogo/Imposta',
  );
  const net = sumAmounts(summary.map((row) => parseAmount(row.value('ImponibileImporto'))));
  list.addMoney('net_total', net, 'DatiRiepilogo/ImponibileImporto');
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
  list.addIbans(body.values('DatiPagamento/DettaglioPagamento/IBAN'), 'DettaglioPagamento/IBAN');
  const order = body.value('DatiGenerali/DatiOrdineAcquisto/IdDocumento');
  list.addText('order_number', order, 'DatiGenerali/DatiOrdineAcquisto/IdDocumento');
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
    const customer = invoice.first('FatturaElettronicaHeader/CessionarioCommittente');
    if (supplier) addSeller(list, readParty(supplier), ITALIAN_SELLER);
    if (customer) addBuyer(list, readParty(customer), 'CessionarioCommittente');
    if (body) readBody(body, list);
    return list.findings;
  },
  readDetails: (invoice) => readFatturaPaDetails(invoice, readLine),
};
