import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `cs.ts`. */
export const CZECH_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Celkem k úhradě | K úhradě | K zaplacení | Celkem k zaplacení | Celkem Kč | Celkem CZK | Celková částka |
      Částka k úhradě | Celkem s DPH | Celkem včetně DPH | Cena celkem | Zaplatit | K platbě | Celkem k platbě |
      Účet celkem | Celkem EUR | K úhradě Kč | K úhradě CZK | Celkem zaplatit | Částka k zaplacení | Celkem za nákup |
      Celkem vč. DPH | Celkem k úhradě Kč | Účet k úhradě | Suma k úhradě
    `),
    total: phrases(`Celkem | Součet | Částka | Suma | Celková cena`),
    subtotal: phrases(`
      Mezisoučet | Základ | Základ daně | Celkem bez DPH | Bez DPH | Základ DPH | Cena bez DPH | Dílčí součet
    `),
    tax: phrases(`
      DPH | Celkem DPH | DPH celkem | Částka DPH | Výše DPH | Včetně DPH | Vč. DPH | Daň celkem | Celkem daň |
      Daň z přidané hodnoty | DPH v Kč | Z toho DPH | Součet DPH | Suma DPH | Výše daně | z čehož DPH
    `),
    discount: phrases(`
      Sleva | Slevy | Celková sleva | Sleva celkem | Slevový kupón | Kupón | Poukaz | Akce | Akční sleva | Rabat |
      Zvýhodnění | Sleva na položku | Věrnostní sleva | Zákaznická sleva | Sleva z účtu | Sleva na účet |
      Zaměstnanecká sleva | Sleva za body | Sleva kupón | Množstevní sleva
    `),
    rounding: phrases(`
      Zaokrouhlení | Zaokrouhleno | Haléřové vyrovnání | Zaokr | Hal. vyrovnání | Zaokrouhlení Kč |
      Zaokrouhlení hotovosti | Zaokrouhlovací rozdíl
    `),
    change: phrases(`
      Vráceno | Vrátit | Zpět | K vrácení | Nazpět | Vráceno Kč | Drobné zpět | Vráceno CZK | Vráceno v hotovosti |
      Vráceno hotově | K vrácení Kč | Vrátit Kč
    `),
    cash: phrases(`
      Hotovost | Hotově | V hotovosti | Hotovost Kč | Přijato | Zaplaceno | Uhrazeno | Placeno | Platba | Platba hotově |
      Placeno hotově | Hotovost CZK | Obdrženo | Přijato Kč | Přijato v hotovosti | Hotovostní platba |
      Zaplaceno hotově | Zaplaceno v hotovosti | Platba v hotovosti
    `),
    card: phrases(`
      Karta | Kartou | Platební karta | Platební kartou | Platba kartou | Kreditní karta | Bezhotovostně | Bezkontaktně |
      Dárková karta | Stravenka | Stravenky | Stravenková karta | Převodem | Šek | Placeno kartou | Platební karty |
      Zaplaceno kartou | Karta Kč | Bezhotovostní platba | Bezkontaktní platba | Dárkový poukaz | Platba QR |
      Elektronická platba
    `),
    charge: phrases(`
      Doprava | Doručení | Poštovné | Servisní poplatek | Obsluha | Couvert | Balné | Obal | Taška | Taška igelitová |
      Záloha | Vratný obal | Poplatek | Záloha obaly | Záloha lahve | Záloha za obal | Vratná záloha | Kuvert | Rozvoz |
      Obalné | Servis
    `),
    tip: phrases(`Spropitné | Dýško`),
    ignored: phrases(`
      Počet položek | Počet kusů | Položek | Kusů | Množství | Počet bodů | Získané body | Stav bodů | Ušetřeno |
      Ušetřili jste | Celková úspora | Vaše úspora | Číslo účtenky | Účtenka č | Doklad č | Autorizační kód |
      Autorizace | Zůstatek | Zůstatek na kartě | FIK | BKP | Stav konta bodů | Body za nákup | Body celkem |
      Věrnostní body | Celkem bodů | Počet artiklů | Celkem položek | Celkem kusů | Nový zůstatek
    `),
  },
  receiptWords: phrases(`
    Účtenka | Účtenka č | Paragon | Doklad o prodeji | Zjednodušený daňový doklad | Stvrzenka | Pokladna | Pokladní |
    Obsluha | Obsluhoval | Obsluhovala | Děkujeme | Děkujeme za nákup | Děkujeme za návštěvu | Děkujeme za váš nákup |
    Na shledanou | Těšíme se | Vítejte | Stůl | Číšník | S sebou | Reklamace | Vrácení zboží | Uschovejte |
    Kopie pro zákazníka | Prodejna | Provozovna | Otevírací doba | FIK | BKP | EET | Režim tržby | Běžný režim |
    Vráceno | Děkujeme a přijďte zas | Přijďte zas | Hezký den | Přejeme hezký den | Přejeme pěkný den | Pokladna č |
    Účtenku uschovejte | Kopie pro obchodníka | Kopie zákazník | Kopie obchodník | Stůl č
  `),
  tillNumbers: phrases(`Účtenka | Doklad | Paragon`),
  cardNumbers: phrases(`Autorizační kód | Číslo terminálu | Číslo karty | Obchodník`),
  ownerLabels: phrases(`Majitel | Provozovatel | Dopravce`),
  shopWords: words(`
    autoservis bar bazar bistro bufet butik cajovna cerpaci cukrarna drogerie elektro farmacie galanterie hospoda
    hodinarstvi hostinec hotel hracky hypermarket jidelna kantyna kavarna kadernictvi kino kiosek klenotnictvi knihkupectvi
    knihy kolonial kosmetika kuchyn kvetiny kvetinarstvi lahudky lekarna market maso mlekarna muzeum nabytek naradi obchod
    obuv odevy optika ovoce papirnictvi parfumerie parkoviste pekarna pekarstvi pivnice pivovar pizzerie pohostinstvi
    pohonne potraviny prodejna pub restaurace reznictvi samoobsluha servis sklad stanice sport stavebniny supermarket tabak
    textil tiskarna trafika trznice uzeniny velkoobchod vinarna vinoteka zahradnictvi zelenina zelezarstvi zlatnictvi zverimex
  `),
  addressWords: words(`
    ulice ul trida tr namesti nam nabrezi nab aleja alej cesta silnice patro budova areal sidliste obchodni centrum cp psc
  `),
  pageWords: words('strana str'),
  postBoxWords: phrases(`P.O. Box | PO Box | poštovní přihrádka`),
  careOf: phrases(`k rukám | k rukám pana | c/o`),
  courtesyTitles: words('pan pani'),
  officeKinds: phrases(
    `Ordinace | Advokátní kancelář | Notářská kancelář | Účtárna | Účetní oddělení | Oddělení nákupu`,
  ),
  personTitles: words('pan pani ing mgr mudr'),
};
