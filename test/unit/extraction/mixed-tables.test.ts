import { describe, expect, it } from '@jest/globals';
import { readItems } from '../../../src/extraction/fields/items/items.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { findLabelledAmounts } from '../../../src/extraction/page/labelled-amounts.js';
import { pageOf } from '../../support/page-of.js';

const readRows = (text: string) =>
  readItems(readDocument([pageOf(text)])).map(({ name, quantity, amount, rate }) =>
    [name, quantity, amount, rate].map((value) => value ?? '').join('|'),
  );

describe('tables of which some show amounts without VAT', () => {
  const text = `
Work                        Hours     Rate/h       Cost    VAT %          VAT amount    Total amount
Repaint door and wing          3.5      48.00     168.00       20               33.60          201.60
Polish headlights                1      36.00      36.00       20                7.20           43.20

Parts                    Quantity             Cost     VAT %           VAT amount     Total amount
Door mirror                     2           155.00        20                31.00           186.00
Trim clips                     12            18.50        20                 3.70            22.20

Grand total                                                                                 453.00`;

  it('have the tax added if only the sum of all amounts with it is a total', () => {
    expect(readRows(text)).toEqual([
      ...['Repaint door and wing|3.5|201.60|20', 'Polish headlights|1|43.20|20'],
      ...['Door mirror|2|186.00|20', 'Trim clips|12|22.20|20'],
    ]);
  });
});

describe('the amounts of a table', () => {
  it('may add up to a total only after it was rounded', () => {
    expect(
      readRows(`
Beskrivning                        Moms     Belopp inkl. moms, kr
Abonnemang hemlarm                 25 %                    249,00
Batteribyte                        25 %                    118,40

Öresavrundning                                              -0,40
Summa att betala                                           367,00`),
    ).toEqual(['Abonnemang hemlarm|1|249.00|25.00', 'Batteribyte|1|118.40|25.00']);
  });

  it('are not the quantities in a column called "Amount" that shows whole numbers', () => {
    expect(
      readRows(`
PRODUCT                     AMOUNT       TAX        PRICE        TOTAL
Oak shelf                        4    €10.40       €13.00       €62.40
Brass hinge                     12     €4.80        €2.00       €28.80

Total                                                           €91.20`),
    ).toEqual(['Oak shelf|4|62.40|', 'Brass hinge|12|28.80|']);
  });

  it('have a quantity that begins left of its column if a unit of its own cell ends it', () => {
    expect(
      readRows(`
Code       Description    Quantity    Unit price      Amount
A-1        Gravel      2.5  t              18.00       45.00
A-2        Sand          3  t              12.00       36.00
A-3        Lime          1  t              40.00       40.00

Net total                                             121.00`),
    ).toEqual(['Gravel|2.5|45.00|', 'Sand|3|36.00|', 'Lime|1|40.00|']);
  });

  it('have no rate from a percentage in their name that is no VAT rate of the document', () => {
    expect(
      readRows(`
1 Stk     Anzeige 90 mm, zweispaltig              410,00     410,00
1 PA      Farbzuschlag 15 %                        61,50      61,50
4 Tsd     Beilage                                  70,00     280,00

Nettosumme                                                   751,50
20 % MwSt. von 751,50                                        150,30
Rechnungsbetrag EUR                                          901,80`),
    ).toEqual(['Anzeige 90 mm, zweispaltig|1|410.00|', 'Farbzuschlag 15 %|1|61.50|', 'Beilage|4|280.00|']);
  });
});

describe('line totals that include the tax', () => {
  it('are quantity times price plus the tax at the rate that the document states', () => {
    const text = `
Item            Unit cost    Quantity    Tax           Line total
Brochure            40.00           3    Sales Tax         129.60
Poster              12.50           8    Sales Tax         108.00

Subtotal                                                   220.00
Discount                                        10%         22.00
Sales Tax 8%                                                15.84
Total                                                      213.84`;
    const rows = readItems(readDocument([pageOf(text)]));
    expect(
      rows.map(({ name, amount, amountKind, rate, vat }) => [name, amount, amountKind, rate, vat].join('|')),
    ).toEqual([...['Brochure|129.60|gross|8.00|9.60', 'Poster|108.00|gross|8.00|8.00']]);
  });
});

describe('a header cell', () => {
  it('is that of taxes if it is "Total GST amount"', () => {
    const page = pageOf(`
Parts              Quantity       Cost     GST %     Total GST amount     Total amount
Door mirror               2     155.00        18                27.90           182.90
Trim clips               12      18.50        18                 3.33            21.83

Grand total                                                                     204.73`);
    const shifts = new Map([
      ['GST', 3],
      ['amount', 6],
    ]);
    // The words of one text are closer together than those of a page that is drawn from text.
    const words = page.words.map((word, index) => {
      const isHere = index < 9 && page.words[index + 1]?.text !== '%';
      const shift = isHere ? (shifts.get(word.text) ?? 0) : 0;
      return { ...word, box: { ...word.box, x: word.box.x - shift } };
    });
    const [header] = readDocument([{ ...page, words }]).tables;
    expect(header?.columns.map(({ key }) => key)).toEqual([
      ...['name', 'quantity', 'price', 'vat_rate', 'vat_amount', 'amount'],
    ]);
  });
});

describe('the sums below two columns', () => {
  const list = (text: string) =>
    findLabelledAmounts(readDocument([pageOf(text)])).map(({ key, cents }) => `${key} ${cents}`);

  it('are the net total and the VAT if a total is what they add up to', () => {
    expect(
      list(`
Total                          4.150,00        871,50
Total de plată                               5.021,50`),
    ).toEqual(['net 415000', 'vat 87150', 'payable 502150']);
  });

  it('are not if the second is too large for a tax, or nothing is their sum', () => {
    expect(
      list(`
Total                          4.150,00      3.000,00
Total de plată                               7.150,00`),
    ).toEqual(['total 300000', 'payable 715000']);
    expect(
      list(`
Total                          4.150,00        871,50
Total de plată                               4.150,00`),
    ).toEqual(['total 87150', 'payable 415000']);
  });
});

describe('a column without a known label', () => {
  it('of texts is no part of the names and quantities beside it', () => {
    expect(
      readRows(`
Plan              Period            Quantity      Amount
Hosting S         Jan 25 - Mar 25          1       45.00
Mail box          -                        3       18.00

Total                                              63.00`),
    ).toEqual(['Hosting S|1|45.00|', 'Mail box|3|18.00|']);
  });

  it('that looks like one of line numbers holds quantities if they, the price and the tax make the amount', () => {
    expect(
      readRows(`
Offer              No.      VAT      Price     Total incl. VAT
Bus stop             3      25%      40.00              150.00
Tram door            5      25%      16.00              100.00

Total incl. VAT                                         250.00`),
    ).toEqual(['Bus stop|3|150.00|25.00', 'Tram door|5|100.00|25.00']);
  });
});

describe('a row', () => {
  it('is one despite a name that labels sums, if it has a quantity and another text', () => {
    expect(
      readRows(`
Item          Description              Quantity      Amount
Support       Yearly fee                      1       80.00
Total         Cleaning of all rooms           2       70.00

Sum total                                            150.00`),
    ).toEqual(['Support|1|80.00|', 'Total|2|70.00|']);
  });

  it('with options costs more than the quantity before its name times the price', () => {
    expect(
      readRows(`
      Dish                            Price      Total
2x    Pea soup                         4.00      10.00
      with bread 1.00
1x    Rye cake                         3.00       3.00
3x    Lemonade                         2.00       6.00

Total                                            19.00`),
    ).toEqual(['Pea soup|2|10.00|', 'Rye cake|1|3.00|', 'Lemonade|3|6.00|']);
  });
});

describe('a table of names and amounts', () => {
  const [first, second] = [
    `
Description                         Total
Clear the pond                     450.00
Pond liner                       1,150.00`,
    `
Description                         Total
Water lilies                       120.00
Transport                           80.00

                  Discount         300.00
                  Subtotal       1,500.00
                  VAT 20%          300.00
                  Total          1,800.00`,
  ];

  it('goes on under a repeated header, and a discount beside the sums is taken off it', () => {
    const rows = readItems(readDocument([pageOf(first), pageOf(second, 2)]));
    expect(rows.map(({ name, amount }) => `${name}|${amount}`)).toEqual([
      ...['Clear the pond|450.00', 'Pond liner|1150.00', 'Water lilies|120.00', 'Transport|80.00'],
    ]);
  });
});

describe('a table of services above one of expenses', () => {
  it('counts with it by the last amounts of both, which make the sum of each and the total', () => {
    expect(
      readRows(`
Serviços
Descrição                Qtd   Base      Preço    IVA %     Total
Consulta                   2   120,00 €  60,00 €    23%   147,60 €
Minuta de contrato         1   200,00 €  200,00 €   23%   246,00 €
Subtotal Serviços                                         393,60 €

Despesas
Descrição                      Valor              IVA %     Total
Registo predial                90,00 €               0%    90,00 €
Portes                         10,00 €              23%    12,30 €
Subtotal Despesas                                         102,30 €

Resumo
Item                           Valor
Serviços                       320,00 €
Despesas                       100,00 €
IVA                             75,90 €
Total                          495,90 €`),
    ).toEqual([
      'Consulta|2|147.60|23.00',
      'Minuta de contrato|1|246.00|23.00',
      'Registo predial|1|90.00|0.00',
      'Portes|1|12.30|23.00',
    ]);
  });
});

describe('amounts with a mark of thousands', () => {
  it('are whole if only that makes them quantity times price, although it separates cents in the sums', () => {
    expect(
      readRows(`
Dodavatel Kamenice s.r.o.                Faktura 5501

Zboží                Množství      Cena    DPH     Celkem
Dlažba žula              12     1250.00     21     15,000
Obrubník                 40      110.00     21      4,400
Doprava                   1      600.00     12        600

                            Základ         DPH       Celkem
Základní sazba 21 %      19 400,00    4 074,00    23 474,00
Snížená sazba 12 %          600,00       72,00       672,00
CELKEM K ÚHRADĚ                               24 146,00 CZK`),
    ).toEqual(['Dlažba žula|12|15000.00|21', 'Obrubník|40|4400.00|21', 'Doprava|1|600.00|12']);
  });
});
