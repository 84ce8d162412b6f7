import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `de.ts`. */
export const GERMAN_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Zu zahlen | Zu zahlender Betrag | Zahlbetrag | Endbetrag | Gesamtbetrag | Rechnungsbetrag | Gesamtsumme | Endsumme |
      Summe EUR | Gesamt EUR | Total EUR | Total CHF | Summe inkl. MwSt | Gesamt brutto | Bruttobetrag | Betrag EUR |
      Rechnungssumme | Total inkl. MwSt | Bar-Betrag | Bezahlbetrag | Zu bezahlen | Summe zu zahlen | Total zu zahlen |
      Zahlsumme | Gesamtpreis | Gesamtbetrag EUR | Summe inkl. USt | Total CHF inkl. MwSt
    `),
    total: phrases(`Summe | Gesamt | Total | Betrag | Sa`),
    subtotal: phrases(`
      Zwischensumme | Zwischentotal | Zw-Summe | Netto | Nettobetrag | Nettosumme | Summe netto | Netto-Umsatz |
      Warenwert | Netto-Warenwert
    `),
    tax: phrases(`
      MwSt | MwSt-Betrag | USt | Mehrwertsteuer | Umsatzsteuer | Steuer | enth. MwSt | enthaltene MwSt | inkl. MwSt |
      inkl. USt | darin enthaltene MwSt | davon MwSt | Summe MwSt | MwSt gesamt | Steuerbetrag | MwSt inkl |
      Enthaltene USt | enth. USt | davon USt | Summe USt | USt gesamt | Gesamtsteuer | Steuer gesamt | Summe Steuer |
      Steueranteil | MwSt-Summe | darin MwSt | darin USt | USt-Betrag | MwSt total | beinhaltet MwSt |
      inkl. Mehrwertsteuer | inkl. gesetzl. MwSt
    `),
    discount: phrases(`
      Rabatt | Nachlass | Preisnachlass | Rabattbetrag | Preisvorteil | Gutschein | Coupon | Aktion | Aktionsrabatt |
      Mitarbeiterrabatt | Personalrabatt | Sofortrabatt | Abzug | Treuerabatt | Kundenkartenrabatt | Kundenrabatt |
      Mengenrabatt | Stammkundenrabatt | Gesamtrabatt | Rabatt gesamt | Coupon-Rabatt | Gutscheinrabatt | Bonusrabatt |
      Positionsrabatt
    `),
    rounding: phrases(`Rundung | Rundungsdifferenz | Rundungsbetrag | Gerundet | 5er-Rundung`),
    change: phrases(`
      Rückgeld | Zurück | Rückgeld bar | Rückgeld EUR | Wechselgeld | Retour | Bar zurück | Herausgeld | Retourgeld |
      Rückgeld CHF | Rückgabe bar | Wechselgeld bar | Rausgeld
    `),
    cash: phrases(`
      Bar | Bargeld | Barzahlung | Gegeben | Bar gegeben | Geg. Bar | Gegeben bar | Erhalten | Bezahlt | Bar EUR |
      Bar erhalten | Bar CHF | Zahlung | Barverkauf | Bar bezahlt | Barzahlung EUR | Betrag gegeben | Erhaltener Betrag
    `),
    card: phrases(`
      Karte | Kartenzahlung | Karte EUR | EC-Karte | EC | EC-Cash | Girocard | Girokarte | Kreditkarte | Debitkarte |
      Bankomat | Bankomatkarte | Maestro | Kontaktlos | Lastschrift | ELV | Unbar | Bargeldlos | Postcard |
      Geschenkkarte | Gutscheinkarte | Twint | Elektronische Zahlung | Zahlung Karte | Kreditkartenzahlung | Debit |
      Kartenbetrag | Kontaktlose Zahlung | Girocard kontaktlos | Geschenkgutschein | Wertgutschein
    `),
    charge: phrases(`
      Pfand | Leergut | Einwegpfand | Mehrwegpfand | Liefergebühr | Lieferkosten | Liefergeld | Bedienungsgeld |
      Servicegebühr | Bedienung | Gedeck | Tragetasche | Servicepauschale | Verpackung | Zustellgebühr | Pfandgeld |
      Flaschenpfand | Becherpfand | Dosenpfand | Servicezuschlag | Serviceentgelt | Lieferpauschale | Nachtzuschlag
    `),
    tip: phrases(`Trinkgeld | Tip | Trinkgeld inkl | Tip Karte`),
    ignored: phrases(`
      Anzahl | Anzahl Artikel | Artikelanzahl | Anz. Artikel | Posten | Artikel | Stück | Menge | Punkte | Bonuspunkte |
      Treuepunkte | Punktestand | gespart | Sie sparen | Ersparnis | Ihre Ersparnis | Sie haben gespart | Bon-Nr |
      Beleg-Nr | Kassen-Nr | Trace-Nr | Terminal-ID | Genehmigungs-Nr | VU-Nr | Restguthaben | Guthaben | TA-Nr |
      Autorisierungsnummer | Terminalnummer | Neue Punkte | Gesammelte Punkte | Punktestand neu | Bonuswert |
      Heute gespart | Gesamtersparnis
    `),
  },
  receiptWords: phrases(`
    Kassenbon | Kassenbeleg | Kassenzettel | Bon | Bon-Nr | Beleg | Quittung | Kasse | Kassierer | Kassiererin |
    Bediener | Es bediente Sie | Sie bediente | Bedient von | Vielen Dank | Danke | Danke für Ihren Einkauf |
    Vielen Dank für Ihren Einkauf | Vielen Dank für Ihren Besuch | Auf Wiedersehen | Herzlich willkommen | Tisch |
    Tisch-Nr | Kellner | Rechnung Tisch | Bewirtungsbeleg | Kundenbeleg | Händlerbeleg | TSE | TSE-Signatur |
    TSE-Transaktion | Signaturzähler | Öffnungszeiten | Umtausch | Umtausch nur mit Kassenbon | Rückgabe |
    Rückgabe nur mit Kassenbon | Filiale | Markt | Außer Haus | Im Haus | Zum Mitnehmen | Rückgeld | Registrierkasse |
    Bonnummer | Barverkauf | Kassenplatz | Kassensystem | Bitte aufbewahren | Beleg bitte aufbewahren |
    Bon bitte aufbewahren | Bitte beehren Sie uns bald wieder | Besuchen Sie uns bald wieder | Bis bald |
    Danke für Ihren Besuch | Schönen Tag | Girocard | Seriennummer Kasse
  `),
  tillNumbers: phrases(`Bon | Beleg | Bonnr | Kassenbon | Rechnung | Verkauf`),
  cardNumbers: phrases(
    `Terminal-ID | TA-Nr | Trace-Nr | VU-Nr | VU-Nummer | Genehmigungs-Nr | AS-Proc-Code | Autorisierungsnummer | AID-Parameter | AS-Zeit | Kartenzahlung | EMV-AID | Pos-Info | Kundenbeleg | Händlerbeleg | Trm-Id | Akt-Id`,
  ),
  ownerLabels: phrases(`Inh | Inhaber | Inhaberin | Betreiber | Betreiberin | Betrieben von`),
  shopWords: words(`
    apotheke autohaus backerei backwaren baumarkt bar bau bierstube biergarten bioladen blumen boutique brauerei brauhaus
    buchhandlung buchladen bucher cafe confiserie discount drogerie drogeriemarkt eisdiele eiscafe elektro elektronik
    fahrrad feinkost filiale fischhaus fleischerei floristik friseur garage garten gartencenter gasthaus gasthof gastro
    gaststatte getranke getrankemarkt grill handel handwerk hof hofladen hotel imbiss juwelier kantine kaffee kaufhaus
    kellerei kiosk kino kneipe konditorei kosmetik laden lebensmittel markt metzgerei mobel mode museum musik obst optik
    optiker papeterie parfumerie parkhaus pension pizzeria praxis reformhaus reinigung reisen restaurant ristorante salon
    sanitatshaus schmuck schreibwaren schuhe schuhhaus spielwaren sport stube supermarkt tankstelle tanke textil theater
    tierhandlung trafik trattoria uhren verbrauchermarkt warenhaus wein weinhandlung weingut weinstube werkstatt wirtshaus
    zahnarzt zoo
  `),
  addressWords: words(`
    strasse str gasse weg platz allee ring damm ufer chaussee stieg markt promenade haus hausnr stock etage postfach
    gewerbegebiet gewerbepark industriestrasse zentrum passage
  `),
  pageWords: words('seite blatt'),
  postBoxWords: phrases(`Postfach`),
  careOf: phrases(`c/o | z. Hd. | z.Hd. | zHd | z. H. | zu Händen | zu Hd.`),
  courtesyTitles: words('herr herrn frau'),
  officeKinds: phrases(
    `Praxis | Privatpraxis | Arztpraxis | Zahnarztpraxis | Gemeinschaftspraxis | Ordination | Kanzlei | Anwaltskanzlei | Rechtsanwaltskanzlei | Steuerkanzlei | Notariat | Ingenieurbüro | Architekturbüro | Planungsbüro | Sachverständigenbüro | Buchhaltung | Finanzbuchhaltung | Kreditorenbuchhaltung | Rechnungswesen | Rechnungsprüfung | Einkauf | Abteilung Einkauf | Abteilung Buchhaltung`,
  ),
  personTitles: words('herr herrn frau familie dr prof'),
};
