import type { XmlElement } from '../input/xml-element.js';
import { joinAddress } from './address.js';
import { toCountry } from './codes.js';
import type { Party, SellerPaths } from './party.js';

function readName(names: XmlElement | null): string | null {
  const company = names?.value('Denominazione') ?? null;
  const person = [names?.value('Nome') ?? null, names?.value('Cognome') ?? null].filter((part) => part !== null);
  return company ?? (person.join(' ') || null);
}

function readTaxNumbers(party: XmlElement | null): (string | null)[] {
  const code = party?.value('IdFiscaleIVA/IdCodice') ?? null;
  const country = party?.value('IdFiscaleIVA/IdPaese') ?? '';
  const fiscalCode = party?.value('CodiceFiscale') ?? null;
  return code === null ? [fiscalCode] : [code.startsWith(country) ? code : country + code, code, fiscalCode];
}

/** The elements of a party; the two syntaxes hold its name and tax numbers in different places. */
interface PartyElements {
  readonly names: XmlElement | null;
  readonly taxNumbers: XmlElement | null;
  readonly seat: XmlElement | null;
}

/** Reads an Italian party: its name, tax numbers and registered office. */
export function readItalianParty({ names, taxNumbers, seat }: PartyElements): Omit<Party, 'phone'> {
  return {
    names: [readName(names)],
    taxNumbers: readTaxNumbers(taxNumbers),
    address: joinAddress(
      [seat?.value('Indirizzo') ?? null, seat?.value('NumeroCivico') ?? null],
      [seat?.value('CAP') ?? null, seat?.value('Comune') ?? null],
      [seat?.value('Provincia') ?? null],
    ),
    country: toCountry(seat?.value('Nazione') ?? null),
  };
}

/** The paths of the seller in both syntaxes. */
export const ITALIAN_SELLER: SellerPaths = {
  name: 'CedentePrestatore/Anagrafica',
  taxNumber: 'CedentePrestatore/IdFiscaleIVA',
  address: 'CedentePrestatore/Sede',
  phone: 'CedentePrestatore/Contatti/Telefono',
  country: 'CedentePrestatore/Sede/Nazione',
};
