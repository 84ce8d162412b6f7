import type { XmlElement } from '../input/xml-element.js';
import type { StatedDetails, StatedLine } from '../model/stated-details.js';
import { toCountry } from './codes.js';
import { readCrossIndustryLine, type CrossIndustryNames } from './cross-industry.js';
import { parseDay } from './dates.js';
import { toStatedLine } from './line-item.js';

function readLine(line: XmlElement, names: CrossIndustryNames): StatedLine {
  const place = line.first('AssociatedDocumentLineDocument');
  const price = line.first(`${names.lineAgreement}/NetPriceProductTradePrice`);
  const text = readCrossIndustryLine(line, names);
  // A line may be a text alone.
  const name = text.name ?? text.description ?? place?.value('IncludedNote/Content') ?? null;
  return toStatedLine(
    { ...text, name },
    {
      position: place?.value('LineID') ?? null,
      unit: line.first(`${names.lineDelivery}/BilledQuantity`)?.attribute('unitCode') ?? null,
      price: price?.value('ChargeAmount') ?? null,
      priceQuantity: price?.value('BasisQuantity') ?? null,
    },
  );
}

function readReferences(transaction: XmlElement | null, names: CrossIndustryNames): StatedDetails['references'] {
  const agreement = transaction?.first(names.agreement);
  const contract = agreement?.first('ContractReferencedDocument');
  const original = transaction?.first(`${names.settlement}/InvoiceReferencedDocument`);
  const readId = (document: XmlElement | null | undefined) =>
    document?.value('IssuerAssignedID') ?? document?.value('ID') ?? null;
  return {
    buyer_reference: agreement?.value('BuyerReference') ?? null,
    contract: readId(contract),
    original_invoice: readId(original),
    delivery_date: parseDay(
      transaction?.value(`${names.delivery}/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString`) ?? null,
    ),
  };
}

/** Reads what people see of a Cross Industry Invoice of the version with the given element names, beside its findings. */
export function readCrossIndustryDetails(invoice: XmlElement, names: CrossIndustryNames): StatedDetails {
  const transaction = invoice.first(names.transaction);
  const settlement = transaction?.first(names.settlement);
  const readSum = (name: string) => settlement?.value(`${names.summation}/${name}`) ?? null;
  const country = transaction?.value(`${names.agreement}/BuyerTradeParty/PostalTradeAddress/CountryID`);
  return {
    buyerCountry: toCountry(country ?? null),
    lines: (transaction?.all('IncludedSupplyChainTradeLineItem') ?? []).map((line) => readLine(line, names)),
    areLinesGross: false,
    sums: {
      lines: readSum('LineTotalAmount'),
      discount: readSum('AllowanceTotalAmount'),
      charge: readSum('ChargeTotalAmount'),
      prepaid: readSum('TotalPrepaidAmount'),
      rounding: readSum('RoundingAmount'),
      payable: readSum('DuePayableAmount'),
    },
    references: readReferences(transaction, names),
    notes: [
      ...invoice.values(`${names.document}/IncludedNote/Content`),
      ...(settlement?.values('SpecifiedTradePaymentTerms/Description') ?? []),
      ...(settlement?.values('ApplicableTradeTax/ExemptionReason') ?? []),
    ],
  };
}
