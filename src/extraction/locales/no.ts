import { NORWEGIAN_RECEIPTS } from './no-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** Bokmål, with the words of Nynorsk that differ. The code of both together is `no`, since documents do not say which of them they use. */
export const NORWEGIAN: Locale = {
  language: 'no',
  homeCountry: 'NO',
  ocr: { tesseract: 'nor', hasUncommonLetters: true },
  fields: {
    invoice_number: phrases(`
      Fakturanummer | Fakturanr | Fakt.nr | Faktura-ID | Regningsnummer | Regningsnr | Regning nr | Kreditnotanummer |
      Kreditnotanr | Bilagsnummer | Bilagsnr | Bilag nr | Dokumentnummer | Dokumentnr | Kvitteringsnummer |
      Kvitteringsnr | Kvittering nr | Purrenummer | Purring nr | Inkassonummer | Salgskvittering nr |
      Utgående faktura nr | Bongnr | Bongnummer | Bong-ID | Kvitterings-ID | Kvittering # | Salgskvitteringsnr |
      Billettnr | Billettnummer | Purrenr | Purring nummer | Påminnelsesnummer | Krav nr | Giro nr
    `),
    invoice_date: phrases(`
      Fakturadato | Fakt.dato | Fakturaens dato | Utstedelsesdato | Utstedt | Utstedt den | Utstedt dato |
      Utskrevet dato | Regningsdato | Kreditnotadato | Bilagsdato | Dokumentdato | Kvitteringsdato | Faktureringsdato |
      Purredato | Dato for utstedelse | Påminnelsesdato | Dato for purring
    `),
    date: phrases(`Dato`),
    number: phrases(`Nr | Nummer`),
    other_number: phrases(`
      Kundenummer | Kundenr | Kunde-ID | Deres referanse | Deres ref | Din referanse | Din ref | Vår referanse | Vår ref |
      Referanse | Referansenr | Referansenummer | Ref.nr | Tilbudsnummer | Tilbudsnr | Tilbud nr | Avtalenummer | Avtalenr |
      Kontraktsnummer | Kontraktsnr | Kontraktnr | Prosjektnummer | Prosjektnr | Prosjekt | Saksnummer | Saksnr | Sak nr |
      Følgeseddel | Følgeseddelnr | Pakkseddel | Pakkseddelnr | Sendingsnr | Sendingsnummer | Varenummer | Varenr | GLN |
      Kontonummer | Kontonr | Bankkonto | Bankkontonummer | Bankkontonr | Til konto | Betales til konto | Belast konto |
      IBAN | BIC | SWIFT | SWIFT/BIC | eFaktura-referanse | AvtaleGiro-nr | Leverandørnummer | Leverandørnr | Målernummer |
      Målernr | Målepunkt-ID | Anleggsnummer | Anleggsnr | Polisenummer | Polisenr | Forsikringsnummer | Abonnementsnummer |
      Abonnementsnr | Abonnentnr | Medlemsnummer | Medlemsnr | Serienummer | Serienr | Reg.nr | Registreringsnummer |
      Chassisnummer | Gårdsnr | Eiendomsnummer | Leieforhold | Kostnadssted | Koststed | Ressursnummer | Bestiller-ID |
      Butikknr | Kasse nr | Terminal | Transaksjonsnr | Transaksjonsnummer | Transaksjons-ID | Transaksjon nr | Trans.nr |
      Terminal-ID | Terminalnr | Terminalnummer | Kassenummer | Kasse-ID | Kassapunkt | Autorisasjonskode | Autorisasjonsnr
      | Autorisasjonsnummer | Aut.kode | Aut.nr | Godkjenningskode | Kortnummer | Kortnr | Kundekort | Butikknummer |
      Butikk-ID | Bordnr | Bordnummer | Kontrollnr | Kontrollnummer | Kontrollenhet | Brukersted | Brukerstednr | Gavekort
      nr | Gavekortnummer | Selgernr | Ekspeditørnr | Batchnr
    `),
    due_date: phrases(`
      Forfallsdato | Forfall | Forfallsdag | Forfaller | Forfaller den | Forfaller til betaling | Betalingsforfall |
      Betalingsfrist | Frist for betaling | Betales innen | Betalast innan | Betales senest | Betales senest den |
      Betal innen | Betal senest | Bes betalt innen | Siste betalingsdag | Siste betalingsfrist | Siste frist |
      Siste frist for betaling | Ny betalingsfrist | Forf.dato | Betalingsdato | Trekkes fra konto | Må betales innen |
      Må være betalt innen | Trekkdato | Oss i hende | Oss i hende senest | Trekkes den | Belastes konto |
      Belastes kontoen den
    `),
    other_date: phrases(`
      Fødselsdato | født | Leveringsdato | Levert | Levert dato | Levert den | Leveringstidspunkt | Leveringsdag | Levering |
      Leveransedato | Ordredato | Bestillingsdato | Bestilt | Utskriftsdato | Betalt dato | Betalt den | Sendt |
      Sendt dato | Startdato | Sluttdato | Gyldig til | Tilbudsdato | Avlesningsdato | Avlest | Neste avlesning |
      Ankomst | Avreise | Ankomstdato | Avreisedato | Valuteringsdato | Utløpsdato | Kontraktsdato | Neste faktura |
      Tjenestedato | Utført dato | Best før | Gyldig til og med | Gyldig t.o.m | Gyldig fra | Gjelder til |
      Gjelder til og med | Gjelder fra | Gyldighet | Gyldighetsperiode | Utløper | Utløper den | Poeng utløper |
      Siste forbruksdag | Siste forbruksdato | Brukes innen | Må brukes innen | Innløses innen | Innløses senest |
      Byttes innen | Byttes senest | Byttefrist | Bytterett til | Åpent kjøp til | Returneres innen | Garanti til |
      Innkjøring | Innkjørt | Parkering til | Parkering utløper | Reisedato | Neste besøk
    `),
    vat_id: phrases(`
      MVA-nummer | MVA-nr | MVA-registreringsnummer | Merverdiavgiftsnummer | VAT-nr | VAT-nummer | Momsnummer |
      Momsnr | Org.nr/MVA-nr | Org.nr/MVA | MVA reg.nr
    `),
    tax_number: phrases(`
      Organisasjonsnummer | Organisasjonsnr | Org.nr | Org. nummer | Foretaksnummer | Foretaksnr | Foretaksregisteret org.nr
      | Org.nr NO | Organisasjonsnr NO | Organisasjonsnummer NO | Foretaksregisteret NO | Fødselsnummer
    `),
    tax_office: [],
    phone: phrases(`
      Telefon | Telefonnummer | Telefonnr | Tlf | Tlf.nr | Tel | Mobil | Mobiltelefon | Mobilnr |
      Spørsmål om fakturaen | Har du spørsmål? | Trenger du hjelp? | Ring oss | Ring oss på | Sentralbord
    `),
    other_contact: phrases(`
      Kontakt | Kontaktperson | Kundeservice | Kundesenter | Saksbehandler | Selger | Telefaks | Faks | Fax | E-post |
      E-postadresse | E-mail | Hjemmeside | Nettside | Nettsted | Web | Internett
    `),
    name: phrases(`Navn | Namn | Firmanavn | Firma | Bedrift | Selskap | Foretaksnavn`),
    address: phrases(`Adresse | Postadresse | Besøksadresse | Forretningsadresse | Hovedkontor`),
    country: phrases(`Land`),
    currency: phrases(`Valuta | Fakturavaluta | Valutakode | Beløp i | Alle beløp i`),
    payment: phrases(`
      Betalingsmåte | Betalingsmetode | Betalingsform | Betalingstype | Betalingsmiddel | Betaling | Betalt med |
      Betalt via | Betales med
    `),
  },
  titles: {
    invoice: phrases(`
      Faktura | Honorarfaktura | Honorarnota | Salgsfaktura | Samlefaktura | Sluttfaktura | Delfaktura | Regning | Rekning | Kontantfaktura |
      Avregning | Utgående faktura | Husleiefaktura | Faktura/giro
    `),
    credit_note: phrases(`Kreditnota | Kreditfaktura | Krediteringsnota`),
    debit_note: phrases(`Debetnota | Rentenota`),
    prepayment: phrases(`
      A-kontofaktura | Forskuddsfaktura | Forskottsfaktura | Akonto | Forhåndsfaktura | Delbetalingsfaktura
    `),
    receipt: phrases(`
      Kvittering | Salgskvittering | Kassakvittering | Betalingskvittering | Kjøpskvittering | Kontantkvittering
    `),
    reminder: phrases(`
      Purring | Betalingspåminnelse | Betalingspurring | Betalingsoppfordring | Påminnelse | Inkassovarsel |
      Purrebrev | Betalingspåminning | Betalingsvarsel
    `),
    other: phrases(`
      Proformafaktura | Ordrebekreftelse | Ordrestadfesting | Pakkseddel | Plukkliste | Kontoutskrift | Pristilbud |
      Fraktbrev
    `),
  },
  references: {
    order_number: phrases(`
      Ordrenummer | Ordrenr | Ordre | Ordre-ID | Salgsordre | Salgsordrenr | Innkjøpsordre | Innkjøpsordrenr |
      Innkjøpsordrenummer | Bestillingsnummer | Bestillingsnr | Bestilling | Bestillingsreferanse | Rekvisisjon |
      Rekvisisjonsnr | Rekvisisjonsnummer | Rekv.nr | Deres ordrenr | Deres ordrenummer | Deres bestillingsnr |
      Kundens ordrenr | PO-nummer | PO-nr
    `),
    payment_reference: phrases(`
      KID | KID-nummer | KID-nr | KID-kode | Kundeidentifikasjon | Kundeidentifikasjon (KID) | KID/referanse |
      Betalingsreferanse | Betalingsinformasjon KID | Betalings-ID | Merkes med | Betalingsmelding
    `),
    original_invoice: phrases(`
      Gjelder faktura | Gjelder fakturanr | Vedrørende faktura | Opprinnelig faktura | Opprinnelig fakturanr |
      Krediterer faktura | Kreditering av faktura | Kreditert faktura | Refererer til faktura | Kreditnota for faktura |
      Kreditering faktura | Gjelder vår faktura | Ref. opprinnelig faktura | Opprinnelig fakturanummer | Originalfaktura
    `),
    service_period: phrases(`
      Faktureringsperiode | Fakturaperiode | Avregningsperiode | Forbruksperiode | Regningsperiode |
      Abonnementsperiode | Leveringsperiode | Betalingsperiode | Leieperiode | Perioden | Periode | Gjelder perioden |
      Gjelder periode | For perioden | Avtaleperiode | Terminperiode | Forsikringsperiode | Måleperiode
    `),
  },
  totals: {
    lines: phrases(`
      Delsum | Subtotal | Varesum | Sum varer | Sum linjer | Sum fakturalinjer | Varebeløp | Mellomsum | Linjesum |
      Sum ordrelinjer
    `),
    net: phrases(`
      Netto | Nettobeløp | Netto sum | Sum netto | Netto totalt | Nettototal | Totalt netto | Sum eks. mva |
      Sum ekskl. mva | Sum eksl. mva | Sum ex. mva | Sum excl. mva | Sum eksklusiv mva | Sum uten mva | Sum før mva |
      Sum u/mva | Totalt eks. mva | Totalt ekskl. mva | Totalt uten mva | Totalt eksklusiv mva | Total eks. mva |
      Total ekskl. mva | Totalt før mva | Totalsum eks. mva | Beløp eks. mva | Beløp ekskl. mva | Beløp ex. mva |
      Beløp uten mva | Beløp eksklusiv mva | Beløp før mva | Delsum eks. mva | Delsum ekskl. mva | Pris eks. mva |
      Pris ekskl. mva | Fakturabeløp eks. mva | Fakturasum eks. mva | Sum eks. avgift | Mva-grunnlag | Grunnlag mva |
      Grunnlag for mva | Avgiftsgrunnlag | Avgiftspliktig | Avgiftspliktig beløp | Mva-pliktig beløp | Mva-pliktig |
      Ordresum eks. mva | Å betale eks. mva | Totalbeløp eks. mva
    `),
    vat: phrases(`
      Mva | MVA-beløp | Merverdiavgift | Sum mva | Mva totalt | Mva sum | Total mva | Totalt mva | Herav mva |
      Hvorav mva | Derav mva | Mva av | Mva utgjør | Beregnet mva | Utgående mva | Mva kr | Samlet mva | Mva i alt |
      Avgift | Sum avgift | Meirverdiavgift | Pluss mva | Merverdiavgift totalt | Mva NOK
    `),
    gross: phrases(`
      Sum inkl. mva | Sum ink. mva | Sum inklusiv mva | Sum med mva | Sum m/mva | Totalt inkl. mva | Totalt inklusiv mva |
      Totalt med mva | Total inkl. mva | Total inklusiv mva | Totalsum | Totalsum inkl. mva | Totalbeløp | Totalbeløp inkl.
      mva | Totalt beløp | Beløp inkl. mva | Beløp inklusiv mva | Beløp med mva | Fakturabeløp | Fakturasum | Fakturatotal |
      Fakturabeløp inkl. mva | Faktura totalt | Bruttobeløp | Brutto sum | Sum brutto | Sluttsum | Samlet beløp | Pris inkl.
      mva | Sum inkl. avgift | Ordresum inkl. mva | Sum faktura | Sum totalt
    `),
    with_vat: phrases(`
      inkl. mva | ink. mva | inklusiv mva | inklusive mva | med mva | m/mva | inkl. avgift | inkl. merverdiavgift |
      incl. mva
    `),
    without_vat: phrases(`
      eks. mva | ekskl. mva | eksl. mva | ex. mva | excl. mva | eksklusiv mva | eksklusive mva | uten mva | utan mva |
      før mva | u/mva | eks. avgift | ekskl. merverdiavgift | mva-fri | mva-fritt | fritatt for mva | utenfor mva
    `),
    payable: phrases(`
      Å betale | Beløp å betale | Sum å betale | Totalt å betale | Total å betale | Til betaling | Totalt til betaling |
      Beløp til betaling | Sum til betaling | Å betala | Skyldig beløp | Totalt skyldig | Utestående |
      Utestående beløp | Utestående saldo | Restbeløp | Rest å betale | Gjenstående beløp | Gjenstår å betale |
      Forfalt beløp | Å betale kr | Å betale inkl. mva | Sum å betale inkl. mva | Totalt å betale inkl. mva |
      Må betales | Samlet å betale | Å innbetale | Skal betales | Totalt å betale kr | Til gode | Til utbetaling
    `),
    total: phrases(`Sum | Totalt | Total | Beløp | I alt | Sum kr | Totalt kr | Til sammen | Samlet | Sum NOK`),
    prepaid: phrases(`
      Betalt | Forhåndsbetalt | Forhåndsbetaling | Forskudd | Forskuddsbetalt | Allerede betalt | Tidligere betalt |
      Innbetalt | Innbetalt beløp | Mottatt betaling | Betalt beløp | Akonto | Fratrukket akonto |
      Tidligere fakturert | Tidligere akonto | Depositum betalt | Innbetalinger | Betalinger | A konto innbetalt
    `),
    discount: phrases(`
      Rabatt | Rabatter | Sum rabatt | Total rabatt | Fakturarabatt | Kontantrabatt | Kunderabatt | Kampanjerabatt |
      Fradrag | Avslag | Prisavslag | Rabattbeløp | Mengderabatt
    `),
    charge: phrases(`
      Frakt | Fraktkostnad | Frakt og porto | Frakt og gebyrer | Porto | Porto og eksp. | Fraktgebyr | Levering |
      Leveringsgebyr | Gebyr | Gebyrer | Fakturagebyr | Faktureringsgebyr | Ekspedisjonsgebyr | Administrasjonsgebyr |
      Betalingsgebyr | Kortgebyr | Purregebyr | Papirfakturagebyr | Emballasje | Avrunding | Øreavrunding |
      Øreutjevning | Miljøgebyr | Miljøavgift | Tillegg | Drivstofftillegg | Forsendelse | Eksp.gebyr | Terminalgebyr |
      Inkassogebyr
    `),
    withholding: [],
  },
  columns: {
    position: phrases(`Pos | Linje | Linjenr | Nr`),
    article: phrases(`
      Varenummer | Varenr | Varekode | Produktnummer | Produktnr | Produktkode | Artikkelnr | Artikkelnummer | Art.nr |
      EAN | Kode | NOBB | NRF-nr | El-nr | Artikkel
    `),
    name: phrases(`
      Beskrivelse | Varebeskrivelse | Produktbeskrivelse | Varetekst | Tekst | Vare | Varer | Varenavn | Produkt |
      Produktnavn | Produkter | Tjeneste | Tjenester | Ytelse | Vare/tjeneste | Produkt/tjeneste | Varer/tjenester |
      Betegnelse | Varebetegnelse | Benevnelse | Spesifikasjon | Spesifisering | Skildring | Arbeid | Aktivitet |
      Gjelder | Fakturatekst | Beskrivelse av ytelse | Abonnement | Post
    `),
    quantity: phrases(`
      Antall | Ant | Mengde | Timer | Antall timer | Levert | Levert antall | Lev. ant | Lev | Forbruk | Kvantum |
      Stk | Fakturert antall | Antall enheter
    `),
    unit: phrases(`Enhet | Enh | Måleenhet | Eining`),
    price: phrases(`
      Pris | Enhetspris | Enhetspris eks. mva | Enhetspris ekskl. mva | Enh. pris | Stykkpris | Stk. pris |
      Pris pr. stk | Pris per stk | Pris pr. enhet | Pris per enhet | Pris/stk | Pris/enhet | Pris/enh | À-pris |
      Pris pr. time | Timepris | Timesats | Listepris | Nettopris | Bruttopris | Utpris | Salgspris | Pris eks. mva |
      Pris ekskl. mva | Pris ex. mva | Veil. pris | Einingspris | Pris kr | Veiledende pris
    `),
    discount: phrases(`Rabatt | Rabatt % | Rab | Rab % | Rabatt i % | Rabattbeløp`),
    vat_rate: phrases(`
      Mva | Mva % | % mva | Mva-sats | Mva sats % | MVA-kode | Mva. i % | Avgift % | Mva-prosent | Sats | Avg.kode |
      Merverdiavgift %
    `),
    vat_amount: phrases(`Mva-beløp | Mva kr | Mva NOK | Avgiftsbeløp | Sum mva | Mva totalt`),
    net: phrases(`
      Beløp eks. mva | Beløp ekskl. mva | Beløp ex. mva | Sum eks. mva | Sum ekskl. mva | Totalt eks. mva |
      Total eks. mva | Total ekskl. mva | Eks. mva | Ekskl. mva | Ex. mva | Netto | Nettobeløp | Linjesum eks. mva |
      Delsum eks. mva | Uten mva | Beløp uten mva | Netto sum
    `),
    gross: phrases(`
      Beløp inkl. mva | Sum inkl. mva | Totalt inkl. mva | Total inkl. mva | Inkl. mva | Bruttobeløp | Pris inkl. mva |
      Med mva | Linjesum inkl. mva
    `),
    amount: phrases(`
      Beløp | Sum | Totalt | Total | Beløp NOK | Beløp kr | Beløp i NOK | Sum NOK | Sum kr | Totalpris | Linjesum |
      Linjebeløp | Linje total | Delsum | Totalt NOK | Totalt kr | Totalbeløp | Totalsum | Pris totalt
    `),
    base: phrases(`
      Grunnlag | Mva-grunnlag | Grunnlag mva | Avgiftsgrunnlag | Avgiftspliktig | Avgiftspliktig beløp |
      Mva-pliktig beløp | Beregningsgrunnlag | Grunnlag for mva | Nettogrunnlag
    `),
    other: phrases(`
      Dato | Leveringsdato | Leveringstid | Periode | Vekt | Konto | Kategori | Merknad | Merknader | Kommentar |
      Rest | Restordre | Fra dato | Til dato | Ordredato | Lager | Avlesning | Målerstand | Prosjekt | Ansatt | Pant
    `),
  },
  parties: {
    seller: phrases(`
      Selger | Leverandør | Avsender | Utsteder | Faktura fra | Solgt av | Kreditor | Utstedt av | Betalingsmottaker |
      Beløpsmottaker | Fakturautsteder | Leverandørinformasjon | Betalt til | Arrangør | Fra
    `),
    buyer: phrases(`
      Kjøper | Kunde | Kundeopplysninger | Kundeinformasjon | Fakturaadresse | Faktureringsadresse | Faktura til |
      Faktureres til | Fakturert til | Fakturamottaker | Fakturamottakar | Mottaker | Mottakar | Betaler | Solgt til |
      Kundens adresse | Kundeadresse | Betalt av | Bestiller | Byggherre | Oppdragsgiver | Leietaker | Kjøpar |
      Innbetaler | Til
    `),
    other_party: phrases(`
      Leveringsadresse | Leveringssted | Leveranseadresse | Levering til | Leveres til | Levert til | Varemottaker |
      Vareadresse | Sendes til | Forbrukssted | Anleggsadresse | Målepunkt | Målepunktadresse | Installasjonsadresse |
      Arbeidssted | Byggeplass | Betalingsinformasjon | Betalingsopplysninger | Bankopplysninger | Bankforbindelse |
      Leveringsstad | Prosjektadresse | Hentested
    `),
  },
  professions: phrases(`Konsulent | Frilanser | Byrå`),
  accountHolders: phrases(`Kontohaver | Kontoinnehaver | Kontoeier | Kontonavn`),
  contractHolders: phrases(`Avtaleeier | Abonnent | Forsikringstaker`),
  paymentSlips: {
    payee: phrases(`Betalt til | Betalingsmottaker | Beløpsmottaker | Betales til | Betal til`),
    payer: phrases(`Betalt av | Innbetaler | Betaler | Betalt av (navn og adresse) | Betales av | Innbetalt av`),
  },
  buyersBelowSellers: [],
  buyersOwn: words('deres din ditt kundens kjøpers'),
  reverseCharge: phrases(`Omvendt avgiftsplikt`),
  loneSums: [],
  monthSpellings: { mar: 3, jun: 6, jul: 7, sept: 9, febr: 2 },
  ordinalEndings: [],
  dateParticles: [],
  numberWords: words('nr nummer'),
  units: {
    kilogram: phrases(`kilo | kilogram`),
    piece: phrases(`stk | stykk | stykker | enhet | enheter`),
    metre: phrases(`meter | lm | løpemeter`),
    litre: phrases(`liter`),
  },
  payments: {
    direct_debit: phrases(`avtalegiro`),
    credit_card: phrases(`kredittkort | betalingskort | kort | kortbetaling | kortbetalt`),
    debit_card: phrases(`bankkort | debetkort | bankaxept`),
    online: phrases(`vipps | vipps mobilepay`),
    check: phrases(`sjekk`),
    cash: phrases(`kontant | kontanter | kontantbetaling`),
    bank_transfer: phrases(`
      bankoverføring | overføring | nettbank | bankgiro | bankinnbetaling | efaktura | bankbetaling
    `),
  },
  paid: words('betalt'),
  states: phrases(`Betalt | Ubetalt | Ikke betalt | Forfalt | Kladd | Kansellert`),
  paidWith: words('med via'),
  negations: phrases(`ikke | ingen`),
  demandWords: phrases(`betale | betales | overføre | betaling | innbetales | innbetaling | betalingsbetingelser`),
  deadlineWords: phrases(`innen | senest | senest innen | før`),
  debitWords: phrases(`trekkes | trekker vi | belastes | blir trukket`),
  debitDays: phrases(`den | fra | tidligst | ikke før | fra og med`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`
    as | asa | a/s | enk | nuf | bbl | iks | aksjeselskap | allmennaksjeselskap | ansvarlig selskap |
    kommandittselskap | samvirkeforetak | enkeltpersonforetak | borettslag | borettslaget | sameiet | boligsameiet
    `),
  addressParts: {
    postcode: phrases(`Postnummer | Postnr`),
    town: phrases(`Sted | Poststed | By`),
    state: phrases(`Fylke`),
  },
  companyWords: words('aksjeselskap'),
  joiningWords: words('og av'),
  neverInNames: phrases(`aksjekapital | foretaksregisteret | merverdiavgiftsregisteret | medlem av`),
  formerNameWords: words('tidligere'),
  shopOrders: {
    number: phrases(`Ordrenummer | Ordrenr | Ordre | Ordre-ID`),
    date: phrases(`Ordredato | Bestillingsdato`),
  },
  debitedAccounts: phrases(`konto`),
  senderReferences: phrases(`Referansenr | Referansenummer`),
  seatWords: phrases(`med adresse | med forretningsadresse`),
  partyQualifiers: [],
  ...NORWEGIAN_RECEIPTS,
  frequentWords: words(`
    og av til fra ikke vår vårt våre dere deres etter innen faktura fakturanr fakturadato forfallsdato forfall beløp
    mva antall enhet pris beskrivelse betales betalingsbetingelser betalingsfrist rabatt eks inkl herav kundenr varenr
    kontonummer kontonr kid vennligst dager ordre leveringsadresse frakt grunnlag avgift org foretaksregisteret tlf
    dato side kvittering takk kasse purregebyr oppgi referanse forsinkelsesrente forbruk selger kjøper kunde timer
    arbeid er på avtalegiro efaktura sum totalt utestående strøm nettleie mottaker ditt oss blir senest uten måned bare
    mer spørsmål fram deg mellom noe
  `),
};
