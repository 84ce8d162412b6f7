import type { WrittenReceipt } from './written-receipts.js';

/** Receipts whose number or total has no label of its own, or that print amounts without decimals. */
export const WRITTEN_RECEIPTS_OF_SMALL_TILLS: readonly WrittenReceipt[] = [
  {
    title: 'a till whose card slip has a number of its own',
    text: `
      Hofladen Birkental GmbH
      Dorfstraße 8
      37115 Duderstadt
      USt-IdNr. DE136695976
      Eier 10er|3,40 A
      Honig 500g|7,20 A
      Summe EUR|10,60
      Girocard|10,60
      Kundenbeleg
      Beleg-Nr. 3071
      Trace-Nr. 204417
      Terminal-ID 66120871
      ############2209
      MwSt A 7,00 % Netto 9,91|0,69
      21.05.2026 09:44 Bon-Nr. 55218
    `,
    expected: { invoice_number: '55218', invoice_date: '2026-05-21', total_price: '10.60' },
  },
  {
    title: 'a till that calls a sale a transaction',
    text: `
      WATTLE GROVE HARDWARE PTY LTD
      ABN 51 824 753 556
      18 Miller St, Dubbo NSW 2830
      Reg 02 Op Shane Trans 90412
      14/03/2026 10:12 AM
      Paint roller|$12.50
      Drop sheet|$8.40
      TOTAL (2 items)|$20.90
      EFTPOS|$20.90
      GST INCLUDED|$1.90
    `,
    expected: { invoice_number: '90412', invoice_date: '2026-03-14', total_price: '20.90', total_vat: '1.90' },
  },
  {
    title: 'a tax number beside the number of a fiscal receipt',
    text: `
      KWIATY POD LIPĄ SP. Z O.O.
      31-042 KRAKÓW, UL. DŁUGA 14
      NIP 526-104-08-28 nr:0771
      PARAGON FISKALNY
      Róża 3 x8,00|24,00A
      Wstążka 1 x4,50|4,50A
      SPRZEDAŻ OPODATKOWANA A|28,50
      PTU A 23,00%|5,33
      SUMA PLN|28,50
      GOTÓWKA|30,00
      RESZTA|1,50
      2026-04-02 15:20
    `,
    expected: { invoice_number: '0771', total_price: '28.50' },
  },
  {
    title: 'a taxi that says what it received',
    text: `
      Ribble Valley Taxis
      2 Mill Lane, Clitheroe BB7 2AA
      TAXI RECEIPT
      No. 00781   Date 04/09/26
      Fare £ 21.50   Waiting 3.00
      Received with thanks 24.50 cash
    `,
    expected: { 'company.name': 'Ribble Valley Taxis', total_price: '24.50', invoice_date: '2026-09-04' },
  },
  {
    title: 'a ticket without a label for its price',
    text: `
      Bergbahn Hornalp AG
      Talstrasse 1, 3818 Grindelwald
      CHE-116.281.710 MWST
      Ticket-Nr. 7741-882
      Bergfahrt, Erwachsene
      12.08.2026 09:31
      CHF 38.00
      inkl. 8.1% MWST CHF 2.85
      Mastercard xxxx 1180
    `,
    expected: { total_price: '38.00', total_vat: '2.85', invoice_date: '2026-08-12' },
  },
  {
    title: 'Icelandic amounts without decimals or a currency',
    text: `
      KAFFISTOFAN HLÍÐ EHF.
      Skólagata 9, 600 Akureyri
      Kt. 551204-2380
      Kvittun 20418   11.06.2026 12:15
      Súpa dagsins|2.450
      Brauð|690
      Kaffi|750
      SAMTALS|3.890
      Kort|3.890
    `,
    expected: { invoice_number: '20418', invoice_date: '2026-06-11', total_price: '3890.00' },
  },
  {
    title: 'a proprietor below the name of the shop, and a shop with the number of its unit',
    text: `
      PROTEA PET SUPPLIES
      Shop 14 Oakhill Mall, Pretoria
      Thandi Nkuna - Prop.
      VAT NO 4120198765
      TAX INVOICE
      Slip No: 10277   24/09/2026 16:40
      Dog food 8kg|R319.00
      TOTAL|R319.00
      CARD|R319.00
      VAT @15% INCL|R41.61
    `,
    expected: { 'company.name': 'PROTEA PET SUPPLIES', total_price: '319.00', invoice_number: '10277' },
  },
  {
    title: 'a sole trader in Poland, whose name is part of that of the shop',
    text: `
      WARZYWNIAK "POD KASZTANEM"
      Ewa Malinowska
      ul. Polna 3, 61-003 Poznań
      NIP 951-307-26-47
      2026-09-12 nr wydr. 004471
      PARAGON FISKALNY
      Jabłka 2 x3,20|6,40C
      SPRZEDAŻ OPODATKOWANA C|6,40
      PTU C 5,00%|0,30
      SUMA PLN|6,40
      GOTÓWKA|6,40
    `,
    expected: { 'company.name': 'WARZYWNIAK "POD KASZTANEM" Ewa Malinowska', total_price: '6.40' },
  },
  {
    title: 'a tax on a subtotal, and a total rounded for cash',
    text: `
      MELATI LAUNDRY SDN. BHD.
      12, Jalan Kenanga, 43000 Kajang
      Resit No: SO-30117
      Date: 09/04/2026 18:22
      Curtain set|45.50
      Blanket|18.20
      Sub-total (excl. SST)|63.70
      Service Tax 6%|3.82
      Rounding Adj|-0.02
      TOTAL RM|67.50
      CASH|70.00
      CHANGE|2.50
    `,
    expected: {
      total_price: '67.50',
      total_vat: '3.82',
      net_total: '63.70',
    },
  },
  {
    title: 'a letter in a number that is read as a zero',
    text: `
      ELMFIELD CRAFTS
      4 Station Road, Ludlow SY8 2HD
      Receipt No: S0-4471
      12/06/2026 11:20
      Yarn|8.50
      TOTAL|£8.50
      CARD|£8.50
    `,
    expected: { invoice_number: 'SO-4471', total_price: '8.50' },
  },
  {
    title: 'an owner with a legal form behind the word for it',
    text: `
      BLUMEN BIRKE
      Floristik - Deko
      Inh. Birke & Sohn OG
      Mühlgasse 5, 4020 Linz
      UID-Nr: ATU64205194
      21.02.2026 10:15 BON 0008841
      1 x Strauß|18,90 A
      SUMME EUR|18,90
      BAR|18,90
      A 10% 17,18 1,72|18,90
    `,
    expected: { 'company.name': 'Birke & Sohn OG', invoice_number: '0008841', total_price: '18.90' },
  },
  {
    title: 'a total that is also converted to another currency',
    text: `
      Gasthaus Sternen AG
      Dorfplatz 2, 8750 Glarus
      Rechnung 260411-0032 Tisch 4
      11.04.2026 20:10
      2x Rösti|39.00
      1x Rivella|4.80
      Total CHF|43.80
      Total EUR (Kurs 1.0520)|46.08
      Mastercard CHF|43.80
      MWST 8.1% 40.52 3.28|43.80
    `,
    expected: { total_price: '43.80', currency: 'CHF' },
  },
  {
    title: 'a company with a number for a name, and two taxes on one sum',
    text: `
      QUINCAILLERIE DU LAC
      9031-4482 Québec inc.
      20, rue Laval, Alma (Québec) G8B 2P1
      TPS: 815304621 RT0001
      Facture: 221-104417 Caisse: 03
      2026-06-09 15:41
      PELLE RONDE|34,50 FP
      SEAU 10L|7,50 FP
      SOUS-TOTAL|42,00
      TPS 5%|2,10
      TYQ 9,975%|4,19
      TOTAL CAD|48:29
      DEBIT INTERAC|48,29
    `,
    expected: {
      'company.name': '9031-4482 Québec inc.',
      invoice_number: '221-104417',
      total_price: '48.29',
      total_vat: '6.29',
      net_total: '42.00',
    },
  },
  {
    title: 'a total that recognition lost, but that was paid for the items',
    text: `
      Wombat Fuels Pty Ltd
      ABN 51 824 753 556
      8 Main Rd, Colac VIC 3250
      Receipt 0412207
      11/02/2026 07:26
      UNLEADED 91|$61.20
      ICED COFFEE|$9.60
      2 @ $4.80 EA
      FUEL VOUCHER|-$1.30
      TOTA 569.S
      EFTPOS|$69.50
    `,
    expected: { total_price: '69.50', invoice_number: '0412207' },
  },
  {
    title: 'a series behind the number of a Brazilian receipt',
    text: `
      PADARIA SOL NASCENTE LTDA
      CNPJ: 18.447.201/0001-92
      RUA DAS FLORES, 20 - SANTOS SP
      001 PAO DE QUEIJO|12,40
      002 CAFE|6,00
      VALOR TOTAL R$|18,40
      Cartao de Debito|18,40
      NFC-e nº 000051177 Série 003
      05/07/2026 08:31:12
    `,
    expected: { invoice_number: '000051177', total_price: '18.40', invoice_date: '2026-07-05' },
  },
  {
    title: 'a till with quantities before the names, and stars for a higher rate before the amounts',
    text: `
      SNACKBAR DE MOLEN
      Kerkstraat 12
      8011 CV Zwolle
      BTW NL136695976B01
      Kassabon 77-01284
      14-03-2026 18:22
      3 Frikandel|6,60
      1 x Kaassouflé|2,40
      2 Appelsap|4,20
      2 x Bokbier *|7,00
      Totaal|€ 20,20
      Pin|20,20
    `,
    expected: {
      total_price: '20.20',
      items: [
        { name: 'Frikandel', description: null, quantity: '3', unit: null, total_price: '6.60', vat_rate: null },
        { name: 'Kaassouflé', description: null, quantity: '1', unit: null, total_price: '2.40', vat_rate: null },
        { name: 'Appelsap', description: null, quantity: '2', unit: null, total_price: '4.20', vat_rate: null },
        { name: 'Bokbier *', description: null, quantity: '2', unit: null, total_price: '7.00', vat_rate: null },
      ],
    },
  },
  {
    title: 'a till that prints the discount of an item below it',
    text: `
      KAURI BAY HARDWARE
      Kauri Bay Traders (2014) Ltd
      22 Shore Road, Whitianga 3510
      GST No. 49-091-850
      05/02/2026 10:31   Rcpt 21-40771
      Deck stain 4L|$89.90
      MEMBER DISCOUNT 5%
      |-$4.50
      Sandpaper pack|$12.40
      TOTAL NZD|$97.80
      EFTPOS|$97.80
      GST INCL. @ 15.0%|$12.76
    `,
    expected: {
      invoice_number: '21-40771',
      total_price: '97.80',
      items: [
        {
          name: 'Deck stain 4L',
          description: null,
          quantity: '1',
          unit: null,
          total_price: '85.40',
          vat_rate: '15.00',
        },
        {
          name: 'Sandpaper pack',
          description: null,
          quantity: '1',
          unit: null,
          total_price: '12.40',
          vat_rate: '15.00',
        },
      ],
    },
  },
  {
    title: 'a till in the Philippines, which prints the base of the tax above what is exempt',
    text: `
      BAYANI GENERAL MERCHANDISE
      Operated by: BAYANI RETAIL CORP.
      VAT REG TIN 004-218-334-00000
      12 Mabini St., Naga City 4400
      SALES INVOICE
      SI No : 000-00071944
      03/14/2026 04:12:09 PM
      Rice 5 KG|310.00E
      Dish soap|84.00V
      Mop head|140.00V
      TOTAL DUE|534.00
      CASH|600.00
      CHANGE|66.00
      VATable Sales|200.00
      VAT-Exempt Sales|310.00
      Zero-Rated Sales|0.00
      VAT 12%|24.00
    `,
    expected: {
      total_price: '534.00',
      total_vat: '24.00',
      vat_categories: [{ vat_rate: '12.00', base_amount: '200.00', vat_amount: '24.00', total_amount: '224.00' }],
    },
  },
  {
    title: 'a filling station whose legal form is on a line of its own',
    text: `
      ESTACION LOS NOGALES DEL VALLE
      S.A. DE C.V.
      R.F.C. ELN050312QX8
      AV. HIDALGO 240
      COL. CENTRO, C.P. 37000
      LEON, GUANAJUATO
      TICKET: 0551902
      FECHA: 21/03/2026 18:05
      MAGNA|$812.40
      SUBTOTAL|$700.34
      IVA 16.00%|$112.06
      TOTAL M.N.|$812.40
      TARJETA|$812.40
    `,
    expected: { 'company.name': 'ESTACION LOS NOGALES DEL VALLE S.A. DE C.V.', total_price: '812.40' },
  },
  {
    title: 'a hotel that states its share capital behind its name',
    text: `
      Hôtel du Vieux Lavoir
      SARL MARTEL ET FILLES au capital de 12 000 €
      3, place du Marché - 21200 BEAUNE
      TVA intracom. FR83404833048
      NOTE N° 2026-0118
      14/03/2026
      Chambre 7|96,00
      Petit déjeuner|12,00
      TOTAL TTC|108,00 €
      Carte bancaire|108,00
    `,
    expected: { 'company.name': 'SARL MARTEL ET FILLES', total_price: '108.00' },
  },
  {
    title: 'a till in South Africa whose total stands behind "Due"',
    text: `
      VLEIRAND SLAGHUIS
      Botma Handelaars (Pty) Ltd
      VAT NO: 4490103451
      8 LONG ST, GRAAFF-REINET 6280
      TAX INVOICE
      BOEREWORS|184.20
      BREAD|21.00
      SUBTOTAL|205.20
      DUE|R205.20
      CASH|210.00
      CHANGE|4.80
      SLIP: 00041733   TILL: 2
      2026-02-16 11:04
    `,
    expected: { invoice_number: '00041733', total_price: '205.20' },
  },
  {
    title: 'a shop in Canada with the registration for a tax beside its order number',
    text: `
      HARBOUR COPY & PRINT
      2214871 B.C. Ltd.
      18 Front St, Nanaimo BC V9R 5H7
      GST# 814402731 RT0001
      PST# 1047-9921
      Order: 31-20844   2026/03/02 16:37
      Posters|40.00
      Subtotal|40.00
      GST 5%|2.00
      PST 7%|2.80
      Total|44.80
      Debit|44.80
    `,
    expected: { invoice_number: '31-20844', total_price: '44.80' },
  },
  {
    title: 'a taxi that prints the kilometres below "Total"',
    text: `
      PEAKVIEW TAXI SERVICE LIMITED
      8 Canal Road, Wan Chai
      FARE RECEIPT
      RECEIPT NO  008812
      DATE  14 MAR 2026
      TOTAL KM|7.41
      PAID KM|7.41
      METER FARE|71.00
      TUNNEL TOLL|20.00
      TOTAL HK$|91.00
      CASH|91.00
    `,
    expected: { total_price: '91.00', invoice_date: '2026-03-14' },
  },
  {
    title: 'a card payment that includes a tip',
    text: `
      BRASSERIE DU CANAL
      SRL CANAL & FILS
      Rue Haute 12
      5000 Namur
      TVA BE 0402.206.045
      14/03/2026 20:41
      2 CARBONNADES 17,50|35,00
      2 BIERES 4,80|9,60
      TOTAL|44,60
      Bancontact|48,00
      dont pourboire|3,40
      TVA 12% 39,82 4,78|44,60
      TOTAL 39,82 4,78|44,60
    `,
    expected: { total_price: '44.60' },
  },
  {
    title: 'a total in another currency, whose rate leads to what was paid',
    text: `
      JADRAN KIOSK d.o.o.
      Riva 8, 22240 Tisno
      OIB: 39812042653
      Racun br. 551/KG2/1
      09.08.2026. 10:22
      Novine|1,50
      Sladoled|4,40
      UKUPNO HRK (7,53450)|44,45
      Gotovina EUR|5,90
    `,
    expected: { total_price: '5.90' },
  },
];
