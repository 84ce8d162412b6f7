import { ROMANIAN_RECEIPTS } from './ro-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const ROMANIAN: Locale = {
  language: 'ro',
  homeCountry: 'RO',
  ocr: { tesseract: 'ron', hasUncommonLetters: true },
  fields: {
    invoice_number: phrases(`
      Număr factură | Nr. factură | Numărul facturii | Factura nr | Factură număr | Factură numărul |
      Factura fiscală nr | Nr. factură fiscală | Nr. facturii | Seria și numărul | Serie și număr | Seria și nr |
      Serie/număr | Seria/nr | Seria/numărul | Seria și numărul facturii | Serie și număr factură |
      Factura seria și nr | Serie factură | Seria facturii | Factura seria | Serie | Seria | Nr. document |
      Număr document | Document nr | Factură proformă nr | Proforma nr | Chitanța nr | Nr. chitanță |
      Factură de avans nr | Factură storno nr | Factură electronică nr | Număr și serie factură | Nr. și serie factură |
      Cod factură | ID factură | Bon fiscal nr | Nr. bon | Nr. bon fiscal | Număr bon | Număr bon fiscal | Nr. fiscal |
      BF nr | Nr. BF | ID bon | Tichet nr | Nr. tichet | Bilet nr | Nr. bilet | Notă de plată nr | Nr. notă de plată
    `),
    invoice_date: phrases(`
      Data facturii | Data factură | Data emiterii | Data emiterii facturii | Data emitere | Emisă la |
      Emisă la data | Emisă în data de | Data emisă | Data documentului | Data document | Data de emitere | Emis la |
      Data (zi/luna/an) | Data (ziua, luna, anul) | Data (zz/ll/aaaa) | Data întocmirii | Data facturării |
      Din data de | Emis la data de | Factură din data | Factură emisă la
    `),
    date: phrases(`Dată | Din data`),
    number: phrases(`Număr | Numărul | Nr`),
    other_number: phrases(`
      Cod client | Nr. client | Număr client | Codul dumneavoastră de client | Cod abonat | Cod de client |
      Nr. contract | Contract nr | Contract | Număr contract | Cod contract | Cod loc de consum | Loc de consum |
      NLC | Cod loc consum | POD | Cod POD | Cod punct de măsurare | Serie contor | Nr. contor | Contor |
      Cont contract | Aviz de însoțire | Nr. aviz | Aviz nr | Aviz însoțire | Aviz însoțire nr | Nr. aviz însoțire |
      Nr. ofertă | Ofertă nr | Nr. proiect | Nr. înmatriculare | Cod articol | Cod produs | Cont | Cont bancar |
      Nr. cont | Cont IBAN | IBAN | Cod IBAN | Cont lei | Cod SWIFT | SWIFT | BIC | Capital social | Cap. social |
      Capital social subscris și vărsat | Registrul comerțului | Nr. registrul comerțului |
      Nr. înregistrare registrul comerțului | Reg. comerțului | Nr. ord. registru com | Nr. de înregistrare |
      Nr. ord. reg. com | Nr. ordine reg. com | CNP | Buletin/CI | CI seria | Carte de identitate | BI/CI | Delegat |
      Cod de bare | Cod barcode | Nr. telefon abonat | AWB | Nr. AWB | Nr. bonuri | Dosar nr | Dosar daună |
      Poliță nr | Nr. poliță | Seria poliței | Index încărcare e-Factura | ID încărcare | Cod EORI | EUID | Cod CAEN |
      CAEN | Mandat nr | Index vechi | Index nou | Referință internă | Nr. tranzacție | Număr tranzacție |
      Tranzacție nr | ID tranzacție | Nr. terminal | Terminal nr | ID terminal | Cod autorizare | Nr. autorizare |
      Autorizare nr | Cod aprobare | Casa nr | Nr. casă | Casa de marcat nr | Serie fiscală | Serie AMEF | Casier nr |
      Cod operator | Masa nr | Nr. masă | Nr. card | Număr card | Card nr | Card fidelitate | Nr. card fidelitate |
      Card client | Nr. magazin | Magazin nr | Cod magazin | Cod comerciant | ID comerciant | Nr. referință |
      Număr referință | Raport Z nr | Nr. raport Z | Z nr | ID unic | Nr. lot | Lot nr | Cod voucher | Cod cupon
    `),
    due_date: phrases(`
      Data scadenței | Dată scadență | Scadență | Scadentă la | Scadent la | Termen de plată | Termen plată |
      Data limită de plată | Data limită plată | Termen limită de plată | Termen scadență | Data scadenței facturii |
      De plătit până la | De plată până la | Plată până la | A se plăti până la | Scadența plății |
      Termenul de plată | Plata se va face până la | Data plății scadente | Achitați până la
    `),
    other_date: phrases(`
      Data livrării | Data livrare | Data comenzii | Data comandă | Data prestării | Data contractului | Data plății |
      Data încasării | Data exigibilității | Data avizului | Data tipăririi | Data expediției | Data expedierii |
      Data intrării în vigoare | Data citirii | Data următoarei citiri | Data prestării serviciului | Data listării |
      Termen de livrare | Termen livrare | Data ofertei | Valabil până la | Expediat la | Data contabilă |
      Curs BNR din | Curs valutar din | Data cursului | Data faptului generator | Data operațiunii |
      Valabil până la data de | Valabil până în | Valabil de la | Valabil din | Valabilă până la | Valabile până la |
      Valabilitate | Valabilitate până la | Voucher valabil până la | Cupon valabil până la | Ofertă valabilă până la |
      Promoție valabilă până la | Puncte valabile până la | Punctele expiră la | Expiră la | Expiră la data de |
      Data expirare | Data expirării | Utilizabil până la | A se folosi până la | A se consuma până la |
      A se consuma de preferință înainte de | Retur până la | Schimb până la | Garanție până la | Data intrării |
      Ora intrării | Data sosirii | Data plecării | Data călătoriei | Parcare până la
    `),
    vat_id: phrases(`
      Cod TVA | Nr. TVA | Cod de TVA | Cod înregistrare TVA | Cod înregistrare în scopuri de TVA |
      Cod de înregistrare în scopuri de TVA | Nr. înregistrare TVA | Număr TVA | Cod TVA intracomunitar | VAT ID | Cod fiscal/TVA
    `),
    tax_number: phrases(`
      Cod fiscal | C. fiscal | CIF/CUI | Cod unic de identificare | Cod înregistrare fiscală |
      Nr. de înregistrare fiscală | Codul fiscal | Cod fiscal (C.U.I.) | C.I.F./C.N.P. | CUI/CNP | Cod unic
    `),
    tax_office: [],
    phone: phrases(`
      Telefon | Tel | Nr. telefon | Telefon fix | Telefon mobil | Mobil | Tel. mobil | Tel/fax | Telefon/fax |
      Call center | Relații cu clienții | Infoline | Telverde | Relații clienți
    `),
    other_contact: phrases(`
      Persoană de contact | Contact | Fax | E-mail | Adresă e-mail | Site | Site web | Pagină web | Web |
      Întocmit de | Întocmit | Agent | Agent vânzări | Reprezentant | Delegat nume | Operator | Gestionar
    `),
    name: phrases(`
      Denumire | Nume | Nume firmă | Denumire firmă | Denumire societate | Denumirea societății | Nume client |
      Societate | Societatea | Firma | Nume și prenume | Nume/denumire
    `),
    address: phrases(`
      Adresa | Sediu | Sediul | Sediu social | Sediul social | Adresă sediu | Adresă client | Adresa sediului social | Domiciliu | Adresa fiscală
    `),
    country: phrases(`Țara`),
    currency: phrases(`Moneda | Valută | Moneda facturii | Monedă factură | Sumele sunt exprimate în`),
    payment: phrases(`
      Modalitate de plată | Modalitate plată | Metodă de plată | Metodă plată | Modalitatea de plată | Mod de plată |
      Mod plată | Tip plată | Forma de plată | Plată prin | Plata se face prin | Instrument de plată | Plătit prin | Achitat prin | Plată cu
    `),
  },
  titles: {
    invoice: phrases(`
      Factura | Factură fiscală | Factură de vânzare | Factură finală | Factură de regularizare |
      Factură de utilități | Factură de energie electrică | Factură de gaze naturale | Factură simplificată | Factură electronică
    `),
    credit_note: phrases(`Factură storno | Notă de credit | Notă de creditare | Factură de stornare | Storno`),
    debit_note: phrases(`Notă de debit | Notă de debitare`),
    prepayment: phrases(`Factură de avans | Factură avans | Factură de avans încasat`),
    receipt: phrases(`Chitanță | Bon fiscal | Bon de casă | Chitanță fiscală`),
    reminder: phrases(`
      Notificare de plată | Înștiințare de plată | Somație de plată | Reamintire de plată | Notificare privind plata |
      Înștiințare de restanță
    `),
    other: phrases(`
      Factură proformă | Proformă | Confirmare comandă | Confirmare de comandă | Ofertă de preț | Deviz |
      Notă de plată | Aviz de însoțire a mărfii | Aviz de expediție | Notă de comandă | Extras de cont
    `),
  },
  references: {
    order_number: phrases(`
      Nr. comandă | Număr comandă | Comandă nr | Comandă | Comanda dumneavoastră | Numărul comenzii | Nr. comenzii |
      Referință comandă | Comandă client | ID comandă
    `),
    payment_reference: phrases(`
      Referință plată | Referință de plată | Cod de plată | Cod plată | Detalii de plată | Cod încasare |
      Explicații plată | Referința plății
    `),
    original_invoice: phrases(`
      Factura inițială | Storno la factura | Stornare factură | Corectează factura | La factura nr |
      Factura stornată | Storno factura nr | Aferent facturii | Stornează factura | Aferentă facturii nr |
      Factura corectată | Referitor la factura | Privind factura | Nr. factură inițială | Nr. facturii inițiale | Numărul facturii inițiale | Ref. factura inițială
    `),
    service_period: phrases(`
      Perioada de facturare | Perioada facturată | Perioada facturării | Perioada serviciilor | Perioada de consum |
      Interval de facturare | Perioada de prestare | Perioada de referință | Perioadă facturare | Interval facturat
    `),
  },
  totals: {
    lines: phrases(`
      Subtotal | Total produse | Valoare produse | Total articole | Total poziții | Total servicii | Sumă parțială |
      Total parțial | Cost produse | Total mărfuri | Valoare mărfuri
    `),
    net: phrases(`
      Total fără TVA | Valoare fără TVA | Total net | Bază impozabilă | Baza de impozitare | Baza TVA |
      Bază de impozitare TVA | Subtotal fără TVA | Total valoare fără TVA | Valoare netă | Valoare totală fără TVA |
      Bază calcul TVA | Baza de calcul TVA | Total bază impozabilă | Total factură fără TVA | Sumă fără TVA |
      Total (fără TVA) lei | Total bază | Baza | Fără TVA | Preț fără TVA | Total excl. TVA | Valoare totală netă |
      Valoarea fără TVA | Totalul fără TVA | Sumă netă | Suma valorilor nete | Bază impozabilă totală
    `),
    vat: phrases(`
      TVA | Total TVA | Valoare TVA | Valoarea TVA | TVA total | Sumă TVA | Taxa pe valoarea adăugată | Din care TVA |
      TVA de plată | TVA colectată | Total valoare TVA | Valoare totală TVA | TVA aferent | TVA lei |
      TVA inclus în preț | Total taxe | Cuantum TVA
    `),
    gross: phrases(`
      Total cu TVA | Total general | Total factură | Valoare totală | Total factură curentă | Valoare factură |
      Total inclusiv TVA | Total TVA inclus | Valoare totală cu TVA | Valoare cu TVA | Sumă totală | Total lei |
      Total general lei | Total valoare | Total factură cu TVA | Total factură lei | Valoare totală factură |
      Total brut | Total incl. TVA | Valoarea totală a facturii | Valoarea facturii | Total facturat | Preț cu TVA |
      Preț total cu TVA | Valoare totală de plată | Total RON | Total lunar | Sumă totală factură | Valoarea totală
    `),
    with_vat: phrases(`cu TVA | inclusiv TVA | incl. TVA | TVA inclus | TVA inclusă`),
    without_vat: phrases(`exclusiv TVA | excl. TVA | TVA neinclus | plus TVA | scutit de TVA | scutite de TVA`),
    payable: phrases(`
      Total de plată | Total plată | De plată | Total de plată lei | Sumă de plată | Rest de plată | De achitat |
      Total de achitat | Rest de achitat | Sumă de achitat | Total de plată factură curentă | Total plată lei |
      Total de plată RON | Sold de plată | Valoare de plată | Total sold de plată | Sumă datorată | Total datorat |
      Total de plătit | De plătit | Suma totală de plată | Diferență de plată | De restituit | De rambursat |
      Total de restituit
    `),
    total: phrases(`Sumă | Valoare | Valoarea | Totaluri`),
    prepaid: phrases(`
      Avans | Achitat | Avans achitat | Plătit | Sumă achitată | Sume achitate | Încasat | Storno avans |
      Avans facturat | Avans încasat | Plăți efectuate | Plăți anticipate | Total achitat | Plată în avans |
      Sumă plătită | Achitat în avans
    `),
    discount: phrases(`
      Discount | Reducere | Reduceri | Rabat | Discount total | Total discount | Total reduceri |
      Reducere comercială | Discount comercial | Valoare discount | Voucher | Cupon | Sconto
    `),
    charge: phrases(`
      Transport | Taxă transport | Cost transport | Taxă livrare | Cost livrare | Livrare | Taxe poștale |
      Cheltuieli transport | Ambalaj | Taxă timbru verde | Timbru verde | Ecotaxă | Taxă ambalare | Garanție ambalaj |
      Taxă ramburs | Servicii livrare | Rotunjire | Rotunjiri | Taxă urgență | Cheltuieli de transport |
      Costuri de livrare
    `),
    withholding: phrases(`Impozit reținut | Impozit reținut la sursă | Reținere la sursă`),
  },
  columns: {
    position: phrases(`Nr. crt | Nr | Crt | Poz | Nr. poz | N. crt | Nr. rând`),
    article: phrases(`
      Cod | Cod produs | Cod articol | Cod marfă | Cod art | SKU | Cod intern | Cod de bare | Cod NC | Cod CPV
    `),
    name: phrases(`
      Denumire | Denumirea produselor sau a serviciilor | Denumirea produselor sau serviciilor | Denumire produs |
      Denumire produse/servicii | Denumirea produselor | Produs | Produse | Serviciu | Servicii | Descriere |
      Denumire produs sau serviciu | Denumire produs/serviciu | Produs/serviciu | Produse/servicii | Articol |
      Denumire articol | Explicații | Specificație | Denumirea produsului/serviciului | Descriere produs | Marfă |
      Denumirea mărfii | Detalii produs | Produs / descriere | Descriere servicii | Denumirea |
      Descrierea serviciilor | Denumire servicii | Produse și servicii | Denumirea produselor/serviciilor |
      Denumirea serviciilor | Denumire marfă | Descriere serviciu | Obiectul facturii | Denumire serviciu
    `),
    quantity: phrases(`
      Cantitate | Cantitatea | Cant | Buc | Nr. buc | Cantitate livrată | Ctt | Consum | Cantitate facturată |
      Nr. ore | Ore
    `),
    unit: phrases(`U.M. | Unitate de măsură | Unitate | Unit. măs | Unitatea de măsură`),
    price: phrases(`
      Preț unitar | Preț | Preț unitar fără TVA | Preț fără TVA | Preț unitar (fără TVA) -lei- | Preț/UM | P.U. |
      Preț unit | Tarif | Preț unitar lei | Preț net | Preț unitar net | Tarif unitar | Preț lei |
      Preț unitar cu TVA | Preț cu TVA | Preț vânzare | Preț unitar RON | Preț un | Cost unitar | Preț de vânzare |
      Preț listă | Preț buc | Tarif orar
    `),
    discount: phrases(`Discount | Disc | Disc. % | Reducere | % Disc | Discount % | Red. % | Rabat`),
    vat_rate: phrases(`Cota TVA | % TVA | TVA % | Cotă | Cota de TVA | Procent TVA | Cotă TVA % | TVA`),
    vat_amount: phrases(`
      Valoare TVA | Valoarea TVA | Valoare TVA -lei- | Valoarea TVA -lei- | TVA lei | Sumă TVA | Val. TVA |
      Total TVA | TVA RON | Valoare TVA RON
    `),
    net: phrases(`
      Valoare fără TVA | Valoarea fără TVA | Total fără TVA | Valoare netă | Val. fără TVA | Valoare fără TVA -lei- |
      Valoarea (fără TVA) -lei- | Fără TVA | Total net | Val. netă
    `),
    gross: phrases(`
      Valoare cu TVA | Total cu TVA | Valoarea cu TVA | Valoare totală | Total cu TVA lei | Total inclusiv TVA |
      Cu TVA | Valoare inclusiv TVA | Val. cu TVA | Valoare cu TVA lei | Valoare totală cu TVA | Total TVA inclus |
      Valoare brută
    `),
    amount: phrases(`
      Valoare | Valoarea | Valoarea -lei- | Valoare -lei- | Val | Total | Sumă | Total lei | Preț total |
      Valoare RON | Total RON | Total linie | Valoare totală lei
    `),
    base: phrases(`
      Bază | Bază TVA | Bază impozabilă | Baza de impozitare | Baza de calcul | Valoare bază | Bază impozitare
    `),
    other: phrases(`
      Data | Lot | Data expirării | Garanție | Perioada | Observații | Index vechi | Index nou | Lot/expirare |
      Serie | Cont | Termen garanție | Factor | Constanta
    `),
  },
  parties: {
    seller: phrases(`
      Furnizor | Furnizorul | Vânzător | Prestator | Emitent | Date furnizor | Vânzătorul | Executant | Prestatorul |
      Furnizor/prestator | Vândut de | Societatea emitentă | Datele furnizorului | Facturat de | Expeditor | Organizator | De la
    `),
    buyer: phrases(`
      Client | Cumpărător | Beneficiar | Date client | Cumpărătorul | Clientul | Facturat către | Facturare către | Emisă către |
      Date de facturare | Adresă de facturare | Adresă facturare | Client/beneficiar | Beneficiarul | Abonat |
      Titular contract | Date facturare | Datele clientului | Către | Plătitor | Datele cumpărătorului | Consumator |
      Nume/denumire client | Cumpărător/beneficiar |
      Vândut către
    `),
    other_party: phrases(`
      Adresă de livrare | Adresă livrare | Livrare la | Loc de livrare | Adresa de corespondență | Destinatar |
      Punct de lucru | Punct de livrare | Punct lucru | Adresă punct de lucru | Adresa locului de consum |
      Date expediție | Date privind expediția | Locul livrării | Banca | Date delegat | Numele delegatului |
      Nume delegat | Cesionar | Transportator
    `),
  },
  accountHolders: phrases(`Titular cont | Titularul contului | Beneficiar cont`),
  contractHolders: phrases(`Titular contract | Titularul contractului | Abonat | Asigurat | Chiriaș | Locatar`),
  paymentSlips: { payee: phrases(`Plătiți către | Plata către`), payer: phrases(`Plătitor`) },
  buyersBelowSellers: [],
  buyersOwn: words('dvs dumneavoastra'),
  reverseCharge: phrases(`Taxare inversă`),
  loneSums: [],
  monthSpellings: { noi: 11, nov: 11, mar: 3, sept: 9, ian: 1 },
  ordinalEndings: [],
  dateParticles: [],
  numberWords: words('nr numar numarul'),
  units: {
    kilogram: phrases(`kilogram | kilograme`),
    piece: phrases(`buc | bucată | bucăți`),
    metre: phrases(`metru | metri`),
    litre: phrases(`litru | litri`),
  },
  payments: {
    direct_debit: phrases(`debit direct | debitare directă`),
    credit_card: phrases(`card | card bancar | card de credit | cu cardul | card online | plata cu cardul`),
    debit_card: phrases(`card de debit`),
    online: [],
    check: phrases(`cec | filă cec | bilet la ordin`),
    cash: phrases(`numerar | ramburs | cash ramburs`),
    bank_transfer: phrases(`
      transfer bancar | ordin de plată | virament | virament bancar | prin bancă | plata prin bancă | ordin plată
    `),
  },
  paid: words('achitat achitata platit platita'),
  states: phrases(
    `Achitat | Achitată | Neachitat | Neachitată | Plătit | Plătită | Neplătit | Neplătită | Restantă | Anulată`,
  ),
  paidWith: words('cu prin'),
  negations: phrases(`nu | fără`),
  demandWords: phrases(`plata | plăti | plătiți | achita | achitare | achitați`),
  deadlineWords: phrases(`până la | până la data de | cel târziu la | până pe`),
  debitWords: phrases(`va fi debitat | va fi debitată | vom debita | se va debita | va fi încasată`),
  debitDays: phrases(`la data de | în data de | pe data de | pe | începând cu | nu mai devreme de`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`
    s.r.l. | srl | s.a. | s.r.l.-d | srl-d | s.c.s. | s.n.c. | p.f.a. | pfa | persoană fizică autorizată | întreprindere individuală | s.c.a. | regie autonomă | cabinet individual de avocat | societate cooperativă
  `),
  companyWords: words('sc societatea'),
  joiningWords: words('si de'),
  neverInNames: phrases(`capital social | registrul comerțului`),
  formerNameWords: words('fosta fost'),
  numberSeries: phrases(`Serie | Seria`),
  paymentDates: phrases(`Data plății`),
  shopOrders: {
    number: phrases(`Nr. comandă | Număr comandă | Comandă nr | Numărul comenzii | Nr. comenzii | ID comandă`),
    date: phrases(`Data comenzii`),
  },
  debitedAccounts: phrases(`contul dumneavoastră | contul dvs.`),
  senderReferences: phrases(`Referință`),
  seatWords: phrases(`cu sediul în | cu sediul social în | cu domiciliul în`),
  partyQualifiers: words('denumire nume'),
  frequentWords: words(`
    factura facturii facturare furnizor furnizorul cumparator cumparatorul beneficiar denumirea denumire produselor
    serviciilor produse servicii cantitate cantitatea pret unitar valoare valoarea plata plati scadenta scadentei
    emiterii emitere lei buc tva cota fara pentru din este sau prin care sunt la judet judetul sediul banca cont
    trezoreria capital comertului intocmit delegatului semnatura stampila achitat dumneavoastra numar seria termen
    conform perioada consum bucuresti romania termenul privind catre ati
  `),
  ...ROMANIAN_RECEIPTS,
};
