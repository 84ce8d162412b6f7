import type { XmlElement } from '../input/xml-element.js';
import { joinAddress } from './address.js';
import { toCountry, findCountryByName } from './codes.js';
import type { InvoiceFormat } from './format.js';
import type { Party } from './party.js';
import { readUblDetails } from './ubl-details.js';
import { isUblDocument, readUblDocument } from './ubl-document.js';

/** Tax schemes of VAT numbers. A supplier may also state registrations for other taxes. */
const VAT_SCHEMES = ['VAT', 'GST', '63', 'IVA', 'TVA', 'BTW', 'MVA'];

function readAddress(party: XmlElement): string | null {
  const address = party.first('PostalAddress');
  if (!address) return null;
  return joinAddress(
    [address.value('StreetName'), address.value('BuildingNumber')],
    [address.value('AdditionalStreetName')],
    ...address.values('AddressLine/Line').map((line) => [line]),
    [address.value('CitySubdivisionName')],
    [address.value('PostalZone'), address.value('CityName')],
    [address.value('CountrySubentity')],
  );
}

function readTaxNumbers(party: XmlElement): string[] {
  const schemes = party.all('PartyTaxScheme');
  const isVat = (scheme: XmlElement) => VAT_SCHEMES.includes(scheme.value('TaxScheme/ID')?.toUpperCase() ?? 'VAT');
  const ordered = [...schemes.filter(isVat), ...schemes.filter((scheme) => !isVat(scheme))];
  return [...ordered.flatMap((scheme) => scheme.values('CompanyID')), ...party.values('PartyLegalEntity/CompanyID')];
}

function readParty(party: XmlElement): Party {
  const code = toCountry(party.value('PostalAddress/Country/IdentificationCode'));
  return {
    names: [...party.values('PartyLegalEntity/RegistrationName'), ...party.values('PartyName/Name')],
    taxNumbers: readTaxNumbers(party),
    address: readAddress(party),
    phone: party.value('Contact/Telephone'),
    country: code ?? findCountryByName(party.value('PostalAddress/Country/Name')),
  };
}

const SELLER_PATHS = {
  name: 'cac:PartyLegalEntity/cbc:RegistrationName (BT-27)',
  taxNumber: 'cac:PartyTaxScheme/cbc:CompanyID (BT-31)',
  address: 'cac:PostalAddress (BG-5)',
  phone: 'cac:Contact/cbc:Telephone (BT-42)',
  country: 'cac:PostalAddress/cac:Country (BT-40)',
};

/** UBL 2 (EN 16931, Peppol BIS and PINT, XRechnung, OIOUBL and others). */
export const ubl: InvoiceFormat = {
  name: 'ubl',
  matches: isUblDocument,
  read: (document) => readUblDocument(document, { readParty, sellerPaths: SELLER_PATHS, trustSubtotals: false }),
  readDetails: readUblDetails,
};
