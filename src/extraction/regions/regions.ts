import { UNITED_ARAB_EMIRATES } from './AE.js';
import { ARGENTINA } from './AR.js';
import { AUSTRIA } from './AT.js';
import { AUSTRALIA } from './AU.js';
import { BOSNIA_AND_HERZEGOVINA } from './BA.js';
import { BELGIUM } from './BE.js';
import { BULGARIA } from './BG.js';
import { BRAZIL } from './BR.js';
import { BELARUS } from './BY.js';
import { CANADA } from './CA.js';
import { SWITZERLAND } from './CH.js';
import { CHILE } from './CL.js';
import { CHINA } from './CN.js';
import { COLOMBIA } from './CO.js';
import { CYPRUS } from './CY.js';
import { CZECHIA } from './CZ.js';
import { GERMANY } from './DE.js';
import { DENMARK } from './DK.js';
import { ECUADOR } from './EC.js';
import { ESTONIA } from './EE.js';
import { SPAIN } from './ES.js';
import { FINLAND } from './FI.js';
import { FRANCE } from './FR.js';
import { UNITED_KINGDOM } from './GB.js';
import { GREECE } from './GR.js';
import { HONG_KONG } from './HK.js';
import { CROATIA } from './HR.js';
import { HUNGARY } from './HU.js';
import { INDONESIA } from './ID.js';
import { IRELAND } from './IE.js';
import { ISRAEL } from './IL.js';
import { INDIA } from './IN.js';
import { ICELAND } from './IS.js';
import { ITALY } from './IT.js';
import { JAPAN } from './JP.js';
import { SOUTH_KOREA } from './KR.js';
import { KAZAKHSTAN } from './KZ.js';
import { LIECHTENSTEIN } from './LI.js';
import { LITHUANIA } from './LT.js';
import { LUXEMBOURG } from './LU.js';
import { LATVIA } from './LV.js';
import { MOROCCO } from './MA.js';
import { MOLDOVA } from './MD.js';
import { MONTENEGRO } from './ME.js';
import { NORTH_MACEDONIA } from './MK.js';
import { MALTA } from './MT.js';
import { MEXICO } from './MX.js';
import { MALAYSIA } from './MY.js';
import { NETHERLANDS } from './NL.js';
import { NORWAY } from './NO.js';
import { NEW_ZEALAND } from './NZ.js';
import { PERU } from './PE.js';
import { PHILIPPINES } from './PH.js';
import { POLAND } from './PL.js';
import { PORTUGAL } from './PT.js';
import { ROMANIA } from './RO.js';
import { SERBIA } from './RS.js';
import { RUSSIA } from './RU.js';
import { SAUDI_ARABIA } from './SA.js';
import { SWEDEN } from './SE.js';
import { SINGAPORE } from './SG.js';
import { SLOVENIA } from './SI.js';
import { SLOVAKIA } from './SK.js';
import { THAILAND } from './TH.js';
import { TURKEY } from './TR.js';
import { TAIWAN } from './TW.js';
import { UKRAINE } from './UA.js';
import { UNITED_STATES } from './US.js';
import { URUGUAY } from './UY.js';
import { VIETNAM } from './VN.js';
import { SOUTH_AFRICA } from './ZA.js';
import type { Region } from './region.js';

/** All countries about which extraction knows more than the name, by ISO 3166-1 alpha-2 code. */
export const REGIONS: readonly Region[] = [
  UNITED_ARAB_EMIRATES,
  ARGENTINA,
  AUSTRIA,
  AUSTRALIA,
  BOSNIA_AND_HERZEGOVINA,
  BELGIUM,
  BULGARIA,
  BRAZIL,
  BELARUS,
  CANADA,
  SWITZERLAND,
  CHILE,
  CHINA,
  COLOMBIA,
  CYPRUS,
  CZECHIA,
  GERMANY,
  DENMARK,
  ECUADOR,
  ESTONIA,
  SPAIN,
  FINLAND,
  FRANCE,
  UNITED_KINGDOM,
  GREECE,
  HONG_KONG,
  CROATIA,
  HUNGARY,
  INDONESIA,
  IRELAND,
  ISRAEL,
  INDIA,
  ICELAND,
  ITALY,
  JAPAN,
  SOUTH_KOREA,
  KAZAKHSTAN,
  LIECHTENSTEIN,
  LITHUANIA,
  LUXEMBOURG,
  LATVIA,
  MOROCCO,
  MOLDOVA,
  MONTENEGRO,
  NORTH_MACEDONIA,
  MALTA,
  MEXICO,
  MALAYSIA,
  NETHERLANDS,
  NORWAY,
  NEW_ZEALAND,
  PERU,
  PHILIPPINES,
  POLAND,
  PORTUGAL,
  ROMANIA,
  SERBIA,
  RUSSIA,
  SAUDI_ARABIA,
  SWEDEN,
  SINGAPORE,
  SLOVENIA,
  SLOVAKIA,
  THAILAND,
  TURKEY,
  TAIWAN,
  UKRAINE,
  UNITED_STATES,
  URUGUAY,
  VIETNAM,
  SOUTH_AFRICA,
];

const BY_CODE: ReadonlyMap<string, Region> = new Map(REGIONS.map((region) => [region.code, region]));

/** Finds the file of a country by its code; null for a country without a file. */
export function findRegion(code: string | null): Region | null {
  return code === null ? null : (BY_CODE.get(code) ?? null);
}
