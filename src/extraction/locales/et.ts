import { ESTONIAN_RECEIPTS } from './et-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const ESTONIAN: Locale = {
  language: 'et',
  homeCountry: 'EE',
  ocr: { tesseract: 'est', hasUncommonLetters: false },
  fields: {
    invoice_number: phrases(`
      Arve nr | Arve number | Arve-saateleht nr | Arve-saateleht | Müügiarve nr | Kreeditarve nr | Ettemaksuarve nr |
      Arve nr/viitenumber | Dokumendi nr | Dokumendi number | Arve no | E-arve nr | Kviitungi nr | Kviitung nr |
      Tšeki nr | Tšekk nr | Kreeditarve number | Sularahaarve nr | Ettemaksuarve number | Arveldusdokumendi nr |
      Pileti nr | Pilet nr | Arve-tellimus nr | Proformaarve nr
    `),
    invoice_date: phrases(`
      Arve kuupäev | Arve kpv | Koostamise kuupäev | Väljastamise kuupäev | Arve väljastatud | Väljastatud |
      Koostatud | Arve esitatud | Arve koostatud | Esitamise kuupäev | Dokumendi kuupäev | Kuupäev ja koht |
      Väljastamiskuupäev | Arve väljastamise kuupäev | Arve esitamise kuupäev | Arvepäev
    `),
    date: phrases(`Kuupäev | Kpv | Kuup`),
    number: phrases(`Number | Nr`),
    other_number: phrases(`
      Kliendi nr | Kliendinumber | Kliendi kood | Klient nr | Lepingu nr | Lepingu number | Leping nr | Leping |
      Saatelehe nr | Saateleht nr | Arvelduskonto | Arveldusarve | Konto nr | Kontonumber | Konto | Pangakonto |
      IBAN | SWIFT | BIC | Pakkumise nr | Pakkumine nr | Projekti nr | Projekt | Objekt | Objekti nr | Mõõtja nr |
      Arvesti nr | Arvesti | Mõõtepunkt | EIC kood | EIC | Tarbimiskoha nr | Tarbimiskoht | Korteri nr | Korter |
      Isikukood | Reg. märk | Auto nr | Autorisatsiooni kood | Terminal | Terminali nr | Kaardi nr | Kliendikaart |
      Püsikliendikaart | Kassa nr | Tehingu nr | Poliisi nr | Seerianumber | Saadetise nr | Töö nr | Laua nr |
      Laud nr | Tootekood | Polis nr | Kliendi viide | Teie viide | Meie viide | MTR nr | Liitumispunkt
    `),
    due_date: phrases(`
      Maksetähtaeg | Tähtaeg | Maksetähtpäev | Tasuda hiljemalt | Maksta hiljemalt | Arve tähtaeg | Tasumise tähtaeg |
      Tasumise tähtpäev | Maksepäev | Tasuda enne | Palume tasuda | Palume tasuda hiljemalt | Maksetähtaja kuupäev |
      Tähtpäev | Maksta enne | Tasumistähtaeg | Arve tasumise tähtaeg | Tasumiskuupäev
    `),
    other_date: phrases(`
      Tarnekuupäev | Tellimuse kuupäev | Makse kuupäev | Tasumise kuupäev | Teenuse osutamise kuupäev |
      Kauba väljastamise kuupäev | Lähetuskuupäev | Tarnitud | Lepingu kuupäev | Kehtib kuni | Kehtiv kuni |
      Kehtivusaeg | Kehtivus | Pakkumus kehtib kuni | Saabumine | Saabumise kuupäev | Lahkumine | Lahkumise kuupäev |
      Näidu kuupäev | Näitude kuupäev | Trükitud | Parim enne | Garantii kuni | Tasutud kuupäev | Järgmine arve |
      Käibe toimumise aeg
    `),
    vat_id: phrases(`
      KMKR | KMKR nr | KMKR number | KMKR kood | KMKR-i nr | Käibemaksukohustuslase nr |
      Käibemaksukohustuslase number | KMK nr | KMK number | KMKN | KM reg nr | KMKR no | KM nr | Käibemaksu nr |
      Käibemaksunumber | Käibemaksukohustuslase registreerimisnumber | KM number | KM kohustuslase nr
    `),
    tax_number: phrases(`Maksukohustuslase number | Maksukohustuslase nr`),
    tax_office: [],
    phone: phrases(`
      Telefon | Tel | Tel. nr | Telefoninumber | Mobiil | Mob | GSM | Klienditeenindus | Klienditugi | Infotelefon |
      Kontakttelefon
    `),
    other_contact: phrases(`
      Faks | E-post | E-mail | Koduleht | Veebileht | Veeb | Kontaktisik | Kontakt | Arve koostas | Koostas |
      Väljastas | Arve väljastas | Müügiesindaja | Vastu võttis | Müügijuht | Arve esitas
    `),
    name: phrases(`Nimi | Ettevõte | Firma | Ettevõtte nimi | Ärinimi | Kliendi nimi`),
    address: phrases(`Aadress | Juriidiline aadress | Asukoht | Postiaadress | Jur. aadress | Registreeritud aadress`),
    country: phrases(`Riik`),
    currency: phrases(`Valuuta | Arve valuuta`),
    payment: phrases(`
      Makseviis | Tasumise viis | Maksetingimus | Maksetingimused | Tasumisviis | Maksmine | Makse | Maksmisviis |
      Tasumistingimused | Maksevahend
    `),
  },
  titles: {
    invoice: phrases(`Arve | Müügiarve | Arve-saateleht | E-arve | Koondarve | Sularahaarve | Lõpparve`),
    credit_note: phrases(`Kreeditarve | Kreeditarve arvele`),
    debit_note: phrases(`Deebetarve`),
    prepayment: phrases(`Ettemaksuarve | Avansiarve`),
    receipt: phrases(`Kviitung | Kassatšekk | Ostutšekk | Tšekk | Maksekviitung | Sularaha kviitung`),
    reminder: phrases(`
      Meeldetuletus | Maksemeeldetuletus | Meeldetuletuskiri | Võlateade | Meeldetuletusarve | Maksehoiatus
    `),
    other: phrases(`
      Proforma arve | Hinnapakkumine | Pakkumine | Saateleht | Tellimuse kinnitus | Saldoteatis | Tellimuskinnitus
    `),
  },
  references: {
    order_number: phrases(`
      Tellimuse nr | Tellimuse number | Tellimus nr | Tellimus | Ostutellimuse nr | Ostutellimus | Teie tellimus |
      Tellimuse kood | Tellimusnumber | Teie tellimuse nr | PO nr
    `),
    payment_reference: phrases(`
      Viitenumber | Viitenr | Maksekorralduse viitenumber | Viitenumber maksmisel | Makse viitenumber
    `),
    original_invoice: phrases(`
      Kreeditarve arvele nr | Algne arve | Seotud arve | Arvele nr | Krediteeritav arve | Krediteeritava arve nr |
      Lähtearve | Alusarve | Kreedit arvele | Seoses arvega | Parandab arvet | Algse arve nr
    `),
    service_period: phrases(`
      Periood | Arveldusperiood | Arve periood | Arvestusperiood | Teenuse periood | Perioodi eest | Tarbimisperiood |
      Arveldusperiood kuni | Rendiperiood | Üüriperiood
    `),
  },
  totals: {
    lines: phrases(`Vahesumma | Ridade summa | Kaup kokku | Teenused kokku | Summa enne allahindlust`),
    net: phrases(`
      Summa käibemaksuta | Summa km-ta | Kokku käibemaksuta | Kokku km-ta | Ilma käibemaksuta | Neto | Netosumma |
      Maksustatav summa | Summa ilma käibemaksuta | Kokku ilma km-ta | Neto kokku | Käibemaksuta summa |
      Maksustatav käive | Summa ilma km-ta | Km-ta summa | Km-ta kokku | Kokku ilma käibemaksuta | Kokku neto |
      Arve summa km-ta | Maksubaas
    `),
    vat: phrases(`
      Käibemaks | Käibemaks kokku | KM kokku | Käibemaksu summa | KM summa | Sh käibemaks | Sh km |
      Sisaldab käibemaksu | Kokku käibemaks | Kokku km | Lisandub käibemaks | KM 24% | KM 22% | KM 20% | KM 13% |
      KM 9%
    `),
    gross: phrases(`
      Kokku | Arve summa | Summa kokku | Kokku käibemaksuga | Kokku km-ga | Summa käibemaksuga | Arve kokku |
      Kokku EUR | Kogusumma | Summa km-ga | Kokku koos käibemaksuga | Bruto | Kokku koos km | Brutosumma | Üldsumma |
      Arve kogusumma | Kokku eurodes | Kõik kokku | Summa koos käibemaksuga | Arve summa kokku
    `),
    with_vat: phrases(`käibemaksuga | km-ga | koos käibemaksuga | koos km-ga | sis. km`),
    without_vat: phrases(`käibemaksuta | km-ta | ilma km-ta`),
    payable: phrases(`
      Tasuda | Kokku tasuda | Tasumisele kuulub | Maksta | Kokku maksta | Tasumiseks | Tasuda kokku |
      Maksmisele kuulub | Kuulub tasumisele | Tasumisele kuuluv summa | Makstav summa | Tasutav summa | Maksta kokku |
      Jääb tasuda | Tasuda EUR | Maksmiseks | Kokku tasumiseks | Kokku tasumisele | Maksta EUR | Tasumata summa |
      Võlgnevus kokku | Tagastamisele kuulub | Tagastatav summa | Kuulub maksmisele | Tasumisele kuulub kokku |
      Summa tasumiseks | Tasuda jääb | Arve tasuda
    `),
    total: phrases(`Summa | Kokku summa | Maksumus`),
    prepaid: phrases(`
      Tasutud | Ettemaks | Makstud | Laekunud | Ettemaksuna tasutud | Tasutud summa | Juba tasutud | Arvel ettemaks |
      Tasaarveldatud ettemaks | Tasutud ettemaks
    `),
    discount: phrases(`Allahindlus | Soodustus | Allahindlus kokku | Hinnaalandus | Soodustused`),
    charge: phrases(`
      Transport | Saatmiskulu | Kohaletoimetamine | Pakend | Postikulu | Transporditeenus | Ümardus | Ümardamine |
      Saatekulu | Viivis | Pakiautomaat | Käsitlustasu
    `),
    withholding: phrases(`Tulumaks | Kinnipeetud tulumaks`),
  },
  columns: {
    position: phrases(`Jrk | Jrk nr | Rida | Rea nr`),
    article: phrases(`Kood | Artikkel | Tootekood | Artikli kood | Kauba kood | Artikli nr | Ribakood | Tootenumber`),
    name: phrases(`
      Nimetus | Kirjeldus | Kauba nimetus | Teenus | Toode | Kauba/teenuse nimetus | Kaup | Kaup/teenus |
      Teenuse nimetus | Selgitus | Sisu | Toode/teenus | Toote nimetus | Artikli nimetus | Kauba või teenuse nimetus |
      Toote kirjeldus | Teenuse kirjeldus | Kaubad ja teenused | Tehing
    `),
    quantity: phrases(`Kogus | Hulk | Tk | Kog | Tunnid | Tarbimine | Maht`),
    unit: phrases(`Ühik | Mõõtühik | Mõõdühik`),
    price: phrases(`
      Hind | Ühiku hind | Hind km-ta | Hind käibemaksuta | Ühikhind | Hind EUR | Tk hind | Hind km-ga |
      Ühiku hind km-ta | Tariif | Hind ilma km | Hind/ühik
    `),
    discount: phrases(`Allahindlus | Soodustus | Ale % | Allahindlus % | Ah % | Soodustus % | Allah. %`),
    vat_rate: phrases(`KM % | Käibemaks % | Käibemaksumäär | KM määr | Käibemaks | Maksumäär | KM-i määr | Määr`),
    vat_amount: phrases(`KM summa | Käibemaksu summa | KM EUR`),
    net: phrases(`
      Summa km-ta | Summa käibemaksuta | Neto | Kokku km-ta | Netosumma | Kokku käibemaksuta | Summa ilma km-ta |
      Summa neto
    `),
    gross: phrases(`Summa km-ga | Summa käibemaksuga | Kokku km-ga | Bruto | Kokku käibemaksuga | Summa koos km-ga`),
    amount: phrases(`Summa | Kokku | Maksumus | Summa EUR | Kokku EUR | Hind kokku`),
    base: phrases(`Maksustatav summa | Maksustatav | Käibemaksuta summa | Maksustatav käive`),
    other: phrases(`Kuupäev | Märkus | Periood | Algnäit | Lõppnäit | Partii`),
  },
  parties: {
    seller: phrases(`
      Müüja | Arve esitaja | Tarnija | Teenuse osutaja | Arve väljastaja | Töövõtja | Üürileandja | Rendileandja |
      Esitaja | Kaupmees | Korraldaja
    `),
    buyer: phrases(`
      Ostja | Klient | Maksja | Arve saaja | Tellija | Arve adressaat | Kellele | Üürnik | Rentnik | Lepingupartner |
      Kliendi andmed | Ostja/maksja | Tarbija | Arve makstakse | Arve adresseeritud
    `),
    other_party: phrases(`
      Saaja | Kauba saaja | Tarneaadress | Pank | Kohaletoimetamise aadress | Tarbimiskoha aadress | Saaja pank |
      Objekti aadress | Lähteaadress | Vedaja
    `),
  },
  accountHolders: phrases(`Makse saaja | Konto omanik | Saaja nimi | Raha saaja`),
  contractHolders: phrases(`Lepinguomanik | Kindlustusvõtja | Üürnik | Abonent`),
  paymentSlips: { payee: [], payer: phrases(`Maksja`) },
  buyersBelowSellers: [],
  buyersOwn: words('teie ostja kliendi'),
  reverseCharge: phrases(`Pöördmaksustamine`),
  loneSums: [],
  monthSpellings: { jaan: 1, veebr: 2, märts: 3, apr: 4, juuni: 6, juuli: 7, sept: 9, okt: 10, dets: 12 },
  ordinalEndings: [],
  dateParticles: [],
  numberWords: words('nr number'),
  units: {
    kilogram: phrases(`kilogramm | kilogrammi`),
    piece: phrases(`tk | tükk | tükki | kmpl | kpl`),
    metre: phrases(`meeter | meetrit | jm`),
    litre: phrases(`liiter | liitrit`),
  },
  payments: {
    direct_debit: phrases(`
      otsekorraldus | püsimakse | e-arve püsimakse | otsekorraldusega | e-arve püsimaksega | püsimaksega
    `),
    credit_card: phrases(`
      kaart | kaardiga | krediitkaart | krediitkaardiga | pangakaart | pangakaardiga | kaardimakse | kaardimaksega
    `),
    debit_card: phrases(`deebetkaart | deebetkaardiga`),
    online: phrases(`pangalink | pangalingiga | montonio | maksekeskus`),
    check: [],
    cash: phrases(`sularaha | sularahas | sularahaga`),
    bank_transfer: phrases(`
      ülekanne | ülekandega | pangaülekanne | pangaülekandega | maksekorraldus | maksekorraldusega | pangaülekande |
      arveldusarvele | arvega
    `),
  },
  paid: phrases(`tasutud | makstud | tasuda | maksta`),
  paidWith: [],
  negations: phrases(`mitte | ei | ära`),
  demandWords: phrases(`tasuda | maksta | maksetähtaeg | tasumine | tasuge | makske | palume tasuda | tähtaeg`),
  deadlineWords: phrases(`hiljemalt | kuni | enne`),
  debitWords: phrases(`debiteeritakse | debiteerime | arvestatakse maha | võetakse maha`),
  debitDays: phrases(`kuupäeval | mitte enne | kõige varem`),
  debitDaysAfter: [],
  deadlinesAfter: phrases(`-ks | ks | kuupäevaks`),
  legalForms: phrases(`
    OÜ | aktsiaselts | osaühing | FIE | MTÜ | korteriühistu | tulundusühistu | mittetulundusühing | sihtasutus |
    füüsilisest isikust ettevõtja | täisühing
  `),
  companyWords: words('osaühing aktsiaselts'),
  joiningWords: words('ja ning'),
  neverInNames: phrases(`osakapital | aktsiakapital | äriregister | registrikood | äriregistri | reg. kood | KMKR`),
  formerNameWords: words('endine endise'),
  debitedAccounts: phrases(`kontolt | pangakontolt`),
  partyQualifiers: [],
  frequentWords: words(`
    arve arvele kuupäev maksetähtaeg tähtaeg viitenumber müüja ostja klient kokku summa tasuda käibemaks käibemaksuta
    km kogus ühik hind nimetus kirjeldus registrikood reg aadress kmkr arveldusarve pank selgitus makse maksta
    tasumisel palume viivis viivist päevas eest ja või ning kuni tallinn tartu eesti postiindeks telefon leht teenus
    teenused osaühing hilinemisel iga märkida tasutud periood nr saaja maksja
  `),
  ...ESTONIAN_RECEIPTS,
};
