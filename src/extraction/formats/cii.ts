import { readCrossIndustryDetails } from './cross-industry-details.js';
import type { CrossIndustryNames } from './cross-industry.js';
import { readCrossIndustry } from './cross-industry.js';
import type { InvoiceFormat } from './format.js';

const NAMES: CrossIndustryNames = {
  document: 'ExchangedDocument',
  transaction: 'SupplyChainTradeTransaction',
  agreement: 'ApplicableHeaderTradeAgreement',
  delivery: 'ApplicableHeaderTradeDelivery',
  settlement: 'ApplicableHeaderTradeSettlement',
  summation: 'SpecifiedTradeSettlementHeaderMonetarySummation',
  lineAgreement: 'SpecifiedLineTradeAgreement',
  lineDelivery: 'SpecifiedLineTradeDelivery',
  lineSettlement: 'SpecifiedLineTradeSettlement',
  lineSummation: 'SpecifiedTradeSettlementLineMonetarySummation',
};

/** UN/CEFACT Cross Industry Invoice D16B and later (EN 16931, Factur-X, ZUGFeRD 2, XRechnung). */
export const cii: InvoiceFormat = {
  name: 'cii',
  matches: (element) => element.name === 'CrossIndustryInvoice',
  read: (invoice) => readCrossIndustry(invoice, NAMES),
  readDetails: (invoice) => readCrossIndustryDetails(invoice, NAMES),
};
