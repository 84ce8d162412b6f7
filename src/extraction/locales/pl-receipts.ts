import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `pl.ts`. */
export const POLISH_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Do zapłaty | Razem do zapłaty | Suma PLN | Suma do zapłaty | Kwota do zapłaty | Razem PLN | Łącznie do zapłaty |
      Należność | Suma brutto | Razem brutto | Łącznie | Należność ogółem | Kwota należności | Total PLN |
      Suma do zapłaty PLN | Razem do zapłaty PLN | Do zapłaty PLN | Kwota do zapłaty PLN | Pozostało do zapłaty |
      Suma końcowa | Razem zapłata
    `),
    total: phrases(`Suma | Razem | Kwota | Ogółem | Wartość`),
    subtotal: phrases(`
      Podsuma | Suma częściowa | Netto | Suma netto | Razem netto | Wartość netto | Podsumowanie | Suma cząstkowa
    `),
    tax: phrases(`
      PTU | Suma PTU | Kwota PTU | VAT | Podatek | Podatek VAT | Suma VAT | Kwota VAT | PTU A | PTU B | PTU C | PTU D |
      Razem PTU | W tym VAT | Łączny PTU | Suma podatku | Suma podatku PTU | Razem VAT | Razem podatek | Wartość PTU |
      Łączna kwota PTU | Kwota podatku | Łączna kwota podatku | PTU E | PTU F | PTU G | w tym PTU | w tym podatek
    `),
    discount: phrases(`
      Rabat | Rabaty | Suma rabatów | Upust | Opust | Obniżka | Zniżka | Promocja | Kupon | Przecena | Łączny rabat |
      Rabat do paragonu | Rabat na paragon | Rabat łącznie | Rabat kwotowy | Rabat procentowy | Suma opustów |
      Obniżka razem | Rabat lojalnościowy | Rabat z kuponu | Rabat karta klienta | Bon rabatowy | Zniżka klubowa
    `),
    rounding: phrases(`Zaokrąglenie | Zaokrąglono | Korekta zaokrąglenia | Zaokrąglenie gotówki`),
    change: phrases(`
      Reszta | Reszta gotówka | Reszta PLN | Wydano | Do wydania | Reszta do wydania | Reszta wydana | Wydano reszty |
      Gotówka reszta
    `),
    cash: phrases(`
      Gotówka | Gotówka PLN | Zapłacono | Wpłacono | Otrzymano | Wpłata | Zapłacono gotówką | Przyjęto | Płatność |
      Forma płatności gotówka | Gotówka zapłacono | Otrzymano gotówką | Wpłata gotówki | Suma wpłat | Zapłata gotówką |
      Razem gotówka
    `),
    card: phrases(`
      Karta | Karta płatnicza | Karta kredytowa | Karta debetowa | Karta PLN | Bezgotówkowo | Zbliżeniowo | BLIK |
      Karta podarunkowa | Płatność kartą | Przelew | Bon towarowy | Inna płatność | Czek | Zapłacono kartą |
      Zapłata kartą | Karta bezdotykowa | Płatność zbliżeniowa | Płatność mobilna | Płatność BLIK | Bon podarunkowy |
      Razem karta
    `),
    charge: phrases(`
      Dostawa | Koszt dostawy | Opłata serwisowa | Serwis | Obsługa | Opakowanie | Torba | Reklamówka | Kaucja | Opłata |
      Opłata recyklingowa | Opłata za dostawę | Dopłata | Opakowania zwrotne | Kaucja za butelkę | Kaucja butelka |
      Opłata za torbę | Opłata za opakowanie | Opłata za obsługę | Serwis kelnerski | Kaucja za opakowanie
    `),
    tip: phrases(`Napiwek | Napiwki`),
    ignored: phrases(`
      Ilość | Liczba pozycji | Ilość pozycji | Liczba artykułów | Sztuk | Punkty | Saldo punktów | Zdobyte punkty |
      Zaoszczędzono | Oszczędzasz | Zaoszczędziłeś | Suma oszczędności | Nr paragonu | Nr wydruku | Nr transakcji |
      Kod autoryzacji | Sprzedaż opodatkowana | Sprzed. opod. PTU | Sprzedaż zwolniona | Nr kasy | Saldo karty |
      Ilość artykułów | Liczba sztuk | Razem sztuk | Punkty naliczone | Nowe saldo | Stan punktów | Suma punktów |
      Saldo przed | Łącznie zaoszczędzono | Nr transakcji kartowej
    `),
  },
  receiptWords: phrases(`
    Paragon | Paragon fiskalny | Niefiskalny | Paragon nr | Kasa | Kasjer | Kasjerka | Dziękujemy |
    Dziękujemy za zakupy | Dziękujemy za wizytę | Zapraszamy | Zapraszamy ponownie | Witamy | Obsługiwał | Obsługa |
    Sprzedawca | Kelner | Stolik | Rachunek | Na wynos | Na miejscu | Nr wydruku | Zwroty | Wymiana | Reklamacje |
    Zachowaj paragon | Kopia dla klienta | Potwierdzenie dla klienta | Sprzedaż opodatkowana | Godziny otwarcia |
    Sklep | Reszta | Duplikat | Nip nabywcy | Dziękujemy i zapraszamy ponownie | Miłego dnia | Do zobaczenia | Kasa nr |
    Nr kasy | Kod kasjera | Numer kasy | Kopia dla sprzedawcy | Potwierdzenie dla sprzedawcy | Rozliczenie płatności |
    Wydruk niefiskalny | Nr paragonu | Stolik nr
  `),
  tillNumbers: phrases(`Wydruk | Nr wydr | Paragon | Dok`),
  cardNumbers: phrases(`Nr karty | Kod autoryzacji | Nr terminala | Nr sprzedawcy`),
  ownerLabels: phrases(`Właściciel | Wł`),
  shopWords: words(`
    agd alkohole apteka aptek bar bazar bistro browar budowlany butik cafe centrum ciastkarnia chemia cukiernia delikatesy
    dom drogeria dyskont elektro elektronika elektryczny fryzjer galeria garmazeria gastronomia gospoda handel handlowa
    handlowy herbaciarnia hipermarket hotel hurtownia jubiler kantor karczma kawiarnia kebab kino kiosk komputery kosmetyki
    ksiegarnia kuchnia kwiaciarnia lodziarnia market meble miesny mini mleczny moda motoryzacja muzeum obuwie odziez
    ogrodniczy optyk owoce papierniczy parking pasaz pasmanteria perfumeria piekarnia pierogarnia pizzeria pralnia przychodnia
    pub restauracja rybny salon serwis sklep sklepy spolem spozywcze spozywczy sport stacja stolowka sushi supermarket
    tabac tawerna teatr tkaniny warsztat warzywa warzywniak wedliny winiarnia wina zabawki zajazd zoologiczny
  `),
  addressWords: words(`
    ulica ul aleja al aleje plac pl osiedle os rondo droga bulwar skwer rynek lokal lok pietro budynek skrytka pocztowa
    galeria centrum handlowe
  `),
  pageWords: words('strona str'),
  postBoxWords: phrases(`skr. poczt. | skrytka pocztowa`),
  careOf: phrases(`do rąk | do rąk własnych | c/o`),
  courtesyTitles: words('pan pani panstwo'),
  officeKinds: phrases(
    `Kancelaria | Kancelaria adwokacka | Kancelaria radcy prawnego | Gabinet | Gabinet lekarski | Gabinet stomatologiczny | Praktyka lekarska | Dział księgowości | Księgowość | Dział zakupów`,
  ),
  personTitles: words('pan pani panstwo mgr inz dr'),
};
