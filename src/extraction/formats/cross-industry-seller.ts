import type { XmlElement } from '../input/xml-element.js';
import { addressLine } from './address.js';
import { countryOfCode } from './codes.js';
import type { FindingsList } from './findings-list.js';

function taxNumbers(seller: XmlElement): string[] {
  const registrations = seller.all('SpecifiedTaxRegistration/ID');
  const withScheme = (scheme: string) =>
    registrations.filter((id) => id.attribute('schemeID')?.toUpperCase() === scheme);
  const ordered = [...withScheme('VA'), ...withScheme('FC'), ...registrations].map((id) => id.content());
  return [...ordered, ...seller.values('SpecifiedLegalOrganization/ID')];
}

function addressOf(address: XmlElement): string | null {
  return addressLine(
    [address.value('LineOne') ?? address.value('StreetName')],
    [address.value('LineTwo')],
    [address.value('LineThree')],
    [address.value('PostcodeCode'), address.value('CityName')],
    [address.value('CountrySubDivisionName')],
  );
}

/** Reads the seller (EN 16931 BG-4) of a Cross Industry Invoice of any version. */
export function readCrossIndustrySeller(seller: XmlElement, list: FindingsList): void {
  const names = [...seller.values('Name'), ...seller.values('SpecifiedLegalOrganization/TradingBusinessName')];
  list.texts('company.name', names, 'ram:SellerTradeParty/ram:Name (BT-27)');
  list.texts('company.tax_number', taxNumbers(seller), 'ram:SpecifiedTaxRegistration/ram:ID (BT-31, BT-32)');
  const contacts = seller.values('DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber');
  list.text('company.phone', contacts[0] ?? null, 'ram:DefinedTradeContact (BT-42)');
  const address = seller.first('PostalTradeAddress');
  if (!address) return;
  list.text('company.address', addressOf(address), 'ram:PostalTradeAddress (BG-5)');
  list.text('country', countryOfCode(address.value('CountryID')), 'ram:PostalTradeAddress/ram:CountryID (BT-40)');
}
