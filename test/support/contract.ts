import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A row of test/contract.md: what clients rely on, and the test that proves it. */
export interface Promised {
  readonly promise: string;
  /** Below the test folder, without `.test.ts`. */
  readonly file: string;
  /** The test's title as the source has it. */
  readonly test: string;
}

/** The rows of the table in this folder's contract.md. */
export function contractRows(folder: string): Promised[] {
  return readFileSync(path.join(folder, 'contract.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (promise |-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, promise = '', file = '', test = '']) => ({ promise, file, test }));
}

/** Whether a test that ran has this title, in which jest has put values for `%s` and `$name`. */
export function isTitled(title: string, ran: string): boolean {
  const parts = title.split(/%(?:\.\d+)?[a-z]|\$\w+/);
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^]*');
  return new RegExp(`^${pattern}$`).test(ran);
}
