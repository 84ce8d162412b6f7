import { describe, expect, test } from '@jest/globals';
import { availableParallelism } from 'node:os';
import { ConfigError, loadConfig } from '../../src/config.js';
import { readExtractionSettings } from '../../src/processing/extraction-settings.js';

function listProblems(environment: Record<string, string>): readonly string[] {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  return [];
}

describe('settings', () => {
  test('have defaults and treat an empty variable as not set', () => {
    const config = loadConfig({ PORT: '', DATA_DIR: '/var/invoices' });
    expect(config).toMatchObject({ PORT: 4000, HOST: '127.0.0.1', ROLE: 'all', DEMO: true, RATE_LIMIT: true });
    expect(config.DATABASE_URL).toBe('sqlite:/var/invoices/invoices.sqlite');
  });

  test('are all reported at once if they are invalid', () => {
    const problems = listProblems({
      PORT: 'four',
      ROLE: 'boss',
      DEMO: 'maybe',
      DATABASE_URL: 'postgres://x',
      PUBLIC_URL: 'ftp://x',
    });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'ROLE',
      'DEMO',
    ]);
  });

  test.each([
    ['ssl-mode=preferred', 'must have one of these as ssl-mode: disabled, required, verify_ca, verify_identity'],
    ['sslmode=required', 'has unknown parameters: sslmode; known are ssl-mode, ssl-ca, ssl-cert, ssl-key'],
    ['ssl-mode=required&ssl-cert=a.pem', 'must have both ssl-cert and ssl-key, or neither'],
  ])('refuse the parameters %s of DATABASE_URL', (parameters, message) => {
    expect(listProblems({ DATABASE_URL: `mysql://u:p@host/name?${parameters}` })).toEqual([`DATABASE_URL: ${message}`]);
  });

  test('verify the identity of a database server only by its name', () => {
    const list = (host: string, mode: string) =>
      listProblems({ DATABASE_URL: `mysql://u:p@${host}/name?ssl-mode=${mode}` });
    for (const host of ['10.0.0.1', '[::1]:3306']) {
      expect(list(host, 'verify_identity')).toEqual([expect.stringContaining('must have a host name')]);
      expect(list(host, 'verify_ca')).toEqual([]);
    }
    expect(list('db.example', 'verify_identity')).toEqual([]);
  });

  test('allow a replica of MySQL or MariaDB, but not of SQLite', () => {
    const replica = { DATABASE_REPLICA_URL: 'mariadb://u:p@replica/name?ssl-mode=required' };
    expect(loadConfig({ DATABASE_URL: 'mysql://u:p@host/name', ...replica })).toMatchObject(replica);
    const refused = ['DATABASE_REPLICA_URL: needs a DATABASE_URL of MySQL or MariaDB; SQLite has no replicas'];
    expect([listProblems(replica), listProblems({ ...replica, DATABASE_URL: 'sqlite:a' })]).toEqual([refused, refused]);
    const given = { DATABASE_URL: 'mysql://u:p@host/name', DATABASE_REPLICA_URL: 'sqlite:a' };
    expect(listProblems(given)).toEqual([expect.stringMatching(/^DATABASE_REPLICA_URL: must be mysql:/)]);
  });

  test('require the key for which a folder or a mailbox is imported', () => {
    expect(listProblems({ IMPORT_FOLDER: 'scans' })).toEqual([
      'IMPORT_API_KEY: must be set together with IMPORT_FOLDER',
    ]);
    expect(listProblems({ IMPORT_FOLDER: 'scans', IMPORT_API_KEY: 'igk_a_b' })).toEqual([]);
    expect(listProblems({ IMPORT_MAILBOX: 'imaps://u:p@host' })).toEqual([
      'IMPORT_API_KEY: must be set together with IMPORT_MAILBOX',
    ]);
    expect(listProblems({ IMPORT_API_KEY: 'secret' })).toEqual([
      expect.stringMatching(/^IMPORT_API_KEY: must be an API key/),
    ]);
  });

  test('of the OpenID issuer fit together', () => {
    const client = { OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_ID: 'invoices' };
    expect(loadConfig({ ...client, OIDC_ROLES: 'a=b=admin, c%2Cd=viewer,*=member' }).OIDC_ROLES).toEqual([
      { group: 'a=b', role: 'admin' },
      { group: 'c,d', role: 'viewer' },
      { group: '*', role: 'member' },
    ]);
    expect(listProblems({ ...client, OIDC_ISSUER: 'http://localhost:8080/realms/a' })).toEqual([]);
    expect(listProblems({ OIDC_ISSUER: 'http://id.example.com' })).toEqual([
      expect.stringMatching(/^OIDC_ISSUER: must be a URL that starts with https/),
    ]);
    expect(listProblems({ OIDC_ISSUER: 'https://id.example.com' })).toEqual([
      'OIDC_CLIENT_ID: must be set together with OIDC_ISSUER',
    ]);
    expect(listProblems({ ...client, OIDC_CLIENT_SECRET: 'a', OIDC_CLIENT_SECRET_FILE: 'b' })).toHaveLength(1);
    expect(listProblems({ ...client, OIDC_ADD_USERS: 'on' })).toHaveLength(1);
    for (const roles of ['finance', 'finance=boss', '=admin', '%=admin', 'a=admin,'])
      expect(listProblems({ ...client, OIDC_ROLES: roles })).toEqual([expect.stringMatching(/^OIDC_ROLES: /)]);
    expect(listProblems({ ...client, OIDC_SCOPES: 'email' })).toHaveLength(1);
    expect(listProblems({ ...client, OIDC_ACCOUNT: 'Demo' })).toHaveLength(1);
  });

  test('require the manifest if persisted operations are enforced', () => {
    expect(listProblems({ PERSISTED_OPERATIONS: 'enforce' })).toEqual([
      'PERSISTED_OPERATIONS_MANIFEST: must be set when PERSISTED_OPERATIONS is audit or enforce',
    ]);
    expect(listProblems({ PERSISTED_OPERATIONS: 'audit', PERSISTED_OPERATIONS_MANIFEST: 'operations.json' })).toEqual(
      [],
    );
  });

  test.each(['', 'abc', 'NaN', '-1', '1e3', '99999999999999999999'].slice(1))('refuse %s as a limit', (value) => {
    for (const name of [
      'UPLOAD_MAX_BYTES',
      'RATE_LIMIT_ACCOUNT',
      'RATE_LIMIT_READS',
      'PARSER_MEMORY_MB',
      'JOB_LEASE_SECONDS',
      'REQUEST_TIMEOUT_SECONDS',
    ]) {
      expect(listProblems({ [name]: value })).toHaveLength(1);
    }
  });

  test('accept OCR languages separated by commas or plus signs', () => {
    expect(loadConfig({ OCR_LANGUAGES: 'eng, deu+tur' }).OCR_LANGUAGES).toEqual(['eng', 'deu', 'tur']);
    expect(listProblems({ OCR_LANGUAGES: 'english' })).toHaveLength(1);
  });

  test('list the installed languages if one is missing', () => {
    expect(readExtractionSettings(loadConfig({ OCR_LANGUAGES: 'deu' })).ocrLanguages).toEqual(['deu']);
    const readUnknown = () => readExtractionSettings(loadConfig({ OCR_LANGUAGES: 'eng,xyz' }));
    expect(readUnknown).toThrow(ConfigError);
    expect(readUnknown).toThrow(/not installed: xyz; installed: deu, eng, fra, tur/);
  });

  test('share half of the cores among the parser processes, at most four each', () => {
    const readThreads = (processes: string) =>
      readExtractionSettings(loadConfig({ PARSER_PROCESSES: processes })).ocrThreads;
    const half = Math.floor(availableParallelism() / 2);
    expect(readThreads('1')).toBe(Math.min(4, Math.max(1, half)));
    expect(readThreads('64')).toBe(Math.min(4, Math.max(1, Math.floor(half / 64))));
  });

  test.each([
    ['HOST', 'h'],
    ['DATA_DIR', 'd'],
    ['SECRET_KEY', 'k'.repeat(32)],
    ['PUBLIC_URL', 'http://x'],
    ['PUBLIC_URL', 'https://x'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.example, http://localhost:3000'],
    ['DATABASE_URL', 'sqlite:x'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'mariadb://x'],
    ['OCR_LANGUAGES', 'chi_sim'],
    ['OCR_LANGUAGES', Array.from({ length: 8 }, () => 'eng').join()],
    ['DEMO', 'off'],
    ...['api', 'worker', 'all'].map((role) => ['ROLE', role] as const),
    ...['debug', 'info', 'warn', 'error', 'silent'].map((level) => ['LOG_LEVEL', level] as const),
  ])('accept %s=%s', (name, value) => {
    expect(listProblems({ [name]: value })).toEqual([]);
  });

  test.each([
    ['SECRET_KEY', 'k'.repeat(31)],
    ['PUBLIC_URL', 'x'],
    ['PUBLIC_URL', 'javascript:x'],
    ['CORS_ORIGINS', 'a.example'],
    ['CORS_ORIGINS', 'https://a.example/'],
    ['CORS_ORIGINS', 'https://a.example,null'],
    ['DATABASE_URL', 'sqlite:'],
    ['DATABASE_URL', 'mysql:x'],
    ['DATABASE_URL', 'mysql://[x'],
    ['DATABASE_URL', 'x sqlite:x'],
    ['OCR_LANGUAGES', 'eng,'],
    ['OCR_LANGUAGES', Array.from({ length: 9 }, () => 'eng').join()],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'trace'],
  ])('refuse %s=%s', (name, value) => {
    expect(listProblems({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  });

  test('drop the trailing slash of the public URL', () => {
    expect(loadConfig({ PUBLIC_URL: 'https://invoices.example.com/' }).PUBLIC_URL).toBe('https://invoices.example.com');
  });
});
