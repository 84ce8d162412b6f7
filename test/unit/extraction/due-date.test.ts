import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { readEInvoice, extractValues } from '../../support/e-invoices.js';
import { pageOf } from '../../support/page-of.js';

const UBL_MEANS = '</cbc:PaymentMeansCode>';
const FATTURAPA_PAYMENT = '</ModalitaPagamento>';

function writeCiiTerms(date: string): string {
  return `<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">${date}</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>`;
}

function writeInstallment(date: string): string {
  return `<Installment><InstallmentDueDate>${date}</InstallmentDueDate></Installment>`;
}

describe('a day in a demand for a transfer', () => {
  it.each([
    'Nous vous prions de virer le montant au plus tard le 30/06/2026 sur notre compte.',
    'Please transfer the amount to our account by 30/06/2026.',
    'Le rogamos transferir el importe antes del 30/06/2026.',
  ])('is the due date: %s', (sentence) => {
    const findings = findValues([pageOf(`Invoice 12\n\n${sentence}`)]);
    expect(rankFindings(findings).due_date?.chosen.value).toBe('2026-06-30');
  });
});

describe('the day of a payment', () => {
  const findDay = (text: string) => rankFindings(findValues([pageOf(text)])).due_date?.chosen.value;

  it.each([
    'Payment date: 30/06/2026',
    'Zahlungsdatum: 30.06.2026',
    'Conditions de paiement: 30 jours net\n1 210,00 EUR 30.06.2026',
    'Terms: 48 days (30 June 2026)',
    'DUE DATE (DD/MM/YYYY)\n30/06/2026',
    'À payer avant: 30 juin 2026',
    'Förfalldatum 2026-06-30',
    'Warunki płatności: przelew, termin 30.06.2026.',
  ])('is the due date: %s', (text) => {
    expect(findDay(`Invoice 12 of 13/05/2026\n\n${text}`)).toBe('2026-06-30');
  });

  it('is none if the payment is not after the invoice, or if there are instalments', () => {
    expect(findDay('Invoice 12 of 13/05/2026\n\nPayment date: 13/05/2026')).toBeUndefined();
    const terms = 'Payment: two parts\n605,00 EUR 30.06.2026\n605,00 EUR 31.07.2026';
    expect(findDay(`Invoice 12 of 13/05/2026\n\n${terms}`)).toBeUndefined();
  });
});

describe('the due date of an e-invoice', () => {
  it.each([
    ['UBL', 'ubl.xml', '</cbc:IssueDate>', '<cbc:DueDate>2026-06-30</cbc:DueDate>'],
    ['UBL with the payment', 'ubl.xml', UBL_MEANS, '<cbc:PaymentDueDate>2026-06-30</cbc:PaymentDueDate>'],
    [
      'UBL-TR',
      'ubl-tr.xml',
      '</cbc:IssueDate>',
      '<cac:PaymentMeans><cbc:PaymentDueDate>2026-06-30</cbc:PaymentDueDate></cac:PaymentMeans>',
    ],
    [
      'UBL-TR with the terms',
      'ubl-tr.xml',
      '</cbc:IssueDate>',
      '<cac:PaymentTerms><cbc:PaymentDueDate>2026-06-30</cbc:PaymentDueDate></cac:PaymentTerms>',
    ],
    ['CII', 'cii.xml', '<ram:ApplicableHeaderTradeSettlement>', writeCiiTerms('20260630')],
    ['ZUGFeRD 1', 'zugferd1.xml', '<ram:ApplicableSupplyChainTradeSettlement>', writeCiiTerms('20260630')],
    ['Facturae', 'facturae.xml', '<PaymentDetails>', writeInstallment('2026-06-30')],
    ['FatturaPA', 'fatturapa.xml', FATTURAPA_PAYMENT, '<DataScadenzaPagamento>2026-06-30</DataScadenzaPagamento>'],
  ])('is read from %s', async (_syntax, file, place, addition) => {
    expect((await extractValues(await readEInvoice(file))).due_date).toBeUndefined();
    expect((await extractValues(await readEInvoice(file, { [place]: place + addition }))).due_date).toBe('2026-06-30');
  });

  it('is unknown for instalments on several days, and read if all are on one day', async () => {
    const readInstallments = async (...days: string[]) => {
      const installments = days.map(writeInstallment).join('');
      return extractValues(
        await readEInvoice('facturae.xml', { '<PaymentDetails>': `<PaymentDetails>${installments}` }),
      );
    };
    expect((await readInstallments('2026-06-30', '2026-07-31')).due_date).toBeUndefined();
    expect((await readInstallments('2026-06-30', '2026-06-30')).due_date).toBe('2026-06-30');
  });

  it('is dropped if it is before the invoice date', async () => {
    const readDueDate = async (day: string) =>
      extractValues(
        await readEInvoice('ubl.xml', { '</cbc:IssueDate>': `</cbc:IssueDate><cbc:DueDate>${day}</cbc:DueDate>` }),
      );
    expect(await readDueDate('2026-03-30')).toMatchObject({ invoice_date: '2026-03-31' });
    expect((await readDueDate('2026-03-30')).due_date).toBeUndefined();
    expect((await readDueDate('2026-03-31')).due_date).toBe('2026-03-31');
  });
});

describe('the due date on a page', () => {
  const findDueDateOn = (text: string) => rankFindings(findValues([pageOf(text)])).due_date?.chosen;

  it.each([
    ['English', 'Invoice date: 12 May 2021\nDue date: 11 June 2021', '2021-06-11'],
    ['German', 'Rechnungsdatum: 01.02.2024\nZahlbar bis: 15.02.2024', '2024-02-15'],
    ['French', "Date de facture : 31/01/2022\nDate d'échéance : 02/03/2022", '2022-03-02'],
    ['Turkish', 'Fatura Tarihi: 15.02.2026\nVade Tarihi: 17.03.2026', '2026-03-17'],
    ['Swedish', 'Fakturadatum: 2026-03-01\nFörfallodatum: 2026-03-31', '2026-03-31'],
  ])('is found by its label in %s', (_language, text, expected) => {
    expect(findDueDateOn(text)?.value).toBe(expected);
  });

  it('is found below its label', () => {
    const text = `
Invoice Date:        Due Date:          Reference:
12 May 2021          11 June 2021       PO-778
`;
    expect(findDueDateOn(text)?.value).toBe('2021-06-11');
  });

  it('is unknown if labels give different dates', () => {
    expect(findDueDateOn('Invoice date: 12 May 2021\nDue date: 11 June 2021\nDue date: 11 July 2021')).toBeUndefined();
  });

  it('is dropped if it is before the invoice date', () => {
    expect(findDueDateOn('Invoice date: 12 May 2021\nDue date: 11 May 2021')).toBeUndefined();
  });

  it('is less certain if day and month could be swapped', () => {
    const certain = findDueDateOn('Invoice date: 2021-02-01\nDue date: 2021-03-02');
    const ambiguous = findDueDateOn('Invoice date: 2021-02-01\nDue date: 03/02/2021');
    expect(ambiguous!.confidence).toBeLessThan(certain!.confidence);
  });

  it.each([
    ['English', 'Payment must reach us no later than 11 June 2021.'],
    ['German', 'Bitte überweisen Sie den Betrag bis spätestens 11.06.2021.'],
    [
      'German, on two lines',
      'Zahlbar innerhalb 14 Tagen abzüglich 3 % Skonto (955,33 EUR) oder netto Kassa,\ndas ist bis 11.06.2021.',
    ],
    ['French', 'Montant à régler par virement au plus tard le 11/06/2021'],
    ['French, below the amount', 'Montant total à régler\n                      159,07 €\navant le 11/06/2021'],
    ['Italian', 'Pagamento a mezzo bonifico bancario entro il 11/06/2021'],
    ['Spanish', 'El pago por transferencia bancaria debe realizarse antes del 11/06/2021'],
    ['Dutch', 'Gelieve te betalen vóór 11-06-2021'],
    [
      'German, before its verb',
      'Wir bitten Sie, den Betrag bis zum 11. Juni 2021 auf das unten\ngenannte Konto zu überweisen.',
    ],
    ['German, after its terms', 'Zahlungskonditionen: bis 20.05.2021 mit 2 % Skonto, bis 11.06.2021 netto ohne Abzug.'],
    ['Dutch, before its verb', 'Wij verzoeken u het bedrag uiterlijk 11-06-2021 te voldoen.'],
    ['Swedish', 'Vi ber er betala senast den 11 juni 2021.'],
    ['Finnish', 'Pyydämme maksamaan laskun 11.6.2021 mennessä. Maksuehto: netto'],
    ['Turkish', 'Ödemenizi 11.06.2021 tarihine kadar yapınız.'],
    ['Hungarian', 'Kérjük az összeget 2021.06.11-ig kiegyenlíteni.'],
    ['Czech', 'Částku prosím uhraďte nejpozději do 11.06.2021.'],
    ['Polish', 'Prosimy o płatność przelewem do dnia 11.06.2021'],
  ])('is found in a sentence in %s', (_language, sentence) => {
    expect(findDueDateOn(`Date: 2021-05-12\n${sentence}`)?.value).toBe('2021-06-11');
  });

  it.each([
    ['English', 'The amount will be debited from your account on or after 11 June 2021.'],
    ['English, by its means', 'We will collect 20.00 by direct debit on 11 June 2021.'],
    ['German, before its verb', 'Der Betrag wird am 11.06.2021 von Ihrem Konto abgebucht.'],
    ['German, at the earliest', 'Die Summe wird nicht vor dem 11.06.2021 von Ihrem Konto bei der Bank\nabgebucht.'],
    ['English, at the earliest', 'The balance will be debited from your account no earlier than 11 June 2021.'],
    ['French, at the earliest', 'La somme sera débitée de votre compte pas avant le 11/06/2021.'],
    ['Dutch, at the earliest', 'Het bedrag wordt niet eerder dan 11-06-2021 van uw rekening afgeschreven.'],
    ['Polish, at the earliest', 'Kwota zostanie pobrana z rachunku nie wcześniej niż 11.06.2021.'],
    ['Swedish, at the earliest', 'Beloppet dras inte före 11 juni 2021 från ert konto.'],
    ['Russian, at the earliest', 'Сумма будет списана с вашего счета не ранее 11.06.2021.'],
    ['German, by its means', 'Der Einzug erfolgt per SEPA-Lastschrift zum 11.06.2021.'],
    ['French', 'Cette somme sera prélevée sur votre compte à partir du 11/06/2021.'],
    ['Italian', "L'importo sarà addebitato sul suo conto il 11/06/2021."],
    ['Spanish', 'El importe se cargará en su cuenta el día 11/06/2021.'],
    ['Portuguese', 'O valor será debitado na sua conta no dia 11/06/2021.'],
    ['Dutch, before its verb', 'Het bedrag wordt omstreeks 11-06-2021 van uw rekening afgeschreven.'],
    ['Danish', 'Beløbet trækkes på din konto den 11.06.2021.'],
    ['Norwegian', 'Beløpet trekkes fra kontoen din 11. juni 2021 eller den 11.06.2021.'],
    ['Swedish', 'Beloppet dras från ert konto den 11 juni 2021.'],
    ['Finnish', 'Summa veloitetaan tililtänne 11.6.2021.'],
    ['Polish', 'Kwota zostanie pobrana z konta w dniu 11.06.2021.'],
    ['Czech', 'Částka bude inkasována z účtu dne 11.06.2021.'],
    ['Slovak', 'Suma bude stiahnutá z účtu dňa 11.06.2021.'],
    ['Hungarian, before its verb', 'Az összeget 2021.06.11-én terheljük a számláján.'],
    ['Romanian', 'Suma va fi debitată din cont în data de 11.06.2021.'],
    ['Croatian', 'Vaš račun teretit ćemo dana 11.06.2021.'],
    ['Greek', 'Ο λογαριασμός σας θα χρεωθεί στις 11/06/2021.'],
    ['Turkish, before its verb', 'Tutar hesabınızdan 11.06.2021 tarihinde çekilecektir.'],
    ['Malay', 'Jumlah ini akan didebitkan pada 11/06/2021.'],
  ])('is the day of a collection in %s', (_language, sentence) => {
    expect(findDueDateOn(`Date: 2021-05-12\n${sentence}`)?.value).toBe('2021-06-11');
  });

  it('is not the day of something else in a text about a collection', () => {
    const text = 'Datum: 12.05.2021\nDer Betrag wird abgebucht. Am 11.06.2021 ist unser Büro geschlossen.';
    expect(findDueDateOn(text)).toBeUndefined();
  });

  it('is right beside or below its label rather than after the name of something else', () => {
    const text = `
Data fattura: 12/05/2021
Scadenza condizioni economiche   31/03/2023
Totale       Scadenza
759,80 €     11/06/2021
`;
    expect(findDueDateOn(text)?.value).toBe('2021-06-11');
    expect(findDueDateOn('Invoice date: 12 May 2021\nDue date, net 30 days: 11 June 2021')?.value).toBe('2021-06-11');
  });

  it('is not the last day of something else', () => {
    expect(
      findDueDateOn('Datum: 12.05.2021\nDas Angebot gilt bis zum 11.06.2021. Bitte bezahlen Sie bald.'),
    ).toBeUndefined();
  });

  it('is not the last day of a discount', () => {
    const discount = 'Bei Zahlung bis 20.05.2021 gewähren wir 2 % Skonto.';
    expect(findDueDateOn(`Datum: 12.05.2021\n${discount}`)).toBeUndefined();
    expect(findDueDateOn(`Datum: 12.05.2021\n${discount} Zahlbar ohne Abzug bis zum 11.06.2021.`)?.value).toBe(
      '2021-06-11',
    );
    expect(findDueDateOn('Datum: 12.05.2021\nZahlbar bis 20.05.2021 mit 2 % Skonto')).toBeUndefined();
  });

  it('is not that of an earlier bill or of later instalments', () => {
    const text = `
Rechnungsdatum: 12.05.2021
Den Betrag buchen wir am 25.05.2021 von Ihrem Konto ab.
Ihr neuer Abschlag beträgt 92,00 EUR. Fällig jeweils am 1. des Monats:
01.06., 01.07., 01.08.2021, 04.01., 01.02.2022.
Ihre letzte Rechnung war fällig am 25.04.2021.
`;
    expect(findDueDateOn(text)?.value).toBe('2021-05-25');
  });
});
