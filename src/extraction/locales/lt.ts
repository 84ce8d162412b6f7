import { LITHUANIAN_RECEIPTS } from './lt-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const LITHUANIAN: Locale = {
  language: 'lt',
  homeCountry: 'LT',
  ocr: { tesseract: 'lit', hasUncommonLetters: false },
  fields: {
    invoice_number: phrases(`
      Sąskaitos Nr | Sąskaita Nr | Sąskaitos faktūros Nr | Sąskaita faktūra Nr | PVM sąskaita faktūra Nr |
      PVM sąskaitos faktūros Nr | Sąskaitos numeris | Sąskaitos serija ir numeris | Serija ir numeris | Serija Nr |
      Serija ir Nr | Kreditinė sąskaita Nr | Kreditinės sąskaitos Nr | Kreditinė PVM sąskaita faktūra Nr |
      Išankstinė sąskaita Nr | Išankstinio apmokėjimo sąskaita Nr | Išankstinės sąskaitos Nr | Dokumento Nr |
      Dokumento numeris | Kvito Nr | Kvitas Nr | Čekio Nr | Čekis Nr | Pinigų priėmimo kvitas Nr |
      Debetinė sąskaita Nr | Sąskaita apmokėjimui Nr | Mokėjimo pranešimas Nr | Sąskaitos faktūros numeris |
      Sąsk. Nr | Bilieto Nr | Serija
    `),
    invoice_date: phrases(`
      Sąskaitos data | Išrašymo data | Sąskaitos išrašymo data | Išrašyta | Sąskaitos faktūros data | Dokumento data |
      Data ir vieta | Sąskaita išrašyta | Išdavimo data | Sąskaitos faktūros išrašymo data | Surašymo data |
      Sąskaitos suformavimo data | Suformavimo data | Išrašymo data ir vieta | Dokumento išrašymo data
    `),
    date: phrases(`Data`),
    number: phrases(`Numeris | Nr`),
    other_number: phrases(`
      Kliento kodas | Kliento Nr | Kliento numeris | Pirkėjo kodas | Mokėtojo kodas | Abonento kodas | Abonento Nr |
      Abonento numeris | Sutarties Nr | Sutartis Nr | Sutarties numeris | Sutartis | Sąskaitos Nr. banke |
      Atsiskaitomoji sąskaita | Banko sąskaita | Atsisk. sąskaita | Banko sąskaitos Nr | IBAN | SWIFT | SWIFT kodas |
      BIC | Banko kodas | Gavėjo sąskaita | Važtaraščio Nr | Važtaraštis | Pasiūlymo Nr | Projekto Nr | Projektas |
      Skaitiklio Nr | Skaitiklis | Objekto Nr | Objekto kodas | Objektas | Poliso Nr | Draudimo liudijimas Nr |
      Asmens kodas | Valst. Nr | Automobilio Nr | Terminalas | Terminalo Nr | Kortelės Nr | Kortelės numeris |
      Lojalumo kortelė | Kasos Nr | Kasos aparato Nr | Autorizacijos kodas | Operacijos Nr | Serijos Nr |
      Serijinis numeris | Siuntos Nr | Siuntos numeris | Individualios veiklos pažymos Nr | Individualios veiklos Nr |
      Verslo liudijimo Nr | Pažymos Nr | Individualios veiklos pažymėjimo Nr | Jūsų nuoroda | Mūsų nuoroda |
      Staliukas Nr | Ind. veiklos pažymos Nr | Ind. veiklos Nr | Sąsk
    `),
    due_date: phrases(`
      Apmokėti iki | Sumokėti iki | Apmokėjimo terminas | Mokėjimo terminas | Apmokėjimo data | Mokėti iki |
      Terminas | Apmokėti iki datos | Apmokėjimo terminas iki | Sąskaitą apmokėti iki | Prašome apmokėti iki |
      Prašome sumokėti iki | Apmokėjimas iki | Sumokėjimo terminas | Atsiskaityti iki | Atsiskaitymo terminas |
      Mokėjimo data iki | Apmokėtina iki | Sąskaitos apmokėjimo terminas | Apm. terminas |
      Galutinis apmokėjimo terminas | Apmokėti ne vėliau kaip iki
    `),
    other_date: phrases(`
      Pristatymo data | Tiekimo data | Prekių tiekimo data | Paslaugos suteikimo data | Paslaugų suteikimo data |
      Prekių perdavimo data | Užsakymo data | Mokėjimo data | Sutarties data | Galioja iki | Galiojimo data |
      Galiojimo laikas | Pasiūlymas galioja iki | Atvykimo data | Išvykimo data | Atvykimas | Išvykimas |
      Rodmenų data | Spausdinta | Atspausdinta | Gavimo data | Tinka vartoti iki | Geriausias iki | Garantija iki |
      Kita sąskaita | Išsiuntimo data | Avanso gavimo data | Sandorio data | Sumokėta data
    `),
    vat_id: phrases(`
      PVM mokėtojo kodas | PVM kodas | PVM mok. kodas | PVM mokėtojo Nr | PVM k | PVM mokėtojas | PVM Nr |
      PVM numeris | PVM mok. k | PVM mokėtojo numeris | PVM kod | Pirkėjo PVM kodas | Pardavėjo PVM kodas
    `),
    tax_number: phrases(`Mokesčių mokėtojo kodas | Mokesčių mokėtojo identifikacinis numeris | Identifikacinis kodas`),
    tax_office: [],
    phone: phrases(`
      Telefonas | Tel | Tel. nr | Telefono numeris | Mob. tel | Mob | Mobilus | Klientų aptarnavimas |
      Klientų aptarnavimo telefonas | Tel./faks | Mobilusis
    `),
    other_contact: phrases(`
      Faksas | Faks | El. paštas | El. p | El. pašto adresas | Interneto svetainė | Svetainė | Kontaktinis asmuo |
      Kontaktai | Sąskaitą išrašė | Išrašė | Sąskaitą priėmė | Priėmė | Išdavė | Vadybininkas | Direktorius |
      Atsakingas asmuo | Sąskaitą gavo | Buhalterė | Vyr. buhalterė | Dokumentą išrašė | Gavo
    `),
    name: phrases(`Pavadinimas | Įmonė | Įmonės pavadinimas | Vardas, pavardė | Vardas`),
    address: phrases(`
      Adresas | Buveinės adresas | Registracijos adresas | Buveinė | Reg. adresas | Korespondencijos adresas |
      Įmonės adresas | Adr
    `),
    country: phrases(`Šalis | Valstybė`),
    currency: phrases(`Valiuta`),
    payment: phrases(`
      Apmokėjimo būdas | Mokėjimo būdas | Atsiskaitymo būdas | Apmokėjimo sąlygos | Mokėjimo sąlygos | Apmokėjimas |
      Apmokėjimo forma | Atsiskaitymas | Mokėjimas
    `),
  },
  titles: {
    invoice: phrases(`
      Sąskaita faktūra | PVM sąskaita faktūra | Sąskaita | PVM sąskaita | Elektroninė sąskaita faktūra |
      Sąskaita apmokėjimui | Mokėjimo pranešimas | Sąskaita už paslaugas
    `),
    credit_note: phrases(`
      Kreditinė sąskaita | Kreditinė sąskaita faktūra | Kreditinė PVM sąskaita faktūra | Kreditinis dokumentas
    `),
    debit_note: phrases(`Debetinė sąskaita | Debetinė sąskaita faktūra | Debetinė PVM sąskaita faktūra`),
    prepayment: phrases(`
      Išankstinė sąskaita | Avansinė sąskaita | Išankstinio mokėjimo sąskaita | Išankstinio apmokėjimo sąskaita |
      Išankstinė sąskaita faktūra | Avansinė sąskaita faktūra | Išankstinė sąskaita apmokėjimui
    `),
    receipt: phrases(`
      Kasos čekis | Čekis | Kvitas | Pinigų priėmimo kvitas | Fiskalinis kvitas | Kasos pajamų orderis
    `),
    reminder: phrases(`
      Priminimas | Mokėjimo priminimas | Įspėjimas | Pranešimas apie skolą | Priminimas apie skolą |
      Raginimas apmokėti | Įspėjimas dėl skolos
    `),
    other: phrases(`
      Proforma sąskaita | Pasiūlymas | Komercinis pasiūlymas | Užsakymo patvirtinimas | Važtaraštis |
      Priėmimo-perdavimo aktas | Atliktų darbų aktas | Suderinimo aktas
    `),
  },
  references: {
    order_number: phrases(`
      Užsakymo Nr | Užsakymas Nr | Užsakymo numeris | Užsakymas | Jūsų užsakymas | Pirkimo užsakymas |
      Pirkimo užsakymo Nr | Užsakymo kodas | Jūsų užsakymo Nr
    `),
    payment_reference: phrases(`
      Mokėjimo paskirtis | Įmokos kodas | Mokėjimo kodas | Mokėjimo nuoroda | Unikalus mokėjimo kodas |
      Mokėtojo kodas (įmokos) | Mokėjimo paskirtyje nurodyti | Mokėjimo paskirtyje
    `),
    original_invoice: phrases(`
      Kreditinė sąskaita faktūrai | Pagal sąskaitą faktūrą Nr | Pirminė sąskaita | Pagal sąskaitą Nr |
      Koreguojama sąskaita | Prie sąskaitos faktūros | Pagal PVM sąskaitą faktūrą | Koreguojama PVM sąskaita faktūra |
      Susijusi sąskaita | Pirminės sąskaitos Nr
    `),
    service_period: phrases(`
      Laikotarpis | Ataskaitinis laikotarpis | Sąskaitos laikotarpis | Už laikotarpį | Paslaugų laikotarpis |
      Periodas | Atsiskaitymo laikotarpis | Paslaugų teikimo laikotarpis | Mokestinis laikotarpis |
      Apskaitos laikotarpis | Už mėnesį
    `),
  },
  totals: {
    lines: phrases(`Tarpinė suma | Prekių suma | Paslaugų suma | Suma be nuolaidos | Iš viso be nuolaidos`),
    net: phrases(`
      Suma be PVM | Iš viso be PVM | Viso be PVM | Be PVM | Apmokestinamoji suma | Apmokestinama suma |
      Apmokestinamoji vertė | Neto | Kaina be PVM | Bendra suma be PVM | Iš viso be PVM EUR | Suma be PVM EUR |
      Neto suma | Apmokestinamoji PVM suma | Apmokestinama vertė | Vertė be PVM | Suma be mokesčių
    `),
    vat: phrases(`
      PVM | PVM suma | Iš viso PVM | Viso PVM | PVM iš viso | Pridėtinės vertės mokestis | PVM EUR | Bendra PVM suma |
      PVM suma EUR | Iš jų PVM | Tame skaičiuje PVM
    `),
    gross: phrases(`
      Suma su PVM | Iš viso su PVM | Viso su PVM | Bendra suma | Iš viso EUR | Bendra suma su PVM | Viso EUR |
      Sąskaitos suma | Galutinė suma | Iš viso suma | Bendra suma EUR | Bruto | Suma iš viso | Suma su PVM EUR |
      Viso suma | Kaina su PVM | Bendra vertė | Iš viso sąskaitoje | Bendra sąskaitos suma | Vertė su PVM
    `),
    with_vat: phrases(`su PVM | įskaitant PVM | įsk. PVM | su mokesčiais`),
    without_vat: phrases(`neįskaitant PVM | be mokesčių`),
    payable: phrases(`
      Mokėtina suma | Suma apmokėjimui | Apmokėti | Iš viso mokėti | Mokėti | Viso mokėti | Bendra mokėtina suma |
      Iš viso apmokėti | Suma mokėjimui | Bendra suma apmokėjimui | Iš viso apmokėjimui | Viso apmokėjimui |
      Apmokėjimui | Likutis apmokėti | Liko sumokėti | Mokėtina suma EUR | Mokėti EUR | Apmokėti EUR | Sumokėti |
      Iš viso mokėtina | Mokėtina iš viso | Iš viso sumokėti | Suma, kurią reikia sumokėti | Grąžintina suma |
      Viso mokėtina | Bendra mokėtina suma EUR | Iš viso mokėti EUR | Galutinė mokėtina suma | Likusi mokėti suma |
      Skola iš viso | Apmokėtina suma | Mokėtina suma su PVM | Sumokėti iš viso
    `),
    total: phrases(`Iš viso | Viso | Suma | Vertė`),
    prepaid: phrases(`
      Sumokėta | Apmokėta | Avansas | Sumokėtas avansas | Gauta | Gautas avansas | Jau sumokėta | Sumokėta suma |
      Išankstinis mokėjimas | Įskaitytas avansas
    `),
    discount: phrases(`Nuolaida | Nuolaidos | Bendra nuolaida | Nuolaida iš viso | Nuolaidos suma`),
    charge: phrases(`
      Pristatymas | Transportas | Siuntimas | Transporto išlaidos | Pristatymo mokestis | Pakavimas | Pašto išlaidos |
      Apvalinimas | Delspinigiai | Siuntimo išlaidos | Pristatymo kaina
    `),
    withholding: phrases(`GPM | Išskaičiuotas GPM`),
  },
  columns: {
    position: phrases(`Eil. Nr | Eil | Nr. eil`),
    article: phrases(`Prekės kodas | Artikulas | Paslaugos kodas | Barkodas | Brūkšninis kodas | Kodas | Prek. kodas`),
    name: phrases(`
      Pavadinimas | Prekės pavadinimas | Paslaugos pavadinimas | Prekės/paslaugos pavadinimas |
      Prekės ar paslaugos pavadinimas | Prekių/paslaugų pavadinimas | Prekė | Paslauga | Prekė/paslauga | Aprašymas |
      Prekių pavadinimas | Paslaugos aprašymas | Prekės aprašymas | Paslaugų pavadinimas | Paslaugos |
      Prekės ir paslaugos | Prekės, paslaugos | Darbai
    `),
    quantity: phrases(`Kiekis | Kiek | Vnt | Valandos | Suvartota | Sunaudota`),
    unit: phrases(`
      Mato vnt | Mat. vnt | Matas | Matavimo vienetas | Mato vienetas | Mat | Vienetas | M. vnt | Vnt. matas
    `),
    price: phrases(`
      Kaina | Vieneto kaina | Vnt. kaina | Kaina be PVM | Kaina EUR | Kaina EUR be PVM | Kaina už vnt |
      Vnt. kaina be PVM | Kaina vnt | Kaina už vienetą | Tarifas | Įkainis | Kaina su PVM | Vieneto kaina be PVM
    `),
    discount: phrases(`Nuolaida | Nuolaida % | Nuol. % | Nuol`),
    vat_rate: phrases(`PVM % | PVM | PVM tarifas | PVM tarif | PVM tarifas % | Mokesčio tarifas`),
    vat_amount: phrases(`PVM suma | PVM EUR | PVM suma EUR`),
    net: phrases(`Suma be PVM | Iš viso be PVM | Be PVM | Neto | Vertė be PVM | Viso be PVM`),
    gross: phrases(`Suma su PVM | Iš viso su PVM | Su PVM | Bruto | Vertė su PVM | Viso su PVM`),
    amount: phrases(`Suma | Iš viso | Viso | Suma EUR | Vertė | Iš viso EUR | Bendra suma`),
    base: phrases(`Apmokestinamoji suma | Apmokestinama suma | Apmokestinamoji vertė`),
    other: phrases(`
      Data | Pastabos | Laikotarpis | Rodmenys nuo | Rodmenys iki | Ankstesni rodmenys | Dabartiniai rodmenys |
      Partija
    `),
  },
  parties: {
    seller: phrases(`
      Pardavėjas | Tiekėjas | Paslaugų teikėjas | Paslaugos teikėjas | Vykdytojas | Rangovas | Nuomotojas |
      Sąskaitos išrašytojas | Prekių tiekėjas | Pardavėjo rekvizitai | Siuntėjas | Teikėjas | Pardavėjas/tiekėjas |
      Organizatorius
    `),
    buyer: phrases(`
      Pirkėjas | Klientas | Mokėtojas | Užsakovas | Paslaugų gavėjas | Nuomininkas | Abonentas | Prekių gavėjas |
      Sąskaitos gavėjas | Pirkėjo rekvizitai | Vartotojas | Pirkėjas/mokėtojas | Paslaugos gavėjas | Sąskaita kam
    `),
    other_party: phrases(`
      Gavėjas | Pristatymo adresas | Bankas | Pristatymo vieta | Objekto adresas | Mokėjimo rekvizitai |
      Banko rekvizitai | Vežėjas | Pakrovimo vieta | Iškrovimo vieta | Gavėjo bankas
    `),
  },
  accountHolders: phrases(`Sąskaitos savininkas | Mokėjimo gavėjas | Lėšų gavėjas`),
  contractHolders: phrases(`Abonentas | Draudėjas | Nuomininkas | Sutarties turėtojas`),
  paymentSlips: { payee: [], payer: phrases(`Mokėtojas`) },
  buyersBelowSellers: [],
  buyersOwn: words('jūsų pirkėjo kliento'),
  reverseCharge: phrases(`Atvirkštinis apmokestinimas`),
  loneSums: [],
  monthSpellings: {
    saus: 1,
    vas: 2,
    kov: 3,
    bal: 4,
    geg: 5,
    birž: 6,
    liep: 7,
    rugp: 8,
    rugs: 9,
    spal: 10,
    spl: 10,
    lapkr: 11,
    lap: 11,
    gruod: 12,
    grd: 12,
  },
  ordinalEndings: [],
  dateParticles: words('m d mėn'),
  numberWords: words('nr numeris'),
  units: {
    kilogram: phrases(`kilogramas | kilogramai | kilogramų`),
    piece: phrases(`vnt | vienetas | vienetai | vienetų | kompl`),
    metre: phrases(`metras | metrai | metrų`),
    litre: phrases(`litras | litrai | litrų`),
  },
  payments: {
    direct_debit: phrases(`tiesioginis debetas | automatinis mokėjimas | e. sąskaitos automatinis apmokėjimas`),
    credit_card: phrases(`kortelė | kredito kortelė | mokėjimo kortelė | banko kortelė | bankine kortele`),
    debit_card: phrases(`debeto kortelė`),
    online: phrases(`paysera | elektronine bankininkyste | opay | montonio`),
    check: [],
    cash: phrases(`grynieji | grynaisiais | grynieji pinigai | grynaisiais pinigais`),
    bank_transfer: phrases(`
      pavedimas | pavedimu | banko pavedimas | banko pavedimu | bankinis pavedimas | bankiniu pavedimu |
      mokėjimo pavedimas | mokėjimo pavedimu | į banko sąskaitą | pervedimas | pervedimu
    `),
  },
  paid: phrases(`sumokėta | apmokėta | sumokėti | apmokėti`),
  paidWith: [],
  negations: phrases(`ne | nėra`),
  demandWords: phrases(`
    apmokėti | sumokėti | mokėti | apmokėjimo | apmokėjimas | apmokėkite | sumokėkite | atsiskaityti |
    mokėjimo terminas
  `),
  deadlineWords: phrases(`iki | ne vėliau kaip iki | ne vėliau kaip | ne vėliau nei`),
  debitWords: phrases(`bus nuskaityta | bus nurašyta | nuskaitysime`),
  debitDays: phrases(`ne anksčiau kaip | ne anksčiau nei | anksčiausiai`),
  debitDaysAfter: phrases(`d | dieną`),
  deadlinesAfter: [],
  legalForms: phrases(`
    UAB | MB | VšĮ | TŪB | KŪB | ŽŪB | uždaroji akcinė bendrovė | akcinė bendrovė | mažoji bendrija |
    individuali įmonė | viešoji įstaiga | kooperatyvas | asociacija | DNSB | žemės ūkio bendrovė | bendrija |
    ūkininko ūkis | ŽŪK
  `),
  companyWords: words('bendrovė bendrija įmonė įstaiga'),
  joiningWords: words('ir'),
  neverInNames: phrases(`
    įstatinis kapitalas | juridinių asmenų registras | juridinių asmenų registre | VĮ Registrų centras |
    įmonės kodas | PVM mokėtojo kodas
  `),
  formerNameWords: words('buvusi anksčiau'),
  numberSeries: phrases(`Serija`),
  debitedAccounts: phrases(`jūsų sąskaitos | banko sąskaitos`),
  partyQualifiers: [],
  frequentWords: words(`
    sąskaita faktūra sąskaitos data serija nr pardavėjas pirkėjas tiekėjas gavėjas mokėtojas kodas įmonės mokėtojo pvm
    adresas bankas kiekis kaina suma vnt mato iš viso be su apmokėti iki terminas apmokėjimo pavadinimas prekės
    paslaugos žodžiais eurų euras eurai ct ir už pagal sutartį vilnius kaunas lietuva išrašė priėmė parašas vardas
    pavardė mokėtina mokėti išrašymo banko sąsk pavedimu laikotarpis nuolaida mokėjimo delspinigiai prašome yra buvo
  `),
  ...LITHUANIAN_RECEIPTS,
};
