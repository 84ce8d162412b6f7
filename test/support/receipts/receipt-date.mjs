// The day of an invented receipt, written and placed as tills do.
import * as words from './receipt-words.mjs';
import { line, two } from './receipt-line.mjs';

function written({ year, month, day }, { pick }) {
  const short = String(year).slice(2);
  const name = words.MONTHS[month - 1];
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
    `${two(day)}-${name[0]}${name.slice(1).toLowerCase()}-${short}`,
    `${year}/${two(month)}/${two(day)}`,
    `${day} ${words.FULL_MONTHS[month - 1]} ${year}`,
  ]);
}

export function dateLines(date, random) {
  const { pick, whole, chance } = random;
  const day = written(date, random);
  const hour = whole(8, 21);
  const clock = `${two(hour)}:${two(whole(0, 59))}`;
  const time = pick([
    clock,
    `${clock}:${two(whole(0, 59))}`,
    `${two(((hour + 11) % 12) + 1)}:${clock.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`,
  ]);
  const number = pick([
    `CS${whole(10000, 99999)}`,
    `${whole(100000, 999999)}`,
    `INV-${whole(1000, 9999)}`,
    `T1-${whole(100, 999)}/${whole(10, 99)}`,
    `OR${whole(18060000, 18069999)}${whole(10000, 99999)}`,
  ]);
  const label = pick(['Date', 'DATE', 'Tarikh', 'Invoice Date', 'Date/Time', 'DATE']);
  const numbered = pick(['Receipt No', 'Bill No', 'Invoice No', 'Doc No.', 'DOC NO', 'RECEIPT #']);
  const cashier = `${pick(['Cashier', 'CASHIER', 'Served by', 'Operator'])}: ${pick(words.CASHIERS)}`;
  const gap = pick([': ', ' : ', ':', ' ']);
  const placed = pick([
    [line(`${label}${gap}${day}`, time), line(`${numbered}: ${number}`)],
    [line(`${numbered} : ${number}`), line(cashier), line(`${label}${gap}${day} ${time}`)],
    [line(`${day} ${time}`, `#${number}`)],
    [line(`${time}  ${whole(100000, 999999)}  ${day}`), line(cashier)],
    [line(`Bill#: ${number}`, `Table: ${whole(1, 30)}`), line(`${label}${gap}${day} ${time}`)],
    [line(`${numbered}: ${number}`, `${label}${gap}${day}`), line(cashier, `Time: ${time}`)],
    [line(`${label}${gap}${day}`), line(`Time${gap}${time}`), line(`${numbered}${gap}${number}`), line(cashier)],
  ]);
  // Some tills print the day at the foot only, some again.
  if (chance(0.15))
    return {
      top: [line(`${numbered}: ${number}`), line(cashier)],
      foot: [line(`${day} ${time} SH01 T${whole(1, 9)} R${whole(1000, 9999)}`)],
    };
  return { top: placed, foot: chance(0.1) ? [line(`${day} ${time}`)] : [] };
}
