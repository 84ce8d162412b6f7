import { LATVIAN_RECEIPTS } from './lv-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const LATVIAN: Locale = {
  language: 'lv',
  homeCountry: 'LV',
  ocr: { tesseract: 'lav', hasUncommonLetters: false },
  fields: {
    invoice_number: phrases(`
      Rēķina Nr | Rēķins Nr | Rēķina numurs | Pavadzīmes Nr | Pavadzīme Nr | Pavadzīmes numurs | Kredītrēķins Nr |
      Kredītrēķina Nr | Priekšapmaksas rēķins Nr | Avansa rēķins Nr | PVN rēķins Nr | Rēķins-pavadzīme Nr |
      Rēķina-pavadzīmes Nr | Preču pavadzīme-rēķins Nr | Faktūrrēķins Nr | Dokumenta Nr | Dokumenta numurs | Čeka Nr |
      Čeks Nr | Kvīts Nr | Kvīts numurs | Rēķina un pavadzīmes Nr | Avansa rēķina Nr | Kredītrēķina numurs |
      Elektroniskais rēķins Nr | Rēķina Nr un datums | Biļetes Nr | Maksājuma paziņojums Nr
    `),
    invoice_date: phrases(`
      Rēķina datums | Izrakstīšanas datums | Rēķina izrakstīšanas datums | Izrakstīts | Dokumenta datums |
      Rēķins izrakstīts | Pavadzīmes datums | Izsniegšanas datums | Rēķina izsniegšanas datums |
      Izrakstīšanas vieta un datums | Datums un vieta | Sagatavošanas datums | Sagatavots |
      Rēķina sagatavošanas datums | Izdošanas datums | Izsniegts
    `),
    date: phrases(`Datums | Dat`),
    number: phrases(`Numurs | Nr`),
    other_number: phrases(`
      Klienta Nr | Klienta numurs | Klienta kods | Klienta konta Nr | Abonenta Nr | Abonenta numurs | Līguma Nr |
      Līguma numurs | Līgums | Līgums Nr | Konta Nr | Konts | Konta numurs | Norēķinu konts | Norēķinu konta Nr |
      IBAN | SWIFT | SWIFT kods | BIC | Bankas kods | Kods | Bankas konts | Pavadzīmes sērija | Piedāvājuma Nr |
      Piedāvājums Nr | Projekta Nr | Projekts | Skaitītāja Nr | Skaitītājs | Objekta Nr | Objekts | Objekta EIC |
      Polises Nr | Personas kods | Auto Nr | Auto reģ. Nr | Valsts reģ. Nr | Terminālis | Termināļa Nr | Kartes Nr |
      Kartes numurs | Klienta karte | Kases Nr | Autorizācijas kods | Transakcijas Nr | Darījuma Nr | Sērijas Nr |
      Sūtījuma Nr | Sūtījuma numurs | Dzīvoklis Nr | Jūsu atsauce | Mūsu atsauce | Galda Nr | Norēķinu konta numurs |
      Sertifikāta Nr | Dokumentu Nr
    `),
    due_date: phrases(`
      Apmaksas termiņš | Samaksas termiņš | Apmaksāt līdz | Samaksāt līdz | Maksājuma termiņš | Apmaksas datums līdz |
      Apmaksas datums | Maksāšanas termiņš | Norēķinu termiņš | Termiņš | Apmaksa līdz | Lūdzam apmaksāt līdz |
      Lūdzam samaksāt līdz | Apmaksas beigu termiņš | Apmaksas termiņš līdz | Rēķina apmaksas termiņš | Apm. termiņš |
      Samaksas datums | Apmaksājams līdz | Jāapmaksā līdz | Jāsamaksā līdz
    `),
    other_date: phrases(`
      Piegādes datums | Preču piegādes datums | Darījuma datums | Pakalpojuma sniegšanas datums | Pakalpojuma datums |
      Pasūtījuma datums | Maksājuma datums | Līguma datums | Preces izsniegtas | Derīgs līdz | Derīga līdz |
      Derīguma termiņš | Piedāvājums spēkā līdz | Spēkā līdz | Ierašanās datums | Izbraukšanas datums | Ierašanās |
      Izbraukšana | Rādījumu datums | Saņemšanas datums | Izdrukāts | Ieteicams līdz | Garantija līdz |
      Nākamais rēķins | Nosūtīšanas datums | Preču izsniegšanas datums | Samaksāts datums
    `),
    vat_id: phrases(`
      PVN Nr | PVN reģ. Nr | PVN reģistrācijas Nr | PVN reģistrācijas numurs | PVN maksātāja Nr | PVN maksātāja kods |
      PVN kods | PVN numurs | PVN maksātāja reģ. Nr | PVN maksātāja numurs | PVN reģ. numurs | PVN maks. reģ. Nr |
      PVN maksātāja reģistrācijas Nr | PVN ID
    `),
    tax_number: phrases(`
      Nodokļu maksātāja Nr | Nodokļu maksātāja kods | NMR kods | Nodokļu maksātāja reģistrācijas kods |
      Nodokļu maksātāja reģ. Nr
    `),
    tax_office: [],
    phone: phrases(`
      Tālrunis | Tālr | Tel | Telefons | Tālruņa Nr | Tālruņa numurs | Mob. tālr | Mob | Klientu serviss |
      Klientu apkalpošana | Mobilais tālrunis
    `),
    other_contact: phrases(`
      Fakss | E-pasts | E-pasta adrese | Mājaslapa | Tīmekļa vietne | Kontaktpersona | Rēķinu sagatavoja |
      Sagatavoja | Izrakstīja | Rēķinu izrakstīja | Pieņēma | Izsniedza | Atbildīgā persona | Grāmatvede | Paraksts |
      Kontakti | Valdes loceklis
    `),
    name: phrases(`Nosaukums | Uzņēmums | Vārds, uzvārds | Firma | Uzņēmuma nosaukums | Vārds | Klienta nosaukums`),
    address: phrases(`
      Adrese | Juridiskā adrese | Jur. adrese | Jurid. adrese | Faktiskā adrese | Pasta adrese | Biroja adrese |
      Deklarētā adrese
    `),
    country: phrases(`Valsts`),
    currency: phrases(`Valūta`),
    payment: phrases(`
      Apmaksas veids | Samaksas veids | Norēķinu veids | Maksājuma veids | Apmaksas kārtība | Apmaksa |
      Samaksas kārtība | Apmaksas nosacījumi | Maksāšanas veids | Norēķinu kārtība | Samaksa
    `),
  },
  titles: {
    invoice: phrases(`
      Rēķins | PVN rēķins | Pavadzīme-rēķins | Rēķins-pavadzīme | Pavadzīme | Preču pavadzīme-rēķins | Faktūrrēķins |
      Rēķins par pakalpojumiem | Elektroniskais rēķins | Preču pavadzīme
    `),
    credit_note: phrases(`Kredītrēķins | Kredīta rēķins | Kredīta rēķins Nr | Kredītnota`),
    debit_note: phrases(`Debeta rēķins | Debetnota`),
    prepayment: phrases(`Avansa rēķins | Priekšapmaksas rēķins | Rēķins priekšapmaksai | Avansa maksājuma rēķins`),
    receipt: phrases(`
      Kases čeks | Čeks | Kvīts | Stingrās uzskaites kvīts | Maksājuma apliecinājums | Pirkuma čeks | EKA čeks
    `),
    reminder: phrases(`
      Atgādinājums | Atgādinājums par maksājumu | Brīdinājums | Maksājuma atgādinājums | Brīdinājums par parādu
    `),
    other: phrases(`
      Proforma rēķins | Piedāvājums | Pasūtījuma apstiprinājums | Proforma | Cenu piedāvājums |
      Pieņemšanas-nodošanas akts | Salīdzināšanas akts
    `),
  },
  references: {
    order_number: phrases(`
      Pasūtījuma Nr | Pasūtījums Nr | Pasūtījuma numurs | Pasūtījums | Jūsu pasūtījums | Pasūtījuma kods |
      Pirkuma pasūtījums | Jūsu pasūtījuma Nr
    `),
    payment_reference: phrases(`
      Maksājuma mērķis | Maksājuma atsauce | Maksājuma uzdevumā norādīt | Atsauces numurs | Atsauces Nr |
      Maksājuma kods | Maksājuma identifikators | Norādīt maksājumā
    `),
    original_invoice: phrases(`
      Kredītrēķins rēķinam Nr | Pie rēķina Nr | Sākotnējais rēķins | Saskaņā ar rēķinu Nr | Koriģētais rēķins |
      Rēķinam Nr | Attiecas uz rēķinu | Saistībā ar rēķinu | Sākotnējā rēķina Nr
    `),
    service_period: phrases(`
      Periods | Norēķinu periods | Pakalpojuma periods | Par periodu | Rēķina periods | Apmaksas periods |
      Aprēķina periods | Laika periods | Pakalpojumu sniegšanas periods | Par laika periodu | Patēriņa periods
    `),
  },
  totals: {
    lines: phrases(`Starpsumma | Preces kopā | Pakalpojumi kopā | Summa pirms atlaides`),
    net: phrases(`
      Summa bez PVN | Kopā bez PVN | Bez PVN | Neto | Neto summa | Apliekamā summa | Ar PVN apliekamā summa |
      PVN apliekamā summa | Kopsumma bez PVN | Vērtība bez PVN | Kopā neto | Summa bez nodokļa |
      Ar PVN apliekamā vērtība | Darījuma vērtība bez PVN | Apliekamā vērtība | Summa kopā bez PVN | Pavisam bez PVN |
      Kopējā summa bez PVN | PVN bāze | Nodokļa bāze | Ar nodokli apliekamā vērtība
    `),
    vat: phrases(`
      PVN | PVN summa | PVN kopā | Pievienotās vērtības nodoklis | Kopā PVN | T.sk. PVN | PVN apmērs | Nodokļa summa |
      Pievienotās vērtības nodoklis (PVN) | Aprēķinātais PVN | Tai skaitā PVN
    `),
    gross: phrases(`
      Kopā ar PVN | Summa ar PVN | Kopsumma | Kopējā summa | Pavisam | Kopā EUR | Pavisam kopā | Rēķina summa |
      Kopsumma ar PVN | Bruto | Kopējā summa ar PVN | Pavisam ar PVN | Kopā EUR ar PVN | Summa pavisam | Summa kopā |
      Rēķina kopsumma | Vērtība ar PVN | Kopā rēķinā
    `),
    with_vat: phrases(`ar PVN | ieskaitot PVN | iesk. PVN | t.sk. PVN iekļauts | PVN iekļauts`),
    without_vat: phrases(`bez nodokļa`),
    payable: phrases(`
      Summa apmaksai | Kopā apmaksai | Apmaksai | Kopā apmaksai EUR | Summa apmaksai EUR | Apmaksājamā summa |
      Maksājamā summa | Kopā samaksai | Summa samaksai | Samaksai | Jāmaksā | Jāapmaksā | Kopā jāmaksā |
      Pavisam apmaksai | Kopā maksāšanai | Maksāt | Atlikums apmaksai | Kopējā summa apmaksai | Kopā apmaksai ar PVN |
      Apmaksai EUR | Apmaksai kopā | Apmaksai pavisam | Pavisam apmaksai EUR | Parāds kopā | Atmaksājamā summa |
      Kopsumma apmaksai | Summa apmaksai kopā | Kopā samaksai EUR | Summa, kas jāapmaksā | Apmaksas summa |
      Kopā jāapmaksā
    `),
    total: phrases(`Kopā | Summa | Vērtība`),
    prepaid: phrases(`
      Samaksāts | Apmaksāts | Avanss | Priekšapmaksa | Saņemtais avanss | Iemaksāts | Samaksātais avanss |
      Samaksātā summa | Jau samaksāts | Saņemta priekšapmaksa
    `),
    discount: phrases(`Atlaide | Atlaides | Kopējā atlaide | Atlaide kopā | Atlaides summa`),
    charge: phrases(`
      Piegāde | Transports | Transporta izdevumi | Piegādes maksa | Iepakojums | Pasta izdevumi | Noapaļošana |
      Nokavējuma procenti | Piegādes izmaksas | Soda nauda
    `),
    withholding: phrases(`Ieturētais nodoklis`),
  },
  columns: {
    position: phrases(`Npk | Nr.p.k | Kārtas Nr | Poz`),
    article: phrases(`Artikuls | Preces kods | Artikula Nr | Svītrkods | Preces Nr | Pakalpojuma kods | Koda Nr`),
    name: phrases(`
      Nosaukums | Preces nosaukums | Pakalpojuma nosaukums | Preču nosaukums | Pakalpojums | Prece | Apraksts |
      Preces/pakalpojuma nosaukums | Prece/pakalpojums | Preces vai pakalpojuma nosaukums |
      Preču/pakalpojumu nosaukums | Preces apraksts | Pakalpojuma apraksts | Preces, pakalpojumi | Darījuma apraksts |
      Saturs | Pakalpojumi
    `),
    quantity: phrases(`Daudzums | Daudz | Skaits | Gab | Stundas | Patēriņš | Apjoms`),
    unit: phrases(`Mērvienība | Mērv | Vienība | Mērvien | Vien | M.v`),
    price: phrases(`
      Cena | Vienības cena | Cena bez PVN | Cena EUR | Vien. cena | Cena par vienību | Cena par vien |
      Cena EUR bez PVN | Tarifs | Cena ar PVN | Cena/vien | Cena bez PVN EUR
    `),
    discount: phrases(`Atlaide | Atlaide % | Atl. % | Atl | Atlaides %`),
    vat_rate: phrases(`PVN % | PVN | PVN likme | Likme | PVN likme % | Nodokļa likme | Likme %`),
    vat_amount: phrases(`PVN summa | PVN EUR | PVN apmērs | PVN summa EUR`),
    net: phrases(`Summa bez PVN | Kopā bez PVN | Neto | Neto summa | Vērtība bez PVN | Bez PVN`),
    gross: phrases(`Summa ar PVN | Kopā ar PVN | Bruto | Vērtība ar PVN | Ar PVN`),
    amount: phrases(`Summa | Kopā | Summa EUR | Vērtība | Kopā EUR | Kopsumma`),
    base: phrases(`Apliekamā summa | PVN bāze | Apliekamā vērtība | Ar PVN apliekamā summa | Nodokļa bāze`),
    other: phrases(`
      Datums | Piezīmes | Periods | Sākuma rādījums | Beigu rādījums | Iepriekšējais rādījums | Pašreizējais rādījums
    `),
  },
  parties: {
    seller: phrases(`
      Piegādātājs | Pārdevējs | Preču nosūtītājs | Pakalpojuma sniedzējs | Izpildītājs | Nosūtītājs | Izsniedzējs |
      Rēķina izsniedzējs | Pakalpojumu sniedzējs | Iznomātājs | Izīrētājs | Piegādātājs/pakalpojuma sniedzējs |
      Organizators
    `),
    buyer: phrases(`
      Pircējs | Klients | Maksātājs | Preču saņēmējs | Pasūtītājs | Pakalpojuma saņēmējs | Rēķina saņēmējs |
      Abonents | Pakalpojumu saņēmējs | Īrnieks | Nomnieks | Rēķins izrakstīts | Preces saņēmējs |
      Saņēmējs/maksātājs | Pircējs/maksātājs
    `),
    other_party: phrases(`
      Saņēmējs | Piegādes adrese | Piegādes vieta | Banka | Izsniegšanas vieta | Preču izsniegšanas vieta |
      Saņemšanas vieta | Preču saņemšanas vieta | Objekta adrese | Saņēmēja banka | Maksājuma rekvizīti |
      Bankas rekvizīti | Pārvadātājs
    `),
  },
  accountHolders: phrases(`Konta īpašnieks | Maksājuma saņēmējs | Saņēmēja nosaukums`),
  contractHolders: phrases(`Abonents | Apdrošinājuma ņēmējs | Īrnieks`),
  paymentSlips: { payee: [], payer: phrases(`Maksātājs`) },
  buyersBelowSellers: [],
  buyersOwn: words('jūsu pircēja klienta'),
  reverseCharge: phrases(`Apgrieztā maksāšana | Nodokļa apgrieztā maksāšana`),
  loneSums: [],
  monthSpellings: {
    jan: 1,
    febr: 2,
    apr: 4,
    jūn: 6,
    jūl: 7,
    aug: 8,
    sept: 9,
    okt: 10,
    nov: 11,
    dec: 12,
    janvārī: 1,
    februārī: 2,
    martā: 3,
    aprīlī: 4,
    maijā: 5,
    jūnijā: 6,
    jūlijā: 7,
    augustā: 8,
    septembrī: 9,
    oktobrī: 10,
    novembrī: 11,
    decembrī: 12,
    janvārim: 1,
    februārim: 2,
    martam: 3,
    aprīlim: 4,
    maijam: 5,
    jūnijam: 6,
    jūlijam: 7,
    augustam: 8,
    septembrim: 9,
    oktobrim: 10,
    novembrim: 11,
    decembrim: 12,
  },
  ordinalEndings: [],
  dateParticles: words('gada g'),
  numberWords: words('nr numurs'),
  units: {
    kilogram: phrases(`kilograms | kilogrami`),
    piece: phrases(`gab | gabals | gabali | gb | kompl`),
    metre: phrases(`metrs | metri | t.m`),
    litre: phrases(`litrs | litri`),
  },
  payments: {
    direct_debit: phrases(`
      automātiskais maksājums | tiešais debets | e-rēķina automātiskā apmaksa | regulārais maksājums
    `),
    credit_card: phrases(`
      karte | ar karti | kredītkarte | ar kredītkarti | maksājumu karte | ar maksājumu karti | bankas karte |
      ar bankas karti | maksājumu karti
    `),
    debit_card: phrases(`debetkarte | ar debetkarti`),
    online: phrases(`internetbanka maksājums | bankas saite | mobilly`),
    check: [],
    cash: phrases(`skaidra nauda | skaidrā | ar skaidru naudu`),
    bank_transfer: phrases(`
      pārskaitījums | ar pārskaitījumu | bankas pārskaitījums | ar bankas pārskaitījumu | pārskaitījumu |
      bezskaidra nauda | bezskaidras naudas norēķins | maksājuma uzdevums | ar maksājuma uzdevumu | uz bankas kontu |
      pārskaitījuma veidā
    `),
  },
  paid: phrases(`samaksāts | apmaksāts | samaksāt | apmaksāt`),
  paidWith: phrases(`ar`),
  negations: phrases(`ne | nav`),
  demandWords: phrases(`
    apmaksāt | samaksāt | apmaksas | apmaksa | samaksas | jāapmaksā | jāsamaksā | veikt apmaksu | veikt samaksu |
    apmaksas termiņš
  `),
  deadlineWords: phrases(`līdz | ne vēlāk kā līdz | ne vēlāk kā | vēlākais līdz`),
  debitWords: phrases(`tiks ieturēts | tiks norakstīta | ieturēsim`),
  debitDays: phrases(`uz | ne agrāk kā | ne agrāk par | ne pirms`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`
    SIA | Z/S | biedrība | nodibinājums | akciju sabiedrība | sabiedrība ar ierobežotu atbildību |
    individuālais komersants | zemnieku saimniecība | pilnsabiedrība | saimnieciskās darbības veicējs | VSIA | VAS |
    DzĪKS | dzīvokļu īpašnieku kooperatīvā sabiedrība | kooperatīvā sabiedrība | pašnodarbinātais |
    pašnodarbinātā persona
  `),
  companyWords: words('sabiedrība'),
  joiningWords: words('un'),
  neverInNames: phrases(`
    pamatkapitāls | uzņēmumu reģistrs | komercreģistrs | komercreģistrā | PVN reģ | vienotais reģistrācijas
  `),
  formerNameWords: words('bijusī iepriekš'),
  debitedAccounts: phrases(`jūsu konta | bankas konta`),
  partyQualifiers: [],
  frequentWords: words(`
    rēķins rēķina datums apmaksas termiņš samaksas piegādātājs pircējs saņēmējs maksātājs summa kopā pvn bez ar
    apmaksai daudzums mērvienība cena nosaukums adrese juridiskā banka konts kods reģ vārdiem eiro centi un par līdz
    no uz pakalpojumi rīga latvija sagatavots elektroniski derīgs paraksta iela tālr tālrunis līgums maksājuma
    kavējumu lūdzam norādīt numuru periods ir šis saskaņā izrakstīts pārskaitījums mērķis atlaide likme sia
  `),
  ...LATVIAN_RECEIPTS,
};
