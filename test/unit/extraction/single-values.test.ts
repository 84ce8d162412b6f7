import { describe, expect, it } from '@jest/globals';
import { findCurrency } from '../../../src/extraction/fields/currency/find-currency.js';
import { findDate } from '../../../src/extraction/fields/date/find-date.js';
import { findDueDate } from '../../../src/extraction/fields/due-date/find-due-date.js';
import { findIban } from '../../../src/extraction/fields/iban/find-iban.js';
import { findLanguage } from '../../../src/extraction/fields/language/find-language.js';
import { findNumber } from '../../../src/extraction/fields/number/find-number.js';
import { findPayment } from '../../../src/extraction/fields/payment/find-payment.js';
import { collectTaxNumbers } from '../../../src/extraction/fields/tax-number/find-tax-number.js';
import { readTotals } from '../../../src/extraction/fields/totals/totals.js';
import type { DocumentType } from '../../../src/extraction/model/document-type.js';
import type { Finding } from '../../../src/extraction/model/finding.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { findPartyBlocks } from '../../../src/extraction/page/party-blocks.js';
import { pageOf } from '../../support/page-of.js';

const readPages = (...pages: string[]) => readDocument(pages.map((text, index) => pageOf(text, index + 1)));
const listValues = (found: readonly Pick<Finding, 'value' | 'confidence'>[]) =>
  found.map(({ value, confidence }) => [value, Math.round(confidence * 1000) / 1000]);

describe('the invoice number', () => {
  const findInvoiceNumber = (text: string, source: 'text' | 'ocr' = 'text') => {
    const document = readDocument([{ ...pageOf(text), source }]);
    return findNumber(document, findPartyBlocks(document))[0]?.value;
  };

  it.each([
    ['Invoice number: R-4711', 'R-4711'],
    ['Invoice number\nR-4711', 'R-4711'],
    ['Invoice 4711', '4711'],
    ['Invoice number: No. 4711', '4711'],
    ['Invoice number: #4711.', '4711'],
    ['Invoice number: RE 4711', 'RE 4711'],
    ['Invoice number: 47l1081o8', '471108108'],
    ['Invoice number: 4711\nOrder number: 815', '4711'],
    ['Order number: 815\nInvoice no. 4711 of 5.6.2024', '4711'],
    ['Invoice number   Date       Customer number\nR-4711           5.6.2024   815', 'R-4711'],
    ['INVOICE\n#4711\n5.6.2024', '4711'],
    ['N.º factura: 2611 0447 1820 73', '2611 0447 1820 73'],
    ['Receipt\nInvoice number   8F2C41AD-0019\nReceipt number   2317-6604\n\n2317-6604 · paid', '8F2C41AD-0019'],
    ['Receipt No: 00048213\nCU Invoice No: 0172088213000048213', '00048213'],
    ['FAKTURA\n\nFV 27/09/26\n\nul. Długa 8, 34-500 Zakopane', 'FV 27/09/26'],
    ['Liquidation 4471/26', '4471/26'],
    ['FACTURA A\nPunto de Venta: 00004   Comp. Nro: 00018827\nFecha de emisión: 05/06/2024', '00004-00018827'],
    ['Factura\nSerie: A   Folio: 1234', 'A 1234'],
    ['Factura\nSerie   Folio   Fecha\nA       1234    5.6.2024', 'A 1234'],
    ['Factura\nFolio: 1234\nFecha: 5.6.2024\n\n\nArtículo   Serie   Importe\nBomba      77      12,00', '1234'],
  ])('is read from %j', (text, number) => {
    expect(findInvoiceNumber(text)).toBe(number);
  });

  it.each(['Invoice date: 5.6.2024', 'Telephone: 0123 456789', 'Total 12.50', 'Thank you'])(
    'is not found in %j',
    (text) => {
      const document = readDocument([pageOf(text)]);
      const [best] = findNumber(document, findPartyBlocks(document));
      expect(best?.confidence ?? 0).toBeLessThan(0.5);
    },
  );

  it('is not the tax number of a party', () => {
    const document = readDocument([pageOf('Invoice 9173640284')]);
    const find = (taken: string[]) => findNumber(document, findPartyBlocks(document), taken)[0]?.value;
    expect(find(['DE136695976'])).toBe('9173640284');
    expect(find(['917 364 0284'])).toBeUndefined();
  });
});

describe('the invoice date', () => {
  const findDates = (text: string, country: string | null = null) => listValues(findDate(readPages(text), country));

  it.each([
    ['Invoice date: 5.6.2024', [['2024-06-05', 0.97]]],
    ['Invoice date\n5.6.2024', [['2024-06-05', 0.93]]],
    ['Invoice number 4711 of 5.6.2024', [['2024-06-05', 0.93]]],
    ['Invoice 5.6.2024', [['2024-06-05', 0.9]]],
    ['Date: 5.6.2024', [['2024-06-05', 0.85]]],
    ['Date\n5.6.2024', [['2024-06-05', 0.81]]],
    ['Invoice\nof 5.6.2024', [['2024-06-05', 0.85]]],
    ['Invoice\nin London 5.6.2024', [['2024-06-05', 0.7]]],
    ['Invoice\n5.6.2024 and more', [['2024-06-05', 0.7]]],
    ['Invoice\n\n5.6.2024', [['2024-06-05', 0.7]]],
    ['London 5.6.2024', [['2024-06-05', 0.7]]],
    ['London 5.6.2024\nLeeds 6.6.2024', [['2024-06-05', 0.45]]],
    ['London 5.6.2024\nLeeds 5.6.2024', [['2024-06-05', 0.7]]],
    ['Due date: 7.6.2024\nLeeds 5.6.2024', [['2024-06-05', 0.7]]],
    ['Due date: 7.6.2024\nLeeds, 5.6.2024', [['2024-06-05', 0.8]]],
    ['Due date: 7.6.2024', []],
    [
      'Leeds, 17.11.2026\nPayment reminder M-118\nInvoice   Invoice date   Due          Amount\nR-3307    18.9.2026      18.10.2026   764.80',
      [['2026-11-17', 0.8]],
    ],
    [
      'No. 26-0187 | 19 October 2026 | due 2 November 2026\nWork from\n12/10/2026 to 14/10/2026',
      [['2026-10-19', 0.65]],
    ],
    ['Reference: HW/14\n9 September 2026\nTerms: by 9 October 2026 please', [['2026-09-09', 0.65]]],
    ['Order date: 7.6.2024', [['2024-06-07', 0.6]]],
    [
      'Invoice date: 5.6.2024\nInvoice date: 6.6.2024',
      [
        ['2024-06-05', 0.82],
        ['2024-06-06', 0.818],
      ],
    ],
    [
      'Invoice date: 5.6.2024\nDate: 6.6.2024',
      [
        ['2024-06-05', 0.97],
        ['2024-06-06', 0.85],
      ],
    ],
    ['Invoice date: 05/06/2024', [['2024-06-05', 0.7]]],
  ])('is read from %j', (text, dates) => {
    expect(findDates(text)).toEqual(dates);
  });

  it('follows the date order of the document, or less certainly that of the country', () => {
    const text = 'Invoice date: 05/06/2024';
    expect([findDates(text, 'US'), findDates(text, 'FR')]).toEqual([[['2024-05-06', 0.85]], [['2024-06-05', 0.85]]]);
    expect(findDates(`${text}\nPaid 13/05/2024`, 'US')).toEqual([['2024-06-05', 0.97]]);
    expect(findDates('Invoice date: 2024-06-05', 'US')).toEqual([['2024-06-05', 0.97]]);
  });

  it.each([
    ['Husum, den 7. Mai 2026'],
    ['Aix-en-Provence, le 7 mai 2026'],
    ['Palma de Mallorca, 7 de mayo de 2026'],
    ['Toledo, a 7 de mayo de 2026'],
    ['Reggio Emilia, 7 maggio 2026'],
    ['Łódź, 7.05.2026 r.'],
    ['St. Gallen, 7. Mai 2026'],
    ['İzmir, 7 Mayıs 2026'],
  ])('is read from the head of a letter, %j', (head) => {
    const letter = `
Seller Street 5                      ${head}

Invoice no. 12
We delivered on 21.03.2026 and on 05.05.2026:

Item                 Qty      Price      Amount
Vase, 1.2.2026       1        10.00      10.00
`;
    expect(findDates(letter)[0]?.[0]).toBe('2026-05-07');
  });

  it('is that of a letter rather than that of a document in the middle of a sentence', () => {
    const letter = `
Seller Street 5                      Husum, den 19. Mai 2026

2. Mahnung

leider konnten wir auch nach unserer letzten
Zahlungserinnerung vom 30. April 2026 noch keinen Eingang Ihrer Zahlung feststellen
`;
    expect(findDates(letter)[0]?.[0]).toBe('2026-05-19');
  });

  it('is not the date of a stay in the first row of a table whose columns are not understood', () => {
    const bill = `
Seller Street 5                      Husum, 11.05.2026

Datum        Leistung      Anz.      Preis       EUR         USt
08.05.26     Zimmer             1           128,00      128,00    10%
`;
    expect(findDates(bill)[0]?.[0]).toBe('2026-05-11');
  });

  it('is the only date that stands alone at the head of a letter', () => {
    const writeLetter = (head: string) => `
${head}
Woodford & Sons Ltd
4 Mill Lane

For our visits of 21.03.2026 and 05.04.2026 we charge £40.00.
Please pay by 30.05.2026.
`;
    expect(findDates(writeLetter('                      7 May 2026'))).toEqual([['2026-05-07', 0.65]]);
    expect(findDates(writeLetter('7 May 2026            8 May 2026'))[0]?.[1]).toBe(0.45);
    expect(findDates(writeLetter('7 May 2026\n\n2 May 2026      Tuning      £40.00'))[0]).toEqual(['2026-05-07', 0.65]);
    expect(findDates(writeLetter('Delivery date\n7 May 2026'))[0]?.[1]).toBe(0.45);
  });

  it('is rather the date alone above the items than one mentioned in a sentence', () => {
    const writeInvoice = (head: string) => `
${head}

Concepto           Cantidad   Precio     Importe
Florero            1          10,00      10,00

Por favor, haced la transferencia antes del 31/05/2026
`;
    expect(findDates(writeInvoice('11 de mayo de 2026'))[0]).toEqual(['2026-05-11', 0.65]);
    expect(findDates(writeInvoice('Kraxi'))).toEqual([['2026-05-31', 0.7]]);
    expect(findDates(writeInvoice('11 de mayo de 2026            12 de mayo de 2026'))).toEqual([['2026-05-31', 0.7]]);
    expect(findDates(writeInvoice('Fecha: 12/05/2026             11 de mayo de 2026'))[0]?.[0]).toBe('2026-05-12');
  });

  it.each([
    [
      'English',
      'Credit note no.   Date        Against invoice   Invoice date',
      '77                9.6.2024    12                5.6.2024',
    ],
    [
      'Dutch',
      'Creditnotanr.     Datum       Bij factuur       Factuurdatum',
      '77                9.6.2024    12                5.6.2024',
    ],
    ['German', 'Gutschrift-Nr.: 77\nDatum: 9.6.2024', 'zu Rechnung: 12\nRechnungsdatum: 5.6.2024'],
    ['French', 'AVOIR\nn° 77\ndu 9.6.2024', 'N° facture d’origine : 12 du 5.6.2024'],
    ['Italian', 'NOTA DI CREDITO\nn. 77\ndel 9.6.2024', 'Numero fattura originale: 12 del 5.6.2024'],
    ['Spanish', 'Abono\nn.º 77\nFecha 9.6.2024', 'N.º factura rectificada: 12 de 5.6.2024'],
    ['Portuguese', 'Nota de crédito\nn.º 77\nde 9.6.2024', 'N.º fatura original: 12 de 5.6.2024'],
    ['Polish', 'Faktura korygująca\nnr 77\nz dnia 9.6.2024', 'Nr faktury korygowanej: 12 z dnia 5.6.2024'],
  ])('of an %s credit note is its own rather than that of the original invoice', (_language, first, second) => {
    expect(findDates(`${first}\n${second}`)[0]?.[0]).toBe('2024-06-09');
  });

  it.each([
    ['Data wystawienia: 6 listopada', '2024'],
    ['Data wystawienia: 2024-11-', '06'],
    ['Data wystawienia: 6', 'listopada 2024'],
  ])('is read if it ends on the next line, %j', (first, second) => {
    const text = `Sklep Zielony            ${first}\nul. Polna                ${second}`;
    expect(findDates(text)[0]?.[0]).toBe('2024-11-06');
    expect(findDates('Sklep Zielony            Faktura 6\nul. Polna                listopada 2024')).toEqual([]);
  });

  it('is the one beside a label rather than that of another document in a sentence', () => {
    expect(findDates('Date: 9.6.2024\nThis credits invoice 12 of 5.6.2024.')[0]).toEqual(['2024-06-09', 0.85]);
    expect(findDates('Leeds, 9.6.2024\nOur proforma invoice 12 of 5.6.2024')[0]).toEqual(['2024-06-09', 0.8]);
    expect(findDates('Como, 9.6.2024\nrif. nostra parcella n. 12 del 5.6.2024')[0]).toEqual(['2024-06-09', 0.8]);
    expect(findDates('Our invoice 12 of 5.6.2024')).toEqual([['2024-06-05', 0.7]]);
  });

  it.each([
    ['English', 'Delivery note 12 dated 5.6.2024\nDate: 9.6.2024'],
    ['French', 'Bon de livraison 12 du 5.6.2024\nDate : Lyon, le 9.6.2024'],
    ['German', 'wegen des Vergleichs vom 5.6.2024\nKiel, den 9.6.2024'],
    ['Czech', 'Objednávka:   e-mail ze dne 5.6.2024\nDatum: 9.6.2024'],
    ['Polish', 'umowa z dnia 5.6.2024\nData: 9.6.2024'],
  ])('is not that of another document that a %s word joins to it', (_language, text) => {
    expect(findDates(text)[0]?.[0]).toBe('2024-06-09');
  });

  it('is no date of birth, although a name and a comma precede that', () => {
    expect(findDates('Patient      Fuchs Reto, geb. 14.03.1979\nNr. 4711 · 19.10.2026')[0]?.[0]).toBe('2026-10-19');
  });

  it('is the one beside a known label rather than beside one that only begins like it', () => {
    expect(findDates('Date received: 5.6.2024\nDate: 9.6.2024')[0]).toEqual(['2024-06-09', 0.85]);
    expect(findDates('Date received   Date\n5.6.2024        9.6.2024')[0]).toEqual(['2024-06-09', 0.81]);
  });

  it('is taken without a label from the first page only', () => {
    expect(listValues(findDate(readPages('London', 'Leeds, 5.6.2024'), null))).toEqual([]);
  });
});

it('the due date is most certain beside its label, and uncertain if several differ', () => {
  const findDueDates = (text: string) => listValues(findDueDate(readPages(text), null));
  expect(findDueDates('Due date: 7.6.2024')).toEqual([['2024-06-07', 0.95]]);
  expect(findDueDates('Due date\n7.6.2024')).toEqual([['2024-06-07', 0.9]]);
  expect(findDueDates('Due date: 7.6.2024\nDue date: 8.6.2024')).toEqual([
    ['2024-06-07', 0.45],
    ['2024-06-08', 0.45],
  ]);
  expect(findDueDates('Due date: 7.6.2024\nDue date: 7.6.2024')).toEqual([['2024-06-07', 0.95]]);
});

describe('the currency', () => {
  const findCurrencies = (text: string, country: string | null = null, date: string | null = null) => {
    const document = readPages(text);
    return listValues(findCurrency(document, readTotals(document, []), { country, date }));
  };

  it.each([
    ['Currency: EUR', null, [['EUR', 0.97]]],
    ['Currency: (EUR)', null, [['EUR', 0.97]]],
    ['Total 5.00 EUR', null, [['EUR', 0.96]]],
    [
      'Total 5.00 EUR\nNet total 4.00 GBP',
      null,
      [
        ['EUR', 0.6],
        ['GBP', 0.6],
      ],
    ],
    ['Total     EUR     5.00', null, [['EUR', 0.96]]],
    ['Total      Q      5.00', null, []],
    ['Total     R 5.00', null, [['ZAR', 0.96]]],
    ['Total     5.00 R', null, []],
    ['Total     189.000đ', null, [['VND', 0.96]]],
    ['Bolts 5.00 EUR', null, [['EUR', 0.93]]],
    ['Bolts 5.00€', null, [['EUR', 0.93]]],
    ['Bolts S$5.00', null, [['SGD', 0.93]]],
    ['Bolts 5 EUR\nNuts 6 EUR\nNails 7 EUR\nRods 8 GBP', null, [['EUR', 0.8]]],
    ['Bolts 5 EUR\nNuts 6 EUR\nRods 8 GBP', null, [['EUR', 0.55]]],
    ['Bolts', 'FR', [['EUR', 0.6]]],
    ['Bolts', null, []],
    ['Total $5.00', null, [['USD', 0.86]]],
    ['Total $5.00', 'CA', [['CAD', 0.96]]],
    ['Total 5.00 kr', 'NO', [['NOK', 0.96]]],
    ['Bolts kr', 'NO', [['NOK', 0.6]]],
    ['Prices (€)', null, [['EUR', 0.93]]],
    ['Apples 2.00€/kg', null, [['EUR', 0.93]]],
    ['Deniz Ltd. $ti.', 'TR', [['TRY', 0.6]]],
    ['Yelken A.$.', 'TR', [['TRY', 0.6]]],
    ['FI$ NO 12', 'TR', [['TRY', 0.6]]],
    ['Total USD$ 5.00', null, [['USD', 0.93]]],
    ['Prices in US$', null, [['USD', 0.93]]],
    ['Bolts 5 kr', 'NO', [['NOK', 0.93]]],
    ['BIC PEN BLUE     2.50', null, []],
    ['BIC PEN     12     2.50', null, []],
    ['TRY OUR NEW COFFEE', null, []],
    ['12 PEN', null, []],
    ['RON 95     87.20', null, []],
    ['SHOWER GEL 250', null, []],
    ['PAPER CUP     5.00', null, []],
    ['Report for Q3 2024', null, []],
    ['Quote Q-2291', null, []],
    ['Total     Q 12.50', null, [['GTQ', 0.96]]],
    ['HAIR GEL 3.99', null, []],
    ['Total for ALL     12.50', null, []],
    ['Bolts     PEN 12.50', null, [['PEN', 0.93]]],
    ['Bolts 2.50 TRY', null, [['TRY', 0.93]]],
    ['Amount (PEN)     Tax', null, [['PEN', 0.93]]],
    ['Total PEN     12.50', null, [['PEN', 0.96]]],
    ['Total KES 1,200.00', null, [['KES', 0.96]]],
    ['Total ksh1,200.00', null, [['KES', 0.96]]],
    ['Total ZMW 1,200.00', null, [['ZMW', 0.96]]],
    ['Total     XPF     1,200.00', null, [['XPF', 0.96]]],
    ['Bolts 5.00 JMD', null, [['JMD', 0.93]]],
    ['BOLTS FJD', null, []],
    ['Weight 1,200.00 KGS', null, []],
    ['Currency: KGS', null, [['KGS', 0.97]]],
    ['Currency: MZN', null, [['MZN', 0.97]]],
    ['Total     12,50 KM', null, [['BAM', 0.96]]],
    ['Trip     120.5 KM', null, []],
    ['Trip     1500 KM', null, []],
    ['Total     75,50 Kn', null, [['HRK', 0.96]]],
    ['NIS: 000120340056789', null, []],
    ['Total     NIS 1,200.00', null, [['ILS', 0.96]]],
    ['Prices (SAR)', null, [['SAR', 0.93]]],
    ['Servicio Agrícola Regional (SAR)', null, []],
    ['Saudi Arabian Riyal (SAR)', null, [['SAR', 0.93]]],
  ])('is read from %j in %s', (text, country, currencies) => {
    expect(findCurrencies(text, country)).toEqual(currencies);
  });

  it.each([
    ['HR', '2022-12-31', 'HRK'],
    ['HR', '2023-01-01', 'EUR'],
    ['HR', null, 'EUR'],
    ['BG', '2025-06-30', 'BGN'],
    ['BG', '2026-01-01', 'EUR'],
    ['FR', '2001-05-02', 'FRF'],
    ['US', '1999-05-02', 'USD'],
  ])('is that of %s on %s without a sign: %s', (country, date, currency) => {
    expect(findCurrencies('Bolts', country, date)).toEqual([[currency, 0.6]]);
  });
});

it('the currency comes with what it was read from', () => {
  const findRules = (text: string, country: string | null = null) => {
    const document = readPages(text);
    const found = findCurrency(document, readTotals(document, []), { country, date: null });
    return found.map(({ rule, box }) => `${rule} at ${box?.x}`);
  };
  expect(findRules('Currency: EUR')).toEqual(['currency:currency at 80']);
  expect(findRules('Total 5.00 EUR')).toEqual(['currency:total at 60']);
  expect(findRules('Bolts 5.00 EUR')).toEqual(['currency:sign at 85']);
  expect(findRules('Bolts', 'FR')).toEqual(['currency:FR at 30']);
});

describe('the payment method', () => {
  const NO_CONTEXT = { type: null, account: null };
  const ACCOUNT = 'IBAN DE48 1635 0645 4840 2499 09';

  it.each([
    ['Paid (Visa ending in 4471)', 'credit_card'],
    ['Paid cash', 'cash'],
    ['Billed to\nVisa .... 4471', 'credit_card'],
    ['Your Visa Debit ending in 4471 is used on 5 June.', 'debit_card'],
    ['Modulo di pagamento\nCarta di credito', 'credit_card'],
    ['Ship to Ann Lee, London. Payment method:\nCash', 'cash'],
    ['Payment method\nCredit Card / Debit Card', 'credit_card'],
    ['Paying via: Cash', 'cash'],
    ['Deze factuur is vooruitbetaald met credit card.', 'credit_card'],
    ['Voldaan per PIN 12-05-2026', 'debit_card'],
    ['Zapłacono gotówką', 'cash'],
    ['Zaplaceno kreditní kartou online', 'credit_card'],
    ['Uhradené debetnou kartou', 'debit_card'],
    ['Please pay by direct deposit within 7 days.', 'bank_transfer'],
    ['We will collect 20.00 on or after 4 May by Direct Debit', 'direct_debit'],
    ['This is charged to your Mastercard. Or would you prefer a bank transfer?', 'credit_card'],
    ['Wir buchen: am 04.05.2026 buchen wir im SEPA-Lastschriftverfahren von Ihrem Konto ab.', 'direct_debit'],
    ['Total  12.50\n13.05.26   VISA XXXX XXXX XXXX 4471   12.50', 'credit_card'],
    ['TOTAL   62,39\nTARJETA DEBITO   ************5519\nImporte cobrado   62,39', 'debit_card'],
    ['Att betala SEK   1 646,30\nVISA KREDIT   -1 646,30', 'credit_card'],
    ['13/05/26   Carte bancaire - Visa ************4471   12,50', 'credit_card'],
  ])('is stated by %j', (text, type) => {
    expect(findPayments(text).map(([value]) => value)).toEqual([type]);
  });

  it.each([
    ['Bitte überweisen Sie den Betrag innerhalb von 14 Tagen.', 'bank_transfer'],
    ['Votre facture sera prélevée le 20 mai.', 'direct_debit'],
    ['Der Betrag wird am 12.05.2026 von Ihrem Konto DE•• •••• •••• abgebucht.', 'direct_debit'],
    ['We schrijven het bedrag rond 27 januari automatisch af van uw rekening.', 'direct_debit'],
    [
      'Die Summe wird nicht vor dem 12.05.2026 von Ihrem Konto AT•• •••• •••• •••• 7750 bei der\nSparkasse im Ennstal abgebucht. Danke!',
      'direct_debit',
    ],
    ['Summa veloitetaan aikaisintaan 12.5.2026 tililtänne.', 'direct_debit'],
    ['Bitte nennen Sie Ihr Konto. Der Beitrag wird vom Lohn abgebucht.', undefined],
    ['Bitte nennen Sie Ihr Konto\n\n\nEs wird nichts abgebucht.', undefined],
    ['The amount will be debited from your account on 5 June.', 'direct_debit'],
    ['Nous vous prions de virer le montant sur notre compte.', 'bank_transfer'],
    ['The amount is collected by direct debit.\nPlease do not transfer it by bank transfer.', 'direct_debit'],
    ['Der Betrag wird mit SEPA-Firmenlastschrift\neingezogen. Bitte nicht überweisen.', 'direct_debit'],
    ['Le montant sera prélevé le 20 mai.\nPas de virement, merci.', 'direct_debit'],
    ['Please do not pay by bank transfer.', undefined],
    ['Ödemenizi havale/EFT ile yapınız.', 'bank_transfer'],
    [`Please pay within 14 days to ${ACCOUNT}`, 'bank_transfer'],
    ['Use a bank transfer, PayPal or a cheque.', undefined],
    [`Pay by card in the app, or to ${ACCOUNT}\nBank transfer or cheque`, undefined],
    [`Amount due 0.00\n${ACCOUNT}`, undefined],
    [
      'Item            Qty   Price   Amount\nBank transfer   1     5.00    5.00\nTotal                         5.00',
      undefined,
    ],
    ['Save the next time: call us about your card.', undefined],
    ['Please make cheques payable to Kraxi Ltd.', 'check'],
    ["Règlement par chèque à l'ordre de Kraxi.", 'check'],
    ['We check each parcel.', undefined],
    ['Bankgiro 5042-1189   Att betala SEK', 'bank_transfer'],
    ['Account 21884077, sort code 30-96-41', 'bank_transfer'],
    ['A/c no: 0117083000004462\nBranch & IFS Code: Leeds & SIBL0000117', 'bank_transfer'],
    [
      'Item            Qty   Price   Amount\nBolt            1     5.00    5.00\nPay by bank transfer          Total    5.00',
      'bank_transfer',
    ],
  ])('is implied by %j', (text, type) => {
    expect(findPayments(text)[0]?.[0]).toBe(type);
  });

  it('is not implied by the account on a credit note', () => {
    expect(findPayments(ACCOUNT, 'credit_note')).toEqual([]);
  });

  it('that is stated outweighs others that are named', () => {
    expect(findPayments('Paid by credit card\nBank transfer details')[0]).toEqual(['credit_card', 0.88]);
  });

  const findPayments = (text: string, type: DocumentType = 'invoice') => {
    const document = readPages(text);
    return listValues(findPayment(document, { type, account: findIban(document, [])[0] ?? null }));
  };

  it.each([
    ['Payment method: Bank transfer', [['bank_transfer', 0.88]]],
    ['Payment method\nCash', [['cash', 0.88]]],
    ['Modalità di regolamento: Bonifico bancario a vista', [['bank_transfer', 0.88]]],
    ['Payment method: Cash or bank transfer', []],
    ['Paid by credit card', [['credit_card', 0.88]]],
    ['Payment method: Cash\nPayment method: Cash', [['cash', 0.88]]],
    [
      'Payment method: Cash\nPaid by credit card',
      [
        ['cash', 0.45],
        ['credit_card', 0.45],
      ],
    ],
    ['Payment method\n                    text\nCash', [['cash', 0.88]]],
    ['Payment method\n                    text\n                    text\nCash', []],
    ['Payment method        Amount due\nDirect debit        120.00', [['direct_debit', 0.88]]],
    ['Payment method: Card', [['credit_card', 0.88]]],
    ['Payment method: Debit card', [['debit_card', 0.88]]],
    ['Payment: Bank transfer', [['bank_transfer', 0.88]]],
    ['Payment within 30 days', []],
    ['Total  12.50\nCard  12.50', [['credit_card', 0.75]]],
    ['Total  1,500\nCard  1,500', [['credit_card', 0.75]]],
    ['Total  12.50\nCard 7081 4418 0021 3306 ABC\nSum 3306  12.50', []],
    ['Gesamt  12,50 €\nKarte  12,50 €', [['credit_card', 0.75]]],
    ['Total  12.50\nBirthday card  3.50', []],
    ['Total  12.50\nCard  3.50', []],
    ['Total  12.50\nCash  20.00\nChange  7.50', [['cash', 0.75]]],
    [
      'Total  12.50\nPaid  12.50\nCash  10.00\nCard  12.50',
      [
        ['cash', 0.45],
        ['credit_card', 0.45],
      ],
    ],
    ['Invoice number: Cash', []],
    ['We are paid by cash and by credit card', []],
    ['Thank you', []],
  ])('is read from %j', (text, types) => {
    expect(findPayments(text)).toEqual(types);
  });

  it('comes with what it was read from', () => {
    const findRules = (text: string) => findPayment(readPages(text), NO_CONTEXT).map(({ rule }) => rule);
    expect(findRules('Payment method: Cash')).toEqual(['payment:paymentmethod']);
    expect(findRules('Paid in full with cash')).toEqual(['payment:paid with']);
  });

  it('has the box of its own cell', () => {
    expect(findPayment(readPages('Payment method: Cash        Thank you'), NO_CONTEXT)[0]?.box).toMatchObject({
      x: 110,
      width: 20,
    });
  });
});

describe('the language', () => {
  const readLanguage = (text: string) => findLanguage(readPages(text))[0] ?? null;
  const english = 'the invoice and the amount of your order is due with this date';
  const german = 'die Rechnung und der Betrag ist mit dem Datum nicht zur Zahlung fällig';

  it('is the one with the most frequent words, if there are enough', () => {
    expect(readLanguage(english)?.value).toBe('en');
    expect(readLanguage(german)?.value).toBe('de');
    expect(readLanguage('the of and')).toBeNull();
    expect(readLanguage('Bolts Nuts Nails')).toBeNull();
  });

  it('is unknown if two are mixed', () => {
    expect(readLanguage(`${english} ${german}`)).toBeNull();
  });
});

describe('the tax number', () => {
  const readTaxNumber = (text: string) => {
    const document = readPages(text);
    const [best] = collectTaxNumbers(document, findPartyBlocks(document), []);
    return best && best.confidence >= 0.5 ? best.value : null;
  };

  it.each([
    ['VAT no: DE136695976', 'DE136695976'],
    ['VAT no: DE136695977', 'DE136695977'],
    ['DE136695976', 'DE136695976'],
    ['DE136695977', null],
    ['VAT no\nDE136695976', 'DE136695976'],
    ['VAT no: DE 136 695 976', 'DE136695976'],
    ['VAT No. 607 7217 44', '607721744'],
    ['Your VAT no: DE136695976', null],
    ['Az Önök adószáma: 23184073-2-13', null],
    ['NIP nabywcy: 5260250274\nNIP: 7740001454', '7740001454'],
    ['VAT no: XY123456789', 'XY123456789'],
    ['VAT no: 123456', null],
    ['Seller:\nVAT no: DE136695976', 'DE136695976'],
    ['Buyer:\nKraxi Ltd\nVAT no: DE136695976\n\nSeller:\nAcme AG\nVAT no: FR40303265045', 'FR40303265045'],
    ['VKN: 4540536920', '4540536920'],
    ['V.D.: Çankaya / 4540536920', '4540536920'],
    ['V.D.: Çankaya / 123456789', null],
    ['IČO: 85705951', '85705951'],
    ['VAT no: DE136695976\nVAT no: DE136695976', 'DE136695976'],
  ])('is read from %j', (text, number) => {
    expect(readTaxNumber(text)).toBe(number);
  });
});
