import { format } from './amounts.mjs';
import { escape } from './xml.mjs';

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** A UBL 2.1 invoice, or a credit note when the invoice corrects another one. */
export function writeUbl(invoice) {
  const kind = invoice.corrects
    ? {
        root: 'CreditNote',
        type: 'CreditNoteTypeCode',
        code: '381',
        line: 'CreditNoteLine',
        quantity: 'CreditedQuantity',
      }
    : { root: 'Invoice', type: 'InvoiceTypeCode', code: '380', line: 'InvoiceLine', quantity: 'InvoicedQuantity' };
  const writeAmount = (name, cents) => `<cbc:${name} currencyID="${invoice.currency}">${format(cents)}</cbc:${name}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<${kind.root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${kind.root}-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>${CUSTOMIZATION}</cbc:CustomizationID>
  <cbc:ProfileID>${PROFILE}</cbc:ProfileID>
  <cbc:ID>${invoice.number}</cbc:ID>
  <cbc:IssueDate>${invoice.issued}</cbc:IssueDate>${invoice.due ? `\n  <cbc:DueDate>${invoice.due}</cbc:DueDate>` : ''}
  <cbc:${kind.type}>${kind.code}</cbc:${kind.type}>
  <cbc:DocumentCurrencyCode>${invoice.currency}</cbc:DocumentCurrencyCode>
  <cbc:BuyerReference>LS-2025</cbc:BuyerReference>
${invoice.corrects ? writePreceding(invoice.corrects) : ''}${writeParty('AccountingSupplierParty', invoice.seller)}
${writeParty('AccountingCustomerParty', invoice.buyer)}
  <cac:PaymentMeans>
    <cbc:PaymentMeansCode>58</cbc:PaymentMeansCode>
    <cac:PayeeFinancialAccount><cbc:ID>${invoice.seller.iban}</cbc:ID></cac:PayeeFinancialAccount>
  </cac:PaymentMeans>
  <cac:TaxTotal>
    ${writeAmount('TaxAmount', invoice.tax)}
${invoice.vat.map((row) => writeSubtotal(row, writeAmount)).join('\n')}
  </cac:TaxTotal>
  <cac:LegalMonetaryTotal>
    ${writeAmount('LineExtensionAmount', invoice.net)}
    ${writeAmount('TaxExclusiveAmount', invoice.net)}
    ${writeAmount('TaxInclusiveAmount', invoice.gross)}
    ${writeAmount('PayableAmount', invoice.gross)}
  </cac:LegalMonetaryTotal>
${invoice.lines.map((line, index) => writeLine(line, index, kind, writeAmount, invoice.currency)).join('\n')}
</${kind.root}>
`;
}

function writePreceding({ number, issued }) {
  return `  <cac:BillingReference>
    <cac:InvoiceDocumentReference>
      <cbc:ID>${number}</cbc:ID>
      <cbc:IssueDate>${issued}</cbc:IssueDate>
    </cac:InvoiceDocumentReference>
  </cac:BillingReference>
`;
}

function writeParty(role, { name, street, postcode, city, country, vatId, contact, phone, email }) {
  const contactElement = contact
    ? `
      <cac:Contact>
        <cbc:Name>${escape(contact)}</cbc:Name>
        <cbc:Telephone>${phone}</cbc:Telephone>
        <cbc:ElectronicMail>${email}</cbc:ElectronicMail>
      </cac:Contact>`
    : '';
  return `  <cac:${role}>
    <cac:Party>
      <cbc:EndpointID schemeID="EM">${email ?? 'invoices@larkspur.example'}</cbc:EndpointID>
      <cac:PostalAddress>
        <cbc:StreetName>${escape(street)}</cbc:StreetName>
        <cbc:CityName>${escape(city)}</cbc:CityName>
        <cbc:PostalZone>${postcode}</cbc:PostalZone>
        <cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country>
      </cac:PostalAddress>
      <cac:PartyTaxScheme>
        <cbc:CompanyID>${vatId}</cbc:CompanyID>
        <cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>
      </cac:PartyTaxScheme>
      <cac:PartyLegalEntity><cbc:RegistrationName>${escape(name)}</cbc:RegistrationName></cac:PartyLegalEntity>${contactElement}
    </cac:Party>
  </cac:${role}>`;
}

function writeSubtotal({ rate, base, amount: tax }, amount) {
  return `    <cac:TaxSubtotal>
      ${amount('TaxableAmount', base)}
      ${amount('TaxAmount', tax)}
      <cac:TaxCategory>
        <cbc:ID>S</cbc:ID>
        <cbc:Percent>${rate}</cbc:Percent>
        <cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>
      </cac:TaxCategory>
    </cac:TaxSubtotal>`;
}

function writeLine(line, index, kind, amount, currency) {
  return `  <cac:${kind.line}>
    <cbc:ID>${index + 1}</cbc:ID>
    <cbc:${kind.quantity} unitCode="${line.unit}">${line.quantity}</cbc:${kind.quantity}>
    ${amount('LineExtensionAmount', line.net)}
    <cac:Item>
      <cbc:Description>${escape(line.description)}</cbc:Description>
      <cbc:Name>${escape(line.name)}</cbc:Name>
      <cac:ClassifiedTaxCategory>
        <cbc:ID>S</cbc:ID>
        <cbc:Percent>${line.rate}</cbc:Percent>
        <cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>
      </cac:ClassifiedTaxCategory>
    </cac:Item>
    <cac:Price><cbc:PriceAmount currencyID="${currency}">${line.price}</cbc:PriceAmount></cac:Price>
  </cac:${kind.line}>`;
}
