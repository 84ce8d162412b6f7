import type { Finding } from '../model/finding.js';
import { readDocument } from '../page/document.js';
import { readItems } from '../fields/items/items.js';
import { splitByBases } from '../fields/items/base-split.js';
import { choosePrepayment } from '../fields/items/prepayment-row.js';
import { splitRates } from '../fields/items/rate-split.js';
import { addMarkedRates } from '../fields/items/taxable-marks.js';
import { findPartyBlocks } from '../page/party-blocks.js';
import { findBuyerNames } from '../fields/buyer/buyer-names.js';
import { findBuyer } from '../fields/buyer/find-buyer.js';
import { placeNames } from '../fields/company/nearest-name.js';
import { collectNames } from '../fields/company/name-candidates.js';
import { findDocumentType } from '../fields/document-type/find-document-type.js';
import { findIban } from '../fields/iban/find-iban.js';
import { findReferences, findServicePeriod } from '../fields/references/find-references.js';
import { demoteBuyer, findSellerNames } from '../fields/company/seller.js';
import { readTotals } from '../fields/totals/totals.js';
import { readVat } from '../fields/vat/vat.js';
import type { Draft, Page } from '../model/draft.js';
import { findCompanyName } from '../fields/company/find-company.js';
import { findPhone } from '../fields/phone/find-phone.js';
import { findAddress, findTaxOffice } from '../fields/contact/find-contact.js';
import { findCountry } from '../fields/country/find-country.js';
import { findCurrency } from '../fields/currency/find-currency.js';
import { findDate } from '../fields/date/find-date.js';
import { findDueDate } from '../fields/due-date/find-due-date.js';
import { findItems } from '../fields/items/find-items.js';
import { findLanguage } from '../fields/language/find-language.js';
import { findNumber } from '../fields/number/find-number.js';
import { findPayment } from '../fields/payment/find-payment.js';
import { findTaxNumber, collectTaxNumbers } from '../fields/tax-number/find-tax-number.js';
import { findTotals } from '../fields/totals/find-totals.js';
import { findVat } from '../fields/vat/find-vat.js';
import { dropUncertain, MIN_LEARNED } from '../ranking/certainty.js';

/** Adds the findings in the words of the pages, read as an invoice. Returns a draft without words unchanged. */
export function findInvoice(draft: Draft): Draft {
  if (draft.pages.every((page) => page.words.length === 0)) return draft;
  return { ...draft, findings: [...draft.findings, ...findValues(draft.pages)] };
}

/** Finds the fields of an invoice in the words of its pages, from a text layer or from character recognition. */
export function findValues(pages: readonly Page[]): Finding[] {
  const document = readDocument(pages);
  const blocks = findPartyBlocks(document);
  const texts = collectNames(document, blocks);
  const sellers = findSellerNames(texts);
  const buyers = findBuyerNames(texts, sellers);
  const names = demoteBuyer(sellers, buyers);
  const placed = placeNames(names, buyers);
  const numbers = collectTaxNumbers(document, blocks, placed);
  const rows = readItems(document);
  const totals = readTotals(document, rows);
  const lines = choosePrepayment(document, rows, totals);
  const items = splitRates(addMarkedRates(document, lines, totals), totals);
  const vat = readVat(document, totals, items);
  const language = findLanguage(document);
  const country = findCountry(document, { blocks, numbers, names, language: language[0]?.value ?? null });
  // An unlikely country says nothing of the currency or the order of dates.
  const home = country.find(({ confidence }) => confidence >= MIN_LEARNED)?.value ?? null;
  const type = findDocumentType(document, { total: totals.gross });
  const accounts = findIban(document, blocks);
  const taxNumbers = findTaxNumber(document, numbers);
  const buyer = findBuyer(document, { blocks, names, buyers, numbers });
  const dates = findDate(document, home);
  return dropUncertain([
    ...findCompanyName(document, names),
    ...findAddress(document, blocks, { names, buyers }),
    ...taxNumbers,
    ...findTaxOffice(document, blocks),
    ...findPhone(document, blocks, placed),
    ...findNumber(document, blocks, listTaxNumbers([...taxNumbers, ...buyer])),
    ...dates,
    ...findDueDate(document, home, dates[0]?.value ?? null),
    ...buyer,
    ...type,
    ...accounts,
    ...findReferences(document),
    ...findServicePeriod(document, home),
    ...findTotals(document, totals),
    ...findVat(document, vat, totals),
    ...findItems(document, splitByBases(items, vat, totals), totals, vat),
    ...findCurrency(document, totals, { country: home, date: dates[0]?.value ?? null }),
    ...country,
    ...language,
    ...findPayment(document, { type: type[0]?.value ?? null, account: accounts[0] ?? null }),
  ]);
}

function listTaxNumbers(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ field, value, confidence }) =>
    (field === 'company.tax_number' || field === 'buyer_tax_number') && confidence >= MIN_LEARNED
      ? [String(value)]
      : [],
  );
}
