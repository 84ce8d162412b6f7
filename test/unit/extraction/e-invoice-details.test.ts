import { describe, expect, it } from '@jest/globals';
import { readEInvoice, extractValues } from '../../support/e-invoices.js';

const IBAN = 'DE89370400440532013000';
const NOT_AN_IBAN = '1234-5678';
const PARTY = {
  buyer_name: 'Kauf & Co. KG',
  buyer_tax_number: 'DE136695976',
  buyer_address: 'Marktplatz 1, 80331 München',
};
const PAYMENT = { iban: IBAN, payment_reference: 'RF18539007547034' };
const PERIOD = { service_period_start: '2026-02-01', service_period_end: '2026-02-28' };

describe('the buyer, account, references and period of an e-invoice', () => {
  it('are read from UBL', async () => {
    const file = await readEInvoice('ubl.xml', {
      '<cac:PartyName><cbc:Name>Besteller OÜ</cbc:Name></cac:PartyName>': `
        <cac:PostalAddress><cbc:StreetName>Marktplatz 1</cbc:StreetName><cbc:CityName>München</cbc:CityName>
          <cbc:PostalZone>80331</cbc:PostalZone></cac:PostalAddress>
        <cac:PartyTaxScheme><cbc:CompanyID>DE136695976</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
        <cac:PartyLegalEntity><cbc:RegistrationName>Kauf &amp; Co. KG</cbc:RegistrationName></cac:PartyLegalEntity>`,
      '<cbc:PaymentMeansCode>58</cbc:PaymentMeansCode>': `<cbc:PaymentMeansCode>58</cbc:PaymentMeansCode>
        <cbc:PaymentID>RF18539007547034</cbc:PaymentID>
        <cac:PayeeFinancialAccount><cbc:ID>DE89 3704 0044 0532 0130 00</cbc:ID></cac:PayeeFinancialAccount>`,
      '</cbc:TaxCurrencyCode>': `</cbc:TaxCurrencyCode>
        <cac:InvoicePeriod><cbc:StartDate>2026-02-01</cbc:StartDate><cbc:EndDate>2026-02-28</cbc:EndDate></cac:InvoicePeriod>
        <cac:OrderReference><cbc:ID>PO-4711</cbc:ID></cac:OrderReference>`,
    });
    expect(await extractValues(file)).toMatchObject({
      ...{ ...PARTY, ...PAYMENT, ...PERIOD },
      ...{ document_type: 'invoice', net_total: '275.60', order_number: 'PO-4711' },
    });
  });

  it('leave out an account that is not an IBAN', async () => {
    const account = `<cac:PayeeFinancialAccount><cbc:ID>${NOT_AN_IBAN}</cbc:ID></cac:PayeeFinancialAccount>`;
    const file = await readEInvoice('ubl.xml', { '</cbc:PaymentMeansCode>': `</cbc:PaymentMeansCode>${account}` });
    expect((await extractValues(file)).iban).toBeUndefined();
  });

  it('are read from UBL-TR', async () => {
    const values = await extractValues(await readEInvoice('ubl-tr.xml'));
    expect(values).toMatchObject({ document_type: 'invoice', net_total: '1000.00' });
  });

  it('are read from Cross Industry Invoices', async () => {
    const file = await readEInvoice('cii.xml', {
      '</ram:SellerTradeParty>': `</ram:SellerTradeParty><ram:BuyerTradeParty><ram:Name>Kauf &amp; Co. KG</ram:Name>
        <ram:PostalTradeAddress><ram:PostcodeCode>80331</ram:PostcodeCode><ram:LineOne>Marktplatz 1</ram:LineOne>
          <ram:CityName>München</ram:CityName></ram:PostalTradeAddress>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE136695976</ram:ID></ram:SpecifiedTaxRegistration></ram:BuyerTradeParty>
        <ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>PO-4711</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>`,
      '<ram:SpecifiedTradeSettlementPaymentMeans>': `<ram:PaymentReference>RF18539007547034</ram:PaymentReference>
        <ram:BillingSpecifiedPeriod>
          <ram:StartDateTime><udt:DateTimeString format="102">20260201</udt:DateTimeString></ram:StartDateTime>
          <ram:EndDateTime><udt:DateTimeString format="102">20260228</udt:DateTimeString></ram:EndDateTime>
        </ram:BillingSpecifiedPeriod>
        <ram:SpecifiedTradeSettlementPaymentMeans><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>${IBAN}</ram:IBANID>
          </ram:PayeePartyCreditorFinancialAccount>`,
    });
    expect(await extractValues(file)).toMatchObject({
      ...{ ...PARTY, ...PAYMENT, ...PERIOD },
      ...{ document_type: 'invoice', net_total: '89.10', order_number: 'PO-4711' },
    });
  });

  it('are read from FatturaPA', async () => {
    const file = await readEInvoice('fatturapa.xml', {
      '</CedentePrestatore>': `</CedentePrestatore><CessionarioCommittente>
        <DatiAnagrafici><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>00743110157</IdCodice></IdFiscaleIVA>
          <Anagrafica><Nome>Anna</Nome><Cognome>Riva</Cognome></Anagrafica></DatiAnagrafici>
        <Sede><Indirizzo>Via Po</Indirizzo><NumeroCivico>3</NumeroCivico><CAP>10123</CAP><Comune>Torino</Comune>
          <Provincia>TO</Provincia><Nazione>IT</Nazione></Sede></CessionarioCommittente>`,
      '</DatiGenerali>': '<DatiOrdineAcquisto><IdDocumento>PO-4711</IdDocumento></DatiOrdineAcquisto></DatiGenerali>',
      '</DatiBeniServizi>': `</DatiBeniServizi><DatiPagamento><DettaglioPagamento><IBAN>${IBAN}</IBAN>
        </DettaglioPagamento></DatiPagamento>`,
    });
    expect(await extractValues(file)).toMatchObject({
      ...{ buyer_name: 'Anna Riva', buyer_tax_number: 'IT00743110157', buyer_address: 'Via Po 3, 10123 Torino, TO' },
      ...{ document_type: 'invoice', net_total: '64.00', iban: IBAN, order_number: 'PO-4711' },
    });
  });

  it('are read from Facturae', async () => {
    const file = await readEInvoice('facturae.xml', {
      '</TaxIdentification></BuyerParty>': `</TaxIdentification><LegalEntity><CorporateName>Compras SL</CorporateName>
        <AddressInSpain><Address>Calle Mayor 2</Address><PostCode>28013</PostCode><Town>Madrid</Town><Province>Madrid</Province>
          <CountryCode>ESP</CountryCode></AddressInSpain></LegalEntity></BuyerParty>`,
      '<LanguageName>': `<InvoicingPeriod><StartDate>2026-02-01</StartDate><EndDate>2026-02-28</EndDate></InvoicingPeriod>
        <LanguageName>`,
      '<PaymentMeans>': `<PaymentReconciliationReference>RF18539007547034</PaymentReconciliationReference>
        <AccountToBeCredited><IBAN>${IBAN}</IBAN></AccountToBeCredited><PaymentMeans>`,
    });
    expect(await extractValues(file)).toMatchObject({
      ...{ ...PAYMENT, ...PERIOD, document_type: 'invoice', net_total: '200.00' },
      ...{
        buyer_name: 'Compras SL',
        buyer_tax_number: 'A00000000',
        buyer_address: 'Calle Mayor 2, 28013 Madrid, Madrid',
      },
    });
  });
});

describe('the document type of an e-invoice', () => {
  it.each([
    ['UBL', 'ubl.xml', '<cbc:InvoiceTypeCode>380<', '<cbc:InvoiceTypeCode>386<', 'prepayment'],
    ['UBL', 'ubl.xml', '<cbc:InvoiceTypeCode>380<', '<cbc:InvoiceTypeCode>383<', 'debit_note'],
    ['UBL', 'ubl.xml', '<cbc:InvoiceTypeCode>380<', '<cbc:InvoiceTypeCode>384<', 'invoice'],
    ['a Cross Industry Invoice', 'cii.xml', '<ram:TypeCode>380<', '<ram:TypeCode>381<', 'credit_note'],
    ['FatturaPA', 'fatturapa.xml', 'TD01', 'TD04', 'credit_note'],
    ['FatturaPA', 'fatturapa.xml', 'TD01', 'TD02', 'prepayment'],
    ['FatturaPA', 'fatturapa.xml', 'TD01', 'TD05', 'debit_note'],
  ])('%s (%s): replacing %s with %s makes the type %s', async (_name, file, code, other, type) => {
    expect((await extractValues(await readEInvoice(file, { [code]: other }))).document_type).toBe(type);
  });

  it('is credit_note for UBL with the root element CreditNote', async () => {
    const file = await readEInvoice('ubl.xml', { '<Invoice ': '<CreditNote ', '</Invoice>': '</CreditNote>' });
    expect((await extractValues(file)).document_type).toBe('credit_note');
  });

  it('is credit_note for a corrective Facturae with a negative total', async () => {
    const header = '</InvoiceSeriesCode></InvoiceHeader>';
    const corrective = `</InvoiceSeriesCode><InvoiceClass>OR</InvoiceClass></InvoiceHeader>`;
    const amounts = { '>200.00</TotalGrossAmountBeforeTaxes>': '>-200.00</TotalGrossAmountBeforeTaxes>' };
    const positive = await readEInvoice('facturae.xml', { [header]: corrective });
    const negative = await readEInvoice('facturae.xml', { [header]: corrective, ...amounts });
    expect((await extractValues(positive)).document_type).toBe('invoice');
    expect((await extractValues(negative)).document_type).toBe('credit_note');
  });
});
