import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `it.ts`. */
export const ITALIAN_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Totale complessivo | Totale da pagare | Da pagare | Totale euro | Importo da pagare | Importo pagato |
      Totale EUR | Netto a pagare | Totale dovuto | Importo totale | Totale generale | Totale documento | Totale conto |
      Importo dovuto | Totale scontrino | Totale IVA inclusa | Totale da pagare EUR | Totale ivato | Totale pagamento |
      Totale spesa | Totale vendita | Totale da incassare
    `),
    total: phrases(`Totale | Importo | Somma | Tot | Totale parziale pagato`),
    subtotal: phrases(`
      Subtotale | Subtot | Totale parziale | Imponibile | Totale imponibile | Netto | Tot. merce
    `),
    tax: phrases(`
      IVA | Di cui IVA | Totale IVA | Imposta | Importo IVA | Imposte | IVA inclusa | Tassa di soggiorno |
      Imposta di soggiorno | IVA totale | Di cui imposta | Di cui imposte | Totale imposta | Totale imposte |
      Ammontare IVA | IVA compresa | Comprensivo di IVA
    `),
    discount: phrases(`
      Sconto | Sconti | Totale sconti | Sconto totale | Buono sconto | Promozione | Promo | Offerta | Abbuono |
      Riduzione | Coupon | Sconto a pagare | Sconto fedeltà | Sconto carta | Sconto cassa | Sconto soci |
      Sconto dipendenti | Sconto subtotale | Sconto su totale | Totale sconto | Buono fedeltà
    `),
    rounding: phrases(`
      Arrotondamento | Arrotond | Arr | Arrotondamento per difetto | Arrotondamento per eccesso | Arrotondamenti |
      Arrotondamento euro
    `),
    change: phrases(`
      Resto | Resto contanti | Resto contante | Resto euro | Importo resto | Resto EUR | Resto dovuto | Totale resto
    `),
    cash: phrases(`
      Contanti | Contante | Pagamento contante | Pagamento contanti | Pagato | Pagato contanti | Ricevuto | Pagamento |
      Importo ricevuto | Incassato | Consegnato | Versato | Corrispettivo pagato | Totale contanti | Contanti EUR |
      Importo consegnato | Importo versato | Pagamento in contanti | Importo contanti
    `),
    card: phrases(`
      Carta | Carta di credito | Carta di debito | Carte | Bancomat | Pagobancomat | Pagamento elettronico | Elettronico |
      POS | Contactless | Carta regalo | Buoni pasto | Buono pasto | Ticket | Assegno | Carta credito | Bancomat/carte |
      Satispay | Non riscosso | Pagamento carta | Carte di credito | Carta bancomat | Carta prepagata | Buono regalo |
      Buono acquisto | Pagamento POS | Totale elettronico
    `),
    charge: phrases(`
      Coperto | Coperti | Servizio | Consegna | Spese di consegna | Costo di consegna | Sacchetto | Shopper | Busta |
      Cauzione | Spese di spedizione | Diritto fisso | Vuoto a rendere | Servizio al tavolo | Coperto e servizio |
      Consegna a domicilio | Contributo ambientale | Cauzione bottiglie
    `),
    tip: phrases(`Mancia | Mance`),
    ignored: phrases(`
      N. articoli | Numero articoli | Articoli | Pezzi | N. pezzi | Totale pezzi | Quantità | Qtà | Punti | Saldo punti |
      Punti maturati | Totale punti | Hai risparmiato | Risparmio | Totale risparmio | Doc. n. | Scontrino n. | Cod. aut |
      Codice autorizzazione | Saldo carta | Credito residuo | Doc. gestionale | Numero pezzi | Tot. pezzi |
      Punti totali | Punti spesa | Nuovo saldo punti | Saldo precedente | Totale articoli | N. operazione
    `),
  },
  receiptWords: phrases(`
    Scontrino | Scontrino fiscale | Documento commerciale | Ricevuta | Ricevuta fiscale | Cassa | Cassiere | Cassiera |
    Operatore | Grazie | Grazie e arrivederci | Arrivederci | Benvenuti | Servito da | Cameriere | Tavolo | Coperti |
    Comanda | Conto | Preconto | Non fiscale | Copia cliente | Copia esercente | Vendita o prestazione |
    Documento commerciale di vendita o prestazione | RT | Matricola | Lotteria | Codice lotteria | Asporto | Resto |
    Reso | Conservare lo scontrino | Pagamento elettronico | Copia per il cliente | Grazie e buona giornata |
    Buona giornata | Grazie per la visita | Grazie della visita | Vi aspettiamo | Chiusura cassa | Punto cassa |
    Totale contanti | Documento gestionale
  `),
  tillNumbers: phrases(`Scontrino | Doc | Ordine | Doc.N`),
  cardNumbers: phrases(`Esercente | Autorizzazione | Acquirer ID | Cod. esercente | N. operazione | Term. ID`),
  ownerLabels: phrases(`Titolare | Gestione | Gest | Gestito da`),
  shopWords: words(`
    abbigliamento albergo alimentari antica arredamenti autofficina autogrill bar bazar bottega caffe caffetteria calzature
    cantina carrozzeria cartoleria cartolibreria casalinghi centro cinema colorificio drogheria edicola elettrodomestici
    elettronica emporio enoteca erboristeria estetica farmacia ferramenta fioreria fiorista focacceria formaggi forno
    fotografia frutta fruttivendolo gastronomia gelateria gioielleria giocattoli grill hotel ipermercato laboratorio
    lavanderia libreria locanda macelleria market mensa mercato merceria mobili negozio officina oreficeria osteria ottica
    panetteria panificio paninoteca parcheggio parrucchiere pasticceria pescheria pizzeria polleria profumeria pub ricambi
    rifugio ristorante ristorazione rosticceria sala salone salumeria sport stazione supermercato supermercati tabaccheria
    tabacchi taverna teatro tintoria trattoria utensileria vini
  `),
  addressWords: words(`
    via viale v.le piazza p.zza piazzale p.le corso c.so largo vicolo strada contrada localita loc frazione fraz borgo
    lungomare galleria piano interno scala palazzo centro commerciale zona industriale snc
  `),
  pageWords: words('pagina pag foglio'),
  postBoxWords: phrases(`Casella postale | C.P. | CP`),
  careOf: phrases(`c/o | presso | c.a. | alla c.a. | alla cortese attenzione | all'attenzione | att.ne`),
  courtesyTitles: words('sig sigra signor signora egregio gentma'),
  officeKinds: phrases(
    `Studio | Studio legale | Studio medico | Studio dentistico | Studio notarile | Studio tecnico | Ufficio contabilità | Ufficio amministrazione | Ufficio amministrativo | Contabilità fornitori | Ufficio acquisti`,
  ),
  personTitles: words('sig sigra signor signora sigg dott dottssa ing avv geom'),
};
