import type { XmlElement } from '../input/xml-element.js';
import { joinAddress } from './address.js';
import { toCountry } from './codes.js';
import type { FindingsList } from './findings-list.js';

function readTaxNumbers(seller: XmlElement): string[] {
  const registrations = seller.all('SpecifiedTaxRegistration/ID');
  const readScheme = (scheme: string) =>
    registrations.filter((id) => id.attribute('schemeID')?.toUpperCase() === scheme);
  const ordered = [...readScheme('VA'), ...readScheme('FC'), ...registrations].map((id) => id.content());
  return [...ordered, ...seller.values('SpecifiedLegalOrganization/ID')];
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

/** Reads the seller (EN 16931 BG-4) of a Cross Industry Invoice of any version. */
export function readCrossIndustrySeller(seller: XmlElement, list: FindingsList): void {
  const names = [...seller.values('Name'), ...seller.values('SpecifiedLegalOrganization/TradingBusinessName')];
  list.addTexts('company.name', names, 'ram:SellerTradeParty/ram:Name (BT-27)');
  list.addTexts('company.tax_number', readTaxNumbers(seller), 'ram:SpecifiedTaxRegistration/ram:ID (BT-31, BT-32)');
  const contacts = seller.values('DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber');
  list.addText('company.phone', contacts[0] ?? null, 'ram:DefinedTradeContact (BT-42)');
  const address = seller.first('PostalTradeAddress');
  if (!address) return;
  list.addText('company.address', readAddress(address), 'ram:PostalTradeAddress (BG-5)');
  list.addText('country', toCountry(address.value('CountryID')), 'ram:PostalTradeAddress/ram:CountryID (BT-40)');
}
