import { ITALIAN_RECEIPTS } from './it-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const ITALIAN: Locale = {
  language: 'it',
  homeCountry: 'IT',
  ocr: { tesseract: 'ita', hasUncommonLetters: false },
  fields: {
    invoice_number: phrases(`
      Numero fattura | Fattura n | Fattura nr | N. fattura | Nr fattura | Numero documento | Fattura numero |
      Num. fattura | Nr. documento | N. documento | Fattura num | Nota di credito n | Numero della fattura |
      Num. documento | Documento n | Fattura di vendita n | Scontrino n | Scontrino nr | Scontrino numero |
      N. scontrino | Nr. scontrino | Num. scontrino | Numero scontrino | Scontrino fiscale n | Documento commerciale n |
      Doc. commerciale n | Documento commerciale di vendita n | Doc. n | Doc. nr | Doc. num | N. doc | Ricevuta n |
      Ricevuta nr | Ricevuta numero | N. ricevuta | Numero ricevuta | Ricevuta fiscale n | Biglietto n | N. biglietto |
      Sollecito n. | Numero sollecito | Numero del sollecito | Numero storno | N. storno
    `),
    invoice_date: phrases(`
      Data fattura | Data documento | Data emissione | Data di emissione | Fattura del | Data della fattura | Data doc |
      Data di fatturazione | Emessa il | Data sollecito | Data del sollecito | Data storno
    `),
    date: phrases(`Creata il | Creato il | Data di creazione | Data | del`),
    number: phrases(`Numero | N | Nr | Num`),
    other_number: phrases(`
      Contatore n. | N. contatore | Matricola contatore | Numero contatore |
      Cod. cliente | Codice cliente | DDT | Numero DDT | DDT n | CIG | CUP | Codice destinatario | Codice SDI |
      Contratto | Riferimento | Rif | Num. cliente | Codice ufficio | IBAN | PEC | SWIFT | Preventivo n |
      Iscritta al | Capitale sociale | Cod. aut | Cod. autorizzazione | Codice autorizzazione | N. autorizzazione |
      Autorizzazione n | Aut. n | N. operazione | Numero operazione | Operazione n | N. op | ID operazione |
      ID transazione | N. transazione | Numero transazione | Transazione n | ID terminale | N. terminale | Terminale n |
      Cod. terminale | TML | Cod. esercente | Codice esercente | ID esercente | Cassa n | N. cassa | Numero cassa |
      Matricola | Matricola RT | Matricola fiscale | Azzeramento n | N. azzeramento | Chiusura n | Codice lotteria |
      Codice lotteria scontrini | N. tessera | Tessera n | Numero tessera | N. carta | Carta n | Numero carta |
      Carta fedeltà | Carta fedeltà n | Codice negozio | Negozio n | N. tavolo | Tavolo n | Operatore n |
      Numero di serie | Numero cliente | N. cliente | Nr. cliente | ID cliente
    `),
    due_date: phrases(`
      Data scadenza | Scadenza | Scadenza pagamento | Data di scadenza | Da pagare entro | Da pagare entro il |
      Pagare entro il | Scade il | Data addebito | Data di addebito | Scadenza fattura | Scad | Data scad |
      Pagamento entro il | Pagamento entro | Da versare entro il | Termine di pagamento | Scadenza del pagamento |
      Scadenza rata | Scadenze | In scadenza il | Addebito il | Addebito in data
    `),
    other_date: phrases(`
      Data di nascita | nato il | nata il | Data ordine | Data consegna | Data DDT | Periodo | Data pagamento | Data di consegna | Termini di
      pagamento | Valido fino al | Valida fino al | Validi fino al | Valido dal | Valida dal | Validità |
      Data di validità | Buono valido fino al | Offerta valida fino al | Promozione valida fino al |
      Punti validi fino al | Punti in scadenza | Scadenza punti | Scadono il | Utilizzabile fino al |
      Utilizzabile entro il | Utilizzabile dal | Da utilizzare entro il | Spendibile fino al | Spendibile entro il |
      Da consumarsi entro | Da consumarsi preferibilmente entro | Cambio entro il | Cambi entro il | Reso entro il |
      Resi entro il | Garanzia fino al | Data ingresso | Data di ingresso | Ora ingresso | Data arrivo |
      Data di arrivo | Data partenza | Data di partenza | Data viaggio | Data del viaggio | Fine sosta |
      Scadenza sosta | Prossimo appuntamento | Data dell'ordine | Prossima fattura | Prossima fatturazione
    `),
    vat_id: phrases(`
      Partita IVA | P. IVA | P.I. | Part. IVA | IVA | Identificativo fiscale ai fini IVA | Identificativo fiscale |
      P.IVA/C.F. | C.F./P.IVA | Partita IVA/Codice fiscale | C.F. e P.IVA | P.IVA e C.F. | Codice fiscale e partita IVA |
      Cod. fiscale e partita IVA
    `),
    tax_number: phrases(`Codice fiscale | C.F. | Cod. fisc | Cod. fiscale`),
    phone: phrases(`
      Telefono | Tel | Cellulare | Cell | Servizio clienti | Numero verde | Assistenza clienti | Centralino | Chiamaci al | Chiama il | Chiamare il | Ci chiami al |
      Call center | Numero clienti | Pronto intervento | Per informazioni chiamare | Hai bisogno di aiuto? |
      Servizio assistenza | Info e assistenza
    `),
    other_contact: phrases(`Fax | E-mail | Sito | Web | Sito web`),
    name: phrases(`Denominazione | Ragione sociale | Nominativo | Cognome nome`),
    address: phrases(`Indirizzo | Sede | Sede legale | Sede operativa | Sede amministrativa`),
    country: phrases(`Nazione | Paese`),
    currency: phrases(`Valuta | Divisa`),
    payment: phrases(`
      Modalità di pagamento | Modalità pagamento | Metodo di pagamento | Pagamento | Tipo pagamento | Condizioni di
      pagamento | Modalità di regolamento | Regolamento | Modulo di pagamento
    `),
    tax_office: [],
  },
  titles: {
    invoice: phrases(`
      Bolletta | Scontrino dell'energia | Fattura | Fattura accompagnatoria | Fattura immediata | Fattura differita | Parcella | Notula | Nota onorari | Fattura di cortesia
    `),
    credit_note: phrases(`
      Nota di credito | Nota di accredito | Nota credito | Nota di variazione | Nota di variazione in diminuzione
    `),
    debit_note: phrases(`Nota di debito`),
    prepayment: phrases(`
      Fattura di acconto | Fattura d'acconto | Fattura di anticipo | Fattura in acconto | Fattura anticipata |
      Avviso di parcella in acconto
    `),
    receipt: phrases(`Ricevuta | Documento commerciale | Scontrino | Scontrino fiscale | Ricevuta di pagamento`),
    reminder: phrases(`Sollecito di pagamento`),
    other: phrases(`Fattura proforma | Conferma d'ordine`),
  },
  references: {
    order_number: phrases(`Numero ordine | Ordine n | Ordine | Vs. ordine | Ordine di acquisto | N. ordine`),
    payment_reference: phrases(`Causale | Causale pagamento | Causale di pagamento`),
    original_invoice: phrases(`
      Rif. fattura | Fattura di riferimento | Fattura originaria | Storno fattura | Fattura originale |
      Fattura di origine | Storno parziale fattura | Storno totale fattura | A storno fattura | Storno della fattura |
      Rettifica fattura | Riferimento fattura | Riferita alla fattura | Relativa alla fattura | Relativo alla fattura |
      In riferimento alla fattura | Con riferimento alla fattura | Storno ns. fattura | A storno della fattura |
      Rettifica della fattura | A rettifica della fattura | Fattura rettificata | Fattura stornata | Rif. ns. fattura |
      Rif. ft | Rif. fattura originale | Rif. fattura di origine | N. fattura originale | Numero fattura originale | N. fattura di origine | Numero fattura di origine | N. fattura originaria | Storno parziale ns. fattura | Storno totale ns. fattura | Storno parziale della fattura | Storno totale della fattura
    `),
    service_period: phrases(`Periodo di fatturazione | Periodo di competenza | Periodo fatturazione`),
  },
  totals: {
    lines: phrases(`
      Totale merce | Subtotale | Totale righe | Importo merce | Totale prodotti | Totale merci | Totale parziale |
      Valore merce
    `),
    net: phrases(`
      Totale imponibile | Imponibile | Totale netto | Netto | Importo netto | Totale senza IVA | Tot. imponibile |
      Totale IVA esclusa | Imponibile totale | Imponibile IVA | Imponibile ai fini IVA | Base imponibile | Totale imponibile/importo | Totale escl. IVA
    `),
    vat: phrases(`
      IVA | Totale IVA | Imposta | Totale imposta | Importo IVA | Tot. IVA | Totale imposte | Imposte | Totale tasse
    `),
    gross: phrases(`
      Totale fattura | Totale documento | Totale | Totale complessivo | Importo totale | Totale lordo | Totale generale |
      Totale IVA inclusa | Totale con IVA | Tot. documento | Tot. fattura | Importo totale documento | Totale doc |
      Totale fattura EUR | Totale incl. IVA | Totale ivato
    `),
    with_vat: phrases(
      `IVA inclusa | IVA incl | IVA compresa | con IVA | ivato | IVA inc | tasse incluse | tasse incl | dopo le tasse`,
    ),
    without_vat: phrases(
      `IVA esclusa | tasse escluse | tasse escl | prima delle tasse | escl. IVA | senza IVA | IVA escl | esente IVA | esenti IVA | escluso IVA | esclusi IVA | non soggetto IVA | non soggetto a IVA | fuori campo IVA | non imponibile IVA`,
    ),
    payable: phrases(`
      Netto a pagare | Totale da pagare | Da pagare | Importo da pagare | Totale dovuto | Netto da pagare |
      Importo dovuto | Saldo | A vostro credito | Totale a credito | Da rimborsare | Netto a rimborsare |
      Saldo precedente
    `),
    total: phrases(`Importo | Somma`),
    prepaid: phrases(`Acconto | Già pagato | Pagato`),
    discount: phrases(`Sconto | Sconti | Buono sconto | Codice sconto | Abbuono | Sconto totale`),
    charge: phrases(`
      Spese di trasporto | Spedizione | Spese di spedizione | Trasporto | Spese | Bollo | Spese accessorie | Imposta di bollo | Contributo cassa |
      Cassa previdenziale | Spese incasso | Rivalsa INPS
    `),
    withholding: phrases(`Ritenuta | Ritenuta d'acconto | Ritenuta acconto`),
  },
  columns: {
    position: phrases(`Riga | N | Pos | Nr | #`),
    article: phrases(`Codice | Articolo | Cod. articolo | Codice articolo | Cod | Cod. art | Codice prodotto`),
    name: phrases(`
      Descrizione | Descrizione articolo | Prodotto | Servizio | Descrizione beni | Descrizione prodotto |
      Descrizione della merce | Prestazione | Natura e qualità dei beni | Prodotti | Descrizione prodotti | Attività
    `),
    quantity: phrases(`Quantità | Qtà | Quant | QNT | Notti`),
    unit: phrases(`U.M. | Unità | Unità di misura | Un. mis`),
    price: phrases(`
      Prezzo | Prezzo unitario | Prezzo un | P. unitario | Prezzo unit | Importo unitario | P.U. | Prezzo netto |
      Costo unitario | Pr. unitario | Costo | Unitario | Prz | Prz. unit
    `),
    discount: phrases(`Sconto | Sc. % | Sconto % | Sc | Sconti | %Sc | Sconto o magg | Sconto/magg`),
    vat_rate: phrases(`
      IVA | Aliquota | IVA % | % IVA | Aliquota IVA | Aliq | Al. IVA | C.I. | Cod. IVA | Aliq. IVA | Aliq.% | Codice IVA
    `),
    vat_amount: phrases(`Imposta | Importo IVA | Totale imposta | Imposte | Totale IVA | Ammontare imposta`),
    net: phrases(`
      Imponibile | Importo netto | Netto | Totale netto | Prezzo totale | Totale imponibile | Importo imponibile |
      Valore netto | Totale (escl. IVA) | Impon | Imponib
    `),
    gross: phrases(`Totale ivato | Lordo | Totale IVA inclusa`),
    amount: phrases(
      `Importo | Totale | Importo totale | Valore | Totale riga | Importo EUR | Addebiti | Dare | Ammontare`,
    ),
    base: phrases(`Base imponibile | Imponibili | Imponibile/importo`),
    other: phrases(`
      Data | Scadenza | Periodo | Durata | Natura | Esigibilità | Rif. normativo | Riferimento normativo | Natura operazione |
      Spese accessorie | Arrotondamento | Normativa | Accrediti | Avere
    `),
  },
  parties: {
    seller: phrases(`
      Cedente/prestatore | Cedente | Fornitore | Venditore | Emittente | Mittente | Cedente/prestatore (fornitore) |
      Prestatore | Organizzatore | Da | Dati fornitore | Dati del fornitore | Emessa da | Emesso da | Locatore |
      Dati del venditore | Nome negozio | Nome del negozio
    `),
    buyer: phrases(`
      Cessionario/committente | Cliente | Destinatario | Spettabile | Spett.le | Spett | Intestatario | Cessionario |
      Committente | Acquirente | Cessionario/committente (cliente) | Intestazione | Fatturare a | Gent.le | Egregio |
      Egr. Sig | Gent.ma Sig.ra | Venduto a | Fatturato a | A carico di | Dati cliente | Dati del cliente |
      Intestata a | Conduttore | Indirizzo di fatturazione | Dati di fatturazione | Emessa a |
      All'attenzione di | Alla cortese attenzione di
    `),
    other_party: phrases(`
      Destinazione merce | Luogo di destinazione | Spedizione | Indirizzo di spedizione | Consegna | Banca |
      Coordinate bancarie | Vettore | Luogo di consegna | Beneficiario | Banca di appoggio | Terzo intermediario |
      Rappresentante fiscale | Destinazione
    `),
  },
  professions: phrases(`Consulente | Professionista | Libero professionista | Agenzia | Ristorante`),
  accountHolders: phrases(`Intestatario conto`),
  contractHolders: phrases(
    `Intestatario | Intestatario del contratto | Intestatario contratto | Intestatario della fornitura | Intestatario fornitura | Titolare del contratto | Contraente | Conduttore | Abbonato`,
  ),
  paymentSlips: {
    payee: phrases(`Conto / Pagabile a | Pagabile a | A favore di | Pagare a | Pagamento a`),
    payer: phrases(`Pagabile da | Pagabile da (nome/indirizzo) | Versato da | Eseguito da | Pagatore`),
  },
  buyersBelowSellers: [],
  buyersOwn: words('sua vs vostra vostro cliente'),
  reverseCharge: phrases(`Inversione contabile`),
  loneSums: [],
  monthSpellings: {},
  ordinalEndings: words('º'),
  dateParticles: words('del'),
  numberWords: words('n nr num numero'),
  units: {
    kilogram: [],
    piece: phrases(`pz | pezzo | pezzi | nr`),
    metre: phrases(`metro | metri | mt`),
    litre: phrases(`litro | litri | lt`),
  },
  payments: {
    direct_debit: phrases(`
      addebito diretto | rid | sdd | addebito sepa | addebito in conto | addebito diretto sepa | addebito sdd
    `),
    credit_card: phrases(`carta di credito | carta`),
    debit_card: phrases(`bancomat | carta di debito`),
    online: [],
    check: phrases(`assegno | assegni | assegno bancario | assegno circolare | assegno intestato a`),
    cash: phrases(`contanti | contante`),
    bank_transfer: phrases(`bonifico | bonifico bancario | bonifici | bonificare | accredito in conto`),
  },
  paid: phrases(`pagato | pagata | saldato | saldata`),
  states: phrases(
    `Pagato | Pagata | Non pagato | Non pagata | Da pagare | In attesa | Scaduta | Saldata | Bozza | Annullata`,
  ),
  paidWith: phrases(`con | per | via | tramite | mediante | a mezzo | in`),
  negations: phrases(`non | nessun | nessuna`),
  demandWords: phrases(`pagamento | pagare | saldare | versare | versamento | saldo | condizioni di pagamento`),
  deadlineWords: phrases(`
    entro | entro il | entro e non oltre il | entro la data del | ossia il | ossia entro il | cioè il |
    cioè entro il | vale a dire il | ovvero il | ovvero entro il
  `),
  debitWords: phrases(
    `sarà addebitato | sarà addebitata | verrà addebitato | verrà addebitata | addebiteremo | sarà prelevato | verrà prelevato`,
  ),
  debitDays: phrases(`il | il giorno | dal | a partire dal | in data | con valuta | non prima del | non prima di`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`
    s.r.l. | srl | s.p.a. | spa | s.n.c. | snc | s.a.s | s.a.s. | s.r.l.s. | srls | s.a.p.a. | soc. coop. |
    società cooperativa | s.c.a.r.l. | scarl | sagl | s.a.g.l. | condominio
    `),
  companyWords: [],
  joiningWords: words('e per di della da del dei delle degli dello'),
  neverInNames: phrases(` Tutti i diritti riservati |
    capitale sociale | sede legale | sede operativa | sede amministrativa | sede | registro imprese | registro delle imprese
  `),
  formerNameWords: words('già'),
  paymentDates: phrases(`Data pagamento | Data di pagamento`),
  shopOrders: {
    number: phrases(`Numero ordine | Ordine n | N. ordine | Ordine`),
    date: phrases(`Data ordine | Data dell'ordine`),
  },
  debitedAccounts: phrases(`conto | conto corrente`),
  senderReferences: phrases(`Riferimento | Rif | Ns. riferimento | Ns. rif`),
  seatWords: phrases(`
    con sede in | con sede legale in | con sede a | residente in | domiciliato in | domiciliata in | con studio in
  `),
  partyQualifiers: [],
  addressParts: {
    postcode: phrases(`CAP | C.A.P.`),
    town: phrases(`Comune | Città | Località | Citta`),
    state: phrases(`Provincia | Prov`),
  },
  frequentWords: words(`
    di il la del della fattura totale iva importo quantita prezzo cliente pagamento data numero imponibile codice
    fiscale partita descrizione imposta aliquota documento da per con scadenza via sede spese dei delle non bonifico
    banca cedente sconto al che netto valuta indirizzo comune provincia
  `),
  ...ITALIAN_RECEIPTS,
};
