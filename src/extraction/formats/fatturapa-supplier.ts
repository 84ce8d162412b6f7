import type { XmlElement } from '../input/xml-element.js';
import { joinAddress } from './address.js';
import { toCountry } from './codes.js';
import type { FindingsList } from './findings-list.js';

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

/** Reads the name and tax numbers of an Italian party, which the two syntaxes hold in different places. */
export function readItalianParty(party: XmlElement | null, names: XmlElement | null, list: FindingsList): void {
  list.addText('company.name', readName(names), 'CedentePrestatore/Anagrafica');
  list.addTexts('company.tax_number', readTaxNumbers(party), 'CedentePrestatore/IdFiscaleIVA');
}

/** Reads the address and country of the registered office of an Italian party. */
export function readItalianSeat(seat: XmlElement | null, list: FindingsList): void {
  const address = joinAddress(
    [seat?.value('Indirizzo') ?? null, seat?.value('NumeroCivico') ?? null],
    [seat?.value('CAP') ?? null, seat?.value('Comune') ?? null],
    [seat?.value('Provincia') ?? null],
  );
  list.addText('company.address', address, 'CedentePrestatore/Sede');
  list.addText('country', toCountry(seat?.value('Nazione') ?? null), 'CedentePrestatore/Sede/Nazione');
}
