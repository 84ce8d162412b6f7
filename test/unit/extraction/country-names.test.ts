import { describe, expect, it } from '@jest/globals';
import { countryOfAddressLine, hasPostcode } from '../../../src/extraction/regions/addresses.js';
import { findCountryName, findRegionName } from '../../../src/extraction/regions/country-names.js';

describe('the name of a country', () => {
  it.each([
    ['Germany', 'DE'],
    ['ALLEMAGNE', 'DE'],
    ['Magyarország', 'HU'],
    ['Holland', 'NL'],
    ['UK', 'GB'],
    ['Czech Republic', 'CZ'],
    ['Turkey', 'TR'],
    ['Türkiye', 'TR'],
    ['U.S.A.', 'US'],
    ['Hong Kong', 'HK'],
    ['Kenia', 'KE'],
    ['Géorgie', 'GE'],
    ['Tbilisi', 'GE'],
    ['Kosova', 'XK'],
    ['Føroyar', 'FO'],
  ])('%s is recognised anywhere', (name, code) => {
    expect(findRegionName(name)).toBe(code);
  });

  it.each([
    ['Georgia', 'GE'],
    ['Jordan', 'JO'],
    ['Maurice', 'MU'],
    ['Jersey', 'JE'],
    ['Chad', 'TD'],
    ['KE', 'KE'],
  ])('%s, which is also the name of something else, is recognised only after a label for a country', (name, code) => {
    expect(findRegionName(name)).toBeNull();
    expect(findCountryName(name)).toBe(code);
  });

  it.each(['Isle', 'Springfield', 'no', ''])('%j is not a country', (name) => {
    expect(findCountryName(name)).toBeNull();
  });
});

describe('a line of an address', () => {
  it.each([
    ['Springfield, IL 62701', 'US'],
    ['Springfield IL 62701-1234', 'US'],
    ['Toronto ON M5V 2T6', 'CA'],
    ['Karnataka 560 001', 'IN'],
    ['14 Lake Road, MUMBAI - 400001', 'IN'],
    ['D-80331 München', 'DE'],
    ['Weg 1, AT 1010 Wien', 'AT'],
    ['E-28001 Madrid', 'ES'],
    ['80331 München', null],
    ['Kunden-Nr. DX 12345', null],
    ['ID 12345', null],
    ['SN 12345', null],
    ['Lahore 54000', 'PK'],
    ['San Juan, PR 00907', 'PR'],
    ['AL-1001 Tiranë', 'AL'],
    ['Addis Ababa', null],
  ])('%s is in %s', (line, code) => {
    expect(countryOfAddressLine(line)).toBe(code);
  });

  it.each([
    ['80331 München', true],
    ['1011 AB Amsterdam', true],
    ['SW1A 1AA', true],
    ['00-001 Warszawa', true],
    ['110 00 Praha', true],
    ['Springfield IL 62701', true],
    ['Chennai 600 001', true],
    ['Gebze / KOCAELİ', true],
    ['1010, Wien', true],
    ['Lund, 223 50', true],
    ['4 Harbour Road, Durban, 4001', true],
    ['4 Harbour Road, 4001', false],
    ['Bergen, June, 2026', false],
    ['Bakkerij Jansen, Van Dijk en Zonen', false],
    ['Rechnung 4711', false],
    ['Copyright 2024', false],
    ['Total 1.234,50 EUR', false],
  ])('%s holds a postcode, or the province in its place: %s', (line, expected) => {
    expect(hasPostcode(line)).toBe(expected);
  });
});
