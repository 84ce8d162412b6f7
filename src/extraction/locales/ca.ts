import { CATALAN_RECEIPTS } from './ca-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const CATALAN: Locale = {
  language: 'ca',
  homeCountry: 'ES',
  ocr: { tesseract: 'cat', hasUncommonLetters: false },
  fields: {
    invoice_number: phrases(`
      Núm. de factura | Núm. factura | Número de factura | Número factura | N. factura | N. de factura | Núm. fra |
      Factura núm | Factura número | Factura n | Fra. núm | Núm. de tiquet | Tiquet núm | Núm. tiquet |
      Número de tiquet | Factura simplificada núm | Núm. factura simplificada | Rebut núm | Número de rebut |
      Núm. de rebut | Núm. rebut | Núm. d'abonament | Abonament núm | Factura rectificativa núm | Núm. de document |
      Número de document | Núm. document | Document núm | Factura proforma núm | Referència de la factura |
      Núm. de factura rectificativa | Minuta núm | Sèrie i número
    `),
    invoice_date: phrases(`
      Data de factura | Data factura | Data de la factura | Data d'emissió | Data emissió | Data de facturació |
      Data d'expedició | Data de document | Data del document | Data d'emissió de la factura | Emesa el |
      Data i hora | Data del tiquet | Data d'abonament | Data de l'abonament | Data d'expedició de la factura |
      Lloc i data
    `),
    date: phrases(`Data`),
    number: phrases(`Núm`),
    other_number: phrases(`
      Núm. de client | Número de client | Núm. client | Codi de client | Codi client | Client núm |
      Núm. de contracte | Número de contracte | Contracte núm | Contracte | Núm. contracte |
      Referència del contracte | Pòlissa | Núm. de pòlissa | Pòlissa núm | Comptador | Núm. de comptador |
      Comptador núm | Núm. comptador | Albarà | Albarà núm | Núm. d'albarà | Núm. albarà | Pressupost |
      Pressupost núm | Núm. de pressupost | Núm. pressupost | Número de pressupost | Compte corrent |
      Compte bancari | Núm. de compte | Número de compte | IBAN | BIC | SWIFT | Referència | La vostra referència |
      La nostra referència | Referència cadastral | Núm. d'expedient | Expedient | Expedient núm | Núm. de projecte |
      Projecte | Obra | Núm. d'obra | Matrícula | Núm. de sèrie | Codi de proveïdor | Núm. de proveïdor |
      Núm. d'operació | Operació | Autorització | Núm. d'autorització | Caixa núm | Taula núm | Terminal núm |
      Núm. de targeta | Targeta núm | Núm. de soci | Soci núm | Núm. d'abonat | Abonat | Abonat núm | Codi de barres |
      Centre de cost | Núm. de registre | Registre sanitari | Núm. de pacient | Col·legiat núm | Núm. de col·legiat |
      Núm. de reserva | Reserva núm | Bestreta núm
    `),
    due_date: phrases(`
      Data de venciment | Venciment | Data venciment | Data límit de pagament | Pagament abans del | Data de càrrec |
      Data de cobrament | Venç el | Termini de pagament | Data límit | A pagar abans del | Venciments |
      Data de pagament límit | Període voluntari fins | Últim dia de pagament | Data prevista de càrrec |
      Data de càrrec en compte | Venciment del rebut | Càrrec en compte el
    `),
    other_date: phrases(`
      Data de lliurament | Data d'entrega | Data de comanda | Data comanda | Data de la comanda | Data d'albarà |
      Data d'operació | Data de pagament | Data d'impressió | Data de lectura | Data del servei | Data de prestació |
      Data de naixement | Data d'arribada | Data de sortida | Data d'entrada | Vàlid fins | Vàlid fins al |
      Vàlida fins | Caduca el | Caducitat | Data de caducitat | Consumir abans de | Garantia fins | Pagat el |
      Període fins | Propera lectura | Validesa | Data de la matrícula | Data de l'operació
    `),
    vat_id: phrases(`NIF IVA | Núm. d'IVA | Número d'IVA | IVA intracomunitari | NIF intracomunitari`),
    tax_number: phrases(`
      Número d'identificació fiscal | Identificació fiscal | Codi d'identificació fiscal | NIF de l'emissor |
      Núm. fiscal | NIF del client
    `),
    tax_office: [],
    phone: phrases(`
      Telèfon | Tel | Telèfon de contacte | Mòbil | Tel. mòbil | Atenció al client | Telèfon d'atenció al client |
      Telf | Atenció al ciutadà | Telèfons | Tel. i fax | Servei d'atenció al client | Telèfon gratuït
    `),
    other_contact: phrases(`
      Correu electrònic | Correu | A/e | Adreça electrònica | Pàgina web | Lloc web | Contacte | Persona de contacte |
      Comercial | Venedor | Atès per | Us ha atès | L'ha atès | Avaries | Responsable
    `),
    name: phrases(`
      Nom | Raó social | Nom fiscal | Nom i cognoms | Nom comercial | Empresa | Nom o raó social | Denominació social
    `),
    address: phrases(`
      Adreça | Domicili | Domicili social | Adreça fiscal | Domicili fiscal | Seu social | Població | Adreça postal |
      Direcció
    `),
    country: phrases(`País | Estat`),
    currency: phrases(`Moneda | Divisa`),
    payment: phrases(`
      Forma de pagament | Forma pagament | Mètode de pagament | Mitjà de pagament | Condicions de pagament |
      Pagament | Modalitat de pagament | Sistema de pagament | Tipus de pagament | Pagat amb
    `),
  },
  titles: {
    invoice: phrases(`
      Factura | Factura de venda | Factura ordinària | Factura d'honoraris | Factura electrònica |
      Minuta d'honoraris | Factura de subministrament | Detall de la factura | Factura d'aigua |
      Factura d'electricitat
    `),
    credit_note: phrases(`Factura rectificativa | Factura d'abonament | Nota d'abonament | Nota de crèdit`),
    debit_note: phrases(`Nota de càrrec | Nota de dèbit`),
    prepayment: phrases(`
      Factura de bestreta | Factura d'avançament | Factura a compte | Factura de pagament a compte
    `),
    receipt: phrases(`
      Rebut | Tiquet | Factura simplificada | Tiquet de compra | Rebut de pagament | Comprovant de pagament |
      Justificant de pagament
    `),
    reminder: phrases(`Recordatori de pagament | Avís de pagament | Reclamació de pagament | Requeriment de pagament`),
    other: phrases(`
      Factura proforma | Pressupost | Albarà | Confirmació de comanda | Nota de lliurament | Full de comanda
    `),
  },
  references: {
    order_number: phrases(`
      Núm. de comanda | Comanda | Comanda núm | Número de comanda | Núm. comanda | La vostra comanda | Ref. comanda |
      Comanda client | Full de comanda núm
    `),
    payment_reference: phrases(`
      Concepte de pagament | Referència de pagament | Referència de mandat | Referència de domiciliació
    `),
    original_invoice: phrases(`
      Factura rectificada | Factura original | Rectifica la factura | Factura que es rectifica |
      Abonament de la factura | Ref. factura rectificada | Referent a la factura | Relativa a la factura |
      Corregeix la factura | Anul·la la factura | Corresponent a la factura | Ref. factura original | Núm. factura original | Núm. de factura rectificada
    `),
    service_period: phrases(`
      Període de facturació | Període | Període facturat | Període de consum | Període de servei | Mes facturat |
      Període del servei | Període de lectura
    `),
  },
  totals: {
    lines: phrases(`Suma | Import brut | Total línies | Total articles | Suma i segueix | Total brut | Suma imports`),
    net: phrases(`
      Base imposable | Base | Total sense IVA | Import net | Net | Total net | Import sense IVA |
      Total base imposable | Bases imposables | Total abans d'IVA | Subtotal sense IVA | Suma bases imposables |
      Total base | Preu sense IVA | Import base | Total imposable
    `),
    vat: phrases(`
      IVA | Quota IVA | Quota d'IVA | Import IVA | Import d'IVA | Total IVA | Import de l'IVA | Total quota IVA |
      Total impostos | Impostos | IGIC | Total quotes | IGI | Quota de l'IVA | IVA inclòs en el total
    `),
    gross: phrases(`
      Total factura | Total amb IVA | Import total | Import factura | Total de la factura | Total IVA inclòs |
      Total import | Total general | Import total de la factura | Total euros | Total amb impostos |
      Import de la factura | Preu total | Total EUR | Total €
    `),
    with_vat: phrases(`amb IVA | IVA inclòs | IVA incl | impostos inclosos | amb impostos`),
    without_vat: phrases(`sense IVA | IVA no inclòs | abans d'IVA | IVA exclòs | sense impostos | abans d'impostos`),
    payable: phrases(`
      Total a pagar | Import a pagar | A pagar | Import total a pagar | Líquid a percebre | Líquid a pagar |
      Total a ingressar | Total líquid | Pendent de pagament | Import pendent | Total a abonar | Total pendent |
      Import a ingressar | Resta a pagar | Import a abonar | Total factura a pagar | Líquid
    `),
    total: phrases(`Import`),
    prepaid: phrases(`
      Bestreta | Bestretes | A compte | Pagat | Import pagat | Pagaments a compte | Lliurat a compte | Cobrat
    `),
    discount: phrases(`
      Descompte | Dte | Descomptes | Total descompte | Bonificació | Descompte comercial | Dte. pp | Import descompte
    `),
    charge: phrases(`
      Transport | Despeses d'enviament | Despeses de transport | Enviament | Despeses | Recàrrec d'equivalència |
      Arrodoniment | Suplits
    `),
    withholding: phrases(`
      Retenció IRPF | Retenció | IRPF | Retenció d'IRPF | Quota IRPF | Import retenció | Total retenció
    `),
  },
  columns: {
    position: phrases(`Línia | Pos`),
    article: phrases(`Codi | Referència | Codi article | Ref | Codi d'article | Codi producte`),
    name: phrases(`
      Concepte | Descripció | Article | Producte | Servei | Conceptes | Detall | Descripció de l'article | Serveis |
      Detall del servei | Descripció del servei | Descripció del producte | Treballs realitzats | Partida | Activitat
    `),
    quantity: phrases(`Quantitat | Quant | Unitats | Qtat | Consum | Hores | Uts | Quant. servida | Uds`),
    unit: phrases(`Unitat | Unitat de mesura`),
    price: phrases(`
      Preu | Preu unitari | Preu unitat | Preu unit | Preu per unitat | Preu hora | Preu sense IVA | Preu amb IVA |
      Preu unitari sense IVA | P. unitari | Tarifa | Preu/u | Preu brut | Preu net
    `),
    discount: phrases(`Descompte | Dte | % Dte | Dte. % | % Descompte | Desc`),
    vat_rate: phrases(`IVA | % IVA | Tipus IVA | Tipus d'IVA | Tipus impositiu | IVA % | Tipus de l'IVA | Tipus %`),
    vat_amount: phrases(`Quota | Quota IVA | Import IVA | Quota d'IVA | Quota impositiva`),
    net: phrases(`Import net | Import sense IVA | Total sense IVA | Net | Subtotal sense IVA | Preu total sense IVA`),
    gross: phrases(`Import amb IVA | Total amb IVA | Import IVA inclòs | Total IVA inclòs | Preu total amb IVA`),
    amount: phrases(`Import | Total | Preu total | Import total | Total línia | Imports | Import euros`),
    base: phrases(`Base | Base imposable | Base IVA | Base d'IVA`),
    other: phrases(`Data | Observacions | Lot | Notes | Període | Lectura anterior | Lectura actual`),
  },
  parties: {
    seller: phrases(`
      Venedor | Proveïdor | Emissor | Emissor de la factura | Dades de l'emissor | Emès per | Prestador |
      Dades del proveïdor | Dades fiscals de l'emissor | De
    `),
    buyer: phrases(`
      Client | Comprador | Dades del client | Facturar a | Facturat a | Dades de facturació | Adreça de facturació |
      Destinatari | Titular del contracte | Titular | Receptor | Pagador | Dades del comprador |
      Abonat/titular | Dades fiscals del client | Destinatari de la factura | Dades del titular | A càrrec de
    `),
    other_party: phrases(`
      Adreça de lliurament | Adreça d'enviament | Lloc de lliurament | Enviar a | Adreça de subministrament |
      Punt de subministrament | Dades bancàries | Entitat bancària | Entregar a | Lliurar a | Adreça d'entrega |
      Adreça del subministrament | Domiciliació bancària
    `),
  },
  accountHolders: phrases(`Titular del compte | Beneficiari | Nom del titular`),
  contractHolders: phrases(
    `Titular | Titular del contracte | Titular del subministrament | Contractant | Abonat | Arrendatari`,
  ),
  paymentSlips: { payee: [], payer: phrases(`Pagador | Ordenant`) },
  buyersBelowSellers: [],
  buyersOwn: words('vostre vostra seu'),
  reverseCharge: phrases(`Inversió del subjecte passiu`),
  loneSums: [],
  monthSpellings: {
    gener: 1,
    febrer: 2,
    març: 3,
    abril: 4,
    maig: 5,
    juny: 6,
    juliol: 7,
    agost: 8,
    setembre: 9,
    octubre: 10,
    novembre: 11,
    desembre: 12,
    gen: 1,
    set: 9,
    des: 12,
  },
  ordinalEndings: [],
  dateParticles: phrases(`de | d' | d’ | del`),
  numberWords: phrases('núm | número'),
  units: {
    kilogram: phrases(`quilo | quilos | quilogram`),
    piece: phrases(`unitat | unitats | peça | peces | ut | uts | u`),
    metre: phrases(`metre | metres | ml`),
    litre: phrases(`litre | litres`),
  },
  payments: {
    direct_debit: phrases(`
      domiciliació bancària | rebut domiciliat | domiciliació | domiciliat | domiciliada | càrrec en compte |
      gir bancari | rebut bancari
    `),
    credit_card: phrases(`targeta | targeta de crèdit | targeta bancària | amb targeta`),
    debit_card: phrases(`targeta de dèbit`),
    online: [],
    check: phrases(`xec | taló | xec bancari`),
    cash: phrases(`efectiu | en efectiu | al comptat | en metàl·lic | metàl·lic`),
    bank_transfer: phrases(`
      transferència | transferència bancària | ingrés en compte | per transferència | ingrés bancari
    `),
  },
  paid: phrases(`pagat | pagada | cobrat | abonat`),
  paidWith: phrases(`amb | en | per | mitjançant`),
  negations: phrases(`no | sense`),
  demandWords: phrases(`pagar | pagament | abonar | ingressar | pagueu | venciment`),
  deadlineWords: phrases(`
    abans del | fins al | abans de | com a màxim el | no més tard del | és a dir, el | o sigui, el
  `),
  debitWords: phrases(`es carregarà | serà carregat | es cobrarà | carregarem | es passarà al cobrament`),
  debitDays: phrases(`el dia | el | a partir del | no abans del | a l'entorn del`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`
    sccl | slpu | s.c.c.l. | societat limitada | societat anònima | societat cooperativa | comunitat de béns |
    comunitat de propietaris | slne
  `),
  companyWords: words('societat cooperativa'),
  joiningWords: words('i de del dels les els per'),
  neverInNames: phrases(`
    capital social | domicili social | registre mercantil | inscrita en el | inscrita al | seu social
  `),
  formerNameWords: words('abans'),
  debitedAccounts: phrases(`compte`),
  seatWords: phrases(`amb domicili a | amb domicili social a | domiciliada a`),
  partyQualifiers: [],
  addressParts: {
    postcode: phrases(`C.P. | CP | Codi postal`),
    town: phrases(`Municipi | Població | Localitat | Ciutat`),
    state: phrases(`Província`),
  },
  frequentWords: words(`
    amb als dels núm quantitat preu import venciment pagament adreça dades descripció concepte imposable tipus
    unitari transferència bancària compte carrer telèfon correu electrònic població comanda albarà sense descompte
    domiciliació domicili mercantil inscrita full tom foli aquesta aquest gràcies vostra vostre seva més període
    servei mòbil rebut emissió lectura tractament protecció dies abans termini girona barcelona lleida tarragona
    electrònica pagar seu inclòs observacions unitat gener febrer març juny juliol agost setembre novembre desembre
    també fins des sobre nostre nostra data client i per d l els quota obres nau
  `),
  ...CATALAN_RECEIPTS,
};
