import { POLISH_RECEIPTS } from './pl-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const POLISH: Locale = {
  language: 'pl',
  homeCountry: 'PL',
  ocr: { tesseract: 'pol', hasUncommonLetters: true },
  fields: {
    invoice_number: phrases(`
      Faktura nr | Numer faktury | Nr faktury | Faktura VAT nr | Faktura numer | Faktura VAT | Faktura korygująca nr |
      Numer | Faktura VAT numer | Faktura sprzedaży nr | Nr dokumentu | Numer dokumentu | Faktura końcowa nr |
      Faktura zaliczkowa nr | Nr paragonu | Numer paragonu | Paragon nr | Paragon numer | Paragon fiskalny nr |
      Nr paragonu fiskalnego | Nr wydruku | Nr wydr | Numer wydruku | Rachunek nr | Bilet nr | Nr biletu |
      Pokwitowanie nr | Nr pokwitowania | Nr potwierdzenia | Numer wezwania | Nr wezwania | Wezwanie nr
    `),
    invoice_date: phrases(`
      Data wystawienia | Data faktury | Wystawiono dnia | Data wystawienia faktury | Wystawiona w dniu |
      Data i miejsce wystawienia | Miejsce i data wystawienia | Wystawiono | Data wezwania |
      Data wystawienia, z zastrzeżeniem art. 106na ust. 1 ustawy
    `),
    date: phrases(`Utworzono | Data utworzenia | Data | z dnia | dnia`),
    number: phrases(`Nr`),
    other_number: phrases(`
      Nr licznika | Numer licznika | Licznik nr |
      Nr klienta | Numer klienta | Nr konta | Numer konta | Konto | BDO | Nr umowy | Umowa | Rachunek bankowy |
      Nr rachunku | WZ | Numer rachunku | Numer KSeF | Nr WZ | Nr oferty | Nr transakcji | Numer transakcji |
      ID transakcji | Nr kasy | Numer kasy | Kasa nr | Nr kasjera | Nr unikatowy | Numer unikatowy | Nr ewidencyjny |
      Nr terminala | Numer terminala | ID terminala | Terminal nr | Kod autoryzacji | Kod aut | Nr autoryzacji |
      Numer autoryzacji | Nr karty | Numer karty | Karta nr | Nr karty klienta | Karta klienta | Karta stałego klienta |
      Nr stolika | Stolik nr | Nr sklepu | Numer sklepu | Sklep nr | Nr referencyjny | Numer referencyjny | Nr seryjny |
      Numer seryjny | Nr stanowiska | Nr systemowy | Nr bonu | Numer bonu | Nr kuponu | Kod kuponu | Nr rezerwacji
    `),
    due_date: phrases(`
      Termin płatności | Termin zapłaty | Płatne do | Zapłata do | Zapłacić do | Do zapłaty do dnia | Płatność do |
      Płatne do dnia | Termin płat | Data wymagalności | Zapłata do dnia | Płatność do dnia | Prosimy zapłacić do |
      Termin płatności do | Do zapłaty do
    `),
    other_date: phrases(`
      Data urodzenia | Data sprzedaży | Data dostawy | Data zakończenia dostawy | Data płatności | Data zamówienia | Data
      dostawy/wykonania usługi | Data wykonania usługi | Data zakończenia dostawy/usługi | Okres | Ważne do | Ważny do |
      Ważna do | Ważne do dnia | Ważny do dnia | Ważne od | Ważny od | Ważność | Ważność do | Termin ważności |
      Data ważności | Punkty ważne do | Punkty wygasają | Bon ważny do | Kupon ważny do | Oferta ważna do |
      Promocja ważna do | Wygasa | Wygasają | Wykorzystaj do | Do wykorzystania do | Do realizacji do |
      Należy spożyć do | Najlepiej spożyć przed | Zwrot do | Zwrot do dnia | Zwroty do | Wymiana do | Gwarancja do |
      Wjazd | Czas wjazdu | Data wjazdu | Data przyjazdu | Przyjazd | Data odjazdu | Data podróży | Parkowanie do |
      Opłacono do | Następna wizyta
    `),
    vat_id: phrases(`
      NIP | VAT UE | NIP UE | NIP/PESEL | Numer NIP | VAT ID | Nr NIP | Identyfikator podatkowy
    `),
    phone: phrases(`
      Telefon | Tel | Nr telefonu | Tel. kom | Infolinia | Biuro obsługi klienta | Obsługa klienta |
      Dział obsługi klienta | Kontakt telefoniczny | Masz pytania? | Telefon do biura obsługi
    `),
    other_contact: phrases(`Fax | Faks | E-mail | WWW | Strona`),
    name: phrases(`Nazwa | Firma | Nazwa firmy`),
    address: phrases(`Adres | Siedziba | Adres siedziby | Siedziba spółki`),
    country: phrases(`Kraj`),
    currency: phrases(`Waluta`),
    payment: phrases(`
      Sposób płatności | Forma płatności | Metoda płatności | Sposób zapłaty | Płatność | Forma zapłaty
    `),
    tax_number: [],
    tax_office: [],
  },
  titles: {
    invoice: phrases(`Faktura | Faktura VAT`),
    credit_note: phrases(`
      Faktura korygująca | Korekta faktury | Nota kredytowa | Faktura VAT korygująca | Faktura korekta |
      Faktura VAT korekta
    `),
    debit_note: phrases(`Nota debetowa | Nota obciążeniowa`),
    prepayment: phrases(`Faktura zaliczkowa | Faktura VAT zaliczkowa | Faktura zaliczka`),
    receipt: phrases(`Paragon | Pokwitowanie | Paragon fiskalny`),
    reminder: phrases(`Wezwanie do zapłaty | Przypomnienie o płatności`),
    other: phrases(`Faktura proforma | Potwierdzenie zamówienia`),
  },
  references: {
    order_number: phrases(`Nr zamówienia | Numer zamówienia | Zamówienie | Zamówienie nr | Zamówienia nr`),
    payment_reference: phrases(`Tytuł przelewu | Tytuł płatności`),
    original_invoice: phrases(`
      Do faktury | Dotyczy faktury | Faktura korygowana | Korekta do faktury | Do faktury nr | Korekta faktury |
      Korygowana faktura | Korekta dotyczy faktury | Dotyczy faktury nr | Korygująca do faktury |
      Odnosi się do faktury | Faktura pierwotna | Nr faktury korygowanej | Numer faktury korygowanej | Nr faktury pierwotnej | Numer faktury pierwotnej
    `),
    service_period: phrases(`Okres rozliczeniowy | Okres świadczenia usługi`),
  },
  totals: {
    lines: phrases(`Suma pozycji | Suma częściowa | Wartość towaru | Wartość towarów | Razem towary`),
    net: phrases(`
      Razem netto | Wartość netto | Suma netto | Netto | Kwota netto | Łącznie netto | Ogółem netto |
      Wartość netto razem
    `),
    vat: phrases(`
      VAT | Kwota VAT | Podatek VAT | Razem VAT | Suma VAT | Wartość VAT | Podatek | Kwota podatku | W tym VAT | Podatki
    `),
    gross: phrases(`
      Razem brutto | Wartość brutto | Suma brutto | Brutto | Ogółem | Kwota brutto | Łącznie | Kwota należności ogółem |
      Wartość faktury | Razem wartość brutto | Wartość brutto razem | Łączna kwota | Łącznie brutto
    `),
    with_vat: phrases(`z VAT | z podatkiem`),
    without_vat: phrases(`bez VAT | bez podatku | zwolnione z VAT | zwolniony z VAT | zw. z VAT`),
    payable: phrases(`
      Do zapłaty | Razem do zapłaty | Pozostało do zapłaty | Kwota do zapłaty | Pozostaje do zapłaty |
      Należność ogółem | Suma do zapłaty | Do zwrotu | Kwota do zwrotu | Razem do zwrotu | Saldo poprzednie | Zaległość
    `),
    total: phrases(`Razem | Suma | Kwota | Wartość`),
    prepaid: phrases(`Zapłacono | Zaliczka | Wpłacono | Zapłacona kwota`),
    discount: phrases(`Rabat | Upust | Kupon | Kupon rabatowy | Kod rabatowy | Rabat łącznie | Suma rabatów | Bon`),
    charge: phrases(`Dostawa | Transport | Koszt dostawy | Koszty wysyłki | Wysyłka`),
    withholding: [],
  },
  columns: {
    position: phrases(`Lp | Nr | Poz`),
    article: phrases(`Kod | PKWiU | Indeks | Symbol | CN | GTU | Kod produktu | Symbol PKWiU | PKWiU/CN`),
    name: phrases(`
      Nazwa | Nazwa towaru | Nazwa towaru lub usługi | Nazwa towaru/usługi | Opis | Towar | Usługa | Nazwa produktu |
      Towar/usługa | Towar lub usługa | Nazwa usługi | Produkt | Przedmiot | Przedmiot zaliczki | Przedmiot sprzedaży
    `),
    quantity: phrases(`Ilość | Il | Ilość sztuk`),
    unit: phrases(`J.m. | Jedn | Jednostka | Miara | Jedn. miary`),
    price: phrases(`
      Cena | Cena netto | Cena jedn | Cena jedn. netto | Cena jednostkowa | Cena jednostkowa netto | Cena jedn. brutto |
      Cena brutto | C.j. netto | Cena netto po rabacie
    `),
    discount: phrases(`Rabat | Rabat % | Upust`),
    vat_rate: phrases(`
      VAT | Stawka VAT | Stawka | VAT % | % VAT | Stawka podatku | St. VAT | Stawka VAT (%) | Stawka %
    `),
    vat_amount: phrases(`
      Kwota VAT | VAT kwota | Wartość VAT | Podatek | Kwota podatku | Podatek VAT | Kwota podatku VAT
    `),
    net: phrases(`
      Wartość netto | Netto | Kwota netto | Razem netto | Wartość netto PLN | Wart. netto | Suma netto | W. netto
    `),
    gross: phrases(`
      Wartość brutto | Brutto | Kwota brutto | Wart. brutto | Suma brutto | W. brutto | Wartość z podatkiem
    `),
    amount: phrases(`Wartość | Kwota | Razem | Suma | Obciążenie | Obciążenia`),
    base: phrases(`Podstawa | Podstawa opodatkowania | Podstawa VAT`),
    other: phrases(`Data | Uwagi | Według stawki VAT | Wg stawki VAT | Uznanie | Uznania`),
  },
  parties: {
    seller: phrases(`
      Sprzedawca | Wystawca | Wystawca faktury | Dostawca | Dane sprzedawcy | Podmiot1 | Wykonawca | Organizator | Od |
      Usługodawca | Zleceniobiorca | Wynajmujący | Sprzedający | Dane wystawcy | Nazwa sklepu | Nadawca
    `),
    buyer: phrases(
      `
      Nabywca | Kupujący | Klient | Płatnik | Dane nabywcy | Zamawiający | Podmiot2 | Sprzedano dla | Dla |
      Odbiorca usług | Usługobiorca | Zleceniodawca | Dane klienta | Faktura dla | Najemca | Adres rozliczeniowy
    `,
    ),
    other_party: phrases(`Odbiorca | Adres dostawy | Bank | Miejsce dostawy | Adres wysyłki | Wysyłka`),
  },
  professions: phrases(`Konsultant | Doradca | Freelancer | Agencja`),
  accountHolders: phrases(`Posiadacz rachunku`),
  contractHolders: phrases(`Właściciel umowy | Abonent | Ubezpieczający | Najemca`),
  paymentSlips: {
    payee: phrases(`Płatność dla | Zapłata dla`),
    payer: phrases(`Wpłacający | Zleceniodawca | Nazwa zleceniodawcy`),
  },
  buyersBelowSellers: [],
  buyersOwn: words('państwa pana pani nabywcy klienta'),
  reverseCharge: phrases(`Odwrotne obciążenie`),
  loneSums: [],
  monthSpellings: {},
  ordinalEndings: [],
  dateParticles: [],
  numberWords: words('nr numer'),
  units: {
    kilogram: phrases(`kilogram`),
    piece: phrases(`szt | sztuka | sztuk`),
    metre: phrases(`mb | metr`),
    litre: phrases(`litr`),
  },
  payments: {
    direct_debit: phrases(`polecenie zapłaty`),
    credit_card: phrases(`karta | karta płatnicza | karta kredytowa`),
    debit_card: phrases(`karta debetowa`),
    online: phrases(`blik`),
    check: phrases(`czek | czekiem`),
    cash: phrases(`gotówka`),
    bank_transfer: phrases(`przelew | przelew bankowy | przelewem | przelewu | przelać`),
  },
  paid: phrases(`zapłacono | zapłacone | opłacono`),
  states: phrases(
    `Opłacona | Nieopłacona | Zapłacona | Niezapłacona | Zapłacono | Do zapłaty | Przeterminowana | Anulowana`,
  ),
  paidWith: [],
  negations: phrases(`nie`),
  demandWords: phrases(
    `płatność | płatności | płatne | zapłata | zapłaty | zapłacić | wpłata | wpłaty | wpłatę | uregulować | warunki płatności`,
  ),
  deadlineWords: phrases(`
    do | do dnia | najpóźniej do | nie później niż do dnia | tj. do | tj. do dnia | czyli do | czyli do dnia |
    to jest do dnia | termin | termin płatności | w terminie do
  `),
  debitWords: phrases(`zostanie pobrana | zostanie pobrane | pobierzemy | obciążymy | zostanie obciążone`),
  debitDays: phrases(`dnia | w dniu | od dnia | nie wcześniej niż | nie przed dniem | najwcześniej`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(
    `sp. z o.o. | spolka | s.a | sp. k. | sp.j. | sp. z o. o. | s.k.a. | sp. j. | s.c. | wspólnota mieszkaniowa`,
  ),
  companyWords: [],
  joiningWords: words('i dla'),
  neverInNames: phrases(`
    kapitał zakładowy | siedziba | z siedzibą | sąd rejonowy | krajowy rejestr sądowy
  `),
  formerNameWords: words('dawniej'),
  paymentDates: phrases(`Data płatności | Data zapłaty`),
  shopOrders: {
    number: phrases(`Nr zamówienia | Numer zamówienia | Zamówienie nr | Zamówienie`),
    date: phrases(`Data zamówienia`),
  },
  debitedAccounts: phrases(`konta | rachunku`),
  senderReferences: phrases(`Nr referencyjny | Nasz znak`),
  seatWords: phrases(`z siedzibą w | z siedzibą przy | z siedzibą | zamieszkały | zamieszkała`),
  partyQualifiers: [],
  addressParts: {
    postcode: phrases(`Kod pocztowy | Kod`),
    town: phrases(`Miejscowość | Miasto`),
    state: phrases(`Województwo`),
  },
  frequentWords: words(`
    faktura nr data wystawienia sprzedazy sprzedawca nabywca nip netto brutto vat kwota wartosc cena ilosc nazwa
    zaplaty razem ul platnosci stawka termin do lp jm slownie konto przelew w tym dnia towaru uslugi numer sposob zl
    jest oraz
  `),
  ...POLISH_RECEIPTS,
};
