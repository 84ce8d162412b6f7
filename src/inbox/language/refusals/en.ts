/** An empty text stands for what the service itself says in English. `{1}` and `{2}` stand for what it names. */
export const refusalsEn = {
  value_currency: '',
  value_country: '',
  value_language: '',
  value_plain: '',
  value_length: '',
  value_tooLong: '',
  value_blank: '',
  value_required: '',
  value_email: '',
  value_url: '',
  value_fourDigits: '',
  taken_category: '',
  taken_card: '',
  taken_user: '',
  refused_lastOwner: '',
  refused_webhookDisabled: '',
} as const;

/** The texts of why the service refuses a value, by their names. */
export type RefusalTexts = Readonly<Record<keyof typeof refusalsEn, string>>;
