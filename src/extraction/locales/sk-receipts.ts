import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `sk.ts`. */
export const SLOVAK_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Na úhradu | Spolu na úhradu | Celkom na úhradu | Suma na úhradu | K úhrade | Celkom k úhrade | Spolu k úhrade |
      Suma k úhrade | K platbe | Celkom k platbe | Na zaplatenie | K zaplateniu | Celkom EUR | Spolu EUR | Celkom € |
      Spolu € | Celková suma | Celkom s DPH | Spolu s DPH | Suma EUR | Zaplatiť | Cena celkom | Suma na zaplatenie |
      Účet spolu | Účet celkom | Celkom vrátane DPH | Suma celkom | Cena spolu | K úhrade EUR | Na úhradu EUR |
      Spolu k platbe | Čiastka na úhradu | Čiastka k úhrade | Celkom na zaplatenie | Spolu na zaplatenie |
      Spolu vrátane DPH
    `),
    total: phrases(`Suma | Súčet | Čiastka | Celková cena`),
    subtotal: phrases(`
      Medzisúčet | Základ | Základ dane | Základ DPH | Celkom bez DPH | Spolu bez DPH | Bez DPH | Cena bez DPH |
      Netto | Čiastkový súčet
    `),
    tax: phrases(`
      DPH | DPH spolu | Spolu DPH | Celkom DPH | DPH celkom | Výška DPH | Suma DPH | Vrátane DPH | Z toho DPH |
      Vr. DPH | Daň spolu | Spolu daň | Daň celkom | Daň z pridanej hodnoty | Výška dane | DPH EUR | Súčet DPH |
      DPH v EUR | Z čoho DPH | Vrátane dane
    `),
    discount: phrases(`
      Zľava | Zľavy | Zľava spolu | Celková zľava | Zľavový kupón | Kupón | Akcia | Akciová zľava | Rabat | Zľavnené |
      Poukaz | Zľava na položku | Zvýhodnenie | Vernostná zľava | Zákaznícka zľava | Zľava z účtu | Zľava na nákup |
      Zľava za body | Zamestnanecká zľava | Zľava kupón | Množstevná zľava | Zľava na karte
    `),
    rounding: phrases(`
      Zaokrúhlenie | Zaokrúhlené | Zaokrúhlenie hotovosti | Zaokr | Centové vyrovnanie | Halierové vyrovnanie |
      Zaokrúhlenie EUR | Rozdiel zo zaokrúhlenia
    `),
    change: phrases(`
      Vrátiť | Vrátené | Výdavok | Vydať | Vydané | Naspäť | Späť | Výdaj | Vrátené v hotovosti | Výdavok v hotovosti |
      Vrátené EUR | K vráteniu | Vydať EUR | Vrátené hotovosť | Výdavok EUR | Vydané EUR | Vydané v hotovosti
    `),
    cash: phrases(`
      Hotovosť | V hotovosti | Hotovosť EUR | Prijaté | Prijatá hotovosť | Zaplatené | Uhradené | Platené | Platba |
      Platba hotovosť | Platba v hotovosti | Prijaté v hotovosti | Zaplatené v hotovosti | Hotovostná platba | Platidlo |
      Prijaté EUR | Hotovosť prijatá | Zaplatené hotovosť | Platba hotovosťou | Prijatá suma
    `),
    card: phrases(`
      Karta | Kartou | Platobná karta | Platobnou kartou | Platba kartou | Kreditná karta | Bezhotovostne |
      Bezkontaktne | Bankový terminál | Stravný lístok | Stravné lístky | Gastrolístok | Stravenky | Stravná karta |
      Darčeková karta | Darčeková poukážka | Prevodom | Kreditka | Zaplatené kartou | Platobné karty | Poukážka |
      Gastro lístky | Karta EUR | Platobná karta EUR | Bezkontaktná platba | Bezhotovostná platba | Darčekový poukaz |
      Stravná poukážka | Platba QR
    `),
    charge: phrases(`
      Doprava | Doručenie | Donáška | Poštovné | Servisný poplatok | Obsluha | Couvert | Balné | Obal | Taška |
      Igelitová taška | Záloha | Vratný obal | Zálohované obaly | Poplatok | Záloha za obal | Záloha na obal |
      Menu box | Krabička | Záloha fľaša | Záloha PET | Záloha plechovka | Vratná záloha | Kuvert | Servis | Rozvoz
    `),
    tip: phrases(`Prepitné | Sprepitné | Tringelt`),
    ignored: phrases(`
      Počet položiek | Počet kusov | Položiek | Počet tovarov | Kusov | Množstvo | Počet bodov | Získané body |
      Stav bodov | Ušetrené | Ušetrili ste | Celkovo ste ušetrili | Vaša úspora | Úspora | Celková úspora |
      Číslo dokladu | Doklad č | Číslo bločku | Poradové číslo | Autorizačný kód | Autorizácia | Zostatok |
      Zostatok na karte | OKP | UID | DKP | ORP | PKP | Body spolu | Body za nákup | Vernostné body | Spolu bodov |
      Spolu položiek | Spolu kusov | Nový zostatok | Nový stav bodov
    `),
  },
  receiptWords: phrases(`
    Pokladničný doklad | Bloček | Pokladničný blok | Paragón | Potvrdenka | Účtenka | Pokladňa | Pokladník |
    Pokladníčka | Pokladnica | Obsluhoval | Obsluhovala | Obsluhoval Vás | Obsluhovala Vás | Predavač | Ďakujeme |
    Ďakujeme za nákup | Ďakujeme za návštevu | Ďakujeme za Váš nákup | Dovidenia | Tešíme sa na Vašu návštevu |
    Vitajte | Stôl | Stôl č | Čašník | So sebou | Reklamácia | Vrátenie tovaru | Uschovajte | Uschovajte doklad |
    Kópia pre zákazníka | Kópia pre obchodníka | Predajňa | Prevádzka | Otváracie hodiny | OKP | PKP | DKP | eKasa |
    ORP | Vrátené | Výdavok | Neplatný doklad | Kód pokladnice | Príďte opäť | Prajeme pekný deň | Kód pokladne |
    Ďakujeme a tešíme sa | Príjemný deň | Pekný deň | Želáme pekný deň | Dovidenia a príďte opäť | Doklad uschovajte |
    Kópia zákazník | Kópia obchodník | Pokladňa č | Predajňa č | Obsluha | Cestovný lístok
  `),
  ownerLabels: phrases(`Majiteľ | Prevádzkovateľ | Dopravca`),
  shopWords: words(`
    autoservis bar bazar bistro bufet butik cajovna cerpacia cukraren drogeria elektro farmacia galanteria hodinarstvo
    hostinec hotel hracky hypermarket jedalen kantina kaviaren kadernictvo kino klenotnictvo knihkupectvo knihy
    koloniál kozmetika kuchyna kvety kvetinarstvo lahodky lekaren market mäso mäsiarstvo mliekaren muzeum nabytok
    naradie obchod obuv odevy optika ovocie papiernictvo parfumeria parkovisko pekaren pekarstvo penzion piváreň
    pivovar pizzeria pohostinstvo potraviny predajna restauracia reštika samoobsluha servis sklad stanica sport
    stavebniny supermarket tabak textil tlaciaren trafika trznica udeniny velkoobchod vinaren vinoteka zahradnictvo
    zelenina zeleziarstvo zlatnictvo krčma zverimex rozličný
  `),
  addressWords: words(`
    ulica ul trieda namestie nam nabrezie nabr alej cesta poschodie budova areal sidlisko obchodne centrum psc okruzna
    dom
  `),
  pageWords: words('strana str'),
  postBoxWords: phrases(`P.O. Box | poštový priečinok`),
  careOf: phrases(`k rukám | do rúk | c/o`),
  courtesyTitles: words('pan pani'),
  officeKinds: phrases(`Ambulancia | Advokátska kancelária | Notársky úrad | Účtáreň`),
  personTitles: words('pan pani ing mgr mudr'),
};
