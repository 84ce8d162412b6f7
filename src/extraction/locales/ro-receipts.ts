import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `ro.ts`. */
export const ROMANIAN_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Total de plată | Total lei | De plată | Total plată | Total RON | Total general | Total de achitat |
      Rest de plată | Total de plată lei | Sumă de plată | De achitat | Total cu TVA | Total bon | Total bon fiscal |
      Total inclusiv TVA | Total notă | Total de plată RON | Sumă totală de plată | Total de încasat | Suma de achitat |
      Total cu TVA inclus | Total TVA inclus | Total final | Total bon lei
    `),
    total: phrases(`Sumă | Total brut | Valoare`),
    subtotal: phrases(`
      Subtotal | Total fără TVA | Bază TVA | Bază impozabilă | Baza | Total net | Valoare fără TVA | Subtotal lei |
      Fără TVA | Total parțial
    `),
    tax: phrases(`
      TVA | Total TVA | Total TVA bon | Din care TVA | TVA total | Valoare TVA | TVA inclus | TVA A | TVA B | TVA C |
      TVA D | TVA E | Total taxe | Taxe | Total TVA A | Total TVA B | Total TVA C | Cotă TVA | TVA inclusă |
      Total TVA bon fiscal | TVA total bon | Suma TVA | Valoare totală TVA | Din care TVA lei | Total taxă |
      Total taxe TVA
    `),
    discount: phrases(`
      Reducere | Discount | Reduceri | Total reduceri | Total discount | Voucher | Cupon | Rabat | Promoție |
      Preț promo | Reducere card | Total reducere | Cupon valoric | Discount client | Reducere promo |
      Reducere fidelitate | Reducere client | Reducere cupon | Reducere comercială | Discount fidelitate |
      Reducere totală | Discount card | Reducere angajat
    `),
    rounding: phrases(`Rotunjire | Rotunjiri | Rotunjit | Rotunjire lei`),
    change: phrases(`
      Rest | Rest lei | Rest numerar | Rest RON | Rest de dat | Rest cash | Rest de returnat | Rest client |
      Rest numerar lei | Rest de restituit
    `),
    cash: phrases(`
      Numerar | Numerar lei | Cash | Plată numerar | Încasat | Primit | Achitat | Plătit | Numerar RON | Plată cash |
      Suma primită | Încasat numerar | Modalitate plată | Primit numerar | Plătit numerar | Achitat numerar |
      Plată în numerar | Suma achitată | Suma plătită
    `),
    card: phrases(`
      Card | Card bancar | Plată card | Card lei | Plată cu cardul | Card de credit | Tichete | Tichete de masă |
      Tichete masă | Tichet | Bonuri valorice | Card tichete | Tichete valorice | Tichete cadou | Card cadou |
      Card RON | Carduri | Voucher plată | Edenred | Sodexo | Pluxee | Up Romania | Plată modernă | Alte metode |
      Plată cu card | Card debit | Plată contactless | Voucher cadou | Achitat card | Plată card bancar |
      Tichet de masă | Tichete culturale | Tichete vacanță
    `),
    charge: phrases(`
      Garanție | Garanție SGR | SGR | Garanție ambalaj | Ambalaj | Pungă | Sacoșă | Livrare | Taxă livrare |
      Taxă serviciu | Transport | Sistem garanție returnare | Garanție-returnare | Taxă servire | Garanție sticlă |
      Ambalaj returnabil | Taxă ambalaj | Cost livrare | Taxă pungă | Taxă de serviciu | Taxă de livrare
    `),
    tip: phrases(`Bacșiș | Bacșiș card | Tips | Bacșiș numerar | Bacșiș lei | Bacșiș inclus`),
    ignored: phrases(`
      Nr. articole | Număr articole | Articole | Poziții | Nr. poziții | Puncte | Puncte acumulate | Total puncte |
      Puncte bonus | Ați economisit | Economie | Ați economisit astăzi | Total economii | Nr. bon | Bon nr | Număr bon |
      Casier | Sold puncte | Cod autorizare | Autorizare | RRN | Total articole | Nr. produse | Total produse |
      Echivalent euro | Echivalent în euro | Curs BNR | Număr produse | Nr. bucăți | Total bucăți | Sold nou |
      Sold anterior | Puncte câștigate | Puncte fidelitate | Ați economisit azi | Nr. BF | BF nr
    `),
  },
  receiptWords: phrases(`
    Bon fiscal | Bon nefiscal | Nr. bon | Bon nr | Număr bon | Casier | Casieră | Casa nr | Casa de marcat | Operator |
    Vă mulțumim | Mulțumim | Vă mulțumim pentru cumpărături | Vă mai așteptăm | Vă așteptăm | Vă mai așteptăm cu drag |
    O zi bună | O zi frumoasă | Bine ați venit | La revedere | Ospătar | Masa nr | Notă de plată | Rest | Poziții |
    Păstrați bonul | Păstrați bonul fiscal | Orar | Program de lucru | Serie fiscală | ID unic | Id bon | Nr. fiscal |
    AMEF | Returul produselor | Retur | Exemplar client | Copie client | Chitanță client | La pachet | Servit de |
    Z raport | Tranzacție aprobată | Aprobată | Semnătura client | Bacșiș | Vă mulțumim și vă mai așteptăm |
    Mulțumim pentru vizită | Vă mulțumim pentru vizită | Exemplar comerciant | Copie comerciant | Nr. bon fiscal |
    Bine ai venit | Te mai așteptăm | Mulțumim pentru cumpărături | Casa de marcat nr
  `),
  tillNumbers: phrases(`BF | Bon | Nr bon | Bon fiscal`),
  cardNumbers: phrases(`Cod autorizare | Nr card | Comerciant`),
  ownerLabels: phrases(`Administrat de | Proprietar`),
  shopWords: words(`
    alimentara anticariat artizanat autoservice bacanie bar benzinarie berarie bijuterii bistro bistrou bodega
    brutarie bucatarie cafenea cantina carmangerie carne carti ceainarie ceasuri cinema cofetarie coafor cosmetica
    covrigarie croitorie curatatorie depozit drogherie farmacie fast florarie florarii frizerie fructe gelaterie
    gradina gradinita hanul hipermarket hotel incaltaminte instalatii jucarii laborator legume librarie magazin
    magazinul market marochinarie materiale mercerie mobila mobilier muzeu optica pacanele papetarie parcare
    parfumerie patiserie peco pensiune pescarie piata piese pizzerie pizzeria plafar produse pub restaurant
    restaurantul rotiserie salon service shaorma simigerie spalatorie statie statia stomatologie supermarket targ
    teatru terasa tutungerie vulcanizare
  `),
  addressWords: words(`
    strada str bulevardul bulevard bd bdul b-dul calea soseaua sos aleea piata splaiul intrarea bloc bl scara etaj et
    apartament ap judet judetul jud sector sectorul sect comuna municipiul oras localitatea parter postal dn km
    cartier spatiul spatiu
  `),
  pageWords: words('pagina pag'),
  postBoxWords: phrases(`C.P. | Căsuța poștală | Oficiul poștal`),
  careOf: phrases(`în atenția | c/o`),
  courtesyTitles: words('domnul doamna dl dna'),
  officeKinds: phrases(`Cabinet medical | Cabinet stomatologic | Cabinet de avocat | Birou notarial`),
  personTitles: words('domnul doamna dl dna'),
};
