const SCALE = { money: 2, quantity: 3 };

/** Parses a decimal text to an integer of its smallest unit, so that no amount is ever a double. */
export function parse(text, places = SCALE.money) {
  const [whole, fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}

/** Formats an integer of cents as a decimal text; `separators` are those of thousands and of decimals. */
export function format(cents, separators = ['', '.']) {
  const digits = String(cents).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, separators[0]);
  return `${whole}${separators[1]}${digits.slice(-2)}`;
}

/** Divides by a power of ten, rounding half up. */
function divideRounded(value, divisor) {
  return (value + divisor / 2n) / divisor;
}

/** Adds line amounts, VAT by rate (EN 16931 BG-23) and totals (BG-22) to an invoice, all in cents. */
export function addAmounts(invoice) {
  const lines = invoice.lines.map((line) => ({
    ...line,
    net: divideRounded(parse(line.price) * parse(line.quantity, SCALE.quantity), 1000n),
  }));
  const rates = [...new Set(lines.map((line) => line.rate))];
  const vat = rates.map((rate) => {
    const base = sum(lines.filter((line) => line.rate === rate).map((line) => line.net));
    return { rate, base, amount: divideRounded(base * parse(rate), 10_000n) };
  });
  const net = sum(lines.map((line) => line.net));
  const tax = sum(vat.map((row) => row.amount));
  return { ...invoice, lines, vat, net, tax, gross: net + tax };
}

function sum(amounts) {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
