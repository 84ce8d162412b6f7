import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import type { ItemFinding } from '../../../src/extraction/model/finding.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { pageOf } from '../../support/page-of.js';

/** The best value of each field on a page. */
function read(text: string): Record<string, unknown> {
  const ranked = rankFindings(findValues([pageOf(text)]));
  return Object.fromEntries(Object.entries(ranked).map(([field, ranking]) => [field, ranking?.chosen.value]));
}

/** The items on a page, each as its quantity, name and total. */
function listItems(text: string): string[] {
  const items = (read(text)['items'] ?? []) as readonly ItemFinding[];
  return items.map(({ quantity, name, total_price: total }) => `${quantity} ${name} ${total}`);
}

const BUYER = `
Bill to
Harbour Cafe Ltd
3 Quay Street
Leeds LS1 4AB`;

describe('the seller', () => {
  it('is below the word for who does the work', () => {
    const { 'company.name': name, buyer_name: buyer } = read(`
Invoice no. 17                                     Date: 30 April 2026

Consultant                                         Bill to
Nora Lindqvist                                     Harbour Cafe Ltd
Address: Birch Lane 4, York YO1 7HH                Address: 3 Quay Street, Leeds LS1 4AB

Advice, April                                                       640.00
Total                                                               640.00`);
    expect([name, buyer]).toEqual(['Nora Lindqvist', 'Harbour Cafe Ltd']);
  });

  it('is the payee that a sentence names', () => {
    expect(
      read(`
INVOICE
Invoice no. 118
Date 31 March 2026
${BUYER}

Dashboard report                                                   520.00
Total                                                              520.00

Make all cheques payable to Fernside Analytics Ltd`)['company.name'],
    ).toBe('Fernside Analytics Ltd');
  });

  it.each(['Overdue', 'Betaald', 'Pagada'])('is not the state "%s" of the invoice above its name', (state) => {
    expect(
      read(`
                                                   ${state}
                                                   Fernside Analytics
                                                   12 High Street, York YO1 7HH
Invoice no. 118
Date 31 March 2026
${BUYER}

Dashboard report                                                   520.00
Total                                                              520.00`)['company.name'],
    ).not.toBe(state);
  });
});

it('finds a buyer below a label that ends a little left of the right edge of its block', () => {
  const rows = [
    ['Seller', 'Bill to'],
    ['Nora Lindqvist', 'Harbour Cafe Trading Ltd'],
    ['Birch Lane 4', '3 Quay Street, North Dock'],
    ['York YO1 7HH', 'Leeds LS1 4AB'],
  ] as const;
  const head = rows.map(([left, right]) => left + right.padStart(75 - left.length)).join('\n');
  const page = pageOf(`${head}

Invoice no. 17
Date: 30 April 2026

Advice, April                                                       640.00
Total                                                               640.00`);
  const words = page.words.map((word) =>
    ['Bill', 'to'].includes(word.text) ? { ...word, box: { ...word.box, x: word.box.x - 3 } } : word,
  );
  const ranked = rankFindings(findValues([{ ...page, words }]));
  expect(ranked.buyer_name?.chosen.value).toBe('Harbour Cafe Trading Ltd');
});

it('ends the buyer’s block where a right-aligned column begins', () => {
  const rows = [
    ['', 'Invoice #1094'],
    ['CUSTOMER', ''],
    ['', 'Canal Media Ltd'],
    ['Harbour Cafe Trading Ltd', ''],
    ['', '24 Mill Street, Suite 3'],
    ['3 Quay Street', ''],
    ['', 'York YO1 7HH'],
    ['Leeds LS1 4AB', ''],
    ['United Kingdom', 'United Kingdom'],
  ] as const;
  const head = rows.map(([left, right]) => left + right.padStart(80 - left.length)).join('\n');
  expect(
    read(`${head}

Description                  Price        Qty                             Amount
Website redesign            360.00          1                             360.00
Total                                                                     360.00`),
  ).toMatchObject({ 'company.name': 'Canal Media Ltd', buyer_name: 'Harbour Cafe Trading Ltd' });
});

it('takes no heading of a column for a name, nor a salesperson for the seller', () => {
  expect(
    read(`
Fernside Pumps Ltd
Plot 41, Mill Road
York YO1 7HH

Customer name                  Due date               Invoice number
Harbour Cafe Trading           20-12-2025                   SP/0933

Product                        Qty       Unit price          Total
Submersible pump                 2           150.00         300.00
Total                                                       300.00

Description
Delivery by Fox Roadlines
VENDEDOR:    R. Zegarra`)['company.name'],
  ).toBe('Fernside Pumps Ltd');
});

describe('the totals', () => {
  it('are not those of the first rate in a table of VAT', () => {
    expect(
      read(`
Total amount due                            1,270.00
No.     Tax rate          Net total          Tax amount         Gross total
1            20%             800.00              160.00              960.00
2            10%             100.00               10.00              110.00
3             0%             200.00                   0              200.00`),
    ).toMatchObject({ total_price: '1270.00', total_vat: '170.00' });
  });

  it('show no tax where a charge leads to the total', () => {
    const values = read(`
Descrizione                                    Importo
Progettazione catalogo                          820,00
Impaginazione                                   680,00

Imponibile                                    1.500,00
Rivalsa INPS 4%                                  60,00
Importo totale                                1.560,00`);
    expect(values).toMatchObject({ total_price: '1560.00' });
    expect(values['total_vat']).toBeUndefined();
  });

  it('contain a charge that is shown without tax and with it', () => {
    expect(
      read(`
Subtotal (incl. VAT):      115.30
Subtotal (excl. VAT):       99.94
Shipping (incl. VAT):        4.90
Shipping (excl. VAT):        4.08
VAT (20%):                  11.54
VAT (10%):                   4.64
Total VAT:                  16.18
Grand total:               120.20`),
    ).toMatchObject({ total_price: '120.20', total_vat: '16.18' });
  });

  it('are those after a discount if only the rate of the tax is shown', () => {
    expect(
      read(`
Task                          Hours            Amount
Wireframes                    20:00          1,500.00
Style guide                   12:30            900.00
                              Amount:        2,400.00
                              Discount:        400.00
                              Tax:                20%
                              Total:         2,400.00`),
    ).toMatchObject({ total_price: '2400.00', total_vat: '400.00' });
  });

  it('have a tax that its name and the word for a total label together', () => {
    expect(
      read(`
ARA TOPLAM:       1.000,00
KDV TOPLAM:         200,00
GENEL TOPLAM:     1.200,00`),
    ).toMatchObject({ total_price: '1200.00', total_vat: '200.00' });
  });

  it('end with a net amount that contains the tax', () => {
    const text = `
Job                 Status            Cost      Discount%      Amount
Brake service       Done            100.00             10       90.00
Wheel alignment     Done             60.00              0       60.00

Part                Price         Quantity      Discount%      Amount
Oil filter          12.00                2              0       24.00
Wiper blade          8.00                2              0       16.00

                    Total parts                                 40.00
                    Total jobs                                 150.00
                    Cash discount                               10.00
                    VAT                                         23.40
                    Net amount                                 203.40`;
    expect(read(text)).toMatchObject({ total_price: '203.40', total_vat: '23.40' });
    expect(listItems(text)).toHaveLength(4);
  });
});

describe('the items', () => {
  it('are without the charge beside the sums, even if their prices are without tax', () => {
    expect(
      listItems(`
Description                 Qty      Unit price      VAT each       Total
Desk organiser                2           20.00          4.00       48.00
Notebook                      1           10.00          2.00       12.00
                                          Delivery                   5.00
                                          Total                     65.00`),
    ).toEqual(['2 Desk organiser 48.00', '1 Notebook 12.00']);
  });

  it('have amounts that are called prices, in a table without quantities', () => {
    expect(
      listItems(`
Description                        Price
Oyster mushrooms                 3120.00
Delivery                          640.00
VAT (25%)                         940.00
Total                            4700.00`),
    ).toEqual(['1 Oyster mushrooms 3900.00', '1 Delivery 800.00']);
  });

  it('end above the label of a sum whose amount is on the next line', () => {
    expect(
      listItems(`
Item description                                         Amount
Membership 2026
                                                         412.50
Fees of all groups

                                             TOTAL AMOUNT PAID:
                                                         412.50`),
    ).toEqual(['1 Membership 2026 412.50']);
  });
});

it('takes the amounts with tax of rows that show no rate', () => {
  expect(
    listItems(`
Quantity     Description                   Total excl. VAT     Total incl. VAT
2            Pillow                                  41.50               49.80
4            Herbal tea                              25.09               27.60

Subtotal (incl. VAT)                                                     77.40
Total                                                                    77.40`),
  ).toEqual(['2 Pillow 49.80', '4 Herbal tea 27.60']);
});

it('takes a single row after the sum of the items for a charge', () => {
  expect(
    listItems(`
Product                    Quantity           Price          Total
Trekking socks                    3           18.50          55.50
Map case                          1           22.00          22.00
Subtotal                                                     77.50
Royal Mail Tracked                             4.50           4.50
Grand total                                                  82.00`),
  ).toEqual(['3 Trekking socks 55.50', '1 Map case 22.00']);
});

describe('the numbers and the date', () => {
  it('take the day of creation before one in a sentence', () => {
    expect(
      read(`
Facture d'avoir
Numéro de facture AV000027
Créée le       06/10/2025

Savon artisanal                                 99,60 €
Total                                           99,60 €

Avoir établi à la suite de la réclamation du 25/09/2025.`)['invoice_date'],
    ).toBe('2025-10-06');
  });

  it('take a date alone below the title and its number before that of a delivery', () => {
    expect(
      read(`
Fernside Readymix                                      INVOICE
12 High Street                                         INV-893
York YO1 7HH                                       11 Sep 2026
${BUYER}

Product                 Qty      Unit price       Total
Plaster sand              4           50.00      200.00
Total                                            200.00

Proof of delivery
Date & time: 10 Sep 2026`)['invoice_date'],
    ).toBe('2026-09-11');
  });

  it('take no number behind the label of the buyer for the seller’s tax number', () => {
    expect(
      read(`
Fernside Oy
Kirkkokatu 4
90100 OULU

Invoice no. 1844
Customer: EE100931558
Date 30.06.2026

Test report                                        880.00
Total                                              880.00`)['company.tax_number'],
    ).toBeUndefined();
  });

  it('take no VAT number with right check digits for the invoice number', () => {
    expect(
      read(`
                                                       Invoice
Shipping address             Weight
Tern Point Cafe              38.20 kg
Unit 2, Harbour Arcade       Tax ID
Whitby YO21 3PU              GB980780684

Catering paper                                         68.50
Total                                                  68.50`)['invoice_number'],
    ).toBeUndefined();
  });
});

describe('the country and the currency', () => {
  it.each([
    ['León, Gto. 37150', 'MX', 'MXN'],
    ['37150 León, Gto.', 'MX', 'MXN'],
    ['BSB: 062-000', 'AU', 'AUD'],
  ])('follow from "%s"', (line, country, currency) => {
    expect(
      read(`
Fernside Dental
Campestre 1403
${line}

Invoice no. 1127
Date 23/06/2026

Monthly fee                                      $2,450.00
Total                                            $2,450.00`),
    ).toMatchObject({ country, currency });
  });
});
