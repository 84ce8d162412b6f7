import type { CheckTexts } from './en.ts';

export const checksTr: CheckTexts = {
  why_BANK_ACCOUNT_CHANGED:
    'Bu tedarikçi bu banka hesabını daha önce kullanmadı: Bu hesabın sonu {end}, {invoice} numaralı faturadakinin sonu {otherEnd}. Ödemeden önce tedarikçiyi bildiğiniz bir numaradan arayın.',
  why_DUPLICATE_FILE: '{invoice} numaralı fatura aynı dosyadan geliyor. İkisini karşılaştırın ve birini silin.',
  why_DUPLICATE_NUMBER:
    '{invoice} numaralı faturanın tedarikçisi ve fatura numarası ({number}) aynı. İkisini karşılaştırın ve birini silin.',
  why_FURTHER_INVOICES: 'Dosyada {count} fatura var. Yalnızca ilki okundu.',
  why_HYBRID_MISMATCH:
    'Bu PDF’nin sayfası ile içindeki e-fatura birbirini tutmuyor: {differences}. Ödemeden önce hangisinin geçerli olduğunu tedarikçiye sorun.',
  difference: '{field}: sayfada {page}, e-faturada {stated}',
  why_ITEMS_TOTAL: 'Kalemlerin toplamı {sum}, faturanın toplamı {total}.',
  why_NOT_ADDRESSED_TO_US:
    'Faturanın alıcısı {buyer}, oysa faturalarınızın çoğunun alıcısı {usual}. Ödemeden önce size ait olduğundan emin olun.',
  why_POSSIBLE_DUPLICATE:
    'Bu tedarikçinin {invoice} numaralı faturasının numarası neredeyse aynı: {number} yerine {otherNumber}. Ödemeden önce ikisini karşılaştırın.',
  why_SUPPLIER_NAME_DIFFERS:
    'Belgede tedarikçi olarak {name} yazıyor, ancak {taxNumber} vergi numarası {known} firmasına ait. Ödemeden önce faturayı kimin düzenlediğini öğrenin.',
  why_TAX_NUMBER_DIGIT: '{taxNumber} vergi numarasının kontrol hanesi yanlış. Yanlış okunmuş olabilir.',
  why_TAX_NUMBER_FORMAT: '{taxNumber} vergi numarası ülkesinin ({country}) biçimine uymuyor. Yanlış okunmuş olabilir.',
  why_VAT_RATE_UNUSUAL:
    'Tedarikçinin ülkesinde ({country}) {rate} oranında KDV yok. Oranı kontrol edin; yanlışsa düzeltilmiş fatura isteyin.',
  why_VAT_TOTAL: 'KDV tutarlarının toplamı {sum}, faturanın KDV tutarı {total}.',
};
