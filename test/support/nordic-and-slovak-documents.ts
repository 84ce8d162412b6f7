import type { WholeDocument } from './whole-documents.js';
import type { WrittenReceipt } from './written-receipts.js';

/** Invented invoices in Danish, Norwegian, Finnish and Slovak. */
export const NORDIC_AND_SLOVAK_DOCUMENTS: readonly WholeDocument[] = [
  {
    title: 'a Danish invoice with a payment code and its account split in two',
    pages: [
      `
Tømrerfirmaet Lindegaard ApS                                  FAKTURA
Havnegade 14
8000 Aarhus C                                                 Fakturanr.       10482
Tlf. 86 12 48 27                                              Fakturadato      12-03-2024
CVR-nr. 38471228                                              Forfaldsdato     26-03-2024
                                                              Kundenr.         2071
Kunde                                                         Ordrenr.         O-5518
Ejendomsselskabet Solbakken A/S
Ringvejen 62                                                  Side 1 af 1
8270 Højbjerg

Varenr.   Tekst                             Antal    Enhed    Enhedspris        Beløb
1040      Udskiftning af døre                   4    stk        2.450,00     9.800,00
2215      Fodlister, hvidmalet                 32    meter         48,50     1.552,00
9000      Arbejdstimer                         16    timer        495,00     7.920,00

                                         I alt ekskl. moms                  19.272,00
                                         Moms 25%                            4.818,00
                                         I alt DKK inkl. moms               24.090,00

Betalingsbetingelser: Netto 14 dage. Beløbet bedes indbetalt på vores konto i Østbanken.
Betalings-ID: 000000000104824
Reg.nr. 5471  Kontonr. 0004827193    IBAN DK58 5471 0004 8271 93
Ved for sen betaling beregnes rente efter renteloven.
`,
    ],
    fields: {
      'company.name': 'Tømrerfirmaet Lindegaard ApS',
      'company.address': ['Havnegade 14, 8000 Aarhus C', 'Havnegade 14 8000 Aarhus C'],
      'company.tax_number': '38471228',
      'company.phone': '86 12 48 27',
      buyer_name: 'Ejendomsselskabet Solbakken A/S',
      buyer_address: ['Ringvejen 62, 8270 Højbjerg', 'Ringvejen 62 8270 Højbjerg'],
      document_type: ['invoice', 'FAKTURA'],
      invoice_number: '10482',
      invoice_date: ['2024-03-12', '12-03-2024'],
      due_date: ['2024-03-26', '26-03-2024'],
      order_number: 'O-5518',
      total_price: ['24090.00', '24.090,00'],
      net_total: ['19272.00', '19.272,00'],
      total_vat: ['4818.00', '4.818,00'],
      currency: ['DKK'],
      country: ['DK'],
      language: ['da', null],
      payment_type: ['bank_transfer'],
      iban: ['DK5854710004827193', 'IBAN DK58 5471 0004 8271 93'],
      payment_reference: '000000000104824',
    },
    items: [
      ['Udskiftning af døre', null, '4', 'p', '12250.00', '25.00'],
      ['Fodlister, hvidmalet', null, '32', 'm', '1940.00', '25.00'],
      ['Arbejdstimer', null, '16', null, '9900.00', '25.00'],
    ],
    vat: [['25.00', '19272.00', '4818.00', '24090.00']],
  },
  {
    title: 'a Norwegian invoice with the rate of each line and its base',
    pages: [
      `
Fjordvik Elektro AS                                          Faktura
Strandgata 22
5013 Bergen                                                  Fakturanr.        20418
Telefon 55 48 27 19                                          Fakturadato       14.02.2024
Org.nr. NO 918 427 198 MVA                                   Forfallsdato      28.02.2024
Foretaksregisteret                                           Kundenr.          10377
                                                             Ordrenr.          48271
Hotell Brattlia AS
Fjellveien 8                                                 Vår ref.          Ingrid Moen
6770 Nordfjordeid                                            Deres ref.        Lars Eide

Beskrivelse                             Antall      Pris      MVA          Beløp
Montering av varmekabler                    12    890,00      25%      10 680,00
Termostat                                    6    745,00      25%       4 470,00
Lunsj, montører                              4    120,00      15%         480,00

MVA-sats         Grunnlag           MVA
25%             15 150,00      3 787,50
15%                480,00         72,00

                                         Sum eks. mva              15 630,00
                                         Mva                        3 859,50
                                         Å betale                NOK 19 489,50

Kontonummer: 1506 48 27194      KID: 0020418103772      IBAN: NO30 1506 4827 194
Ved forsinket betaling beregnes forsinkelsesrente. Vennligst oppgi KID ved betaling.
`,
    ],
    fields: {
      'company.name': 'Fjordvik Elektro AS',
      'company.address': ['Strandgata 22, 5013 Bergen', 'Strandgata 22 5013 Bergen'],
      'company.tax_number': ['NO918427198MVA', 'NO 918 427 198 MVA'],
      'company.phone': '55 48 27 19',
      buyer_name: 'Hotell Brattlia AS',
      buyer_address: ['Fjellveien 8, 6770 Nordfjordeid', 'Fjellveien 8 6770 Nordfjordeid'],
      document_type: ['invoice', 'Faktura'],
      invoice_number: '20418',
      invoice_date: ['2024-02-14', '14.02.2024'],
      due_date: ['2024-02-28', '28.02.2024'],
      order_number: '48271',
      total_price: ['19489.50', 'NOK 19 489,50'],
      net_total: ['15630.00', '15 630,00'],
      total_vat: ['3859.50', '3 859,50'],
      currency: ['NOK'],
      country: ['NO'],
      language: ['no', null],
      payment_type: ['bank_transfer'],
      iban: ['NO3015064827194', 'IBAN: NO30 1506 4827 194'],
      payment_reference: '0020418103772',
    },
    items: [
      ['Montering av varmekabler', null, '12', null, '13350.00', '25.00'],
      ['Termostat', null, '6', null, '5587.50', '25.00'],
      ['Lunsj, montører', null, '4', null, '552.00', '15.00'],
    ],
    vat: [
      ['25.00', '15150.00', '3787.50', '18937.50'],
      ['15.00', '480.00', '72.00', '552.00'],
    ],
  },
  {
    title: 'a Finnish invoice with amounts without and with tax',
    pages: [
      `
Lumikallion Puutyö Oy                                LASKU
Satamakatu 9
33200 Tampere                                        Laskun numero       2024187
Puh. 03 482 7190                                     Laskun päiväys      5.4.2024
Y-tunnus 2847121-8                                   Eräpäivä            19.4.2024
                                                     Viitenumero         20241873
Kahvila Metsolan Helmi Oy                            Asiakasnumero       4471
Kirkkokatu 31                                        Maksuehto           14 pv netto
40100 Jyväskylä                                      Viivästyskorko      11,5 %

Kuvaus                                Määrä    Yks      à-hinta    Alv %       Yhteensä
Pöytälevy, koivu                          6    kpl       185,00     24 %       1 110,00
Penkki, mänty                            12    kpl        92,50     24 %       1 110,00
Asennustyö                                8    h          54,00     24 %         432,00

                                         Veroton yhteensä                 2 652,00
                                         Arvonlisävero 24 %                 636,48
                                         Maksettava yhteensä              3 288,48 EUR

Saaja: Lumikallion Puutyö Oy      IBAN FI42 5710 0120 4827 19
Käytäthän maksaessasi viitenumeroa. Huomautusaika 8 päivää laskun päiväyksestä.
`,
    ],
    fields: {
      'company.name': ['Lumikallion Puutyö Oy'],
      'company.address': ['Satamakatu 9, 33200 Tampere', 'Satamakatu 9 33200 Tampere'],
      'company.tax_number': ['28471218', '2847121-8'],
      'company.phone': '03 482 7190',
      buyer_name: 'Kahvila Metsolan Helmi Oy',
      buyer_address: ['Kirkkokatu 31, 40100 Jyväskylä', 'Kirkkokatu 31 40100 Jyväskylä'],
      document_type: ['invoice', 'LASKU'],
      invoice_number: '2024187',
      invoice_date: ['2024-04-05', '5.4.2024'],
      due_date: ['2024-04-19', '19.4.2024'],
      total_price: ['3288.48', '3 288,48 EUR'],
      net_total: ['2652.00', '2 652,00'],
      total_vat: ['636.48', '636,48'],
      currency: ['EUR'],
      country: ['FI'],
      language: ['fi', null],
      payment_type: ['bank_transfer'],
      iban: ['FI4257100120482719', 'IBAN FI42 5710 0120 4827 19'],
      payment_reference: '20241873',
    },
    items: [
      ['Pöytälevy, koivu', null, '6', 'p', '1376.40', '24.00'],
      ['Penkki, mänty', null, '12', 'p', '1376.40', '24.00'],
      ['Asennustyö', null, '8', null, '535.68', '24.00'],
    ],
    vat: [['24.00', '2652.00', '636.48', '3288.48']],
  },
  {
    title: 'a Slovak invoice with symbols of the payment and two rates',
    pages: [
      `
Faktúra č. 20240187

Dodávateľ                                        Odberateľ
Drevovýroba Kremeň s.r.o.                        Penzión Pod Lipou, a.s.
Hlavná 27                                        Štúrova 14
949 01 Nitra                                     040 01 Košice
IČO: 48271930                                    IČO: 51834172
DIČ: 2024827200                                  DIČ: 2120518345
IČ DPH: SK2024827200                             IČ DPH: SK2120518345
Telefón: 037 482 71 93

Dátum vystavenia: 12.03.2024                     Forma úhrady: Prevodný príkaz
Dátum dodania: 11.03.2024                        Variabilný symbol: 20240187
Dátum splatnosti: 26.03.2024                     Konštantný symbol: 0308
                                                 IBAN: SK82 1100 0000 0029 4827 1930

Názov položky                    Množstvo   MJ     Cena za MJ    DPH %    Spolu bez DPH
Stôl dubový                             4   ks         320,00     20 %         1 280,00
Stolička jaseňová                      16   ks          85,00     20 %         1 360,00
Kniha o dreve                          10   ks          12,00     10 %           120,00

                                          Základ DPH 20 %          2 640,00
                                          DPH 20 %                   528,00
                                          Základ DPH 10 %            120,00
                                          DPH 10 %                    12,00
                                          Spolu bez DPH            2 760,00
                                          Spolu DPH                  540,00
                                          Celkom k úhrade          3 300,00 EUR

Vyhotovil: Zuzana Hrivnáková. Spoločnosť je zapísaná v Obchodnom registri Okresného súdu Nitra, oddiel Sro.
`,
    ],
    fields: {
      'company.name': 'Drevovýroba Kremeň s.r.o.',
      'company.address': ['Hlavná 27, 949 01 Nitra', 'Hlavná 27 949 01 Nitra'],
      'company.tax_number': 'SK2024827200',
      'company.phone': '037 482 71 93',
      buyer_name: 'Penzión Pod Lipou, a.s.',
      buyer_tax_number: ['SK2120518345'],
      buyer_address: ['Štúrova 14, 040 01 Košice', 'Štúrova 14 040 01 Košice'],
      document_type: ['invoice'],
      invoice_number: '20240187',
      invoice_date: ['2024-03-12', '12.03.2024'],
      due_date: ['2024-03-26', '26.03.2024'],
      total_price: ['3300.00', '3 300,00 EUR'],
      net_total: ['2760.00', '2 760,00'],
      total_vat: ['540.00', '540,00'],
      currency: ['EUR'],
      country: ['SK'],
      language: ['sk', null],
      payment_type: ['bank_transfer', 'Prevodný príkaz'],
      iban: ['SK8211000000002948271930'],
      payment_reference: '20240187',
    },
    items: [
      ['Stôl dubový', null, '4', 'p', '1536.00', '20.00'],
      ['Stolička jaseňová', null, '16', 'p', '1632.00', '20.00'],
      ['Kniha o dreve', null, '10', 'p', '132.00', '10.00'],
    ],
    vat: [
      ['20.00', '2640.00', '528.00', '3168.00'],
      ['10.00', '120.00', '12.00', '132.00'],
    ],
    open: ['iban', 'buyer_tax_number'],
  },
];

/** Invented receipts in the same languages. */
export const NORDIC_AND_SLOVAK_RECEIPTS: readonly WrittenReceipt[] = [
  {
    title: 'a bakery in Denmark, paid in cash and rounded',
    text: `
      Bageriet Kornblomst
      Algade 31
      4000 Roskilde
      Tlf. 46 48 27 19
      CVR-nr. 27518346
      Kasse 2   Ekspedient 14
      Bon nr. 004827   19-02-2024 07:52
      2 stk Rundstykker|16,00
      1 stk Rugbrød|38,75
      Tebirkes|14,50
      Bærepose|4,00
      I ALT|73,25
      Øreafrunding|0,25
      AT BETALE|73,50
      Heraf moms 25%|14,65
      Kontant|100,00
      Byttepenge|26,50
      Tak for besøget
    `,
    expected: {
      'company.name': 'Bageriet Kornblomst',
      'company.tax_number': '27518346',
      country: 'DK',
      currency: 'DKK',
      language: 'da',
      invoice_date: '2024-02-19',
      total_price: '73.50',
    },
  },
  {
    title: 'a grocer in Norway, paid by card',
    text: `
      SOLHEIM DAGLIGVARE
      Storgata 12
      7010 Trondheim
      Tlf. 73 48 27 19
      Org.nr. NO 927518341 MVA
      Salgskvittering 48271   22.03.2024 16:41
      Betjent av: Kari
      Grovbrød|39,90
      Melk 1 l|24,50
      Brunost 500 g|84,90
      Pant|2,00
      Bærepose|4,25
      TOTALT|155,55
      Herav mva 15%|19,48
      BankAxept|155,55
      Takk for handelen
      Velkommen tilbake
    `,
    expected: {
      'company.name': 'SOLHEIM DAGLIGVARE',
      'company.tax_number': 'NO927518341MVA',
      country: 'NO',
      currency: 'NOK',
      language: 'no',
      invoice_date: '2024-03-22',
      total_price: '155.55',
    },
  },
  {
    title: 'a cafe in Finland, paid in cash and rounded',
    text: `
      Kahvila Tuomenkukka
      Rantakatu 4
      80100 Joensuu
      Puh. 013 482 719
      Y-tunnus 2183041-3
      Kuitti 004827   Kassa 1
      17.5.2024 10:26
      2 Kahvi|5,80
      1 Korvapuusti|3,90
      1 Karjalanpiirakka|2,42
      YHTEENSÄ|12,12
      Pyöristys|-0,02
      MAKSETTAVA|12,10
      Käteinen|20,00
      Takaisin|7,90
      ALV 14%|1,49
      Kiitos käynnistä
      Tervetuloa uudelleen
    `,
    expected: {
      'company.name': 'Kahvila Tuomenkukka',
      country: 'FI',
      currency: 'EUR',
      language: 'fi',
      invoice_date: '2024-05-17',
      total_price: '12.10',
    },
  },
  {
    title: 'a grocer in Slovakia, paid in cash',
    text: `
      Potraviny U Dubu s.r.o.
      Námestie slobody 8
      974 01 Banská Bystrica
      IČO: 48271930  DIČ: 2024827200
      IČ DPH: SK2024827200
      Prevádzka: Hlavná 2, Zvolen
      POKLADNIČNÝ DOKLAD č. 4827
      14.06.2024 09:17
      Chlieb ražný 1 ks|2,10
      Mlieko polotučné 2 ks|2,38
      Syr údený 1 ks|3,45
      Taška|0,20
      SPOLU NA ÚHRADU|8,13 EUR
      DPH 20%|1,36
      Hotovosť|10,13
      Výdavok|2,00
      Ďakujeme za nákup
    `,
    expected: {
      'company.name': 'Potraviny U Dubu s.r.o.',
      'company.tax_number': 'SK2024827200',
      country: 'SK',
      currency: 'EUR',
      language: 'sk',
      invoice_date: '2024-06-14',
      total_price: '8.13',
    },
  },
];
