import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `hu.ts`. */
export const HUNGARIAN_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Fizetendő | Fizetendő összeg | Végösszeg | Fizetendő összesen | Összesen fizetendő | Mindösszesen | Összesen Ft |
      Bruttó végösszeg | Bruttó összesen | Fizetendő Ft | Összesen HUF | Összesen bruttó | Számla végösszege |
      Fizetendő HUF | Fizetendő végösszeg | Fizetendő bruttó | Végösszeg Ft | Összesen fizetendő Ft | Mindösszesen Ft
    `),
    total: phrases(`Összesen | Összeg | Össz | Bruttó`),
    subtotal: phrases(`Részösszeg | Részösszesen | Nettó | Nettó összesen | Részössz | Nettó összeg | Adóalap`),
    tax: phrases(`
      ÁFA | ÁFA összesen | ÁFA tartalom | ÁFA érték | Ebből ÁFA | ÁFA összeg | Áfa összege | ÁFA A | ÁFA B | ÁFA C |
      Áfa tartalma | ÁFA tartalom összesen | Összes ÁFA | Áfa összesen Ft | ÁFA D | Tartalmazott ÁFA | Adó összesen |
      Adó összege | Amelyből ÁFA
    `),
    discount: phrases(`
      Kedvezmény | Engedmény | Árengedmény | Kupon | Akció | Kuponkedvezmény | Kedvezmény összesen |
      Utalvány kedvezmény | Hűségkedvezmény | Összes kedvezmény | Tételkedvezmény | Törzsvásárlói kedvezmény |
      Pontkedvezmény | Klubkedvezmény | Dolgozói kedvezmény | Engedmény összesen | Összes engedmény |
      Mennyiségi kedvezmény
    `),
    rounding: phrases(`
      Kerekítés | Kerekítve | Kerekítés összege | Kerekítés Ft | Kerekítési különbözet | Kerekítési különbség
    `),
    change: phrases(`
      Visszajáró | Visszajár | Visszaadott | Visszajáró Ft | Visszajáró készpénz | Visszajáró HUF | Visszaadandó |
      Visszajáró összeg
    `),
    cash: phrases(`
      Készpénz | Készpénz Ft | KP | Készpénz HUF | Átvett | Átvett összeg | Befizetve | Fizetve | Kapott |
      Adott összeg | Átadott összeg | Készpénz fizetve | Fizetett összeg | Készpénzben | Készpénzes fizetés |
      Kapott összeg | Átvett készpénz
    `),
    card: phrases(`
      Bankkártya | Kártya | Hitelkártya | Kártyás fizetés | Bankkártyás fizetés | Érintőkártya | SZÉP kártya |
      Utalvány | Étkezési utalvány | Erzsébet utalvány | Ajándékutalvány | Ajándékkártya | Átutalás | Bankkártya Ft |
      Egyéb fizetőeszköz | SZÉP-kártya vendéglátás | Bankkártya HUF | Bankkártya fizetés | Bankkártyával |
      Fizetés kártyával | Egyéb fizetési mód | Érintéses fizetés | Kedvezményes utalvány
    `),
    charge: phrases(`
      Betétdíj | Visszaváltási díj | Szervizdíj | Felszolgálási díj | Szatyor | Csomagolás | Kiszállítás |
      Szállítási díj | Göngyöleg | Kiszállítási díj | Dobozdíj | Reklámtáska | Kötelező visszaváltási díj |
      Palackbetét | Italcsomagolás díja | Csomagolási díj | Üvegbetét
    `),
    tip: phrases(`Borravaló | Borravaló összege`),
    ignored: phrases(`
      Tételszám | Tételek száma | Darabszám | Tétel | Pontok | Pont | Gyűjtött pontok | Megtakarítás |
      Ön megtakarított | Egyenleg | Nyugtaszám | NYSZ | Összes megtakarítás | Pontegyenleg | Engedélyszám |
      Auth. kód | Árucikkek száma | Zárásszám | Jóváírt pont | Hűségpont | Megtakarítása | Tételek száma összesen |
      Összes darab | Összes tétel | Pontegyenlege | Felhasznált pontok | Új egyenleg | Összes pont | Mai megtakarítás
    `),
  },
  receiptWords: phrases(`
    Nyugta | Nyugtaszám | Nem adóügyi bizonylat | Adóügyi bizonylat | Pénztár | Pénztáros | Pénztárgép | Kasszás |
    Eladó kód | Köszönjük | Köszönjük a vásárlást | Köszönjük, hogy nálunk vásárolt | Köszönjük a látogatást |
    Köszönjük vásárlását | Viszontlátásra | Üdvözöljük | Asztal | Asztalszám | Felszolgáló | Pincér | Visszajáró |
    NAV ellenőrző kód | Zárás | Nyitvatartás | Őrizze meg | Kérjük, őrizze meg a nyugtát | Ügyfél példány |
    Vevő példány | Kereskedő példánya | Kártyabirtokos példánya | Elvitelre | Helyben fogyasztás | Csere | Áruház |
    Egyszerűsített számla | Tegye el a blokkot | Üzlet | Köszönjük, hogy minket választott | Köszönjük a bizalmát |
    További szép napot | Szép napot | Várjuk vissza | Viszontlátásra várjuk | Blokk | Kiszolgálta | Pénztár száma |
    Kereskedő példány | Jó étvágyat
  `),
  tillNumbers: phrases(`Nyugta | Bizonylat`),
  cardNumbers: phrases(`Engedélyszám | Terminálazonosító | Kártyaszám`),
  ownerLabels: phrases(`Üzemeltető`),
  shopWords: words(`
    abc allateledel allatpatika ajandek antikvarium aruda aruhaz autoalkatresz autoszerviz barkacs benzinkut biobolt
    bisztro bolt boltja borozo bufe butor cipo cipobolt csarda csemege cukraszda diszkont drogeria drogerie edesseg
    ekszer elelmiszer elektronika etterem ettermek eszpresszo fagyizo fodraszat fogado fogaszat gazdabolt gyogyszertar
    gyogynoveny gyorsetterem haztartasi hentes hipermarket hotel husbolt halaszcsarda italbolt italdiszkont jatekbolt
    kavehaz kavezo kertcentrum kifozde kocsma konyha konyv konyvesbolt kozmetika kozert kisbolt lakberendezes langos
    mozi muszaki muzeum nemzeti dohanybolt optika palacsintazo panzio papir papirbolt parfumeria patika pek pekseg
    pekaru pizzeria presszo pub ruhazat reformbolt salateria sorozo sport sutode szalloda szerviz szinhaz szupermarket
    tejbolt toltoallomas trafik vadaszbolt vasbolt vendeglo viragbolt virag zoldseg zoldseges
  `),
  addressWords: words(`
    utca u ut utja e korut krt koz sor sugarut rakpart setany fasor hrsz hsz elet ajto lepcsohaz ulet ker kerulet
    bevasarlokozpont telep tanya dulo lakopark pf postafiok stny
  `),
  pageWords: words('oldal lap'),
  postBoxWords: phrases(`Pf. | Pf | Postafiók`),
  careOf: phrases(`c/o | kézbesítendő`),
  courtesyTitles: words('urnő'),
  officeKinds: phrases(`Ügyvédi iroda | Orvosi rendelő | Közjegyzői iroda`),
  personTitles: words('urnő özv'),
};
