import { format } from './amounts.mjs';
import { escape } from './xml.mjs';

const GUIDELINE = 'urn:cen.eu:en16931:2017';

/** A UN/CEFACT Cross Industry Invoice (D16B); inside a PDF it is called factur-x.xml. */
export function writeCii(invoice) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
  xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
  xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <rsm:ExchangedDocumentContext>
    <ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>${GUIDELINE}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter>
  </rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument>
    <ram:ID>${invoice.number}</ram:ID>
    <ram:TypeCode>380</ram:TypeCode>
    <ram:IssueDateTime>${writeDay(invoice.issued)}</ram:IssueDateTime>
  </rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
${invoice.lines.map(writeLine).join('\n')}
    <ram:ApplicableHeaderTradeAgreement>
      <ram:BuyerReference>LS-2025</ram:BuyerReference>
${writeParty('SellerTradeParty', invoice.seller)}
${writeParty('BuyerTradeParty', invoice.buyer)}
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery/>
    <ram:ApplicableHeaderTradeSettlement>
      <ram:InvoiceCurrencyCode>${invoice.currency}</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementPaymentMeans>
        <ram:TypeCode>58</ram:TypeCode>
        <ram:PayeePartyCreditorFinancialAccount><ram:IBANID>${invoice.seller.iban}</ram:IBANID></ram:PayeePartyCreditorFinancialAccount>
      </ram:SpecifiedTradeSettlementPaymentMeans>
${invoice.vat.map(writeTax).join('\n')}
      <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>${writeDay(invoice.due)}</ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        <ram:LineTotalAmount>${format(invoice.net)}</ram:LineTotalAmount>
        <ram:TaxBasisTotalAmount>${format(invoice.net)}</ram:TaxBasisTotalAmount>
        <ram:TaxTotalAmount currencyID="${invoice.currency}">${format(invoice.tax)}</ram:TaxTotalAmount>
        <ram:GrandTotalAmount>${format(invoice.gross)}</ram:GrandTotalAmount>
        <ram:DuePayableAmount>${format(invoice.gross)}</ram:DuePayableAmount>
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`;
}

function writeDay(date) {
  return `<udt:DateTimeString format="102">${date.replaceAll('-', '')}</udt:DateTimeString>`;
}

function writeParty(role, { name, street, postcode, city, country, vatId, contact, phone, email }) {
  const contactElement = contact
    ? `
        <ram:DefinedTradeContact>
          <ram:PersonName>${escape(contact)}</ram:PersonName>
          <ram:TelephoneUniversalCommunication><ram:CompleteNumber>${phone}</ram:CompleteNumber></ram:TelephoneUniversalCommunication>
          <ram:EmailURIUniversalCommunication><ram:URIID>${email}</ram:URIID></ram:EmailURIUniversalCommunication>
        </ram:DefinedTradeContact>`
    : '';
  return `      <ram:${role}>
        <ram:Name>${escape(name)}</ram:Name>${contactElement}
        <ram:PostalTradeAddress>
          <ram:PostcodeCode>${postcode}</ram:PostcodeCode>
          <ram:LineOne>${escape(street)}</ram:LineOne>
          <ram:CityName>${escape(city)}</ram:CityName>
          <ram:CountryID>${country}</ram:CountryID>
        </ram:PostalTradeAddress>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${vatId}</ram:ID></ram:SpecifiedTaxRegistration>
      </ram:${role}>`;
}

function writeLine(line, index) {
  return `    <ram:IncludedSupplyChainTradeLineItem>
      <ram:AssociatedDocumentLineDocument><ram:LineID>${index + 1}</ram:LineID></ram:AssociatedDocumentLineDocument>
      <ram:SpecifiedTradeProduct>
        <ram:Name>${escape(line.name)}</ram:Name>
        <ram:Description>${escape(line.description)}</ram:Description>
      </ram:SpecifiedTradeProduct>
      <ram:SpecifiedLineTradeAgreement>
        <ram:NetPriceProductTradePrice><ram:ChargeAmount>${line.price}</ram:ChargeAmount></ram:NetPriceProductTradePrice>
      </ram:SpecifiedLineTradeAgreement>
      <ram:SpecifiedLineTradeDelivery>
        <ram:BilledQuantity unitCode="${line.unit}">${line.quantity}</ram:BilledQuantity>
      </ram:SpecifiedLineTradeDelivery>
      <ram:SpecifiedLineTradeSettlement>
        <ram:ApplicableTradeTax>
          <ram:TypeCode>VAT</ram:TypeCode>
          <ram:CategoryCode>S</ram:CategoryCode>
          <ram:RateApplicablePercent>${line.rate}</ram:RateApplicablePercent>
        </ram:ApplicableTradeTax>
        <ram:SpecifiedTradeSettlementLineMonetarySummation>
          <ram:LineTotalAmount>${format(line.net)}</ram:LineTotalAmount>
        </ram:SpecifiedTradeSettlementLineMonetarySummation>
      </ram:SpecifiedLineTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>`;
}

function writeTax({ rate, base, amount }) {
  return `      <ram:ApplicableTradeTax>
        <ram:CalculatedAmount>${format(amount)}</ram:CalculatedAmount>
        <ram:TypeCode>VAT</ram:TypeCode>
        <ram:BasisAmount>${format(base)}</ram:BasisAmount>
        <ram:CategoryCode>S</ram:CategoryCode>
        <ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent>
      </ram:ApplicableTradeTax>`;
}
