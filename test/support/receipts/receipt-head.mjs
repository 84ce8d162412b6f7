// The head of an invented receipt: the issuer, its address and its numbers.
import * as words from './receipt-words.mjs';
import { makeCentredLine, makeLine } from './receipt-line.mjs';

/** The issuer's name as printed, on one line or several. */
function inventName({ pick, chance, whole }) {
  const first = pick(words.FIRST);
  if (chance(0.3)) {
    const legal = chance(0.4) ? ` ${pick(words.LEGAL)}` : '';
    return [`${pick(words.MALAY_KINDS)} ${first}${legal}`];
  }
  if (chance(0.06)) return [`${first} ${pick(words.LEGAL)}`];
  const kind = pick(words.KINDS);
  if (chance(0.35)) return [`${first} ${kind}`];
  const place = chance(0.25) ? `${pick(words.PLACES)} ` : '';
  const legal = pick(words.LEGAL);
  const name = `${first} ${kind} ${place}${legal}`;
  if (name.length < 24 || chance(0.55)) return [name];
  const cuts = [...name.matchAll(/ /g)].map((match) => match.index).filter((index) => index > 4);
  const cut = cuts[whole(Math.max(0, cuts.length - 3), cuts.length - 1)];
  return [name.slice(0, cut), name.slice(cut + 1)];
}

const capitalise = (text) =>
  text.toLowerCase().replace(/(^|[\s(&.])([a-z])/g, (_, before, letter) => before + letter.toUpperCase());

function writeRegistration({ pick, whole }) {
  const letter = pick(['A', 'K', 'X', 'H', 'T', 'U', 'D', 'P', 'W', 'V']);
  const digits = pick([whole(10000, 999999), whole(100000, 999999), `00${whole(1000000, 2999999)}`]);
  return pick([`${digits}-${letter}`, `${digits}-${letter}`, `${digits} ${letter}`, `${digits}${letter}`]);
}

function writeNumberLine(registration, { pick, whole }) {
  return pick([
    `(${registration})`,
    `CO. REG. NO: ${registration}`,
    `(${registration})`,
    `ROC NO: ${registration}`,
    `(Co.Reg.No. ${registration})`,
    `CO.REG.NO ${registration}`,
    registration,
    `Company Reg No.: ${registration}`,
    `(JM0${whole(100000, 999999)}-V)`,
    `Co. No : ${registration}`,
    `(SA0${whole(100000, 999999)}-H)`,
    `Company No. ${registration}`,
    `BUSINESS REG NO: ${registration}`,
    `(Reg No : ${registration})`,
    `No. Syarikat: ${registration}`,
    `(CO. NO: ${registration})`,
  ]);
}

/** Lines that may precede the name: a title, handwriting, a brand. */
function writeAboveName({ pick, chance }) {
  return [
    ...(chance(0.06) ? [makeCentredLine(pick(words.TITLES))] : []),
    ...(chance(0.25) ? [makeCentredLine(pick(words.SCRAWLS), pick([1, 1.4, 1.8]))] : []),
    ...(chance(0.15) ? [makeCentredLine(pick(words.BRANDS), pick([1.4, 2.2]))] : []),
  ];
}

function writeBelowName(align, { pick, chance }) {
  return [
    ...(chance(0.04) ? [align(`(FORMERLY KNOWN AS ${pick(words.FIRST)} ${pick(words.KINDS)})`)] : []),
    ...(chance(0.08) ? [align(pick(words.BRANCHES))] : []),
  ];
}

export function writeHead(random, gst) {
  const { pick, whole, chance } = random;
  const printed = chance(0.2) ? inventName(random).map(capitalise) : inventName(random);
  const align = chance(0.85) ? makeCentredLine : (text, size) => makeLine(text, '', size);
  const size = pick([1, 1, 1.2, 1.5]);
  const registration = writeRegistration(random);
  const gstNumber = `00${whole(1000000000, 1999999999)}`;
  const last = printed.length - 1;
  const isBeside = printed[last].length < 28 && chance(0.25);
  const beside = pick([`(${registration})`, `(${registration})`, registration, `(CO. ${registration})`]);
  const lines = [
    ...writeAboveName(random),
    ...printed.map((text, index) => align(isBeside && index === last ? `${text} ${beside}` : text, size)),
    ...(!isBeside && chance(0.7) ? [align(writeNumberLine(registration, random))] : []),
    ...writeBelowName(align, random),
    align(pick(words.STREETS)),
    align(pick(words.TOWNS)),
    ...(chance(0.8) ? [align(writePhone(random))] : []),
    ...(chance(0.15) ? [align(pick(['EMAIL: sales@example.com', 'www.example.com.my', 'Website: example.my']))] : []),
    ...(gst ? [align(`${pick(words.GST_LABELS)}${pick([': ', ' : ', ' '])}${gstNumber}`)] : []),
    ...(chance(0.65) ? [makeLine(''), makeCentredLine(pick(gst ? words.TITLES : words.PLAIN_TITLES), 1.1)] : []),
    makeLine(''),
    ...(chance(0.15) ? writeCustomer(random) : []),
  ];
  return { name: printed.join(' '), gstNumber: gst ? gstNumber : null, lines };
}

/** The customer: a person, or another company that must not be mistaken for the shop. */
function writeCustomer({ pick, whole, chance }) {
  const buyer = pick(words.BUYERS);
  const label = pick(words.BUYER_LABELS);
  const head = chance(0.5) ? [makeLine(`${label} : ${buyer}`)] : [makeLine(`${label}:`), makeLine(buyer)];
  return [
    ...head,
    ...(chance(0.5) ? [makeLine(pick(words.STREETS)), makeLine(pick(words.TOWNS))] : []),
    makeLine(`A/C NO: ${whole(300, 999)}-C${whole(100, 999)}`),
  ];
}

function writePhone({ pick, whole, chance }) {
  const phone = `0${whole(3, 9)}-${whole(1000000, 9999999)}`;
  const fax = chance(0.4) ? `  ${pick(['FAX', 'Fax'])}: 0${whole(3, 9)}-${whole(1000000, 9999999)}` : '';
  return `${pick(['TEL', 'Tel No', 'H/P', 'TEL'])}: ${phone}${fax}`;
}
