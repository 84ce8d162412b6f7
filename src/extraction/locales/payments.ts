import { foldText } from '../../shared/text.js';
import { phrases } from '../text/phrases.js';

const WORDS: readonly (readonly [string, readonly string[]])[] = [
  [
    'direct_debit',
    phrases(
      `lastschrift | bankeinzug | sepa-lastschrift | direct debit | prélèvement | addebito diretto | rid | domiciliación | domiciliado | automatische incasso | débito direto | polecenie zapłaty | inkaso`,
    ),
  ],
  [
    'credit_card',
    phrases(
      `kreditkarte | credit card | carte de crédit | carte bancaire | carta di credito | tarjeta | tarjeta de crédito | creditcard | cartão de crédito | kredi kartı | karta | visa | mastercard | american express | kreditní karta`,
    ),
  ],
  [
    'debit_card',
    phrases(
      `ec-karte | girocard | debit card | bancontact | pin | banka kartı | tarjeta de débito | multibanco | carte de débit`,
    ),
  ],
  [
    'online',
    phrases(
      `paypal | stripe | klarna | sofortüberweisung | ideal | apple pay | google pay | online | payu | blik | amazon pay`,
    ),
  ],
  ['check', phrases(`scheck | cheque | check | chèque | assegno | çek | šek`)],
  [
    'cash',
    phrases(
      `bar | barzahlung | cash | espèces | contanti | contante | efectivo | contant | dinheiro | gotówka | nakit | hotově | bargeld`,
    ),
  ],
  [
    'bank_transfer',
    phrases(
      `überweisung | banküberweisung | sepa überweisung | bank transfer | wire transfer | credit transfer | virement | virement bancaire | bonifico | bonifico bancario | transferencia | transferencia bancaria | overschrijving | overboeking | transferência | przelew | havale | eft | eft/havale | bankovním převodem | převodem | příkazem | bank account | bank giro`,
    ),
  ],
];

const PATTERNS = WORDS.map(([type, words]) => {
  const escaped = words.map((word) => foldText(word).replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return [type, new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${escaped.join('|')})(?![\p{L}\p{N}])`, 'u')] as const;
});

/** The payment types whose words a text holds. */
export function paymentTypesIn(text: string): string[] {
  const folded = foldText(text.slice(0, 300));
  return PATTERNS.filter(([, pattern]) => pattern.test(folded)).map(([type]) => type);
}
