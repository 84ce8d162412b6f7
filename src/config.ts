import path from 'node:path';
import { z } from 'zod';

const createOnOffRule = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on');

const createWholeNumberRule = (fallback: number, minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'must be a whole number')
    .default(String(fallback))
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum));

const createUrlRule = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** Every setting by its environment variable, with its rule and its default. docs/settings.md explains each. */
const settings = z.object({
  PORT: createWholeNumberRule(4000, 0, 65_535),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: createUrlRule('http:', 'https:').optional(),
  DATABASE_URL: z
    .string()
    .refine((text) => /^sqlite:.+/.test(text) || (/^(mysql|mariadb):\/\//.test(text) && URL.canParse(text)), {
      error: 'must be sqlite:<path>, mysql://user:password@host:port/name or mariadb://user:password@host:port/name',
    })
    .optional(),
  DATABASE_POOL_SIZE: createWholeNumberRule(10, 1, 200),
  DATA_DIR: z.string().min(1).default('./data'),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  DEMO: createOnOffRule('on'),
  MIGRATE: createOnOffRule('on'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  RATE_LIMIT: createOnOffRule('on'),
  RATE_LIMIT_READS: createWholeNumberRule(600, 1, 1_000_000),
  RATE_LIMIT_WRITES: createWholeNumberRule(120, 1, 1_000_000),
  RATE_LIMIT_UPLOADS: createWholeNumberRule(60, 1, 1_000_000),
  RATE_LIMIT_EXPORTS: createWholeNumberRule(10, 1, 1_000_000),
  RATE_LIMIT_GRAPHQL: createWholeNumberRule(1_000, 1, 1_000_000),
  PERSISTED_OPERATIONS: z.enum(['off', 'audit', 'enforce']).default('off'),
  PERSISTED_OPERATIONS_MANIFEST: z.string().optional(),
  STREAMS_PER_KEY: createWholeNumberRule(10, 1, 10_000),
  STREAMS: createWholeNumberRule(1_000, 1, 100_000),
  STREAM_POLL_MILLISECONDS: createWholeNumberRule(500, 10, 60_000),
  INTROSPECTION: createOnOffRule('on'),
  EXPLORER: createOnOffRule('on'),
  UPLOAD_MAX_BYTES: createWholeNumberRule(20 * 1024 * 1024, 1, 1024 * 1024 * 1024),
  UPLOAD_CONCURRENCY: createWholeNumberRule(16, 1, 1_000),
  FILE_URL_SECONDS: createWholeNumberRule(3_600, 1, 604_800),
  REQUEST_TIMEOUT_SECONDS: createWholeNumberRule(10, 1, 600),
  SHUTDOWN_SECONDS: createWholeNumberRule(10, 1, 600),
  PARSER_PROCESSES: createWholeNumberRule(1, 1, 64),
  OCR_LANGUAGES: z
    .string()
    .regex(
      /^[a-z]{3}(_[a-z]+)?( *[,+] *[a-z]{3}(_[a-z]+)?){0,7}$/,
      'must be one to eight Tesseract language codes separated by commas, such as eng,deu',
    )
    .default('eng,deu,fra,tur')
    .transform((text) => text.split(/ *[,+] */)),
  OCR_SECONDS: createWholeNumberRule(90, 1, 3_600),
  OCR_LOOKS: createWholeNumberRule(4, 1, 8),
  PARSER_TIMEOUT_SECONDS: createWholeNumberRule(120, 1, 3_600),
  PARSER_MEMORY_MB: createWholeNumberRule(1024, 256, 65_536),
  SPLIT_FILES: createOnOffRule('off'),
  JOB_LEASE_SECONDS: createWholeNumberRule(30, 1, 3_600),
  JOB_POLL_MILLISECONDS: createWholeNumberRule(100, 10, 60_000),
  RETENTION_DAYS: createWholeNumberRule(30, 0, 36_500),
});

type Settings = z.infer<typeof settings>;

/** The names of all settings, which are environment variables. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

const NO_MANIFEST = {
  path: ['PERSISTED_OPERATIONS_MANIFEST'],
  error: 'must be set when PERSISTED_OPERATIONS is audit or enforce',
};

function hasManifest(given: Settings): boolean {
  return given.PERSISTED_OPERATIONS === 'off' || given.PERSISTED_OPERATIONS_MANIFEST !== undefined;
}

/** The settings of the service, complete and validated. */
export interface Config extends Omit<Settings, 'PUBLIC_URL' | 'DATABASE_URL'> {
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
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = settings.refine(hasManifest, NO_MANIFEST).safeParse(given);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const dataDirectory = path.resolve(result.data.DATA_DIR);
  return {
    ...result.data,
    DATA_DIR: dataDirectory,
    PUBLIC_URL: result.data.PUBLIC_URL?.replace(/\/+$/, ''),
    DATABASE_URL: result.data.DATABASE_URL ?? `sqlite:${path.join(dataDirectory, 'invoices.sqlite')}`,
  };
}
