#!/usr/bin/env node
import 'reflect-metadata';
import { Argument, Command, InvalidArgumentError } from 'commander';
import { addAccountCommands } from './commands/account-commands.js';
import type { RunCommand, RunWithConfig } from './commands/answer.js';
import { addBackupCommands } from './commands/backup-commands.js';
import { addFilesCommand } from './commands/files-command.js';
import { findForeignFolder } from './commands/foreign-folder.js';
import { formatAnswer } from './commands/format-answer.js';
import { formatError } from './commands/format-error.js';
import { addImportCommand } from './commands/import-command.js';
import { addInitCommand } from './commands/init-command.js';
import { createCore, type Core, type OpenOptions } from './core.js';
import { ConfigError, loadConfig } from './config.js';
import { migrate, openDatabase } from './database/data-source.js';
import { examine, formatFindings } from './doctor.js';
import { InstallationError } from './installation/open-installation.js';
import { readExtractionSettings } from './processing/extraction-settings.js';
import { ExtractionError } from './extraction/model/extraction-error.js';
import type { PageRange } from './extraction/model/page-range.js';
import {
  countFaults,
  DERIVED_PARTS,
  rebuild,
  removeOrphans,
  verifyFiles,
  verifyIndex,
  type DerivedPart,
} from './processing/verify.js';
import { AppError } from './shared/errors.js';
import { ProgressLine } from './shared/progress-line.js';
import { VERSION } from './shared/version.js';
import { createTransact, readSnapshot, type Stores } from './stores.js';

/** A day, within which even the largest index is rebuilt. */
const LONG_MILLISECONDS = 86_400_000;

// The client of S3 would write a warning about future versions of Node between the lines of the output and the log.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

/** Prints for people in a terminal, and only JSON elsewhere or if it was asked for. */
function print(output: unknown, format: (output: unknown) => string = formatAnswer): void {
  const isForPeople = process.stdout.isTTY && !program.opts<{ json?: boolean }>().json;
  process.stdout.write(`${isForPeople ? format(output) : JSON.stringify(output, null, 2)}\n`);
}

/** Runs a command and prints its result. */
async function runWithConfig(command: Parameters<RunWithConfig>[0]): Promise<void> {
  const environment = { ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' };
  const progress = new ProgressLine(program.opts<{ json?: boolean }>().json ? null : process.stderr);
  const config = loadConfig(environment);
  const foreign = findForeignFolder(config.DATA_DIR, process.getuid?.());
  if (foreign !== null) process.stderr.write(`${foreign}\n`);
  const answer = command(config, { environment, progress });
  const { output, exitCode = 0 } = await answer.finally(() => progress.end());
  print(output);
  process.exitCode = exitCode;
}

/** Opens the installation, which has to exist unless the options say otherwise, runs a command, prints its result, and closes the database. */
function run(command: Parameters<RunCommand>[0], options: OpenOptions = {}): Promise<void> {
  return runWithConfig(async (config, { progress }) => {
    const core = await createCore(config, { mustExist: true, ...options });
    return command(core, progress).finally(() => core.database.close());
  });
}

/** Runs a transaction that may take much longer than a request. */
function transactAtLength({ database, watch }: Core, work: (tx: Stores) => Promise<void>): Promise<void> {
  watch.requireWritable();
  return createTransact(database, LONG_MILLISECONDS)(work);
}

function parsePages(text: string): PageRange {
  const [, first, last = first] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(text) ?? [];
  const range = { first: Number(first), last: Number(last) };
  if (!(range.first >= 1 && range.first <= range.last))
    throw new InvalidArgumentError('Must be a page or a range of pages, such as 3 or 3-4.');
  return range;
}

const program = new Command('invoice-graph').description(
  'Operator commands for Invoice Graph. Settings come from environment variables. Results are tables in a terminal, and JSON elsewhere.',
);

program
  .version(VERSION)
  .option(
    '--settings <file>',
    'read settings from a file too; may be repeated; those of the environment have priority, then those of the first file',
    (file: string, files: readonly string[]) => [...files, file],
    [] as readonly string[],
  )
  .option('--json', 'print only JSON, also in a terminal')
  .hook('preAction', () => {
    for (const file of program.opts<{ settings: readonly string[] }>().settings) process.loadEnvFile(file);
  });

addInitCommand(program, runWithConfig);

program
  .command('serve')
  .description('run the service, in the roles that ROLE names, until a signal stops it')
  .action(async () => {
    // Imported here because no other command needs the faces.
    const { serve } = await import('./serve.js');
    await serve(process.env);
  });

program
  .command('doctor')
  .description(
    'check settings, database, files, secret, clock and disk, and say what to do; changes nothing; ' +
      'the exit code is 1 if the service could not run',
  )
  .action(async () => {
    const report = await examine(process.env);
    print(report, () => formatFindings(report.findings));
    process.exitCode = report.ok ? 0 : 1;
  });

addAccountCommands(program, run);

program
  .command('migrate')
  .description('migrate the database to this version')
  .action(async () => {
    const { DATABASE_URL: url, DATABASE_POOL_SIZE: poolSize } = loadConfig(process.env);
    const database = await openDatabase({ url, poolSize });
    try {
      print({ migrated: await migrate(database) });
    } finally {
      await database.close();
    }
  });

program
  .command('adopt')
  .description(
    'make DATA_DIR and the secret those of the database, after a restore or a deliberate change; stop the service first',
  )
  .action(() => run(async ({ config }) => ({ output: { adopted: config.DATA_DIR } }), { adopt: true }));

program
  .command('reprocess')
  .description('process all failed invoices again, or a single invoice')
  .option('--account <uid>', 'only invoices of this account')
  .option('--invoice <uid>', 'only this invoice, whatever its status')
  .action((options: { account?: string; invoice?: string }) =>
    run(async ({ services }) => ({ output: { reprocessed: await services.invoices.reprocessMany(options) } })),
  );

program
  .command('verify')
  .description(
    'check every stored file by its hash, count and sum the invoices again, and compare the index with them; the exit code is 1 if a ' +
      'file is missing or damaged, or if a count, a sum or the index is wrong',
  )
  .option('--remove-orphaned', 'remove files that belong to no invoice and are older than a day')
  .option('--fix-counts', 'correct the counts and sums that are wrong')
  .action((options: { removeOrphaned?: boolean; fixCounts?: boolean }) =>
    run(async (core) => {
      const { clock, database, files, stores } = core;
      const index = await readSnapshot(database.reader, verifyIndex);
      const report = {
        ...(await verifyFiles(files, stores.invoices, await stores.exportRuns.listFileKeys())),
        ...index,
      };
      const removed = options.removeOrphaned ? await removeOrphans(files, report.orphaned, clock) : 0;
      if (options.fixCounts) await transactAtLength(core, (tx) => rebuild(tx, ['tallies']));
      const left = options.fixCounts ? { ...report, miscounted: [], wrongSums: [] } : report;
      return { output: { ...report, removed }, exitCode: countFaults(left) > 0 ? 1 : 0 };
    }),
  );

program
  .command('rebuild')
  .description(
    'derive the words of search, the facets of lists, and the counts and sums again from the invoices; on SQLite, changes wait meanwhile; ' +
      'on MySQL and MariaDB, stop the service first, which the command does not check',
  )
  .addArgument(new Argument('[parts...]', 'only these parts (default: all)').choices(DERIVED_PARTS))
  .action((parts: DerivedPart[]) =>
    run(async (core) => {
      const rebuilt = parts.length > 0 ? parts : DERIVED_PARTS;
      await transactAtLength(core, (tx) => rebuild(tx, rebuilt));
      return { output: { rebuilt } };
    }),
  );

addBackupCommands(program, run, runWithConfig);
addFilesCommand(program, run);
addImportCommand(program, run);

program
  .command('explain')
  .description('read a file and write an HTML page that shows why each field has its value; needs no database')
  .argument('<file>')
  .option('--output <page>', 'where to write the page (default: FILE.html)')
  .option('--pages <range>', 'read only these pages, such as 3-4', parsePages)
  .action(async (file: string, { output = `${file}.html`, pages }: { output?: string; pages?: PageRange }) => {
    // Imported here because the libraries that draw pages are large and no other command needs them.
    const { explain } = await import('./extraction/explaining/explain.js');
    const settings = readExtractionSettings(loadConfig(process.env));
    print(await explain(file, output, settings, pages));
  });

program.parseAsync().catch((error: unknown) => {
  const isKnown = [ConfigError, ExtractionError, InstallationError].some((kind) => error instanceof kind);
  const text = isKnown ? (error as Error).message : String(error);
  process.stderr.write(`${error instanceof AppError ? formatError(error) : text}\n`);
  process.exitCode = 1;
});
