/**
 * What follows a postcode in addresses of countries that write Russian: the kind of the settlement, a region or a capital, as in
 * "220073, г. Минск". Six digits alone are other numbers too.
 */
const TOWN = String.raw`(?:г\.|г\s|гор\.|с\.|п\.|пос\.|пгт|д\.\s?\p{Lu}|[Оо]бл\.|Москва|Санкт-Петербург|\p{Lu}[\p{L}-]+(?:ая|ий|кий)?\s(?:обл|край|республика|р-н|район)|[Рр]еспублика|Респ\.)`;

/** Source of a regular expression for a postcode of these digits in such an address, before its town or after it. */
export function placeBesideTown(digits: string): string {
  return String.raw`${digits}(?=,?\s${TOWN})|(?<=(?:г|гор)\.\s?\p{Lu}[\p{L}-]{1,30}(?:\s[\p{L}-]{1,30})?,\s)${digits}`;
}
