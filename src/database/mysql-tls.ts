import { readFileSync } from 'node:fs';
import type { MysqlTls } from '../shared/mysql-url.js';

/** TLS as the driver takes it, with the contents of the files. */
export interface DriverTls {
  readonly rejectUnauthorized: boolean;
  readonly verifyIdentity: boolean;
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
}

/** Reads the files. @throws Error naming the parameter of the setting whose file cannot be read */
export function buildDriverTls({ mode, ca, client }: MysqlTls, setting: string): DriverTls {
  const read = (parameter: string, file: string) => readParameter(`${parameter} in ${setting}`, file);
  return {
    rejectUnauthorized: mode !== 'required',
    verifyIdentity: mode === 'verify_identity',
    ...(ca !== null && { ca: read('ssl-ca', ca) }),
    ...(client && { cert: read('ssl-cert', client.cert), key: read('ssl-key', client.key) }),
  };
}

function readParameter(parameter: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`The file of ${parameter} cannot be read: ${file} (${code})`, { cause: error });
  }
}
