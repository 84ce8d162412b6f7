/** `{}` stands for the value. */
export const filtersEn = {
  counted: 'Which invoices count',
  counted_ALL: 'All invoices',
  counted_NOT_REJECTED: 'Without rejected ones',
  counted_APPROVED: 'Approved only',
  rejectedIncluded: 'Rejected invoices are included.',
  figures: 'Figures',
  furtherCondition: 'further condition',
  furtherConditions: 'further conditions',
  showConditions: 'Show the conditions',
  allOfThese: 'All of these:',
  anyOfThese: 'Any of these:',
  exceptWhere: 'Except where:',
  matchesNothing: 'Matches no invoice',
  matchesEverything: 'Matches every invoice',
  isMissing: 'missing',
  isPresent: 'present',
  processing: 'File',
  status_FINISHED: 'Read',
  uploader: 'Uploaded by',
  uploadTime: 'Upload',
  valueFrom: 'from {}',
  valueTo: 'up to {}',
  valueBefore: 'before {}',
  valueAtLeast: 'at least {}',
  valueAtMost: 'at most {}',
} as const;

/** The texts of what lists and statistics are narrowed down to, by their names. */
export type FilterTexts = Readonly<Record<keyof typeof filtersEn, string>>;
