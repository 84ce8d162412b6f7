import { DANISH_RECEIPTS } from './da-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const DANISH: Locale = {
  language: 'da',
  homeCountry: 'DK',
  ocr: { tesseract: 'dan', hasUncommonLetters: true },
  fields: {
    invoice_number: phrases(`
      Fakturanummer | Fakturanr | Fakt.nr | Faktura-ID | Regningsnummer | Regningsnr | Regning nr | Kreditnotanummer |
      Kreditnotanr | Bilagsnummer | Bilagsnr | Bilag nr | Bilag | Dokumentnummer | Dokumentnr | Salgsfakturanr |
      Kvitteringsnummer | Kvitteringsnr | Kvittering nr | Rykker nr | Acontofaktura nr | Opkrævningsnummer |
      Opkrævningsnr | Bonnummer | Bon-ID | Kassebon nr | Kassebonnummer | Salgsbon nr | Kvitterings-ID | Kvittering # |
      Billetnr | Billetnummer | Rykkernummer | Opkrævning nr | Annulleringsnummer
    `),
    invoice_date: phrases(`
      Fakturadato | Fakt.dato | Fakturaens dato | Udstedelsesdato | Udstedt | Udstedt den | Udstedt dato |
      Dato for udstedelse | Regningsdato | Kreditnotadato | Bilagsdato | Dokumentdato | Kvitteringsdato |
      Faktureringsdato | Rykkerdato | Dato for rykker | Annulleringsdato
    `),
    date: phrases(`Oprettet | Oprettet den | Dato`),
    number: phrases(`Nr | Nummer`),
    other_number: phrases(`
      Kundenummer | Kundenr | Kunde-ID | Debitornr | Debitornummer | Deres reference | Deres ref | Jeres reference |
      Jeres ref | Din reference | Vores reference | Vores ref | Vor reference | Vor ref | Reference | Tilbudsnummer |
      Tilbudsnr | Tilbud nr | Aftalenummer | Aftalenr | Kontraktnummer | Kontraktnr | Projektnummer | Projektnr |
      Projekt | Sagsnummer | Sagsnr | Sag nr | Følgeseddel | Følgeseddelnr | Følgeseddelnummer | Forsendelsesnr |
      Varenummer | Varenr | EAN-nr | EAN-nummer | EAN lokationsnr | EAN-lokationsnummer | EAN-lokation | GLN |
      GLN-nummer | Kreditornummer | Kreditornr | Kontonummer | Kontonr | Reg.nr | Registreringsnr |
      Registreringsnummer | Reg.nr./kontonr | Reg.- og kontonr | Bankkonto | IBAN | IBAN-nr | BIC | SWIFT | SWIFT/BIC |
      PBS-nr | PBS-nummer | Debitorgruppenr | Deb.gr.nr | Leverandørnummer | Leverandørnr | Installationsnummer |
      Installationsnr | Målernummer | Målernr | Aftagenummer | Policenummer | Policenr | Abonnementsnummer |
      Abonnementsnr | Abonnentnr | Medlemsnummer | Medlemsnr | Lejernummer | Lejemålsnr | Serienummer | Serienr |
      Stelnummer | Reg. nummer | Autorisationsnr | Omkostningssted | Kortart | Terminal | Butiksnr | Kassenr |
      Ekspeditionsnr | Transaktionsnr | Transaktionsnummer | Transaktions-ID | Transaktion nr | Trans.nr | Terminal-ID |
      Terminalnr | Terminalnummer | Term.nr | Kassenummer | Kasse-ID | Autorisationskode | Autorisationsnummer |
      Aut.nr | Aut.kode | Ref.nr | Referencenr | Referencenummer | Kortnummer | Kortnr | Kundekort | Butiksnummer |
      Butik nr | Bordnr | Bordnummer | Ekspedient nr | Kontrolnr | Kontrolnummer | PSAM | PSAM-nr | Forretningsnr |
      Forretningsnummer | Gavekort nr | Gavekortnummer | Batchnr
    `),
    due_date: phrases(`
      Forfaldsdato | Forfald | Forfaldsdag | Forf.dato | Forfalder | Forfalder den | Forfalder til betaling |
      Forfalder til betaling den | Betalingsfrist | Frist for betaling | Betalingsdato | Betalingsdag | Betales senest |
      Betales senest den | Betal senest | Betal senest den | Betales inden | Bedes betalt senest | Betaling senest |
      Seneste betaling | Seneste betalingsdato | Sidste betalingsdato | Sidste betalingsdag |
      Sidste rettidige betalingsdag | Sidste rettidige betalingsdato | Sidste rettidige betaling |
      Sidste rettidige indbetalingsdag | Sidste rettidige indbetalingsdato | Sidste frist | Rettidig betaling |
      Rettidig betalingsdato | Skal betales senest | Indbetales senest | Indbetales senest den | Trækkes den | Hæves den |
      Os i hænde senest | Trækkes på kontoen den
    `),
    other_date: phrases(`
      Fødselsdato | født | Leveringsdato | Leveringsdag | Leveret den | Levering den | Ordredato | Bestillingsdato | Bestilt den |
      Udskriftsdato | Udskrevet | Udskrevet den | Betalt den | Afsendelsesdato | Forsendelsesdato | Afsendt |
      Afsendt den | Startdato | Slutdato | Gyldig til | Tilbudsdato | Aflæsningsdato | Aflæst den | Næste aflæsning |
      Afleveringsdato | Ankomst | Afrejse | Ankomstdato | Afrejsedato | Valørdato | Mindste holdbarhed | Udløbsdato |
      Kontraktdato | Næste betaling | Dato for levering | Udført den | Udløber | Gyldig til og med | Gyldig t.o.m |
      Gyldig indtil | Gyldig fra | Gælder til | Gælder til og med | Gælder fra | Tilbuddet gælder til | Gyldighed |
      Gyldighedsperiode | Gyldighedsdato | Udløber den | Point udløber | Point udløber den | Bedst før |
      Sidste anvendelse | Sidste anvendelsesdato | Anvendes inden | Skal bruges inden | Indløses senest |
      Indløses inden | Byttes senest | Byttes inden | Bytteret til | Returneres senest | Garanti til | Indkørsel |
      Indkørt | Parkering til | Rejsedato | Næste besøg
    `),
    vat_id: phrases(`
      Momsnummer | Momsnr | Momsregistreringsnummer | Moms reg. nr | VAT-nr | VAT-nummer | SE-nr | SE-nummer |
      CVR/SE-nr | CVR/VAT | CVR/VAT-nr | CVR-nummer | CVR nummer/VAT | CVR/moms-nr | Virksomhedsnummer
    `),
    tax_number: phrases(`CPR-nr | CPR-nummer | Skattenummer`),
    tax_office: [],
    phone: phrases(`
      Telefon | Telefonnummer | Telefonnr | Tlf | Tlf.nr | Tel | Mobil | Mobiltelefon | Mobilnr |
      Kundeservice telefon | Spørgsmål til fakturaen | Har du spørgsmål? | Brug for hjælp? | Ring til os | Ring på
    `),
    other_contact: phrases(`
      Kontakt | Kontaktperson | Kundeservice | Sagsbehandler | Vores kontakt | Telefax | Fax | E-mail | E-post | Mail |
      Mailadresse | Hjemmeside | Web | Website | Websted | Internet
    `),
    name: phrases(`Navn | Firmanavn | Firma | Virksomhed | Virksomhedsnavn | Selskab`),
    address: phrases(`Adresse | Postadresse | Besøgsadresse | Hovedkontor`),
    country: phrases(`Land`),
    currency: phrases(`Valuta | Fakturavaluta | Valutakode | Beløb i | Alle beløb i`),
    payment: phrases(`
      Betalingsmåde | Betalingsmetode | Betalingsform | Betalingstype | Betalingsmiddel | Betaling | Betalt med |
      Betalt via | Betales med | Betales via
    `),
  },
  titles: {
    invoice: phrases(`
      Faktura | Honorarnota | Honorarfaktura | Salærnota | Salgsfaktura | Samlefaktura | Slutfaktura | Delfaktura | Regning | Kontantfaktura | Opkrævning |
      Årsopgørelse | Handelsfaktura | Girokort | Huslejeopkrævning | Indbetalingskort
    `),
    credit_note: phrases(`Kreditnota | Kreditfaktura | Salgskreditnota | Salgskreditfaktura | Krediteringsnota`),
    debit_note: phrases(`Debetnota | Debitnota | Rentenota`),
    prepayment: phrases(`
      Acontofaktura | Aconto | Forudfaktura | Forudbetalingsfaktura | Acontoregning | Acontoopkrævning |
      Depositumfaktura
    `),
    receipt: phrases(`Kvittering | Kassebon | Købskvittering | Salgskvittering | Betalingskvittering`),
    reminder: phrases(`
      Rykker | Rykkerskrivelse | Rykkerbrev | Betalingsrykker | Betalingspåmindelse | Påmindelse | Betalingspåkrav |
      Inkassovarsel | Erindringsskrivelse
    `),
    other: phrases(`Proformafaktura | Ordrebekræftelse | Pakkeseddel | Plukliste | Kontoudtog | Fragtbrev`),
  },
  references: {
    order_number: phrases(`
      Ordrenummer | Ordrenr | Ordre | Ordre-ID | Salgsordre | Salgsordrenr | Indkøbsordre | Indkøbsordrenr |
      Indkøbsordrenummer | Købsordre | Købsordrenr | Bestillingsnummer | Bestillingsnr | Bestilling | Rekvisition |
      Rekvisitionsnr | Rekvisitionsnummer | Rekv.nr | Deres ordrenr | Deres ordrenummer | Jeres ordrenr |
      Kundens ordrenr | Webordre | PO-nummer | PO-nr
    `),
    payment_reference: phrases(`
      Betalings-ID | Betalingsreference | Betalingsref | Betalingsidentifikation | Indbetalings-ID |
      Identifikationsnummer | FIK-nr | FIK | FIK-nummer | FI-nummer | FI-kode | OCR-linje | OCR-reference
    `),
    original_invoice: phrases(`
      Vedrører faktura | Vedrørende faktura | Vedr. faktura | Oprindelig faktura | Oprindeligt fakturanr |
      Krediterer faktura | Kreditering af faktura | Modregnes faktura | Refererer til faktura | Udligner faktura |
      Kredit for faktura | Vedrører vores faktura | Ref. oprindelig faktura | Oprindeligt fakturanummer | Originalfaktura
    `),
    service_period: phrases(`
      Faktureringsperiode | Fakturaperiode | Afregningsperiode | Opgørelsesperiode | Forbrugsperiode |
      Regningsperiode | Abonnementsperiode | Leveringsperiode | Betalingsperiode | Opkrævningsperiode | Lejeperiode |
      Perioden | Periode | Vedrører perioden | For perioden | Arbejdsperiode | Aftaleperiode
    `),
  },
  totals: {
    lines: phrases(`
      Subtotal | Delsum | Varebeløb | Varebeløb i alt | Varer i alt | Sum varer | Linjer i alt | Sum af linjer |
      Mellemsum | Linjesum i alt | Varelinjer i alt | Materialer i alt
    `),
    net: phrases(`
      Nettobeløb | Netto | Netto i alt | Netto total | Nettosum | I alt netto | Total netto | I alt ekskl. moms |
      I alt excl. moms | I alt eks. moms | I alt ex. moms | I alt uden moms | I alt før moms | Total ekskl. moms |
      Total excl. moms | Total eks. moms | Total uden moms | Total før moms | Beløb ekskl. moms | Beløb excl. moms |
      Beløb eks. moms | Beløb før moms | Beløb uden moms | Sum ekskl. moms | Sum excl. moms | Sum uden moms |
      Subtotal ekskl. moms | Subtotal excl. moms | Pris ekskl. moms | Samlet beløb ekskl. moms |
      Samlet pris ekskl. moms | Fakturabeløb ekskl. moms | Momspligtigt beløb | Momspligtig beløb | Momsgrundlag |
      Momspligtigt grundlag | Grundlag for moms | Momspligtigt | Total eksklusiv moms | I alt eksklusive moms |
      Total eksklusive moms | Samlet ekskl. moms
    `),
    vat: phrases(`
      Moms | Momsbeløb | Moms i alt | Ialt moms | Moms udgør | Heraf moms | Deraf moms | Hvoraf moms | Samlet moms |
      Total moms | Sum moms | Moms total | Moms kr | Salgsmoms | Moms af | Beregnet moms | Dansk moms | Momsen udgør |
      Merværdiafgift | Heraf udgør moms | Moms heraf | Tillagt moms | Plus moms
    `),
    gross: phrases(`
      I alt inkl. moms | I alt incl. moms | I alt med moms | Total inkl. moms | Total incl. moms | Total med moms |
      Beløb inkl. moms | Beløb incl. moms | Sum inkl. moms | Sum med moms | Pris inkl. moms | Fakturabeløb |
      Fakturatotal | Fakturasum | Faktura i alt | Fakturaens total | Fakturabeløb inkl. moms | Samlet beløb |
      Samlet beløb inkl. moms | Samlet pris inkl. moms | Samlet inkl. moms | Totalbeløb | Bruttobeløb | Brutto i alt |
      Slutbeløb | Total inklusiv moms | Total inklusive moms | I alt inklusive moms | I alt inklusiv moms
    `),
    with_vat: phrases(`inkl. moms | incl. moms | inklusiv moms | inklusive moms | med moms | m/moms | ink. moms`),
    without_vat: phrases(`
      ekskl. moms | excl. moms | eks. moms | ex. moms | eksklusiv moms | eksklusive moms | uden moms | før moms |
      u/moms | momsfri | momsfrit | fritaget for moms
    `),
    payable: phrases(`
      At betale | Til betaling | I alt at betale | I alt til betaling | Beløb at betale | Beløb til betaling |
      Total at betale | Total til betaling | Totalt at betale | Sum at betale | Sum til betaling |
      Samlet til betaling | Du skal betale | Skal betales | Rest til betaling | Restbeløb | Resterende beløb |
      Skyldigt beløb | Skyldig saldo | Skyldig i alt | Udestående | Udestående beløb | Udestående saldo |
      Forfaldent beløb | Forfalden saldo | Til opkrævning | Beløb til opkrævning | At betale inkl. moms |
      I alt at betale inkl. moms | Betales | At betale kr | I alt til betaling inkl. moms | Til betaling inkl. moms |
      Mangler betaling | Til udbetaling | Til gode
    `),
    total: phrases(`
      I alt | Total | Sum | Beløb | Ialt kr | Total kr | Beløb i alt | Pris i alt | Samlet | Samlet pris | Totalt |
      Tilsammen
    `),
    prepaid: phrases(`
      Betalt | Forudbetalt | Forudbetaling | Forudbetalt beløb | Allerede betalt | Tidligere betalt | Indbetalt |
      Indbetalt beløb | Modtaget betaling | Modtaget indbetaling | Betalt beløb | Betalt aconto | Acontobetaling |
      Acontobetalinger | Aconto betalt | Acontobeløb | Indbetalt aconto | Fratrukket aconto | Tidligere faktureret |
      Tidligere aconto | Faktureret aconto | Depositum betalt | Indbetalinger | Betalinger | Udbetaling betalt
    `),
    discount: phrases(`
      Rabat | Rabatter | Rabat i alt | Samlet rabat | Fakturarabat | Kontantrabat | Kasserabat | Kampagnerabat |
      Mængderabat | Linjerabat | Kunderabat | Nedslag | Afslag | Rabatkode | Rabatbeløb | Bonusrabat
    `),
    charge: phrases(`
      Fragt | Fragt i alt | Fragtomkostninger | Fragtgebyr | Forsendelse | Forsendelsesomkostninger | Porto |
      Levering | Leveringsgebyr | Leveringsomkostninger | Levering/fragt | Gebyr | Gebyrer | Gebyrer i alt |
      Fakturagebyr | Faktureringsgebyr | Ekspeditionsgebyr | Administrationsgebyr | Betalingsgebyr | Opkrævningsgebyr |
      Kortgebyr | Rykkergebyr | Miljøgebyr | Miljøtillæg | Miljøbidrag | Brændstoftillæg | Olietillæg | Energitillæg |
      Tillæg | Emballage | Emballagegebyr | Afrunding | Øreafrunding | Øreudligning | Afrunding i alt | Servicegebyr
    `),
    withholding: [],
  },
  columns: {
    position: phrases(`Pos | Linje | Linjenr | Nr`),
    article: phrases(`
      Varenummer | Varenr | Varekode | Varenr/EAN | Produktnummer | Produktnr | Produktkode | Artikelnr |
      Artikelnummer | Deres varenr | EAN | Best.nr | Ydelsesnr
    `),
    name: phrases(`
      Beskrivelse | Varebeskrivelse | Produktbeskrivelse | Varetekst | Tekst | Vare | Varer | Varenavn | Produkt |
      Produktnavn | Produkter | Ydelse | Ydelser | Vare/ydelse | Produkt/ydelse | Betegnelse | Varebetegnelse |
      Benævnelse | Specifikation | Arbejde | Arbejdets art | Opgave | Aktivitet | Navn | Vedrørende |
      Beskrivelse af ydelse | Ydelsesbeskrivelse | Abonnement | Post | Posteringstekst
    `),
    quantity: phrases(`
      Antal | Mængde | Antal stk | Stk | Timer | Antal timer | Antal enheder | Leveret | Leveret antal | Lev. antal |
      Lev | Forbrug | Kvantum | Faktureret
    `),
    unit: phrases(`Enhed | Enh | Måleenhed | Enheder`),
    price: phrases(`
      Pris | Enhedspris | Enhedspris ekskl. moms | Enhedspris excl. moms | Enh. pris | Stykpris | Stk. pris |
      Stykpris ekskl. moms | Pris pr. stk | Pris pr. enhed | Pris/stk | Pris/enhed | Pris/enh | Pr. stk | Pr. enhed |
      Á pris | Pris á | Timepris | Pris pr. time | Listepris | Nettopris | Bruttopris | Salgspris | Pris ekskl. moms |
      Pris excl. moms | Pris eks. moms | Vejl. pris | Takst | Pris kr | Vejledende pris | Nettoenhedspris
    `),
    discount: phrases(`Rabat | Rabat % | Rab | Rab % | Rabatprocent | Rabatbeløb | Rabat i %`),
    vat_rate: phrases(`Moms | Moms % | Momssats | Momssats % | Moms i % | Momskode | % moms | Momsprocent`),
    vat_amount: phrases(`Momsbeløb | Moms kr | Moms DKK | Moms i alt | Heraf moms`),
    net: phrases(`
      Beløb ekskl. moms | Beløb excl. moms | Beløb eks. moms | I alt ekskl. moms | I alt excl. moms | I alt eks. moms |
      Total ekskl. moms | Total excl. moms | Total eks. moms | Ekskl. moms | Excl. moms | Eks. moms | Nettobeløb |
      Netto | Netto i alt | Linjebeløb ekskl. moms | Pris i alt ekskl. moms | Subtotal ekskl. moms | Sum ekskl. moms |
      Beløb uden moms | Uden moms
    `),
    gross: phrases(`
      Beløb inkl. moms | Beløb incl. moms | I alt inkl. moms | I alt incl. moms | Total inkl. moms | Total incl. moms |
      Inkl. moms | Incl. moms | Bruttobeløb | Pris inkl. moms | Sum inkl. moms | Linjebeløb inkl. moms | Med moms
    `),
    amount: phrases(`
      Beløb | I alt | Total | Sum | Beløb DKK | Beløb kr | Beløb i kr | Beløb i DKK | I alt DKK | I alt kr |
      Total DKK | Total kr | Pris i alt | Totalpris | Samlet pris | Samlet beløb | Linjetotal | Linjesum | Linjebeløb |
      Linie total | Subtotal | Beløb i alt | Totalbeløb
    `),
    base: phrases(`
      Momsgrundlag | Grundlag | Momspligtigt beløb | Momspligtigt grundlag | Grundlag for moms | Moms af |
      Momspligtig | Beregningsgrundlag
    `),
    other: phrases(`
      Dato | Leveringsdato | Leveringstid | Periode | Vægt | Konto | Kategori | Bemærkning | Bemærkninger | Note |
      Lokation | Rest | Restordre | Medarbejder | Fra dato | Til dato | Ordredato | Lager | Aflæsning | Afgift
    `),
  },
  parties: {
    seller: phrases(`
      Sælger | Leverandør | Afsender | Udsteder | Faktura fra | Solgt af | Kreditor | Udstedt af |
      Sælgers oplysninger | Leverandøroplysninger | Betalingsmodtager | Beløbsmodtager | Fakturaudsteder | Arrangør | Fra
    `),
    buyer: phrases(`
      Køber | Kunde | Kundeoplysninger | Fakturaadresse | Faktureringsadresse | Faktura til | Faktureres til |
      Faktureret til | Fakturamodtager | Fakturering til | Modtager | Betaler | Solgt til | Rekvirent |
      Kundens adresse | Kundeadresse | Købers oplysninger | Betalingsadresse | Regning til | Bestiller | Bygherre |
      Lejer | Indbetaler | Til
    `),
    other_party: phrases(`
      Leveringsadresse | Leveringssted | Levering til | Leveres til | Leveret til | Vareadresse | Varemodtager |
      Modtageradresse | Forsendelsesadresse | Sendes til | Leveringsmodtager | Bankoplysninger | Betalingsoplysninger |
      Bankforbindelse | Forbrugssted | Forbrugsadresse | Installationsadresse | Arbejdssted | Arbejdsadresse |
      Byggeplads | Målepunkt | Forsikringssted
    `),
  },
  professions: phrases(`Konsulent | Freelancer | Bureau`),
  accountHolders: phrases(`Kontohaver | Kontoindehaver | Kontonavn`),
  contractHolders: phrases(`Aftaleholder | Abonnent | Forsikringstager | Kontraktindehaver`),
  paymentSlips: {
    payee: phrases(`
      Betalingsmodtager | Kreditornummer og beløbsmodtager | Beløbsmodtager | Kreditor nr. og beløbsmodtager |
      Betal til | Betales til
    `),
    payer: phrases(`Indbetaler | Betaler | Indbetalt af | Betales af | Indbetalerens navn og adresse`),
  },
  buyersBelowSellers: [],
  buyersOwn: words('deres jeres din dit kundens købers'),
  reverseCharge: phrases(`Omvendt betalingspligt`),
  loneSums: [],
  monthSpellings: { sept: 9, febr: 2 },
  ordinalEndings: [],
  dateParticles: [],
  numberWords: words('nr nummer'),
  units: {
    kilogram: phrases(`kilo | kilogram`),
    piece: phrases(`stk | styk | stykker | enhed | enheder`),
    metre: phrases(`meter | lbm | løbende meter`),
    litre: phrases(`liter`),
  },
  payments: {
    direct_debit: phrases(`betalingsservice | leverandørservice | automatisk kortbetaling`),
    credit_card: phrases(`kreditkort | betalingskort | kort | kortbetaling`),
    debit_card: phrases(`dankort | hævekort | debetkort | debitkort | visa/dankort`),
    online: phrases(`mobilepay | viabill`),
    check: phrases(`bankcheck`),
    cash: phrases(`kontant | kontanter | kontantbetaling`),
    bank_transfer: phrases(`
      bankoverførsel | overførsel | bankoverføring | netbank | bankindbetaling | indbetalingskort | girokort |
      FI-kort | girobetaling | kontooverførsel
    `),
  },
  paid: words('betalt'),
  states: phrases(`Betalt | Ubetalt | Ikke betalt | Forfalden | Kladde | Annulleret`),
  paidWith: words('med via'),
  negations: phrases(`ikke | ingen`),
  demandWords: phrases(`betale | betales | overføre | betaling | indbetales | indbetaling | betalingsbetingelser`),
  deadlineWords: phrases(`senest | senest den | inden den | inden | før den`),
  debitWords: phrases(`trækkes | trækker vi | hæves | opkræves | bliver trukket`),
  debitDays: phrases(`den | pr. | tidligst | ikke før | fra og med`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`
    a/s | aps | i/s | k/s | p/s | g/s | ivs | a.m.b.a. | amba | f.m.b.a. | s.m.b.a. | aktieselskab | aktieselskabet |
    anpartsselskab | anpartsselskabet | interessentskab | kommanditselskab | partnerselskab | e/f | a/b | ejerforeningen | andelsboligforeningen | grundejerforeningen
    `),
  addressParts: {
    postcode: phrases(`Postnummer | Postnr`),
    town: phrases(`By | Bynavn`),
    state: phrases(`Region`),
  },
  companyWords: words('aktieselskab anpartsselskab'),
  joiningWords: words('og af'),
  neverInNames: phrases(`selskabskapital | anpartskapital | momsregistreret | medlem af`),
  formerNameWords: words('tidligere'),
  shopOrders: {
    number: phrases(`Ordrenummer | Ordrenr | Ordre | Ordre-ID | Webordre`),
    date: phrases(`Ordredato | Bestillingsdato`),
  },
  debitedAccounts: phrases(`konto`),
  senderReferences: phrases(`Referencenr | Referencenummer`),
  seatWords: phrases(`med adresse | med hjemsted`),
  partyQualifiers: [],
  ...DANISH_RECEIPTS,
  frequentWords: words(`
    og af til fra ikke jer jeres vores efter faktura fakturanr fakturadato forfaldsdato beløb moms antal enhed
    enhedspris pris beskrivelse betales betalingsbetingelser betalingsfrist rabat ialt ekskl inkl heraf udgør kundenr
    varenr reg kontonr bankoverførsel bedes venligst dage ordre leveringsadresse fragt grundlag momspligtigt cvr tlf
    dato side kvittering kasse bon rykkergebyr oplys opgørelse forbrug indbetales angiv sælger køber timer arbejde er
    på jeg dig dit os dem bliver senest uden måned kun mere måler spørgsmål
  `),
};
