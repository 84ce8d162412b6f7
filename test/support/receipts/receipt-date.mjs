// The date of an invented receipt, formatted and placed the way tills do.
import * as words from './receipt-words.mjs';
import { makeLine, padTwo } from './receipt-line.mjs';

const capitalise = (word) => word[0] + word.slice(1).toLowerCase();

function writeDate({ year, month, day }, { pick }) {
  const short = String(year).slice(2);
  const name = words.MONTHS[month - 1];
  const weekday = words.WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
  return pick([
    `${padTwo(day)}/${padTwo(month)}/${year}`,
    `${padTwo(day)}/${padTwo(month)}/${year}`,
    `${padTwo(day)}-${padTwo(month)}-${year}`,
    `${padTwo(day)}-${padTwo(month)}-${short}`,
    `${padTwo(day)}/${padTwo(month)}/${short}`,
    `${padTwo(day)}/${padTwo(month)}/${short}`,
    `${padTwo(day)} ${name} ${year}`,
    `${day}/${month}/${year}`,
    `${year}-${padTwo(month)}-${padTwo(day)}`,
    `${padTwo(day)}.${padTwo(month)}.${year}`,
    `${padTwo(day)}-${name}-${year}`,
    `${padTwo(day)}-${capitalise(name)}-${short}`,
    `${year}/${padTwo(month)}/${padTwo(day)}`,
    `${day} ${words.FULL_MONTHS[month - 1]} ${year}`,
    `${padTwo(day)}${name}${year}`,
    `${padTwo(day)} ${capitalise(name)} ${short}`,
    `${padTwo(day)}.${padTwo(month)}.${short}`,
    `${weekday} ${padTwo(day)}/${padTwo(month)}/${year}`,
    `${padTwo(day)}/${capitalise(name)}/${year}`,
    `${padTwo(day)} ${name}' ${year}`,
    `${day}-${month}-${year}`,
    `${weekday}, ${padTwo(day)} ${capitalise(name)} ${year}`,
    `${padTwo(day)}/${padTwo(month)}/${year} (${weekday})`,
    `${capitalise(name)} ${padTwo(day)}, ${year}`,
    `${year}${padTwo(month)}${padTwo(day)}`,
    `${day} ${words.FULL_MONTHS[month - 1]}, ${year}`,
    `${padTwo(day)}-${padTwo(month)}-${year}`,
    `${padTwo(day)}/${padTwo(month)}/${short}`,
  ]);
}

function writeTime({ pick, whole }) {
  const hour = whole(8, 21);
  const clock = `${padTwo(hour)}:${padTwo(whole(0, 59))}`;
  const noon = padTwo(((hour + 11) % 12) + 1);
  const half = hour < 12 ? 'AM' : 'PM';
  return pick([
    clock,
    `${clock}:${padTwo(whole(0, 59))}`,
    `${noon}:${clock.slice(3)} ${half}`,
    `${noon}:${clock.slice(3)}${half}`,
    `${noon}:${clock.slice(3)}:${padTwo(whole(0, 59))} ${half}`,
  ]);
}

function writeNumber({ year, month, day }, { pick, whole }) {
  const short = String(year).slice(2);
  return pick([
    `CS${whole(10000, 99999)}`,
    `${whole(100000, 999999)}`,
    `INV-${whole(1000, 9999)}`,
    `T1-${whole(100, 999)}/${whole(10, 99)}`,
    `OR${whole(18060000, 18069999)}${whole(10000, 99999)}`,
    `${year}${padTwo(month)}${padTwo(day)}-${whole(1000, 9999)}`,
    `${short}${padTwo(month)}/${whole(10, 99)}-${whole(10, 99)}`,
    `${whole(10, 28)}-${whole(10, 12)}-${whole(1000, 1999)}`,
  ]);
}

/** Writes other dates, on which the receipt was not issued. */
function writeOtherDays({ year }, { pick, whole, chance }) {
  const day = `${padTwo(whole(1, 28))}/${padTwo(whole(1, 12))}`;
  return chance(0.12)
    ? [
        makeLine(
          pick([
            `Points expire on ${day}/${year + 2}`,
            `VALID UNTIL ${day}/${year + 1}`,
            `Member since ${day}/${year - 3}`,
            `GST effective 01-04-2015`,
            `Promotion until ${day}/${year + 1}`,
          ]),
        ),
      ]
    : [];
}

export function writeDateLines(date, random) {
  const { pick, whole, chance } = random;
  const day = writeDate(date, random);
  const time = writeTime(random);
  const number = writeNumber(date, random);
  const label = pick([
    'Date',
    'DATE',
    'Tarikh',
    'Invoice Date',
    'Date/Time',
    'DATE',
    'Bill Date',
    'Inv Date',
    'Doc Date',
    'TARIKH',
    'Trans Date',
    'DATE/TIME',
  ]);
  const numbered = pick([
    'Receipt No',
    'Bill No',
    'Invoice No',
    'Doc No.',
    'DOC NO',
    'RECEIPT #',
    'INV NO',
    'Check #',
    'Slip No',
    'Trans No',
  ]);
  const cashier = `${pick(['Cashier', 'CASHIER', 'Served by', 'Operator', 'Salesperson', 'Server'])}: ${pick(words.CASHIERS)}`;
  const gap = pick([': ', ' : ', ':', ' ']);
  const tight = chance(0.12) ? '' : ' ';
  const placed = pick([
    [makeLine(`${label}${gap}${day}`, time), makeLine(`${numbered}: ${number}`)],
    [makeLine(`${numbered} : ${number}`), makeLine(cashier), makeLine(`${label}${gap}${day}${tight}${time}`)],
    [makeLine(`${day}${tight}${time}`, `#${number}`)],
    [makeLine(`${time}  ${whole(100000, 999999)}  ${day}`), makeLine(cashier)],
    [makeLine(`Bill#: ${number}`, `Table: ${whole(1, 30)}`), makeLine(`${label}${gap}${day} ${time}`)],
    [makeLine(`${numbered}: ${number}`, `${label}${gap}${day}`), makeLine(cashier, `Time: ${time}`)],
    [
      makeLine(`${label}${gap}${day}`),
      makeLine(`Time${gap}${time}`),
      makeLine(`${numbered}${gap}${number}`),
      makeLine(cashier),
    ],
  ]);
  const others = writeOtherDays(date, random);
  // Some tills print the date at the foot, either only there or again.
  if (chance(0.15))
    return {
      top: [makeLine(`${numbered}: ${number}`), makeLine(cashier)],
      foot: [makeLine(`${day} ${time} SH01 T${whole(1, 9)} R${whole(1000, 9999)}`), ...others],
    };
  return { top: placed, foot: [...(chance(0.1) ? [makeLine(`${day} ${time}`)] : []), ...others] };
}
