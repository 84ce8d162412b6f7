import type { RefusalTexts } from './en.ts';

export const refusalsDe: RefusalTexts = {
  value_currency: 'Geben Sie den Code einer Währung ein, zum Beispiel EUR.',
  value_country: 'Geben Sie den Code eines Landes ein, zum Beispiel DE.',
  value_language: 'Geben Sie den Code einer Sprache ein, zum Beispiel de.',
  value_plain: 'Erlaubt sind nur Buchstaben ohne Akzente, Ziffern und Satzzeichen.',
  value_length: 'Geben Sie {1} bis {2} Zeichen ein.',
  value_tooLong: 'Geben Sie höchstens {1} Zeichen ein.',
  value_blank: 'Das darf nicht leer sein.',
  value_required: 'Das darf nicht fehlen.',
  value_email: 'Geben Sie eine gültige E-Mail-Adresse ein.',
  value_url: 'Geben Sie eine URL mit höchstens 2000 Zeichen ein.',
  value_fourDigits: 'Geben Sie vier Ziffern ein.',
  taken_category: 'Eine Kategorie mit dem Namen {1} gibt es schon.',
  taken_card: 'Die Karte {1} hat schon diese Ziffern.',
  taken_user: 'Das Konto hat schon eine Person mit der Adresse {1}.',
  refused_lastOwner: 'Das ist die letzte Inhaberin des Kontos. Geben Sie diese Rolle zuerst jemand anderem.',
  refused_webhookDisabled: 'Der Webhook ist abgeschaltet. Schalten Sie ihn zuerst ein.',
};
