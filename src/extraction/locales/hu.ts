import { HUNGARIAN_RECEIPTS } from './hu-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const HUNGARIAN: Locale = {
  language: 'hu',
  homeCountry: 'HU',
  ocr: { tesseract: 'hun', hasUncommonLetters: true },
  fields: {
    invoice_number: phrases(`
      Számlaszám | Számla száma | Számla sorszáma | Számla sorszám | Sorszám | Bizonylatszám | Bizonylat száma |
      Bizonylat sorszáma | Számla azonosító | Számla azonosítója | Számla sz | Számla nr | Sorszáma |
      Díjbekérő száma | Díjbekérő sorszáma | Előlegszámla száma | Helyesbítő számla száma | Sztornó számla száma |
      Nyugtaszám | Nyugta száma | Nyugta sorszáma | Dokumentum száma | Dokumentum sorszáma |
      Elektronikus számla sorszáma | Végszámla száma | E-számla sorszáma | Eredeti számla sorszáma |
      Az elszámoló számla sorszáma | Számla/invoice number | Nyugta sorszám | Nyugta azonosító | Nyugta azonosítója |
      Blokkszám | Blokk száma | Bizonylat sorszám | Pénztárbizonylat száma | Egyszerűsített számla száma |
      Egyszerűsített számla sorszáma | Jegyszám | Jegy száma
    `),
    invoice_date: phrases(`
      Számla kelte | Kelt | Kiállítás dátuma | Kiállítás kelte | Számla kiállításának dátuma |
      Számla kiállításának kelte | Számla dátuma | Kibocsátás dátuma | Kiállítás napja | Kiállítás időpontja |
      Számla kibocsátásának kelte | Kibocsátás kelte | Kiállítva | Keltezés | Számlakiállítás dátuma |
      Bizonylat kelte | Bizonylat dátuma | Számlázás dátuma | Számlázás kelte | Kelte | Számla kelt | Kiállítás |
      Számlakiállítás kelte | Számla kibocsátás dátuma
    `),
    date: phrases(`Dátum | Dátuma`),
    number: phrases(`Szám | Száma`),
    other_number: phrases(`
      Ügyfélszám | Ügyfélazonosító | Vevőkód | Vevő kódja | Vevőszám | Partnerkód | Ügyfélkód | Vevőazonosító |
      Szerződésszám | Szerződés száma | Szerződéses folyószámla | Szerződéses folyószámla száma | Felhasználó azonosító |
      Felhasználó azonosító száma | Fogyasztó azonosító | Fogyasztási hely azonosító | Felhasználási hely azonosító |
      POD azonosító | Mérési pont azonosító | Mérőóra száma | Mérő gyári száma | Gyári szám | Bankszámlaszám |
      Bankszámla | Bankszámla száma | Számlavezető bank | IBAN | SWIFT | BIC | IBAN szám | Bankszla. szám | Bankszla |
      Szállítólevél száma | Szállítólevélszám | Szállítólevél | Szállítólevél sorszáma | Ajánlatszám | Ajánlat száma |
      Projektszám | Projekt | Munkaszám | Rendszám | Nyilvántartási szám | Nyilvántartásba vételi szám |
      Egyéni vállalkozó nyilvántartási száma | Cg | Cg. szám | Cikkszám | VTSZ | VTSZ/SZJ | TESZOR | Hivatkozási szám |
      Hivatkozás | Iktatószám | Ügyszám | Kötvényszám | Kötvény száma | Tagsági szám | Előfizetői szám |
      Előfizetési szám | Hívószám | Telefonszám előfizetés | Csomagszám | Fuvarlevél | Fuvarlevél szám | Raktár |
      Rögzítette | Munkalap | Munkalapszám | Engedélyszám | KSH szám | KÜJ | KTJ | GLN | Jövedéki engedély száma |
      EKAER szám | Pénztárgép AP szám | Adóraktár | Tranzakció azonosító | Tranzakciós azonosító | Tranzakciószám |
      Tranzakció száma | Terminál azonosító | Terminálszám | Terminál száma | Engedélykód | Engedélyezési kód |
      Engedélyezési szám | Auth. kód | Autorizációs kód | Pénztárszám | Pénztár száma | Pénztár azonosító |
      Pénztárgép száma | NAV ellenőrző kód | Ellenőrző kód | Zárásszám | Zárás száma | Kártyaszám | Kártya száma |
      Törzsvásárlói kártya | Törzsvásárlói kártyaszám | Hűségkártya | Hűségkártya száma | Pontgyűjtő kártya | Asztalszám |
      Asztal száma | Boltkód | Bolt száma | Üzletkód | Üzlet száma | Eladó kód | Pénztáros kód | Pénztáros azonosító |
      Kereskedő azonosító | Referenciaszám | Sorozatszám | Kuponkód | Utalvány száma
    `),
    due_date: phrases(`
      Fizetési határidő | Fizetés határideje | Esedékesség | Esedékesség dátuma | Fizetési határnap | Lejárat |
      Fizetendő eddig | Befizetési határidő | Befizetés határideje | Fizetés esedékessége | Fiz. határidő |
      Fiz. hat. idő | Lejárat dátuma | Fizetési hat. idő | Esedékes | Fizetés dátuma | Fizetési esedékesség |
      Határidő | Pénzügyi esedékesség | Fizetési határideje
    `),
    other_date: phrases(`
      Születési dátum | Teljesítés | Teljesítés dátuma | Teljesítés kelte | Teljesítés időpontja | Teljesítés napja | Teljesítési dátum |
      Szállítás dátuma | Szállítási határidő | Rendelés dátuma | Megrendelés dátuma | Rendelés kelte |
      Adófizetési kötelezettség | ÁFA teljesítés dátuma | Áfa teljesítés | Nyomtatás dátuma | Nyomtatva |
      Következő leolvasás | Leolvasás dátuma | Érvényes | Érvényesség | Ajánlat kelte | Szerződés kelte | Kezdete | Vége |
      Bankkártyás fizetés ideje | Kiszállítás dátuma | Készítés dátuma | Adóteljesítés dátuma | Áfa teljesítési időpont |
      Következő számla várható időpontja | Befizetés napja | Szerződéskötés dátuma | Kiegyenlítés dátuma | Születési idő |
      Árfolyam dátuma | Érvényességi idő | Érvényesség kezdete | Érvényesség vége | Érvényesség dátuma | Beváltható |
      Beváltási határidő | Felhasználható | Lejárati dátum | Lejárati idő | Lejár | Pontok lejárata |
      Pontok érvényessége | Minőségét megőrzi | Fogyasztható | Cserélhető | Visszaváltható | Csere határideje |
      Garancia lejárata | Jótállás lejárata | Érkezés | Érkezés dátuma | Távozás dátuma | Behajtás | Behajtás ideje |
      Belépés ideje | Utazás dátuma | Utazás napja | Indulás dátuma | Parkolás vége | Következő időpont
    `),
    vat_id: phrases(`
      Közösségi adószám | Közösségi adóazonosító | EU adószám | Közösségi adószáma | EU-s adószám | Nemzetközi adószám |
      Uniós adószám | Áfaszám | Áfa azonosító | EU adószáma | Közösségi áfaszám | Kül. adószám | EU áfaszám
    `),
    tax_number: phrases(`
      Adóigazgatási azonosító | Csoportos adószám | Csoportazonosító szám | Csoport azonosító | Adóazonosító |
      Adóazonosító jel | Csoporttag adószáma | Csoportos áfaalany adószáma | Áfa csoportazonosító | Csoport adószám | Adóazonosító szám
    `),
    tax_office: [],
    phone: phrases(`
      Telefon | Telefonszám | Tel | Mobil | Mobiltelefon | Tel. szám | Telefon/fax | Tel/fax | Ügyfélszolgálat |
      Telefonszáma | Telefonos ügyfélszolgálat | Mobilszám | Központi telefonszám
    `),
    other_contact: phrases(`
      Kapcsolattartó | Ügyintéző | Fax | E-mail | E-mail cím | Honlap | Weboldal | Web | Internet | Weblap |
      Kiállította | Üzletkötő | Számlázó | Készítette | Ügyintéző neve | Elérhetőség | Értékesítő
    `),
    name: phrases(`
      Név | Neve | Cégnév | Megnevezése | Vevő neve | Eladó neve | Szállító neve | Vállalkozás neve | Partner neve | Cég neve
    `),
    address: phrases(`
      Cím | Címe | Székhely | Székhelye | Telephely | Postacím | Levelezési cím | Vevő címe | Székhely címe |
      Szállító címe | Értesítési cím | Eladó címe | Székhely cím | Lakcím | Postai cím
    `),
    country: phrases(`Ország`),
    currency: phrases(`Pénznem | Deviza | Devizanem | Számla pénzneme | Fizetés pénzneme`),
    payment: phrases(`
      Fizetési mód | Fizetés módja | Fizetési módja | Fizetés | Fizetési feltétel | Fiz. mód | Fizetőeszköz |
      Fizetési forma | Kiegyenlítés módja | Fizetés formája | Fizetve
    `),
  },
  titles: {
    invoice: phrases(`
      Számla | Elektronikus számla | Készpénzfizetési számla | Készpénzes számla | Átutalásos számla | Végszámla |
      Gyűjtőszámla | Részszámla | E-számla | Elszámoló számla | Részletes számla | Közüzemi számla |
      Egyszerűsített számla | Áfás számla | Villamosenergia-számla | Kézi számla | Számla másolat | Eredeti számla | Számla - eredeti
    `),
    credit_note: phrases(`
      Sztornó számla | Helyesbítő számla | Jóváíró számla | Jóváírás | Érvénytelenítő számla | Módosító számla |
      Stornó számla | Számlával egy tekintet alá eső okirat | Visszáru számla
    `),
    debit_note: phrases(`Terhelő levél | Terhelési értesítő`),
    prepayment: phrases(`Előlegszámla | Előlegbekérő | Előlegről szóló számla`),
    receipt: phrases(`Nyugta | Pénztárbizonylat | Kiadási bizonylat | Bevételi pénztárbizonylat | Bevételi bizonylat`),
    reminder: phrases(`
      Fizetési felszólítás | Fizetési emlékeztető | Felszólítás | Fizetési értesítő | Egyenlegközlő |
      Fizetési figyelmeztetés
    `),
    other: phrases(`
      Díjbekérő | Proforma számla | Árajánlat | Rendelés visszaigazolás | Visszaigazolás | Megrendelőlap |
      Szállítólevél | Megrendelés visszaigazolás | Díjbekérő levél | Teljesítésigazolás | Munkalap
    `),
  },
  references: {
    order_number: phrases(`
      Rendelésszám | Rendelés száma | Rendelési szám | Megrendelésszám | Megrendelés száma | Megrendelés |
      Megrendelési szám | Rendelés | Rendelésazonosító | Megrendelőszám | Rend. szám | Rendelés azonosítója |
      PO szám | Vevő rendelésszáma | Megrendelés azonosító
    `),
    payment_reference: phrases(`
      Közlemény | Fizetési azonosító | Befizető azonosító | Átutalás közlemény | Utalási közlemény | Közlemény rovat |
      Fizetési referencia | Befizetésazonosító
    `),
    original_invoice: phrases(`
      Eredeti számla | Eredeti számla száma | Hivatkozott számla | Módosított számla | Helyesbített számla |
      Sztornózott számla | Érvénytelenített számla | Előzményszámla | Helyesbített számla sorszáma |
      Előzményszámla sorszáma | Módosított számla sorszáma | Eredeti bizonylat | Vonatkozó számla | Eredeti számlaszám
    `),
    service_period: phrases(`
      Elszámolási időszak | Számlázási időszak | Elszámolt időszak | Számlázott időszak | Szolgáltatási időszak |
      Díjfizetési időszak | Forgalmi időszak | Időszak | Teljesítési időszak | Fogyasztási időszak | Tárgyidőszak
    `),
  },
  totals: {
    lines: phrases(`
      Részösszeg | Részösszesen | Tételek összesen | Termékek összesen | Áruk értéke | Szolgáltatások összesen
    `),
    net: phrases(`
      Nettó | Nettó összesen | Összesen nettó | Nettó összeg | Nettó érték | Nettó végösszeg | Adóalap | Adó alapja | Alap |
      Nettó érték összesen | ÁFA alap | ÁFA alapja | Összes nettó | Nettó ár | Nettó összérték | Számla nettó értéke |
      Áfa nélkül | Áfa nélküli összeg | Nettó számlaérték | Összesen áfa nélkül | Nettó mindösszesen |
      Adóalap összesen | Nettó összesen Ft | Nettó végösszesen | Nettó részösszeg | Számla nettó összege |
      Nettó számlaösszeg
    `),
    vat: phrases(`
      ÁFA | ÁFA összesen | Összes ÁFA | ÁFA összege | ÁFA érték | ÁFA összeg | Összesen ÁFA | Általános forgalmi adó |
      Áfa értéke | Adó összege | ÁFA tartalom | Adóérték | Áthárított adó | Adó összesen | Ebből ÁFA |
      Áfa mindösszesen | Áthárított áfa | ÁFA (27%) | Számla áfa értéke | Áfa végösszeg | Adó | Adóösszeg |
      Felszámított áfa
    `),
    gross: phrases(`
      Bruttó | Bruttó összesen | Összesen bruttó | Bruttó összeg | Bruttó érték | Végösszeg | Bruttó végösszeg |
      Mindösszesen | Számla végösszege | Számla összege | Számla értéke | Bruttó érték összesen | Számla összesen |
      Összesen áfával | Összes bruttó | Teljes összeg | Számlaérték | Számla bruttó értéke | Számla végösszeg |
      Bruttó számlaérték | Számla bruttó végösszege | Végösszesen | Összeg bruttó | Számlaösszeg |
      Bruttó mindösszesen | Bruttó összérték | Számla bruttó összege | Végösszeg bruttó | Bruttó számlaösszeg |
      Számla összesen bruttó
    `),
    with_vat: phrases(`áfával | áfával együtt | bruttóban | áfát tartalmaz | áfás`),
    without_vat: phrases(`áfa nélküli | nettóban | áfamentes`),
    payable: phrases(`
      Fizetendő | Fizetendő összeg | Fizetendő összesen | Összesen fizetendő | Fizetendő végösszeg |
      Fizetendő bruttó végösszeg | Számla fizetendő összege | Mindösszesen fizetendő | Befizetendő összeg |
      Még fizetendő | Fizetendő bruttó | Fizetendő bruttó összeg | Fizetendő bruttó összesen | Átutalandó összeg |
      Utalandó összeg | Hátralék összege | Fizetendő mindösszesen | Átutalandó | Fizetendő végösszesen |
      Bruttó fizetendő | Fizetendő Ft | Fennmaradó összeg | Fizetendő számlaösszeg | Visszatérítendő |
      Visszatérítendő összeg | Visszautalandó
    `),
    total: phrases(`Összesen | Összeg | Érték | Összérték | Össz`),
    prepaid: phrases(`
      Előleg | Előleg összege | Fizetett előleg | Levont előleg | Már kifizetve | Kifizetve | Előleg beszámítása |
      Befizetve | Befizetett összeg | Kiegyenlítve | Előleg levonása | Eddig fizetett | Fizetett összeg |
      Előző befizetés | Beszámított előleg | Részszámlázott összeg
    `),
    discount: phrases(`
      Kedvezmény | Engedmény | Árengedmény | Kedvezmények | Kedvezmény összesen | Rabatt | Kedvezmény összege
    `),
    charge: phrases(`
      Szállítási költség | Szállítás | Szállítási díj | Kiszállítás | Kiszállítási díj | Csomagolás |
      Csomagolási díj | Utánvét díja | Utánvételi díj | Kerekítés | Kerekítés összege | Postaköltség |
      Kezelési költség | Fuvardíj | Környezetvédelmi termékdíj | Termékdíj | Felár | Utánvét kezelési költség |
      Betétdíj | Göngyöleg | Kerekítési különbözet
    `),
    withholding: [],
  },
  columns: {
    position: phrases(`Ssz | Sorsz | Sor | Tétel | Tételszám`),
    article: phrases(`
      Cikkszám | Kód | Cikksz | Termékkód | Cikk | Vonalkód | VTSZ | VTSZ/SZJ | VTSZ/TESZOR | Áru kód | TESZOR |
      SZJ/VTSZ | Termékszám | VTSZ szám | VTSZ/SZJ szám | Besorolás
    `),
    name: phrases(`
      Megnevezés | Termék | Szolgáltatás | Leírás | Termék megnevezése | Termék/szolgáltatás |
      Szolgáltatás megnevezése | Tétel megnevezése | Áru megnevezése | Megnevezés, VTSZ/SZJ | Termék neve |
      Cikk megnevezése | Terméknév | Tétel neve | Termék vagy szolgáltatás megnevezése |
      Termék/szolgáltatás megnevezése | Tételek | Áru, szolgáltatás megnevezése | Termék/szolgáltatás neve | Cikknév |
      Megnevezés/leírás | Áru | Megnevezés - VTSZ | Áru/szolgáltatás
    `),
    quantity: phrases(`Mennyiség | Menny | Db | Darab | Mennyis | Óra | Darabszám | Fogyasztás | Me. menny`),
    unit: phrases(`
      Me | Egység | Mértékegység | Menny. egys | Mennyiségi egység | Mee | Menny. egység | Mért. egys | M.egys
    `),
    price: phrases(`
      Egységár | Nettó egységár | Egys. ár | Ár | Nettó ár | Egységár nettó | Nettó e.ár | E.ár | Nettó egys. ár |
      Egységár Ft | Nettó egységár Ft | Listaár | Óradíj | Bruttó egységár | Egységár HUF | Díj | Nettó ár/db |
      Ár/egység | Nettó egységár HUF | Eladási ár | N. egységár
    `),
    discount: phrases(`Kedvezmény | Kedv | Kedv. % | Kedvezmény % | Engedmény | Eng. % | Eng | Engedm`),
    vat_rate: phrases(`
      ÁFA | ÁFA % | ÁFA kulcs | Áfa kulcsa | Áfa mértéke | ÁFA tartalom % | Adókulcs | Kulcs | ÁFA mérték | Adó % |
      Áfakód | ÁFA típus | Áfa kulcs %
    `),
    vat_amount: phrases(`
      ÁFA érték | ÁFA értéke | ÁFA összeg | ÁFA összege | ÁFA Ft | Adó összege | ÁFA HUF | Áfa ért | Adó értéke |
      Felszámított adó
    `),
    net: phrases(`
      Nettó | Nettó érték | Nettó összeg | Nettó összesen | Nettó ért | Érték nettó | Nettó Ft | Nettó érték Ft |
      Nettó HUF | Nettó összesen Ft | Összesen nettó | Nettó érték HUF | Nettó össz
    `),
    gross: phrases(`
      Bruttó | Bruttó érték | Bruttó összeg | Bruttó összesen | Bruttó ért | Érték bruttó | Bruttó Ft |
      Bruttó érték Ft | Bruttó HUF | Összesen bruttó | Bruttó érték HUF | Bruttó össz | Bruttó ár
    `),
    amount: phrases(`Érték | Összeg | Összesen | Ft | Összeg Ft | Érték Ft | Összesen Ft | Értéke | Összeg HUF`),
    base: phrases(`Adóalap | Adó alapja | ÁFA alap | ÁFA alapja | Alap | Nettó alap`),
    other: phrases(`
      Dátum | Időszak | Megjegyzés | Garancia | Lejárat | Sorozatszám | Teljesítés | Súly | Sarzs | Gyártási szám |
      Szavatosság | Kezdő állás | Záró állás | Megj | Áfa kategória
    `),
  },
  parties: {
    seller: phrases(`
      Eladó | Szállító | Kibocsátó | Számlakibocsátó | Szolgáltató | Számla kibocsátója | Számla kiállítója |
      Kiállító | Eladó adatai | Szállító adatai | Kibocsátó adatai | Számlakiállító | Az eladó adatai |
      Szolgáltató adatai | Értékesítő adatai | Számlakibocsátó adatai | Szállító (eladó) | Szervező | Feladó
    `),
    buyer: phrases(`
      Vevő | Vásárló | Megrendelő | Ügyfél | Vevő adatai | Számlázási cím | Számlázási adatok | Felhasználó | Fizető |
      Előfizető | Címzett | Vásárló adatai | Ügyfél adatai | Számlafizető | Vevő neve és címe | Fogyasztó | Szerződő |
      A vevő adatai | Megrendelő adatai | Felhasználó adatai | Számla címzettje | Fizető adatai | Partner adatai |
      Számlabefogadó |
      Részére
    `),
    other_party: phrases(`
      Szállítási cím | Átvevő | Szállítási adatok | Felhasználási hely | Felhasználási hely címe | Fogyasztási hely |
      Kiszállítási cím | Levelezési név | Átvétel helye | Teljesítés helye | Szállítási cím adatai | Átvételi pont |
      Pénzügyi képviselő | Postázási cím | Fogyasztási hely címe | Teljesítési hely | Postázási név
    `),
  },
  accountHolders: phrases(`Számlatulajdonos | Kedvezményezett | Kedvezményezett neve | Számlatulajdonos neve`),
  contractHolders: phrases(`Előfizető | Szerződő | Szerződő fél | Bérlő`),
  paymentSlips: { payee: [], payer: phrases(`Befizető | Befizető neve`) },
  buyersBelowSellers: [],
  buyersOwn: words('vevő vevői ügyfél vásárló önök'),
  reverseCharge: phrases(`Fordított adózás`),
  loneSums: [],
  monthSpellings: { jan: 1, feb: 2, febr: 2, mar: 3, marc: 3, apr: 4, maj: 5, jun: 6, jul: 7, szept: 9 },
  ordinalEndings: [],
  dateParticles: [],
  numberWords: words('szám száma sz'),
  units: {
    kilogram: phrases(`kg | kilogramm`),
    piece: phrases(`db | darab | csomag`),
    metre: phrases(`méter | fm | folyóméter`),
    litre: phrases(`liter`),
  },
  payments: {
    direct_debit: phrases(`csoportos beszedés | beszedés | csoportos beszedési megbízás | inkasszó`),
    credit_card: phrases(`
      bankkártya | hitelkártya | kártya | bankkártyás | bankkártyás fizetés | bankkártyával | kártyás fizetés |
      online bankkártya | online bankkártyás fizetés | kártyával | SZÉP kártya | bankkártya (online)
    `),
    debit_card: [],
    online: phrases(`barion | simplepay | otp simple`),
    check: phrases(`csekk | postai csekk`),
    cash: phrases(`készpénz | készpénzes | készpénzzel | utánvét | utánvétel | kp | készpénzes fizetés`),
    bank_transfer: phrases(`
      átutalás | banki átutalás | utalás | átutalással | előre utalás | banki utalás | átutalásos | bankátutalás |
      banki előre utalás | azonnali átutalás | átutalni
    `),
  },
  paid: words('fizetve kiegyenlítve'),
  states: phrases(`Fizetve | Kifizetve | Fizetetlen | Kiegyenlítve | Lejárt | Piszkozat`),
  paidWith: [],
  negations: phrases(`ne | nem`),
  demandWords: phrases(`fizetés | fizetendő | fizetni | befizetni | kiegyenlíteni | átutalni | fizetési feltételek`),
  deadlineWords: phrases(`legkésőbb`),
  debitWords: phrases(`terheljük | beszedjük | levonjuk | megterheljük`),
  debitDays: phrases(`legkorábban`),
  debitDaysAfter: phrases(`-án | -én | -jén | -ján | napján`),
  deadlinesAfter: phrases(`-ig | ig | napjáig | -áig | -éig | -jéig | -jáig`),
  legalForms: phrases(`
    kft | zrt | nyrt | bt. | kkt. | e.v. | egyéni vállalkozó | egyéni cég | korlátolt felelősségű társaság |
    betéti társaság | közkereseti társaság | zártkörűen működő részvénytársaság | részvénytársaság |
    nyilvánosan működő részvénytársaság | szövetkezet | ügyvédi iroda
  `),
  companyWords: words('kereskedelmi szolgáltató és ipari termelő gyártó felelősségű társaság működő'),
  joiningWords: words('és'),
  neverInNames: phrases(`jegyzett tőke`),
  formerNameWords: words('korábban'),
  paymentDates: phrases(`Fizetés dátuma`),
  shopOrders: {
    number: phrases(`Rendelésszám | Rendelés száma | Rendelési szám | Rendelésazonosító | Rendelés azonosítója`),
    date: phrases(`Rendelés dátuma`),
  },
  debitedAccounts: phrases(`számláját | számlájáról`),
  senderReferences: phrases(`Hivatkozási szám`),
  seatWords: phrases(`székhelye`),
  partyQualifiers: words('neve'),
  frequentWords: words(`
    és az hogy egy vagy szamla szamlaszam sorszama vevo elado szallito kelte kelt teljesites fizetesi hatarido
    atutalas keszpenz megnevezes mennyiseg egysegar afa ertek osszesen osszeg fizetendo adoszam bankszamlaszam ca ft
    db szekhely datuma szama kiallitas kiallitva forint azaz peldany vegosszeg kerjuk koszonjuk szerint ugyfel
    szolgaltatas termek magyarorszag budapest oldal kozossegi megrendeles idoszak
  `),
  ...HUNGARIAN_RECEIPTS,
};
