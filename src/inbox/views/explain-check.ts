import { isDay } from '../client/clock.ts';
import type { CheckValueName, WholeInvoiceFragment } from '../generated/graphql.ts';
import { fillText } from '../language/fill-text.ts';
import type { Speech, Texts } from '../language/language.ts';

export type ExplainedCheck = WholeInvoiceFragment['checks'][number];
type Value = ExplainedCheck['values'][number];

/** The places in the sentences for a value, and for what it was compared with. */
const PLACES: Readonly<Record<CheckValueName, readonly [value: string, other: string]>> = {
  BUYER_NAME: ['buyer', 'usual'],
  COMPANY_NAME: ['name', 'known'],
  COUNTRY: ['country', ''],
  CURRENCY: ['currency', ''],
  HF_ID: ['invoice', ''],
  IBAN_END: ['end', 'otherEnd'],
  INVOICE_COUNT: ['count', ''],
  INVOICE_DATE: ['date', ''],
  INVOICE_NUMBER: ['number', 'otherNumber'],
  TAX_NUMBER: ['taxNumber', ''],
  TOTAL_PRICE: ['sum', 'total'],
  TOTAL_VAT: ['sum', 'total'],
  VAT_RATE: ['rate', ''],
};
const DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * What a check says, in the language of the page; null if the page has no sentence for it.
 *
 * @param currency that of the invoice
 */
export function explainCheck(
  { code, values }: ExplainedCheck,
  currency: string | null | undefined,
  speech: Speech,
): string | null {
  const names = new Set(values.map(({ name }) => name));
  // If the page and the e-invoice have different currencies, an amount may be in either of them.
  const unit = names.has('CURRENCY') ? null : currency;
  const show = (name: CheckValueName, value: string | null | undefined) =>
    value == null ? '–' : showValue(name, value, unit, speech);
  const places = Object.fromEntries(
    values.flatMap(({ name, value, other }) => {
      const [place, otherPlace] = PLACES[name] ?? ['', ''];
      return [
        [place, show(name, value)],
        [otherPlace, show(name, other)],
      ];
    }),
  );
  const known: Readonly<Record<string, string>> = speech.texts;
  const differences = values.map((value) => describeDifference(value, show, speech.texts)).join('; ');
  const text = known[`why_${chooseVariant(code, names)}`];
  const sentence = text === undefined ? null : fillText(text, { ...places, differences });
  // A value that the sentence needs is missing.
  return sentence === null || /\{\w+\}/.test(sentence) ? null : sentence;
}

function chooseVariant(code: ExplainedCheck['code'], names: ReadonlySet<CheckValueName>): string {
  if (code === 'TAX_NUMBER') return names.has('COUNTRY') ? 'TAX_NUMBER_FORMAT' : 'TAX_NUMBER_DIGIT';
  if (code === 'DUPLICATE') return names.has('INVOICE_NUMBER') ? 'DUPLICATE_NUMBER' : 'DUPLICATE_FILE';
  return code;
}

function describeDifference(
  { name, value, other }: Value,
  show: (name: CheckValueName, value: string | null | undefined) => string,
  texts: Texts,
): string {
  return fillText(texts.difference, {
    field: nameField(name, texts),
    page: show(name, value),
    stated: show(name, other),
  });
}

function nameField(name: CheckValueName, texts: Texts): string {
  switch (name) {
    case 'INVOICE_DATE':
      return texts.f_invoiceDate;
    case 'INVOICE_NUMBER':
      return texts.f_invoiceNumber;
    case 'TOTAL_PRICE':
      return texts.f_totalPrice;
    case 'CURRENCY':
      return texts.f_currency;
    default:
      return texts.supplier;
  }
}

function showValue(
  name: CheckValueName,
  value: string,
  currency: string | null | undefined,
  { format }: Speech,
): string {
  switch (name) {
    case 'TOTAL_PRICE':
    case 'TOTAL_VAT':
      return DECIMAL.test(value) ? format.money(value, currency) : value;
    case 'VAT_RATE':
      return DECIMAL.test(value) ? format.percent(value) : value;
    case 'INVOICE_DATE':
      return isDay(value) ? format.day(value) : value;
    case 'COUNTRY':
      return format.country(value);
    case 'INVOICE_COUNT':
      return format.count(Number(value));
    default:
      return value;
  }
}
