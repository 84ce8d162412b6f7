import { SLOVAK_RECEIPTS } from './sk-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const SLOVAK: Locale = {
  language: 'sk',
  homeCountry: 'SK',
  ocr: { tesseract: 'slk', hasUncommonLetters: true },
  fields: {
    invoice_number: phrases(`
      Faktúra č | Faktúra číslo | Číslo faktúry | Č. faktúry | Číslo dokladu | Doklad č | Doklad číslo |
      Daňový doklad č | Faktúra - daňový doklad č | Faktúra - daňový doklad | Faktúra - daňový doklad číslo |
      Číslo daňového dokladu | Evidenčné číslo | Dobropis č | Číslo dobropisu | Opravná faktúra č |
      Zálohová faktúra č | Číslo zálohovej faktúry | Vyúčtovacia faktúra č | Ostrá faktúra č | Číslo bločku |
      Pokladničný doklad č | Príjmový pokladničný doklad č | Poradové číslo faktúry | Vyúčtovanie č | Predfaktúra č |
      Preddavková faktúra č | Č. dokladu | Účtenka č | Číslo účtenky | Bloček č | Bloček číslo | Č. bločku | Paragón č |
      Číslo paragónu | Potvrdenka č | Číslo potvrdenky | Pokladničný doklad číslo | Číslo pokladničného dokladu |
      Poradové číslo dokladu | Cestovný lístok č | Číslo lístka
    `),
    invoice_date: phrases(`
      Dátum vystavenia | Dátum vystavenia faktúry | Dátum vystavenia dokladu | Dátum vyhotovenia |
      Dátum vyhotovenia faktúry | Vystavené | Vystavené dňa | Vystavená dňa | Vystavená | Dátum faktúry |
      Deň vystavenia | Vyhotovené | Vyhotovené dňa | Vyhotovená dňa | Dát. vystavenia | Vystavenie | Dátum vyst |
      Vystavenie faktúry
    `),
    date: phrases(`Dátum | Dátum a čas | Dňa | zo dňa`),
    number: phrases(`Číslo | Č`),
    other_number: phrases(`
      Číslo meradla |
      Konštantný symbol | Konšt. symbol | Špecifický symbol | Špec. symbol | Číslo účtu | Č. účtu | Účet |
      Bankový účet | Bankové spojenie | Číslo bankového účtu | IBAN | BIC | SWIFT | SWIFT/BIC | BIC/SWIFT |
      Číslo zákazníka | Zákaznícke číslo | Zákaznícky kód | Číslo odberateľa | Kód zákazníka | Dodací list |
      Dodací list č | Číslo dodacieho listu | Číslo zmluvy | Zmluva | Zmluva č | Zmluvný účet | Číslo zmluvného účtu |
      Číslo cenovej ponuky | Cenová ponuka č | Zákazka | Zákazka č | Číslo zákazky | Obchodný partner |
      Číslo obchodného partnera | Odberné miesto | Číslo odberného miesta | EIC | EIC kód | Číslo elektromera |
      Číslo plynomera | Výrobné číslo | Sériové číslo | Číslo projektu | Projekt | Stredisko | Číslo poistnej zmluvy |
      Poistná zmluva | Telefónne číslo služby | Číslo SIM | Kód banky | Rodné číslo | Zápis | ORP | DKP | OKP |
      Kód pokladnice | Kód pokladne | Naša značka | Vaša značka | Referencia | EČV | Číslo transakcie | Č. transakcie |
      Transakcia č | ID transakcie | Číslo terminálu | Č. terminálu | Terminál č | ID terminálu | Číslo pokladne |
      Č. pokladne | Pokladňa č | Pokladnica č | ID pokladne | Pokladník č | Autorizačný kód | Kód autorizácie |
      Číslo autorizácie | Č. autorizácie | Autorizácia č | Číslo karty | Č. karty | Karta č | Zákaznícka karta |
      Číslo zákazníckej karty | Vernostná karta | Číslo vernostnej karty | Číslo predajne | Č. predajne | Predajňa č |
      Číslo prevádzky | Prevádzka č | Stôl č | Číslo stola | Číslo obchodníka | ID obchodníka | PKP | Referenčné číslo |
      Sekvenčné číslo | Číslo poukážky | Kód kupónu
    `),
    due_date: phrases(`
      Dátum splatnosti | Splatnosť | Splatnosť faktúry | Splatné | Splatné dňa | Splatná dňa | Deň splatnosti |
      Dátum splatnosti faktúry | Splatné do | Uhraďte do | Úhrada do | Zaplaťte do | Lehota splatnosti |
      Dát. splatnosti | Termín splatnosti | Uhradiť do | Termín úhrady
    `),
    other_date: phrases(`
      Dátum dodania | Dátum dodania tovaru | Dátum dodania tovaru alebo služby | Dátum dodania služby | Deň dodania |
      Dátum dodania / prijatia platby | Dátum zdaniteľného plnenia | Dátum zd. plnenia | Dátum zdan. plnenia |
      Dátum uskutočnenia zdaniteľného plnenia | Dátum vzniku daňovej povinnosti | Dátum vzniku daň. povinnosti | DVDP |
      Deň vzniku daňovej povinnosti | Dátum daňovej povinnosti | Dátum plnenia | Dátum objednávky | Dátum úhrady |
      Dátum prijatia platby | Zaplatené dňa | Uhradené dňa | Dátum tlače | Vytlačené | Dátum narodenia | Platnosť do |
      Platí do | Dátum expedície | Dátum odpočtu | Dátum prijatia | Dátum pripísania | Dátum odoslania | Dodané dňa |
      Dátum poskytnutia služby | Dátum výdaja | Platné do | Platný do | Platná do | Platné od | Platí od | Platnosť |
      Dátum platnosti | Koniec platnosti | Kupón platný do | Poukážka platná do | Akcia platí do | Body platné do |
      Body prepadnú | Platnosť bodov do | Expirácia | Dátum expirácie | Uplatnite do | Možno uplatniť do | Využite do |
      Spotrebujte do | Minimálna trvanlivosť do | Vrátenie do | Vrátenie tovaru do | Výmena do | Záruka do |
      Dátum príchodu | Príchod | Vjazd | Čas vjazdu | Dátum vjazdu | Dátum odchodu | Dátum cesty | Parkovanie do |
      Zaplatené do
    `),
    vat_id: phrases(`
      IČ DPH | DIČ | DIČ/IČ DPH | IČ pre DPH | Identifikačné číslo pre DPH | DIČ DPH | VAT ID | IČ DPH / VAT |
      Daňové identifikačné číslo
    `),
    tax_number: [],
    tax_office: [],
    phone: phrases(`
      Telefón | Tel | Mobil | Tel. č | Telefónne číslo | Tel. číslo | Mobilný telefón | Tel./fax | Zákaznícky servis |
      Infolinka
    `),
    other_contact: phrases(`
      Kontakt | Kontaktná osoba | Vybavuje | Vyhotovil | Vystavil | Zodpovedná osoba | Fax | E-mail | Web | Www |
      Internet | Zákaznícka linka | Webová stránka | Vystavila | Vyhotovila
    `),
    name: phrases(`Názov | Meno | Obchodné meno | Názov firmy | Meno a priezvisko | Firma`),
    address: phrases(`Adresa | Sídlo | Miesto podnikania | Sídlo spoločnosti | Korešpondenčná adresa`),
    country: phrases(`Krajina | Štát`),
    currency: phrases(`Mena | Mena faktúry | Mena dokladu`),
    payment: phrases(`
      Forma úhrady | Spôsob úhrady | Spôsob platby | Forma platby | Spôsob platenia | Platba | Úhrada | Typ platby |
      Druh platby | Platobná metóda | Druh úhrady | Spôsob uhradenia
    `),
  },
  titles: {
    invoice: phrases(`
      Faktúra | Daňový doklad | Faktúra - daňový doklad | Vyúčtovacia faktúra | Ostrá faktúra | Vyúčtovanie |
      Zúčtovacia faktúra | Konečná faktúra | Predajná faktúra
    `),
    credit_note: phrases(`Dobropis | Opravná faktúra | Opravný daňový doklad | Opravný doklad | Storno faktúra`),
    debit_note: phrases(`Ťarchopis | Penalizačná faktúra`),
    prepayment: phrases(`
      Zálohová faktúra | Preddavková faktúra | Zálohový list | Rozpis zálohových platieb | Predfaktúra |
      Daňový doklad k prijatej platbe | Faktúra k prijatej platbe
    `),
    receipt: phrases(`
      Pokladničný doklad | Príjmový pokladničný doklad | Príjmový doklad | Bloček | Pokladničný blok | Paragón |
      Potvrdenka | Účtenka | Doklad o zaplatení | Potvrdenie o platbe
    `),
    reminder: phrases(`
      Upomienka | Výzva na úhradu | Výzva na zaplatenie | Pripomienka platby | Predžalobná výzva | Upomienka č
    `),
    other: phrases(`
      Proforma faktúra | Potvrdenie objednávky | Cenová ponuka | Predbežná faktúra | Výpis z účtu | Výdajka
    `),
  },
  references: {
    order_number: phrases(`
      Číslo objednávky | Objednávka | Objednávka č | Objednávka číslo | Č. objednávky | Vaša objednávka | Obj. č |
      Číslo Vašej objednávky | Objednávka zo dňa | Obj. číslo | Číslo obj | Vaša objednávka č
    `),
    payment_reference: phrases(`
      Variabilný symbol | Variab. symbol | Var. symbol | Variabilný symbol (VS) | Variabilný symbol / číslo faktúry |
      Referencia platby | Referencia platiteľa
    `),
    original_invoice: phrases(`
      K faktúre | K faktúre č | Pôvodná faktúra | Pôvodný doklad | Číslo pôvodnej faktúry | Oprava faktúry |
      Opravuje faktúru | Dobropis k faktúre | Opravovaná faktúra | Číslo pôvodného dokladu | Opravuje doklad |
      K dokladu | Týka sa faktúry | Vzťahuje sa na faktúru | Č. pôvodnej faktúry
    `),
    service_period: phrases(`
      Fakturačné obdobie | Fakturované obdobie | Zúčtovacie obdobie | Vyúčtovacie obdobie | Obdobie | Obdobie dodania |
      Za obdobie | Obdobie poskytnutia služby | Obdobie fakturácie | Poistné obdobie | Zúčtovanie za obdobie
    `),
  },
  totals: {
    lines: phrases(`Medzisúčet | Súčet položiek | Súčet | Položky spolu | Spolu položky | Spolu za položky`),
    net: phrases(`
      Spolu bez DPH | Celkom bez DPH | Suma bez DPH | Cena bez DPH | Základ dane | Základ DPH | Základ | Bez DPH |
      Cena spolu bez DPH | Cena celkom bez DPH | Celková suma bez DPH | Celková cena bez DPH | Súčet bez DPH |
      Spolu základ dane | Základ dane spolu | Spolu základ | Základ spolu | Suma základu dane | Netto | Celkom základ |
      Hodnota bez DPH | Celkom základ dane | Daňový základ | Základ dane celkom | Fakturovaná suma bez DPH |
      Medzisúčet bez DPH | Sadzba základ
    `),
    vat: phrases(`
      DPH | DPH spolu | Spolu DPH | Celkom DPH | DPH celkom | Výška DPH | Suma DPH | Výška dane | Suma dane | Daň |
      Daň spolu | DPH v EUR | DPH EUR | Celková výška dane | Dane spolu | Daň z pridanej hodnoty | DPH suma |
      Čiastka DPH | Celková DPH | Hodnota DPH
    `),
    gross: phrases(`
      Spolu s DPH | Celkom s DPH | Suma s DPH | Cena s DPH | Cena spolu s DPH | Cena celkom s DPH |
      Celková suma s DPH | Celková cena s DPH | Celková suma | Celková cena | Cena spolu | Cena celkom |
      Celková čiastka | Fakturovaná suma | Suma faktúry | Faktúra spolu | Spolu vrátane DPH | Celkom vrátane DPH |
      Spolu vr. DPH | Hodnota s DPH | Brutto | Celková fakturovaná suma | Celkom faktúra | Hodnota faktúry |
      Suma celkom | Suma spolu | Celková suma faktúry | Celkom fakturované | Fakturovaná suma s DPH | Spolu za faktúru
    `),
    with_vat: phrases(`s DPH | vrátane DPH | vr. DPH | vrátane dane`),
    without_vat: phrases(`bez dane | oslobodené od DPH`),
    payable: phrases(`
      Celkom k úhrade | Spolu k úhrade | K úhrade | Na úhradu | Suma na úhradu | Spolu na úhradu | Celkom na úhradu |
      Suma k úhrade | Čiastka k úhrade | Zostáva uhradiť | Zostáva k úhrade | Zostáva na úhradu | Ostáva uhradiť |
      Ostáva k úhrade | Ostáva na úhradu | K zaplateniu | Suma na zaplatenie | Na zaplatenie | Spolu k zaplateniu |
      Celková suma na úhradu | Celková suma k úhrade | Celkom zaplatiť | Zaplaťte | Uhraďte | Doplatok | Nedoplatok |
      Fakturovaná suma na úhradu | Cena k úhrade | Celkom k zaplateniu | Suma na úhradu spolu | Nezaplatená suma |
      Výsledná suma na úhradu | Zostatok na úhradu | K platbe | Celková suma k platbe | Suma k platbe | Dlžná suma |
      Na vrátenie | Suma na vrátenie | K vráteniu
    `),
    total: phrases(`Spolu | Celkom | Suma | Čiastka | Spolu EUR | Celkom EUR | Úhrnom | Hodnota`),
    prepaid: phrases(`
      Uhradené | Zaplatené | Uhradené zálohou | Uhradené zálohami | Záloha | Zálohy | Preddavok | Preddavky |
      Už uhradené | Uhradené preddavky | Prijaté zálohy | Zaplatené zálohy | Zaplatená záloha | Odpočet zálohy |
      Odpočet záloh | Odpočet preddavku | Zálohové platby | Uhradené zálohové platby | Doteraz uhradené |
      Uhradená suma | Zaplatené zálohou | Prijaté platby | Zaplatené preddavky | Uhradená záloha
    `),
    discount: phrases(`Zľava | Zľavy | Zľava spolu | Celková zľava | Rabat | Zľavový kupón | Zľava celkom`),
    charge: phrases(`
      Doprava | Poštovné | Balné | Poštovné a balné | Zaokrúhlenie | Zaokrúhlené | Halierové vyrovnanie |
      Centové vyrovnanie | Dobierka | Dopravné | Poplatok za dopravu | Manipulačný poplatok | Prepravné | Doručenie |
      Poplatok | Recyklačný poplatok | Balenie | Príplatok | Expedičné | Cena dopravy | Zaokrúhlenie celkom | Dodanie |
      Poplatok za dobierku
    `),
    withholding: [],
  },
  columns: {
    position: phrases(`Por. č | Č | Pol | Poradie | Riadok | Por. číslo`),
    article: phrases(`
      Kód | Kód tovaru | Katalógové číslo | Kat. č | Číslo tovaru | PLU | EAN | Kód položky | Katalóg | Číslo položky |
      Kód produktu
    `),
    name: phrases(`
      Názov položky | Názov | Popis | Popis položky | Označenie dodávky | Položka | Tovar | Tovar/služba |
      Tovar a služby | Názov tovaru | Názov tovaru/služby | Názov tovaru alebo služby | Názov a popis položky |
      Predmet fakturácie | Text | Predmet plnenia | Predmet | Služba | Názov služby | Fakturujeme Vám | Označenie |
      Názov a popis | Názov produktu | Produkt | Popis tovaru | Popis služby | Názov / popis | Položky | Druh tovaru |
      Druh služby | Popis plnenia
    `),
    quantity: phrases(`
      Množstvo | Počet | Ks | Počet MJ | Množ | Mn | Počet ks | Počet kusov | Spotreba | Hodiny | Počet jednotiek |
      Množ. MJ
    `),
    unit: phrases(`MJ | Jedn | Merná jednotka | Jednotka | Mer. jedn | J`),
    price: phrases(`
      Cena | Cena za MJ | Cena/MJ | Jedn. cena | Jednotková cena | J. cena | Cena za jednotku |
      Jednotková cena bez DPH | Jedn. cena bez DPH | J. cena bez DPH | Cena za MJ bez DPH | Cena za kus | Cena za ks |
      Cena/ks | Cena MJ bez DPH | JC bez DPH | Jednotk. cena | Cena/jedn | Sadzba za hodinu | Cena za j | Predajná cena
    `),
    discount: phrases(`Zľava | Zľava % | % zľavy | Zľ. % | Rabat % | Zľava v %`),
    vat_rate: phrases(`
      DPH | DPH % | % DPH | Sadzba DPH | Sadzba | Sadzba DPH % | Sadzba dane | DPH v % | Sadz. DPH | Daň % |
      Sadzba DPH v % | Sadzba %
    `),
    vat_amount: phrases(`
      Výška DPH | Suma DPH | DPH EUR | DPH v EUR | Výška dane | Daň | DPH spolu | Čiastka DPH | Hodnota DPH |
      Suma dane | DPH celkom | Spolu DPH | Daň EUR
    `),
    net: phrases(`
      Spolu bez DPH | Celkom bez DPH | Bez DPH | Cena bez DPH | Suma bez DPH | Základ | Cena spolu bez DPH |
      Cena celkom bez DPH | Celková cena bez DPH | Hodnota bez DPH | EUR bez DPH | Spolu bez DPH EUR |
      Celk. cena bez DPH | Cena celk. bez DPH
    `),
    gross: phrases(`
      Spolu s DPH | Celkom s DPH | S DPH | Cena s DPH | Suma s DPH | Cena spolu s DPH | Cena celkom s DPH |
      Hodnota s DPH | Celková cena s DPH | EUR s DPH | Spolu vr. DPH | Celkom vrátane DPH | Spolu vrátane DPH |
      Celk. cena s DPH
    `),
    amount: phrases(`
      Spolu | Celkom | Suma | Cena spolu | Cena celkom | Čiastka | Spolu EUR | Celkom EUR | Celková cena | Hodnota |
      Suma EUR | Cena celkom EUR | Suma v EUR
    `),
    base: phrases(`Základ dane | Základ DPH | Daňový základ | Základ pre DPH | Základ dane EUR`),
    other: phrases(`
      Dátum | Záruka | Dátum dodania | Obdobie | Hmotnosť | Sklad | Poznámka | Stredisko | Zo dňa | Rekapitulácia
    `),
  },
  parties: {
    seller: phrases(`
      Dodávateľ | Predávajúci | Predajca | Zhotoviteľ | Poskytovateľ | Dodávateľ (predávajúci) | Vystavovateľ |
      Údaje dodávateľa | Prenajímateľ | Platca DPH dodávateľ | Organizátor | Usporiadateľ | Od | Odosielateľ
    `),
    buyer: phrases(`
      Odberateľ | Kupujúci | Zákazník | Objednávateľ | Prijímateľ služby | Odberateľ (kupujúci) | Fakturačná adresa | Fakturačné údaje |
      Platiteľ | Údaje odberateľa | Nájomca | Údaje zákazníka | Adresát
    `),
    other_party: phrases(`
      Príjemca | Konečný príjemca | Dodacia adresa | Miesto dodania | Adresa dodania | Banka | Poštová adresa |
      Miesto určenia | Prevádzka | Príjemca tovaru | Doručovacia adresa | Miesto spotreby | Adresa odberného miesta |
      Adresa prevádzky | Doručiť na | Zasielacia adresa | Názov banky | Korešpondenčná adresa odberateľa |
      Príjemca platby
    `),
  },
  accountHolders: phrases(`Majiteľ účtu | Názov účtu | Vlastník účtu`),
  contractHolders: phrases(`Nájomca | Poistník | Účastník | Držiteľ zmluvy`),
  paymentSlips: { payee: [], payer: phrases(`Príkazca | Platiteľ`) },
  buyersBelowSellers: [],
  buyersOwn: words('vaše váš odberateľa'),
  reverseCharge: phrases(`Prenesenie daňovej povinnosti | Prenos daňovej povinnosti`),
  loneSums: phrases(`s DPH`),
  monthSpellings: { jan: 1, febr: 2, mar: 3, apr: 4, jún: 6, júl: 7, aug: 8, sept: 9, okt: 10, nov: 11, dec: 12 },
  ordinalEndings: [],
  dateParticles: [],
  numberWords: words('č číslo'),
  units: {
    kilogram: phrases(`kilogram | kilo`),
    piece: phrases(`ks | kus | kusy | kusov`),
    metre: phrases(`meter | metre | metrov | bm`),
    litre: phrases(`liter | litre | litrov`),
  },
  payments: {
    direct_debit: phrases(`inkaso | SEPA inkaso | inkasom`),
    credit_card: phrases(`
      karta | kartou | platobná karta | platobnou kartou | kreditná karta | kreditnou kartou | platba kartou | online kartou
    `),
    debit_card: phrases(`debetná karta | debetnou kartou`),
    online: phrases(`online platba | gopay | besteron | trustpay`),
    check: phrases(`šek`),
    cash: phrases(`hotovosť | v hotovosti | hotovosťou | hotovostne | hotovo`),
    bank_transfer: phrases(`
      bankový prevod | bankovým prevodom | prevodom | prevod | prevodný príkaz | prevodným príkazom |
      príkaz na úhradu | bezhotovostne | platba prevodom | prevod na účet | prevodom na účet | internet banking |
      bezhotovostný prevod
    `),
  },
  paid: words('uhradené zaplatené uhradená'),
  states: phrases(`Zaplatené | Nezaplatené | Uhradené | Neuhradené | Po splatnosti | Stornované`),
  paidWith: [],
  negations: phrases(`nie`),
  demandWords: phrases(`uhradiť | uhraďte | úhrada | úhradu | úhrady | zaplatiť | zaplaťte | platba | platbu`),
  deadlineWords: phrases(`do | do dňa | najneskôr do | najneskôr | t. j. do | teda do`),
  debitWords: phrases(`strhneme | bude stiahnutá | bude odpísaná | bude inkasovaná | inkasujeme`),
  debitDays: phrases(`dňa | ku dňu | nie skôr ako | najskôr | nie pred`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`
    s.r.o. | s. r. o. | spol. s r.o. | spol. s r. o. | spol. | a.s. | a. s. | k.s. | k. s. | v.o.s. | v. o. s. | š.p. |
    š. p. | o.z. | j.s.a. | štátny podnik | spoločnosť s ručením obmedzeným | akciová spoločnosť |
    družstvo | výrobné družstvo | spotrebné družstvo | poľnohospodárske družstvo
  `),
  companyWords: [],
  joiningWords: words('s'),
  neverInNames: phrases(`základné imanie | zapísaná v | zapísaný v | obchodný register | živnostenský register`),
  formerNameWords: words('predtým pôvodne'),
  paymentDates: phrases(`Dátum platby | Dátum úhrady`),
  shopOrders: {
    number: phrases(`Číslo objednávky | Objednávka č | Objednávka číslo | Č. objednávky | Objednávka`),
    date: phrases(`Dátum objednávky`),
  },
  debitedAccounts: phrases(`účtu`),
  seatWords: phrases(`so sídlom | sídlom | bytom`),
  partyQualifiers: [],
  addressParts: {
    postcode: phrases(`PSČ`),
    town: phrases(`Mesto | Obec`),
    state: phrases(`Kraj`),
  },
  frequentWords: words(`
    číslo vystavenia splatnosti dodávateľ odberateľ spolu celkom dph suma množstvo dič variabilný konštantný špecifický
    daňový názov sadzba spôsob prevodom prevodný príkaz bankový bankové spojenie platobné podmienky registri registra
    okresného oddiel vložka spoločnosť zapísaná slovensko slovenská bratislava vyhotovil pečiatka prevzal príjemca
    zľava zaokrúhlenie medzisúčet ďakujeme hotovosť pokladničný pri alebo nie aj ste vás dňa ktoré podľa vrátane
    obdobie povinnosti vzniku daňovej dodania úhrade úhradu služieb označenie jednotková ak máte sme zostáva faktúra
    ičo
  `),
  ...SLOVAK_RECEIPTS,
};
