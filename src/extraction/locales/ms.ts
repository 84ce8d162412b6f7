import { MALAY_RECEIPTS } from './ms-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const MALAY: Locale = {
  language: 'ms',
  homeCountry: 'MY',
  ocr: { tesseract: 'msa', hasUncommonLetters: false },
  fields: {
    invoice_number: phrases(`
      No. invois | Nombor invois | Invois no | No. invois cukai | No. resit | Nombor resit | No. bil | Nombor bil |
      No. dokumen | No. nota kredit | Resit no | No. resit rasmi | Bil no | No. slip | No. tiket | Nombor tiket
    `),
    invoice_date: phrases(`Tarikh invois | Tarikh dikeluarkan | Tarikh resit | Tarikh bil | Tarikh dokumen`),
    date: phrases(`Tarikh`),
    number: phrases(`Nombor`),
    other_number: phrases(`
      No. pelanggan | No. akaun | Nombor akaun | No. pendaftaran | No. pendaftaran syarikat | No. syarikat | Rujukan |
      No. rujukan | No. sebut harga | No. kontrak | No. transaksi | Nombor transaksi | ID transaksi | No. terminal |
      ID terminal | No. kaunter | No. juruwang | ID juruwang | No. mesin | Kod kelulusan | No. kelulusan | No. kad |
      Nombor kad | No. ahli | No. keahlian | No. meja | No. pedagang | ID pedagang | No. kelompok | No. surihan
    `),
    due_date: phrases(`
      Tarikh akhir | Tarikh akhir bayaran | Tarikh matang | Bayar sebelum | Tarikh akhir pembayaran | Bayar
      selewat-lewatnya
    `),
    other_date: phrases(`
      Tarikh penghantaran | Tarikh pesanan | Tarikh bayaran | Tempoh | Sah sehingga | Sah hingga | Sah dari |
      Tarikh luput | Luput pada | Tamat tempoh | Tarikh tamat | Tarikh tamat tempoh | Mata luput pada |
      Mata sah sehingga | Baik sebelum | Guna sebelum | Tebus sebelum | Tukar sebelum | Masa masuk | Tarikh masuk |
      Tarikh ketibaan | Tarikh perjalanan | Tarikh bertolak | Jaminan sehingga
    `),
    vat_id: phrases(`No. SST | No. pendaftaran SST | No. GST | No. pendaftaran GST | No. cukai perkhidmatan`),
    tax_number: phrases(`No. cukai | No. pengenalan cukai | No. cukai pendapatan`),
    tax_office: [],
    phone: phrases(`Telefon | No. telefon | No. tel | Talian bantuan | Khidmat pelanggan | Hubungi kami`),
    other_contact: phrases(`Faks | No. faks | E-mel | Laman web | Hubungi`),
    name: phrases(`Nama | Nama syarikat`),
    address: phrases(`Alamat | Alamat berdaftar | Pejabat berdaftar`),
    country: phrases(`Negara`),
    currency: phrases(`Mata wang`),
    payment: phrases(`Cara bayaran | Kaedah bayaran | Kaedah pembayaran | Bayaran melalui`),
  },
  titles: {
    invoice: phrases(`Invois | Invois cukai | Bil`),
    credit_note: phrases(`Nota kredit | Nota pelarasan`),
    debit_note: phrases(`Nota debit`),
    prepayment: phrases(`Invois pendahuluan | Invois deposit`),
    receipt: phrases(`Resit | Resit rasmi`),
    reminder: phrases(`Peringatan bayaran`),
    other: phrases(`Invois proforma | Pengesahan pesanan`),
  },
  references: {
    order_number: phrases(`No. pesanan | Nombor pesanan | No. pesanan belian | Pesanan belian`),
    payment_reference: phrases(`Rujukan bayaran`),
    original_invoice: phrases(`Invois asal | Merujuk invois | Berkaitan invois`),
    service_period: phrases(`Tempoh bil | Tempoh perkhidmatan`),
  },
  totals: {
    lines: phrases(`Jumlah kecil | Jumlah barang`),
    net: phrases(`
      Jumlah sebelum cukai | Jumlah tidak termasuk cukai | Amaun sebelum cukai | Jumlah bersih | Amaun bercukai |
      Jumlah tanpa cukai
    `),
    vat: phrases(`
      Cukai | Jumlah cukai | Amaun cukai | Cukai perkhidmatan | Cukai jualan | Cukai jualan dan perkhidmatan
    `),
    gross: phrases(`
      Jumlah besar | Jumlah keseluruhan | Jumlah termasuk cukai | Jumlah selepas cukai | Jumlah invois | Amaun invois
    `),
    payable: phrases(`
      Jumlah perlu dibayar | Jumlah bayaran | Amaun perlu dibayar | Jumlah kena bayar | Baki perlu dibayar |
      Jumlah tertunggak
    `),
    total: phrases(`Jumlah | Amaun`),
    prepaid: phrases(`Bayaran diterima | Wang pendahuluan | Telah dibayar | Cengkeram`),
    discount: phrases(`Diskaun | Potongan | Jumlah diskaun | Rebat`),
    charge: phrases(`Caj penghantaran | Kos penghantaran | Caj perkhidmatan | Caj`),
    withholding: phrases(`Cukai pegangan`),
    with_vat: phrases(`termasuk cukai | termasuk SST | termasuk GST | selepas cukai`),
    without_vat: phrases(`tidak termasuk cukai | sebelum cukai | tanpa cukai`),
  },
  columns: {
    position: phrases(`Bil`),
    article: phrases(`Kod | Kod barang | Kod produk | No. item`),
    name: phrases(`
      Keterangan | Perihal | Butiran | Barang | Perkara | Penerangan | Nama barang | Perkhidmatan
    `),
    quantity: phrases(`Kuantiti | Kty | Bilangan`),
    unit: phrases(`Unit ukuran`),
    price: phrases(`Harga | Harga seunit | Harga unit | Kadar`),
    discount: phrases(`Diskaun | Potongan`),
    vat_rate: phrases(`Kadar cukai | Cukai %`),
    vat_amount: phrases(`Cukai | Amaun cukai`),
    net: phrases(`Jumlah sebelum cukai | Jumlah bersih`),
    gross: phrases(`Jumlah termasuk cukai`),
    amount: phrases(`Jumlah | Amaun | Jumlah harga | Nilai`),
    base: phrases(`Amaun bercukai | Nilai bercukai`),
    other: phrases(`Tarikh | Catatan`),
  },
  parties: {
    seller: phrases(`Penjual | Pembekal | Daripada | Penganjur`),
    buyer: phrases(`Pembeli | Pelanggan | Kepada | Bil kepada | Dibilkan kepada | Dijual kepada`),
    other_party: phrases(`Hantar kepada | Alamat penghantaran | Penerima | Butiran bank`),
  },
  accountHolders: phrases(`Nama akaun | Pemegang akaun`),
  contractHolders: phrases(`Pelanggan | Pemegang polisi | Penyewa`),
  paymentSlips: { payee: [], payer: phrases(`Pembayar`) },
  buyersBelowSellers: [],
  buyersOwn: words('anda pelanggan'),
  loneSums: [],
  monthSpellings: {},
  ordinalEndings: words('hb'),
  dateParticles: [],
  numberWords: words('no nombor'),
  units: {
    kilogram: phrases(`kilogram`),
    piece: phrases(`unit | buah | biji | keping`),
    metre: phrases(`meter`),
    litre: phrases(`liter`),
  },
  payments: {
    direct_debit: phrases(`debit terus`),
    credit_card: phrases(`kad kredit | kad`),
    debit_card: phrases(`kad debit`),
    online: [],
    check: phrases(`cek | cek berpalang | cek atas nama`),
    cash: phrases(`tunai`),
    bank_transfer: phrases(`pindahan bank | pemindahan bank`),
  },
  paid: words('dibayar'),
  paidWith: words('dengan melalui'),
  negations: phrases(`jangan | tidak | tiada`),
  demandWords: phrases(`bayar | bayaran | jelaskan`),
  deadlineWords: phrases(`sebelum | selewat-lewatnya pada`),
  debitWords: phrases(`akan didebitkan | akan ditolak`),
  debitDays: phrases(`pada | mulai | tidak sebelum`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`sdn bhd | sdn. bhd. | sdn.bhd. | bhd | berhad | s/b | plt`),
  companyWords: words('sdn bhd'),
  joiningWords: words('dan'),
  neverInNames: phrases(`
    modal saham | pejabat berdaftar
  `),
  formerNameWords: words('dahulunya'),
  debitedAccounts: phrases(`akaun anda | akaun bank`),
  partyQualifiers: [],
  frequentWords: words(`
    tarikh invois jumlah resit tunai cukai kepada terima kasih harga kuantiti keterangan bayaran baki diskaun pelanggan
    jualan termasuk sebelum selepas alamat telefon syarikat akaun sila barang dengan untuk yang dan pada bagi perkhidmatan
    perlu dibayar nama bilangan juruwang
  `),
  ...MALAY_RECEIPTS,
};
