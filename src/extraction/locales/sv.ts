import { SWEDISH_RECEIPTS } from './sv-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const SWEDISH: Locale = {
  language: 'sv',
  homeCountry: 'SE',
  ocr: { tesseract: 'swe', hasUncommonLetters: false },
  fields: {
    invoice_number: phrases(`
      Fakturanummer | Fakturanr | Fakturans nummer | Faktura ID | Kreditfakturanummer | Kreditfaktura nr | Kreditnota nr |
      Kreditnotanummer | Kvittonummer | Kvittonr | Dokumentnummer | Dokumentnr | Verifikationsnummer | Notanummer |
      Nota nr | Kassakvitto nr | Kassakvittonummer | Kvitto-ID | Kvitto # | Bong nr | Bongnummer | Biljettnr |
      Biljettnummer | Bokningskvitto nr | Påminnelsenummer | Påminnelsenr | Kravnummer | Avinummer | Avinr |       Hyresavinummer | Annulleringsnummer
    `),
    invoice_date: phrases(`
      Fakturadatum | Avidatum | Fakturans datum | Fakturadag | Utfärdandedatum | Utställningsdatum | Utfärdad | Utställd |
      Kvittodatum | Dokumentdatum | Datum för utfärdande | Kreditfakturadatum | Skapad |
      Påminnelsedatum | Datum för påminnelsen | Annulleringsdatum
    `),
    date: phrases(`Datum`),
    number: phrases(`Nummer | Nr`),
    other_number: phrases(`
      Referensnummer | Referens | Er referens | Vår referens | Kundnummer | Kundnr | Kund-ID | Vårt ordernummer
      | Offertnummer | Offertnr | Offert | Avtalsnummer | Avtal | Kontraktsnummer | Projektnummer | Projekt |
      Följesedel | Följesedelsnummer | Följesedelsnr | Bankgironummer | Bankgironr | BG | Plusgironummer | PG |
      Postgiro | Kontonummer | Kontonr | Clearingnummer | IBAN | BIC | Swift | Godsmärke | Märkning |
      Leverantörsnummer | Leverantörsnr | Artikelnummer | GLN | Kostnadsställe | Anläggnings-ID | Mätarnummer |
      Transaktionsnummer | Transaktionsnr | Transaktions-ID | Trans.nr | Terminal-ID | Terminalnr | Terminalnummer |
      Term-ID | Kassanr | Kassanummer | Kassa-ID | Kontrollenhet | Kontrollenhetsnr | Kontrollnr | Kontrollnummer |
      Kontrollkod | Tillverkningsnr | Tillverkningsnummer | Auktorisationskod | Auktorisationsnr |
      Auktorisationsnummer | Aut.kod | Godkännandekod | Ref.nr | Referensnr | Kortnummer | Kortnr | Kundkort |
      Medlemsnummer | Medlemsnr | Butiksnr | Butiksnummer | Butik nr | Kassörnr | Bordsnr | Bordsnummer | Bord nr |
      Serienummer | Serienr | Presentkort nr | Presentkortsnummer | Sekvensnr | Bankgiro | Till bankgiro | Plusgiro |
      Till plusgiro | Till konto
    `),
    due_date:
      phrases(`Förfallodatum | Förfallodag | Förfalldatum | Förfalldag | Förfaller | Förfaller den | Betalas senast | Betala senast | Oss tillhanda |
      Oss tillhanda senast | Sista betalningsdag | Betalas senast den | Dras den | Dragningsdatum | Förfallodatum den |
      Oss tillhanda den | Ska vara oss tillhanda | Tillhanda senast | Dras från kontot |
      Autogirodragning | Dras från ditt konto den`),
    other_date: phrases(`
      Födelsedatum | född | Senast betald | Leveransdatum | Leveransdag | Orderdatum | Beställningsdatum | Utskriftsdatum | Betaldatum
      | Betalningsdatum | Betald den | Period | Giltig till och med | Giltigt till | Utförandedatum | Startdatum
      | Slutdatum | Gäller till | Gäller t.o.m | Gäller till och med | Gäller från | Giltig till | Giltig t.o.m |
      Giltigt t.o.m | Giltigt till och med | Giltiga t.o.m | Giltig från | Giltigt från | Giltighetstid |
      Giltighetsdatum | Sista giltighetsdag | Poäng giltiga till | Poängen förfaller | Utgångsdatum | Går ut |
      Bäst före | Sista förbrukningsdag | Lös in senast | Inlöses senast | Använd senast | Använd före |
      Öppet köp till | Öppet köp t.o.m | Byte senast | Retur senast | Garanti till | Garanti t.o.m | Ankomst |
      Ankomstdatum | Avresedatum | Incheckning | Utcheckning | Infart | Parkering till | Parkeringen gäller till |
      Resdatum | Nästa besök
    `),
    vat_id: phrases(`
      Momsregistreringsnummer | Momsreg.nr | Momsreg nummer | Momsnummer | Momsnr | VAT-nr | VAT-nummer |
      Momsregistreringsnr | Mervärdesskattenummer | Moms-ID | Moms/VAT nr | Skatteregistreringsnummer
    `),
    tax_number: phrases(`Organisationsnr | Org.nr | Orgnummer | Personnummer | Skattenummer`),
    tax_office: [],
    phone: phrases(`
      Telefon | Telefonnummer | Telefonnr | Tfn | Tel | Mobil | Mobiltelefon | Växel | Telnr | Kundtjänst |
      Kundservice | Telefonväxel | Ring oss på | Ring oss | Frågor om avin | Frågor om fakturan | Frågor om hyran |
       Har du frågor? | Kundcenter
    `),
    other_contact: phrases(`
      Kontakt | Kontaktperson | Handläggare | Säljare | Telefax | Fax | E-post | E-postadress | Hemsida | Webbplats |
      Webb | Webbadress
    `),
    name: phrases(`Namn | Företagsnamn | Företag | Firma | Bolagsnamn`),
    address: phrases(`Adress | Postadress | Besöksadress | Gatuadress | Huvudkontor`),
    country: phrases(`Land`),
    currency: phrases(`Valuta | Fakturavaluta | Belopp i`),
    payment: phrases(`
      Betalningssätt | Betalsätt | Betalningsmetod | Betalningsform | Betalmetod | Betalningstyp | Betald via
    `),
  },
  titles: {
    invoice: phrases(`
      Faktura | Arvodesfaktura | Arvodesräkning | Samlingsfaktura | Delfaktura | Slutfaktura | Försäljningsfaktura | Kontantfaktura | Avi | Hyresavi |
      Hyresfaktura | Inbetalningsavi | Avgiftsavi | Betalningsavi | Räkning
    `),
    credit_note: phrases(`Kreditfaktura | Kreditnota | Krediteringsfaktura | Krediteringsnota`),
    debit_note: phrases(`Debetnota`),
    prepayment: phrases(`
      Förskottsfaktura | A conto-faktura | Akontofaktura | Handpenningfaktura | Förskottsbetalning
    `),
    receipt: phrases(`Kvitto | Kassakvitto`),
    reminder: phrases(`Betalningspåminnelse`),
    other: phrases(`Proformafaktura | Orderbekräftelse | Orderkopia`),
  },
  references: {
    order_number: phrases(`
      Ordernummer | Ordernr | Order | Beställningsnummer | Beställning | Beställningsnr | Inköpsorder |
      Inköpsordernummer | Ert ordernummer
    `),
    payment_reference: phrases(`OCR-nummer | OCR-nr | OCR | OCR/Referens | Betalningsreferens`),
    original_invoice: phrases(`
      Ursprunglig faktura | Krediterar faktura | Avser faktura | Gäller faktura | Till faktura |
      Kreditering av faktura | Kredit för faktura | Avser vår faktura | Rör faktura | Hänvisar till faktura |
      Krediterad faktura | Kredit av faktura | Avser fakturanr | Gäller fakturanr | Rättelse av faktura | Ref. ursprunglig faktura | Ursprungligt fakturanr | Ursprungligt fakturanummer | Originalfaktura
    `),
    service_period: phrases(`Fakturaperiod | Faktureringsperiod | Avser period`),
  },
  totals: {
    lines: phrases(`Delsumma | Summa artiklar | Summa rader | Radsumma | Varuvärde | Varusumma | Subtotal`),
    net: phrases(`
      Summa exkl. moms | Totalt exkl. moms | Total exkl. moms | Belopp exkl. moms | Summa exklusive moms | Netto |
      Totalt exklusive moms | Nettobelopp | Summa netto | Totalt netto | Nettosumma | Summa utan moms | Totalt utan moms |
      Belopp före moms | Summa före moms | Underlag för moms | Momsunderlag | Momspliktigt belopp | Delsumma exkl. moms |
      Nettototal | Beskattningsunderlag | Totalbelopp exkl. moms | Skattepliktigt belopp | Pris exkl. moms |
      Exkl. moms
    `),
    vat: phrases(`
      Moms | Momsbelopp | Summa moms | Total moms | Totalt moms | Varav moms | Mervärdesskatt | Moms totalt | Moms kr |
      Moms SEK | Momssumma | Total skatt | Skatt | Därav moms | Skatter
    `),
    gross: phrases(`
      Summa inkl. moms | Totalt inkl. moms | Total inkl. moms | Belopp inkl. moms | Totalsumma | Totalbelopp |
      Fakturabelopp | Fakturasumma | Summa inklusive moms | Totalt inklusive moms | Brutto | Bruttobelopp | Slutsumma |
      Fakturatotal | Totalt belopp | Summa totalt | Summa med moms | Totalt med moms | Fakturans totalbelopp |
      Totalbelopp inkl. moms | Bruttosumma | Pris inkl. moms
    `),
    with_vat: phrases(`inkl. moms | inklusive moms | med moms | ink. moms`),
    without_vat: phrases(
      `exklusive moms | utan moms | ex. moms | före moms | momsfri | momsfritt | undantaget från moms`,
    ),
    payable: phrases(`
      Att betala | Summa att betala | Totalt att betala | Total att betala | Belopp att betala | Kvar att betala |
      Att betala SEK | Att betala kr | Återstår att betala | Återstående belopp | Utestående belopp |
      Saldo att betala | Förfallet belopp | Belopp att erlägga | Att tillgodoräkna | Att återfå | Att återbetala |
      Summa kredit | Tidigare saldo
    `),
    total: phrases(`Summa | Totalt | Total | Belopp | Summa SEK | Totalt kr`),
    prepaid: phrases(`
      Betalt | Redan betalt | Förskott | Handpenning | Förskottsbetalning | Erhållen betalning | Inbetalt |
      Avgår förskott | Betalat belopp | Tidigare betalt | Delbetalning
    `),
    discount: phrases(`Rabatt | Avdrag | Rabatter | Total rabatt | Kassarabatt | Summa rabatt`),
    charge: phrases(`
      Frakt | Fraktkostnad | Fraktavgift | Porto | Fakturaavgift | Expeditionsavgift | Faktureringsavgift | Leverans |
      Leveransavgift | Öresavrundning | Öresutjämning | Avrundning | Emballage | Miljöavgift | Avgifter | Påslag |
      Tillägg
    `),
    withholding: phrases(`
      Skattereduktion | ROT-avdrag | RUT-avdrag | Preliminär skattereduktion | Avgår ROT-avdrag
    `),
  },
  columns: {
    position: phrases(`Pos | Rad | Nr | Radnr | Position`),
    article: phrases(`
      Artikel | Artikelnr | Art.nr | Artikelnummer | Artikelkod | Produktnummer | Produktkod | Varunr | Kod | EAN
    `),
    name: phrases(`
      Beskrivning | Benämning | Produkt | Tjänst | Vara | Text | Specifikation | Artikelbenämning | Varubeskrivning |
      Produktbeskrivning | Artikelbeskrivning | Produktnamn | Vara/tjänst | Produkt/tjänst | Avser | Tjänster |
      Produkter | Varor | Arbete | Benämning/beskrivning
    `),
    quantity: phrases(`Antal | Kvantitet | Mängd | Levererat | Lev. antal | Timmar | Ant | Levererat antal`),
    unit: phrases(`Enhet | Enh | Mängdenhet`),
    price: phrases(`
      Pris | À-pris | Pris per enhet | Enhetspris | Styckpris | Pris/st | Pris/enhet | Pris per styck | Timpris |
      À-pris exkl. moms | Pris exkl. moms | Enhetspris exkl. moms | Listpris | Nettopris | Bruttopris | Per styck |
      Kostnad
    `),
    discount: phrases(`Rabatt | Rab | Rabatt % | Rab % | Avdrag`),
    vat_rate: phrases(`
      Moms | Moms % | Momssats | Momssats % | Moms i % | Skattesats | Momskod | Skatt | Skatt % | % moms
    `),
    vat_amount: phrases(`Momsbelopp | Moms kr | Moms SEK | Skattebelopp | Summa moms`),
    net: phrases(`
      Belopp exkl. moms | Summa exkl. moms | Netto | Nettobelopp | Totalt exkl. moms | Exkl. moms | Total exkl. moms |
      Radsumma exkl. moms | Summa netto | Radbelopp exkl. moms
    `),
    gross: phrases(`
      Belopp inkl. moms | Summa inkl. moms | Brutto | Bruttobelopp | Totalt inkl. moms | Inkl. moms | Total inkl. moms
    `),
    amount: phrases(`
      Belopp | Summa | Totalt | Total | Radsumma | Radbelopp | Totalpris | Summa kr | Summa SEK | Belopp SEK | Belopp kr |
      Delsumma | Totalbelopp | Radtotal | Debet
    `),
    base: phrases(`
      Underlag | Momsunderlag | Momspliktigt belopp | Moms på | Underlag för moms | Beskattningsunderlag
    `),
    other: phrases(`Datum | Leveransdatum | Period | Leveranstid | Vikt | Anmärkning | Kategori | Konto | Kredit`),
  },
  parties: {
    seller: phrases(`
      Säljare | Leverantör | Avsändare | Utfärdare | Från | Fakturautställare | Säljarens uppgifter | Utställare |
      Såld av | Faktura från | Leverantörsuppgifter | Betalningsmottagare | Arrangör | Butiksnamn
    `),
    buyer: phrases(`
      Köpare | Kund | Fakturaadress | Faktureringsadress | Fakturamottagare | Faktura till | Faktureras till | Mottagare |
      Beställare | Kunduppgifter | Till | Betalare | Fakturerad till | Kundens adress | Såld till | Köparens uppgifter |
      Fakturera till |
      Sålt till
    `),
    other_party: phrases(`
      Leveransadress | Leverans till | Levereras till | Leverera till | Godsmottagare | Bankuppgifter |
      Betalningsuppgifter | Skickas till | Betalningsinformation
    `),
  },
  professions: phrases(`Konsult | Frilansare | Byrå`),
  accountHolders: phrases(`Kontoinnehavare | Kontohavare`),
  contractHolders: phrases(`Avtalsinnehavare | Abonnent | Försäkringstagare | Hyresgäst`),
  paymentSlips: {
    payee: phrases(`
      Betalningsmottagare | Betalningsmottagare (endast namn) | Mottagare av betalning | Till (mottagare) |
      Betalas till | Betala till
    `),
    payer: phrases(`
    Betalare | Inbetalare | Betalningsavsändare | Inbetalningsavsändare | Avsändare (namn och postadress) |
    Betalningsavsändare (namn och postadress) | Avsändare/Betalare
  `),
  },
  buyersBelowSellers: [],
  buyersOwn: words('er ert era kundens köparens'),
  reverseCharge: phrases(`Omvänd skattskyldighet | Omvänd betalningsskyldighet`),
  loneSums: [],
  monthSpellings: { mar: 3, sept: 9 },
  ordinalEndings: words(':e :a'),
  dateParticles: [],
  numberWords: words('nr nummer'),
  units: {
    kilogram: phrases(`kilo | kilogram`),
    piece: phrases(`st | styck | stycken | stk | enhet | enheter`),
    metre: phrases(`meter | lpm`),
    litre: phrases(`liter`),
  },
  payments: {
    direct_debit: phrases(`autogiro`),
    credit_card: phrases(`kreditkort | kontokort | kort | kortbetalning`),
    debit_card: phrases(`betalkort | bankkort`),
    online: phrases(`swish`),
    check: phrases(`postväxel`),
    cash: phrases(`kontant | kontanter`),
    bank_transfer: phrases(`banköverföring | överföring | bankgiro | plusgiro | girering | överför`),
  },
  paid: phrases(`betald | betalt | betalats`),
  states: phrases(`Betald | Obetald | Delvis betald | Förfallen | Utkast | Makulerad`),
  paidWith: phrases(`med | via | genom | per`),
  negations: phrases(`inte | ej | ingen`),
  demandWords: phrases(`betala | betalas | betalning | inbetalas | betalningsvillkor`),
  deadlineWords: phrases(`senast | senast den | före den | före`),
  debitWords: phrases(`dras | debiteras | drar vi`),
  debitDays: phrases(`den | tidigast | omkring | inte före | inte förrän | fr.o.m. | från och med`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`
    ab | aktiebolag | aktiebolaget | hb | handelsbolag | kb | kommanditbolag | ek. för. | ekonomisk förening | brf | bostadsrättsföreningen | bostadsrättsförening | samfällighetsföreningen | samfällighetsförening
    `),
  companyWords: words('ab aktiebolag publ'),
  joiningWords: words('och i för av'),
  neverInNames: phrases(`
    aktiekapital | godkänd för F-skatt | innehar F-skattsedel | innehar F-skattebevis | styrelsens säte | säte
  `),
  formerNameWords: words('tidigare'),
  paymentDates: phrases(`Betalningsdatum`),
  shopOrders: {
    number: phrases(`Ordernummer | Ordernr | Order | Beställningsnummer | Beställningsnr`),
    date: phrases(`Orderdatum | Beställningsdatum`),
  },
  debitedAccounts: phrases(`konto`),
  senderReferences: phrases(`Referensnummer | Referensnr`),
  seatWords: phrases(`med säte i | med adress`),
  partyQualifiers: [],
  addressParts: {
    postcode: phrases(`Postnummer | Postnr`),
    town: phrases(`Ort | Postort | Stad`),
    state: phrases(`Län`),
  },
  frequentWords: words(`
    och att av för till är på den det som med en ett vid från faktura fakturanummer fakturadatum förfallodatum betala moms
    summa belopp antal pris beskrivning kund kundnummer leverans referens er vår villkor dagar dröjsmålsränta betalning
    bankgiro plusgiro säte innehar godkänd skatt organisationsnummer exkl inkl adress sida totalt enhet vänligen efter
    förfallodag betalningsvillkor artikel ange kvitto
  `),
  ...SWEDISH_RECEIPTS,
};
