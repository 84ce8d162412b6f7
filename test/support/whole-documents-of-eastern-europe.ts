import type { WholeDocument } from './whole-documents.js';

/** One invoice for each language of south-eastern and central Europe. */
export const WHOLE_DOCUMENTS_OF_EASTERN_EUROPE: readonly WholeDocument[] = [
  {
    title: 'a Romanian invoice with a series, its parties side by side and numbered columns',
    pages: [
      `
Furnizor:                                                Cumpărător:
S.C. Atelier Lemn Transilvan S.R.L.                      Hotel Poiana Brazilor S.A.
Reg. com.: J12/1834/2011                                 Reg. com.: J08/419/2003
CUI: RO38271945                                          CUI: RO24718394
Adresa: Str. Fabricii nr. 27, 400620 Cluj-Napoca         Adresa: Str. Lungă nr. 114, 500051 Brașov
Telefon: 0264 482 719                                    Județ: Brașov
IBAN: RO26BTRLRONCRT0482719301
Banca: Banca Transilvania
Capital social: 200 lei

                                  FACTURĂ
                          Seria ATL nr. 00412
                    Data (zi/lună/an): 14/03/2024
                    Termen de plată: 28/03/2024
                    Nr. comandă: HPB-2207

Nr.   Denumirea produselor           U.M.    Cantitate      Preț unitar        Valoarea       Valoarea
crt   sau a serviciilor                                    (fără TVA) -lei-     -lei-        TVA -lei-
0              1                      2          3               4           5 (3x4)             6
1     Masă stejar masiv              buc            6        1.450,00        8.700,00        1.653,00
2     Scaun tapițat                  buc           24          320,00        7.680,00        1.459,20
3     Montaj la sediul clientului    ore           10           95,00          950,00          180,50

                                               Total                        17.330,00        3.292,70
                                               Total de plată                              20.622,70 lei

Modalitate de plată: Ordin de plată
Întocmit de: Ana Mureșan
Factura circulă fără semnătură și ștampilă, conform Legii 227/2015 privind Codul fiscal.
`,
    ],
    fields: {
      'company.name': 'S.C. Atelier Lemn Transilvan S.R.L.',
      'company.address': ['Str. Fabricii nr. 27, 400620 Cluj-Napoca'],
      'company.tax_number': 'RO38271945',
      'company.phone': '0264 482 719',
      buyer_name: 'Hotel Poiana Brazilor S.A.',
      buyer_tax_number: 'RO24718394',
      buyer_address: ['Str. Lungă nr. 114, 500051 Brașov'],
      document_type: ['invoice', 'FACTURĂ'],
      invoice_number: ['ATL 00412', 'ATL nr. 00412'],
      invoice_date: ['2024-03-14', '14/03/2024'],
      due_date: ['2024-03-28', '28/03/2024'],
      order_number: 'HPB-2207',
      total_price: ['20622.70', '20.622,70 lei'],
      net_total: ['17330.00', '17.330,00'],
      total_vat: ['3292.70', '3.292,70'],
      currency: ['RON'],
      country: ['RO'],
      language: ['ro', null],
      payment_type: ['bank_transfer', 'Ordin de plată'],
      iban: ['RO26BTRLRONCRT0482719301', 'IBAN: RO26BTRLRONCRT0482719301'],
    },
    items: [
      ['Masă stejar masiv', null, '6', 'p', '10353.00', '19.00'],
      ['Scaun tapițat', null, '24', 'p', '9139.20', '19.00'],
      ['Montaj la sediul clientului', null, '10', null, '1130.50', '19.00'],
    ],
    vat: [['19.00', '17330.00', '3292.70', '20622.70']],
  },
  {
    title: 'a Greek invoice in capitals without accents, with Latin letters among the Greek ones',
    pages: [
      `
ΞΥΛΟΥΡΓΙΚΗ ΑΙΓΑΙΟΥ Α.Ε.
ΕΠΕΞΕΡΓΑΣΙΑ & ΕΜΠΟΡΙΑ ΞΥΛΕΙΑΣ
ΛΕΩΦ. ΑΘΗΝΩΝ 142, 185 47 ΠΕΙΡΑΙΑΣ
AΦM: 099482716   ΔΟΥ: ΦΑΕ ΠΕΙΡΑΙΑ
ΑΡ. ΓΕΜΗ: 048271930000
ΤΗΛ.: 210 482 7193

                      ΤΙΜΟΛΟΓΙΟ ΠΩΛΗΣΗΣ - ΔΕΛΤΙΟ ΑΠΟΣΤΟΛΗΣ

ΣΤΟΙΧΕΙΑ ΠΕΛΑΤΗ                                        ΑΡ. ΠΑΡΑΣΤΑΤΙΚΟΥ: ΤΔΑ-004127
ΕΠΩΝΥΜΙΑ: ΞΕΝΟΔΟΧΕΙΑ ΚΥΚΛΑΔΩΝ ΕΠΕ                      ΗΜΕΡΟΜΗΝΙΑ: 12/04/2024
ΕΠΑΓΓΕΛΜΑ: ΞΕΝΟΔΟΧΕΙΟ                                  ΩΡΑ: 10:42
ΔΙΕΥΘΥΝΣΗ: ΑΚΤΗ ΜΙΑΟΥΛΗ 8, 841 00 ΣΥΡΟΣ                ΛΗΞΗ ΠΛΗΡΩΜΗΣ: 12/05/2024
Α.Φ.Μ.: 801482739                                      ΑΡ. ΠΑΡΑΓΓΕΛΙΑΣ: ΠΑΡ-1187
Δ.Ο.Υ.: ΣΥΡΟΥ                                          ΤΡΟΠΟΣ ΠΛΗΡΩΜΗΣ: ΚΑΤΑΘΕΣΗ ΣΕ ΤΡΑΠΕΖΑ

ΚΩΔΙΚΟΣ   ΠΕΡΙΓΡΑΦΗ                   Μ.Μ.    ΠΟΣΟΤΗΤΑ    ΤΙΜΗ ΜΟΝ.    ΕΚΠΤ. %    ΑΞΙΑ       ΦΠΑ %
ΞΛ-210    ΔΟΚΑΡΙ ΠΕΥΚΟΥ 10Χ10         ΤΕΜ           40       18,50      0,00      740,00      24
ΞΛ-335    ΚΟΝΤΡΑ ΠΛΑΚΕ ΘΑΛΑΣΣΗΣ       ΤΕΜ           12       64,00     10,00      691,20      24
ΚΛ-018    ΚΟΛΛΑ ΞΥΛΟΥ                 ΚΙΛΑ          25        4,20      0,00      105,00      24

ΠΑΡΑΤΗΡΗΣΕΙΣ:                                         ΣΥΝΟΛΟ ΠΡΟ ΕΚΠΤΩΣΗΣ        1.613,00
ΤΟΠΟΣ ΠΑΡΑΔΟΣΗΣ: ΕΔΡΑ ΠΕΛΑΤΗ                          ΕΚΠΤΩΣΗ                        76,80
                                                      ΚΑΘΑΡΗ ΑΞΙΑ                 1.536,20
                                                      ΦΠΑ 24%                       368,69
                                                      ΠΛΗΡΩΤΕΟ ΠΟΣΟ               1.904,89 €

ΕΘΝΙΚΗ ΤΡΑΠΕΖΑ IBAN: GR8301104820000000482719304
Για την πληρωμή παρακαλούμε να αναφέρετε τον αριθμό του τιμολογίου.
`,
    ],
    fields: {
      'company.name': 'ΞΥΛΟΥΡΓΙΚΗ ΑΙΓΑΙΟΥ Α.Ε.',
      'company.address': ['ΛΕΩΦ. ΑΘΗΝΩΝ 142, 185 47 ΠΕΙΡΑΙΑΣ'],
      'company.tax_number': '099482716',
      'company.tax_office': ['ΦΑΕ ΠΕΙΡΑΙΑ'],
      'company.phone': '210 482 7193',
      buyer_name: ['ΞΕΝΟΔΟΧΕΙΑ ΚΥΚΛΑΔΩΝ ΕΠΕ'],
      buyer_tax_number: '801482739',
      buyer_address: ['ΑΚΤΗ ΜΙΑΟΥΛΗ 8, 841 00 ΣΥΡΟΣ'],
      document_type: ['invoice'],
      invoice_number: 'ΤΔΑ-004127',
      invoice_date: ['2024-04-12', '12/04/2024'],
      due_date: ['2024-05-12', '12/05/2024'],
      order_number: 'ΠΑΡ-1187',
      total_price: ['1904.89', '1.904,89 €'],
      net_total: ['1536.20', '1.536,20'],
      total_vat: ['368.69', '368,69'],
      currency: ['EUR'],
      country: ['GR'],
      language: ['el', null],
      payment_type: ['bank_transfer', 'ΚΑΤΑΘΕΣΗ ΣΕ ΤΡΑΠΕΖΑ'],
      iban: ['GR8301104820000000482719304'],
    },
    items: [
      ['ΔΟΚΑΡΙ ΠΕΥΚΟΥ 10Χ10', null, '40', 'p', '917.60', '24.00'],
      ['ΚΟΝΤΡΑ ΠΛΑΚΕ ΘΑΛΑΣΣΗΣ', null, '12', 'p', '857.09', '24.00'],
      ['ΚΟΛΛΑ ΞΥΛΟΥ', null, '25', 'k', '130.20', '24.00'],
    ],
    vat: [['24.00', '1536.20', '368.69', '1904.89']],
    // What the company does, in the line below its name, is taken for a part of its address.
    open: ['company.address'],
  },
  {
    title: 'a Hungarian invoice in forints with its dates in a row',
    pages: [
      `
                                        SZÁMLA
                                                                 Számlaszám: E-VIO-2024-318

Eladó:                                                   Vevő:
Viola Kertészet Kft.                                     Hotel Tisza-part Zrt.
1117 Budapest, Fehérvári út 84.                          6720 Szeged, Stefánia sétány 12.
Adószám: 24827191-2-43                                   Adószám: 13482710-2-06
Cégjegyzékszám: 01-09-482719
Bankszámlaszám: 11748271-93048271-93040000
Telefon: +36 1 482 7193

Fizetési mód      Teljesítés dátuma    Számla kelte        Fizetési határidő
Átutalás          2024. 04. 18.        2024. 04. 22.       2024. 05. 06.

Megjegyzés: Rendelésszám: TP-771

Megnevezés                    Menny.   Me.     Nettó ár     Nettó érték    ÁFA %    ÁFA érték   Bruttó érték
Muskátli, cserepes                120   db          890         106 800       27       28 836       135 636
Virágföld 50 liter                 30   zsák      2 400          72 000       27       19 440        91 440
Szaktanácsadás                      4   óra      12 500          50 000       27       13 500        63 500

                                              Összesen:         228 800                61 776       290 576

                                              Fizetendő végösszeg:                              290 576 Ft
azaz kettőszázkilencvenezer-ötszázhetvenhat forint

A számla aláírás és bélyegző nélkül is érvényes. Köszönjük, hogy minket választott!
`,
    ],
    fields: {
      'company.name': 'Viola Kertészet Kft.',
      'company.address': ['1117 Budapest, Fehérvári út 84.'],
      'company.tax_number': '24827191-2-43',
      'company.phone': '+36 1 482 7193',
      buyer_name: 'Hotel Tisza-part Zrt.',
      buyer_tax_number: '13482710-2-06',
      buyer_address: ['6720 Szeged, Stefánia sétány 12.'],
      document_type: ['invoice', 'SZÁMLA'],
      invoice_number: 'E-VIO-2024-318',
      invoice_date: ['2024-04-22'],
      due_date: ['2024-05-06'],
      order_number: 'TP-771',
      total_price: ['290576.00', '290 576'],
      net_total: ['228800.00', '228 800'],
      total_vat: ['61776.00', '61 776'],
      currency: ['HUF'],
      country: ['HU'],
      language: ['hu', null],
      payment_type: ['bank_transfer', 'Átutalás'],
    },
    items: [
      ['Muskátli, cserepes', null, '120', 'p', '135636.00', '27.00'],
      ['Virágföld 50 liter', null, '30', null, '91440.00', '27.00'],
      ['Szaktanácsadás', null, '4', null, '63500.00', '27.00'],
    ],
    vat: [['27.00', '228800.00', '61776.00', '290576.00']],
  },
  {
    title: 'a Croatian invoice with two VAT rates and a reference to pay with',
    pages: [
      `
JADRAN OPREMA d.o.o.
Riječka ulica 48, 51000 Rijeka
OIB: 48271930461
Tel: +385 51 482 719
www.jadran-oprema.hr

                                                         Kupac:
                                                         Konoba Galeb j.d.o.o.
                                                         Obala palih omladinaca 12
                                                         21000 Split
                                                         OIB: 71930482714

Račun br. 318-1-1

Datum računa: 17. listopada 2024.              Datum isporuke: 15.10.2024.
Datum dospijeća: 01.11.2024.                   Broj narudžbe: N-2207
Način plaćanja: Transakcijski račun            Poziv na broj: HR00 318-2024

R.br.  Naziv robe/usluge               JM      Količina     Cijena    Rabat %     PDV %       Iznos
1      Tanjur plitki 27 cm             kom           60       5,20       0,00        25      312,00
2      Čaša za vino 0,3 l              kom          120       3,10      10,00        25      334,80
3      Priručnik za osoblje            kom            4      18,00       0,00         5       72,00

                                              Osnovica PDV 25%                     646,80
                                              PDV 25%                              161,70
                                              Osnovica PDV 5%                       72,00
                                              PDV 5%                                 3,60
                                              Ukupno za platiti:               884,10 EUR

IBAN: HR3123600001104827193, Zagrebačka banka d.d.
Operater: Ana M.   Vrijeme izdavanja: 10:42
Molimo da pri plaćanju navedete poziv na broj. Hvala na povjerenju.
Trgovački sud u Rijeci, MBS 048271930, temeljni kapital 2.500,00 EUR uplaćen u cijelosti. Član uprave: Ivo K.
`,
    ],
    fields: {
      'company.name': 'JADRAN OPREMA d.o.o.',
      'company.address': ['Riječka ulica 48, 51000 Rijeka'],
      'company.tax_number': '48271930461',
      'company.phone': '+385 51 482 719',
      buyer_name: 'Konoba Galeb j.d.o.o.',
      buyer_tax_number: '71930482714',
      buyer_address: ['Obala palih omladinaca 12, 21000 Split'],
      document_type: ['invoice'],
      invoice_number: '318-1-1',
      invoice_date: ['2024-10-17'],
      due_date: ['2024-11-01'],
      order_number: 'N-2207',
      payment_reference: ['HR00 318-2024'],
      total_price: ['884.10', '884,10 EUR'],
      net_total: ['718.80'],
      total_vat: ['165.30'],
      currency: ['EUR'],
      country: ['HR'],
      language: ['hr', null],
      payment_type: ['bank_transfer', 'Transakcijski'],
      iban: ['HR3123600001104827193'],
    },
    items: [
      ['Tanjur plitki 27 cm', null, '60', 'p', '390.00', '25.00'],
      ['Čaša za vino 0,3 l', null, '120', 'p', '418.50', '25.00'],
      ['Priručnik za osoblje', null, '4', 'p', '75.60', '5.00'],
    ],
    vat: [
      ['25.00', '646.80', '161.70', '808.50'],
      ['5.00', '72.00', '3.60', '75.60'],
    ],
  },
];
