import { DUTCH_RECEIPTS } from './nl-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const DUTCH: Locale = {
  language: 'nl',
  homeCountry: 'NL',
  ocr: { tesseract: 'nld', hasUncommonLetters: false },
  fields: {
    invoice_number: phrases(`
      Factuurnummer | Factuurnr | Faktuurnummer | Faktuurnr | Nota nummer | Factuur no | Creditnota nummer |
      Documentnummer | Creditfactuurnummer | Creditnummer | Creditnr | Nota nr | Bonnummer | Bon no | Ritbon |
      Ritbon nr | Ritbonnummer | Kassabon nr | Kassabonnummer | Ticketnummer | Ticketnr | Kasticket nr |
      Kasticketnummer | Kassaticket nr | Kassaticketnummer | Kwitantienummer | Kwitantienr | Nota no |
      Herinneringsnummer | Herinneringsnr | Aanmaningsnummer | Annuleringsnummer
    `),
    invoice_date: phrases(
      `Factuurdatum | Faktuurdatum | Datum factuur | Notadatum | Documentdatum | Herinneringsdatum | Datum herinnering | Aanmaningsdatum | Annuleringsdatum`,
    ),
    date: phrases(`Aangemaakt op | Aanmaakdatum | Datum`),
    number: phrases(`Nummer | Nr`),
    other_number: phrases(`
      Meternummer | Meternr |
      Klantnummer | Klant | Klantnr | Debiteurnummer | Debiteurnr | Referentie | Uw referentie | Onze referentie
      | KvK nr | Pakbonnummer | Offertenummer | Projectnummer | Relatienummer | Bankrekening | IBAN | Kenmerk |
      Uw kenmerk | Ons kenmerk | Contractnummer | Handelsregister | Rekeningnummer | OIN | Transactie |
      Transactienummer | Transactienr | Transactie-ID | Terminalnummer | Terminalnr | Terminal-ID | Merchantnummer |
      Merchantnr | Merchant-ID | Autorisatiecode | Autorisatienummer | Autorisatienr | Kassanummer | Kassanr |
      Kassa-ID | Kaartnummer | Kaartnr | Kaartvolgnummer | Klantenkaart | Klantenkaartnummer | Klantenkaart nr |
      Lidnummer | Filiaalnummer | Filiaalnr | Winkelnummer | Winkelnr | Tafelnummer | Tafelnr | Kassier nr |
      Medewerkernr | Volgnummer | Volgnr | Serienummer | Serienr | Referentienummer | Referentienr | Cadeaukaartnummer |
      Actiecode | FDM ID | VSC ID
    `),
    due_date: phrases(`
      Vervaldatum | Vervaldag | Uiterste betaaldatum | Betalen voor | Te betalen voor | Te betalen uiterlijk |
      Uiterlijk te betalen op | Afschrijving op | Incassodatum | Wordt afgeschreven op | Uiterste betaaldag |
      Te voldoen voor | Te voldoen uiterlijk | Te betalen voor of op | Betaling uiterlijk | Betalen uiterlijk |
      Gelieve te betalen voor | Incasso op | Incasso omstreeks | Datum automatische incasso | Uiterste betaling |
      Datum incasso | Afschrijfdatum | Datum afschrijving | Automatische incasso op
    `),
    other_date: phrases(`
      Geboortedatum | geb. datum | Orderdatum | Leverdatum | Besteldatum | Betaaldatum | Leveringsdatum | Periode | Geldig tot | Geldig t/m |
      Geldig tot en met | Geldig van | Geldig vanaf | Geldig op | Geldigheid | Geldigheidsdatum | Bon geldig tot |
      Actie geldig tot | Actie geldig t/m | Punten geldig tot | Punten vervallen op | Vervalt op | Vervallen op |
      Verloopt op | Verloopdatum | Inwisselbaar tot | Inwisselen voor | Inwisselen tot | Te besteden tot |
      Houdbaar tot | Ten minste houdbaar tot | THT | Te gebruiken tot | Ruilen voor | Ruilen tot | Retour tot |
      Retourneren voor | Retourneren tot | Garantie tot | Aankomst | Aankomstdatum | Vertrekdatum | Inrijtijd |
      Ingereden | Parkeren tot | Einde parkeertijd | Reisdatum | Volgende afspraak | Volgende factuurdatum | Volgende factuur
    `),
    vat_id: phrases(`
      BTW nummer | BTW nr | BTW | BTW-id | BTW identificatienummer | Ondernemingsnummer | BTW-identificatie |
      OB-nummer
    `),
    phone: phrases(`
      Telefoon | Tel | Telefoonnummer | Mobiel | Telefoonnr | Klantenservice | GSM | Vragen? Bel | Bel ons |
      Bel ons op | Bel ons gerust op | Bel gratis | Bel dan | Bel naar | Klantendienst | Hulp nodig? |
      Vragen over deze factuur? | Klantcontact | Servicenummer
    `),
    other_contact: phrases(`Contactpersoon | Fax | E-mail | Website | Internet`),
    name: phrases(`Naam | Bedrijfsnaam`),
    address: phrases(`Adres | Bezoekadres | Hoofdkantoor | Vestigingsadres | Maatschappelijke zetel`),
    country: phrases(`Land`),
    currency: phrases(`Valuta | Munt`),
    payment: phrases(`Betaalwijze | Betaalmethode | Betalingswijze | Betaling | Betalingsmethode`),
    tax_number: [],
    tax_office: [],
  },
  titles: {
    invoice: phrases(`
      Factuur | Faktuur | Kopie factuur | Verkoopfactuur | Nota | Ereloonnota | Honorariumnota |
      Staat van kosten en ereloon
    `),
    credit_note: phrases(
      `Creditnota | Creditfactuur | Kredietnota | Correctiefactuur | Creditnota aan | Creditnota voor`,
    ),
    debit_note: phrases(`Debetnota`),
    prepayment: phrases(`
      Voorschotfactuur | Aanbetalingsfactuur | Voorschotnota | Vooruitbetalingsfactuur | Aanbetalingsnota |
      Aanbetalingsfaktuur
    `),
    receipt: phrases(`Ontvangstbewijs | Kwitantie | Kassabon | Bon | Ritbon`),
    reminder: phrases(`Betalingsherinnering | Aanmaning`),
    other: phrases(`Proformafactuur | Orderbevestiging`),
  },
  references: {
    order_number: phrases(`
      Ordernummer | Order | Bestelnummer | Ordernr | Uw order | Uw ordernummer | Inkoopordernummer
    `),
    payment_reference: phrases(`Betalingskenmerk | Betaalkenmerk`),
    original_invoice: phrases(`
      Betreft factuur | Oorspronkelijke factuur | Credit op factuur | Bij factuur | Bij factuurnummer |
      Creditering factuur | Creditnota bij factuur | Creditering van factuur | Correctie op factuur |
      Heeft betrekking op factuur | Met betrekking tot factuur | Inzake factuur | Correctie van factuur |
      Correctie factuur | Gecorrigeerde factuur | Originele factuur | Inzake onze factuur | Betreft onze factuur | Ref. oorspronkelijke factuur | Oorspronkelijk factuurnummer | Nr. oorspronkelijke factuur | Nummer oorspronkelijke factuur | Ref. originele factuur | Origineel factuurnummer
    `),
    service_period: phrases(`Factuurperiode | Leveringsperiode | Facturatieperiode`),
  },
  totals: {
    lines: phrases(
      `Subtotaal | Totaal regels | Goederenbedrag | Goederen | Goederenwaarde | Totaal goederen | Tussentotaal`,
    ),
    net: phrases(`
      Totaal excl. BTW | Totaal exclusief BTW | Netto | Bedrag excl. BTW | Nettobedrag | Totaal netto |
      Subtotaal excl. BTW | Totaal ex BTW | Bedrag exclusief BTW | Totaal bedrag excl. BTW | Maatstaf van heffing |
      Factuurbedrag excl. BTW | Totaal excl
    `),
    vat: phrases(
      `BTW | BTW bedrag | Totaal BTW | Btw hoog | Btw laag | Bedrag BTW | Totaal BTW bedrag | Belasting | Belastingen`,
    ),
    gross: phrases(`
      Totaal incl. BTW | Totaal inclusief BTW | Factuur totaal | Totaalbedrag | Factuurbedrag | Eindtotaal |
      Totaal factuur | Bedrag incl. BTW | Factuur totaal EUR | Bruto | Totaal bedrag incl. BTW | Factuurbedrag incl. BTW |
      Brutobedrag | Totaal incl
    `),
    with_vat: phrases(`incl. BTW | inclusief BTW | met BTW`),
    without_vat: phrases(
      `excl. BTW | exclusief BTW | zonder BTW | ex BTW | vrij van BTW | btw-vrij | vrijgesteld van btw`,
    ),
    payable: phrases(`
      Te betalen | Te voldoen | Totaal te betalen | Te betalen bedrag | Te betalen EUR | Openstaand bedrag |
      Nog te betalen | Totaal te voldoen | Terug te ontvangen | Totaal te crediteren | Te crediteren | Vorig saldo
    `),
    total: phrases(`Totaal | Bedrag | Totaal EUR | Som`),
    prepaid: phrases(`Betaald | Aanbetaling | Vooruitbetaald | Reeds betaald | Reeds voldaan`),
    discount: phrases(
      `Korting | Kortingscode | Kortingsbon | Waardebon | Cadeaubon | Totale korting | Betalingskorting | Kredietbeperking`,
    ),
    charge: phrases(`
      Verzendkosten | Verzending | Vracht | Toeslag | Bezorgkosten | Transportkosten | Orderkosten | Vrachtkosten |
      Administratiekosten
    `),
    withholding: [],
  },
  columns: {
    position: phrases(`Pos | Regel | Nr | #`),
    article: phrases(`Artikelnummer | Artikelnr | Code | Art.nr | Productcode | Artikelcode | Artikel`),
    name: phrases(`
      Omschrijving | Beschrijving | Product | Dienst | Artikelomschrijving | Productomschrijving | Werkzaamheden | Naam |
      Specificatie
    `),
    quantity: phrases(`Aantal | Hoeveelheid | Uren | Qty | Aant | Geleverd | Stuks | Aantal uur | Nachten`),
    unit: phrases(`Eenheid | Eenh | Ehd | Per`),
    price: phrases(`
      Prijs | Stukprijs | Prijs per stuk | Eenheidsprijs | Tarief | Prijs excl | Prijs excl. BTW | Prijs per eenheid |
      Stukprijs excl | P/st | Prijs/eenheid | Uurtarief | Bruto prijs | Netto prijs
    `),
    discount: phrases(`Korting | Korting % | Kort | Kort.% | % korting`),
    vat_rate: phrases(`BTW | BTW % | BTW-tarief | % BTW | BTW code | BTW-percentage | Tarief BTW`),
    vat_amount: phrases(`BTW bedrag | Bedrag BTW | BTW EUR`),
    net: phrases(`
      Netto | Bedrag excl. BTW | Totaal excl. BTW | Nettobedrag | Totaal excl | Bedrag excl | Subtotaal | Excl. BTW | Excl.
    `),
    gross: phrases(`Bedrag incl. BTW | Totaal incl. BTW | Bruto | Totaal incl | Bedrag incl | Incl. BTW | Incl.`),
    amount: phrases(`
      Bedrag | Totaal | Regeltotaal | Prijs totaal | Totaalprijs | Totaal EUR | Bedrag EUR | Totaalbedrag |
      Bedrag in EUR | Debet | Debit
    `),
    base: phrases(`
      Grondslag | BTW grondslag | Over | Basis | Maatstaf van heffing | Over bedrag | Belastbaar bedrag
    `),
    other: phrases(`Datum | Levertijd | Periode | Duur | Credit`),
  },
  parties: {
    seller: phrases(`
      Leverancier | Verkoper | Afzender | Van | Verkocht door | Organisator | Dienstverlener | Opdrachtnemer |
      Verhuurder | Gegevens verkoper | Winkelnaam
    `),
    buyer: phrases(`
      Klant | Factuuradres | Afnemer | Koper | Factuur aan | Aan | Debiteur | Opdrachtgever | Klantgegevens |
      Gefactureerd aan | De heer | Mevrouw | De heer en mevrouw | De heer/mevrouw | Familie | Verkocht aan |
      Ten laste van | Factuur voor | Facturatieadres | Huurder | Rekening aan | Klantadres | Gegevens klant |
      Gegevens koper
    `),
    other_party: phrases(`
      Afleveradres | Leveradres | Verzendadres | Bezorgadres | Bankgegevens | Leveringsadres | Verkoper naam
    `),
  },
  professions: phrases(`Consultant | Adviseur | Freelancer | Bureau | Restaurant`),
  accountHolders: phrases(`Ten name van | t.n.v`),
  contractHolders: phrases(`Contractant | Contracthouder | Verzekeringnemer | Huurder | Abonnee`),
  paymentSlips: { payee: phrases(`Betalen aan | Te betalen aan`), payer: phrases(`Betaler`) },
  buyersBelowSellers: [],
  buyersOwn: words('uw klant afnemer'),
  reverseCharge: phrases(`Btw verlegd`),
  loneSums: [],
  monthSpellings: { februarie: 2 },
  ordinalEndings: [],
  dateParticles: [],
  numberWords: words('nr nummer'),
  units: {
    kilogram: phrases(`kilogram`),
    piece: phrases(`stuk | stuks`),
    metre: [],
    litre: phrases(`liter`),
  },
  payments: {
    direct_debit: phrases(`
      automatische incasso | incasso | automatisch afgeschreven | automatische afschrijving | geïncasseerd |
      domiciliëring
    `),
    credit_card: phrases(`creditcard | kaart | kaartbetaling`),
    debit_card: phrases(`bancontact | pin | pinpas | bankpas`),
    online: phrases(`ideal`),
    check: phrases(`cheque`),
    cash: phrases(`contant | contanten`),
    bank_transfer: phrases(`
      overschrijving | overboeking | bankoverschrijving | overmaken | over te maken | over te schrijven |
      bankoverboeking | overboeken | per bank | via de bank
    `),
  },
  paid: phrases(`betaald | voldaan | afgerekend | te voldoen`),
  states: phrases(`Betaald | Onbetaald | Niet betaald | Openstaand | Vervallen | Verlopen | Concept | Geannuleerd`),
  paidWith: phrases(`met | via | per`),
  negations: phrases(`niet | geen`),
  demandWords: phrases(`betalen | betaling | voldoen | betalingsvoorwaarden | betalingsconditie | betalingscondities`),
  deadlineWords: phrases(`
    voor | uiterlijk | uiterlijk op | voor of op | dus uiterlijk | dus uiterlijk op | dat is | zijnde | te weten
  `),
  debitWords: phrases(
    `afgeschreven | afschrijven | geïncasseerd | incasseren | schrijven wij | schrijven we | incasseren wij | automatisch af | schrijven het bedrag`,
  ),
  debitDays: phrases(
    `op | rond | omstreeks | vanaf | op of rond | op of omstreeks | niet vóór | niet eerder dan | niet vroeger dan`,
  ),
  debitDaysAfter: [],
  deadlinesAfter: [],
  closingForms: ['vzw', 'ivzw', 'bv', 'vof'],
  legalForms: phrases(`
    b.v. | bv | n.v. | nv | v.o.f. | vof | bvba | comm.v. | comm. v. | commv | vzw | b.v.b.a. | cvba | vve | vereniging van eigenaars
    `),
  companyWords: [],
  joiningWords: words('en van de het der'),
  neverInNames: phrases(` Alle rechten voorbehouden |
    maatschappelijke zetel | zetel | statutair gevestigd | rechtspersonenregister | handelsregister | ondernemingsrechtbank
  `),
  formerNameWords: words('voorheen'),
  paymentDates: phrases(`Betaaldatum | Betalingsdatum`),
  shopOrders: {
    number: phrases(`Ordernummer | Bestelnummer | Ordernr | Order`),
    date: phrases(`Orderdatum | Besteldatum`),
  },
  debitedAccounts: phrases(`rekening | rekeningnummer | bankrekening`),
  senderReferences: phrases(`Referentie | Kenmerk | Ons kenmerk | Onze referentie`),
  seatWords: phrases(`
    gevestigd te | gevestigd aan | wonende te | wonende aan | kantoorhoudende te | met zetel te |
    met maatschappelijke zetel te
  `),
  partyQualifiers: [],
  addressParts: {
    postcode: phrases(`Postcode`),
    town: phrases(`Plaats | Stad | Gemeente | Woonplaats`),
    state: phrases(`Provincie`),
  },
  frequentWords: words(`
    de het een en van factuur factuurnummer factuurdatum bedrag totaal btw aantal omschrijving prijs uw wij te betalen
    datum klant voor op excl incl vervaldatum kvk onze met bij dagen binnen nederland zijn door naar niet hoeveelheid
    volgens wordt rekening
  `),
  ...DUTCH_RECEIPTS,
};
