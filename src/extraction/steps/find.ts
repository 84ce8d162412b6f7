import type { Finding } from '../finding.js';
import { readDocument } from '../reading/document.js';
import { readItems } from '../reading/items.js';
import { withSplitRates } from '../reading/rate-split.js';
import { regionsOf } from '../reading/regions.js';
import { sellerNames } from '../reading/seller.js';
import { readTotals } from '../reading/totals.js';
import { readVat } from '../reading/vat.js';
import type { Draft, Page } from '../step.js';
import { findCompanyName } from './find-company.js';
import { findAddress, findPhone, findTaxOffice } from './find-contact.js';
import { findCountry } from './find-country.js';
import { findCurrency } from './find-currency.js';
import { findDate } from './find-date.js';
import { findItems } from './find-items.js';
import { findLanguage } from './find-language.js';
import { findNumber } from './find-number.js';
import { findPayment } from './find-payment.js';
import { findTaxNumber, taxNumbers } from './find-tax-number.js';
import { findTotals } from './find-totals.js';
import { findVat } from './find-vat.js';

const MIN_CONFIDENCE = 0.5;

/** Adds what the words of the pages say; a draft without words passes unchanged. */
export function find(draft: Draft): Draft {
  if (draft.pages.every((page) => page.words.length === 0)) return draft;
  return { ...draft, findings: [...draft.findings, ...findingsIn(draft.pages)] };
}

/** Reads pages of words, whether from a text layer or from character recognition, into findings. */
export function findingsIn(pages: readonly Page[]): Finding[] {
  const document = readDocument(pages);
  const regions = regionsOf(document);
  const names = sellerNames(document, regions);
  const numbers = taxNumbers(document, regions, names);
  const rows = readItems(document);
  const totals = readTotals(document, rows);
  const items = withSplitRates(rows, totals);
  const vat = readVat(document, totals, items);
  const language = findLanguage(document);
  const country = findCountry(document, regions, numbers, names, language[0]?.value ?? null);
  return certainEnough([
    ...findCompanyName(document, names),
    ...findAddress(document, regions, names),
    ...findTaxNumber(document, numbers),
    ...findTaxOffice(document, regions),
    ...findPhone(document, regions, names),
    ...findNumber(document),
    ...findDate(document),
    ...findTotals(document, totals),
    ...findVat(document, vat, totals),
    ...findItems(document, items, totals, vat),
    ...findCurrency(document, totals, country[0]?.value ?? null),
    ...country,
    ...language,
    ...findPayment(document),
  ]);
}

/** A wrong value costs its owner more than none: a field whose best candidate is as likely wrong as right stays open. */
function certainEnough(findings: readonly Finding[]): Finding[] {
  const sure = new Set(
    findings.filter((finding) => finding.confidence >= MIN_CONFIDENCE).map((finding) => finding.field),
  );
  return findings.filter((finding) => sure.has(finding.field));
}
