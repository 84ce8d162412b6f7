import type { XmlElement } from '../input/xml-element.js';
import { joinAddress } from './address.js';
import { toCountry } from './codes.js';
import type { Party, SellerPaths } from './party.js';

function readTaxNumbers(party: XmlElement): string[] {
  const registrations = party.all('SpecifiedTaxRegistration/ID');
  const readScheme = (scheme: string) =>
    registrations.filter((id) => id.attribute('schemeID')?.toUpperCase() === scheme);
  const ordered = [...readScheme('VA'), ...readScheme('FC'), ...registrations].map((id) => id.content());
  return [...ordered, ...party.values('SpecifiedLegalOrganization/ID')];
}

function readAddress(address: XmlElement): string | null {
  return joinAddress(
    [address.value('LineOne') ?? address.value('StreetName')],
    [address.value('LineTwo')],
    [address.value('LineThree')],
    [address.value('PostcodeCode'), address.value('CityName')],
    [address.value('CountrySubDivisionName')],
  );
}

/** The paths of the seller in a Cross Industry Invoice of any version. */
export const CROSS_INDUSTRY_SELLER: SellerPaths = {
  name: 'ram:SellerTradeParty/ram:Name (BT-27)',
  taxNumber: 'ram:SpecifiedTaxRegistration/ram:ID (BT-31, BT-32)',
  phone: 'ram:DefinedTradeContact (BT-42)',
  address: 'ram:PostalTradeAddress (BG-5)',
  country: 'ram:PostalTradeAddress/ram:CountryID (BT-40)',
};

/** Reads a party of a Cross Industry Invoice of any version. */
export function readCrossIndustryParty(party: XmlElement): Party {
  const address = party.first('PostalTradeAddress');
  return {
    names: [...party.values('Name'), ...party.values('SpecifiedLegalOrganization/TradingBusinessName')],
    taxNumbers: readTaxNumbers(party),
    phone: party.value('DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber'),
    address: address && readAddress(address),
    country: toCountry(address?.value('CountryID') ?? null),
  };
}
