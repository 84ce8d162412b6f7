import { CROATIAN_RECEIPTS } from './hr-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const CROATIAN: Locale = {
  language: 'hr',
  homeCountry: 'HR',
  ocr: { tesseract: 'hrv', hasUncommonLetters: false },
  fields: {
    invoice_number: phrases(`
      Račun br | Račun broj | Broj računa | Br. računa | Račun R1 br | Račun R1 broj | R1 račun br | Račun R2 br |
      Račun-otpremnica br | Račun otpremnica broj | Oznaka računa | Račun za predujam br | E-račun br | E-račun broj |
      Broj e-računa | Odobrenje br | Odobrenje broj | Broj odobrenja | Storno račun br | Predračun br |
      Broj predračuna | Ponuda/predračun br | Račun dokumenta | Broj dokumenta | Br. dokumenta | Dokument br |
      Račun za predujam broj | Predračun broj | Faktura br | Faktura broj | Broj fakture | Knjižno odobrenje br |
      Fiskalni broj računa | Račun oznaka | Maloprodajni račun br | Interni broj računa | Račun br. (R1) |
      Račun/invoice | Broj potvrde | Potvrda br | Potvrda broj | Blagajnički račun br | Broj blagajničkog računa |
      Gotovinski račun br | Gotovinski račun broj | Redni broj računa | Karta br | Broj karte | Broj ulaznice
    `),
    invoice_date: phrases(`
      Datum računa | Datum izdavanja | Datum izdavanja računa | Datum i vrijeme izdavanja | Datum i vrijeme |
      Datum izrade | Datum izdavanja i mjesto | Datum fakture | Datum ispostave | Datum dokumenta |
      Mjesto i datum izdavanja | Izdano | Mjesto i datum | Datum i mjesto izdavanja | Izdan dana |
      Datum i vrijeme računa | Datum izrade računa | Datum i vrijeme izdavanja računa | Nadnevak računa |
      Račun izdan | Datum ispostavljanja | Datum izdavanja e-računa | Datum i vrijeme izrade
    `),
    date: phrases(`Nadnevak | Dana`),
    number: phrases(`Broj | Br`),
    other_number: phrases(`
      Šifra kupca | Broj kupca | Šifra partnera | Kupac br | Korisnički broj | Broj korisnika | Šifra korisnika |
      Broj ugovora | Ugovor br | Ugovor broj | Ugovor | Broj otpremnice | Otpremnica br | Otpremnica | Broj ponude |
      Ponuda br | Ponuda | Broj naloga | Radni nalog | Radni nalog br | Broj radnog naloga | Matični broj | MIBPG |
      Žiro račun | Ž.r. | Broj transakcijskog računa | Poslovni račun | Broj žiro računa | Tekući račun | IBAN |
      SWIFT | BIC | IBAN broj | Račun IBAN | Broj mjernog mjesta | Obračunsko mjerno mjesto | OMM | Šifra OMM |
      Broj brojila | Brojilo | Mjerno mjesto | Broj polise | Polica br | Broj police | Registarska oznaka |
      Reg. oznaka | ZKI | JIR | Zaštitni kod | Jedinstveni identifikator računa | Oznaka operatera | Šifra artikla |
      Broj projekta | Projekt | Temeljni kapital | Broj pošiljke | Pretplatnički broj | Broj pretplatnika |
      Telefonski broj priključka | Naš broj | Vaš broj | Vezni dokument | Veza dokument | Urudžbeni broj | Klasa |
      Broj putnog naloga | Oznaka poslovnog prostora | Oznaka naplatnog uređaja | Blagajna | Broj kartice |
      Šifra obveznika | Evidencijski broj nabave | Broj transakcije | Transakcija br | Transakcija broj |
      ID transakcije | Broj terminala | Terminal br | Terminal broj | ID terminala | Autorizacijski broj |
      Autorizacijski kod | Broj autorizacije | Autorizacija br | Kod autorizacije | Broj blagajne | Blagajna br |
      Blagajna broj | Oznaka blagajne | Broj kase | Kasa br | Kartica br | Kartica vjernosti | Broj kartice vjernosti |
      Kartica kupca | Stol br | Broj stola | Poslovnica br | Broj poslovnice | Šifra poslovnice | Prodavaonica br |
      Prodajno mjesto br | ID trgovca | Broj trgovca | Serijski broj | Referentni broj | Kod kupona | Broj bona |
      Broj operatera | Operater br
    `),
    due_date: phrases(`
      Datum dospijeća | Dospijeće | Dospijeće plaćanja | Rok plaćanja | Rok za plaćanje | Valuta plaćanja |
      Platiti do | Datum valute | Dospijeva | Rok dospijeća | Dospjeće | Datum dospjeća | Plativo do |
      Dospijeće računa | Dospijeva na naplatu | Datum dospijeća plaćanja | Rok uplate | Uplatiti do |
      Datum plaćanja do | Molimo platiti do | Dan dospijeća | Plaćanje do | Krajnji rok plaćanja
    `),
    other_date: phrases(`
      Datum isporuke | Datum isporuke dobara | Datum obavljene usluge | Datum otpreme | Datum narudžbe |
      Datum narudžbenice | Isporuka | Datum usluge | Datum ugovora | Datum ispisa | Datum plaćanja | Datum uplate |
      Datum ponude | Datum otpremnice | Datum isporuke/usluge | Isporučeno | Vrijeme izdavanja | Datum obračuna |
      Datum isporuke dobara/usluga | Datum i vrijeme ispisa | Vrijedi do | Datum rođenja | Datum prometa |
      Datum primitka predujma | Datum očitanja | Isporuka dana | Datum isp | Datum knjiženja |
      Datum nastanka porezne obveze | Datum izvršenja usluge | Vrijedi od | Vrijedi do dana | Važi do | Važi od |
      Valjano do | Valjanost | Valjanost do | Rok valjanosti | Rok trajanja | Bodovi vrijede do | Bodovi ističu |
      Ističe | Ističu | Istječe | Datum isteka | Kupon vrijedi do | Bon vrijedi do | Akcija vrijedi do |
      Ponuda vrijedi do | Iskoristivo do | Iskoristiti do | Iskoristite do | Upotrijebiti do |
      Najbolje upotrijebiti do | Zamjena do | Povrat do | Jamstvo do | Dolazak | Datum dolaska | Datum odlaska |
      Datum ulaska | Vrijeme ulaska | Datum putovanja | Datum polaska | Parkiranje do
    `),
    vat_id: phrases(`
      PDV ID | PDV ID broj | PDV identifikacijski broj | ID za PDV | PDV broj | VAT ID broj | PDV br | PDV ident. broj
    `),
    tax_number: phrases(`Porezni broj | Osobni identifikacijski broj`),
    tax_office: [],
    phone: phrases(`
      Telefon | Tel | Telefonski broj | Broj telefona | Mobitel | Mob | GSM | Tel/fax | Tel./mob | Mobilni |
      Telefon/fax | Korisnička služba | Info telefon | Korisnička podrška | Besplatni telefon
    `),
    other_contact: phrases(`
      Kontakt | Kontakt osoba | Osoba za kontakt | Faks | Fax | Telefaks | E-mail | E-pošta | Web | Internet | Mail |
      Web stranica | Operater | Operator | Komercijalist | Izradio | Račun izradio | Fakturirao | Referent |
      Račun izdao | Izdao | Odgovorna osoba | Račun ispostavio | Prodavatelj ime
    `),
    name: phrases(`Naziv | Ime | Ime i prezime | Naziv tvrtke | Tvrtka | Naziv kupca | Kupac naziv | Ime/naziv`),
    address: phrases(`Adresa | Sjedište | Adresa sjedišta | Adresa kupca | Ulica i broj | Sjedište i adresa`),
    country: phrases(`Država | Zemlja`),
    currency: phrases(`Valuta | Valuta računa | Iznosi u`),
    payment: phrases(`
      Način plaćanja | Plaćanje | Vrsta plaćanja | Oblik plaćanja | Način plaćanja računa | Plaćeno |
      Sredstvo plaćanja | Način pl | Tip plaćanja
    `),
  },
  titles: {
    invoice: phrases(`
      Račun | Račun R1 | Račun R2 | R1 račun | Račun-otpremnica | E-račun | Konačni račun | Račun za usluge |
      Veleprodajni račun | Faktura | Račun za isporučenu robu | Račun za električnu energiju |
      Račun za obavljene usluge | Maloprodajni račun | Mjesečni račun | Račun za izvršene usluge | Elektronički račun
    `),
    credit_note: phrases(`
      Odobrenje | Knjižno odobrenje | Storno račun | Storno računa | Račun storno | Financijsko odobrenje |
      Ispravak računa | Odobrenje kupcu
    `),
    debit_note: phrases(`Terećenje | Knjižno terećenje | Financijsko terećenje`),
    prepayment: phrases(`
      Račun za predujam | Predujam | Račun za primljeni predujam | Račun za avans | Avansni račun | Predujam račun
    `),
    receipt: phrases(`Potvrda o plaćanju | Priznanica | Blagajnički račun | Uplatnica | Gotovinski račun`),
    reminder: phrases(`Opomena | Opomena pred tužbu | Opomena za plaćanje | Podsjetnik za plaćanje`),
    other: phrases(`
      Predračun | Ponuda | Proforma račun | Potvrda narudžbe | Otpremnica | Narudžbenica | Ponuda - predračun |
      Izvod otvorenih stavaka | Radni nalog
    `),
  },
  references: {
    order_number: phrases(`
      Broj narudžbe | Narudžba br | Narudžba | Narudžbenica br | Broj narudžbenice | Narudžba broj | Vaša narudžba |
      Vaša narudžbenica | Narudžbenica broj | Veza narudžba | Br. narudžbe | Narudžba kupca
    `),
    payment_reference: phrases(`
      Poziv na broj | Model i poziv na broj | Poziv na br | Poziv na broj primatelja | Model i poziv na br |
      Poziv na broj odobrenja | Model/poziv na broj | Poziv na broj i model
    `),
    original_invoice: phrases(`
      Storno računa br | Po računu br | Po računu | Odobrenje po računu | Veza račun | Originalni račun |
      Izvorni račun | Odnosi se na račun | Storno računa broj | Veza na račun | Prema računu br | Odobrenje na račun |
      Ispravak računa | Broj izvornog računa | Br. izvornog računa | Broj originalnog računa
    `),
    service_period: phrases(`
      Obračunsko razdoblje | Razdoblje | Razdoblje obračuna | Obračunski period | Razdoblje isporuke |
      Razdoblje usluge | Razdoblje korištenja | Za razdoblje | Obračun za razdoblje | Razdoblje računa
    `),
  },
  totals: {
    lines: phrases(`
      Međuzbroj | Ukupno stavke | Vrijednost robe | Ukupno roba | Ukupno usluge | Podzbroj | Iznos bez popusta |
      Međusuma | Zbroj stavki | Ukupno bez popusta
    `),
    net: phrases(`
      Osnovica | Ukupno bez PDV-a | Porezna osnovica | Iznos bez PDV-a | Neto | Neto iznos | Ukupno neto |
      Osnovica za PDV | Ukupna osnovica | Ukupno osnovica | Iznos bez PDV | Ukupno bez PDV | Osnovica PDV-a |
      Ukupno bez poreza | Cijena bez PDV-a | Iznos osnovice | Vrijednost bez PDV-a | Sveukupno bez PDV-a |
      Osnovica PDV | Neto vrijednost | Ukupan neto iznos | Oporezivi iznos | Iznos neto | Osnovica za obračun PDV-a |
      Ukupno neto iznos
    `),
    vat: phrases(`
      PDV | Iznos PDV-a | Iznos PDV | Ukupno PDV | Porez na dodanu vrijednost | PDV ukupno | Porez | Iznos poreza |
      PDV iznos | Ukupan PDV | Ukupno porez | Obračunati PDV | Od toga PDV | Ukupni PDV | Ukupan iznos PDV-a
    `),
    gross: phrases(`
      Ukupno s PDV-om | Sveukupno | Ukupan iznos | Ukupno sa PDV-om | Ukupni iznos | Ukupan iznos računa |
      Iznos računa | Ukupno račun | Ukupno EUR | Iznos s PDV-om | Bruto iznos | Sveukupno s PDV-om | Ukupno kn |
      Ukupno HRK | Iznos sa PDV-om | Sveukupno EUR | Vrijednost s PDV-om | Ukupni iznos računa |
      Ukupan iznos s PDV-om | Ukupno bruto | Bruto | Ukupno s porezom | Sveukupno sa PDV-om | Ukupni iznos s PDV-om |
      Ukupno s PDV | Sveukupan iznos
    `),
    with_vat: phrases(`s PDV-om | sa PDV-om | s PDV | uključen PDV | uklj. PDV | s uključenim PDV-om`),
    without_vat: phrases(`bez PDV-a | bez PDV | bez poreza | oslobođeno PDV-a`),
    payable: phrases(`
      Za platiti | Za plaćanje | Ukupno za platiti | Ukupno za plaćanje | Ukupno za naplatu | Iznos za plaćanje |
      Za naplatu | Iznos za uplatu | Za uplatu | Ukupno za uplatu | Sveukupno za platiti | Preostalo za plaćanje |
      Preostalo za platiti | Ostatak za platiti | Ostaje za platiti | Iznos za naplatu | Za platiti EUR |
      Sveukupno za plaćanje | Ukupni dug | Ukupan dug | Za platiti kn | Ukupno dugovanje | Sveukupno za naplatu |
      Iznos za platiti | Ukupan iznos za plaćanje | Ukupan iznos za platiti | Za povrat | Iznos za povrat
    `),
    total: phrases(`Ukupno | Iznos | Zbroj | Vrijednost`),
    prepaid: phrases(`
      Primljeni predujam | Uplaćeni predujam | Avans | Uplaćeno | Plaćeni iznos | Uplaćeni iznos | Već plaćeno |
      Uplate | Odbitak predujma | Umanjenje za predujam | Iskorišteni predujam | Plaćeno predujmom | Primljene uplate
    `),
    discount: phrases(`
      Popust | Rabat | Ukupan popust | Ukupno popust | Iznos popusta | Iznos rabata | Ukupni popust | Ukupno rabat |
      Popusti | Ukupan rabat
    `),
    charge: phrases(`
      Dostava | Troškovi dostave | Poštarina | Trošak dostave | Prijevoz | Troškovi prijevoza | Pakiranje |
      Povratna naknada | Naknada | Zaokruženje | Zaokruživanje | Trošak slanja | Cijena dostave | Ambalaža |
      Troškovi slanja | Manipulativni trošak | Trošak pouzeća | Zbrinjavanje | Ekološka naknada
    `),
    withholding: phrases(`Porez po odbitku`),
  },
  columns: {
    position: phrases(`R.br | Rb | Red. br | Redni broj | Br | Rd. br`),
    article: phrases(`
      Šifra | Šifra artikla | Šifra proizvoda | Kataloški broj | Barkod | Šif | KPD | Kat. broj | KPD šifra |
      Šifra robe | Šifra usluge | Kat. br
    `),
    name: phrases(`
      Naziv | Opis | Naziv artikla | Naziv robe | Naziv robe/usluge | Naziv usluge | Artikl | Proizvod | Usluga |
      Opis usluge | Naziv proizvoda | Roba/usluga | Naziv proizvoda/usluge | Naziv robe ili usluge | Opis stavke |
      Naziv robe/usluga | Naziv stavke | Vrsta robe - usluge | Vrsta usluge | Stavka | Opis proizvoda |
      Naziv artikla/usluge | Proizvod/usluga | Usluge | Vrsta robe odnosno usluge | Artikal | Naziv i opis |
      Opis robe/usluge | Naziv dobra/usluge | Predmet
    `),
    quantity: phrases(`Količina | Kol | Kom | Sati | Broj sati | Potrošnja | Količ | Utrošak`),
    unit: phrases(`JM | J.mj | Jed. mj | Jedinica mjere | Jed. mjere | Jedinica | Mj. jed`),
    price: phrases(`
      Cijena | Jedinična cijena | Jed. cijena | Cijena bez PDV-a | Cijena EUR | Neto cijena | Cijena po jedinici |
      Cijena/JM | VPC | Cijena po JM | Veleprodajna cijena | Cijena kn | MPC | Cijena s PDV-om | J. cijena |
      Cijena sata | Jedinična cijena bez PDV-a | Cijena bez PDV | Maloprodajna cijena | Cij | Cijena jed | Cijena neto
    `),
    discount: phrases(`
      Popust | Rabat | Rabat % | Popust % | Rab. % | Pop. % | % rabata | Rab | % popusta | Iznos popusta
    `),
    vat_rate: phrases(`
      PDV % | PDV | Stopa PDV-a | Stopa | % PDV | Porez % | Stopa PDV | PDV stopa | Porezna stopa | Por. % | Stopa %
    `),
    vat_amount: phrases(`Iznos PDV-a | PDV iznos | Iznos PDV | Porez | Iznos poreza | PDV EUR | Iznos PDV-a EUR`),
    net: phrases(`
      Iznos bez PDV-a | Neto iznos | Vrijednost bez PDV-a | Ukupno bez PDV-a | Neto | Iznos bez PDV |
      Neto vrijednost | Bez PDV-a | Ukupno neto | Iznos neto | Ukupno bez PDV
    `),
    gross: phrases(`
      Iznos s PDV-om | Ukupno s PDV-om | Bruto iznos | Vrijednost s PDV-om | Iznos sa PDV-om | S PDV-om |
      Ukupno sa PDV-om | Bruto | Sveukupno | Ukupno s PDV
    `),
    amount: phrases(`Iznos | Ukupno | Vrijednost | Iznos EUR | Ukupno EUR | Ukupan iznos | Iznos kn | Ukupni iznos`),
    base: phrases(`
      Osnovica | Porezna osnovica | Osnovica PDV-a | Osnovica EUR | Osnova | Osnovica za PDV | Iznos osnovice
    `),
    other: phrases(`
      Datum | Napomena | Razdoblje | Jamstvo | Serijski broj | Lot | Rok trajanja | Vrsta poreza | Tarifni broj |
      Prethodno stanje | Novo stanje
    `),
  },
  parties: {
    seller: phrases(`
      Prodavatelj | Izdavatelj | Dobavljač | Isporučitelj | Davatelj usluge | Izdavatelj računa |
      Podaci o prodavatelju | Podaci o izdavatelju | Prodavač | Izvršitelj | Podaci o dobavljaču | Pružatelj usluge |
      Izvođač | Organizator | Pošiljatelj
    `),
    buyer: phrases(`
      Kupac | Naručitelj | Primatelj računa | Korisnik | Podaci o kupcu | Račun za | Naručitelj/kupac |
      Primatelj usluge | Platitelj | Korisnik usluge | Adresa za naplatu | Adresa računa | Račun izdan na |
      Podaci o naručitelju | Pretplatnik | Obveznik plaćanja | Kupac/korisnik | Klijent | Podaci kupca |
      Podaci za račun |
      Prodano
    `),
    other_party: phrases(`
      Primatelj | Mjesto isporuke | Adresa dostave | Adresa isporuke | Dostaviti na | Primatelj robe | Mjesto troška |
      Isporuka na | Adresa za dostavu | Podaci za plaćanje | Podaci o plaćanju | Uplata na račun | Prijevoznik |
      Krajnji korisnik | Primatelj plaćanja | Podaci za dostavu | Adresa mjernog mjesta | Mjesto potrošnje
    `),
  },
  accountHolders: phrases(`Vlasnik računa | Primatelj uplate | Nositelj računa`),
  contractHolders: phrases(`Pretplatnik | Ugovaratelj | Najmoprimac | Zakupnik`),
  paymentSlips: { payee: [], payer: phrases(`Platitelj`) },
  buyersBelowSellers: [],
  buyersOwn: words('vaš vaša kupca kupčev'),
  reverseCharge: phrases(`Prijenos porezne obveze`),
  loneSums: [],
  monthSpellings: { '.listopada': 10, '.lis': 10, studenog: 11, studenoga: 11 },
  ordinalEndings: [],
  dateParticles: [],
  numberWords: words('br broj'),
  units: {
    kilogram: phrases(`kilogram | kilograma`),
    piece: phrases(`kom | komad | komada | kmd`),
    metre: phrases(`metar | metara`),
    litre: phrases(`litra | litara | litar`),
  },
  payments: {
    direct_debit: phrases(`izravno terećenje | trajni nalog | sepa izravno terećenje`),
    credit_card: phrases(`
      kartica | karticom | kreditna kartica | kreditnom karticom | kartično | kartično plaćanje | kartice |
      bankovna kartica | bankovnom karticom
    `),
    debit_card: phrases(`debitna kartica | debitnom karticom`),
    online: phrases(`keks pay | aircash | corvuspay`),
    check: phrases(`ček | čekovi`),
    cash: phrases(`gotovina | gotovinom | novčanice | novčanicama | pouzeće | pouzećem | gotovinsko`),
    bank_transfer: phrases(`
      transakcijski račun | transakcijski | virman | bankovni prijenos | uplata na račun | transakcijskim računom | žiro račun |
      virmanski | virmansko plaćanje | internet bankarstvo | opća uplatnica | na transakcijski račun | bezgotovinsko |
      plaćanje virmanom | bankovna transakcija | bankovna doznaka | bankovnom transakcijom
    `),
  },
  paid: words('plaćeno'),
  states: phrases(`Plaćeno | Neplaćeno | Nije plaćeno | Dospjelo | Stornirano`),
  paidWith: [],
  negations: phrases(`ne | nije`),
  demandWords: phrases(`platiti | platite | plaćanje | plaćanja | uplatiti | uplata | uplatu | uplatite | podmiriti`),
  deadlineWords: phrases(`do | najkasnije do | do dana`),
  debitWords: phrases(`teretit ćemo | bit će terećen | bit će naplaćen | naplatit ćemo`),
  debitDays: phrases(`dana | na dan | od | ne prije | najranije`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`
    d.o.o. | doo | j.d.o.o. | j.t.d. | društvo s ograničenom odgovornošću | jednostavno društvo s ograničenom odgovornošću |
    dioničko društvo | javno trgovačko društvo | komanditno društvo | opg | obiteljsko poljoprivredno gospodarstvo
  `),
  companyWords: words('društvo trgovinu usluge'),
  joiningWords: words('i za'),
  neverInNames: phrases(`temeljni kapital | trgovački sud`),
  formerNameWords: [],
  paymentDates: phrases(`Datum plaćanja`),
  shopOrders: {
    number: phrases(`Broj narudžbe | Narudžba br | Narudžba broj | Br. narudžbe | Narudžba`),
    date: phrases(`Datum narudžbe`),
  },
  debitedAccounts: phrases(`vašeg računa | bankovnog računa`),
  seatWords: phrases(`sa sjedištem u | sa sjedištem`),
  partyQualifiers: [],
  addressParts: {
    postcode: phrases(`Poštanski broj`),
    town: phrases(`Grad | Mjesto | Općina`),
    state: phrases(`Županija`),
  },
  frequentWords: words(`
    ili koji prema racun racuna broj br kupac oib iznos ukupno cijena kolicina pdv osnovica stopa datum dospijeca
    izdavanja isporuke nacin placanja poziv transakcijski naziv jedinica mjere usluga usluge platiti operater vrijeme
    zagreb hrvatska drustvo trgovacki sud upisan kapital placeno prijenos zakona clanku porez oslobodeno napomena
    narudzbe molimo hvala uplatu primatelj ukupan popust rabat kom sjediste uprave clan
  `),
  ...CROATIAN_RECEIPTS,
};
