import { INDONESIAN_RECEIPTS } from './id-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const INDONESIAN: Locale = {
  language: 'id',
  homeCountry: 'ID',
  ocr: { tesseract: 'ind', hasUncommonLetters: false },
  fields: {
    invoice_number: phrases(`
      No. faktur | Nomor faktur | Faktur no | Faktur nomor | No. invoice | Nomor invoice | No. nota | Nomor nota |
      No. kwitansi | Nomor kwitansi | No. kuitansi | Nomor kuitansi | No. tagihan | Nomor tagihan | No. faktur pajak |
      Nomor faktur pajak | Nomor seri faktur pajak | Kode dan nomor seri faktur pajak | No. faktur penjualan |
      Nomor faktur penjualan | No. struk | Nomor struk | Nota no | No. dokumen | Nomor dokumen | No. bukti |
      Kwitansi no | Kuitansi no | No. nota kredit | Nomor nota kredit | No. nota retur | No. penjualan |
      Nomor penjualan | No. transaksi penjualan | No. inv | Kode invoice | Kode faktur | ID faktur | ID tagihan
    `),
    invoice_date: phrases(`
      Tanggal faktur | Tgl. faktur | Tanggal invoice | Tgl. invoice | Tanggal nota | Tgl. nota | Tanggal tagihan |
      Tgl. tagihan | Tanggal terbit | Tanggal diterbitkan | Tanggal penerbitan | Tanggal cetak tagihan |
      Tanggal faktur pajak | Tanggal kwitansi | Tanggal kuitansi | Tanggal dokumen | Tgl. terbit |
      Diterbitkan tanggal | Tanggal struk | Tanggal penjualan | Tgl. dokumen | Tgl. kwitansi
    `),
    date: phrases(`Tanggal | Tgl`),
    number: phrases(`Nomor`),
    other_number: phrases(`
      No. pelanggan | Nomor pelanggan | ID pelanggan | Kode pelanggan | ID pel | Kode customer | No. kontrak |
      Nomor kontrak | No. perjanjian | No. rekening | Nomor rekening | No. rek | Rekening | Nomor virtual account |
      No. virtual account | Virtual account | No. VA | Kode bayar | Kode pembayaran | No. referensi |
      Nomor referensi | No. ref | Referensi | No. surat jalan | Nomor surat jalan | Surat jalan | Surat jalan no |
      No. SJ | No. DO | No. penawaran | Nomor penawaran | No. resi | Nomor resi | No. polisi | No. polis |
      Nomor polis | No. meter | Nomor meter | No. meteran | Stand meter | NIB | NIK | No. KTP | SIUP | TDP |
      No. izin | No. kartu | Nomor kartu | No. anggota | Nomor anggota | No. meja | Meja no | No. kasir | ID kasir |
      No. terminal | No. transaksi | Nomor transaksi | ID transaksi | Kode transaksi | Kode otorisasi |
      No. otorisasi | No. proyek | Nomor proyek | Kode booking | Kode barang no | No. seri | Nomor seri | No. rangka |
      No. mesin | Kode toko | No. antrian | Kode cabang | Nomor pengukuhan PKP | Tanggal pengukuhan PKP |
      No. pengukuhan PKP | NITKU
    `),
    due_date: phrases(`
      Jatuh tempo | Tanggal jatuh tempo | Tgl. jatuh tempo | Batas pembayaran | Batas waktu pembayaran |
      Batas akhir pembayaran | Bayar sebelum tanggal | Tanggal batas pembayaran | Batas tanggal pembayaran |
      Tgl. tempo | Harap dibayar sebelum | Jatuh tempo pembayaran | Batas bayar | Mohon dibayar sebelum |
      Dibayar paling lambat
    `),
    other_date: phrases(`
      Tanggal pengiriman | Tgl. pengiriman | Tanggal kirim | Tgl. kirim | Tanggal pesanan | Tanggal pemesanan |
      Tgl. pesanan | Tanggal order | Tgl. order | Tanggal PO | Tgl. PO | Tanggal pembayaran | Tgl. pembayaran |
      Tanggal bayar | Tgl. bayar | Tanggal cetak | Tgl. cetak | Tanggal kontrak | Berlaku sampai | Berlaku hingga |
      Berlaku s/d | Masa berlaku | Kedaluwarsa | Tanggal kedaluwarsa | Kadaluarsa | Garansi sampai | Check in |
      Check out | Tanggal masuk | Tanggal keluar | Tanggal lahir | Tanggal keberangkatan | Tanggal surat jalan |
      Tanggal terima | Dibayar tanggal | Tukar sebelum | Tanggal catat meter
    `),
    vat_id: phrases(`No. PKP | NPPKP`),
    tax_number: phrases(`Nomor pokok wajib pajak | NPWP/NIK | No. NPWP`),
    tax_office: [],
    phone: phrases(`
      Telepon | Telp | No. telepon | No. telp | Nomor telepon | Tlp | No. HP | Handphone | WhatsApp |
      Layanan pelanggan | Call center | Telp./fax | Telp/HP | Telp/WA | Hubungi kami di | Nomor HP | No. WA
    `),
    other_contact: phrases(`
      Faksimili | Surel | Situs web | Situs | Kontak | Narahubung | Kasir | Penjual barang | Dibuat oleh |
      Disetujui oleh | Diterima oleh | Penerima barang | Pramuniaga | Petugas | Dilayani oleh
    `),
    name: phrases(`Nama perusahaan | Nama PKP | Nama lengkap | Perusahaan`),
    address: phrases(`Alamat kantor | Alamat perusahaan | Alamat lengkap | Alamat kantor pusat`),
    country: [],
    currency: phrases(`Mata uang`),
    payment: phrases(`
      Metode pembayaran | Cara pembayaran | Cara bayar | Metode bayar | Jenis pembayaran | Pembayaran |
      Tipe pembayaran | Syarat pembayaran | Termin pembayaran | Dibayar dengan | Pembayaran via | Metode transaksi |
      Sistem pembayaran
    `),
  },
  titles: {
    invoice: phrases(`
      Faktur | Faktur penjualan | Faktur pajak | Tagihan | Tagihan layanan | Nota tagihan | Faktur komersial |
      Faktur tagihan | Nota penjualan | Surat tagihan | Faktur jual | Rincian tagihan | Invoice tagihan
    `),
    credit_note: phrases(`Nota retur | Retur penjualan | Nota pembatalan | Faktur retur`),
    debit_note: phrases(`Nota debet`),
    prepayment: phrases(`Faktur uang muka | Invoice uang muka | Tagihan uang muka | Invoice DP`),
    receipt: phrases(`
      Kwitansi | Kuitansi | Struk | Bukti pembayaran | Struk pembayaran | Bukti bayar | Struk belanja | Tanda terima
    `),
    reminder: phrases(`Surat peringatan pembayaran | Surat teguran | Pengingat pembayaran | Pemberitahuan tunggakan`),
    other: phrases(`
      Surat penawaran | Penawaran harga | Faktur proforma | Invoice proforma | Surat pesanan | Konfirmasi pesanan |
      Surat jalan barang | Pesanan pembelian | Bukti pengiriman
    `),
  },
  references: {
    order_number: phrases(`
      No. PO | Nomor PO | No. pesanan pembelian | Nomor pesanan | No. order | Nomor order | No. pemesanan |
      Nomor pemesanan | ID pesanan | Kode pesanan | No. SPK | No. sales order | ID order
    `),
    payment_reference: phrases(`Berita transfer | Keterangan transfer | Berita acara transfer`),
    original_invoice: phrases(`
      Atas faktur | Faktur asal | Atas faktur pajak nomor | Faktur pajak yang diganti | Retur atas faktur |
      Terkait faktur | Mengoreksi faktur
    `),
    service_period: phrases(`
      Periode | Periode tagihan | Periode layanan | Periode penagihan | Bulan tagihan | Periode pemakaian |
      Masa sewa | Periode sewa | Periode langganan
    `),
  },
  totals: {
    lines: phrases(`
      Jumlah harga jual | Total harga barang | Total harga jual | Total barang | Sub jumlah | Total bruto
    `),
    net: phrases(`
      DPP | Dasar pengenaan pajak | Total sebelum pajak | Total DPP | Subtotal sebelum pajak | Harga sebelum pajak |
      Jumlah sebelum PPN | Total sebelum PPN | Nilai DPP | Total tanpa PPN | Harga jual | Jumlah sebelum pajak |
      Harga jual/penggantian | Harga sebelum PPN | Total belum PPN | Jumlah DPP
    `),
    vat: phrases(`
      PPN | Pajak pertambahan nilai | Jumlah PPN | Total PPN | Nilai PPN | Pajak | Total pajak | Jumlah pajak | PB1 |
      Pajak restoran | PPN (11%) | PPN keluaran | Pajak (PPN) | PBJT | Pajak hotel | Besar PPN
    `),
    gross: phrases(`
      Total keseluruhan | Jumlah total | Total tagihan | Total faktur | Total invoice | Jumlah tagihan |
      Total setelah pajak | Total termasuk PPN | Total harga | Total biaya | Nilai faktur | Total akhir |
      Jumlah setelah PPN | Total setelah PPN | Grand total tagihan | Jumlah keseluruhan | Total nilai |
      Nilai invoice | Total termasuk pajak | Total nota | Total penjualan | Jumlah akhir | Total transaksi
    `),
    with_vat: phrases(`
      termasuk PPN | sudah termasuk PPN | termasuk pajak | sudah termasuk pajak | setelah PPN | setelah pajak |
      incl. PPN
    `),
    without_vat: phrases(`
      sebelum PPN | belum termasuk PPN | sebelum pajak | belum termasuk pajak | tidak termasuk PPN | tanpa PPN |
      excl. PPN
    `),
    payable: phrases(`
      Total bayar | Total yang harus dibayar | Jumlah yang harus dibayar | Total pembayaran | Jumlah pembayaran |
      Yang harus dibayar | Harus dibayar | Sisa tagihan | Sisa pembayaran | Total tagihan bulan ini |
      Jumlah dibayarkan | Total harus dibayar | Tagihan bulan ini | Kekurangan pembayaran | Sisa yang harus dibayar |
      Total dibayarkan | Jumlah harus dibayar | Pelunasan | Jumlah yang dibayar | Total dibayar
    `),
    total: phrases(`Jumlah | Total`),
    prepaid: phrases(`
      Uang muka | Sudah dibayar | Pembayaran diterima | Telah dibayarkan | Uang muka diterima | Dikurangi uang muka
    `),
    discount: phrases(`
      Diskon | Total diskon | Potongan harga | Jumlah diskon | Dikurangi potongan harga | Nilai diskon
    `),
    charge: phrases(`
      Ongkos kirim | Ongkir | Biaya kirim | Biaya pengiriman | Biaya admin | Biaya administrasi | Biaya layanan |
      Bea meterai | Meterai | Materai | Biaya lain | Biaya lain-lain | Biaya penanganan | Pembulatan | Denda
    `),
    withholding: phrases(`PPh 23 | PPh pasal 23 | Potongan PPh 23 | PPh 21 | PPh final | Potongan PPh`),
  },
  columns: {
    position: phrases(`No. urut`),
    article: phrases(`Kode item | Kode artikel | Kode brg`),
    name: phrases(`
      Nama produk | Nama barang/jasa | Barang/jasa | Deskripsi | Uraian | Nama barang kena pajak / jasa kena pajak |
      Nama barang kena pajak | Jenis barang | Deskripsi barang | Deskripsi produk | Layanan | Produk | Rincian |
      Jasa | Nama jasa | Uraian pekerjaan | Nama item | Jenis layanan | Deskripsi layanan | Uraian barang |
      Jenis pekerjaan | Rincian biaya | Pekerjaan | Nama brg
    `),
    quantity: phrases(`Kuantitas | Banyaknya | Jumlah barang | Jumlah unit | Banyak | Jml | Pemakaian | Kwantitas`),
    unit: phrases(`Satuan`),
    price: phrases(`
      Harga satuan | Harga/unit | Harga per unit | Harga satuan (Rp) | Harga @ | Harga barang | Harga per satuan |
      Tarif | Harga (Rp) | Harga jual satuan | Hrg. satuan
    `),
    discount: phrases(`Diskon | Disc | Diskon % | Diskon (Rp) | Disc % | Potongan harga`),
    vat_rate: phrases(`PPN % | Tarif PPN | Tarif pajak | PPN | Pajak %`),
    vat_amount: phrases(`Nilai PPN | Jumlah PPN | PPN (Rp) | Pajak | Jumlah pajak`),
    net: phrases(`Jumlah sebelum pajak | DPP | Harga sebelum pajak | Jumlah sebelum PPN`),
    gross: phrases(`Jumlah setelah pajak | Total termasuk PPN | Harga setelah pajak | Jumlah setelah PPN`),
    amount: phrases(`
      Jumlah (Rp) | Total harga | Total (Rp) | Biaya | Biaya (Rp) | Subtotal (Rp) | Total biaya | Harga total |
      Nominal | Harga jual/penggantian/uang muka/termin (Rp) | Nilai (Rp) | Jumlah biaya | Tagihan
    `),
    base: phrases(`Dasar pengenaan pajak | Nilai DPP`),
    other: phrases(`Tanggal | Tgl | Garansi | Stand awal | Stand akhir | Stand lalu | Stand kini | Berat`),
  },
  parties: {
    seller: phrases(`
      Pengusaha kena pajak | Pemasok | Dari | Penyedia | Penyedia jasa | Diterbitkan oleh | Penerbit | Hormat kami |
      Data penjual | Informasi penjual | Penyedia layanan
    `),
    buyer: phrases(`
      Kepada Yth | Ditagihkan kepada | Tagihan kepada | Tagihan untuk | Pembeli barang kena pajak |
      Pembeli barang kena pajak / penerima jasa kena pajak | Ditujukan kepada | Faktur untuk | Klien | Yth |
      Tuan/Toko | Kepada yang terhormat | Data pelanggan | Nama pelanggan | Konsumen | Nama pembeli | Pemesan |
      Penyewa | Informasi pelanggan | Data pembeli | Faktur kepada | Sudah terima dari | Telah terima dari |
      Penerima tagihan
    `),
    other_party: phrases(`
      Dikirim ke | Kirim ke | Alamat pengiriman | Alamat kirim | Dikirim kepada | Alamat pemasangan |
      Pembayaran transfer ke | Informasi pembayaran | Data bank | Info rekening | Transfer ke | Ekspedisi |
      Pembayaran ditransfer ke | Lokasi proyek | Alamat tujuan | Rekening tujuan
    `),
  },
  accountHolders: phrases(`Atas nama | Nama rekening | Nama pemilik rekening | Rekening atas nama`),
  contractHolders: phrases(`Nama pelanggan | Pemegang polis | Penyewa`),
  paymentSlips: { payee: [], payer: phrases(`Pembayar`) },
  buyersBelowSellers: [],
  buyersOwn: words('anda'),
  loneSums: [],
  monthSpellings: { agt: 8, ags: 8, agst: 8, sept: 9, nop: 11, nopember: 11, pebruari: 2 },
  ordinalEndings: [],
  dateParticles: [],
  numberWords: words('no nomor'),
  units: {
    kilogram: phrases(`kilo`),
    piece: phrases(`pcs | buah | bh | biji | lembar | lbr | set | butir | batang | btg`),
    metre: [],
    litre: [],
  },
  payments: {
    direct_debit: phrases(`autodebet | autodebit`),
    credit_card: phrases(`kartu kredit | kartu`),
    debit_card: phrases(`kartu debit | kartu debet`),
    online: phrases(`gopay | shopeepay | qris | linkaja`),
    check: phrases(`cek/giro | bilyet giro`),
    cash: phrases(`uang tunai | kontan | bayar di tempat`),
    bank_transfer: phrases(`transfer bank | transfer rekening | virtual account | transfer ke rekening`),
  },
  paid: phrases(`lunas | dibayarkan | telah dibayar`),
  paidWith: phrases(`dengan | via | lewat`),
  negations: phrases(`tidak | bukan | jangan`),
  demandWords: phrases(`pembayaran | bayarlah | dibayar | mohon dibayar | melakukan pembayaran | pelunasan`),
  deadlineWords: phrases(`
    sebelum tanggal | paling lambat | paling lambat tanggal | selambat-lambatnya | selambatnya tanggal
  `),
  debitWords: phrases(`akan didebet | akan didebit`),
  debitDays: phrases(`tanggal | pada tanggal`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`PT | PT. | CV | tbk | persero | perum | perseroan terbatas | koperasi | usaha dagang`),
  companyWords: words('pt cv tbk'),
  joiningWords: words('dan'),
  neverInNames: phrases(`modal dasar | pengusaha kena pajak | NPWP`),
  formerNameWords: words('dahulu'),
  debitedAccounts: phrases(`rekening anda`),
  partyQualifiers: phrases(`barang kena pajak | jasa kena pajak`),
  frequentWords: words(`
    faktur tanggal tgl nomor jumlah harga satuan keterangan kepada yth pelanggan alamat telp telepon pembayaran
    bayar jatuh tempo tagihan pajak ppn npwp dasar pengenaan diskon barang jasa nama uraian deskripsi terbilang
    rupiah ribu ratus juta rekening transfer hormat kami penerima terima kasih dan dengan yang untuk dari dalam ini
    atau tidak dapat adalah oleh sudah telah sebelum atas biaya layanan periode kasir struk kembali tunai kwitansi
    jakarta indonesia kode pos ruko gedung lantai jl anda kirim pengiriman pesanan penjualan
  `),
  ...INDONESIAN_RECEIPTS,
};
