import { foldText } from '../../shared/text.js';

const NAMES: readonly string[] = [
  'january jan januar jän jänner janvier janv gennaio gen enero ene janeiro januari styczeń stycznia sty leden ledna ocak oca',
  'february feb februar februarie février fév févr febbraio febrero fevereiro fev februari luty lutego lut únor února şubat şub',
  'march mar märz mär mrz mars marzo março maart mrt marzec marca březen března mart',
  'april apr avril avr aprile abril abr kwiecień kwietnia kwi duben dubna nisan nis',
  'may mai maggio mag mayo maio mei maj maja květen května mayıs',
  'june jun juni juin giugno giu junio junho czerwiec czerwca cze červen června haziran haz',
  'july jul juli juil juillet luglio lug julio julho lipiec lipca lip červenec července temmuz tem',
  'august aug août aou agosto ago augustus sierpień sierpnia sie srpen srpna ağustos ağu',
  'september sep sept septembre settembre set septiembre setembro wrzesień września wrz září eylül eyl',
  'october oct oktober okt octobre ottobre ott octubre outubro out październik października paź říjen října ekim eki',
  'november nov novembre noviembre novembro listopad listopada lis listopadu kasım kas',
  'december dec dezember dez décembre déc dicembre dic diciembre dezembro grudzień grudnia gru prosinec prosince aralık ara',
];

/** Month numbers from 1 by folded name or abbreviation, in all languages of the lexicon. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name) => [foldText(name), index + 1] as const)),
);
