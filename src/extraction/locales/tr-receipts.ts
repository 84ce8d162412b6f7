import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `tr.ts`. */
export const TURKISH_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Ödenecek tutar | Genel toplam | Ödenecek toplam | Toplam tutar | KDV dahil toplam | Toplam TL | Hesap toplamı |
      Fiş toplamı | Net tutar | Tahsil edilecek tutar | Vergiler dahil toplam | Ödenecek | Ödenecek toplam tutar |
      Ödenmesi gereken tutar | Genel toplam TL | KDV dahil tutar | Toplam ödenecek | Fiş tutarı
    `),
    total: phrases(`Toplam | Top | Tutar | Yekün`),
    subtotal: phrases(`Ara toplam | Matrah | KDV matrahı | KDV hariç toplam | Brüt toplam | Vergisiz toplam`),
    tax: phrases(`
      KDV | Topkdv | Toplam KDV | KDV toplamı | KDV tutarı | Katma değer vergisi | Vergi | ÖTV | KDV dahil |
      Konaklama vergisi | Toplam vergi | KDV top | Hesaplanan KDV | Toplam KDV tutarı | Vergi tutarı | Vergi toplamı
    `),
    discount: phrases(`
      İndirim | İskonto | Toplam indirim | İndirim tutarı | Kampanya | Kampanya indirimi | Kupon | Promosyon |
      Alt toplam indirimi | Tutar indirimi | İndirim toplamı | Sadakat indirimi | Kart indirimi | Kupon indirimi |
      Üye indirimi | Puan indirimi | Personel indirimi | Ürün indirimi | Sepet indirimi
    `),
    rounding: phrases(`Yuvarlama | Yuvarlama farkı | Kuruş farkı | Kuruş yuvarlama`),
    change: phrases(`
      Para üstü | P. üstü | Para üstü nakit | Üstü | İade | Paraüstü TL | Nakit para üstü | Verilecek para üstü
    `),
    cash: phrases(`
      Nakit | Alınan | Alınan para | Alınan nakit | Ödenen | Verilen | Nakit TL | Ödeme | Tahsilat | Nakit ödeme |
      Alınan tutar | Ödenen tutar | Nakit alınan | Nakit tahsilat
    `),
    card: phrases(`
      Kart | Kredi kartı | Kredi | Banka kartı | Banka | Temassız | POS | Yemek kartı | Hediye kartı | Kredi kart |
      Banka/kredi kartı | Havale | Hediye çeki | Yemek çeki | Kartla ödeme | Banka kartı ile | Kredi kartı ile |
      Temassız ödeme | Mobil ödeme | Yemek kuponu
    `),
    charge: phrases(`
      Servis ücreti | Servis bedeli | Servis | Kuver | Teslimat ücreti | Paket servis | Poşet | Poşet bedeli |
      Alışveriş poşeti | Depozito | Kargo | Garsoniye | Gönderim ücreti | Kuver ücreti | Paket ücreti | Poşet ücreti |
      Kargo ücreti | Depozito bedeli
    `),
    tip: phrases(`Bahşiş`),
    ignored: phrases(`
      Adet | Ürün adedi | Toplam adet | Ürün sayısı | Puan | Kazanılan puan | Kullanılabilir puan | Toplam puan |
      Kazancınız | Toplam kazanç | Tasarruf | Fiş no | Z no | EKÜ no | Onay kodu | Ref no | Stan | Batch no | İşlem no |
      Ürün | Kalan bakiye | Kalem sayısı | Kalem adedi | Toplam kalem | Ürün toplamı | Harcanan puan | Kalan puan |
      Puan bakiyesi | Toplam tasarruf | Tasarrufunuz
    `),
  },
  receiptWords: phrases(`
    Fiş | Fiş no | Satış fişi | Bilgi fişi | Yazar kasa | Kasa | Kasa no | Kasiyer | Teşekkür ederiz | Teşekkürler |
    Yine bekleriz | Hoş geldiniz | İyi günler | Tekrar bekleriz | Z no | EKÜ no | MF | Masa | Masa no | Garson |
    Adisyon | Müşteri nüshası | İşyeri nüshası | Mali değeri yoktur | İade ve değişim | Değişim | Afiyet olsun |
    Paket servis | Topkdv | Saat | Mağaza | Para üstü | Bizi tercih ettiğiniz için | Mali fiş | Perakende satış fişi |
    Yazarkasa fişi | Kasa fişi | Adisyon no | Bizi tercih ettiğiniz için teşekkür ederiz | Müşteri kopyası |
    İşyeri kopyası | Onay kodu | Temassız
  `),
  tillNumbers: phrases(`Fiş | Adisyon`),
  cardNumbers: phrases(`Onay kodu | Üye işyeri | İşyeri no | Batch no | Provizyon no`),
  ownerLabels: phrases(`İşleten`),
  shopWords: words(`
    akaryakit aksesuar alisveris avm ayakkabi bakkal bakkaliye balikci baharat beyaz borekci bufe butik cafe cay ciceklik
    cicekci colcu corba cigkofte dershane doner elektrik elektronik eczane eczanesi et ev firin firini gida
    giyim hastane hastanesi hirdavat hirdavatci hipermarket hotel istasyonu izgara kafe kahve kahvesi kantin kasap kebap
    kirtasiye kitabevi kitap koftecisi kozmetik kuafor kuruyemis kuyumcu lahmacun lokanta lokantasi lokum magaza magazasi
    magazacilik manav market marketi marketler meyhane mobilya mutfak nalbur optik otel oto otomotiv otopark oyuncak
    parfumeri pastane pastanesi pazari petrol pide pizza restoran restaurant salonu sarkuteri sinema spor supermarket
    tatli tekel tekstil terzi tuhafiye unlu yapi zuccaciye
  `),
  addressWords: words(`
    cadde caddesi cad cd sokak sokagi sok sk mahalle mahallesi mah mh bulvar bulvari blv meydan meydani apartmani apt
    kat daire no blok plaza is hani han sitesi site carsi carsisi merkezi yolu km mevkii organize sanayi bolgesi
  `),
  pageWords: words('sayfa'),
  postBoxWords: phrases(`P.K. | PK | Posta kutusu`),
  careOf: phrases(`c/o | eliyle`),
  courtesyTitles: words('bay bayan'),
  officeKinds: phrases(
    `Muayenehane | Hukuk bürosu | Avukatlık bürosu | Muhasebe | Muhasebe departmanı | Satın alma departmanı`,
  ),
  personTitles: words('sayin bay bayan dr'),
};
