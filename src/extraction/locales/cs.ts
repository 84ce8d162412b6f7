import { CZECH_RECEIPTS } from './cs-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const CZECH: Locale = {
  language: 'cs',
  homeCountry: 'CZ',
  ocr: { tesseract: 'ces', hasUncommonLetters: true },
  fields: {
    invoice_number: phrases(`
      Faktura č | Faktura číslo | Číslo faktury | Číslo dokladu | Daňový doklad č | Faktura - daňový doklad č |
      Faktura - daňový doklad | Doklad č | Číslo daňového dokladu | Faktura daňový doklad číslo | Ev. číslo |
      Evidenční číslo | Účtenka č | Účtenka číslo | Číslo účtenky | Č. účtenky | Pořadové číslo účtenky | Č. dokladu |
      Doklad číslo | Paragon č | Paragon číslo | Číslo paragonu | Stvrzenka č | Číslo stvrzenky |
      Zjednodušený daňový doklad č | Pokladní doklad č | Číslo pokladního dokladu | Příjmový doklad č | Jízdenka č |
      Číslo jízdenky
    `),
    invoice_date: phrases(`
      Datum vystavení | Vystavení | Vystaveno | Datum vystavení dokladu | Vystaveno dne | Datum faktury
    `),
    date: phrases(`Vytvořeno | Datum vytvoření | Datum | Dne | ze dne`),
    number: phrases(`Číslo | Č`),
    other_number: phrases(`
      Číslo elektroměru | Číslo měřidla | Číslo měřiče |
      Konstantní symbol | Číslo účtu | Účet | Specifický symbol | Zákaznické číslo | Číslo zákazníka | Bankovní
      účet | Dodací list | Smlouva | Číslo transakce | Č. transakce | Transakce č | ID transakce | Číslo terminálu |
      Terminál č | ID terminálu | Číslo pokladny | Č. pokladny | Pokladna č | Pokladna číslo | ID pokladny |
      Označení pokladny | Pokladní č | Číslo pokladní | Autorizační kód | Kód autorizace | Číslo autorizace |
      Č. autorizace | Číslo karty | Č. karty | Karta č | Zákaznická karta | Číslo zákaznické karty | Věrnostní karta |
      Číslo věrnostní karty | Číslo prodejny | Č. prodejny | Prodejna č | Provozovna č | Označení provozovny |
      ID provozovny | Stůl č | Číslo stolu | Číslo obchodníka | ID obchodníka | FIK | BKP | PKP | Sekvenční číslo |
      Výrobní číslo | Sériové číslo | Referenční číslo | Číslo poukazu | Kód kupónu
    `),
    due_date: phrases(`
      Datum splatnosti | Splatnost | Splatné dne | Zaplaťte do | Uhraďte do | Splatno dne | Splatno do
    `),
    other_date: phrases(`
      Datum narození | Datum zdanitelného plnění | DUZP | Datum uskutečnění zdanitelného plnění | Datum uskutečnění plnění |
      Datum dodání | Datum objednávky | Datum UZP | Datum zdan. plnění | Datum plnění | Platné do | Platný do |
      Platná do | Platí do | Platné od | Platí od | Platnost | Platnost do | Datum platnosti | Konec platnosti |
      Kupón platný do | Poukaz platný do | Akce platí do | Body platné do | Body propadnou | Platnost bodů do |
      Expirace | Datum expirace | Uplatněte do | Lze uplatnit do | Využijte do | Spotřebujte do |
      Minimální trvanlivost do | Vrácení do | Vrácení zboží do | Výměna do | Záruka do | Datum příjezdu | Příjezd |
      Vjezd | Čas vjezdu | Datum vjezdu | Datum odjezdu | Datum jízdy | Parkování do | Zaplaceno do
    `),
    vat_id: phrases(`DIČ | IČ DPH | DIČ DPH`),
    phone: phrases(`
      Telefon | Tel | Mobil | Infolinka | Zákaznická linka | Zákaznický servis | Tel. č | Potřebujete poradit? |
      Linka podpory
    `),
    other_contact: phrases(`Fax | E-mail | Web | Www`),
    name: phrases(`Název | Jméno`),
    address: phrases(`Adresa | Sídlo | Sídlo společnosti`),
    country: phrases(`Země`),
    currency: phrases(`Měna`),
    payment: phrases(`Forma úhrady | Způsob platby | Způsob úhrady | Platba | Forma platby`),
    tax_number: [],
    tax_office: [],
  },
  titles: {
    invoice: phrases(`Faktura | Daňový doklad`),
    credit_note: phrases(`Dobropis | Opravný daňový doklad | Opravná faktura | Storno faktura`),
    debit_note: phrases(`Vrubopis`),
    prepayment: phrases(`
      Zálohová faktura | Zálohový list | Zálohový daňový doklad | Daňový doklad k přijaté záloze |
      Daňový doklad k přijaté platbě
    `),
    receipt: phrases(`Účtenka | Příjmový doklad | Stvrzenka`),
    reminder: phrases(`Upomínka`),
    other: phrases(`Proforma faktura | Potvrzení objednávky`),
  },
  references: {
    order_number: phrases(`Číslo objednávky | Objednávka | Objednávka č`),
    payment_reference: phrases(`Variabilní symbol`),
    original_invoice: phrases(`
      K faktuře | Původní doklad | Oprava dokladu | Opravuje doklad | K daňovému dokladu | Týká se faktury |
      K faktuře č | Opravuje fakturu | Původní faktura | Dobropis k faktuře | Vztahuje se k faktuře | Číslo původní faktury | Č. původní faktury | Číslo původního dokladu
    `),
    service_period: phrases(`Fakturované období | Fakturační období | Zúčtovací období`),
  },
  totals: {
    lines: phrases(`Mezisoučet | Součet položek | Hodnota zboží | Zboží celkem`),
    net: phrases(`
      Celkem bez DPH | Základ daně | Základ | Cena bez DPH | Bez DPH | Cena celkem bez DPH | Základ DPH
    `),
    vat: phrases(`DPH | Celkem DPH | Výše DPH | Částka DPH | DPH celkem | Daň | Daně | Daně celkem`),
    gross: phrases(`
      Celkem s DPH | Celkem včetně DPH | Celková částka | Celkem | Cena celkem s DPH | Celkem vč. DPH | Cena s DPH |
      Cena celkem | Celková cena | Celkem Kč
    `),
    with_vat: phrases(`s DPH | včetně DPH | vč. DPH`),
    without_vat: phrases(`osvobozeno od DPH`),
    payable: phrases(`
      Celkem k úhradě | K úhradě | Částka k úhradě | Zbývá uhradit | Suma k úhradě | K zaplacení | Celkem k zaplacení |
      K vrácení | Částka k vrácení | Celkem k vrácení | Nedoplatek
    `),
    total: phrases(`Součet | Částka`),
    prepaid: phrases(`Uhrazeno | Záloha | Zaplaceno | Uhrazeno zálohou | Zálohy`),
    discount: phrases(`Sleva`),
    charge: phrases(`Doprava | Poštovné | Balné | Zaokrouhlení | Haléřové vyrovnání`),
    withholding: [],
  },
  columns: {
    position: phrases(`Pol | Č | Poř | #`),
    article: phrases(`Kód | Katalog | Kód zboží`),
    name: phrases(`
      Popis | Název | Označení dodávky | Položka | Text | Zboží | Název položky | Popis položky | Předmět plnění | Předmět |
      Služba | Fakturujeme Vám
    `),
    quantity: phrases(`Množství | Počet | Ks | Počet MJ | Mn | Počet ks`),
    unit: phrases(`MJ | Jedn | J | Jednotka`),
    price: phrases(`
      Cena | Jedn. cena | Cena za MJ | J.cena | Cena/MJ | Cena za ks | Jednotková cena | Cena ks | Cena za jednotku |
      Jedn. cena bez DPH
    `),
    discount: phrases(`Sleva | Sleva %`),
    vat_rate: phrases(`DPH | DPH % | Sazba DPH | Sazba | % DPH | Sazba DPH %`),
    vat_amount: phrases(`DPH Kč | Částka DPH | Výše DPH | Kč DPH | Daň | DPH v Kč`),
    net: phrases(`Celkem bez DPH | Bez DPH | Základ | Cena bez DPH | Cena celkem bez DPH`),
    gross: phrases(`Celkem s DPH | S DPH | Celkem vč. DPH | Cena s DPH | Kč celkem | Cena celkem s DPH`),
    amount: phrases(`Celkem | Cena celkem | Částka | Celková cena | Celkem Kč`),
    base: phrases(`Základ daně | Základ DPH`),
    other: phrases(`Datum | Záruka`),
  },
  parties: {
    seller: phrases(`
      Dodavatel | Prodávající | Prodejce | Zhotovitel | Pořadatel | Organizátor | Od | Poskytovatel | Vystavitel |
      Pronajímatel | Údaje dodavatele | Název obchodu | Odesílatel
    `),
    buyer: phrases(`
      Odběratel | Kupující | Zákazník | Objednatel | Příjemce služeb | Příjemce plnění | Objednavatel | Nájemce |
      Fakturační adresa | Fakturační údaje | Údaje odběratele
    `),
    other_party: phrases(`Příjemce | Dodací adresa | Konečný příjemce | Banka | Místo dodání | Dodací místo`),
  },
  accountHolders: phrases(`Majitel účtu`),
  contractHolders: phrases(`Nájemce | Pojistník | Účastník | Držitel smlouvy`),
  paymentSlips: { payee: phrases(`Platba pro | Zaplatit komu`), payer: phrases(`Příkazce | Plátce`) },
  buyersBelowSellers: [],
  buyersOwn: words('vaše váš odběratele zákazníka'),
  reverseCharge: phrases(`Přenesená daňová povinnost | Daň odvede zákazník`),
  loneSums: [],
  monthSpellings: {},
  ordinalEndings: [],
  dateParticles: [],
  numberWords: words('č'),
  units: {
    kilogram: [],
    piece: phrases(`ks | kus | kusů`),
    metre: phrases(`metr`),
    litre: phrases(`litr`),
  },
  payments: {
    direct_debit: phrases(`inkaso | inkasem | SEPA inkaso`),
    credit_card: phrases(
      `karta | kreditní karta | kreditní kartou | kartou | platební karta | platební kartou | online kartou`,
    ),
    debit_card: phrases(`debetní karta | debetní kartou`),
    online: [],
    check: phrases(`šek`),
    cash: phrases(`hotově | hotovost | hotovostí | v hotovosti`),
    bank_transfer: phrases(`
      bankovním převodem | převodem | příkazem | bankovní převod | převod | převodu | převodní příkaz | převodním
      příkazem
    `),
  },
  paid: phrases(`uhrazeno | zaplaceno`),
  states: phrases(`Zaplaceno | Nezaplaceno | Uhrazeno | Neuhrazeno | Po splatnosti | Stornováno | Koncept`),
  paidWith: [],
  negations: phrases(`ne | nikoli`),
  demandWords: phrases(`uhradit | uhraďte | úhrada | úhradu | úhrady | zaplatit | zaplaťte | platba | platbu`),
  deadlineWords: phrases(`do | do dne | nejpozději do | tj. do | tedy do`),
  debitWords: phrases(
    `inkasujeme | bude inkasováno | bude inkasována | strhneme | bude stržena | bude strženo | bude odepsána`,
  ),
  debitDays: phrases(`dne | ke dni | ne dříve než | nejdříve | ne před`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`
    s.r.o. | a.s. | spol. | v.o.s. | k.s. | s. r. o. | a. s. | z.s. | družstvo |
    výrobní družstvo | bytové družstvo | spotřební družstvo | zemědělské družstvo | společenství vlastníků | svj
    `),
  companyWords: [],
  joiningWords: [],
  neverInNames: phrases(`
    základní kapitál | obchodní rejstřík | obchodním rejstříku | se sídlem | sídlo | krajský soud | městský soud |
    krajského soudu | městského soudu
  `),
  formerNameWords: words('dříve'),
  paymentDates: phrases(`Datum platby | Datum úhrady`),
  shopOrders: {
    number: phrases(`Číslo objednávky | Objednávka č | Objednávka`),
    date: phrases(`Datum objednávky`),
  },
  debitedAccounts: phrases(`účtu`),
  senderReferences: phrases(`Naše značka | Referenční číslo`),
  seatWords: phrases(`se sídlem | sídlem | bytem`),
  partyQualifiers: [],
  addressParts: {
    postcode: phrases(`PSČ`),
    town: phrases(`Město | Obec`),
    state: phrases(`Kraj`),
  },
  frequentWords: words(`
    cislo vystaveni splatnosti dodavatel odberatel celkem dph mnozstvi mnoz dic variabilni kc czk danovy ucet plneni praha
    platby sazba konstantni zpusob prevodem vcetne vystaveno uskutecneni zdanitelneho rejstriku soudem soudu vlozka oddil
    znacka spisova nazev castka soucet mezisoucet zaokrouhleni razitko prevzal prijemce dodani sleva platce podle nebo
    dekujeme ceska jednotkova oznaceni platebni podminky bankovni spojeni zbyva toho dne pokud jsme uhrade ico
  `),
  ...CZECH_RECEIPTS,
};
