import type { RefusalTexts } from './en.ts';

export const refusalsTr: RefusalTexts = {
  value_currency: 'Bir para birimi kodu girin, örneğin EUR.',
  value_country: 'Bir ülke kodu girin, örneğin TR.',
  value_language: 'Bir dil kodu girin, örneğin tr.',
  value_plain: 'Yalnızca aksansız harfler, rakamlar ve noktalama işaretleri kullanılabilir.',
  value_length: '{1} ile {2} arasında karakter girin.',
  value_tooLong: 'En fazla {1} karakter girin.',
  value_blank: 'Bu alan boş olamaz.',
  value_required: 'Bu alan gereklidir.',
  value_email: 'Geçerli bir e-posta adresi girin.',
  value_url: 'En fazla 2000 karakterlik bir URL girin.',
  value_fourDigits: 'Dört rakam girin.',
  taken_category: '{1} adında bir kategori zaten var.',
  taken_card: '{1} kartında bu rakamlar zaten var.',
  taken_user: 'Hesapta {1} adresli bir kullanıcı zaten var.',
  refused_lastOwner: 'Bu, hesabın son sahibi. Önce bu rolü başka birine verin.',
  refused_webhookDisabled: 'Webhook kapalı. Önce onu açın.',
};
