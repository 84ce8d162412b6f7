import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `nl.ts`. */
export const DUTCH_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Te betalen | Totaal te betalen | Te voldoen | Totaal EUR | Totaalbedrag | Eindtotaal | Totaal incl. BTW |
      Totaal inclusief BTW | Totaal te voldoen | Eindbedrag | Te betalen bedrag | Nog te betalen | Totaal incl |
      Totaal te betalen EUR | Bedrag te betalen | Te betalen EUR | Totaal inclusief | Totaalprijs | Totaal bon |
      Totaal kassabon
    `),
    total: phrases(`Totaal | Bedrag | Som`),
    subtotal: phrases(`
      Subtotaal | Tussentotaal | Netto | Totaal excl. BTW | Excl. BTW | Bedrag excl. BTW | Grondslag
    `),
    tax: phrases(`
      BTW | BTW bedrag | Totaal BTW | Waarvan BTW | BTW hoog | BTW laag | Incl. BTW | Belasting | Toeristenbelasting |
      Btw totaal | Inclusief BTW | Inbegrepen BTW | Waarvan BTW bedrag | Totaal belasting | BTW-bedragen | Som BTW
    `),
    discount: phrases(`
      Korting | Totale korting | Totaal korting | Kortingen | Actie | Actiekorting | Kassakorting | Bonus |
      Bonuskorting | Uw voordeel | Coupon | Kortingsbon | Personeelskorting | Totale kortingen | Klantenkorting |
      Klantenkaartkorting | Spaarkorting | Ledenkorting | Extra korting | Korting totaal | Couponkorting | Voordeelbon
    `),
    rounding: phrases(`
      Afronding | Afrondingsverschil | Afgerond | Afronding contant | Afronding 5 cent | Afgerond bedrag |
      Contante afronding
    `),
    change: phrases(`
      Wisselgeld | Terug | Retour | Retour contant | Terug contant | Teruggave | Wisselgeld contant | Terug te geven |
      Wisselgeld EUR | Te ontvangen wisselgeld
    `),
    cash: phrases(`
      Contant | Contanten | Kontant | Cash | Ontvangen | Gegeven | Betaald | Contant betaald | Contant EUR | Betaling |
      Contant ontvangen | Contant gegeven | Bedrag ontvangen | Totaal betaald
    `),
    card: phrases(`
      Pin | Pinnen | Pinbetaling | Bankpas | Betaalpas | Bancontact | Maestro | V PAY | Kaart | Creditcard |
      Kredietkaart | Contactloos | Cadeaukaart | Cadeaubon | Chipknip | Betaald met pin | Maaltijdcheque | Elektronisch |
      Pin EUR | Betaling pin | Kaartbetaling | Betaling kaart | Contactloos betaald | Betaald met kaart | Ecocheque |
      Ecocheques | Maaltijdcheques
    `),
    charge: phrases(`
      Statiegeld | Bezorgkosten | Bezorging | Verzendkosten | Servicekosten | Bedieningsgeld | Toeslag | Tas | Tasje |
      Draagtas | Leeggoed | Verpakking | Plastic toeslag | Emballage | Statiegeld fles | Statiegeld blik |
      Emballagekosten | Couvert | Servicetoeslag | Nachttoeslag
    `),
    tip: phrases(`Fooi | Tip`),
    ignored: phrases(`
      Aantal | Aantal artikelen | Aantal stuks | Artikelen | Stuks | Zegels | Koopzegels | Spaarzegels | Punten |
      Spaarpunten | Gespaarde punten | Puntensaldo | U bespaart | U heeft bespaard | Bespaard | Totaal voordeel |
      Uw voordeel totaal | Bonnr | Bonnummer | Transactie | Autorisatiecode | Terminal | Merchant | Saldo | Periode |
      Totaal artikelen | Aantal producten | Nieuw saldo | Oud saldo | Totaal bespaard | Nieuwe punten | Totaal punten |
      Uw besparing
    `),
  },
  receiptWords: phrases(`
    Bon | Kassabon | Kassaticket | Kasticket | Bonnr | Bonnummer | Kwitantie | Kassa | Kassier | Kassamedewerker |
    Kassière | Bedankt | Dank u | Bedankt voor uw bezoek | Bedankt en tot ziens | Tot ziens | Welkom |
    U bent geholpen door | Geholpen door | Bediend door | U werd geholpen door | Medewerker | Tafel | Ober | Afhalen |
    Meenemen | Ruilen | Ruilen binnen | Retourneren | Klantticket | Kopie kaarthouder | Kopie klant | Openingstijden |
    Openingsuren | Filiaal | Wisselgeld | BTW overzicht | Niet goed geld terug | Betaald met | Fijne dag |
    Fijne dag verder | Prettige dag | Graag tot ziens | Dank voor uw bezoek | Dank u wel | Bedankt voor uw aankoop |
    Bewaar deze bon | Bewaar uw kassabon | Klantkopie | Kopie winkelier | Contactloos | Ruilen met kassabon |
    BTW kasticket | Pinbetaling | Kassanr | Aantal artikelen
  `),
  tillNumbers: phrases(`Bon | Bonnr | Ticket | Transactie | Kassabon`),
  cardNumbers: phrases(`Autorisatiecode | Auth.code | Kaart | Kaartserienummer | Transactie | Leesmethode | Merchant`),
  ownerLabels: phrases(`Eigenaar | Exploitant`),
  shopWords: words(`
    apotheek autobedrijf bakker bakkerij banketbakkerij bar bazaar bier bioscoop bloemen bloemist boekhandel boeken
    bouwmarkt boulangerie brasserie broodjes bruin cafe cafetaria chocolaterie coffeeshop delicatessen dierenwinkel
    doehetzelf drankenhandel drogist drogisterij eetcafe eethuis electro elektro fietsen fietsenmaker frituur frietkot
    garage gemeente grandcafe groenten groentenboer groothandel herberg hotel huis ijssalon ijzerhandel juwelier kaas
    kaashandel kantine kantoorboekhandel kapper kapsalon keurslager kiosk kookwinkel koffie koffiehuis kledij kleding
    lunchroom markt mode molen museum opticien optiek pannenkoekenhuis parfumerie parkeergarage parkeren pension pizzeria
    poelier restaurant reizen schoenen schouwburg slagerij slager slijterij snackbar speelgoed sport stomerij supermarkt
    super tabak tandarts tankstation tapperij taverne theater tuincentrum viswinkel vishandel warenhuis wasserij wijn
    wijnhandel wijnen winkel winkels woonwinkel zaak
  `),
  addressWords: words(`
    straat straatweg str laan weg plein kade gracht singel steeg dijk dreef hof markt pad lei steenweg baan ring
    postbus etage verdieping winkelcentrum bedrijventerrein industrieterrein bus
  `),
  pageWords: words('pagina blad bladzijde'),
  postBoxWords: phrases(`Postbus | Antwoordnummer`),
  careOf: phrases(`p/a | t.a.v. | tav | ter attentie van | c/o`),
  courtesyTitles: words('dhr mevr mevrouw meneer mw'),
  officeKinds: phrases(
    `Praktijk | Huisartsenpraktijk | Tandartspraktijk | Advocatenkantoor | Notariskantoor | Crediteurenadministratie | Afdeling crediteuren | Financiële administratie | Afdeling inkoop | Afdeling financiën`,
  ),
  personTitles: words('dhr mevr mevrouw meneer heer mw drs ir'),
};
