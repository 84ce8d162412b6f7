type Unit = 'k' | 'p' | 'm' | 'l';

/** UN/ECE Recommendation 20 and 21 codes that mean exactly one of the service's units. Multiples (tonne, kilometre) do not. */
const CODES: Readonly<Record<Unit, readonly string[]>> = {
  k: ['KGM'],
  p: ['H87', 'C62', 'EA', 'PCE', 'XPP', 'NAR', 'XNAR', 'XEA', 'XPCE'],
  m: ['MTR'],
  l: ['LTR'],
};
const UNIT_BY_CODE = new Map(
  Object.entries(CODES).flatMap(([unit, codes]) => codes.map((code) => [code, unit as Unit])),
);

/** The service's unit for a UN/ECE Recommendation 20 code (EN 16931 BT-130), or null. */
export function findUnitByCode(code: string | null): Unit | null {
  return code === null ? null : (UNIT_BY_CODE.get(code.toUpperCase()) ?? null);
}

/** Usual texts of `UnitaMisura` on Italian invoices, which is free text. */
const ITALIAN: Readonly<Record<string, Unit>> = {
  KG: 'k',
  KGM: 'k',
  KILOGRAMMI: 'k',
  CHILOGRAMMI: 'k',
  PZ: 'p',
  PEZZI: 'p',
  PEZZO: 'p',
  NR: 'p',
  'N.': 'p',
  N: 'p',
  NUM: 'p',
  NUMERO: 'p',
  PCE: 'p',
  C62: 'p',
  H87: 'p',
  EA: 'p',
  M: 'm',
  MT: 'm',
  ML: 'm',
  METRI: 'm',
  MTR: 'm',
  L: 'l',
  LT: 'l',
  LITRI: 'l',
  LTR: 'l',
};

/** The service's unit for the free text of a FatturaPA line, or null. */
export function findUnitByItalianText(text: string | null): Unit | null {
  if (text === null) return null;
  const word = text.toUpperCase();
  return ITALIAN[word] ?? ITALIAN[word.replace(/\.$/, '')] ?? null;
}

/** The service's unit for a code of Facturae's list of units (`UnitOfMeasureType`), or null. */
export function findUnitByFacturaeCode(code: string | null): Unit | null {
  switch (code) {
    case '01':
      return 'p';
    case '03':
      return 'k';
    case '04':
      return 'l';
    case '25':
      return 'm';
    default:
      return null;
  }
}

/** Facturae's codes of units (`UnitOfMeasureType`) as codes of UN/ECE Recommendation 20. */
const FACTURAE: Readonly<Record<string, string>> = {
  '01': 'C62',
  '02': 'HUR',
  '03': 'KGM',
  '04': 'LTR',
  '15': 'CLT',
  '16': 'CMT',
  '18': 'DZN',
  '21': 'GRM',
  '22': 'KMT',
  '25': 'MTR',
  '26': 'MMT',
  '33': 'MTQ',
  '34': 'SEC',
  '36': 'KWH',
};

/** The UN/ECE Recommendation 20 code for a code of Facturae's list of units; null for other containers. */
export function findUnitCodeOfFacturae(code: string | null): string | null {
  return FACTURAE[code ?? ''] ?? null;
}
