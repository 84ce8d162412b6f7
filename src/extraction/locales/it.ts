import type { Lexicon } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const ITALIAN: Lexicon = {
  language: 'it',
  fields: {
    invoice_number: phrases(`
      Numero fattura | Fattura n | Fattura n° | Fattura nr | N. fattura | Nr fattura | Numero documento |
      Fattura numero | N° fattura | Num. fattura | Nr. documento | N. documento | Fattura num | Nota di credito n |
      Numero della fattura | Num. documento | Documento n | Fattura di vendita n
    `),
    invoice_date: phrases(`
      Data fattura | Data documento | Data emissione | Data di emissione | Fattura del | Data della fattura |
      Data doc | Data di fatturazione | Emessa il
    `),
    invoice_title: phrases(`
      Fattura | Nota di credito | Fattura accompagnatoria | Fattura immediata | Fattura differita | Parcella |
      Fattura di cortesia
    `),
    date: phrases(`Data | del`),
    number: phrases(`Numero | N | Nr | N° | Num`),
    other_number: phrases(`
      Numero ordine | Ordine n | Ordine | Cod. cliente | Codice cliente | DDT | Numero DDT | DDT n | CIG | CUP |
      Codice destinatario | Codice SDI | REA | Contratto | Riferimento | Vs. ordine | Rif | Num. cliente |
      Codice ufficio | IBAN | PEC | SWIFT | Preventivo n | Iscritta al | Capitale sociale
    `),
    other_date: phrases(`
      Data scadenza | Scadenza | Data ordine | Data consegna | Data DDT | Scadenza pagamento | Periodo |
      Data di scadenza | Data pagamento | Data di consegna | Termini di pagamento
    `),
    vat_id: phrases(`
      Partita IVA | P. IVA | P.IVA | P.I. | Part. IVA | IVA | Identificativo fiscale ai fini IVA |
      Identificativo fiscale | P.IVA/C.F. | C.F./P.IVA | Partita IVA/Codice fiscale | C.F. e P.IVA | P.IVA e C.F. |
      Codice fiscale e partita IVA | PI | Part.IVA | Partita I.V.A | C.F. / P. IVA | Cod. fiscale e partita IVA
    `),
    tax_number: phrases(`Codice fiscale | C.F. | Cod. fisc | Cod. fiscale | CF`),
    phone: phrases(`Telefono | Tel | Cellulare | Cell`),
    other_contact: phrases(`Fax | E-mail | Email | Sito | Web | Sito web`),
    name: phrases(`Denominazione | Ragione sociale | Nominativo | Cognome nome`),
    address: phrases(`Indirizzo | Sede | Sede legale`),
    country: phrases(`Nazione | Paese`),
    currency: phrases(`Valuta | Divisa`),
    payment: phrases(`
      Modalità di pagamento | Modalità pagamento | Metodo di pagamento | Pagamento | Tipo pagamento |
      Condizioni di pagamento
    `),
  },
  totals: {
    lines: phrases(`
      Totale merce | Subtotale | Totale righe | Importo merce | Totale prodotti | Totale merci | Totale parziale
    `),
    net: phrases(`
      Totale imponibile | Imponibile | Totale netto | Netto | Importo netto | Totale senza IVA | Tot. imponibile |
      Totale IVA esclusa | Imponibile totale | Base imponibile | Totale imponibile/importo | Totale escl. IVA
    `),
    vat: phrases(`
      IVA | Totale IVA | Imposta | Totale imposta | Importo IVA | Tot. IVA | Totale imposte | I.V.A. | Imposte
    `),
    gross: phrases(`
      Totale fattura | Totale documento | Totale | Totale complessivo | Importo totale | Totale lordo |
      Totale generale | Totale IVA inclusa | Totale con IVA | Tot. documento | Tot. fattura |
      Importo totale documento | Totale doc | Totale fattura EUR | Totale incl. IVA | Totale ivato
    `),
    with_vat: phrases(`
      IVA inclusa | IVA incl | IVA compresa | con IVA | ivato | IVA inc
    `),
    without_vat: phrases(`
      IVA esclusa | escl. IVA | senza IVA | IVA escl
    `),
    payable: phrases(`
      Netto a pagare | Totale da pagare | Da pagare | Importo da pagare | Totale dovuto | Netto da pagare |
      Importo dovuto | Saldo
    `),
    total: phrases(`Importo | Somma`),
    prepaid: phrases(`Acconto | Già pagato | Pagato`),
    discount: phrases(`Sconto | Sconti | Abbuono | Sconto totale`),
    charge: phrases(`
      Spese di trasporto | Trasporto | Spese | Bollo | Spese accessorie | Imposta di bollo | Contributo cassa |
      Cassa previdenziale | Spese incasso | Rivalsa INPS
    `),
    withholding: phrases(`Ritenuta | Ritenuta d'acconto | Ritenuta acconto`),
  },
  columns: {
    position: phrases(`Riga | N | Pos | Nr | #`),
    article: phrases(`
      Codice | Articolo | Cod. articolo | Codice articolo | Cod | Cod. art | Codice prodotto
    `),
    name: phrases(`
      Descrizione | Descrizione articolo | Prodotto | Servizio | Descrizione beni | Descrizione prodotto |
      Descrizione della merce | Prestazione | Natura e qualità dei beni | Prodotti | Descrizione prodotti
    `),
    quantity: phrases(`Quantità | Qtà | Q.tà | Qta | Quant`),
    unit: phrases(`U.M. | UM | Unità | Unità di misura | Un. mis | Um.`),
    price: phrases(`
      Prezzo | Prezzo unitario | Prezzo un | P. unitario | Prezzo unit | Importo unitario | P.U. | Prezzo netto |
      Costo unitario | Pr. unitario | Costo | Unitario
    `),
    discount: phrases(`Sconto | Sc. % | Sconto % | Sc | Sconti | %Sc | Sconto o magg | Sconto/magg`),
    vat_rate: phrases(`
      IVA | Aliquota | IVA % | % IVA | Aliquota IVA | Aliq | Al. IVA | C.I. | Cod. IVA | Aliq. IVA | I.V.A. | %IVA |
      Aliq.% | Codice IVA
    `),
    vat_amount: phrases(`
      Imposta | Importo IVA | Totale imposta | IVA € | Imposte | Totale IVA | Ammontare imposta
    `),
    net: phrases(`
      Imponibile | Importo netto | Netto | Totale netto | Prezzo totale | Totale imponibile | Importo imponibile |
      Valore netto | Totale (escl. IVA)
    `),
    gross: phrases(`Totale ivato | Lordo | Totale IVA inclusa`),
    amount: phrases(`
      Importo | Totale | Prezzo totale | Totale € | Importo totale | Valore | Totale riga | Importo EUR | Importo €
    `),
    base: phrases(`
      Imponibile | Base imponibile | Totale imponibile | Imponibili | Imponibile/importo | Imponibile importo
    `),
    other: phrases(`
      Data | Scadenza | Natura | Esigibilità | Rif. normativo | Riferimento normativo | Natura operazione |
      Spese accessorie | Arrotondamento | Normativa
    `),
  },
  parties: {
    seller: phrases(`
      Cedente/prestatore | Cedente | Fornitore | Venditore | Emittente | Mittente | Cedente/prestatore (fornitore) |
      Prestatore
    `),
    buyer: phrases(`
      Cessionario/committente | Cliente | Destinatario | Spettabile | Spett.le | Spett | Intestatario | Cessionario |
      Committente | Acquirente | Cessionario/committente (cliente) | Intestazione | Fatturare a
    `),
    other_party: phrases(`
      Destinazione merce | Luogo di destinazione | Spedizione | Indirizzo di spedizione | Consegna | Banca |
      Coordinate bancarie | Vettore | Luogo di consegna | Beneficiario | Banca di appoggio | Terzo intermediario |
      Rappresentante fiscale | Destinazione
    `),
  },
  words: words(`
    di il la del della fattura totale iva importo quantita prezzo cliente pagamento data numero imponibile codice
    fiscale partita descrizione imposta aliquota documento da per con scadenza via sede spese dei delle non bonifico
    banca cedente sconto al che netto valuta indirizzo comune provincia
  `),
};
