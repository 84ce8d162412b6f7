import type { CheckTexts } from './en.ts';

export const checksDe: CheckTexts = {
  why_BANK_ACCOUNT_CHANGED:
    'Dieser Lieferant hat dieses Bankkonto noch nicht verwendet: Es endet auf {end}, das der Rechnung {invoice} auf {otherEnd}. Rufen Sie den Lieferanten vor der Zahlung unter einer Nummer an, die Sie schon kennen.',
  why_DUPLICATE_FILE: 'Die Rechnung {invoice} stammt aus derselben Datei. Vergleichen Sie beide, und löschen Sie eine.',
  why_DUPLICATE_NUMBER:
    'Die Rechnung {invoice} hat denselben Lieferanten und dieselbe Nummer ({number}). Vergleichen Sie beide, und löschen Sie eine.',
  why_FURTHER_INVOICES: 'Die Datei enthält {count} Rechnungen. Nur die erste wurde gelesen.',
  why_HYBRID_MISMATCH:
    'Die Seite und die E-Rechnung in dieser PDF-Datei widersprechen sich: {differences}. Klären Sie vor der Zahlung mit dem Lieferanten, was gilt.',
  difference: '{field}: auf der Seite {page}, in der E-Rechnung {stated}',
  why_ITEMS_TOTAL: 'Die Positionen ergeben zusammen {sum}, der Gesamtbetrag ist {total}.',
  why_NOT_ADDRESSED_TO_US:
    'Die Rechnung ist an {buyer} gerichtet, die meisten Ihrer Rechnungen aber an {usual}. Prüfen Sie vor der Zahlung, ob sie für Sie bestimmt ist.',
  why_POSSIBLE_DUPLICATE:
    'Die Rechnung {invoice} dieses Lieferanten hat fast dieselbe Nummer: {otherNumber} statt {number}. Vergleichen Sie beide vor der Zahlung.',
  why_SUPPLIER_NAME_DIFFERS:
    'Der Beleg nennt {name} als Lieferanten, die Steuernummer {taxNumber} gehört aber zu {known}. Klären Sie vor der Zahlung, von wem die Rechnung stammt.',
  why_TAX_NUMBER_DIGIT: 'Die Prüfziffer der Steuernummer {taxNumber} ist falsch. Vielleicht wurde sie falsch gelesen.',
  why_TAX_NUMBER_FORMAT:
    'Die Steuernummer {taxNumber} hat nicht das Format ihres Landes ({country}). Vielleicht wurde sie falsch gelesen.',
  why_VAT_RATE_UNUSUAL:
    'Im Land des Lieferanten ({country}) gibt es keinen Steuersatz von {rate}. Prüfen Sie den Satz, und bitten Sie um eine berichtigte Rechnung, wenn er falsch ist.',
  why_VAT_TOTAL: 'Die Steuerbeträge ergeben zusammen {sum}, die Steuer der Rechnung ist {total}.',
};
