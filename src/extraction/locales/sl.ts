import { SLOVENE_RECEIPTS } from './sl-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const SLOVENE: Locale = {
  language: 'sl',
  homeCountry: 'SI',
  ocr: { tesseract: 'slv', hasUncommonLetters: false },
  fields: {
    invoice_number: phrases(`
      Račun št | Račun številka | Številka računa | Št. računa | Štev. računa | Št. rač | Rač. št | Faktura št |
      Št. fakture | Številka fakture | Dobropis št | Številka dobropisa | Št. dobropisa | Bremepis št | Predračun št |
      Št. predračuna | Številka predračuna | Avansni račun št | Številka dokumenta | Št. dokumenta | Dokument št |
      Položnica št | Račun/faktura št | Št. položnice | Račun za predplačilo št | Opomin št | Številka opomina |
      Potrdilo št | Vstopnica št | Paragon št | Blagajniški prejemek št | Zbirni račun št |
      Zaporedna številka računa | Račun - obvestilo št | Obračun št | E-račun št
    `),
    invoice_date: phrases(`
      Datum računa | Datum izdaje | Datum izdaje računa | Kraj in datum izdaje | Datum in kraj izdaje |
      Datum fakture | Datum izstavitve | Izdano dne | Datum dokumenta | Datum dobropisa | Kraj in datum | Izdan dne |
      Datum izst | Izdano | Datum in ura izdaje | Datum in čas izdaje | Datum predračuna | Račun izdan
    `),
    date: phrases(`Datum | Dne`),
    number: phrases(`Številka | Št | Štev`),
    other_number: phrases(`
      Šifra kupca | Šifra stranke | Številka kupca | Št. kupca | Številka stranke | Šifra plačnika |
      Številka naročnika | Kupec št | Šifra naročnika | Šifra partnerja | Pogodba | Pogodba št | Št. pogodbe |
      Številka pogodbe | Dobavnica | Dobavnica št | Št. dobavnice | Številka dobavnice | Ponudba št | Št. ponudbe |
      Ponudba | Matična | TRR | Št. TRR | Številka TRR | Št. transakcijskega računa | Bančni račun | BIC | SWIFT |
      IBAN | BIC koda | Delovni nalog | Delovni nalog št | Št. delovnega naloga | Projekt | Številka merilnega mesta |
      Merilno mesto | Odjemno mesto | Št. odjemnega mesta | Št. merilnega mesta | Številka števca | Števec | ZOI |
      EOR | Oznaka poslovnega prostora | Oznaka blagajne | Reg. št | Registrska številka | Registrska oznaka |
      Naročniško razmerje | Naročniška številka | Polica št | Številka police | Dosje | Stroškovno mesto | Vložna št |
      Št. vložka | Številka kartice | Kartica št | Terminal | ID terminala | Transakcija | Št. transakcije |
      Avtorizacija | Avtorizacijska koda | Blagajna št | Miza št | Serijska številka | Št. pošiljke |
      Številka pošiljke | Naš znak | Vaš znak | Šifra | Uporabnik št | Številka uporabnika | Šifra odjemalca |
      Referenčna številka | Namen/koda
    `),
    due_date: phrases(`
      Rok plačila | Datum zapadlosti | Zapadlost | Zapade | Zapade dne | Valuta | Datum valute | Plačilo do |
      Plačati do | Plačajte do | Rok za plačilo | Rok plačila do | Zapadlost računa | Datum zapadlosti plačila |
      Zapadlost plačila | Zapade v plačilo | Valuta plačila | Datum plačila do | Poravnajte do | Prosimo, plačajte do
    `),
    other_date: phrases(`
      Datum opravljene storitve | Datum opravljanja storitve | Datum opr. storitve | Datum storitve | Datum dobave |
      Datum dob | Datum dobave blaga | Datum dobave/storitve | Opravljeno dne | Opravljeno | Datum opravljanja |
      Dobavljeno | Datum naročila | Datum odpreme | Datum plačila | Plačano dne | Datum tiskanja | Datum pogodbe |
      Datum ponudbe | Velja do | Veljavnost | Veljavnost ponudbe | Veljavno do | Uporabno do | Datum odčitka |
      Datum prihoda | Datum odhoda | Prihod | Odhod | Naslednji račun | Datum prejema predplačila |
      Datum prejema plačila | Garancija do | Datum in ura tiskanja
    `),
    vat_id: phrases(`
      ID za DDV | ID št. za DDV | ID številka za DDV | ID DDV | ID št. DDV | Ident. št. za DDV |
      Identifikacijska številka za DDV | ID za DDV kupca | ID za DDV št | Identifikacijska št. za DDV |
      Ident. številka za DDV | DDV št | ID št | Davčna št. (ID za DDV) | Id. št. za DDV kupca | DDV ID | Ident. št |
      VAT št
    `),
    tax_number: phrases(`Davčna številka | Davčna št | Dav. št | Davčna | Davčna številka kupca`),
    tax_office: [],
    phone: phrases(`
      Telefon | Tel | Telefonska številka | Tel. št | Mobitel | GSM | Mob | Tel./faks | Telefon/faks |
      Mobilni telefon | Pomoč uporabnikom | Klicni center
    `),
    other_contact: phrases(`
      Faks | Fax | E-pošta | E-mail | E-naslov | Spletna stran | Splet | Kontaktna oseba | Kontakt | Račun pripravil |
      Račun izdal | Izdal | Pripravil | Odgovorna oseba | Referent | Fakturiral | Direktor |
      Izdajatelj računa podpis | Komercialist | Sestavil
    `),
    name: phrases(`Naziv | Ime | Ime in priimek | Naziv podjetja | Podjetje | Ime/naziv | Naziv kupca`),
    address: phrases(`
      Naslov | Sedež | Naslov sedeža | Ulica | Ulica in kraj | Naslov kupca | Kraj | Sedež družbe | Poslovni naslov
    `),
    country: phrases(`Država`),
    currency: phrases(`Denarna enota | Valuta računa`),
    payment: phrases(`
      Način plačila | Plačilo | Vrsta plačila | Oblika plačila | Plačilni pogoji | Plačilno sredstvo | Pogoji plačila
    `),
  },
  titles: {
    invoice: phrases(`
      Račun | Faktura | Računi | E-račun | Zbirni račun | Poenostavljeni račun | Končni račun | Mesečni račun |
      Obračun storitev | Položnica | Račun za storitve | Račun za električno energijo | Račun in obračun
    `),
    credit_note: phrases(`Dobropis | Storno račun | Stornacija | Storno računa | Stornirani račun | Knjižni dobropis`),
    debit_note: phrases(`Bremepis`),
    prepayment: phrases(`
      Avansni račun | Račun za predplačilo | Račun za avans | Predplačilo | Račun za prejeto predplačilo
    `),
    receipt: phrases(`Potrdilo o plačilu | Blagajniški prejemek | Paragon | Potrdilo | Gotovinski račun`),
    reminder: phrases(`Opomin | Opomin pred tožbo | Opomin pred izvršbo | Opomin za plačilo | Opozorilo o neplačilu`),
    other: phrases(`
      Predračun | Ponudba | Dobavnica | Naročilnica | Potrditev naročila | Proforma račun | Izpisek odprtih postavk |
      IOP
    `),
  },
  references: {
    order_number: phrases(`
      Naročilo št | Št. naročila | Številka naročila | Naročilo | Naročilnica št | Št. naročilnice |
      Številka naročilnice | Naročilnica | Vaše naročilo | Vaša naročilnica | Po naročilu | Vaš nalog
    `),
    payment_reference: phrases(`
      Sklic | Sklic na številko | Sklicna številka | Referenca | Sklic za plačilo | Referenca prejemnika |
      Referenca za plačilo | Sklic prejemnika | Model in sklic | Plačilo na sklic | Pri plačilu navedite sklic |
      Sklicevanje | Sklic (referenca) | Sklic št
    `),
    original_invoice: phrases(`
      Dobropis k računu | K računu | K računu št | Vezni dokument | Po računu | Po računu št | Osnovni račun |
      Prvotni račun | Za račun št | Storno računa št | Veza na račun | Sklic na račun | Popravek računa |
      Nanaša se na račun | Številka prvotnega računa | Št. prvotnega računa
    `),
    service_period: phrases(`
      Obračunsko obdobje | Obdobje | Obdobje obračuna | Obdobje opravljanja storitev | Obdobje storitve | Za obdobje |
      Zaračunano obdobje | Obdobje dobave | Obdobje od-do | Mesec obračuna | Storitve opravljene v obdobju
    `),
  },
  totals: {
    lines: phrases(`
      Vmesni seštevek | Seštevek | Vrednost blaga | Vrednost brez popusta | Skupaj postavke | Vmesna vsota |
      Skupaj storitve | Skupaj brez popusta
    `),
    net: phrases(`
      Osnova | Osnova za DDV | Skupaj brez DDV | Vrednost brez DDV | Znesek brez DDV | Neto | Neto znesek |
      Neto vrednost | Davčna osnova | Osnova za obračun DDV | Skupaj osnova | Skupaj neto | Skupna vrednost brez DDV |
      Cena brez DDV | Znesek osnove | Osnova DDV | Skupaj osnova za DDV | Znesek skupaj brez DDV | Skupaj EUR brez DDV
    `),
    vat: phrases(`
      DDV | Znesek DDV | Skupaj DDV | DDV skupaj | Obračunan DDV | DDV znesek | Davek | Znesek davka |
      Davek na dodano vrednost | Od tega DDV | Vključen DDV | Skupni DDV | DDV v EUR
    `),
    gross: phrases(`
      Skupaj z DDV | Vrednost z DDV | Znesek z DDV | Skupna vrednost | Skupni znesek | Skupaj EUR | Bruto |
      Bruto znesek | Znesek računa | Končni znesek | Skupna vrednost z DDV | Skupaj račun | Vrednost računa |
      Znesek skupaj | Cena z DDV | Skupaj z davkom | Skupaj v EUR | Skupni znesek z DDV | Vrednost skupaj |
      Skupaj znesek z DDV | Skupaj znesek
    `),
    with_vat: phrases(`z DDV | z vključenim DDV | vključno z DDV | vklj. DDV | z davkom`),
    without_vat: phrases(`brez DDV | brez davka | oproščeno DDV`),
    payable: phrases(`
      Za plačilo | Skupaj za plačilo | Znesek za plačilo | Za plačilo EUR | Skupaj za plačilo EUR | Plačilo skupaj |
      Ostane za plačilo | Še za plačilo | Preostanek za plačilo | Za plačilo z DDV | Končni znesek za plačilo |
      Znesek za plačilo EUR | Skupaj plačilo | Za plačilo skupaj | Preostali znesek za plačilo | Za vračilo |
      Znesek za vračilo | Dolg skupaj | Skupni dolg | V dobro | Razlika za plačilo | Skupaj za plačilo z DDV |
      Skupni znesek za plačilo | Znesek plačila | Stanje za plačilo
    `),
    total: phrases(`Skupaj | Znesek | Vsota | Vrednost | Vse skupaj`),
    prepaid: phrases(`
      Plačano | Predplačilo | Avans | Vplačano | Že plačano | Plačani avans | Vplačani avans |
      Upoštevano predplačilo | Odbitek avansa | Plačilo z avansom | Plačani znesek | Prejeta predplačila |
      Akontacije | Plačane akontacije
    `),
    discount: phrases(`Popust | Rabat | Skupaj popust | Znesek popusta | Popusti | Skupni popust | Skupaj rabat`),
    charge: phrases(`
      Poštnina | Dostava | Stroški dostave | Prevoz | Stroški pošiljanja | Embalaža | Stroški pošiljke | Zaokrožitev |
      Izravnava | Stroški odpreme | Manipulativni stroški | Stroški opomina | Zamudne obresti
    `),
    withholding: phrases(`Akontacija dohodnine | Davčni odtegljaj`),
  },
  columns: {
    position: phrases(`Zap. št | Z. št | Poz | Zš | Zap | Zaporedna številka | Zp`),
    article: phrases(`
      Šifra artikla | Artikel št | Kat. št | Kataloška številka | EAN | Šifra izdelka | Ident | Šifra blaga
    `),
    name: phrases(`
      Opis | Naziv | Naziv artikla | Naziv blaga | Naziv blaga/storitve | Naziv blaga oz. storitve | Blago/storitev |
      Blago oz. storitev | Storitev | Artikel | Opis storitve | Naziv storitve | Opis blaga/storitve | Naziv izdelka |
      Izdelek | Postavka | Opis postavke | Vrsta blaga oz. storitve | Vrsta storitve | Blago | Naziv in opis |
      Naziv postavke | Vrsta blaga | Naziv artikla/storitve | Storitev/blago | Predmet
    `),
    quantity: phrases(`Količina | Kol | Kos | Ure | Število | Poraba | Količ | Št. ur | Št. enot`),
    unit: phrases(`EM | Enota | Enota mere | ME | Merska enota | Mera | Mer. enota | EMM`),
    price: phrases(`
      Cena | Cena brez DDV | Cena/EM | Cena na enoto | Cena EUR | Neto cena | Cena z DDV | Cena/enoto | MPC | VPC |
      Cena za enoto | Cena na EM | Cena/enota | Enotna cena | Cena enote | Cena na enoto brez DDV | Cena v EUR |
      Cena brez davka
    `),
    discount: phrases(`Popust | Popust % | % popusta | Rabat | Rabat % | Pop. % | R% | Rab. % | Pop`),
    vat_rate: phrases(`
      DDV % | DDV | Stopnja DDV | % DDV | Stopnja | Davčna stopnja | DDV stopnja | Davek % | St. DDV | Stopnja davka
    `),
    vat_amount: phrases(`Znesek DDV | DDV EUR | DDV v EUR | DDV znesek | Davek | Obračunan DDV`),
    net: phrases(`
      Vrednost brez DDV | Znesek brez DDV | Skupaj brez DDV | Neto | Neto vrednost | Neto znesek | Vrednost neto |
      Brez DDV
    `),
    gross: phrases(`
      Vrednost z DDV | Znesek z DDV | Skupaj z DDV | Bruto | Bruto vrednost | Z DDV | Znesek skupaj | Skupaj z davkom
    `),
    amount: phrases(`
      Znesek | Vrednost | Skupaj | Vrednost EUR | Znesek EUR | Skupaj EUR | Vrednost v EUR | Znesek v EUR
    `),
    base: phrases(`Osnova | Osnova za DDV | Davčna osnova | Osnova DDV | Osnova EUR | Osnova v EUR`),
    other: phrases(`Datum | Opomba | Obdobje | Serija | Lot | Staro stanje | Novo stanje | Garancija`),
  },
  parties: {
    seller: phrases(`
      Izdajatelj | Prodajalec | Dobavitelj | Izvajalec | Izdajatelj računa | Podatki o izdajatelju |
      Podatki o prodajalcu | Ponudnik | Najemodajalec | Organizator | Prodajalec/izdajatelj | Zavezanec | Pošiljatelj
    `),
    buyer: phrases(`
      Kupec | Naročnik | Prejemnik računa | Plačnik | Stranka | Naslovnik | Prejemnik storitve | Podatki o kupcu |
      Podatki o naročniku | Račun za | Uporabnik | Odjemalec | Kupec/naročnik | Naročnik storitve | Kupec/plačnik |
      Račun izdan za | Plačnik računa | Najemnik | Naslov za račun
    `),
    other_party: phrases(`
      Prejemnik | Prejemnik blaga | Naslov dostave | Naslov za dostavo | Dostava na naslov | Mesto dostave |
      Kraj dobave | Banka | Dostaviti na | Podatki za plačilo | Podatki za nakazilo | Naslov merilnega mesta |
      Prevoznik | Naslov odjemnega mesta | Banka prejemnika
    `),
  },
  accountHolders: phrases(`Imetnik računa | Imetnik TRR | Lastnik računa | Prejemnik plačila | Ime prejemnika`),
  contractHolders: phrases(`Naročnik storitve | Zavarovalec | Najemnik | Pogodbenik`),
  paymentSlips: { payee: [], payer: phrases(`Plačnik`) },
  buyersBelowSellers: [],
  buyersOwn: words('vaš vaša vaše kupca'),
  reverseCharge: phrases(`Obrnjena davčna obveznost`),
  loneSums: [],
  monthSpellings: {
    sept: 9,
    januarja: 1,
    februarja: 2,
    marca: 3,
    aprila: 4,
    maja: 5,
    junija: 6,
    julija: 7,
    avgusta: 8,
    septembra: 9,
    oktobra: 10,
    novembra: 11,
    decembra: 12,
  },
  ordinalEndings: [],
  dateParticles: [],
  numberWords: words('št štev številka'),
  units: {
    kilogram: phrases(`kilogram | kilogramov`),
    piece: phrases(`kos | kosov | kosi | kom`),
    metre: phrases(`meter | metrov | tm`),
    litre: phrases(`liter | litrov`),
  },
  payments: {
    direct_debit: phrases(`direktna obremenitev | SEPA direktna obremenitev | trajnik | direktni bremenitvi`),
    credit_card: phrases(`
      kartica | s kartico | kreditna kartica | kreditno kartico | plačilna kartica | plačilno kartico |
      bančna kartica | bančno kartico | kartično plačilo
    `),
    debit_card: phrases(`debetna kartica | debetno kartico`),
    online: phrases(`valu | spletno plačilo`),
    check: phrases(`ček`),
    cash: phrases(`gotovina | gotovino | z gotovino | v gotovini | povzetje | po povzetju | gotovinsko`),
    bank_transfer: phrases(`
      bančno nakazilo | nakazilo | nakazilo na TRR | na TRR | bančni prenos | plačilni nalog |
      univerzalni plačilni nalog | UPN | UPN QR | na transakcijski račun | z nakazilom | bančnim nakazilom |
      po računu | nakazilo na račun | prek TRR | transakcijski račun | negotovinsko | prenos na račun
    `),
  },
  paid: phrases(`plačano | poravnano | plačan | plačana | nakažite | plačajte`),
  states: phrases(`Plačano | Neplačano | Ni plačano | Zapadlo | Stornirano`),
  paidWith: phrases(`s | z | po | na | prek | v`),
  negations: phrases(`ne | ni`),
  demandWords: phrases(`
    plačilo | plačati | plačajte | poravnati | poravnajte | nakažite | nakazati | rok plačila | zapade | plačila
  `),
  deadlineWords: phrases(`do | najkasneje do | najpozneje do | do dne`),
  debitWords: phrases(`bo bremenjen | bomo bremenili | bremenitev | bo obremenjen`),
  debitDays: phrases(`dne | na dan | ne pred | ne prej kot`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`
    d.o.o. | d.d. | d.n.o. | k.d. | s.p. | d. o. o. | d. d. | javno podjetje | zadruga | zasebni zavod |
    samostojni podjetnik | družba z omejeno odgovornostjo | delniška družba | javni zavod
  `),
  companyWords: words('družba podjetje storitve trgovina'),
  joiningWords: words('in za'),
  neverInNames: phrases(`
    osnovni kapital | okrožno sodišče | okrožnem sodišču | vpisan v sodni register | sodni register | sodišče |
    matična številka | ID za DDV | davčna številka
  `),
  formerNameWords: words('prej'),
  debitedAccounts: phrases(`vašega računa | bančnega računa`),
  seatWords: phrases(`s sedežem v | s sedežem`),
  partyQualifiers: [],
  addressParts: {
    postcode: phrases(`Poštna številka`),
    town: phrases(`Kraj | Mesto | Občina`),
    state: phrases(`Regija`),
  },
  frequentWords: words(`
    racun racuna stevilka datum izdaje opravljene storitve storitev dobave zapadlosti rok placila placilo placilu
    kupec izdajatelj narocnik skupaj znesek vrednost cena kolicina enota ddv davcna davek osnova stopnja brez vkljucno
    sklic namen trr ljubljana maribor slovenija po pri ali ter kot skladu zakona clena obracunan maticna sodisce
    zamude zamudne obresti obracunamo prosimo hvala navedite stevilko druzba podjetje vpisana kapital tel stran popust
    opravljeno placano in
  `),
  ...SLOVENE_RECEIPTS,
};
