import type { XmlElement } from '../input/xml-element.js';
import { joinAddress } from './address.js';
import { toCountry, findCountryByName } from './codes.js';
import type { InvoiceFormat } from './format.js';
import type { Party } from './party.js';
import { readUblDetails } from './ubl-details.js';
import { isUblDocument, readUblDocument } from './ubl-document.js';

/** The tax number of a company (10 digits) or the identity number of a person (11 digits). */
const TAX_SCHEMES = ['VKN', 'TCKN'];

function readName(party: XmlElement): string | null {
  const person = ['FirstName', 'MiddleName', 'FamilyName'].map((part) => party.value(`Person/${part}`));
  return party.value('PartyName/Name') ?? (person.filter((part) => part !== null).join(' ') || null);
}

function readTaxNumber(party: XmlElement): string | null {
  const identifiers = party.all('PartyIdentification/ID');
  const stated = TAX_SCHEMES.map((scheme) =>
    identifiers.find((id) => id.attribute('schemeID')?.toUpperCase() === scheme),
  );
  const bare = identifiers.find((id) => id.attribute('schemeID') === null && /^\d{10,11}$/.test(id.content()));
  return (stated.find((id) => id !== undefined) ?? bare)?.content() || null;
}

function readAddress(party: XmlElement): string | null {
  const address = party.first('PostalAddress');
  if (!address) return null;
  return joinAddress(
    [address.value('BlockName')],
    [address.value('Region')],
    [address.value('BuildingName')],
    [address.value('StreetName'), address.value('BuildingNumber')],
    [address.value('Room')],
    [address.value('District')],
    [address.value('CitySubdivisionName')],
    [address.value('PostalZone'), address.value('CityName')],
  );
}

function readParty(party: XmlElement): Party {
  const country = party.first('PostalAddress/Country');
  return {
    names: [readName(party)],
    taxNumbers: [readTaxNumber(party)],
    taxOffice: party.value('PartyTaxScheme/TaxScheme/Name'),
    address: readAddress(party),
    phone: party.value('Contact/Telephone'),
    country:
      toCountry(country?.value('IdentificationCode') ?? null) ?? findCountryByName(country?.value('Name') ?? null),
  };
}

const SELLER_PATHS = {
  name: 'cac:PartyName/cbc:Name',
  taxNumber: 'cac:PartyIdentification/cbc:ID[@schemeID=VKN|TCKN]',
  taxOffice: 'cac:PartyTaxScheme/cac:TaxScheme/cbc:Name',
  address: 'cac:PostalAddress',
  phone: 'cac:Contact/cbc:Telephone',
  country: 'cac:PostalAddress/cac:Country',
};

/** UBL-TR 1.2: the Turkish e-Fatura and e-Arşiv Fatura. */
export const ublTr: InvoiceFormat = {
  name: 'ubl-tr',
  matches: (element) => isUblDocument(element) && (element.value('CustomizationID')?.startsWith('TR') ?? false),
  // With withholding (tevkifat) the tax total is what remains after it; the subtotals of 0015 are the full KDV.
  read: (document) => readUblDocument(document, { readParty, sellerPaths: SELLER_PATHS, trustSubtotals: true }),
  readDetails: readUblDetails,
};
