/**
 * Finds the numbers of a document that hold the amounts, quantities and rates of its true invoice lines. The truth states amounts with VAT; the
 * page may show them without.
 */

/** In points. A column of amounts is as wide. */
const COLUMN_SHIFT = 14;
const EDGE_STEP = 3;
const SAME_QUANTITY = 0.005;

/**
 * @returns for each true line with an amount or a quantity, in order: `{ item, number }`, and the numbers on their lines that show the same
 *   amounts (`doubles`); null if the page does not show all amounts in order
 */
export function findTrueAmounts({ items, _meta }, numbers) {
  const lines = (items ?? []).filter(
    ({ total_price, quantity }) => Number(total_price ?? 0) !== 0 || Number(quantity ?? 0) !== 0,
  );
  if (lines.length === 0) return null;
  const isCredit = Boolean(_meta?.credit_note);
  const amounts = numbers.filter(({ numeral }) => !numeral.percent);
  const edges = [...new Set(amounts.map(({ right }) => Math.round(right / EDGE_STEP) * EDGE_STEP))];
  let best = null;
  for (const isSame of [isGross, isNet].map((compare) => (item, number) => compare(item, number.cents, isCredit)))
    for (const edge of [...edges, null]) {
      const column = amounts.filter(({ right }) => edge === null || Math.abs(right - edge) <= COLUMN_SHIFT);
      const found = align(lines, column, isSame);
      // One column is more likely than several, and the last one more than one of prices.
      const fit = found.length + (edge === null ? -0.3 : edge / 20_000);
      if (!best || fit > best.fit) best = { fit, found };
    }
  if (!best || best.found.length < lines.length) return null;
  const chosen = new Map(best.found.map(({ item, number }) => [number.line, { item, number }]));
  const doubles = amounts.filter((number) => {
    const own = chosen.get(number.line);
    const isSame = own && [isGross, isNet].some((compare) => compare(own.item, number.cents, isCredit));
    return isSame && own.number !== number;
  });
  return { found: best.found, doubles };
}

/** Whether a number is the quantity of a true line; null if the line has none. */
export function isTrueQuantity({ quantity }, { value, numeral }) {
  if (quantity === null || quantity === undefined || quantity === '') return null;
  return !numeral.percent && Math.abs(Math.abs(value) - Math.abs(Number(quantity))) < SAME_QUANTITY;
}

/** Whether a number is the VAT rate of a true line; null if the line has none. */
export function isTrueRate({ vat_rate: rate }, { value }) {
  return rate === null || rate === undefined || rate === '' ? null : Math.abs(value - Number(rate)) < SAME_QUANTITY;
}

function isGross({ total_price: total, total_price_alt: others }, cents, isCredit) {
  return [total, ...(others ?? [])].filter(Boolean).some((amount) => isClose(toCents(amount), cents, 0, isCredit));
}

function isNet({ total_price: total, total_price_alt: others, net_price: net, vat_rate: rate }, cents, isCredit) {
  const gross = [total, ...(others ?? [])].filter(Boolean).map(toCents);
  const nets = Number(rate) > 0 ? gross.map((amount) => Math.round(amount / (1 + Number(rate) / 100))) : [];
  return [...nets, ...(net ? [toCents(net)] : [])].some((amount) => isClose(amount, cents, 1, isCredit));
}

/** A credit note may show its amounts without a sign. */
function isClose(a, b, limit, isCredit) {
  return Math.abs(a - b) <= limit || (isCredit && Math.abs(Math.abs(a) - Math.abs(b)) <= limit);
}

function toCents(amount) {
  return Math.sign(Number(amount)) * Math.round(Math.abs(Number(amount)) * 100 + 1e-6);
}

/** The longest common subsequence of the lines and the numbers of a column. */
function align(lines, column, isSame) {
  const length = Array.from({ length: lines.length + 1 }, () => new Uint16Array(column.length + 1));
  for (let at = lines.length - 1; at >= 0; at -= 1)
    for (let index = column.length - 1; index >= 0; index -= 1)
      length[at][index] = isSame(lines[at], column[index])
        ? 1 + length[at + 1][index + 1]
        : Math.max(length[at + 1][index], length[at][index + 1]);
  const found = [];
  for (let at = 0, index = 0; at < lines.length && index < column.length;)
    if (isSame(lines[at], column[index])) found.push({ item: lines[at++], number: column[index++] });
    else if (length[at + 1][index] >= length[at][index + 1]) at += 1;
    else index += 1;
  return found;
}
