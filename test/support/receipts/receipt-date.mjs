// The day of an invented receipt, written and placed as tills do.
import * as words from './receipt-words.mjs';
import { line, two } from './receipt-line.mjs';

const titled = (word) => word[0] + word.slice(1).toLowerCase();

function written({ year, month, day }, { pick }) {
  const short = String(year).slice(2);
  const name = words.MONTHS[month - 1];
  const weekday = words.WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
  return pick([
    `${two(day)}/${two(month)}/${year}`,
    `${two(day)}/${two(month)}/${year}`,
    `${two(day)}-${two(month)}-${year}`,
    `${two(day)}-${two(month)}-${short}`,
    `${two(day)}/${two(month)}/${short}`,
    `${two(day)}/${two(month)}/${short}`,
    `${two(day)} ${name} ${year}`,
    `${day}/${month}/${year}`,
    `${year}-${two(month)}-${two(day)}`,
    `${two(day)}.${two(month)}.${year}`,
    `${two(day)}-${name}-${year}`,
    `${two(day)}-${titled(name)}-${short}`,
    `${year}/${two(month)}/${two(day)}`,
    `${day} ${words.FULL_MONTHS[month - 1]} ${year}`,
    `${two(day)}${name}${year}`,
    `${two(day)} ${titled(name)} ${short}`,
    `${two(day)}.${two(month)}.${short}`,
    `${weekday} ${two(day)}/${two(month)}/${year}`,
    `${two(day)}/${titled(name)}/${year}`,
    `${two(day)} ${name}' ${year}`,
    `${day}-${month}-${year}`,
    `${weekday}, ${two(day)} ${titled(name)} ${year}`,
    `${two(day)}/${two(month)}/${year} (${weekday})`,
    `${titled(name)} ${two(day)}, ${year}`,
    `${year}${two(month)}${two(day)}`,
    `${day} ${words.FULL_MONTHS[month - 1]}, ${year}`,
    `${two(day)}-${two(month)}-${year}`,
    `${two(day)}/${two(month)}/${short}`,
  ]);
}

function timeOf({ pick, whole }) {
  const hour = whole(8, 21);
  const clock = `${two(hour)}:${two(whole(0, 59))}`;
  const noon = two(((hour + 11) % 12) + 1);
  const half = hour < 12 ? 'AM' : 'PM';
  return pick([
    clock,
    `${clock}:${two(whole(0, 59))}`,
    `${noon}:${clock.slice(3)} ${half}`,
    `${noon}:${clock.slice(3)}${half}`,
    `${noon}:${clock.slice(3)}:${two(whole(0, 59))} ${half}`,
  ]);
}

function numberOf({ year, month, day }, { pick, whole }) {
  const short = String(year).slice(2);
  return pick([
    `CS${whole(10000, 99999)}`,
    `${whole(100000, 999999)}`,
    `INV-${whole(1000, 9999)}`,
    `T1-${whole(100, 999)}/${whole(10, 99)}`,
    `OR${whole(18060000, 18069999)}${whole(10000, 99999)}`,
    `${year}${two(month)}${two(day)}-${whole(1000, 9999)}`,
    `${short}${two(month)}/${whole(10, 99)}-${whole(10, 99)}`,
    `${whole(10, 28)}-${whole(10, 12)}-${whole(1000, 1999)}`,
  ]);
}

/** Other days on a slip, that it was not issued on. */
function otherDays({ year }, { pick, whole, chance }) {
  const day = `${two(whole(1, 28))}/${two(whole(1, 12))}`;
  return chance(0.12)
    ? [
        line(
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

export function dateLines(date, random) {
  const { pick, whole, chance } = random;
  const day = written(date, random);
  const time = timeOf(random);
  const number = numberOf(date, random);
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
    [line(`${label}${gap}${day}`, time), line(`${numbered}: ${number}`)],
    [line(`${numbered} : ${number}`), line(cashier), line(`${label}${gap}${day}${tight}${time}`)],
    [line(`${day}${tight}${time}`, `#${number}`)],
    [line(`${time}  ${whole(100000, 999999)}  ${day}`), line(cashier)],
    [line(`Bill#: ${number}`, `Table: ${whole(1, 30)}`), line(`${label}${gap}${day} ${time}`)],
    [line(`${numbered}: ${number}`, `${label}${gap}${day}`), line(cashier, `Time: ${time}`)],
    [line(`${label}${gap}${day}`), line(`Time${gap}${time}`), line(`${numbered}${gap}${number}`), line(cashier)],
  ]);
  const others = otherDays(date, random);
  // Some tills print the day at the foot only, some again.
  if (chance(0.15))
    return {
      top: [line(`${numbered}: ${number}`), line(cashier)],
      foot: [line(`${day} ${time} SH01 T${whole(1, 9)} R${whole(1000, 9999)}`), ...others],
    };
  return { top: placed, foot: [...(chance(0.1) ? [line(`${day} ${time}`)] : []), ...others] };
}
