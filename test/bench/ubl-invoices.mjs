const SUPPLIERS = 25;
const GOODS = 'rope block shackle cleat pulley anchor fender winch compass lantern'.split(' ');
const LINES = 20;
const DAY_MILLISECONDS = 86_400_000;

/** A correct UBL invoice with 20 lines and with a number, date and sum of its own. The index decides which of 25 suppliers sends it. */
export function buildUblInvoice(prefix, index) {
  const supplier = index % SUPPLIERS;
  const lines = Array.from({ length: LINES }, (_, line) => ({
    name: `${GOODS[line % GOODS.length]} ${supplier}-${line}`,
    cents: 1_000 + 100 * ((index + line) % 97) + line,
  }));
  const net = lines.reduce((sum, { cents }) => sum + cents, 0);
  const vat = Math.round(net / 4);
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>
  <cbc:ID>${prefix}-${index}</cbc:ID>
  <cbc:IssueDate>${new Date(Date.UTC(2015, 0, 1) + index * DAY_MILLISECONDS).toISOString().slice(0, 10)}</cbc:IssueDate>
  <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
  <cbc:DocumentCurrencyCode>SEK</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty><cac:Party>
    <cac:PostalAddress><cbc:StreetName>Kajgatan ${supplier + 1}</cbc:StreetName><cbc:CityName>Malmö</cbc:CityName><cbc:PostalZone>211 10</cbc:PostalZone><cac:Country><cbc:IdentificationCode>SE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
    <cac:PartyTaxScheme><cbc:CompanyID>SE${buildNumber(supplier)}01</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>Skeppshandel ${supplier} AB</cbc:RegistrationName></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>Bench Rederi AB</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingCustomerParty>
  <cac:TaxTotal><cbc:TaxAmount currencyID="SEK">${toText(vat)}</cbc:TaxAmount>
    <cac:TaxSubtotal><cbc:TaxableAmount currencyID="SEK">${toText(net)}</cbc:TaxableAmount><cbc:TaxAmount currencyID="SEK">${toText(vat)}</cbc:TaxAmount>${CATEGORY.replaceAll('Category', 'TaxCategory')}</cac:TaxSubtotal>
  </cac:TaxTotal>
  <cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount currencyID="SEK">${toText(net)}</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="SEK">${toText(net + vat)}</cbc:TaxInclusiveAmount><cbc:PayableAmount currencyID="SEK">${toText(net + vat)}</cbc:PayableAmount></cac:LegalMonetaryTotal>
${lines.map(toLine).join('\n')}
</Invoice>`);
}

const CATEGORY =
  '<cac:Category><cbc:ID>S</cbc:ID><cbc:Percent>25</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:Category>';

function toLine({ name, cents }, index) {
  return `  <cac:InvoiceLine><cbc:ID>${index + 1}</cbc:ID><cbc:InvoicedQuantity unitCode="H87">1</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="SEK">${toText(cents)}</cbc:LineExtensionAmount><cac:Item><cbc:Name>${name}</cbc:Name>${CATEGORY.replaceAll('Category', 'ClassifiedTaxCategory')}</cac:Item><cac:Price><cbc:PriceAmount currencyID="SEK">${toText(cents)}</cbc:PriceAmount></cac:Price></cac:InvoiceLine>`;
}

function toText(cents) {
  return (cents / 100).toFixed(2);
}

/** An organisation number with its check digit (Luhn). */
function buildNumber(supplier) {
  const digits = String(556_100_000 + supplier);
  const sum = [...digits].reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
