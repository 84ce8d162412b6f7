import path from 'node:path';
import { isUid } from './shared/ids.js';
import { parseFileStore } from './shared/s3-address.js';
import {
  createChoiceRule,
  createOnOffRule,
  createOptionalTextRule,
  createOriginsRule,
  createOptionalWholeNumberRule,
  createTextRule,
  createUrlRule,
  createWholeNumberRule,
  InvalidSetting,
} from './shared/setting-rules.js';
import { parseMailboxUrl } from './shared/mailbox-url.js';
import { parseMysqlUrl } from './shared/mysql-url.js';
import { listOidcProblems, parseGroupRoles, parseIssuer, parseScopes } from './shared/oidc-settings.js';

/** Every setting by its environment variable, with its rule and its default. docs/settings.md explains each. */
const RULES = {
  PORT: createWholeNumberRule(4000, 0, 65_535),
  HOST: createTextRule('127.0.0.1'),
  METRICS_PORT: createOptionalWholeNumberRule(0, 65_535),
  TRACES_URL: createUrlRule('http:', 'https:'),
  TRACES_PERCENT: createWholeNumberRule(100, 1, 100),
  PUBLIC_URL: createUrlRule('http:', 'https:'),
  CORS_ORIGINS: createOriginsRule(),
  DATABASE_URL: readDatabaseUrl,
  DATABASE_REPLICA_URL: readReplicaUrl,
  DATABASE_POOL_SIZE: createWholeNumberRule(10, 1, 200),
  DATA_DIR: createTextRule('./data'),
  FILE_STORE: parseFileStore,
  ROLE: createChoiceRule(['all', 'api', 'worker'], 'all'),
  DEMO: createOnOffRule('on'),
  MIGRATE: createOnOffRule('on'),
  LOG_LEVEL: createChoiceRule(['debug', 'info', 'warn', 'error', 'silent'], 'info'),
  SECRET_KEY: createOptionalTextRule({
    isValid: (text) => text.length >= 32,
    message: 'must have at least 32 characters',
  }),
  SECRET_KEY_ACCEPTED: createOptionalTextRule({
    isValid: (text) => text.length >= 32,
    message: 'must have at least 32 characters',
  }),
  RATE_LIMIT: createOnOffRule('on'),
  RATE_LIMIT_READS: createWholeNumberRule(600, 1, 1_000_000),
  RATE_LIMIT_WRITES: createWholeNumberRule(120, 1, 1_000_000),
  RATE_LIMIT_UPLOADS: createWholeNumberRule(60, 1, 1_000_000),
  RATE_LIMIT_EXPORTS: createWholeNumberRule(10, 1, 1_000_000),
  RATE_LIMIT_GRAPHQL: createWholeNumberRule(1_000, 1, 1_000_000),
  RATE_LIMIT_ACCOUNT: createWholeNumberRule(10, 1, 1_000),
  PERSISTED_OPERATIONS: createChoiceRule(['off', 'audit', 'enforce'], 'off'),
  PERSISTED_OPERATIONS_MANIFEST: createOptionalTextRule(),
  STREAMS_PER_KEY: createWholeNumberRule(10, 1, 10_000),
  STREAMS: createWholeNumberRule(1_000, 1, 100_000),
  STREAM_POLL_MILLISECONDS: createWholeNumberRule(500, 10, 60_000),
  INTROSPECTION: createOnOffRule('on'),
  FEDERATION: createOnOffRule('off'),
  EXPLORER: createOnOffRule('on'),
  INBOX: createOnOffRule('on'),
  UPLOAD_MAX_BYTES: createWholeNumberRule(20 * 1024 * 1024, 1, 1024 * 1024 * 1024),
  UPLOAD_CONCURRENCY: createWholeNumberRule(16, 1, 1_000),
  SESSION_HOURS: createWholeNumberRule(168, 1, 8_760),
  OIDC_ISSUER: parseIssuer,
  OIDC_CLIENT_ID: createOptionalTextRule(),
  OIDC_CLIENT_SECRET: createOptionalTextRule(),
  OIDC_CLIENT_SECRET_FILE: createOptionalTextRule(),
  OIDC_SCOPES: parseScopes,
  OIDC_GROUPS_CLAIM: createTextRule('groups'),
  OIDC_ROLES: parseGroupRoles,
  OIDC_ADD_USERS: createOnOffRule('off'),
  OIDC_ACCOUNT: createOptionalTextRule({ isValid: isUid, message: 'must be the uid of an account' }),
  OIDC_ASSUME_VERIFIED: createOnOffRule('off'),
  OIDC_SESSION_HOURS: createWholeNumberRule(12, 1, 8_760),
  UPLOADS_PER_ACCOUNT: createWholeNumberRule(8, 1, 1_000),
  UPLOAD_ALLOW_PRIVATE: createOnOffRule('off'),
  UPLOAD_SECONDS: createWholeNumberRule(300, 1, 86_400),
  QUEUED_PER_ACCOUNT: createWholeNumberRule(10_000, 1, 10_000_000),
  STORAGE_MB_PER_ACCOUNT: createWholeNumberRule(102_400, 1, 1_000_000_000),
  FILE_URL_SECONDS: createWholeNumberRule(3_600, 1, 604_800),
  REQUEST_TIMEOUT_SECONDS: createWholeNumberRule(10, 1, 600),
  DRAIN_SECONDS: createWholeNumberRule(0, 0, 600),
  SHUTDOWN_SECONDS: createWholeNumberRule(10, 1, 600),
  PARSER_PROCESSES: createWholeNumberRule(1, 1, 64),
  OCR_LANGUAGES: readOcrLanguages,
  OCR_SECONDS: createWholeNumberRule(15, 1, 3_600),
  OCR_LOOKS: createWholeNumberRule(4, 1, 8),
  PARSER_TIMEOUT_SECONDS: createWholeNumberRule(20, 1, 3_600),
  PARSER_MEMORY_MB: createWholeNumberRule(1024, 256, 65_536),
  SPLIT_FILES: createOnOffRule('off'),
  JOB_LEASE_SECONDS: createWholeNumberRule(30, 1, 3_600),
  JOB_POLL_MILLISECONDS: createWholeNumberRule(100, 10, 60_000),
  WEBHOOK_ALLOW_PRIVATE: createOnOffRule('off'),
  WEBHOOK_POLL_MILLISECONDS: createWholeNumberRule(1_000, 10, 60_000),
  WEBHOOK_TIMEOUT_SECONDS: createWholeNumberRule(15, 1, 120),
  IMPORT_API_KEY: createOptionalTextRule({
    isValid: (text) => text.startsWith('igk_'),
    message: 'must be an API key, which begins with igk_',
  }),
  IMPORT_FOLDER: createOptionalTextRule(),
  IMPORT_MAILBOX: parseMailboxUrl,
  IMPORT_DONE: createChoiceRule(['keep', 'remove'], 'keep'),
  IMPORT_SETTLE_MILLISECONDS: createWholeNumberRule(5_000, 0, 3_600_000),
  IMPORT_POLL_MILLISECONDS: createWholeNumberRule(2_000, 10, 60_000),
  RETENTION_DAYS: createWholeNumberRule(30, 0, 36_500),
};

type Settings = { [Name in keyof typeof RULES]: ReturnType<(typeof RULES)[Name]> };

/** The names of all settings, which are environment variables. */
export const SETTING_NAMES: readonly string[] = Object.keys(RULES);

/** The settings of the service, complete and validated. */
export interface Config extends Readonly<Omit<Settings, 'PUBLIC_URL' | 'DATABASE_URL'>> {
  /** Where clients reach the service, without a trailing slash. If undefined, the service builds it from HOST and its port. */
  readonly PUBLIC_URL: string | undefined;
  readonly DATABASE_URL: string;
}

/** Reports every invalid setting at once. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The settings are not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 *
 * @throws ConfigError naming every invalid variable
 */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const settings = readSettings(environment);
  const dataDirectory = path.resolve(settings.DATA_DIR);
  return {
    ...settings,
    DATA_DIR: dataDirectory,
    PUBLIC_URL: settings.PUBLIC_URL?.replace(/\/+$/, ''),
    DATABASE_URL: settings.DATABASE_URL ?? `sqlite:${path.join(dataDirectory, 'invoices.sqlite')}`,
  };
}

function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const settings: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, read] of Object.entries(RULES)) {
    try {
      settings[name] = read(environment[name] || undefined);
    } catch (error) {
      if (!(error instanceof InvalidSetting)) throw error;
      problems.push(`${name}: ${error.message}`);
    }
  }
  const { PERSISTED_OPERATIONS: mode = 'off', PERSISTED_OPERATIONS_MANIFEST: manifest } = settings;
  if (mode !== 'off' && manifest === undefined)
    problems.push('PERSISTED_OPERATIONS_MANIFEST: must be set when PERSISTED_OPERATIONS is audit or enforce');
  for (const name of ['IMPORT_FOLDER', 'IMPORT_MAILBOX']) {
    if (settings[name] !== undefined && settings['IMPORT_API_KEY'] === undefined)
      problems.push(`IMPORT_API_KEY: must be set together with ${name}`);
  }
  if (settings['DATABASE_REPLICA_URL'] !== undefined && /^(sqlite:|$)/.test(String(settings['DATABASE_URL'] ?? '')))
    problems.push('DATABASE_REPLICA_URL: needs a DATABASE_URL of MySQL or MariaDB; SQLite has no replicas');
  problems.push(...listOidcProblems(settings));
  if (problems.length > 0) throw new ConfigError(problems);
  return settings as Settings;
}

const MYSQL_FORMS = 'mysql://user:password@host:port/name or mariadb://user:password@host:port/name';

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || /^sqlite:.+/.test(text)) return text;
  return requireMysqlUrl(text, `must be sqlite:<path>, ${MYSQL_FORMS}`);
}

function readReplicaUrl(text: string | undefined): string | undefined {
  return text === undefined ? undefined : requireMysqlUrl(text, `must be ${MYSQL_FORMS}`);
}

function requireMysqlUrl(text: string, message: string): string {
  if (!/^(mysql|mariadb):\/\//.test(text) || !URL.canParse(text)) throw new InvalidSetting(message);
  parseMysqlUrl(text);
  return text;
}

/** One to eight language codes of Tesseract, separated by commas or plus signs. */
function readOcrLanguages(text = 'eng,deu,fra,tur'): string[] {
  if (!/^[a-z]{3}(_[a-z]+)?( *[,+] *[a-z]{3}(_[a-z]+)?){0,7}$/.test(text))
    throw new InvalidSetting('must be one to eight Tesseract language codes separated by commas, such as eng,deu');
  return text.split(/ *[,+] */);
}
