import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `ca.ts`. */
export const CATALAN_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Total a pagar | Import total | Total factura | A pagar | Total compra | Total euros | Total IVA inclòs |
      Total tiquet | Import a pagar | Total amb IVA
    `),
    total: phrases(`Import | Total`),
    subtotal: phrases(`Base imposable | Total sense IVA | Suma | Base`),
    tax: phrases(`IVA | Quota IVA | Import IVA | Total IVA | Quota d'IVA | Total quota`),
    discount: phrases(`Descompte | Dte | Promoció | Oferta | Val descompte | Cupó | Total descompte | Descompte soci`),
    rounding: phrases(`Arrodoniment`),
    change: phrases(`Canvi | Retorn | Tornat`),
    cash: phrases(`Efectiu | Entregat | Lliurat | Pagat | En efectiu | Import lliurat | Rebut`),
    card: phrases(`
      Targeta | Targeta bancària | Pagament amb targeta | Val regal | Targeta regal | Tiquet restaurant |
      Targeta de crèdit
    `),
    charge: phrases(`Bossa | Enviament | Servei a domicili | Envàs | Servei de taula`),
    tip: phrases(`Propina`),
    ignored: phrases(`
      Núm. d'articles | Articles | Punts | Heu estalviat | Estalvi | Total articles | Saldo de punts | Autorització |
      Punts acumulats
    `),
  },
  receiptWords: phrases(`
    Tiquet | Caixa | Caixer | Caixera | Gràcies | Gràcies per la seva visita | Gràcies per la vostra visita |
    Taula | Gràcies per la vostra compra | Canvi | Us ha atès | L'ha atès | Cambrer | Factura simplificada |
    Conserveu el tiquet | Fins aviat | Còpia per al client | Comensals | IVA inclòs | Moltes gràcies | Devolucions |
    Horari
  `),
  ownerLabels: phrases(`Titular | Propietari | Explotat per`),
  shopWords: words(`
    adrogueria bodega bugaderia cafeteria calçats cansaladeria carnisseria celler cervesseria cinema estanc farmàcia
    ferreteria fleca floristeria forn fruiteria gelateria herbolari joguines joieria llibreria menjador merceria
    museu òptica papereria pastisseria peixateria perfumeria perruqueria queviures rostisseria sabateria supermercat
    taller teatre xarcuteria xocolateria
  `),
  addressWords: words(`
    carrer avinguda av passeig pg plaça pl ronda travessera rambla carretera ctra camí polígon nau baixos entresòl
    pis porta escala bloc urbanització passatge ptge raval apartat
  `),
  pageWords: words('pàgina pàg full'),
  postBoxWords: phrases(`apartat de correus | apt. de correus`),
  careOf: phrases(`a l'atenció de | a/a`),
  courtesyTitles: words('senyor senyora sr sra'),
  officeKinds: phrases(`Consulta | Bufet | Despatx | Notaria | Departament de comptabilitat | Comptabilitat`),
  personTitles: words('senyor senyora sr sra'),
};
