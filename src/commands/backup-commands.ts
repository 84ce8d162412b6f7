import type { Command } from 'commander';
import { backUp } from '../backup/back-up.js';
import { restore } from '../backup/restore.js';
import { countFaults } from '../processing/verify.js';
import type { RunCommand, RunWithConfig } from './answer.js';

/** Adds the commands that back up and restore an installation. */
export function addBackupCommands(program: Command, run: RunCommand, runWithConfig: RunWithConfig): void {
  program
    .command('backup')
    .description(
      'copy the database and the files to a folder while the service runs; a folder with an older backup is brought up to date; ' +
        'the exit code is 1 if a file is missing or damaged',
    )
    .requiredOption('--output <folder>')
    .option('--without-files', 'only the database and the secret')
    .action(({ output: folder, ...options }: { output: string; withoutFiles?: boolean }) =>
      run(async (core, progress) => {
        const report = await backUp(core, { folder, progress, ...options });
        const lost = report.files ? report.files.missing.length + report.files.damaged.length : 0;
        return { output: report, exitCode: lost > 0 ? 1 : 0 };
      }),
    );
  program
    .command('restore')
    .description(
      'restore a backup into an empty database and an empty DATA_DIR or bucket, and verify it; the exit code is 1 if something is wrong',
    )
    .argument('<folder>')
    .option('--without-files', 'only the database, beside the files of the same installation')
    .action((folder: string, options: { withoutFiles?: boolean }) =>
      runWithConfig(async (config, { progress }) => {
        const report = await restore(config, { folder, progress, ...options });
        return { output: report, exitCode: countFaults(report.verified) > 0 ? 1 : 0 };
      }),
    );
}
