import { readEInvoice } from './e-invoices.js';
import { makePdf } from './pdf-fixtures.js';

/** What the page of a hybrid invoice shows; by default what its e-invoice states, spelt as on paper. */
export interface ShownOnPage {
  readonly name?: string;
  readonly number?: string;
  readonly date?: string;
  readonly total?: string;
}

/** Creates a PDF with the e-invoice `cii.xml` in it. */
export async function makeHybridInvoice({
  name = 'ATELIERS BREVENT',
  number = 'FA 1881',
  date = '09/01/2026',
  total = '105,60 EUR',
}: ShownOnPage): Promise<Uint8Array> {
  const lines = [
    { text: name, x: 50, y: 40 },
    { text: '3 rue des Moulins, 74400 Chamonix', x: 50, y: 56 },
    { text: 'N° TVA : FR40812345678', x: 50, y: 72 },
    { text: 'Facture', x: 50, y: 130 },
    { text: `Numéro de facture : ${number}`, x: 50, y: 160 },
    { text: `Date de facture : ${date}`, x: 50, y: 176 },
    { text: `Total TTC : ${total}`, x: 50, y: 300 },
  ];
  return makePdf({ pages: [lines], attachments: [{ name: 'factur-x.xml', content: await readEInvoice('cii.xml') }] });
}
