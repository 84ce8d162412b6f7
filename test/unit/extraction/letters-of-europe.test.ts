import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { pageOf } from '../../support/page-of.js';

/** The best value of each field on a page. */
function read(text: string): Record<string, unknown> {
  const ranked = rankFindings(findValues([pageOf(text)]));
  return Object.fromEntries(Object.entries(ranked).map(([field, ranking]) => [field, ranking?.chosen.value]));
}

describe('a credit note that names the invoice it corrects', () => {
  const REFERENCES = [
    ['Note de crédit', 'Concerne facture A/2026/00411 du 03/06/2026'],
    ['Creditnota', 'Heeft betrekking op factuur A/2026/00411 van 03/06/2026'],
    ['Gutschrift', 'bezieht sich auf Rechnung A/2026/00411 vom 03.06.2026'],
    ['Credit note', 'Relating to invoice A/2026/00411 of 3 June 2026'],
    ['Nota di credito', 'A rettifica della fattura A/2026/00411 del 03/06/2026'],
    ['Factura rectificativa', 'Rectifica la factura A/2026/00411 de 03/06/2026'],
    ['Kreditfaktura', 'Hänvisar till faktura A/2026/00411'],
  ] as const;

  it.each(REFERENCES)('has its own number below “%s”, not that of “%s”', (title, reference) => {
    const values = read(`
${title}

CN/2026/00038
18/06/2026

${reference}

Druckerei Lenz GmbH                        Verein Alpenblick
Uferweg 3                                  Talstraße 9
80331 München                              80333 München`);
    expect(values.invoice_number).toBe('CN/2026/00038');
    expect(values.invoice_date).toBe('2026-06-18');
  });
});

it('takes the subject of a letter for the title of the invoice itself', () => {
  const values = read(`
Atelier Marchand                            Société Lumière
12 rue des Lilas                            4 avenue Foch
69001 Lyon                                  69006 Lyon

Concerne : facture 2026-0417

Lyon, le 12 mai 2026

Total                                       480,00 €`);
  expect(values.invoice_number).toBe('2026-0417');
});

describe('a payment slip below a notice of rent', () => {
  const SLIPS = [
    ['Betalningsmottagare', 'Avsändare', 'Oss tillhanda senast', 'Avi', 'AB'],
    ['Betalingsmottaker', 'Betalt av', 'Betalingsfrist', 'Faktura', 'AS'],
    ['Beløbsmodtager', 'Indbetalt af', 'Betalingsdato', 'Opkrævning', 'ApS'],
    ['Maksunsaaja', 'Maksajan nimi', 'Eräpäivä', 'Vuokralasku', 'Oy'],
  ] as const;

  it.each(SLIPS)('names the seller below “%s” and the buyer below “%s”', (payee, payer, due, title, form) => {
    const values = read(`
2026-08-20                                        Lind & Berg Design ${form}
${title} 730115026                                  Storgatan 4
Objekt Storgatan 4, plan 2                        411 36 Göteborg

Lokal 80 m2                                                  40 000,00
Garage                                                        2 000,00
Summa exkl. moms                                             42 000,00
Moms 25 %                                                    10 500,00

Hamnhus Fastigheter ${form}, Box 88, 403 14 Göteborg. Org.nr 556016-0680.

Till konto                              ${payee}
5050-1055                               Hamnhus Fastigheter ${form}

Referens                                ${due}
730115026118                            2026-09-30

${payer}                                Kronor
Lind & Berg Design ${form}                 52 500,00

#  730115026118  # 52500  00 8 > 50501055#41#`);
    expect(values).toMatchObject({
      'company.name': `Hamnhus Fastigheter ${form}`,
      buyer_name: `Lind & Berg Design ${form}`,
      invoice_number: '730115026',
      due_date: '2026-09-30',
    });
    expect(JSON.stringify(values)).not.toContain('525000');
  });
});

it('keeps the printed net total where the total is rounded', () => {
  const values = read(`
Faktura 2041

Arbete                    1    1 000,30    1 000,30
Material                  1      200,10      200,10

Summa exkl. moms                            1 200,40
Moms 25 %                                     300,10
Öresavrundning                                  0,50
Att betala SEK                              1 501,00`);
  expect(values).toMatchObject({ net_total: '1200.40', total_vat: '300.10' });
});

describe('a bill in a narrow column', () => {
  const BILL = `
Your bill

YOURTOTAL                               What you pay for           Qty     Each       Net
£84.00
                                        Line rental                  1    40.00     40.00
WEWILLDEBITYOURACCOUNT                  01/06/26 – 30/06/26
ON
18 Jun 2026                             Phone seats                  3    10.00     30.00

BILLNUMBER                              01/06/26 – 30/06/26
MB 7701 442

BILLDATE
4 Jun 2026

CUSTOMERSERVICE
1800 555 019
                                        Total excluding VAT                         70.00
                                        VAT at 20%                                  14.00
                                        Total due                                  £84.00

Marram Broadband Ltd, 4 Quay Street, Bristol BS1 4DJ. VAT no. GB123456782`;

  it('has the date below its label, not the first day of a period', () => {
    expect(read(BILL).invoice_date).toBe('2026-06-04');
  });

  it('is due on the day of the debit', () => {
    expect(read(BILL).due_date).toBe('2026-06-18');
  });

  it('has the telephone number below its heading', () => {
    expect(read(BILL)['company.phone']).toBe('1800 555 019');
  });
});

describe('the day of a debit or of a term', () => {
  it.each([
    'Belastung am 18. Juni 2026',
    'Règlement par virement à 30 jours, soit le 18/06/2026.',
    'Pagamento a 30 giorni, ossia il 18/06/2026.',
    'Pago a 30 días, es decir, el 18/06/2026.',
    'Pagamento a 30 dias, ou seja, até 18/06/2026.',
    'Payment within 30 days, i.e. by 18 June 2026.',
    'Fecha de cargo: 18/06/2026',
    'Incassodatum 18-06-2026',
  ])('is the due date: %s', (sentence) => {
    expect(read(`Invoice 12\n\n${sentence}`).due_date).toBe('2026-06-18');
  });
});
