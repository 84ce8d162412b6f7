/** The service's values of `payment_type`. */
export type PaymentType =
  'cash' | 'credit_card' | 'debit_card' | 'bank_transfer' | 'direct_debit' | 'check' | 'online' | 'other';

function buildTable(rows: Readonly<Partial<Record<PaymentType, readonly string[]>>>): ReadonlyMap<string, PaymentType> {
  return new Map(Object.entries(rows).flatMap(([type, codes]) => codes.map((code) => [code, type as PaymentType])));
}

/**
 * UNTDID 4461. Code 1 (not defined) and ZZZ (mutually agreed) are not payment types. Debits through an automated clearing house are
 * initiated by the payee and so are direct debits; giros are transfers.
 */
const UNTDID_4461 = buildTable({
  cash: ['10'],
  check: ['20', '21', '22', '23', '25', '26', '91', '92'],
  bank_transfer: [
    ...['2', '5', '6', '9', '11', '13', '15', '17', '19', '28', '30', '31', '32', '34', '35', '37', '39', '41', '42'],
    ...['45', '46', '47', '50', '51', '52', '53', '56', '58', '69', '93', '94', '95'],
  ],
  direct_debit: ['3', '4', '7', '12', '14', '16', '18', '27', '29', '33', '36', '38', '40', '43', '49', '59'],
  credit_card: ['48', '54'],
  debit_card: ['55'],
  online: ['68'],
  other: [
    ...['8', '24', '44', '57', '60', '61', '62', '63', '64', '65', '66', '67', '70'],
    ...['74', '75', '76', '77', '78', '96', '97', '98'],
  ],
});

/** `ModalitaPagamento` of FatturaPA, table MP01 to MP23. */
const FATTURAPA = buildTable({
  cash: ['MP01', 'MP04'],
  check: ['MP02', 'MP03'],
  bank_transfer: ['MP05', 'MP07', 'MP15', 'MP18'],
  credit_card: ['MP08'],
  direct_debit: ['MP09', 'MP10', 'MP11', 'MP12', 'MP16', 'MP17', 'MP19', 'MP20', 'MP21'],
  online: ['MP23'],
  other: ['MP06', 'MP13', 'MP14', 'MP22'],
});

/** `PaymentMeans` of Facturae 3.2. */
const FACTURAE = buildTable({
  cash: ['01'],
  direct_debit: ['02'],
  bank_transfer: ['04', '15'],
  check: ['11', '16', '17'],
  credit_card: ['19'],
  other: ['03', '05', '06', '07', '08', '09', '10', '12', '13', '14', '18'],
});

function lookUp(table: ReadonlyMap<string, PaymentType>, codes: readonly string[]): PaymentType | null {
  return codes.map((code) => table.get(code.toUpperCase())).find((type) => type !== undefined) ?? null;
}

/** The payment type of the first known UNTDID 4461 code (EN 16931 BT-81), or null. */
export function findPaymentTypeOfUntdid(codes: readonly string[]): PaymentType | null {
  return lookUp(
    UNTDID_4461,
    codes.map((code) => code.replace(/^0+(?=\d)/, '')),
  );
}

/** The payment type of the first known FatturaPA code, or null. */
export function findPaymentTypeOfFatturaPa(codes: readonly string[]): PaymentType | null {
  return lookUp(FATTURAPA, codes);
}

/** The payment type of the first known Facturae code, or null. */
export function findPaymentTypeOfFacturae(codes: readonly string[]): PaymentType | null {
  return lookUp(FACTURAE, codes);
}
