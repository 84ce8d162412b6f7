import { squash } from '../text/squash.js';
import { phrases } from '../text/phrases.js';

/** Country names in the languages of the lexicon, to ISO 3166-1 alpha-2. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  DE: phrases(
    `Deutschland | Germany | Allemagne | Germania | Alemania | Duitsland | Alemanha | Niemcy | Německo | Almanya`,
  ),
  AT: phrases(`Österreich | Austria | Autriche | Oostenrijk | Áustria | Rakousko | Avusturya`),
  CH: phrases(
    `Schweiz | Switzerland | Suisse | Svizzera | Suiza | Zwitserland | Suíça | Szwajcaria | Švýcarsko | İsviçre`,
  ),
  LI: phrases(`Liechtenstein`),
  FR: phrases(`Frankreich | France | Francia | Frankrijk | França | Francja | Francie | Fransa`),
  IT: phrases(`Italien | Italy | Italie | Italia | Itália | Włochy | Itálie | İtalya`),
  ES: phrases(`Spanien | Spain | Espagne | Spagna | España | Spanje | Espanha | Hiszpania | Španělsko | İspanya`),
  PT: phrases(`Portugal | Portogallo | Portekiz | Portugalia | Portugalsko`),
  NL: phrases(
    `Niederlande | Netherlands | The Netherlands | Pays-Bas | Paesi Bassi | Países Bajos | Nederland | Holandia | Nizozemsko | Hollanda | Holland`,
  ),
  BE: phrases(`Belgien | Belgium | Belgique | Belgio | Bélgica | België | Belgia | Belgie | Belçika`),
  LU: phrases(`Luxemburg | Luxembourg | Lussemburgo | Luxemburgo | Luksemburg | Lucembursko | Lüksemburg`),
  GB: phrases(
    `Großbritannien | United Kingdom | Great Britain | England | Scotland | Wales | Royaume-Uni | Regno Unito | Reino Unido | Verenigd Koninkrijk | Wielka Brytania | Velká Británie | İngiltere | Birleşik Krallık | UK`,
  ),
  IE: phrases(`Irland | Ireland | Irlande | Irlanda | Ierland | Irlandia | Irsko`),
  TR: phrases(`Türkei | Turkey | Türkiye | Turquie | Turchia | Turquía | Turkije | Turquia | Turcja | Turecko`),
  PL: phrases(`Polen | Poland | Pologne | Polonia | Polónia | Polska | Polsko | Polonya`),
  CZ: phrases(
    `Tschechien | Czech Republic | Czechia | Tchéquie | Repubblica Ceca | República Checa | Tsjechië | Czechy | Česká republika | Česko | Çekya`,
  ),
  SK: phrases(
    `Slowakei | Slovakia | Slovaquie | Slovacchia | Eslovaquia | Slowakije | Słowacja | Slovensko | Slovenská republika`,
  ),
  HU: phrases(
    `Ungarn | Hungary | Hongrie | Ungheria | Hungría | Hongarije | Węgry | Maďarsko | Macaristan | Magyarország`,
  ),
  RO: phrases(`Rumänien | Romania | Roumanie | Rumania | Roemenië | Rumunia | Rumunsko | Romanya | România`),
  BG: phrases(`Bulgarien | Bulgaria | Bulgarie | Bulgarije | Bułgaria | Bulharsko | Bulgaristan`),
  GR: phrases(`Griechenland | Greece | Grèce | Grecia | Griekenland | Grecja | Řecko | Yunanistan`),
  SE: phrases(`Schweden | Sweden | Suède | Svezia | Suecia | Zweden | Szwecja | Švédsko | İsveç | Sverige`),
  DK: phrases(
    `Dänemark | Denmark | Danemark | Danimarca | Dinamarca | Denemarken | Dania | Dánsko | Danimarka | Danmark`,
  ),
  NO: phrases(`Norwegen | Norway | Norvège | Norvegia | Noruega | Noorwegen | Norwegia | Norsko | Norveç | Norge`),
  FI: phrases(`Finnland | Finland | Finlande | Finlandia | Finsko | Finlandiya | Suomi`),
  EE: phrases(`Estland | Estonia | Estonie | Eesti`),
  LV: phrases(`Lettland | Latvia | Lettonie | Latvija`),
  LT: phrases(`Litauen | Lithuania | Lituanie | Lietuva`),
  SI: phrases(`Slowenien | Slovenia | Slovénie | Slovenija`),
  HR: phrases(`Kroatien | Croatia | Croatie | Croazia | Croacia | Hrvatska`),
  MT: phrases(`Malta`),
  CY: phrases(`Zypern | Cyprus | Chypre | Cipro`),
  US: phrases(
    `USA | U.S.A. | United States | United States of America | Vereinigte Staaten | États-Unis | Stati Uniti | Estados Unidos | Verenigde Staten | Stany Zjednoczone | ABD`,
  ),
  CA: phrases(`Canada | Kanada`),
  IN: phrases(`India | Indien | Inde | Indie | Hindistan`),
  CN: phrases(`China | P.R. China | Chine | Cina | Çin`),
  HK: phrases(`Hong Kong`),
  SG: phrases(`Singapore | Singapur`),
  AU: phrases(`Australia | Australien`),
  NZ: phrases(`New Zealand`),
  JP: phrases(`Japan`),
  AE: phrases(`United Arab Emirates | UAE | Dubai`),
  MX: phrases(`México | Mexico`),
  BR: phrases(`Brasil | Brazil`),
  ZA: phrases(`South Africa`),
  IL: phrases(`Israel`),
  MY: phrases(`Malaysia`),
};

export const COUNTRY_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.map((name) => [squash(name), code] as const)),
);

export const COUNTRY_CODES: ReadonlySet<string> = new Set(Object.keys(NAMES));

/** International dialling prefixes to countries. */
export const DIALLING_CODES: Readonly<Record<string, string>> = {
  '49': 'DE',
  '43': 'AT',
  '41': 'CH',
  '33': 'FR',
  '39': 'IT',
  '34': 'ES',
  '351': 'PT',
  '31': 'NL',
  '32': 'BE',
  '352': 'LU',
  '44': 'GB',
  '353': 'IE',
  '90': 'TR',
  '48': 'PL',
  '420': 'CZ',
  '421': 'SK',
  '36': 'HU',
  '46': 'SE',
  '45': 'DK',
  '47': 'NO',
  '358': 'FI',
  '91': 'IN',
};
