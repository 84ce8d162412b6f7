import type { XmlElement } from '../input/xml-element.js';
import type { StatedDetails } from '../model/stated-details.js';
import { toCountry } from './codes.js';
import { toStatedLine, type LineText } from './line-item.js';
import { findUnitCodeOfFacturae } from './units.js';

/** Reads what people see of the first invoice of a Facturae document beside its findings. */
export function readFacturaeDetails(document: XmlElement, readLine: (line: XmlElement) => LineText): StatedDetails {
  const invoice = document.first('Invoices/Invoice');
  const readSum = (name: string) => invoice?.value(`InvoiceTotals/${name}`) ?? null;
  const lines = invoice?.all('Items/InvoiceLine') ?? [];
  const entities = ['LegalEntity', 'Individual'].flatMap((name) => document.all(`Parties/BuyerParty/${name}`));
  const countries = entities.flatMap((entity) =>
    ['AddressInSpain', 'OverseasAddress'].flatMap((name) => entity.values(`${name}/CountryCode`)),
  );
  return {
    buyerCountry: toCountry(countries[0] ?? null),
    lines: lines.map((line) =>
      toStatedLine(readLine(line), {
        position: line.value('SequenceNumber'),
        unit: findUnitCodeOfFacturae(line.value('UnitOfMeasure')),
        price: line.value('UnitPriceWithoutTax'),
        priceQuantity: null,
      }),
    ),
    areLinesGross: false,
    sums: {
      lines: readSum('TotalGrossAmount'),
      discount: readSum('TotalGeneralDiscounts'),
      charge: readSum('TotalGeneralSurcharges'),
      withholding: readSum('TotalTaxesWithheld'),
      prepaid: readSum('TotalPaymentsOnAccount'),
      payable: readSum('TotalExecutableAmount') ?? readSum('TotalOutstandingAmount'),
    },
    references: {
      buyer_reference: lines[0]?.value('FileReference') ?? null,
      contract: lines[0]?.value('ReceiverContractReference') ?? null,
      original_invoice: invoice?.value('InvoiceHeader/Corrective/InvoiceNumber') ?? null,
    },
    notes: [
      ...(invoice?.values('LegalLiterals/LegalReference') ?? []),
      ...(invoice?.values('AdditionalData/InvoiceAdditionalInformation') ?? []),
    ],
  };
}
