import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** A certificate and its private key, as paths of PEM files. */
export interface CertificateFiles {
  readonly cert: string;
  readonly key: string;
}

function run(...options: string[]): void {
  execFileSync('openssl', options, { stdio: ['ignore', 'ignore', 'pipe'] });
}

/** An authority that signs certificates for a test; its files are in the folder. */
export class TestAuthority {
  readonly cert: string;
  private readonly key: string;

  constructor(
    private readonly folder: string,
    name = 'authority',
  ) {
    this.cert = path.join(folder, `${name}.pem`);
    this.key = path.join(folder, `${name}.key`);
    run(
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', `/CN=Test ${name}`, '-keyout', this.key, '-out', this.cert],
    );
  }

  /** Signs a certificate for a host name or a client. */
  issue(name: string): CertificateFiles {
    const [cert, key, request, extensions] = ['pem', 'key', 'csr', 'ext'].map((end) =>
      path.join(this.folder, `${name}.${end}`),
    ) as [string, string, string, string];
    writeFileSync(extensions, `subjectAltName=DNS:${name}\n`);
    run(
      ...['req', '-new', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-subj', `/CN=${name}`, '-keyout', key, '-out', request],
    );
    run(
      ...['x509', '-req', '-in', request, '-CA', this.cert, '-CAkey', this.key, '-CAcreateserial', '-days', '2'],
      ...['-extfile', extensions, '-out', cert],
    );
    return { cert, key };
  }
}
