import { TURKISH_RECEIPTS } from './tr-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const TURKISH: Locale = {
  language: 'tr',
  homeCountry: 'TR',
  ocr: { tesseract: 'tur', hasUncommonLetters: true },
  fields: {
    invoice_number: phrases(`
      Fatura No | Fatura Numarası | Fatura Nu | Belge No | Belge Numarası | Fatura Seri No | Fatura Sıra No | Fiş No |
      Makbuz No | e-Fatura No | Fatura Seri/Sıra No | e-Arşiv Fatura No | Fiş Numarası | Fiş Nu | Fiş Sıra No |
      Satış Fişi No | Bilgi Fişi No | Adisyon No | Makbuz Numarası | Makbuz Nu | Bilet No | Slip No
    `),
    invoice_date: phrases(`
      Fatura Tarihi | Düzenleme Tarihi | Düzenleme | Düzenlenme | Belge Tarihi | Düzenlenme Tarihi | Fatura Tarih | Fatura Tarihi/Saati |
      Fatura Düzenleme Tarihi
    `),
    date: phrases(`Oluşturulma tarihi | Oluşturma tarihi | Tarih | Tarihi`),
    number: phrases(`No | Numara | Numarası`),
    other_number: phrases(`
      Sayaç No | Sayaç numarası | Sayaç seri no |
      İrsaliye No | Müşteri No | ETTN | Özelleştirme No | Sicil No | Ticaret Sicil No | Ticaret Sicil Numarası |
      IBAN | Hesap No | Yatırım Teşvik No | SEVKIYATNO | Abone No | Tesisat No | Müşteri Numarası | Sözleşme No
      | Bayi No | Dosya No | Seri No | HIZMETNO | Kapı No | Plaka | Referans No | Tapdk No | Takip No | Cari
      Kodu | Protokol No | SUBENO | Bayii No | İşlem No | İşlem Numarası | Terminal No | İşyeri No | Üye İşyeri No |
      Üye İşyeri Numarası | Kasa No | Kasa Numarası | Kasiyer No | Onay Kodu | Onay No | Onay Numarası | Provizyon No |
      Provizyon Kodu | Prov. No | Otorizasyon Kodu | Otorizasyon No | Batch No | Z No | Z Raporu No | EKÜ No | Kart No |
      Kart Numarası | Müşteri Kart No | Üye No | Masa No | Mağaza No | Mağaza Kodu | Şube Kodu | Ref No |
      Referans Numarası | Mali Sembol | Seri Numarası | Cihaz Seri No | Hediye Kart No | Kupon Kodu | POS No | Stan No |
      Pompa No
    `),
    due_date: phrases(`Vade Tarihi | Vade | Son Ödeme Tarihi | Son Ödeme | Ödeme Vadesi | Vade Günü`),
    other_date: phrases(`
      Doğum tarihi | İrsaliye Tarihi | Sipariş Tarihi | Fiili Sevk Tarihi | Sevk Tarihi | Yatırım Teşvik Tarihi | Ödeme Tarihi
      | Teslim Tarihi | Dönem | Gönderim Tarihi | İşlem Tarihi | Başlangıç Tarihi | Bitiş Tarihi | Düzenleme
      Zamanı | Geçerlilik | Geçerlilik Tarihi | Geçerlilik Süresi | Geçerlilik Bitiş Tarihi | Son Geçerlilik Tarihi |
      Son Kullanma Tarihi | Son Kullanım Tarihi | Son Tüketim Tarihi | Tavsiye Edilen Tüketim Tarihi |
      Puan Geçerlilik Tarihi | Puan Son Kullanma Tarihi | Tarihine kadar | Tarihine kadar geçerlidir | Son İade Tarihi |
      Son Değişim Tarihi | Giriş Tarihi | Giriş Zamanı | Varış Tarihi | Hareket Tarihi | Kalkış Tarihi |
      Seyahat Tarihi | Garanti Bitiş Tarihi | Kampanya Bitiş Tarihi
    `),
    vat_id: [],
    tax_number: [],
    tax_office: phrases(`Vergi Dairesi | V.D. | Vergi D. | Vergi Dairesi Adı | Vergi Dairesi Müdürlüğü`),
    phone: phrases(`
      Tel | Telefon | Telefon No | GSM | Tel No | Cep Tel | Müşteri Hizmetleri | Çağrı Merkezi | Müşteri Hattı |
      Telefon Numarası | Danışma hattı
    `),
    other_contact: phrases(`Fax | Faks | E-Posta | Web Sitesi | İnternet Adresi | E-mail | Web | Web Adresi | Faks No`),
    name: phrases(`Ünvan | Adı Soyadı | Ad Soyad | Unvanı | Ticaret Unvanı | Mağaza adı | Firma adı`),
    address: phrases(`Adres | Adresi | Merkez adresi | Şirket merkezi`),
    country: phrases(`Ülke`),
    currency: phrases(`Para Birimi | Döviz Cinsi`),
    payment: phrases(`Ödeme Şekli | Ödeme Tipi | Ödeme Türü | Ödeme Yöntemi | Ödeme`),
  },
  titles: {
    invoice: phrases(`
      e-Fatura | e-Arşiv Fatura | Fatura | e-SMM | e-Müstahsil Makbuzu | Serbest Meslek Makbuzu | Satış Faturası
      | e-Arşiv Faturası | Tevkifatlı Fatura
    `),
    credit_note: phrases(`İade Faturası | Alacak dekontu | Satıştan İade Faturası | İptal Faturası`),
    debit_note: phrases(`Borç dekontu`),
    prepayment: phrases(`Avans Faturası | Ön Ödeme Faturası | Avans Makbuzu | Kapora Faturası`),
    receipt: phrases(`Makbuz | Fiş | Satış Fişi | Tahsilat Makbuzu`),
    reminder: phrases(`Ödeme hatırlatması`),
    other: phrases(`Proforma Fatura | Sipariş onayı`),
  },
  references: {
    order_number: phrases(`Sipariş No | Sipariş Numarası`),
    payment_reference: phrases(`Ödeme referansı | Ödeme açıklaması`),
    original_invoice: phrases(`
      İlgili fatura | İade edilen fatura | İadeye konu fatura | İlgili fatura no | İlgili faturanın numarası |
      Faturaya ilişkin | Düzeltilen fatura | Asıl fatura | Asıl fatura no | İade edilen fatura no | İadeye konu fatura no
    `),
    service_period: phrases(`Fatura Dönemi | Hizmet dönemi`),
  },
  totals: {
    lines: phrases(`
      Mal Hizmet Toplam Tutarı | Ara Toplam | Mal Hizmet Toplamı | Brüt Toplam | Mal Hizmet Toplam |
      Malzeme/Hizmet Toplam Tutarı | Toplam Mal/Hizmet Tutarı | İadeye Konu İşlem Bedeli Tutarı
    `),
    net: phrases(`
      Matrah | KDV Matrahı | Vergi Hariç Tutar | Net Toplam | Net Tutar | Vergiler Hariç Toplam Tutar | KDV Hariç Tutar |
      Vergi Hariç Toplam | Toplam Vergi Hariç Tutar | Mal Hizmet Net Tutarı | Net Mal Hizmet Tutarı | Vergi Matrahı |
      Toplam Matrah | KDV Hariç Toplam
    `),
    vat: phrases(`
      KDV | Hesaplanan KDV | Hesaplanan Katma Değer Vergisi | Toplam KDV | Topkdv | KDV Tutarı | Katma Değer Vergisi |
      Hesaplanan Gerçek Usulde Katma Değer Vergisi | KDV Toplamı | Hesaplanan KDV Gerçek | Hesaplanan KDV Gerçek Usulde |
      İadeye Konu KDV | Gerçek Usulde Katma Değer Vergisi | Toplam KDV Tutarı | Hesaplanan KDV Tutarı | KDV Gerçek |
      Hesaplanan Gerçek Usulde KDV | Vergi | Vergiler | Toplam Vergi | Vergi Tutarı
    `),
    gross: phrases(`
      Vergiler Dahil Toplam Tutar | KDV Dahil Toplam | Vergi Dahil Toplam | Genel Toplam | Vergiler Dahil Toplam |
      KDV Dahil Tutar | Vergi Dahil Tutar | Vergi Dahil Toplam Tutar | KDV Dahil Toplam Tutar | Fatura Toplamı |
      Fatura Tutarı
    `),
    with_vat: phrases(`KDV dahil | vergiler dahil | vergi dahil`),
    without_vat: phrases(`KDV hariç | vergiler hariç | vergi hariç | KDV'den muaf | KDV istisnası | KDV'siz`),
    payable: phrases(`
      Ödenecek Tutar | Ödenecek Toplam | Toplam Ödenecek Tutar | Ödenecek Toplam Tutar | Ödenecek |
      Net Ödenecek Tutar | Ödenecek KDV | Fatura Bedeli | İade edilecek tutar | Önceki dönem borcu | Önceki borç |
      Devreden borç | Geçmiş dönem borcu
    `),
    total: phrases(`Toplam | Tutar | Toplam Tutar | Yekün | Sipariş Toplamı`),
    prepaid: phrases(`Ödenen Tutar | Avans | Peşinat`),
    discount: phrases(`
      Toplam İskonto | İskonto | İndirim | Toplam İndirim | İskonto Tutarı | Satır İskontosu | Genel İskonto
    `),
    charge: phrases(`
      Kargo | Nakliye | Artırım | Toplam Artırım | Toplam Arttırım | Kargo Ücreti | Gönderim Ücreti | Yuvarlama | ÖTV | Hesaplanan ÖTV |
      ÖİV | Hesaplanan ÖİV | Konaklama Vergisi | Hesaplanan Konaklama Vergisi | Damga Vergisi
    `),
    withholding: phrases(`
      Hesaplanan KDV Tevkifat | Tevkifat | KDV Tevkifat | Tevkifata Tabi İşlem Tutarı |
      Tevkifata Tabi İşlem Üzerinden Hes. KDV | Tevkifata Tabi İşlem Üzerinden Hesaplanan KDV | Tevkifat Tutarı | Stopaj |
      Tevkifata Tabi İşlem Üzerinden | Hesaplanan KDV Tevkifatı | Gelir Vergisi Stopajı | Tevkifat Dahil Toplam Tutar |
      Tevkifata Tabi
    `),
  },
  columns: {
    position: phrases(`Sıra No | Sıra | S.No | Satır No | Sıra Numarası`),
    article: phrases(`
      Stok Kodu | Ürün Kodu | Malzeme Kodu | Barkod | Mal Kodu | Kod | Stok No | GTIP No | Ürün No | Satıcı Ürün Kodu |
      Alıcı Ürün Kodu | Malzeme/Hizmet Kodu
    `),
    name: phrases(`
      Mal Hizmet | Açıklama | Ürün | Hizmet | Mal Hizmet Adı | Ürün Adı | Cinsi | Malzeme/Hizmet Açıklaması |
      Malın Cinsi | Ürün/Hizmet | İade Edilen Mal Hizmet | Hizmet Adı | Mal/Hizmet Cinsi | Malzeme Adı | Malzeme |
      Ürün Açıklaması | Malzeme / Hizmet | Mal veya Hizmet | Mal ve Hizmet
    `),
    quantity: phrases(`Miktar | Adet | Miktarı | Mik | İade Edilen Miktar | Gün | Miktar (Adet)`),
    unit: phrases(`Birim | Ölçü Birimi | Brm`),
    price: phrases(`
      Birim Fiyat | Birim Fiyatı | Fiyat | B.Fiyat | Fiyatı | Net Birim Fiyat | Birim Fiyat (TL)
    `),
    discount: phrases(`
      İskonto Oranı | İskonto Tutarı | İskonto | İskonto/ Arttırım Oranı | İskonto/ Arttırım Tutarı |
      İskonto/ Arttırım Nedeni | İndirim | İsk. Oranı | İsk. Tutarı | Arttırım Oranı | Arttırım Tutarı | Arttırım |
      İskonto/Arttırım | İndirim Oranı | İndirim Tutarı | İskonto % | İsk.% | İskonto/ Artırım Oranı |
      İskonto/ Artırım Tutarı | İskonto/ Artırım Nedeni | İskonto Nedeni
    `),
    vat_rate: phrases(`
      KDV Oranı | KDV % | KDV | KDV Oran | Vergi Oranı | İadeye Konu KDV Oranı (%) | KDV Oranı (%) |
      İadeye Konu KDV Oranı
    `),
    vat_amount: phrases(`KDV Tutarı | KDV Tutar | İadeye Konu KDV Tutarı | Vergi Tutarı | KDV Tutarı (TL)`),
    net: phrases(`
      Mal Hizmet Tutarı | Tutar | Net Tutar | Matrah | Mal Hizmet Tutar | İadeye Konu İşlem Bedeli | KDV Hariç Tutar |
      Malzeme/Hizmet Tutarı | Tutarı | Toplam Tutar | Mal Hizmet Bedeli | Mal Hizmet Net Tutarı |
      Mal Hizmet Toplam Tutarı | Net Fiyat | Satır Tutarı | Mal / Hizmet Tutarı (TL)
    `),
    gross: phrases(`Toplam | KDV Dahil Tutar | Genel Toplam | Vergiler Dahil Tutar | KDV Dahil Toplam`),
    amount: phrases(`Bedel | Bedeli | Borç`),
    other: phrases(`
      Diğer Vergiler | Harcama Tipi | Makine Adı | Makine Id | Makine Teçhizat Sıra No | Alıştaki Tevkifatsız KDV Tutarı |
      Vergi | Vergi Türü | Marka | Model | Diğer | Etiket No | Gtip | Teslim Şartı | Kap Cinsi | Eşya Kap Cinsi | Sahibi |
      Tevkifat Oranı | İstisna Kodu | Notlar | Menşei | Kap No | Kap Adet | Teslim/Bedel Ödeme Yeri | Gönderilme Şekli |
      Kap Markası | ÖTV | ÖİV | Kap Miktarı | Künye No | Harcama | Makine | Teçhizat | Alacak
    `),
    base: [],
  },
  parties: {
    seller: phrases(
      `
      Faturayı düzenleyen | Satıcı | Düzenleyen | Gönderen | Gönderici | Satıcı Bilgileri | Organizatör | Kimden |
      Satıcı Firma | Tedarikçi | Hizmet Veren | Kiraya Veren | Mağaza Adı
    `,
    ),
    buyer: phrases(`
      Sayın | Alıcı | Müşteri | Müşteri Bilgileri | Alıcı Bilgileri | Fatura Adresi | Alıcı Ünvanı | Kime |
      Müşteri Adı | Alıcı Firma | Kiracı | Fatura Edilen
    `),
    other_party: phrases(`
      Teslimat Adresi | Teslim Yeri | Sevk Adresi | Aracı | Aracı Kurum | Vergi Mükellefi | Yetkili Temsilci | Sevk Yeri |
      Teslim Alan | Taşıyıcı
    `),
  },
  professions: phrases(`İşletme | Restoran`),
  accountHolders: phrases(`Hesap sahibi`),
  contractHolders: phrases(
    `Abone | Abone adı | Abone adı soyadı | Sözleşme sahibi | Sigorta ettiren | Sigortalı | Kiracı`,
  ),
  paymentSlips: { payee: phrases(`Ödeme yapılacak | Ödemenin yapılacağı`), payer: phrases(`Ödeyen | Ödemeyi yapan`) },
  buyersBelowSellers: phrases(`Sayın`),
  buyersOwn: words('müşteri alıcının müşterinin'),
  loneSums: [],
  monthSpellings: {},
  ordinalEndings: [],
  dateParticles: [],
  numberWords: words('no'),
  units: {
    kilogram: phrases(`kilogram`),
    piece: phrases(`adet | ad`),
    metre: phrases(`metre | mt`),
    litre: phrases(`litre | lt`),
  },
  payments: {
    direct_debit: phrases(`otomatik ödeme`),
    credit_card: phrases(`kredi kartı | kart`),
    debit_card: phrases(`banka kartı`),
    online: [],
    check: phrases(`çek`),
    cash: phrases(`nakit`),
    bank_transfer: phrases(`havale | eft | eft/havale | banka havalesi | havale/eft | banka transferi`),
  },
  paid: phrases(`ödendi | ödenmiştir | tahsil edilmiştir`),
  states: phrases(
    `Ödendi | Ödenmedi | Ödenmemiş | Kısmen ödendi | Bekliyor | Beklemede | Gecikmiş | Taslak | İptal edildi`,
  ),
  paidWith: [],
  negations: [],
  demandWords: phrases(`ödeme | ödemeniz | ödemenizi | ödenmesi | ödeyiniz | ödenmelidir | ödenecektir`),
  deadlineWords: phrases(`son tarih | yani en geç`),
  debitWords: phrases(`tahsil edilecektir | tahsil edilecek | çekilecektir | çekilecek`),
  debitDays: phrases(`en erken`),
  debitDaysAfter: phrases(`tarihinde | tarihinden itibaren | tarihinden önce`),
  deadlinesAfter: phrases(`tarihine kadar | tarihine dek | 'e kadar | 'a kadar | kadar`),
  legalForms: phrases(`a.ş. | aş | ltd. şti. | şti | ltd.şti. | anonim şirketi | limited şirketi`),
  companyWords: words('şti san tic anonim limited şirketi sanayi ticaret'),
  joiningWords: words('ve'),
  neverInNames: phrases(`
    sermaye | sermayesi | ticaret sicil | şirket merkezi | merkez adresi
  `),
  formerNameWords: words('eski'),
  paymentDates: phrases(`Ödeme tarihi`),
  shopOrders: {
    number: phrases(`Sipariş No | Sipariş Numarası`),
    date: phrases(`Sipariş Tarihi`),
  },
  debitedAccounts: phrases(`hesabınızdan`),
  senderReferences: phrases(`Referans | Referans No`),
  partyQualifiers: [],
  addressParts: {
    postcode: phrases(`Posta kodu`),
    town: phrases(`İlçe | Şehir`),
    state: phrases(`İl`),
  },
  frequentWords: words(`
    fatura tarihi ve no vergi dairesi toplam tutar tutari kdv sayin mal hizmet miktar birim fiyat odenecek hesaplanan
    senaryo tipi iskonto vkn sira orani dahil adet sirketi ltd sti caddesi sokak mahallesi irsaliye ile bu posta
    ozellestirme tckn kapi
  `),
  ...TURKISH_RECEIPTS,
};
