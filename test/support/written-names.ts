import type { WrittenInvoice } from './written-invoices.js';

/** Invented invoices whose issuer is hard to identify, each for a different reason. */
export const WRITTEN_NAMES: readonly WrittenInvoice[] = [
  {
    title: 'a name supported only by an email address with a space after its @',
    text: `
Das Erfundene Kontor          Tel: +49 (040) 555-0        Seite 1 von 1
Hafenweg 86                   Fax: +49 (040) 555-111
20457 Hamburg                 E-Mail: info@ erfunden.example.org


Rechnung
Elektrohaus Bambusch          Belegnummer        90005178
Adlerweg 452                  Belegdatum         07.01.2021
07545 Gera

Total                                              37,00
`,
    expected: { 'company.name': 'Das Erfundene Kontor' },
  },
  {
    title: 'a headline that repeats the web address, above the company that owns the account',
    text: `
ANNONCES DU FLEUVE
Annonces et formalités en ligne


Atelier Corbin
27 rue des Saules
69100 Villeurbanne

Facture n° 2022089083
Date : 28/11/2022
Total TTC :                       56,02 €

Virement             Titulaire du compte : FLUVIPRESSE


    FLUVIPRESSE
    Siège : 16 rue du Quai - 92100 Boulogne - Tél : 01 55 55 61 67 - avis@annoncesdufleuve.example
`,
    expected: { 'company.name': 'FLUVIPRESSE' },
  },
  {
    title: 'a company that states on whose behalf it acts',
    text: `
Factuur                             Factuurnummer   VF1005193
                                    Factuurdatum    08-09-2022
Factuurtotaal EUR                                49,99

Zonnedauw Nederland B.V. i.o.v. Espressini
Turfweg 48, 8401 BL Gorredijk
Tel. 020 555 4101
BTW-nr: NL999900017B01
`,
    expected: { 'company.name': 'Zonnedauw Nederland B.V.' },
  },
  {
    title: 'a form with the label of the name beside the name',
    text: `
SELLER TRADE NAME                     Customer
Quillfeather Paper                    Northgate Books
35 Inkwell Road                       58 Harbour Street
75018 Paris                           06000 Nice

Email: me@elsewhere.example
VAT number: FR11123456782

Invoice number: F20220027
Invoice date: 31/01/2022
Total                                             110.00
`,
    expected: { 'company.name': 'Quillfeather Paper' },
  },
  {
    title: 'a sender line without separators',
    text: `











winkelsoft.example Somestreet 42 08155 Musterstadt            winkelsoft.example
Beispiel Bau AG                                               Somestreet 42
Feldweg 34                                                    08155 Musterstadt
54321 Hithausen                                               Fon: 06661556

Rechnung RE1001
Belegdatum: 26.10.2022
Endsumme                                           963,12
`,
    expected: { 'company.name': 'winkelsoft.example' },
  },
  {
    title: 'a company named only in a sentence at the foot of the page',
    text: `
INVOICE

Accounts Payable
Harrow & Finch
9 Bishop Street
Manchester M2 3WQ

Invoice Date      3 July 2024
Invoice Number    NWA-0231
TOTAL GBP                           5,280.00

Company No: 07654321. Registered Office: Northwater Analytics Ltd, 4 Canal Yard, Leeds, LS1 4AX, United Kingdom.
`,
    expected: { 'company.name': 'Northwater Analytics Ltd', country: 'GB' },
  },
  {
    title: 'a name on two lines, the second in lower case',
    text: `
FERRAMENTA BASSARINI
di Bassarini Luca & C. S.n.c.
Via Garibaldi 45 - 24122 Bergamo (BG)
Tel. 035 555 0147

FATTURA              Numero: 412        Data: 28/06/2024
Totale documento                                  375,47
`,
    expected: { 'company.name': 'FERRAMENTA BASSARINI di Bassarini Luca & C. S.n.c.' },
  },
  {
    title: 'a Turkish name on three lines',
    text: `
KARAÇINAR MOBİLYA               e-Fatura
SANAYİ VE TİCARET
LİMİTED ŞİRKETİ
Bağdat Cad. No:112
34740 Kadıköy/ İstanbul
Vergi Dairesi: KOZYATAĞI
VKN: 1234567890

SAYIN
LALE OTEL A.Ş.
48400 Bodrum/ Muğla
Vergi Dairesi: BODRUM
VKN: 9876543210                 Fatura No: KRC2024000000127
                                Fatura Tarihi: 14-03-2024

Ödenecek Tutar                  13.000,00 TL
`,
    expected: { 'company.name': 'KARAÇINAR MOBİLYA SANAYİ VE TİCARET LİMİTED ŞİRKETİ' },
  },
  {
    title: 'a Turkish company with its number after the tax office',
    text: `
Parıltı Temizlik Ltd. Şti.                         e-ARŞİV FATURA
Atatürk Bulvarı No: 77/3
06680 Çankaya / Ankara
V.D.: Çankaya / 1234567890

SAYIN
Başkent Site Yönetimi
06700 Çankaya / Ankara
V.D.: Maltepe / 9876543210        Fatura No       PRL2024000000045
                                  Fatura Tarihi         31.05.2024

Ödenecek Tutar                    20.400,00 TL
`,
    expected: {
      'company.name': 'Parıltı Temizlik Ltd. Şti.',
      'company.tax_number': '1234567890',
      'company.tax_office': 'Çankaya',
    },
  },
];
