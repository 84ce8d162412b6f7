import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `ms.ts`. */
export const MALAY_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Jumlah besar | Jumlah bayaran | Jumlah perlu dibayar | Jumlah keseluruhan | Jumlah termasuk cukai |
      Jumlah kena bayar | Jumlah bersih | Jumlah selepas pelarasan | Jumlah RM | Perlu dibayar | Jumlah perlu bayar |
      Jumlah yang perlu dibayar | Perlu bayar | Jumlah akhir | Jumlah bil | Jumlah bayaran RM
    `),
    total: phrases(`Jumlah | Amaun | Jumlah jualan`),
    subtotal: phrases(`
      Jumlah kecil | Sub jumlah | Jumlah sebelum cukai | Tidak termasuk cukai | Jumlah tanpa cukai |
      Jumlah sebelum diskaun
    `),
    tax: phrases(`
      Cukai | Cukai perkhidmatan | Cukai jualan | Jumlah cukai | CJP | Cukai barang | Amaun cukai | Cukai termasuk |
      Termasuk cukai | Jumlah cukai perkhidmatan | Jumlah SST | Jumlah GST | Amaun GST | Amaun SST
    `),
    discount: phrases(`
      Diskaun | Potongan | Potongan harga | Jumlah diskaun | Rebat | Baucar diskaun | Diskaun ahli | Diskaun keahlian |
      Diskaun kupon | Potongan diskaun
    `),
    rounding: phrases(`
      Pembundaran | Pelarasan | Pelarasan pembundaran | Penggenapan | Bundaran | Pelarasan sen | Pelarasan penggenapan
    `),
    change: phrases(`Baki | Kembali | Wang kembali | Baki tunai | Wang baki | Duit baki | Baki wang | Wang tukar`),
    cash: phrases(`
      Tunai | Bayaran | Bayaran tunai | Dibayar | Diterima | Wang diterima | Terima | Jumlah diterima | Tunai diterima |
      Wang tunai | Jumlah dibayar | Bayar tunai
    `),
    card: phrases(`
      Kad | Kad kredit | Kad debit | Kad bank | E-dompet | Cek | Kad hadiah | Tanpa sentuh | Bayaran kad |
      Bayaran e-dompet | Baucar hadiah
    `),
    charge: phrases(`
      Caj perkhidmatan | Caj penghantaran | Penghantaran | Beg plastik | Caj beg plastik | Caj bungkusan | Caj layanan |
      Caj bungkus | Caj tambahan | Cagaran
    `),
    tip: [],
    ignored: phrases(`
      Kuantiti | Bilangan | Bilangan barang | Jumlah barang | Jumlah item | Jumlah kuantiti | Penjimatan | Anda jimat |
      Jimat | Mata ganjaran | Baki mata | No. resit | No. kelulusan | Baki kad | Jumlah mata | Mata terkumpul |
      Mata diperoleh | Mata ditebus | Jumlah unit | Jumlah jimat | No. transaksi
    `),
  },
  receiptWords: phrases(`
    Resit | Resit rasmi | Juruwang | Terima kasih | Terima kasih kerana membeli-belah | Sila datang lagi | Datang lagi |
    Jumpa lagi | Selamat datang | Kaunter | Meja | No. meja | Pelayan | Bungkus | Makan sini | Tunai | Baki |
    Barang yang dijual tidak boleh dikembalikan | Tidak boleh ditukar | Tiada pulangan | Simpan resit ini |
    Salinan pelanggan | Waktu perniagaan | Resit tunai | No. resit | No. kaunter | Bil tunai | Salinan peniaga |
    Terima kasih, sila datang lagi | Sila simpan resit | Dilayan oleh | Nama juruwang | Kod kelulusan | Bawa pulang
  `),
  tillNumbers: phrases(`Resit | Bil`),
  cardNumbers: phrases(`Kod kelulusan`),
  shopWords: words(`
    batik bengkel borong buku butik dobi emas farmasi gerai kedai kelab klinik koperasi kopitiam laut makanan
    makmur minyak optik pakaian papan parkir pasar pasaraya percetakan pergigian perabot perniagaan perusahaan pusat
    restoran roti runcit servis stesen syarikat tayar ubat warung
  `),
  addressWords: words(`
    cawangan pejabat jalan jln lorong lrg taman tmn lot blok kawasan kampung kg kompleks wisma menara bangunan batu bandar seksyen persiaran
    lebuh lebuhraya tingkat aras pekan mukim daerah simpang medan desa apartmen pangsapuri peti surat perindustrian
  `),
  pageWords: phrases('halaman | muka surat'),
  postBoxWords: phrases(`Peti Surat`),
  careOf: phrases(`u.p. | untuk perhatian | d/a`),
  courtesyTitles: words('encik en cik puan pn'),
  officeKinds: [],
  personTitles: words('encik en cik puan pn tuan dato datuk haji hajah'),
};
