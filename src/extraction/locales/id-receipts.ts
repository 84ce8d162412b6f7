import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `id.ts`. */
export const INDONESIAN_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Total bayar | Total belanja | Total tagihan | Total pembayaran | Jumlah bayar | Total harga |
      Total keseluruhan | Total akhir | Harus dibayar | Total yang harus dibayar | Jumlah total | Total penjualan |
      Total setelah pajak
    `),
    total: phrases(`Jumlah | Total`),
    subtotal: phrases(`Sub total belanja | Harga jual | DPP | Total sebelum pajak | Total item harga`),
    tax: phrases(`PPN | Pajak | PB1 | Pajak restoran | DPP PPN | Total pajak | Jumlah pajak | Jumlah PPN | PBJT`),
    discount: phrases(`Diskon | Total diskon | Hemat | Voucher diskon | Anda hemat | Promo | Diskon member`),
    rounding: phrases(`Pembulatan | Dibulatkan`),
    change: phrases(`Kembalian | Uang kembali | Kembali tunai | Kembalian tunai`),
    cash: phrases(`Uang tunai | Dibayar tunai | Uang diterima | Bayar | Tunai diterima | Jumlah uang`),
    card: phrases(`Kartu debit | Kartu kredit | Debit BCA | Kartu | QRIS | E-wallet | Non tunai | Dompet digital`),
    charge: phrases(`
      Biaya layanan | Servis | Ongkos kirim | Kantong plastik | Kantong belanja | Biaya admin | Biaya bungkus
    `),
    tip: [],
    ignored: phrases(`
      Total item | Total qty | Jumlah item | Poin | Total poin | Poin didapat | Jumlah produk | Total produk |
      Sisa poin
    `),
  },
  receiptWords: phrases(`
    Struk | Kasir | Terima kasih atas kunjungan Anda | Terima kasih telah berbelanja | Selamat datang kembali |
    Barang yang sudah dibeli tidak dapat dikembalikan | Barang yang sudah dibeli tidak dapat ditukar |
    Layanan konsumen | Kembalian | Simpan struk ini | Selamat menikmati | Nama kasir | Harga sudah termasuk PPN |
    Selamat belanja | Barang yang sudah dibeli | Dibungkus | Makan di tempat | Bawa pulang
  `),
  tillNumbers: phrases(`Struk | Nota`),
  cardNumbers: phrases(`Kode persetujuan | No kartu`),
  shopWords: words(`
    angkringan apotek apotik bakso bakmi bandeng bengkel bioskop busana depot elektronik fotokopi grosir gudeg kedai
    kelontong kue minimarket mebel optik rumah makan sate soto swalayan toko warteg warung
  `),
  addressWords: words(`
    jl jln jalan gg gang ruko rukan perum perumahan komplek kompleks gedung lantai blok kav kavling kel kelurahan
    kec kecamatan kab kabupaten kota provinsi desa dusun rt rw raya jakarta surabaya bandung
  `),
  pageWords: words('halaman hal'),
  postBoxWords: phrases(`kotak pos`),
  careOf: [],
  courtesyTitles: words('bapak bpk ibu'),
  officeKinds: [],
  personTitles: words('bapak bpk ibu tuan nyonya'),
};
