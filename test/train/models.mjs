import { demoteBuyer, findSellerNames } from '../../.build/src/extraction/fields/company/seller.js';
import { placeNames } from '../../.build/src/extraction/fields/company/nearest-name.js';
import { collectNames } from '../../.build/src/extraction/fields/company/name-candidates.js';
import { collectPhones } from '../../.build/src/extraction/fields/phone/phone-candidates.js';
import { collectCountries } from '../../.build/src/extraction/fields/country/country-evidence.js';
import { collectBuyers, findBuyerNames } from '../../.build/src/extraction/fields/buyer/buyer-names.js';
import { collectTypes } from '../../.build/src/extraction/fields/document-type/type-evidence.js';
import { readItems } from '../../.build/src/extraction/fields/items/items.js';
import { readTotals } from '../../.build/src/extraction/fields/totals/totals.js';
import { findLanguage } from '../../.build/src/extraction/fields/language/find-language.js';
import { collectNumbers } from '../../.build/src/extraction/fields/number/number-candidates.js';
import { collectTaxNumbers } from '../../.build/src/extraction/fields/tax-number/find-tax-number.js';
import { collectTaxNumberCandidates } from '../../.build/src/extraction/fields/tax-number/tax-number-candidates.js';
import { readDocument } from '../../.build/src/extraction/page/document.js';
import { findPartyBlocks } from '../../.build/src/extraction/page/party-blocks.js';

/**
 * What is learned, in the order in which it is fitted: later models use what earlier ones chose.
 *
 * - `collect` gives the candidates of a document, `valueOf` the value of one;
 * - `keyOf` tells which candidates share their probability; without it, those with the same value do;
 * - `truthsOf` gives the right values, `isRight` compares;
 * - `penalty` is the strength of the regularisation;
 * - `isAlwaysStated` is true where a document without a true value says nothing of its candidates;
 * - `withoutRight` is how much each document counts once more without its right value, so that "none" is learned too.
 */
export function makeModels({ nameSimilarity, alnum }) {
  const isSame = (truth, value) => alnum(truth) === alnum(value);
  return [
    {
      name: 'name',
      file: 'src/extraction/fields/company/name-weights.ts',
      constant: 'NAME_WEIGHTS',
      penalty: 0.5,
      withoutRight: 0.03,
      collect: ({ texts }) => texts,
      valueOf: ({ name }) => name,
      truthsOf: ({ company }) => [company?.name, ...(company?.name_alt ?? [])],
      isRight: (truth, value) => nameSimilarity(truth, value) >= 0.8,
      use: (read, weights) => ({ ...read, names: findSellerNames(read.texts, weights) }),
    },
    {
      name: 'buyer',
      file: 'src/extraction/fields/buyer/buyer-weights.ts',
      constant: 'BUYER_WEIGHTS',
      penalty: 0.5,
      withoutRight: 0.03,
      isAlwaysStated: true,
      collect: ({ texts, names }) => collectBuyers(texts, names),
      valueOf: ({ name }) => name,
      truthsOf: ({ buyer }) => [buyer?.name],
      isRight: (truth, value) => nameSimilarity(truth, value) >= 0.8,
      use: (read, weights) => {
        const buyers = findBuyerNames(read.texts, read.names, weights);
        const names = demoteBuyer(read.names, buyers);
        return { ...read, names, placed: placeNames(names, buyers) };
      },
    },
    {
      name: 'document type',
      file: 'src/extraction/fields/document-type/type-weights.ts',
      constant: 'TYPE_WEIGHTS',
      penalty: 0.2,
      withoutRight: 0,
      isAlwaysStated: true,
      collect: (read) => collectTypes(read.document, read),
      valueOf: ({ type }) => type,
      // A corrected invoice with a negative total does what a credit note does.
      truthsOf: ({ document_type, total_price }) =>
        document_type === 'invoice' && total_price < 0 ? ['invoice', 'credit_note'] : [document_type],
      isRight: isSame,
      use: (read) => read,
    },
    {
      name: 'tax number',
      file: 'src/extraction/fields/tax-number/tax-number-weights.ts',
      constant: 'TAX_NUMBER_WEIGHTS',
      penalty: 0.2,
      withoutRight: 0.03,
      collect: ({ document, blocks, placed }) => collectTaxNumberCandidates(document, blocks, placed),
      valueOf: ({ number }) => number.value,
      keyOf: ({ company }) => String(company),
      truthsOf: ({ company }) => [company?.tax_number, ...(company?.tax_number_alt ?? [])],
      isRight: isSame,
      use: (read, weights) => ({
        ...read,
        numbers: collectTaxNumbers(read.document, read.blocks, read.placed, weights),
        language: findLanguage(read.document)[0]?.value ?? null,
      }),
    },
    {
      name: 'phone',
      file: 'src/extraction/fields/phone/phone-weights.ts',
      constant: 'PHONE_WEIGHTS',
      penalty: 0.2,
      withoutRight: 0.03,
      collect: ({ document, blocks, placed }) => collectPhones(document, blocks, placed),
      valueOf: ({ value }) => value,
      truthsOf: ({ company }) => [company?.phone],
      isRight: (truth, value) => truth.replaceAll(/\D/g, '').slice(-7) === value.replaceAll(/\D/g, '').slice(-7),
      use: (read) => read,
    },
    {
      name: 'country',
      file: 'src/extraction/fields/country/country-weights.ts',
      constant: 'COUNTRY_WEIGHTS',
      penalty: 0.2,
      withoutRight: 0,
      collect: (read) => collectCountries(read.document, read),
      valueOf: ({ country }) => country,
      truthsOf: ({ country }) => [country],
      isRight: isSame,
      use: (read) => read,
    },
    {
      name: 'invoice number',
      file: 'src/extraction/fields/number/number-weights.ts',
      constant: 'NUMBER_WEIGHTS',
      penalty: 0.2,
      withoutRight: 0.01,
      collect: ({ document, blocks }) => collectNumbers(document, blocks),
      valueOf: ({ value }) => value,
      truthsOf: ({ invoice_number, _meta }) => [invoice_number, ...(_meta?.invoice_number_alt ?? [])],
      isRight: isSame,
      use: (read) => read,
    },
  ];
}

/** The lines and blocks of a document's pages, which all models start from. */
export function readPages(pages) {
  const document = readDocument(pages);
  const blocks = findPartyBlocks(document);
  return {
    document,
    blocks,
    texts: collectNames(document, blocks),
    total: readTotals(document, readItems(document)).gross,
  };
}
