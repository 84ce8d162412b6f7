import type { WrittenReceipt } from './written-receipts.js';

/** More receipts in the form of `WRITTEN_RECEIPTS`. */
export const MORE_WRITTEN_RECEIPTS: readonly WrittenReceipt[] = [
  {
    title: 'a bakery in France',
    text: `
      BOULANGERIE DU VIEUX PONT
      12 rue des Tilleuls
      31000 TOULOUSE
      Tél : 05 61 00 00 12
      SIRET 812 345 678 00019
      TVA FR40303265045
      Ticket n° 004512 Caisse 2
      Le 07/03/2025 à 08:14
      2 Baguette tradition|2,60
      1 Tarte aux pommes|14,50
      TOTAL TTC|17,10
      dont TVA 5,50 %|0,89
      CB|17,10
      Merci de votre visite
    `,
    expected: {
      'company.name': 'BOULANGERIE DU VIEUX PONT',
      country: 'FR',
      currency: 'EUR',
      invoice_date: '2025-03-07',
      total_price: '17.10',
    },
  },
  {
    title: 'a bar in Italy',
    text: `
      BAR AURORA SNC DI VERDI E NERI
      Via Garibaldi 18
      40121 Bologna BO
      P.IVA 02345670375
      DOCUMENTO COMMERCIALE
      di vendita o prestazione
      DESCRIZIONE  IVA|Prezzo(€)
      CAFFE' 10%|1,30
      CORNETTO 10%|1,50
      SPREMUTA 10%|3,50
      TOTALE COMPLESSIVO|6,30
      di cui IVA|0,57
      Pagamento contante|10,00
      Resto|3,70
      09/05/2025 10:02
      DOC.N. 0123-0045
    `,
    expected: {
      'company.name': 'BAR AURORA SNC DI VERDI E NERI',
      country: 'IT',
      currency: 'EUR',
      invoice_date: '2025-05-09',
      total_price: '6.30',
    },
  },
  {
    title: 'a tavern in Spain',
    text: `
      TABERNA LOS NARANJOS S.L.
      C/ Mayor, 33
      41004 Sevilla
      CIF: B41234564
      FACTURA SIMPLIFICADA
      Nº: T-20931  Mesa: 4
      Fecha: 02/11/2024  Hora: 15:20
      3 Caña|5,40
      1 Tortilla|7,00
      2 Croquetas|9,00
      Base imponible|19,45
      IVA 10%|1,95
      TOTAL A PAGAR|21,40
      Efectivo|25,00
      Cambio|3,60
      Gracias por su visita
    `,
    expected: {
      'company.name': 'TABERNA LOS NARANJOS S.L.',
      country: 'ES',
      currency: 'EUR',
      invoice_date: '2024-11-02',
      total_price: '21.40',
      'company.tax_number': 'B41234564',
    },
  },
  {
    title: 'a grocer in Turkey',
    text: `
      YEŞİL ÇINAR MARKET
      GIDA SAN. TİC. LTD. ŞTİ.
      Atatürk Cad. No: 41 Bornova / İzmir
      Bornova V.D. 1234567890
      TARİH : 11.02.2025
      SAAT : 18:33
      FİŞ NO : 0082
      EKMEK %1|*15,00
      PEYNİR %10|*182,50
      ÇAY %10|*96,00
      TOPKDV|*25,47
      TOPLAM|*293,50
      NAKİT|*300,00
      PARA ÜSTÜ|*6,50
      TEŞEKKÜR EDERİZ
    `,
    expected: {
      country: 'TR',
      currency: 'TRY',
      invoice_date: '2025-02-11',
      total_price: '293.50',
    },
  },
  {
    title: 'a drugstore in Poland',
    text: `
      DROGERIA KONWALIA SP. Z O.O.
      ul. Lipowa 5, 30-702 Kraków
      NIP 6790123459
      2025-01-14  nr wydr. 00231
      PARAGON FISKALNY
      SZAMPON A 1 x 18,99|18,99 A
      MYDŁO A 3 x 4,50|13,50 A
      SPRZEDAŻ OPODATKOWANA A|32,49
      PTU A 23 %|6,08
      SUMA PTU|6,08
      SUMA PLN|32,49
      KARTA PŁATNICZA|32,49
      Dziękujemy za zakupy
    `,
    expected: {
      'company.name': 'DROGERIA KONWALIA SP. Z O.O.',
      country: 'PL',
      currency: 'PLN',
      invoice_date: '2025-01-14',
      total_price: '32.49',
    },
  },
  {
    title: 'a bookshop in the Netherlands, paid in cash and rounded',
    text: `
      Boekhandel De Wilg
      Kerkstraat 88
      1017 GP Amsterdam
      KvK 34123456
      BTW NL001234567B61
      Bon: 77812   Kassa 1
      25-04-2025 16:48
      1 Wandelgids|22,99
      2 Kaart|3,98
      Totaal EUR|26,97
      Afronding|-0,02
      Te betalen|26,95
      Contant|30,00
      Wisselgeld|3,05
      BTW 9% over 24,74|2,23
      Bedankt en tot ziens
    `,
    expected: {
      'company.name': 'Boekhandel De Wilg',
      country: 'NL',
      currency: 'EUR',
      invoice_date: '2025-04-25',
      total_price: '26.95',
    },
  },
  {
    title: 'a pharmacy in Portugal',
    text: `
      FARMÁCIA DAS FLORES, LDA
      Rua do Sol 9
      3000-150 Coimbra
      NIF: 501234560
      Fatura Simplificada FS 1/20455
      Data: 2025-06-18 11:09
      Consumidor Final
      Pensos rápidos 6%|4,20
      Protetor solar 23%|15,80
      TOTAL|20,00 EUR
      Multibanco|20,00
      IVA 6% incluído|0,24
      IVA 23% incluído|2,95
      Obrigado pela sua visita
    `,
    expected: {
      'company.name': 'FARMÁCIA DAS FLORES, LDA',
      country: 'PT',
      currency: 'EUR',
      invoice_date: '2025-06-18',
      total_price: '20.00',
    },
  },
  {
    title: 'a pub in the Czech Republic',
    text: `
      Hospoda U Zlaté lípy s.r.o.
      Dlouhá 14, 602 00 Brno
      IČ: 27182810  DIČ: CZ27182810
      Účtenka č. 10455
      Datum: 3. 10. 2024 21:37
      4x Pivo 12°|236,00
      1x Guláš|189,00
      Celkem k úhradě|425,00 Kč
      Základ 21 %|351,24
      DPH 21 %|73,76
      Kartou|425,00
      Děkujeme za návštěvu
    `,
    expected: {
      'company.name': 'Hospoda U Zlaté lípy s.r.o.',
      country: 'CZ',
      currency: 'CZK',
      invoice_date: '2024-10-03',
      total_price: '425.00',
    },
  },
  {
    title: 'a coffee house in Canada',
    text: `
      MAPLE CORNER COFFEE HOUSE INC.
      455 King St W
      Toronto, ON M5V 1K4
      HST# 12345 6789 RT0001
      2025/07/02 09:26 AM  Order 118
      1 Latte|5.25
      1 Butter tart|4.00
      Subtotal|$9.25
      HST 13%|$1.20
      Total|$10.45
      Debit|$10.45
      APPROVED - THANK YOU
      Customer copy
    `,
    expected: {
      'company.name': 'MAPLE CORNER COFFEE HOUSE INC.',
      country: 'CA',
      currency: 'CAD',
      invoice_date: '2025-07-02',
      total_price: '10.45',
    },
  },
  {
    title: 'a pub in Ireland',
    text: `
      The Old Lighthouse Bar
      Harbour Road, Howth
      Co. Dublin D13 X6Y7
      VAT No: IE1234567T
      Table 9  Server: Aoife
      14/12/2024 19:55
      2 Fish & chips|39.00
      3 Stout|19.50
      Sub Total|58.50
      Service charge 10%|5.85
      Amount Due|€64.35
      Visa Contactless|64.35
      VAT 13.5%|4.64
      VAT 23%|3.65
      Thank you. Please call again
    `,
    expected: {
      'company.name': 'The Old Lighthouse Bar',
      country: 'IE',
      currency: 'EUR',
      invoice_date: '2024-12-14',
      total_price: '64.35',
    },
  },
];
