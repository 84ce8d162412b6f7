import type { XmlElement } from '../input/xml-element.js';
import type { StatedDetails } from '../model/stated-details.js';
import { addUp } from './amounts.js';
import { findCountryByName, toCountry } from './codes.js';
import { parseDay } from './dates.js';
import { readStatedUblLines } from './ubl-lines.js';

/** Reads what people see of a UBL document beside its findings. */
export function readUblDetails(document: XmlElement): StatedDetails {
  const totals = document.first('LegalMonetaryTotal') ?? document.first('RequestedMonetaryTotal');
  const readSum = (name: string) => totals?.value(name) ?? null;
  const country = document.first('AccountingCustomerParty/Party/PostalAddress/Country');
  return {
    buyerCountry:
      toCountry(country?.value('IdentificationCode') ?? null) ?? findCountryByName(country?.value('Name') ?? null),
    lines: readStatedUblLines(document),
    areLinesGross: false,
    sums: {
      lines: readSum('LineExtensionAmount'),
      discount: readSum('AllowanceTotalAmount') ?? sumAllowances(document, 'false'),
      charge: readSum('ChargeTotalAmount') ?? sumAllowances(document, 'true'),
      withholding: document.value('WithholdingTaxTotal/TaxAmount'),
      prepaid: readSum('PrepaidAmount'),
      rounding: readSum('PayableRoundingAmount'),
      payable: readSum('PayableAmount'),
    },
    references: {
      buyer_reference: document.value('BuyerReference'),
      contract: document.value('ContractDocumentReference/ID'),
      original_invoice: document.value('BillingReference/InvoiceDocumentReference/ID'),
      delivery_date: parseDay(document.value('Delivery/ActualDeliveryDate')),
    },
    notes: [
      ...document.values('Note'),
      ...document.values('PaymentTerms/Note'),
      ...document.values('TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason'),
    ],
  };
}

/** The sum of the charges of the whole document, or of its allowances, which `ChargeIndicator` calls false. */
function sumAllowances(document: XmlElement, indicator: 'true' | 'false'): string | null {
  const some = document.all('AllowanceCharge').filter((one) => one.value('ChargeIndicator') === indicator);
  return addUp(some.map((one) => one.value('Amount')));
}
