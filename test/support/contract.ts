import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A row of test/contract.md: a promise to clients, and the test that proves it. */
export interface Promised {
  readonly promise: string;
  /** The path within the test folder, without `.test.ts`. */
  readonly file: string;
  /** The title of the test in its source. */
  readonly test: string;
}

/** Reads the rows of the table in test/contract.md. */
export function readContractRows(folder: string): Promised[] {
  return readFileSync(path.join(folder, 'contract.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (promise |-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, promise = '', file = '', test = '']) => ({ promise, file, test }));
}

/** Whether a title of a test run matches this title, in which jest replaces `%s` and `$name` with values. */
export function isTitled(title: string, ran: string): boolean {
  const parts = title.split(/%(?:\.\d+)?[a-z]|\$\w+/);
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^]*');
  return new RegExp(`^${pattern}$`).test(ran);
}
