import { GERMAN_RECEIPTS } from './de-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const GERMAN: Locale = {
  language: 'de',
  homeCountry: 'DE',
  ocr: { tesseract: 'deu', hasUncommonLetters: false },
  fields: {
    invoice_number: phrases(`
      Rechnungsnummer | Rechnungsnr | Rechnung Nr | Rechnung Nummer | Rechn.-Nr | Rech.-Nr | Rg.-Nr | RE-Nr |
      Belegnummer | Beleg-Nr | Gutschriftnummer | Gutschrift Nr | Gutschriftsnummer | Rechnungskorrektur Nr |
      Handelsrechnung Nr | Rechnungskennung | Faktura-Nr | Fakturanummer | Dokumentnummer | Dokumentennummer |
      Dokument-Nr | Stornorechnung Nr | Abschlagsrechnung Nr | Schlussrechnung Nr | Teilrechnung Nr | Rechnungs-ID |
      Rechnungsnummer/Invoice number | Beleg | Bonnummer | Bon-ID | Kassenbon-Nr | Kassenbonnummer | Kassenbeleg-Nr |
      Kassenzettel-Nr | Kassabon-Nr | Quittung Nr | Quittungs-Nr | Quittungsnummer | Verkaufsbeleg-Nr | Barrechnung Nr |
      Barverkauf Nr | Nummer/Datum | Ticket-Nr | Ticketnummer | Parkschein-Nr | Fahrschein-Nr |
      Mahnungsnummer | Mahnungsnr | Mahnnummer | Mahnung Nr | Stornonummer | Storno-Nr | Stornorechnungsnummer
    `),
    invoice_date: phrases(`
      Rechnungsdatum | Belegdatum | Rechnung vom | Liefer- und Rechnungsdatum | Rechnungs- und Lieferdatum |
      Ausstellungsdatum | Datum der Rechnung | Gutschriftsdatum | Fakturadatum | Rechnungsdatum/Lieferdatum |
      Rechnungsdatum entspricht Lieferdatum | Dokumentdatum | Rechnungs- und Leistungsdatum | Rechn.-Datum | Re-Datum |
      Druckdatum Rechnung | Ausgestellt am | Ausgestellt | Rechnung erstellt am | Erstellungsdatum | Erstellt am |
      Mahnungsdatum | Mahndatum | Datum der Mahnung | Stornodatum
    `),
    date: phrases(`Datum | vom`),
    number: phrases(`Nr | Nummer`),
    other_number: phrases(`
      Kundennummer | Kunden-Nr | Ihre Kundennummer | Lieferscheinnummer | Lieferschein-Nr | Lieferschein |
      Lieferantennummer | Lieferanten-Nr | Lief-Nr | Vertragsnummer | Vertrags-Nr | Vertrag | Angebotsnummer |
      Angebot Nr | Artikelnummer | Artikel-Nr | Art.-Nr | Reklamationsnummer | Projektnummer | Projekt-Nr |
      Projekt | Ihre Referenz | Unsere Referenz | Weitere Referenz | Referenz | Zählernummer | Zähler-Nr |
      Globale Nummer | GLN | WEEE-Reg-Nr | HRB Nr | Kontonummer | Konto-Nr | Kto-Nr | BLZ |
      Debitorennummer | Debitor | Mandatsreferenz | Gläubiger-ID | Leitweg-ID | Handelsregister | Kostenstelle |
      Abteilung | Lieferscheinnr./-datum | Öko-Kontr-Nr | Interne Nummer | Steuerschuldner | Objektnummer |
      Vorgangsnummer | Kassennummer | Filiale | Terminal-ID | Terminal-Nr | Terminalnummer | Kassen-ID | Kassen-Nr |
      Kasse Nr | Trace-Nr | Tracenummer | TA-Nr | VU-Nr | VU-Nummer | Genehmigungs-Nr | Genehmigungsnummer |
      Genehmigungscode | Autorisierungs-Nr | Autorisierungsnummer | Autorisierungscode | Autorisierungs-ID |
      Transaktions-Nr | Transaktionsnummer | Transaktions-ID | TSE-Transaktion | TSE-Transaktionsnummer |
      TSE-Seriennummer | Signaturzähler | Seriennummer | Serien-Nr | Filial-Nr | Filialnummer | Markt-Nr | Marktnummer |
      Bediener-Nr | Kassierer-Nr | Tisch-Nr | Tisch Nummer | Karten-Nr | Kartennummer | Kartenfolge-Nr | Kundenkarte |
      Kundenkarten-Nr | Kundenkartennummer | Mitgliedsnummer | Mitglieds-Nr | Gutschein-Nr | Gutscheinnummer |
      Gutscheincode | Referenznummer | Referenz-Nr | Buchungsnummer
    `),
    due_date: phrases(`
      Fälligkeitsdatum | Fälligkeit | ohne Abzug bis | Fällig am | fällig | Zahlbar bis | Zahlungsziel | Zahlungstermin | Zahlbar bis
      zum | Zahlbar bis spätestens | Zu zahlen bis | Fälligkeitstermin | Abbuchung am | Lastschrifteinzug am | Einzug
      am | buchen wir am | ziehen wir am | Fällig bis | Fällig zum | Belastung am | Lastschrift am | Belastungsdatum |
      Abbuchungsdatum | Einzugsdatum | Abbuchung zum | Belastung per
    `),
    other_date: phrases(`
      geb | geboren am | Lieferdatum | Leistungsdatum | Liefer- und Leistungsdatum | Bestelldatum | Auftragsdatum |
      Lieferschein-Datum | Vertragsdatum | Auftrag-Datum-Lief | Liefertermin | Valuta | Valutadatum | Druckdatum
      | Stand | Skonto bis | Zeitraum | Geburtsdatum | Mandatsdatum | Version vom | Version | Angebotsdatum |
      Eingangsdatum | Versanddatum | Lieferung am | Gültig bis | Gültig ab | Gültig von | Gültig vom | Gültigkeit |
      Gutschein gültig bis | Coupon gültig bis | Angebot gültig bis | Aktion gültig bis | Punkte gültig bis |
      Einlösbar bis | Einzulösen bis | Einlösen bis | Verfällt am | Verfallen am | Punkte verfallen am | Verfallsdatum |
      Verfalldatum | Ablaufdatum | Läuft ab am | Haltbar bis | Mindestens haltbar bis | MHD | Umtausch bis |
      Umtausch möglich bis | Rückgabe bis | Garantie bis | Einfahrt | Einfahrtszeit | Anreise | Anreisedatum | Abreise |
      Abreisedatum | Ankunft | Ankunftsdatum | Reisedatum | Reisetag | Parkzeit bis | Parken bis | Parkende |
      Nächster Termin | Nächstes Rechnungsdatum | Nächste Rechnung | Nächste Abrechnung
    `),
    vat_id: phrases(`
      USt-IdNr | USt-ID | UStID# | Umsatzsteuer-ID | Umsatzsteuer-Identifikationsnummer | Umsatzsteuer-Identnummer |
      Umsatzsteuer-Ident-Nr | UID | UID-Nr | UID-Nummer | USt-Ident-Nr | USt-Nr | MwSt-Nr | MWST-Nummer | ATU-Nr |
      Umsatzsteuernummer | USt-Identnummer | Umsatzsteuer-IdNr | USt-Identifikationsnummer | CHE-Nr
    `),
    tax_number: phrases(`Steuernummer | Steuer-Nr | St.-Nr | Finanzamt Steuernummer`),
    phone: phrases(`
      Telefon | Tel | Telefonnummer | Tel.-Nr | Fon | Rufnummer | Mobil | Telefon-Nr | Hotline | Kundenservice |
      Kundendienst | Servicetelefon | Servicenummer | Service-Hotline | Kundentelefon | Rufen Sie uns an | Rufen Sie uns an unter | Rufen Sie an | telefonisch unter | Sie erreichen uns unter |
      Kundenhotline | Kundenbetreuung | Fragen zur Rechnung? | Haben Sie Fragen? | Noch Fragen? | Rechnungsfragen |
       Kundenkontakt | Gratisnummer | Serviceline
    `),
    other_contact: phrases(`
      Ansprechpartner | Bearbeiter | Sachbearbeiter | Telefax | Fax | E-Mail | Internet | Web | Website | Homepage
    `),
    name: phrases(`Name | Firma | Firmenname`),
    address: phrases(`Anschrift | Adresse | Firmensitz | Sitz der Gesellschaft | Hauptsitz | Geschäftsanschrift`),
    country: phrases(`Land`),
    currency: phrases(`Währung | Rechnungswährung | Beträge in`),
    payment: phrases(`
      Zahlungsart | Zahlungsform | Zahlungsweise | Zahlungsmethode | Zahlungstyp | Zahlart | Zahlungsmittel | Zahlung
      | Zahlung per
    `),
    tax_office: [],
  },
  titles: {
    invoice: phrases(`
      Rechnung | Handelsrechnung | Warenrechnung | Schlussrechnung | Teilrechnung | Sammelrechnung |
      Kostenrechnung | Faktura | Liquidation | Honorarrechnung | Kostennote | Honorarnote | Gebührenrechnung
    `),
    credit_note: phrases(`
      Gutschrift | Rechnungskorrektur | Stornorechnung | Korrekturrechnung | Rechnungsstorno |
      Gutschriftsrechnung | Rechnungsgutschrift | Gutschrift an | Gutschrift für
    `),
    debit_note: phrases(`Belastungsanzeige | Nachbelastung`),
    prepayment: phrases(`
      Abschlagsrechnung | Anzahlungsrechnung | Vorausrechnung | Akontorechnung | A-conto-Rechnung |
      Vorschussrechnung | Vorauszahlungsrechnung | Anzahlungsanforderung | Vorschussnote
    `),
    receipt: phrases(`Quittung | Kassenbon | Bon | Kassenbeleg | Zahlungsbeleg`),
    reminder: phrases(`Mahnung | Zahlungserinnerung`),
    other: phrases(`Proformarechnung | Auftragsbestätigung | Kostenvoranschlag`),
  },
  references: {
    order_number: phrases(`
      Bestellnummer | Bestell-Nr | Bestellung | Bestellung Nr | Auftragsnummer | Auftrags-Nr | Auftrag Nr |
      Auftrag | Ihre Auftragsnummer | Ihre Bestellnummer | Ihre Bestellung
    `),
    payment_reference: phrases(`Verwendungszweck | Zahlungsreferenz`),
    original_invoice: phrases(`
      Ursprüngliche Rechnungsnummer | Rechnungsbezug | zu Rechnung Nr | Vorausgegangene Rechnung | zur Rechnung |
      zu Rechnung | zur Rechnung Nr | Korrektur zu Rechnung | Bezug Rechnung | Ursprungsbeleg-Nr |
      Gutschrift zu Rechnung | Storno zu Rechnung | Storno der Rechnung | Stornierte Rechnung |
      bezieht sich auf Rechnung | betrifft Rechnung | betrifft unsere Rechnung | betreffend Rechnung |
      in Bezug auf Rechnung | korrigiert Rechnung | Korrektur der Rechnung | zu unserer Rechnung |
      Berichtigung der Rechnung | Berichtigung zu Rechnung | Ursprungsrechnung |
      Originalrechnung | Ref. Originalrechnung | Nr. der Originalrechnung | Nummer der Originalrechnung | Ursprüngliche Rechnung | Bezugsrechnung
    `),
    service_period: phrases(`
      Leistungszeitraum | Lieferzeitraum | Abrechnungszeitraum | Liefer-/Leistungszeitraum | Rechnungszeitraum
    `),
  },
  totals: {
    lines: phrases(`
      Summe aller Positionen | Summe aller Positionen netto | Positionssumme | Positionen netto | Summe Positionen |
      Summe der Positionen | Warenwert | Zwischensumme | Zwischentotal | Zwischentotal netto | Warenwert netto |
      Summe Nettobeträge | Gesamtbetrag der Positionen | Warenbetrag | Summe Waren
    `),
    net: phrases(`
      Rechnungssumme netto | Nettobetrag | Summe netto | Netto | Gesamt netto | Nettosumme | Gesamtsumme netto |
      Rechnungssumme ohne USt | Rechnungsbetrag netto | Total netto | Nettogesamt | Gesamtbetrag netto | Endbetrag netto |
      Summe ohne USt | Summe exkl. MwSt | Zwischensumme netto | Nettorechnungsbetrag | Nettoumsatz |
      Steuerpflichtiger Betrag | Summe Netto EUR | Betrag netto | Rechnungssumme ohne MwSt | Gesamtbetrag ohne USt
    `),
    vat: phrases(`
      Umsatzsteuerbetrag | Umsatzsteuersumme | Mehrwertsteuer | MwSt | USt | Umsatzsteuer | Steuerbetrag | MwSt-Betrag |
      USt-Betrag | zzgl. MwSt | zuzüglich MwSt | zzgl. USt | zuzüglich | MwSt gesamt | Summe MwSt | Gesamtbetrag USt |
      Summe USt | Steuerbetrag in EUR | Gesamtsteuer | Steuer | Steuern | zzgl | Mehrwertsteuerbetrag |
      Summe Umsatzsteuer | Steuerbetrag in | enthaltene MwSt | enthaltene Umsatzsteuer
    `),
    gross: phrases(`
      Total inkl. MwSt | Gesamtsumme inkl. MwSt | Rechnungssumme brutto | Bruttosumme | Bruttobetrag | Gesamtbetrag |
      Rechnungsbetrag | Endbetrag | Gesamtsumme | Endsumme | Gesamt brutto | Brutto | Summe brutto |
      Rechnungsendbetrag | Rechnungssumme | Gesamtbetrag brutto | Rechnungsbetrag brutto | Gesamtbetrag inkl. MwSt |
      Gesamtsumme brutto | Gesamt inkl. MwSt | Rechnungsgesamtbetrag | Endbetrag brutto | Bruttorechnungsbetrag |
      Summe inkl. MwSt | Rechnungstotal | Total brutto | Rechnungssumme inkl. USt | Gesamtbetrag inkl. USt |
      Rechnungssumme inkl. MwSt | Rechnungssumme mit USt | Gesamtkosten
    `),
    with_vat: phrases(`
      inkl. MwSt | inkl. USt | inklusive MwSt | inkl. Mehrwertsteuer | inkl. Umsatzsteuer | incl. MwSt | einschl. MwSt |
      einschl. USt | mit MwSt | inkl. Steuern
    `),
    without_vat: phrases(`
      exkl. MwSt | ohne MwSt | ohne USt | exkl. USt | exklusive MwSt | excl. MwSt | exkl. Steuern | vor Steuern | MwSt-frei | USt-frei | von der MwSt befreit | von der USt befreit | umsatzsteuerfrei
    `),
    payable: phrases(`
      Zahlbetrag | zu zahlen | Zu zahlender Betrag | Fälliger Betrag | Zahlungsbetrag | Offener Betrag |
      zu zahlender Gesamtbetrag | Überweisungsbetrag | Restbetrag | Noch zu zahlen | Gutschriftsbetrag |
      Erstattungsbetrag | Auszahlungsbetrag | Zu Ihren Gunsten | Offener Betrag aus Vormonaten | Saldovortrag
    `),
    total: phrases(`Summe | Gesamt | Total | Betrag`),
    prepaid: phrases(`
      Erhaltene Anzahlungen | Anzahlung | Anzahlungen | Bereits bezahlt | Vorauszahlung | Abschlagszahlung |
      abzüglich Zahlung | Zahlung erhalten | bereits gezahlt
    `),
    discount: phrases(`
      Gesamtbetrag der Abschläge | Rabatt | Skonto | Rechnungsrabatt | Nachlass | Abschlag | Gutschein | Gutscheinrabatt | Artikelrabatt
    `),
    charge: phrases(`
      Gesamtbetrag der Zuschläge | Versandkosten | Versandkosten netto | Versand | Fracht | Transportkosten | Porto |
      Zuschlag | Verpackung | Lieferkosten | Leergutwert | Basisbetrag | Bruttopreis
    `),
    withholding: [],
  },
  columns: {
    position: phrases(`Pos | Position | Pos.-Nr | Lfd | Lfd. Nr | Nr | Positionsnr`),
    article: phrases(`
      Artikelnummer | Artikelnr | Art.-Nr | Art | GTIN | EAN | Referenzen | Art-Nr-Lieferant | Art-Nr-Lief |
      Art-Nr-Kunde | Mat.-Nr | Materialnummer
    `),
    name: phrases(`
      Beschreibung | Bezeichnung | Artikelbezeichnung | Artikelbeschreibung | Artikel | Leistung | Produkt | Text |
      Positionsbeschreibung | Material/Beschreibung | Leistungsbeschreibung | Ware | Dienstleistung | Produktbezeichnung |
      Tätigkeit | Warenbezeichnung | Artikelname | Bezeichnung/Beschreibung | Produkt/Service | Gegenstand
    `),
    quantity: phrases(`Menge | Anzahl | Stück | Stk | Liefermenge | Std | Stunden | Anz | Nächte | Übernachtungen`),
    unit: phrases(`Einheit | ME | Eh | Mengeneinheit | Einh`),
    price: phrases(`
      Preis | Einzelpreis | E-Preis | EP | Stückpreis | Nettopreis | VK-Preis | Preis/Einh | Preis pro Einheit |
      Einzelpreis netto | Preis/Einheit | Einzel | Preis/Stk | Listenpreis | Bruttopreis | Satz | Stundensatz |
      Preis netto | Nettoeinzelpreis | EP netto | E-Preis netto
    `),
    discount: phrases(`
      Rabatt | Rabatt % | Rab | Nachlass | Zu-/Abschlag | Skonto sofort | Fracht-Verp-Vers | Abschlag
    `),
    vat_rate: phrases(`
      MwSt | MwSt % | USt | USt % | Steuer | Steuersatz | Steuersatz [%] | MwSt-Satz | USt-Satz | Steuer % | St |
      Mwst in %
    `),
    vat_amount: phrases(`Steuerbetrag | MwSt-Betrag | USt-Betrag | Steuerbetrag EUR | MwSt EUR`),
    net: phrases(`
      Nettobetrag | Netto | Gesamt netto | Nettowert | Gesamtpreis netto | Entgelt | Summe netto | Betrag netto |
      Positionsbetrag ohne USt | Zeilenbetrag | Zeilenbetrag ohne MwSt | Positionsbetrag | Nettosumme
    `),
    gross: phrases(`Brutto | Bruttobetrag | Endbetrag | Gesamt brutto | Gesamtpreis brutto | Betrag brutto`),
    amount: phrases(`
      Betrag | Gesamt | Gesamtpreis | Summe | Total | GP | G-Preis | Wert | Gesamtbetrag | Gesamt EUR | Betrag EUR |
      Positionssumme | Belastung | Belastungen
    `),
    base: phrases(`
      Basisbetrag | Steuerbasisbetrag | Bemessungsgrundlage | Warenwert | Steuerbasis | Nettoumsatz | Netto-Basis
    `),
    other: phrases(`
      VKE/Geb | Lieferdatum | Datum | Preisbasis | PE | Basismenge | Prozent | Bezug | Fälligkeit | Teilzahlung |
      Innerhalb | Art (Kategorie) | Kategorie | Dauer | Zeitraum | Gutschrift | Gutschriften | Haben
    `),
  },
  parties: {
    seller: phrases(`
      Informationen zum Verkäufer | Angaben zum Verkäufer | Daten des Verkäufers | Verkäufer | Lieferant |
      Rechnungssteller | Leistungserbringer | Aussteller | Rechnungsaussteller | Absender | Auftragnehmer |
      Verkauft von | Veranstalter | Von | Verkäuferdaten | Lieferantendaten | Dienstleister | Anbieter | Vermieter |
      Ausgestellt von | Name des Shops
    `),
    buyer: phrases(`
      Informationen zum Käufer | Angaben zum Käufer | Daten des Käufers | Käufer | Käufer/Leistungsempfänger | Kunde |
      Rechnungsempfänger | Rechnung an | Leistungsempfänger | Rechnungsadresse | Rechnungsanschrift | Empfänger |
      Auftraggeber | Rechnungsempfänger/Kunde | Herrn | Herr | Frau | Eheleute | Familie | Frau und Herrn |
      Herrn und Frau | Verkauft an | Kundendaten | Kundenadresse | Kundenanschrift | Besteller | Mieter |
      Zahlungspflichtiger | Rechnung für | Ausgestellt für | Ausgestellt an | Berechnet an | Fakturiert an
    `),
    other_party: phrases(`
      Warenempfänger | Abweichender Warenempfänger | Lieferadresse | Lieferanschrift | Abweichender Rechnungsempfänger |
      Abweichender Zahlungsempfänger | Zahlungsempfänger | Steuerbevollmächtigter des Verkäufers | Steuervertreter |
      Lieferung an | Versandadresse | Kontoname | Bankverbindung
    `),
  },
  professions: phrases(`Berater | Beraterin | Freiberufler | Freiberuflerin | Agentur | Restaurant`),
  accountHolders: phrases(`Kontoinhaber`),
  contractHolders: phrases(
    `Vertragsinhaber | Vertragsnehmer | Anschlussinhaber | Versicherungsnehmer | Mieter | Abonnent`,
  ),
  paymentSlips: {
    payee: phrases(`Konto / Zahlbar an | Zahlbar an | Zugunsten von`),
    payer: phrases(
      `Zahlbar durch | Zahlbar durch (Name/Adresse) | Einbezahlt von | Einzahler | Zahler | Zahlungspflichtiger | Zahlungspflichtige Person`,
    ),
  },
  buyersBelowSellers: [],
  buyersOwn: words('ihr ihre kunden'),
  reverseCharge: phrases(`Steuerschuldnerschaft | Reverse-Charge-Verfahren`),
  loneSums: [],
  monthSpellings: { jänner: 1, mrz: 3 },
  ordinalEndings: [],
  dateParticles: [],
  numberWords: words('nr nummer'),
  units: {
    kilogram: phrases(`kilogramm`),
    piece: phrases(`stk | stück | st | stck | stücke`),
    metre: phrases(`lfm`),
    litre: phrases(`liter`),
  },
  payments: {
    direct_debit: phrases(`
      lastschrift | bankeinzug | sepa-lastschrift | lastschriftverfahren | lastschriftmandat | lastschrifteinzug | abbuchung | sepa-basislastschrift |
      basislastschrift | firmenlastschrift | sepa-firmenlastschrift
    `),
    credit_card: phrases(`kreditkarte | karte | kartenzahlung`),
    debit_card: phrases(`ec-karte | ec-cash | debitkarte | bankkarte | bankomatkarte | bankomat`),
    online: phrases(`sofortüberweisung`),
    check: phrases(`scheck | verrechnungsscheck | schecks | bankscheck`),
    cash: phrases(`bar | barzahlung | bargeld`),
    bank_transfer: phrases(`überweisung | banküberweisung | sepa überweisung | überweisen | überwiesen | überweist`),
  },
  paid: phrases(`bezahlt | gezahlt | beglichen | zahlbar | buchen wir | ziehen wir`),
  states: phrases(
    `Bezahlt | Unbezahlt | Nicht bezahlt | Teilweise bezahlt | Offen | Überfällig | Entwurf | Storniert | Ausstehend`,
  ),
  paidWith: phrases(`mit | per | via | durch | mittels | im`),
  negations: phrases(`nicht | kein | keine | keinen`),
  demandWords: phrases(
    `Zahlungskonditionen | Zahlungsbedingungen | Zahlungsbedingung | zahlen | bezahlen | begleichen | Zahlung | Zahlungseingang | anweisen | zu entrichten`,
  ),
  deadlineWords: phrases(`
    bis | bis zum | bis spätestens | spätestens bis | spätestens am | bis spätestens zum | spätestens bis zum |
    somit bis | also bis | also bis zum | d. h. bis | d. h. bis zum | das heißt bis | das ist der | d. h. am
  `),
  debitWords: phrases(`
    abgebucht | abbuchen | eingezogen | einziehen | buchen wir | ziehen wir | belasten | belastet | Belastung |
    Abbuchung
  `),
  debitDays: phrases(`am | zum | ab dem | ab | frühestens am | frühestens ab | um den | nicht vor dem | nicht vor`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`
    gmbh | gmbh & co. kg | ag | kg | ohg | ug | gbr | e.k. | e.v. | se | mbh | kgaa | gesmbh | ges.m.b.h. | co. kg | eg | PartG | PartG mbB | PartGmbB | PartmbB | a.G. | VVaG | Wohnungseigentümergemeinschaft | Eigentümergemeinschaft
    `),
  closingForms: ['OG'],
  addressParts: {
    postcode: phrases(`PLZ | Postleitzahl`),
    town: phrases(`Ort | Stadt | Wohnort`),
    state: phrases(`Bundesland | Kanton`),
  },
  companyWords: [],
  joiningWords: words('und fur von'),
  neverInNames: phrases(` Alle Rechte vorbehalten |
    Stammkapital | Sitz | Amtsgericht | Registergericht | Handelsregister | HRB | HRA | Gerichtsstand | Firmenbuch |
    Firmenbuchnummer | Geschäftsführer | Geschäftsführerin | Geschäftsführung | Aufsichtsrat | Vorstand | Inh | Inhaber |
    Inhaberin
  `),
  formerNameWords: words('vormals ehemals'),
  paymentDates: phrases(`Zahlungsdatum | Zahldatum`),
  shopOrders: {
    number: phrases(`Bestellnummer | Bestell-Nr | Bestellung | Bestellung Nr | Auftragsnummer | Auftrags-Nr`),
    date: phrases(`Bestelldatum | Auftragsdatum`),
  },
  debitedAccounts: phrases(`Konto | Bankkonto`),
  senderReferences: phrases(`Referenz | Referenznummer | Referenz-Nr | Ref-Nr | Unser Zeichen | Unsere Referenz`),
  seatWords: phrases(`
    mit Sitz in | mit Sitz | mit Anschrift | wohnhaft in | wohnhaft | geschäftsansässig | geschäftsansässig in |
    ansässig
  `),
  partyQualifiers: [],
  ...GERMAN_RECEIPTS,
  frequentWords: words(`
    der die das und von rechnung rechnungsnummer betrag menge preis gesamt netto mwst ust steuer kunden nr datum
    zahlbar fur bitte innerhalb tagen sie wir geschaftsfuhrer telefon lieferung verkaufer kaufer bezeichnung
    beschreibung zum zur mit ohne wahrung position pos stuck stk seite bankverbindung steuernummer lieferschein
    einzelpreis summe ist auf wurde nicht zahlungsbedingungen den dem
  `),
};
