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

  it.each([
    'Make all cheques payable to Fernside Analytics Ltd',
    'Cheques should be made payable to "Fernside Analytics Ltd" with the number of the invoice on the back.',
  ])('is the payee that a sentence names: %s', (sentence) => {
    expect(
      read(`
INVOICE
Invoice no. 118
Date 31 March 2026
${BUYER}

Soil survey                                                        310.00
Total                                                              310.00

${sentence}`)['company.name'],
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

Soil survey                                                        310.00
Total                                                              310.00`)['company.name'],
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
    ['', 'Invoice #R-62'],
    ['', '14 Mar 2027'],
    ['', ''],
    ['CUSTOMER', ''],
    ['', 'Fernside Print Ltd'],
    ['Harbour Cafe Trading Ltd', ''],
    ['', '9 Tanner Row, Unit 2'],
    ['Attention: Ann Fox', ''],
    ['', 'York YO1 7HH'],
    ['3 Quay Street', ''],
    ['', 'United Kingdom'],
    ['Leeds LS1 4AB', ''],
    ['United Kingdom', ''],
  ] as const;
  const head = rows.map(([left, right]) => left + right.padStart(90 - left.length)).join('\n');
  expect(
    read(`${head}

Description                  Price        Qty                                       Amount
Menu cards                   45.00          4                                       180.00
Total                                                                               180.00`),
  ).toMatchObject({ 'company.name': 'Fernside Print Ltd', buyer_name: 'Harbour Cafe Trading Ltd' });
});

it('takes no heading of a column for a name, nor a salesperson for the seller', () => {
  expect(
    read(`
Fernside Ladders Ltd
9 Tanner Row
York YO1 7HH

Customer name                  Due date               Invoice number
Harbour Cafe Trading           14-03-2027                   L/2027/5

Product                        Qty       Unit price          Total
Step ladder                      2           85.00          170.00
Total                                                       170.00

Description
Left at the yard
VENDEDOR:    J. Prado`)['company.name'],
  ).toBe('Fernside Ladders Ltd');
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
Rilievo del terreno                             250,00
Relazione tecnica                               400,00

Imponibile                                      650,00
Rivalsa INPS 4%                                  26,00
Importo totale                                  676,00`);
    expect(values).toMatchObject({ total_price: '676.00' });
    expect(values['total_vat']).toBeUndefined();
  });

  it('contain a charge that is shown without tax and with it', () => {
    expect(
      read(`
Subtotal (incl. VAT):      230.00
Subtotal (excl. VAT):      200.00
Shipping (incl. VAT):       12.00
Shipping (excl. VAT):       10.00
VAT (20%):                  22.00
VAT (10%):                  10.00
Total VAT:                  32.00
Grand total:               242.00`),
    ).toMatchObject({ total_price: '242.00', total_vat: '32.00' });
  });

  it('are those after a discount if only the rate of the tax is shown', () => {
    expect(
      read(`
Work                          Hours            Amount
Hedge cutting                  6:00            330.00
Tree felling                   9:30            570.00
                              Amount:          900.00
                              Discount:        100.00
                              Tax:                25%
                              Total:         1,000.00`),
    ).toMatchObject({ total_price: '1000.00', total_vat: '200.00' });
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
Labour              State             Cost      Discount%      Amount
Rewire the pump     Ready           300.00             10      270.00
Test run            Ready            50.00              0       50.00

Material            Price         Quantity      Discount%      Amount
Cable drum          35.00                2              0       70.00
Plug                 5.00                2              0       10.00

                    Total material                              80.00
                    Total labour                               320.00
                    Cash discount                               20.00
                    VAT                                         57.00
                    Net amount                                 437.00`;
    expect(read(text)).toMatchObject({ total_price: '437.00', total_vat: '57.00' });
    expect(listItems(text)).toHaveLength(4);
  });
});

describe('the items', () => {
  it('are without the charge beside the sums, even if their prices are without tax', () => {
    expect(
      listItems(`
Description                 Qty      Unit price      VAT each       Total
Watering can                  3           15.00          3.00       54.00
Garden hose                   1           25.00          5.00       30.00
                                          Delivery                   6.00
                                          Total                     90.00`),
    ).toEqual(['3 Watering can 54.00', '1 Garden hose 30.00']);
  });

  it('have amounts that are called prices, in a table without quantities', () => {
    expect(
      listItems(`
Description                        Price
Firewood, two loads               240.00
Delivery                           60.00
VAT (25%)                          75.00
Total                             375.00`),
    ).toEqual(['1 Firewood, two loads 300.00', '1 Delivery 75.00']);
  });

  it('end above the label of a sum whose amount is on the next line', () => {
    expect(
      listItems(`
Item description                                         Amount

Boat storage
                                                         290.00
Winter season in hall B

                                             TOTAL AMOUNT PAID:
                                                         290.00`),
    ).toEqual(['1 Boat storage 290.00']);
  });
});

it('takes the amounts with tax of rows that show no rate', () => {
  expect(
    listItems(`
Quantity     Description                   Total excl. VAT     Total incl. VAT
3            Rope, 10 m                              50.00               60.00
2            Field guide                             20.00               21.00

Subtotal (incl. VAT)                                                     81.00
Subtotal (excl. VAT)                                                     70.00
Shipping                                                                  9.00
VAT (20%)                                                                11.50
VAT (5%)                                                                  1.00
Total                                                                    90.00`),
  ).toEqual(['3 Rope, 10 m 60.00', '2 Field guide 21.00']);
});

it('takes a single row after the sum of the items for a charge', () => {
  expect(
    listItems(`
Product                    Quantity           Price          Total
Seed tray                         6            4.00          24.00
Propagator                        1           36.00          36.00
Subtotal                                                     60.00
Fox Parcels Next Day                           7.00           7.00
Grand total                                                  67.00`),
  ).toEqual(['6 Seed tray 24.00', '1 Propagator 36.00']);
});

describe('the numbers and the date', () => {
  it('take the day of creation before one in a sentence', () => {
    expect(
      read(`
Facture d'avoir
Numéro de facture R-58
Créée le       12/03/2027

Table de jardin                                140,00 €
Total                                          140,00 €

Avoir établi à la suite de votre courrier du 02/03/2027.`)['invoice_date'],
    ).toBe('2027-03-12');
  });

  it('take a date alone below the title and its number before that of a delivery', () => {
    expect(
      read(`
Fernside Timber                                        INVOICE
9 Tanner Row                                              T-61
York YO1 7HH                                       18 Mar 2027
${BUYER}

Product                 Qty      Unit price       Total
Fence post               20            9.00      180.00
Total                                            180.00

Unloaded by: A. Fox
Date & time: 16 Mar 2027`)['invoice_date'],
    ).toBe('2027-03-18');
  });

  it('take no number behind the label of the buyer for the seller’s tax number', () => {
    expect(
      read(`
Fernside Oy
Satamakatu 2
33100 TAMPERE

Invoice no. 62
Customer: EE100931558
Date 12.03.2027

Harbour survey                                     450.00
Total                                              450.00`)['company.tax_number'],
    ).toBeUndefined();
  });
});

describe('the country and the currency', () => {
  it.each([
    ['Tepic, Nay. 63000', 'MX', 'MXN'],
    ['63000 Tepic, Nay.', 'MX', 'MXN'],
    ['BSB: 062-000', 'AU', 'AUD'],
  ])('follow from "%s"', (line, country, currency) => {
    expect(
      read(`
Fernside Boats
Marina 14
${line}

Invoice no. 62
Date 23/03/2027

Mooring fee                                      $1,300.00
Total                                            $1,300.00`),
    ).toMatchObject({ country, currency });
  });
});
