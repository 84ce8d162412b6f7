import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import PdfKit from 'pdfkit';
import { format, parse } from './amounts.mjs';

// Fonts with Turkish letters: those of pdfjs-dist, so that every checkout has them.
const fonts = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
);
const LEFT = 56;
const RIGHT = 539;

/** Words and shapes of a layout: label texts, column places, how numbers and dates are written. */
const LAYOUTS = {
  de: {
    separators: ['.', ','],
    date: ([year, month, day]) => `${day}.${month}.${year}`,
    title: 'Rechnung',
    labels: {
      number: 'Rechnungsnummer',
      issued: 'Rechnungsdatum',
      due: 'Zahlbar bis',
      vatId: 'UID-Nr.',
      phone: 'Tel.',
    },
    columns: ['Bezeichnung', 'Menge', 'Einzelpreis', 'USt. %', 'Netto'],
    totals: { net: 'Summe netto', vat: (rate) => `USt. ${rate} %`, gross: 'Gesamtbetrag' },
    payment: 'Zahlungsart: Überweisung',
    accent: '#0b5c6b',
  },
  en: {
    separators: [',', '.'],
    date: ([year, month, day]) => `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`,
    title: 'INVOICE',
    labels: { number: 'Invoice number', issued: 'Invoice date', due: 'Due date', vatId: 'VAT number', phone: 'Tel' },
    columns: ['Description', 'Qty', 'Unit price', 'VAT %', 'Amount'],
    totals: { net: 'Subtotal', vat: (rate) => `VAT ${rate}%`, gross: 'Total' },
    payment: 'Payment method: Bank transfer',
    accent: '#7a2e4d',
  },
  tr: {
    separators: ['.', ','],
    date: ([year, month, day]) => `${day}.${month}.${year}`,
    title: 'FATURA',
    labels: { number: 'Fatura No', issued: 'Fatura Tarihi', vatId: 'VKN', taxOffice: 'Vergi Dairesi', phone: 'Tel' },
    columns: ['Mal Hizmet', 'Miktar', 'Birim Fiyat', 'KDV Oranı', 'Tutar'],
    totals: {
      net: 'Mal Hizmet Toplam Tutarı',
      base: (rate) => `KDV Matrahı (%${rate})`,
      vat: (rate) => `Hesaplanan KDV (%${rate})`,
      gross: 'Vergiler Dahil Toplam Tutar',
    },
    payment: 'Ödeme Şekli: Havale',
    accent: '#1c3f94',
  },
};
const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
]; // prettier-ignore

/**
 * Draws a page with a text layer in one of three layouts; with `attachment`, a hybrid e-invoice like Factur-X (PDF/A-3).
 *
 * The bytes depend on nothing but the invoice and the versions of pdfkit and the fonts.
 */
export async function drawPdf(invoice, language, { attachment } = {}) {
  const created = new Date(`${invoice.issued}T09:00:00Z`);
  const document = new PdfKit({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    ...(attachment ? { subset: 'PDF/A-3b' } : {}),
    font: path.join(fonts, 'LiberationSans-Regular.ttf'),
    info: {
      Title: invoice.number,
      Author: invoice.seller.name.replaceAll('&', 'and'),
      CreationDate: created,
      ModDate: created,
    },
  });
  document.registerFont('plain', path.join(fonts, 'LiberationSans-Regular.ttf'));
  document.registerFont('bold', path.join(fonts, 'LiberationSans-Bold.ttf'));
  drawPage(document, invoice, LAYOUTS[language]);
  if (attachment) attach(document, attachment, created);
  const chunks = [];
  document.on('data', (chunk) => chunks.push(chunk));
  document.end();
  await once(document, 'end');
  return Buffer.concat(chunks);
}

function attach(document, xml, created) {
  document.file(Buffer.from(xml), {
    name: 'factur-x.xml',
    type: 'text/xml',
    description: 'Factur-X invoice data',
    relationship: 'Alternative',
    creationDate: created,
    modifiedDate: created,
  });
  document.appendXML(`
        <rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
            <fx:DocumentType>INVOICE</fx:DocumentType>
            <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
            <fx:Version>1.0</fx:Version>
            <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
        </rdf:Description>`);
}

function drawPage(document, invoice, layout) {
  const drawText = (value, x, y, { size = 9.5, font = 'plain', color = '#1d1d1f', right = false } = {}) => {
    document.font(font).fontSize(size).fillColor(color);
    document.text(value, right ? x - document.widthOfString(value) : x, y, { lineBreak: false });
  };
  const page = { document, text: drawText, layout };
  if (layout === LAYOUTS.tr) drawTurkishHead(page, invoice);
  else drawHead(page, invoice);
  const bottom = drawLines(page, invoice, 312);
  drawTotals(page, invoice, bottom + 18);
  drawFoot(page, invoice);
}

function listAddressLines({ street, postcode, city, country }) {
  return country === 'GB' ? [street, city, postcode] : [street, `${postcode} ${city}`];
}

/** Draws the issuer on the right, the recipient on the left, and the invoice's data below. */
function drawHead({ document, text, layout }, { seller, buyer, ...invoice }) {
  document.rect(0, 0, 595, 8).fill(layout.accent);
  text(seller.name, RIGHT, 44, { size: 13, font: 'bold', color: layout.accent, right: true });
  const contact = [`${layout.labels.phone}: ${seller.phone}`, seller.email, `${layout.labels.vatId}: ${seller.vatId}`];
  [...listAddressLines(seller), ...contact].forEach((line, index) =>
    text(line, RIGHT, 64 + 13 * index, { right: true }),
  );
  const recipient = [buyer.name, ...listAddressLines(buyer), 'Nederland'];
  recipient.forEach((line, index) => text(line, LEFT, 122 + 14 * index, { size: 10.5 }));
  text(layout.title, LEFT, 212, { size: 21, font: 'bold', color: layout.accent });
  const { labels } = layout;
  const facts = [
    [labels.number, invoice.number],
    [labels.issued, layout.date(invoice.issued.split('-'))],
    [labels.due, layout.date(invoice.due.split('-'))],
  ];
  facts.forEach(([label, value], index) => {
    text(`${label}:`, LEFT, 246 + 14 * index);
    text(value, LEFT + 100, 246 + 14 * index, { font: 'bold' });
  });
}

/** Draws the issuer at the top left above the recipient's "SAYIN", and the invoice's data in a box on the right. */
function drawTurkishHead({ document, text, layout }, { seller, buyer, ...invoice }) {
  const { labels } = layout;
  text(seller.name, LEFT, 44, { size: 12, font: 'bold' });
  const about = [
    ...listAddressLines(seller),
    `${labels.phone}: ${seller.phone}`,
    `E-Posta: ${seller.email}`,
    `${labels.taxOffice}: ${seller.taxOffice}`,
    `${labels.vatId}: ${seller.vatId}`,
  ];
  about.forEach((line, index) => text(line, LEFT, 62 + 13 * index));
  text('SAYIN', LEFT, 172, { font: 'bold' });
  [buyer.name, ...listAddressLines(buyer), buyer.country].forEach((line, index) => text(line, LEFT, 187 + 13 * index));
  text(layout.title, RIGHT, 44, { size: 21, font: 'bold', color: layout.accent, right: true });
  document
    .lineWidth(0.7)
    .strokeColor(layout.accent)
    .rect(345, 176, RIGHT - 345, 44)
    .stroke();
  const facts = [
    [labels.number, invoice.number],
    [labels.issued, layout.date(invoice.issued.split('-'))],
  ];
  facts.forEach(([label, value], index) => {
    text(`${label}:`, 353, 184 + 16 * index, { font: 'bold' });
    text(value, RIGHT - 8, 184 + 16 * index, { right: true });
  });
}

const COLUMNS = [LEFT, 320, 400, 462, RIGHT];

/** Draws the table of lines; returns where it ends. */
function drawLines({ document, text, layout }, invoice, top) {
  const formatMoney = (cents) => format(cents, layout.separators);
  const drawRule = (y, width) =>
    document.lineWidth(width).strokeColor(layout.accent).moveTo(LEFT, y).lineTo(RIGHT, y).stroke();
  layout.columns.forEach((name, index) => text(name, COLUMNS[index], top, { font: 'bold', right: index > 0 }));
  drawRule(top + 15, 1);
  invoice.lines.forEach((line, index) => {
    const cells = [line.name, line.quantity, formatMoney(parse(line.price)), line.rate, formatMoney(line.net)];
    cells.forEach((cell, column) => text(cell, COLUMNS[column], top + 22 + 18 * index, { right: column > 0 }));
  });
  const bottom = top + 22 + 18 * invoice.lines.length;
  drawRule(bottom, 0.5);
  return bottom;
}

function drawTotals({ text, layout }, invoice, top) {
  const { totals } = layout;
  text(layout.payment, LEFT, top);
  const currency = invoice.currency === 'TRY' ? 'TL' : invoice.currency;
  const rows = [
    [totals.net, invoice.net, 'plain'],
    ...invoice.vat.flatMap((row) => [
      ...(totals.base ? [[totals.base(row.rate), row.base, 'plain']] : []),
      [totals.vat(row.rate), row.amount, 'plain'],
    ]),
    [totals.gross, invoice.gross, 'bold'],
  ];
  rows.forEach(([label, cents, font], index) => {
    text(label, 330, top + 16 * index, { font });
    text(`${format(cents, layout.separators)} ${currency}`, RIGHT, top + 16 * index, { font, right: true });
  });
}

function drawFoot({ text }, { seller }) {
  if (seller.iban) text(`${seller.name} · IBAN ${seller.iban}`, LEFT, 790, { size: 8, color: '#6b6b70' });
}
