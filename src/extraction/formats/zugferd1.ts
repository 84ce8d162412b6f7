import { readCrossIndustryDetails } from './cross-industry-details.js';
import type { CrossIndustryNames } from './cross-industry.js';
import { readCrossIndustry } from './cross-industry.js';
import type { InvoiceFormat } from './format.js';

const NAMES: CrossIndustryNames = {
  document: 'HeaderExchangedDocument',
  transaction: 'SpecifiedSupplyChainTradeTransaction',
  agreement: 'ApplicableSupplyChainTradeAgreement',
  delivery: 'ApplicableSupplyChainTradeDelivery',
  settlement: 'ApplicableSupplyChainTradeSettlement',
  summation: 'SpecifiedTradeSettlementMonetarySummation',
  lineAgreement: 'SpecifiedSupplyChainTradeAgreement',
  lineDelivery: 'SpecifiedSupplyChainTradeDelivery',
  lineSettlement: 'SpecifiedSupplyChainTradeSettlement',
  lineSummation: 'SpecifiedTradeSettlementMonetarySummation',
};

/** ZUGFeRD 1.0 (2014), the Cross Industry Document that preceded Factur-X. */
export const zugferd1: InvoiceFormat = {
  name: 'zugferd1',
  matches: (element) => element.name === 'CrossIndustryDocument',
  read: (invoice) => readCrossIndustry(invoice, NAMES),
  readDetails: (invoice) => readCrossIndustryDetails(invoice, NAMES),
};
