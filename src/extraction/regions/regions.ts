import { ANDORRA } from './AD.js';
import { UNITED_ARAB_EMIRATES } from './AE.js';
import { ALBANIA } from './AL.js';
import { ARMENIA } from './AM.js';
import { ARGENTINA } from './AR.js';
import { AUSTRIA } from './AT.js';
import { AUSTRALIA } from './AU.js';
import { AZERBAIJAN } from './AZ.js';
import { BOSNIA_AND_HERZEGOVINA } from './BA.js';
import { BANGLADESH } from './BD.js';
import { BELGIUM } from './BE.js';
import { BULGARIA } from './BG.js';
import { BAHRAIN } from './BH.js';
import { BENIN } from './BJ.js';
import { BOLIVIA } from './BO.js';
import { BRAZIL } from './BR.js';
import { BELARUS } from './BY.js';
import { CANADA } from './CA.js';
import { SWITZERLAND } from './CH.js';
import { IVORY_COAST } from './CI.js';
import { CHILE } from './CL.js';
import { CAMEROON } from './CM.js';
import { CHINA } from './CN.js';
import { COLOMBIA } from './CO.js';
import { COSTA_RICA } from './CR.js';
import { CYPRUS } from './CY.js';
import { CZECHIA } from './CZ.js';
import { GERMANY } from './DE.js';
import { DENMARK } from './DK.js';
import { DOMINICAN_REPUBLIC } from './DO.js';
import { ALGERIA } from './DZ.js';
import { ECUADOR } from './EC.js';
import { ESTONIA } from './EE.js';
import { EGYPT } from './EG.js';
import { SPAIN } from './ES.js';
import { ETHIOPIA } from './ET.js';
import { FINLAND } from './FI.js';
import { FAROE_ISLANDS } from './FO.js';
import { FRANCE } from './FR.js';
import { UNITED_KINGDOM } from './GB.js';
import { GEORGIA } from './GE.js';
import { GHANA } from './GH.js';
import { GREECE } from './GR.js';
import { GUATEMALA } from './GT.js';
import { HONG_KONG } from './HK.js';
import { HONDURAS } from './HN.js';
import { CROATIA } from './HR.js';
import { HUNGARY } from './HU.js';
import { INDONESIA } from './ID.js';
import { IRELAND } from './IE.js';
import { ISRAEL } from './IL.js';
import { INDIA } from './IN.js';
import { ICELAND } from './IS.js';
import { ITALY } from './IT.js';
import { JORDAN } from './JO.js';
import { JAPAN } from './JP.js';
import { KENYA } from './KE.js';
import { CAMBODIA } from './KH.js';
import { SOUTH_KOREA } from './KR.js';
import { KUWAIT } from './KW.js';
import { KAZAKHSTAN } from './KZ.js';
import { LIECHTENSTEIN } from './LI.js';
import { SRI_LANKA } from './LK.js';
import { LITHUANIA } from './LT.js';
import { LUXEMBOURG } from './LU.js';
import { LATVIA } from './LV.js';
import { MOROCCO } from './MA.js';
import { MONACO } from './MC.js';
import { MOLDOVA } from './MD.js';
import { MONTENEGRO } from './ME.js';
import { NORTH_MACEDONIA } from './MK.js';
import { MALTA } from './MT.js';
import { MAURITIUS } from './MU.js';
import { MEXICO } from './MX.js';
import { MALAYSIA } from './MY.js';
import { NIGERIA } from './NG.js';
import { NETHERLANDS } from './NL.js';
import { NORWAY } from './NO.js';
import { NEPAL } from './NP.js';
import { NEW_ZEALAND } from './NZ.js';
import { OMAN } from './OM.js';
import { PANAMA } from './PA.js';
import { PERU } from './PE.js';
import { PHILIPPINES } from './PH.js';
import { PAKISTAN } from './PK.js';
import { POLAND } from './PL.js';
import { PUERTO_RICO } from './PR.js';
import { PORTUGAL } from './PT.js';
import { PARAGUAY } from './PY.js';
import { QATAR } from './QA.js';
import { ROMANIA } from './RO.js';
import { SERBIA } from './RS.js';
import { RUSSIA } from './RU.js';
import { SAUDI_ARABIA } from './SA.js';
import { SWEDEN } from './SE.js';
import { SINGAPORE } from './SG.js';
import { SLOVENIA } from './SI.js';
import { SLOVAKIA } from './SK.js';
import { SENEGAL } from './SN.js';
import { EL_SALVADOR } from './SV.js';
import { THAILAND } from './TH.js';
import { TUNISIA } from './TN.js';
import { TURKEY } from './TR.js';
import { TAIWAN } from './TW.js';
import { TANZANIA } from './TZ.js';
import { UKRAINE } from './UA.js';
import { UGANDA } from './UG.js';
import { UNITED_STATES } from './US.js';
import { URUGUAY } from './UY.js';
import { UZBEKISTAN } from './UZ.js';
import { VENEZUELA } from './VE.js';
import { VIETNAM } from './VN.js';
import { KOSOVO } from './XK.js';
import { SOUTH_AFRICA } from './ZA.js';
import type { Region } from './region.js';

/** All countries about which extraction knows more than the name, by ISO 3166-1 alpha-2 code. */
export const REGIONS: readonly Region[] = [
  ANDORRA,
  UNITED_ARAB_EMIRATES,
  ALBANIA,
  ARMENIA,
  ARGENTINA,
  AUSTRIA,
  AUSTRALIA,
  AZERBAIJAN,
  BOSNIA_AND_HERZEGOVINA,
  BANGLADESH,
  BELGIUM,
  BULGARIA,
  BAHRAIN,
  BENIN,
  BOLIVIA,
  BRAZIL,
  BELARUS,
  CANADA,
  SWITZERLAND,
  IVORY_COAST,
  CHILE,
  CAMEROON,
  CHINA,
  COLOMBIA,
  COSTA_RICA,
  CYPRUS,
  CZECHIA,
  GERMANY,
  DENMARK,
  DOMINICAN_REPUBLIC,
  ALGERIA,
  ECUADOR,
  ESTONIA,
  EGYPT,
  SPAIN,
  ETHIOPIA,
  FINLAND,
  FAROE_ISLANDS,
  FRANCE,
  UNITED_KINGDOM,
  GEORGIA,
  GHANA,
  GREECE,
  GUATEMALA,
  HONG_KONG,
  HONDURAS,
  CROATIA,
  HUNGARY,
  INDONESIA,
  IRELAND,
  ISRAEL,
  INDIA,
  ICELAND,
  ITALY,
  JORDAN,
  JAPAN,
  KENYA,
  CAMBODIA,
  SOUTH_KOREA,
  KUWAIT,
  KAZAKHSTAN,
  LIECHTENSTEIN,
  SRI_LANKA,
  LITHUANIA,
  LUXEMBOURG,
  LATVIA,
  MOROCCO,
  MONACO,
  MOLDOVA,
  MONTENEGRO,
  NORTH_MACEDONIA,
  MALTA,
  MAURITIUS,
  MEXICO,
  MALAYSIA,
  NIGERIA,
  NETHERLANDS,
  NORWAY,
  NEPAL,
  NEW_ZEALAND,
  OMAN,
  PANAMA,
  PERU,
  PHILIPPINES,
  PAKISTAN,
  POLAND,
  PUERTO_RICO,
  PORTUGAL,
  PARAGUAY,
  QATAR,
  ROMANIA,
  SERBIA,
  RUSSIA,
  SAUDI_ARABIA,
  SWEDEN,
  SINGAPORE,
  SLOVENIA,
  SLOVAKIA,
  SENEGAL,
  EL_SALVADOR,
  THAILAND,
  TUNISIA,
  TURKEY,
  TAIWAN,
  TANZANIA,
  UKRAINE,
  UGANDA,
  UNITED_STATES,
  URUGUAY,
  UZBEKISTAN,
  VENEZUELA,
  VIETNAM,
  KOSOVO,
  SOUTH_AFRICA,
];

const BY_CODE: ReadonlyMap<string, Region> = new Map(REGIONS.map((region) => [region.code, region]));

/** Finds the file of a country by its code; null for a country without a file. */
export function findRegion(code: string | null): Region | null {
  return code === null ? null : (BY_CODE.get(code) ?? null);
}

/** The rates of VAT that documents of a country print, in percent; empty if they are not set nationally. */
export function listVatRates({ vatRates, printedVatRates = [] }: Region): readonly string[] {
  return [...vatRates, ...printedVatRates];
}
