import { formatDecimal, parseDecimal } from '../../../shared/money.js';
import { isProduct, type ItemRow } from '../../page/item-row.js';

/** Prices of pieces may be those of a thousand, so that their quantities prove nothing. */
const PIECES = 'p';
/** A smaller number has no group of three digits. */
const MIN_GROUPED = 1_000;

/**
 * Reads the mark in "4.200 kg" as the decimal mark if only that makes the amount of the price. Scales show three decimals, also in countries
 * that group thousands by the same mark.
 */
export function readMeasuredQuantities(rows: readonly ItemRow[]): readonly ItemRow[] {
  return rows.map((row) => {
    const scaled = isGrouped(row) ? { ...row, quantity: divideByThousand(row.quantity) } : row;
    return scaled !== row && !isProduct(row) && isProduct(scaled) ? scaled : row;
  });
}

function isGrouped({ quantity, unit }: ItemRow): boolean {
  return unit !== null && unit !== PIECES && /^-?\d+$/u.test(quantity) && Math.abs(Number(quantity)) >= MIN_GROUPED;
}

function divideByThousand(quantity: string): string {
  return formatDecimal(parseDecimal(quantity, 0) ?? 0n, 3);
}
