import { registerEnumType } from 'type-graphql';
import { CHECK_CODES, CHECK_VALUES } from '../invoices/checks/check.js';
import { toUpperCaseEnum } from '../shared/upper-case-enum.js';

export const CheckCodes = toUpperCaseEnum(CHECK_CODES);
registerEnumType(CheckCodes, {
  name: 'CheckCode',
  description: 'Something that looks wrong on an invoice.',
  valuesConfig: {
    ITEMS_TOTAL: { description: 'The items do not add up to the total.' },
    VAT_TOTAL: { description: 'The VAT rows do not add up to the total VAT.' },
    VAT_RATE_UNUSUAL: { description: 'A VAT rate is not used in the supplier’s country.' },
    TAX_NUMBER: {
      description: 'The company’s tax number has a wrong check digit, or a format that its country does not use.',
    },
    SUPPLIER_NAME_DIFFERS: { description: 'The document states the supplier’s tax number with a different name.' },
    BANK_ACCOUNT_CHANGED: { description: 'The supplier has not used this bank account before.' },
    NOT_ADDRESSED_TO_US: { description: 'The buyer is not the one named on most invoices of the account.' },
    HYBRID_MISMATCH: { description: 'The page of a PDF and the e-invoice in it disagree.' },
    FURTHER_INVOICES: { description: 'The pages of this invoice hold several invoices; only the first was read.' },
    DUPLICATE: {
      description: 'Another invoice comes from the same file and pages, or has the same company and number.',
    },
    POSSIBLE_DUPLICATE: {
      description:
        'Another invoice of the company has the same number in another spelling, or nearly the same number with the same total.',
    },
  },
});

export const CheckValueNames = toUpperCaseEnum(CHECK_VALUES);
registerEnumType(CheckValueNames, {
  name: 'CheckValueName',
  description: 'What a value of a check is.',
  valuesConfig: {
    BUYER_NAME: { description: 'The buyer, compared with the one named on most invoices of the account.' },
    COMPANY_NAME: {
      description:
        'The supplier that the document or the page names, compared with the known company or with that of the e-invoice.',
    },
    COUNTRY: { description: 'The country whose rule does not fit.' },
    CURRENCY: { description: 'The currency on the page, compared with that of the e-invoice.' },
    HF_ID: { description: 'The `hfId` of the other invoice.' },
    IBAN_END: {
      description:
        'The last four characters of the bank account, compared with those of the account on the other invoice.',
    },
    INVOICE_COUNT: { description: 'How many invoices the pages hold.' },
    INVOICE_DATE: { description: 'The date on the page, compared with that of the e-invoice.' },
    INVOICE_NUMBER: {
      description: 'The number, compared with that of the other invoice or of the e-invoice if they differ.',
    },
    TAX_NUMBER: { description: 'The tax number of the company.' },
    TOTAL_PRICE: {
      description:
        'The sum of the items, or the total on the page, compared with the total of the invoice or of the e-invoice.',
    },
    TOTAL_VAT: { description: 'The sum of the VAT rows, compared with the total VAT of the invoice.' },
    VAT_RATE: { description: 'The VAT rate as a percentage.' },
  },
});
