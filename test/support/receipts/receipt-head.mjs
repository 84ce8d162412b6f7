// The head of an invented receipt: who issued it, where, under which numbers.
import * as words from './receipt-words.mjs';
import { centre, line } from './receipt-line.mjs';

/** The issuer's name as it is printed: one line or several. */
function nameOf({ pick, chance }) {
  const first = pick(words.FIRST);
  if (chance(0.3)) {
    const legal = chance(0.4) ? ` ${pick(words.LEGAL)}` : '';
    return [`${pick(words.MALAY_KINDS)} ${first}${legal}`];
  }
  const kind = pick(words.KINDS);
  if (chance(0.35)) return [`${first} ${kind}`];
  const place = chance(0.25) ? `${pick(words.PLACES)} ` : '';
  const name = `${first} ${kind} ${place}${pick(words.LEGAL)}`;
  if (name.length < 24 || chance(0.6)) return [name];
  const cut = name.lastIndexOf(' ', name.length * 0.75);
  return [name.slice(0, cut), name.slice(cut + 1)];
}

const titled = (text) =>
  text.toLowerCase().replace(/(^|[\s(&.])([a-z])/g, (_, before, letter) => before + letter.toUpperCase());

export function headOf(random, gst) {
  const { pick, whole, chance } = random;
  const printed = chance(0.2) ? nameOf(random).map(titled) : nameOf(random);
  const align = chance(0.85) ? centre : (text, size) => line(text, '', size);
  const size = pick([1, 1, 1.2, 1.5]);
  const registration = `${whole(10000, 999999)}-${pick(['A', 'K', 'X', 'H', 'T', 'U'])}`;
  const number = pick([
    `(${registration})`,
    `CO. REG. NO: ${registration}`,
    `ROC NO: ${registration}`,
    `(Co.Reg.No. ${registration})`,
    registration,
    `Company Reg No.: ${registration}`,
    `(JM0${whole(100000, 999999)}-V)`,
  ]);
  const gstNumber = `00${whole(1000000000, 1999999999)}`;
  const isBeside = printed.length === 1 && printed[0].length < 26 && chance(0.15);
  const lines = [
    ...(chance(0.2) ? [centre(pick(words.SCRAWLS), 1.4)] : []),
    ...(chance(0.12) ? [centre(pick(words.BRANDS), 2.2)] : []),
    ...printed.map((text, index) => align(isBeside && index === 0 ? `${text} (${registration})` : text, size)),
    ...(!isBeside && chance(0.7) ? [align(number)] : []),
    align(pick(words.STREETS)),
    align(pick(words.TOWNS)),
    ...(chance(0.8) ? [align(phoneOf(random))] : []),
    ...(chance(0.15) ? [align(pick(['EMAIL: sales@example.com', 'www.example.com.my', 'Website: example.my']))] : []),
    ...(gst ? [align(`${pick(words.GST_LABELS)}${pick([': ', ' : ', ' '])}${gstNumber}`)] : []),
    ...(chance(0.65) ? [line(''), centre(pick(gst ? words.TITLES : words.PLAIN_TITLES), 1.1)] : []),
    line(''),
  ];
  return { name: printed.join(' '), gstNumber: gst ? gstNumber : null, lines };
}

function phoneOf({ pick, whole, chance }) {
  const phone = `0${whole(3, 9)}-${whole(1000000, 9999999)}`;
  const fax = chance(0.4) ? `  ${pick(['FAX', 'Fax'])}: 0${whole(3, 9)}-${whole(1000000, 9999999)}` : '';
  return `${pick(['TEL', 'Tel No', 'H/P', 'TEL'])}: ${phone}${fax}`;
}
