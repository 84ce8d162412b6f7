import type { WrittenReceipt } from './written-receipts.js';

/** Receipts of filling stations, taxis, hotels and other trades, with tips, several rates and card slips. */
export const WRITTEN_RECEIPTS_OF_TRADES: readonly WrittenReceipt[] = [
  {
    title: 'a filling station in Germany',
    text: `
      Tankhof Berger GmbH
      Landstraße 14
      74072 Heilbronn
      USt-IdNr. DE136695976
      Tel. 07131 998877
      Quittung Nr. 20418
      12.03.2025   07:41
      Zapfsäule 3
      Super E10|62,99 A
      35,21 l x 1,789 EUR/l
      Summe|EUR 62,99
      MwSt A 19,00 %  Netto 52,93|10,06
      Kartenzahlung
      girocard|62,99
      Vielen Dank und gute Fahrt
    `,
    expected: {
      'company.name': 'Tankhof Berger GmbH',
      invoice_date: '2025-03-12',
      total_price: '62.99',
      total_vat: '10.06',
      currency: 'EUR',
      country: 'DE',
    },
  },
  {
    title: 'a taxi in the United Kingdom with a tip',
    text: `
      Northside Cabs
      Licence no. 48213
      07700 900461
      RECEIPT
      Date: 14/02/2025 22:18
      From: King's Cross
      To: Camden
      Fare|£14.50
      Tip|£1.50
      TOTAL|£16.00
      Paid by card
      VISA ****4821
      Thank you
    `,
    expected: {
      'company.name': 'Northside Cabs',
      invoice_date: '2025-02-14',
      total_price: '16.00',
      currency: 'GBP',
      country: 'GB',
    },
  },
  {
    title: 'a hotel in Switzerland with two rates',
    text: `
      Hotel Seeblick AG
      Quaistrasse 8
      6004 Luzern
      CHE-116.281.710 MWST
      Rechnung 88213
      Datum 02.06.2025
      Zimmer 204
      2 Nächte à 180.00|360.00
      Kurtaxe|7.00
      Frühstück 2 x 22.00|44.00
      Total CHF|411.00
      inkl. MwSt 3.8 % auf 360.00|13.18
      inkl. MwSt 8.1 % auf 44.00|3.30
      Bezahlt mit Mastercard|411.00
    `,
    expected: {
      'company.name': 'Hotel Seeblick AG',
      invoice_date: '2025-06-02',
      total_price: '411.00',
      currency: 'CHF',
      country: 'CH',
    },
  },
  {
    title: 'a village shop in Switzerland with codes for its rates',
    text: `
      Dorfladen Amsler
      Hauptstrasse 21
      8400 Winterthur
      MWST-Nr. CHE-107.787.577
      17.05.2025 16:05  Kasse 2  Bon 4471
      Brot|3.80 2
      Milch 1l|1.75 2
      Seife|4.95 1
      2 x 1.20 Joghurt|2.40 2
      TOTAL CHF|12.90
      Bar|20.00
      Rückgeld|7.10
      MwSt-Code  Satz  Total  MwSt
      1  8.1%  4.95|0.37
      2  2.6%  7.95|0.20
      Danke für Ihren Einkauf
    `,
    expected: {
      'company.name': 'Dorfladen Amsler',
      invoice_date: '2025-05-17',
      total_price: '12.90',
      total_vat: '0.57',
      currency: 'CHF',
      country: 'CH',
    },
  },
  {
    title: 'a supermarket in Belgium with letters for its rates',
    text: `
      Buurtwinkel De Linde BVBA
      Kerkstraat 40
      9000 Gent
      BTW BE 0403.170.701
      Tel 09 222 33 44
      21/04/2025 18:22  Kassa 1
      Brood|2,85 A
      Kaas 0,312 kg x 14,90|4,65 A
      Afwasmiddel|3,49 D
      TE BETALEN|EUR 10,99
      Bancontact|10,99
      BTW  A 6,00%  7,08|0,42
      BTW  D 21,00%  2,88|0,61
      Bedankt en tot ziens
    `,
    expected: {
      'company.name': 'Buurtwinkel De Linde BVBA',
      invoice_date: '2025-04-21',
      total_price: '10.99',
      total_vat: '1.03',
      currency: 'EUR',
      country: 'BE',
    },
  },
  {
    title: 'a restaurant in the United States with tax and tip',
    text: `
      Blue Heron Grill
      1450 Harbor Dr
      San Diego, CA 92101
      (619) 555-0147
      Server: Amy   Table 12
      Check #2291   03/04/2025 8:15 PM
      Fish Tacos|14.95
      Lemonade|3.50
      2 Clam Chowder|17.00
      Subtotal|35.45
      Tax 7.75%|2.75
      Tip|7.00
      Total|45.20
      VISA XXXXXXXXXXXX1123
      Auth 042119
      CUSTOMER COPY
    `,
    expected: {
      'company.name': 'Blue Heron Grill',
      invoice_date: '2025-03-04',
      total_price: '45.20',
      total_vat: '2.75',
      currency: 'USD',
      country: 'US',
    },
  },
  {
    title: 'a grocer in Mexico',
    text: `
      Abarrotes La Esquina SA de CV
      Av. Juárez 120, Col. Centro
      44100 Guadalajara, Jal.
      RFC: ALE950101AB3
      TICKET 00381  15/08/2025 13:20
      Leche 1L|$27.50
      Pan de caja|$48.00
      Jabón|$32.48
      SUBTOTAL|$103.50
      IVA 16%|$4.48
      TOTAL|$107.98
      EFECTIVO|$200.00
      CAMBIO|$92.02
      ¡Gracias por su compra!
    `,
    expected: {
      'company.name': 'Abarrotes La Esquina SA de CV',
      invoice_date: '2025-08-15',
      total_price: '107.98',
      total_vat: '4.48',
      currency: 'MXN',
      country: 'MX',
    },
  },
  {
    title: 'a bakery in Brazil',
    text: `
      Padaria Bom Trigo Ltda
      Rua das Flores, 85 - Centro
      01310-100 São Paulo - SP
      CNPJ: 11.222.333/0001-81
      CUPOM FISCAL  09/07/2025 08:12
      001 Pão francês 0,500 kg x 18,90|9,45
      002 Café expresso 2 un x 6,00|12,00
      TOTAL R$|21,45
      Dinheiro|50,00
      Troco|28,55
      Obrigado, volte sempre
    `,
    expected: {
      'company.name': 'Padaria Bom Trigo Ltda',
      invoice_date: '2025-07-09',
      total_price: '21.45',
      currency: 'BRL',
      country: 'BR',
    },
  },
  {
    title: 'a hardware store in South Africa',
    text: `
      Protea Hardware (Pty) Ltd
      23 Main Road, Paarl 7646
      VAT Reg No 4490123457
      Tel 021 555 0199
      Slip 7781   2025-09-03 11:02
      Hammer|R189.99
      Nails 1kg|R54.50
      TOTAL (incl VAT)|R244.49
      VAT 15% incl.|R31.89
      Card|R244.49
      Thank you
    `,
    expected: {
      'company.name': 'Protea Hardware (Pty) Ltd',
      invoice_date: '2025-09-03',
      total_price: '244.49',
      total_vat: '31.89',
    },
  },
  {
    title: 'a cafe in the United Arab Emirates',
    text: `
      Desert Bean Cafe LLC
      Al Wasl Road, Dubai
      TRN: 100234567800003
      TAX INVOICE
      Inv No 5521   07/10/2025 09:44
      Flat White|AED 22.00
      Date Cake|AED 28.00
      Sub Total (excl. VAT)|47.62
      VAT 5%|2.38
      Total AED|50.00
      Cash|100.00
      Change|50.00
    `,
    expected: {
      'company.name': 'Desert Bean Cafe LLC',
      invoice_date: '2025-10-07',
      total_price: '50.00',
      total_vat: '2.38',
      currency: 'AED',
      country: 'AE',
    },
  },
  {
    title: 'a shop in the Philippines',
    text: `
      Mabuhay Mini Mart
      128 Rizal Avenue, Manila
      VAT REG TIN: 123-456-789-000
      OR No. 0009912
      11/05/2025 10:31 AM
      Rice 5kg|245.00
      Sardines 3 @ 24.50|73.50
      TOTAL|PHP 318.50
      CASH|500.00
      CHANGE|181.50
      VATable Sales|284.37
      VAT 12%|34.13
      Salamat po
    `,
    expected: {
      'company.name': 'Mabuhay Mini Mart',
      total_price: '318.50',
      total_vat: '34.13',
      currency: 'PHP',
      country: 'PH',
    },
  },
  {
    title: 'a car park in France',
    text: `
      PARKING DES HALLES
      Société Parcs Urbains SAS
      12 rue du Marché
      44000 Nantes
      SIRET 732 829 320 00074
      Ticket 118204
      Entrée 05/09/2025 09:12
      Sortie 05/09/2025 11:47
      Durée 2h35
      Montant TTC|7,80 EUR
      dont TVA 20%|1,30 EUR
      Payé par CB
    `,
    expected: {
      invoice_date: '2025-09-05',
      total_price: '7.80',
      total_vat: '1.30',
      currency: 'EUR',
      country: 'FR',
    },
  },
  {
    title: 'a restaurant in Germany with a tip',
    text: `
      Gasthaus Zur Linde
      Inh. Maria Huber
      Dorfplatz 3
      83684 Tegernsee
      St.-Nr. 139/220/40417
      Rechnung Nr. 1182  Tisch 7
      28.08.2025 20:45
      2 Schweinebraten à 15,90|31,80
      3 Helles 0,5l à 4,60|13,80
      1 Apfelstrudel|6,50
      Summe|52,10
      Trinkgeld|4,90
      Gesamtbetrag|57,00 EUR
      7% MwSt|0,00
      19% MwSt aus 52,10|8,32
      Es bediente Sie: Anna
    `,
    expected: {
      'company.name': 'Gasthaus Zur Linde',
      invoice_date: '2025-08-28',
      total_price: '57.00',
      currency: 'EUR',
      country: 'DE',
    },
  },
  {
    title: 'a pharmacy in Austria with letters for its rates',
    text: `
      Apotheke zum Löwen
      Mag. Eva Steiner KG
      Hauptplatz 5, 8010 Graz
      UID: ATU13585627
      Beleg 55120   11.11.2025 10:02
      Aspirin 500mg|7,45 B
      Sonnencreme|18,90 A
      ZU ZAHLEN EUR|26,35
      Bankomat|26,35
      A 20% Netto 15,75 MwSt|3,15
      B 10% Netto 6,77 MwSt|0,68
    `,
    expected: {
      invoice_date: '2025-11-11',
      total_price: '26.35',
      total_vat: '3.83',
      currency: 'EUR',
      country: 'AT',
    },
  },
  {
    title: 'a stationer in Hong Kong without a tax',
    text: `
      Harbour Stationery Ltd
      Shop 3, 88 Nathan Road, Kowloon
      Tel: 2555 0188
      Receipt #10023   06/11/2025
      Notebook A5 x 2|HK$56.00
      Gel Pen Blue|HK$14.00
      Total|HK$70.00
      Octopus|HK$70.00
    `,
    expected: {
      'company.name': 'Harbour Stationery Ltd',
      total_price: '70.00',
      currency: 'HKD',
      country: 'HK',
    },
  },
];
